"""A deal played out by four players: the wall, the turns, the calls, and the win if there is one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.hands import Hand, MeldKind, Situation
from mahjong_desktop.core.scores import Score
from mahjong_desktop.core.tiles import (
    BONUS,
    COPIES,
    DRAGONS,
    KIND_OF,
    KINDS,
    RED_FIVES,
    WINDS,
    Kind,
    Tile,
    Wind,
    is_bonus,
    sort_tiles,
)
from mahjong_desktop.practice.habits import HABITS, USUAL
from mahjong_desktop.practice.seat import Seat
from mahjong_desktop.rules.riichi.dora import DORA_OF
from mahjong_desktop.rules.ruleset import Ruleset

INDICATORS = 5
"""Tiles that can be turned up, and as many under them."""
MOST_KONGS = 4
LEAST_FOR_RIICHI = 4
"""Tiles left in the wall for a declaration."""


@dataclass(frozen=True)
class Task:
    """A hand that was won, and how."""

    hand: Hand
    situation: Situation
    score: Score


@dataclass(frozen=True)
class Table:
    """How the game stands before the deal."""

    round_wind: Wind = Wind.EAST
    dealer_wins: int = 0
    honba: int = 0
    sticks: int = 0


def wall_of(ruleset: Ruleset[Any], rng: Random) -> list[Tile]:
    """All tiles of the variant, shuffled."""
    wall: list[Tile] = []
    for tile, copies in ruleset.tiles.items():
        red = ruleset.tiles.get(RED_FIVES[tile // 9], 0) if tile in KINDS[4:27:9] else 0
        wall += [tile] * (copies - red)
    rng.shuffle(wall)
    return wall


class PlayedDeal:
    """One deal. `play` gives the task, or None where the wall ran out."""

    def __init__(self, ruleset: Ruleset[Any], table: Table, rng: Random, lucky: tuple[Tile, ...] = ()) -> None:
        habits = HABITS.get(ruleset.id, USUAL)
        self._ruleset = ruleset
        self._table = table
        self.wall = wall_of(ruleset, rng)
        self.seats = [Seat(wind, table.round_wind, ruleset, habits, rng) for wind in Wind]
        self._rng = rng
        self.shown, self.under = self._take(INDICATORS), self._take(INDICATORS)
        if "dora" not in ruleset.hand_fields:
            self.wall += self.shown + self.under
        self._reserve = habits.unseen - 2 * INDICATORS * ("dora" in ruleset.hand_fields)
        self.kongs = 0
        self.discards = 0
        self.unseen = [COPIES] * len(KINDS)
        if "dora" in ruleset.hand_fields:
            for seat in self.seats:
                seat.dora = frozenset([DORA_OF[KIND_OF[tile]] for tile in self.shown[:1]])
        self._deal(lucky)

    def _take(self, number: int) -> list[Tile]:
        taken = [tile for tile in self.wall if not is_bonus(tile)][:number]
        for tile in taken:
            self.wall.remove(tile)
        return taken

    def _deal(self, lucky: tuple[Tile, ...]) -> None:
        """The first tiles; one player in luck starts with those."""
        favoured = self.seats[self._rng.randrange(4)]
        for tile in filter(self.wall.__contains__, lucky):
            self.wall.remove(tile)
            if is_bonus(tile):
                favoured.bonus.append(tile)
            else:
                favoured.take(tile)
        size = self._ruleset.shapes.size - 1
        for seat in self.seats:
            while len(seat.tiles) < size:
                self._draw(seat)
            seat.make_plan()
            seat.look()

    def _draw(self, seat: Seat, *, replacement: bool = False) -> tuple[Tile, bool]:
        """The next tile that is no bonus tile, and whether it replaces another."""
        tile = self.wall.pop(0 if replacement else -1)
        while is_bonus(tile):
            seat.bonus.append(tile)
            tile, replacement = self.wall.pop(0), True
        seat.take(tile)
        return tile, replacement

    @property
    def left(self) -> int:
        """Tiles that can still be drawn."""
        return len(self.wall) - self._reserve

    # --- turns

    def play(self) -> Task | None:
        """Turn by turn until somebody wins or the wall is empty."""
        turn, draws = Wind.EAST, True
        while True:
            seat = self.seats[turn]
            if draws:
                if self.left <= 0:
                    return None
                task = self._turn(seat)
            else:
                task = None
                self._throw(seat, None)
            if task is None:
                task = self._discarded_win(seat)
            if task is not None:
                return task
            turn, draws = self._next(seat)

    def _turn(self, seat: Seat) -> Task | None:
        """A draw, Kongs, and a discard, unless the hand wins."""
        drawn, replacement = self._draw(seat)
        seat.passed = False
        while True:
            if (task := self._eighth_bonus(seat)) is not None:
                return task
            if KIND_OF[drawn] in seat.waits:
                task = self._win(seat, seat.give(drawn), replacement=replacement)
                if task is not None:
                    return task
                seat.take(drawn)
            kong = seat.kong(drawn) if self.kongs < MOST_KONGS and self.left > 0 else None
            if kong is None:
                break
            seat.lay_kong(*kong)
            if kong[0] is MeldKind.ADDED_KONG and (task := self._robbed(seat, drawn)) is not None:
                return task
            self.kongs += 1
            self._interrupt()
            seat.look()
            drawn, replacement = self._draw(seat, replacement=True)
        self._throw(seat, drawn)
        return None

    def _interrupt(self) -> None:
        """A set was laid on the table: no declared hand wins at once any more."""
        for seat in self.seats:
            seat.at_once = False

    def _throw(self, seat: Seat, drawn: Tile | None) -> None:
        """Discard a tile, and declare if the hand is ready."""
        if seat.declared:
            assert drawn is not None
            tile = seat.give(drawn)
            seat.at_once = False
        else:
            if not seat.melds and self._rng.random() < 0.3:
                seat.make_plan()
            tile = seat.give_kind(seat.discard(self.unseen, self._safe_from(seat)))
            seat.look()
        first = not seat.thrown and self.no_sets
        self.last = tile
        self.discards += 1
        self.unseen[KIND_OF[tile]] -= 1
        may_declare = "riichi" in self._ruleset.circumstances and self.left >= LEAST_FOR_RIICHI
        if may_declare and seat.declares():
            seat.declared = "double_riichi" if first else "riichi"
            seat.at_once = True
        seat.thrown.append(KIND_OF[tile])

    @property
    def no_sets(self) -> bool:
        """Whether no set lies on the table yet."""
        return not any(seat.melds for seat in self.seats)

    def _safe_from(self, seat: Seat) -> frozenset[Kind] | None:
        """The kinds that every declared hand has thrown; None: nobody has declared."""
        declared = [frozenset(one.thrown) for one in self.seats if one.declared and one is not seat]
        return frozenset.intersection(*declared) if declared else None

    def _after(self, seat: Seat) -> Iterator[Seat]:
        """The others in the order of their turns."""
        for step in (1, 2, 3):
            yield self.seats[(seat.wind + step) % 4]

    def _discarded_win(self, seat: Seat) -> Task | None:
        for other in self._after(seat):
            if other.may_win(KIND_OF[self.last]):
                task = self._win(other, self.last, source=seat.wind)
                if task is not None:
                    return task
                other.passed = True
        return None

    def _eighth_bonus(self, seat: Seat) -> Task | None:
        """Seven bonus tiles win with the eighth, whoever of the four shows it."""
        for holder in self.seats:
            if len(holder.bonus) == len(BONUS):
                *seven, eighth = holder.bonus
                return self._win_by_bonus(holder, tuple(seven), eighth, None)
            if len(holder.bonus) == len(BONUS) - 1 and seat is not holder and seat.bonus:
                return self._win_by_bonus(holder, tuple(holder.bonus), seat.bonus[-1], seat.wind)
        return None

    def _win_by_bonus(self, seat: Seat, seven: tuple[Tile, ...], eighth: Tile, source: Wind | None) -> Task | None:
        """The rest of the hand does not count, and is not shown."""
        told = self._told(seat, source) | {"circumstances": frozenset({"robbed_bonus"} if source is not None else ())}
        hand = Hand((), eighth, (), sort_tiles(seven))
        try:
            return Task(hand, Situation(**told), self._ruleset.score(hand, Situation(**told)))
        except MahjongError:
            return None

    def _robbed(self, seat: Seat, tile: Tile) -> Task | None:
        for other in self._after(seat):
            if other.may_win(KIND_OF[tile]):
                task = self._win(other, tile, source=seat.wind, robbed=True)
                if task is not None:
                    return task
        return None

    def _next(self, seat: Seat) -> tuple[Wind, bool]:
        """Whose turn is next, and whether a tile is drawn: not after a call."""
        kind = KIND_OF[self.last]
        others = [other for other in self._after(seat) if not other.declared and self.left > 0]
        for other in others:
            if other.counts[kind] >= 2 and (plan := other.wants(self.last, (kind, kind))) is not None:
                other.plan = plan
                return self._called(other, MeldKind.PUNG, (kind, kind), seat)
        following = next(self._after(seat))
        if following in others:
            for kinds in following.chows(self.last):
                if (plan := following.wants(self.last, kinds)) is not None:
                    following.plan = plan
                    return self._called(following, MeldKind.CHOW, kinds, seat)
        return following.wind, True

    def _called(self, seat: Seat, kind: MeldKind, own: tuple[Kind, ...], source: Seat) -> tuple[Wind, bool]:
        self._interrupt()
        seat.lay(kind, own, self.last, source.wind)
        return seat.wind, False

    # --- wins

    def _win(
        self, seat: Seat, tile: Tile, *, source: Wind | None = None, replacement: bool = False, robbed: bool = False
    ) -> Task | None:
        """The task, if the hand scores."""
        hand = seat.hand(tile)
        circumstances = set(self._first_turn(seat))
        circumstances |= {seat.declared} - {""}
        circumstances |= {"ippatsu"} if seat.at_once else set()
        circumstances |= {"last_tile"} if self.left <= 0 and not replacement else set()
        circumstances |= {"replacement_tile"} if replacement else set()
        circumstances |= {"robbed_kong"} if robbed else set()
        told = self._told(seat, source)
        told["circumstances"] = self._fitting(hand, told, circumstances)
        try:
            score = self._ruleset.score(hand, Situation(**told))
            if self._ruleset.asks_liable(score) and (liable := liable_for(hand)) is not None:
                told["liable"] = liable
                score = self._ruleset.score(hand, Situation(**told))
        except MahjongError:
            return None
        return Task(hand, Situation(**told), score)

    def _first_turn(self, seat: Seat) -> tuple[str, ...]:
        """What the first go-around brings."""
        if seat.thrown or not self.no_sets:
            return ()
        return ("blessing_of_heaven", "blessing_of_earth", "blessing_of_man")

    def _told(self, seat: Seat, source: Wind | None) -> dict[str, Any]:
        """The fields of the situation that these rules know, circumstances aside."""
        table, rules = self._table, self._ruleset
        told: dict[str, Any] = {"self_draw": source is None, "source": source}
        told |= {"seat_wind": seat.wind, "round_wind": table.round_wind}
        if "dealer_wins" in rules.table_fields and seat.wind is Wind.EAST:
            told["dealer_wins"] = table.dealer_wins
        if "honba" in rules.table_fields:
            told["honba"] = table.honba
            told["riichi_sticks"] = table.sticks + sum(bool(one.declared) for one in self.seats)
        if bands := rules.discard_bands():
            told["discards"] = self.discards if self.discards < bands[-1][0] else None
        if "dora" in rules.hand_fields:
            number = 1 + (self.kongs if rules.values["kan_dora"] else 0)
            told["dora"] = tuple(self.shown[:number])
            told["ura_dora"] = tuple(self.under[:number]) if seat.declared and rules.values["ura_dora"] else ()
        return told

    def _fitting(self, hand: Hand, told: dict[str, Any], wished: set[str]) -> frozenset[str]:
        """Those of the circumstances that can hold and that the rules ask for."""
        held: frozenset[str] = frozenset()
        for name in self._ruleset.shown_circumstances():
            if name in wished:
                situation = Situation(**told, circumstances=held | {name})
                clashes = (*self._ruleset.clashes(hand, situation), *self._ruleset.idle(hand, situation))
                held = held if any(clashes) else held | {name}
        return held


def liable_for(hand: Hand) -> Wind | None:
    """Who let the winner meld the last set of all dragons or all winds."""
    for family in (DRAGONS, WINDS):
        sets = [meld for meld in hand.melds if meld.first in family]
        if len(sets) == len(family):
            return sets[-1].source
    return None
