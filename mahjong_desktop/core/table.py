"""Four players at a table: what they enter after every deal, and how the game then stands.

Players are 0-3 for a whole game, in the order of their seats in the first deal: player 0 is the first East.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.scores import Score
from mahjong_desktop.core.tiles import Tile, Wind

Player: TypeAlias = int
Amounts: TypeAlias = tuple[int, ...]
"""One number for each of the four players."""

PLAYERS = range(4)
NOTHING: Amounts = (0, 0, 0, 0)
DEPOSIT = 1000
"""What a stick on the table is worth."""


class WonHand(NamedTuple):
    """The tiles of a win, and what is true of them whoever sits where."""

    hand: Hand
    circumstances: frozenset[str] = frozenset()
    discards: int | None = None
    """All tiles discarded in the deal so far; None: too many to matter."""
    dora: tuple[Tile, ...] = ()
    ura_dora: tuple[Tile, ...] = ()

    @classmethod
    def of(cls, hand: Hand, situation: Situation) -> WonHand:
        """The hand with those facts of a situation that the game does not know by itself."""
        return cls(hand, situation.circumstances, situation.discards, situation.dora, situation.ura_dora)


@dataclass(frozen=True)
class WinnerOfDeal:
    """One player's win: its tiles, or only its value."""

    winner: Player
    source: Player | None = None
    """Who discarded the winning tile, or whose Kong or bonus tile was robbed; None: self-draw."""
    won: WonHand | None = None
    figures: Mapping[str, int | str | bool] | None = None
    """The value alone, where the tiles are not entered."""
    liable: Player | None = None
    """Who let the winner meld the last set of a yakuman."""


@dataclass(frozen=True)
class WinDeal:
    """A deal that was won: by self-draw, or by one or several players on the same discard."""

    wins: tuple[WinnerOfDeal, ...]
    riichi: frozenset[Player] = frozenset()
    """The players whose deposit stands."""

    @property
    def winners(self) -> tuple[Player, ...]:
        """Who won, as they were entered."""
        return tuple(win.winner for win in self.wins)

    @property
    def source(self) -> Player | None:
        """Who discarded; None: self-draw."""
        return self.wins[0].source

    def in_turn(self) -> tuple[Player, ...]:
        """The winners as their turns would come after the discarder's: from his right."""
        source = self.source
        return self.winners if source is None else tuple(sorted(self.winners, key=lambda one: (one - source) % 4))


class DrawKind(StrEnum):
    """How a deal ends without a winner, by its name in records. All but the first break a deal off."""

    EXHAUSTIVE = "exhaustive"
    NINE_TERMINALS = "nine_terminals"
    FOUR_KONGS = "four_kongs"
    FOUR_WINDS = "four_winds"
    FOUR_RIICHI = "four_riichi"
    TRIPLE_RON = "triple_ron"


@dataclass(frozen=True)
class DrawDeal:
    """A deal that nobody won."""

    kind: DrawKind = DrawKind.EXHAUSTIVE
    tenpai: frozenset[Player] = frozenset()
    """The players who were ready; where the wall ran out, and where it matters."""
    riichi: frozenset[Player] = frozenset()
    nagashi: frozenset[Player] = frozenset()
    """The players with nagashi mangan: only terminals and honours discarded, and none of them claimed."""


@dataclass(frozen=True)
class Chombo:
    """A grave mistake: the deal is void and is played again."""

    player: Player


@dataclass(frozen=True)
class Adjustment:
    """A correction or a penalty that the players agree on."""

    changes: Amounts = NOTHING
    note: str = ""
    honba: int | None = None
    """The counters from now on; None: as they are."""
    sticks: int | None = None
    """The deposits on the table from now on; None: as they are."""


@dataclass(frozen=True)
class GameEnd:
    """The players stop here: the clock, the last train."""


Deal: TypeAlias = WinDeal | DrawDeal | Chombo | Adjustment | GameEnd


@dataclass(frozen=True)
class TableState:
    """How the game stands before a deal."""

    scores: Amounts
    rounds_over: int = 0
    """How many rounds are behind: 0 in the East round."""
    dealer: Player = 0
    dealer_wins: int = 0
    """How many deals in a row the present East has won as East; draws between them do not count."""
    repeats: int = field(default=0, compare=False)
    """How many deals the present East has sat through as East; it changes no payment."""
    honba: int = 0
    """Counters on the table."""
    carried: int = 0
    """Those of the counters that an earlier East left, where they leave the table with the next win."""
    sticks: int = 0
    """Deposits on the table."""
    chombo: Amounts = NOTHING
    """How many mistakes each player is to pay for at the end of the game."""

    @property
    def round_wind(self) -> Wind:
        """The wind of the round; a fifth round would be East's again."""
        return Wind(self.rounds_over % 4)

    @property
    def number(self) -> int:
        """Which deal of the round it is, 1-4, repeated deals not counted."""
        return self.dealer + 1

    def seat(self, player: Player) -> Wind:
        """Where a player sits."""
        return Wind((player - self.dealer) % 4)

    def player(self, seat: Wind) -> Player:
        """Who sits there."""
        return (self.dealer + seat) % 4

    def by_player(self, changes: Iterable[tuple[Wind, int]]) -> Amounts:
        """Changes of seats as changes of players."""
        amounts = [0, 0, 0, 0]
        for seat, change in changes:
            amounts[self.player(seat)] += change
        return tuple(amounts)


@dataclass(frozen=True)
class Played:
    """A deal that was played, and what came of it."""

    state: TableState
    """How the game stood before it."""
    deal: Deal
    changes: Amounts
    """All payments of the deal, deposits paid and won included."""
    after: TableState
    """How the game stands after it; after the last deal, how it ended."""
    ended: bool = False
    """Whether the game is over with it."""
    wins: tuple[Score, ...] = ()
    """The winners' scores, in the order of the deal's wins."""

    @property
    def scores(self) -> Amounts:
        """The players' points after it."""
        return self.after.scores


@dataclass(frozen=True)
class Final:
    """The end of a game: places, and what is added to the points."""

    scores: Amounts
    """The points after the last deal."""
    ranking: tuple[Player, ...]
    """First to last; ties by seat order."""
    leftover_sticks: Amounts = NOTHING
    """The points that each player gets for the deposits left on the table."""
    bonus: Amounts = NOTHING
    """Uma and oka."""
    penalties: Amounts = NOTHING
    """What is paid for mistakes at the end."""
    return_points: int = 0
    """The points that every player gives back."""
    shared_places: bool = True
    """Whether players with as many points share a place."""

    @property
    def places(self) -> Amounts:
        """Each player's place, from 1."""
        places = {player: place for place, player in enumerate(self.ranking, 1)}
        if not self.shared_places:
            return tuple(places[player] for player in PLAYERS)
        return tuple(1 + sum(other > score for other in self.scores) for score in self.scores)

    @property
    def results(self) -> Amounts:
        """What each player has won or lost."""
        parts = zip(self.scores, self.leftover_sticks, self.bonus, self.penalties, strict=True)
        return tuple(sum(part) - self.return_points for part in parts)


def ranking(scores: Amounts) -> tuple[Player, ...]:
    """The players from first to last; ties by seat order."""
    return tuple(sorted(PLAYERS, key=lambda player: -scores[player]))


def added(*amounts: Amounts) -> Amounts:
    """The sum for each player."""
    return tuple(map(sum, zip(*amounts, strict=True)))
