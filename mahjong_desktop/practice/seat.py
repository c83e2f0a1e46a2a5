"""A player at the practice table: what is held, and what is done with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from mahjong_desktop.core.hands import Hand, Meld, MeldKind
from mahjong_desktop.core.tiles import (
    DRAGONS,
    HONOURS,
    KIND_COUNT,
    KIND_OF,
    KINDS,
    Kind,
    Tile,
    Wind,
    can_start_chow,
    rank_of,
    sort_tiles,
    suit_of,
)
from mahjong_desktop.practice.habits import Habits
from mahjong_desktop.practice.plans import (
    ANY,
    FLUSHES,
    PUNGS,
    SIMPLES,
    Plan,
    draws,
    draws_after,
    helping,
    kept_for_runs,
    plans_for,
)
from mahjong_desktop.rules.ruleset import Ruleset

ALONE = -20.0
"""What a tile outside the plan is worth beside any other."""


CLOSE = 3
"""A hand that lacks no more is looked at closely: how many tiles help it, not only how far it is."""


class Seat:
    """One of the four. Its hand changes as the deal goes on."""

    def __init__(self, wind: Wind, round_wind: Wind, ruleset: Ruleset[Any], habits: Habits, rng: Random) -> None:
        self.wind = wind
        self.values = frozenset((*DRAGONS, wind.kind, round_wind.kind))
        self.dora: frozenset[Kind] = frozenset()
        """The kinds that the indicators name."""
        self.tiles: list[Tile] = []
        self.counts = [0] * KIND_COUNT
        self.melds: list[Meld] = []
        self.bonus: list[Tile] = []
        self.thrown: list[Kind] = []
        self.waits: frozenset[Kind] = frozenset()
        self.declared = ""
        """ "riichi" or "double_riichi" once declared."""
        self.at_once = False
        """Whether the turn after the declaration is not over yet."""
        self.passed = False
        """Whether a winning tile went by since the last draw."""
        self.plan = ANY
        self._ruleset = ruleset
        self._habits = habits
        self._rng = rng
        least, most = habits.appetite
        self._appetite = least + (most - least) * rng.random()
        self._ambition = rng.choice(habits.ambitions)

    # --- what there is

    @property
    def sets_to_make(self) -> int:
        """Sets that are still to come from the concealed tiles."""
        return self._ruleset.shapes.sets - len(self.melds)

    @property
    def closed(self) -> bool:
        """Nothing claimed."""
        return not any(meld.is_open for meld in self.melds)

    def hand(self, winning: Tile | None = None) -> Hand:
        """The tiles as a hand; the winning tile, if it is among them, apart."""
        return Hand(sort_tiles(self.tiles), winning, tuple(self.melds), sort_tiles(self.bonus))

    def take(self, tile: Tile) -> None:
        """One tile more."""
        self.tiles.append(tile)
        self.counts[KIND_OF[tile]] += 1

    def give(self, tile: Tile) -> Tile:
        """One tile fewer."""
        self.tiles.remove(tile)
        self.counts[KIND_OF[tile]] -= 1
        return tile

    def give_kind(self, kind: Kind) -> Tile:
        """A tile of that kind; a red five only where there is no plain one."""
        return self.give(min(tile for tile in self.tiles if KIND_OF[tile] == kind))

    def look(self) -> None:
        """See what the hand waits for, between one's turns."""
        near = draws(ANY, self.counts, self.sets_to_make) == 1
        special = [plan for plan in plans_for(self._ruleset.shapes)[5:] if not self.melds]
        if near or any(draws(plan, self.counts, self.sets_to_make) == 1 for plan in special):
            self.waits = frozenset(self._ruleset.waits(self.hand()))
        else:
            self.waits = frozenset()

    def has_row(self) -> bool:
        """Whether the hand will earn something whatever else becomes of it."""
        valued = any(meld.first in self.values for meld in self.melds)
        return valued or self.plan.makes_row or any(self.counts[kind] >= 3 for kind in self.values)

    def make_plan(self) -> None:
        """See what the hand is nearest to; once a set is called it goes on as it began."""
        self.plan = min(plans_for(self._ruleset.shapes), key=self._farness)

    def _farness(self, plan: Plan) -> int:
        """How far a plan is, for this player's taste."""
        handicap = max(0, plan.handicap - self._ambition)
        return draws(plan, self.counts, self.sets_to_make) + handicap

    # --- discards

    def discard(self, unseen: list[int], safe: frozenset[Kind] | None) -> Kind:
        """The kind to throw; `safe` are those that a declared hand cannot win with."""
        after = draws_after(self.plan, self.counts, self.sets_to_make)
        best = min(after.values())
        if safe is not None and best >= self._habits.folds_from:
            kept = [kind for kind in after if kind in safe]
            after = dict.fromkeys(kept, best) or after
            best = min(after.values())
        near = [kind for kind, missing in after.items() if missing == best]
        prizes = self._prizes()
        if best <= CLOSE and len(near) > 1:

            def chances(kind: Kind) -> tuple[float, float]:
                return self._chances_without(kind, best, unseen) - prizes.get(kind, 0), -self._worth(kind)

            return max(near, key=chances)
        return min(near, key=lambda kind: self._worth(kind) + prizes.get(kind, 0))

    def _prizes(self) -> dict[Kind, float]:
        """What tiles are worth for what the finished hand would earn by them."""
        habits, prizes = self._habits, dict[Kind, float]()
        if habits.prizes:
            prizes = dict.fromkeys(kept_for_runs(self.counts), habits.prizes)
            for kind in self.dora:
                prizes[kind] = prizes.get(kind, 0) + habits.prizes
        if habits.spare_honours and self.plan is ANY and not self.melds:
            for kind in HONOURS:
                if self.counts[kind] < 3:
                    prizes[kind] = prizes.get(kind, 0) - habits.spare_honours
        return prizes

    def _chances_without(self, kind: Kind, missing: int, unseen: list[int]) -> int:
        """How many tiles bring the hand nearer once a tile of that kind is discarded."""
        self.counts[kind] -= 1
        found = helping(self.plan, self.counts, self.sets_to_make, missing)
        self.counts[kind] += 1
        return sum(max(0, unseen[one] - self.counts[one]) for one in found)

    def _worth(self, kind: Kind) -> float:
        """How useful a tile is beside the others."""
        if kind not in self.plan.kinds:
            return ALONE + self.counts[kind]
        worth = 2.5 * self.counts[kind] + self._rng.random()
        if kind in HONOURS:
            return worth + (1.5 if kind in self.values else 0)
        rank = rank_of(kind)
        near = [(step, self.counts[kind + step]) for step in (-2, -1, 1, 2) if 1 <= rank + step <= 9]
        return worth + sum(2 * (3 - abs(step)) * min(count, 1) for step, count in near) / 2 - 0.3 * abs(rank - 5) + 1

    # --- calls

    def chows(self, tile: Tile) -> Iterator[tuple[Kind, ...]]:
        """The kinds that make a run with another's tile."""
        kind = KIND_OF[tile]
        for first in (kind - 2, kind - 1, kind):
            if first >= 0 and can_start_chow(first) and suit_of(first) == suit_of(kind):
                others = tuple(one for one in range(first, first + 3) if one != kind)
                if all(self.counts[one] for one in others):
                    yield others

    def wants(self, tile: Tile, kinds: tuple[Kind, ...]) -> Plan | None:
        """The plan by which to call a tile with those of one's own; None: leave it."""
        kind = KIND_OF[tile]
        pung = set(kinds) == {kind}
        if pung and kind in self.values and self.plan.form is not PUNGS.form:
            if self._rng.random() < self._habits.values:
                return self._nearer(self.plan if self.melds else ANY, kinds)
            return None
        if self._rng.random() > self._appetite:
            return None
        plans = self._open_plans()
        for plan in plans:
            if {kind, *kinds} <= plan.kinds and (pung or plan.form is not PUNGS.form):
                return self._nearer(plan, kinds)
        return None

    def _open_plans(self) -> Iterable[Plan]:
        """What an open hand may become."""
        if self.melds:
            return (self.plan,) if self.has_row() or not self._habits.row_first else ()
        if not self._habits.row_first or any(self.counts[kind] >= 3 for kind in self.values):
            return (self.plan if self.plan.makes_row else ANY,)
        return [plan for plan in self._rows_in_sight() if self._within_reach(plan)]

    def _rows_in_sight(self) -> tuple[Plan, ...]:
        open_simples = self._ruleset.values.get("open_tanyao", True)
        return ((SIMPLES,) if open_simples else ()) + (*FLUSHES, PUNGS)

    def _within_reach(self, plan: Plan) -> bool:
        missing = draws(plan, self.counts, self.sets_to_make)
        return missing <= 4 and missing <= draws(ANY, self.counts, self.sets_to_make) + 1

    def _nearer(self, plan: Plan, kinds: tuple[Kind, ...]) -> Plan | None:
        """The plan, if a set of these and another's tile brings the hand nearer to it."""
        before = draws(plan, self.counts, self.sets_to_make)
        for kind in kinds:
            self.counts[kind] -= 1
        after = draws(plan, self.counts, self.sets_to_make - 1)
        for kind in kinds:
            self.counts[kind] += 1
        return plan if after < before else None

    def lay(self, kind: MeldKind, own: Iterable[Kind], tile: Tile, source: Wind | None) -> None:
        """Lay a set of one's own tiles and one more on the table."""
        tiles = [self.give_kind(one) for one in own]
        self.melds.append(Meld.of(kind, (*tiles, tile), source))

    # --- Kongs

    def kong(self, drawn: Tile | None) -> tuple[MeldKind, Kind] | None:
        """A Kong to declare with the tiles in the hand."""
        if self.declared or drawn is None or self._rng.random() > self._habits.kongs:
            return None
        four = next((kind for kind in KINDS if self.counts[kind] == 4), None)
        if four is not None and self._kong_costs_nothing(four, 4):
            return MeldKind.CONCEALED_KONG, four
        kind = KIND_OF[drawn]
        lies = any(meld.kind is MeldKind.PUNG and meld.first == kind for meld in self.melds)
        return (MeldKind.ADDED_KONG, kind) if lies and self._kong_costs_nothing(kind, 1) else None

    def _kong_costs_nothing(self, kind: Kind, number: int) -> bool:
        """Whether the hand is as near without those tiles."""
        plan = ANY if self.plan.form is not PUNGS.form else self.plan
        before = draws(plan, self.counts, self.sets_to_make)
        self.counts[kind] -= number
        after = draws(plan, self.counts, self.sets_to_make - (number > 1))
        self.counts[kind] += number
        return after <= before

    def lay_kong(self, kind: MeldKind, first: Kind) -> None:
        """Lay the Kong on the table."""
        if kind is MeldKind.CONCEALED_KONG:
            self.melds.append(Meld.of(kind, [self.give_kind(first) for _ in range(4)]))
            return
        place = next(place for place, meld in enumerate(self.melds) if meld.first == first and meld.kind == "pung")
        pung = self.melds[place]
        self.melds[place] = Meld.of(kind, (*pung.tiles, self.give_kind(first)), pung.source)

    # --- declaring

    def declares(self) -> bool:
        """Whether to declare a hand that has just become ready."""
        free = self.closed and not self.declared and self.waits and not self.waits & set(self.thrown)
        return bool(free) and self._rng.random() < self._habits.riichi[len(self.waits) > 1]

    def may_win(self, kind: Kind) -> bool:
        """Whether another's tile of that kind wins: not after one's own discard of a tile that would."""
        if kind not in self.waits:
            return False
        furiten = "furiten" in self._ruleset.circumstances and (self.passed or not self.waits.isdisjoint(self.thrown))
        return not furiten
