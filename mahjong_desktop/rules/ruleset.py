"""What a variant is: the tiles and shapes it plays with, what it asks about a win, and how it scores one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Generic, TypeVar

from mahjong_desktop.core.drafts import Draft
from mahjong_desktop.core.errors import BadTiles, Contradiction, UnknownRule, WrongTileCount
from mahjong_desktop.core.hands import Hand, Situation, check_copies
from mahjong_desktop.core.readings import Shapes
from mahjong_desktop.core.scores import Score
from mahjong_desktop.core.tiles import BONUS, CODES, Kind, Tile, is_bonus, overflows, room_for, tally
from mahjong_desktop.core.waits import missing, waits
from mahjong_desktop.rules.figures import Figure, Figures, Form, check_figures
from mahjong_desktop.rules.flow import Flow
from mahjong_desktop.rules.options import Choice, Option, Value, check_row_value, number, resolve, shown
from mahjong_desktop.rules.rows import Row

ViewT = TypeVar("ViewT")


@dataclass(frozen=True)
class Clash:
    """Two statements about a win that cannot both be true, by their record keys or circumstances."""

    first: str
    second: str
    reason: str


_tally = lru_cache(maxsize=1 << 12)(tally)
"""The tally of a few tiles, which return."""


class Ruleset(ABC, Generic[ViewT]):
    """A variant under chosen rules. Immutable: other rules are another Ruleset."""

    id: ClassVar[str]
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[Mapping[str, Mapping[str, Value]]]
    """Each preset's differences from the options' defaults; the first is the variant's own default."""
    circumstances: ClassVar[tuple[str, ...]]
    """The circumstances a record of this variant may name."""
    hand_fields: ClassVar[frozenset[str]]
    """The keys of a win record about the tiles and the deal that only this variant has: bonus, discards …"""
    table_fields: ClassVar[frozenset[str]]
    """The keys about the table that only this variant has; they stand beside a value alone too."""
    figure_forms: ClassVar[tuple[Form, ...]]
    """What is asked for a value without tiles: one of these forms."""
    point_rows: ClassVar[tuple[str, ...]] = ()
    """The reasons for base points, where the variant counts them: fu, or points."""
    has_house_rows: ClassVar[bool] = False
    """Whether clubs may give rows other values."""

    def __init__(self, choice: Choice | None = None) -> None:
        self.choice = choice or Choice(next(iter(self.presets)))
        if self.choice.preset not in self.presets:
            raise UnknownRule("rules", reason="preset", name=shown(self.choice.preset))
        self._check_names("option", self.choice.options, {option.id for option in self.options})
        self._check_names("row", self.choice.rows, {row.id for row in self.table() if self.has_house_rows})
        self.values = resolve(self.options, self.presets, self.choice)
        self.rows = self.playing_rows()
        self.shapes = self.make_shapes()
        self.tiles = self.make_tiles()
        self._room = room_for({tile: copies for tile, copies in self.tiles.items() if not is_bonus(tile)})
        self._room_for_bonus = room_for({tile: copies for tile, copies in self.tiles.items() if is_bonus(tile)})
        self.flow = self.make_flow()

    @staticmethod
    def _check_names(reason: str, given: Iterable[str], known: set[str]) -> None:
        for name in given:
            if name not in known:
                raise UnknownRule("rules", reason=reason, name=shown(name))

    def playing_rows(self) -> tuple[Row[ViewT], ...]:
        """The rows that can score, with their house values."""
        changes = {name: check_row_value(name, value) for name, value in self.choice.rows.items()}
        rows = (row.worth(changes[row.id]) if row.id in changes else row for row in self.table())
        return tuple(row for row in rows if row.value is not None and (row.option is None or self.values[row.option]))

    def number(self, name: str) -> int:
        """The value of a numeric option."""
        return number(self.values, name)

    @abstractmethod
    def table(self) -> tuple[Row[ViewT], ...]:
        """Every row of the chosen preset with the page's values, those of switched-off options included."""

    @abstractmethod
    def make_shapes(self) -> Shapes:
        """The hands that win."""

    @abstractmethod
    def make_tiles(self) -> Mapping[Tile, int]:
        """The tiles that are played with, and how many of each there are; a red five is one of four fives."""

    @abstractmethod
    def make_flow(self) -> Flow:
        """How a game of four players goes from deal to deal."""

    @abstractmethod
    def shown_circumstances(self) -> tuple[str, ...]:
        """The circumstances that can change a score under the chosen rules, in the order to show them."""

    def discard_bands(self) -> tuple[tuple[int, int | None], ...]:
        """The numbers of discards that score differently, as (least, most); empty where none does."""
        return ()

    @abstractmethod
    def clashes(self, hand: Hand, situation: Situation) -> Iterable[Clash]:
        """What in the situation contradicts itself or the hand."""

    def idle(self, hand: Hand, situation: Situation) -> Iterator[Clash]:
        """Circumstances that records may name although nothing comes of them here; the window dims them."""
        yield from ()

    @abstractmethod
    def score(self, hand: Hand, situation: Situation) -> Score:
        """The best reading's score, with the others. Raises the MahjongError that stands first in the way."""

    @abstractmethod
    def score_value(self, figures: Figures, situation: Situation) -> Score:
        """The score of a value entered without tiles. The figures are checked already."""

    @classmethod
    def check_figures(cls, figures: Figures) -> None:
        """BadRecord if the figures are not those of one form, each with a value that can be."""
        check_figures(figures, cls.figure_forms)

    @classmethod
    def figures(cls) -> dict[str, Figure]:
        """Every figure of every form, by its record key."""
        return {figure.id: figure for form in cls.figure_forms for figure in form}

    def asks_indicators(self, field: str, situation: Situation) -> bool:
        """Whether the indicators of that field of a record can count in this situation."""
        return field in self.hand_fields

    def asks_liable(self, score: Score) -> bool:
        """Whether it matters who let the winner meld the last set (pao)."""
        return False

    def hand_of(self, draft: Draft) -> Hand:
        """The hand that a draft amounts to, with its winning tile if it can have one."""
        return draft.hand(self.shapes.size)

    def uses(self, tile: Tile) -> bool:
        """Whether the tile is played with."""
        return tile in self.tiles

    def wins_alone(self, hand: Hand) -> bool:
        """Whether the winning tile is one that wins without a complete hand."""
        return False

    def lone_winners(self, hand: Hand) -> tuple[Tile, ...]:
        """The tiles that would win at once beside this unfinished hand."""
        return ()

    def check(self, hand: Hand, situation: Situation) -> None:
        """Tiles, melds, copies, count, contradictions: raises the first error there is."""
        if not self._is_faultless(hand, situation):
            self._check_hand(hand, situation)
        self.check_situation(hand, situation)

    def _is_faultless(self, hand: Hand, situation: Situation) -> bool:
        """Whether the tiles can be as they are: so many of them, in their places, none too often. Seen at a glance."""
        if hand.size != self.shapes.size or hand.winning in BONUS:
            return False
        for meld in hand.melds:
            if meld.fault is not None or meld.source is situation.seat_wind:
                return False
        if hand.bonus and overflows(_tally(hand.bonus), self._room_for_bonus):
            return False
        held = hand.held
        if indicators := situation.indicators:
            held += _tally(indicators)
        return not overflows(held, self._room)

    def _check_hand(self, hand: Hand, situation: Situation) -> None:
        """The first fault in its tiles, if there is one."""
        self.check_tiles(hand, situation)
        for meld in hand.melds:
            meld.check(situation.seat_wind)
        self.check_copies(hand, situation)
        have, need = hand.size, self.shapes.size
        if have != need and not (self.wins_alone(hand) and have < need):
            raise WrongTileCount("hand", have=have, need=need)

    def check_copies(self, hand: Hand, situation: Situation) -> None:
        """TooManyCopies if hand and indicators have more of a tile than there is."""
        check_copies(hand, self.tiles, situation.indicators)

    def check_situation(self, hand: Hand, situation: Situation) -> None:
        """Contradiction, if there is one."""
        for clash in self.clashes(hand, situation):
            field = "circumstances" if clash.first in self.circumstances else clash.first
            raise Contradiction(field, between=(clash.first, clash.second), reason=clash.reason)

    def check_tiles(self, hand: Hand, situation: Situation) -> None:
        """BadTiles if a tile is not played with, or a bonus tile stands inside the hand."""
        fields = {"hand": hand.concealed, "bonus": hand.bonus, "melds": [t for meld in hand.melds for t in meld.tiles]}
        fields["winning_tile"] = () if hand.winning is None else (hand.winning,)
        fields |= {"dora": situation.dora, "ura_dora": situation.ura_dora}
        for field, tiles in fields.items():
            for tile in tiles:
                if not self.uses(tile):
                    raise BadTiles(field, reason="not_used", text=CODES[tile])
                if field != "winning_tile" and is_bonus(tile) != (field == "bonus"):
                    raise BadTiles(field, reason="bonus_apart" if is_bonus(tile) else "not_bonus", text=CODES[tile])

    def waits(self, hand: Hand) -> tuple[Kind, ...]:
        """The kinds that complete a hand one tile short."""
        return waits(hand, self.shapes)

    def missing(self, hand: Hand) -> int:
        """How many tiles the hand still lacks."""
        return missing(hand, self.shapes)
