"""The hand page's editor: every click, key and choice becomes a new Entry, which can be undone."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QObject, Signal

from mahjong_desktop.core.hands import Hand, Meld, MeldKind, Situation
from mahjong_desktop.core.notation import DIGITS, format_hand
from mahjong_desktop.core.tiles import SUIT_LETTERS, Tile, Wind, can_start_chow, count_left, is_bonus
from mahjong_desktop.core.values import changed
from mahjong_desktop.models.entry import Entry, Outcome, agree, fitting, outcome
from mahjong_desktop.models.history import History
from mahjong_desktop.rules.figures import Figures, blank, form_with
from mahjong_desktop.rules.ruleset import Clash, Ruleset


class Mode(StrEnum):
    """What one click in the picker enters."""

    TILE = "tile"
    PAIR = "pair"
    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"

    def tiles(self, tile: Tile) -> tuple[Tile, ...]:
        """The tiles that a click on this one stands for; for a Chow it is the lowest."""
        if self is Mode.CHOW:
            return (tile, tile + 1, tile + 2)
        return (tile,) * _COPIES[self]


_COPIES = {Mode.TILE: 1, Mode.PAIR: 2, Mode.PUNG: 3, Mode.KONG: 4}


class Obstacle(StrEnum):
    """Why the picker cannot enter something."""

    NONE_LEFT = "none_left"
    TOO_FEW_LEFT = "too_few_left"
    NO_ROOM = "no_room"
    NO_RUN = "no_run"
    BONUS_ALONE = "bonus_alone"


class Counter(StrEnum):
    """What is counted at the table, by the fields of a record."""

    DEALER_WINS = "dealer_wins"
    HONBA = "honba"
    RIICHI_STICKS = "riichi_sticks"


class Target(StrEnum):
    """What the picker's tiles go into, by the fields of a situation."""

    HAND = "hand"
    DORA = "dora"
    URA_DORA = "ura_dora"


class HandEditor(QObject):
    """Holds the entry and the rules it is scored by; `changed` after either is another."""

    changed = Signal()
    rules_changed = Signal()
    mode_changed = Signal()
    refused = Signal(object)
    """A choice that cannot be, by the Clash that stands against it."""

    def __init__(self, ruleset: Ruleset[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.history = History(Entry(), self)
        self._ruleset = ruleset
        self._entry: Entry | None = None
        self._outcome: Outcome | None = None
        self._left: tuple[int, ...] | None = None
        self._mode = Mode.TILE
        self._called = False
        self._target = Target.HAND
        self.history.moved.connect(self._show)

    # --- what there is

    @property
    def entry(self) -> Entry:
        """What has been entered, as far as these rules know it: undo may lead back to where others held."""
        if self._entry is None:
            state = self.history.state
            fitting = self._agreed(self._fitting(state))
            self._entry = state if fitting == state else fitting
        return self._entry

    @property
    def ruleset(self) -> Ruleset[Any]:
        """The rules it is scored by."""
        return self._ruleset

    @property
    def outcome(self) -> Outcome:
        """What it amounts to; worked out once for each change."""
        if self._outcome is None:
            self._outcome = outcome(self.entry, self._ruleset)
        return self._outcome

    @property
    def hand(self) -> Hand:
        """The hand as entered so far."""
        return self.outcome.hand

    @property
    def left(self) -> tuple[int, ...]:
        """How many of each tile are left beside the hand; below zero where too many were typed."""
        if self._left is None:
            self._left = count_left(self.hand.tiles + self.situation.indicators, self._ruleset.tiles)
        return self._left

    @property
    def situation(self) -> Situation:
        """How it was won."""
        return self.entry.situation

    @property
    def text(self) -> str:
        """The text line."""
        return self.entry.text(self._ruleset)

    @property
    def mode(self) -> Mode:
        """What a click enters."""
        return self._mode

    @property
    def called(self) -> bool:
        """Whether it enters called sets."""
        return self._called

    @property
    def target(self) -> Target:
        """What the next tile goes into."""
        return self._target

    def indicators(self, target: Target) -> tuple[Tile, ...]:
        """The indicators of one kind."""
        return self.situation.dora if target is Target.DORA else self.situation.ura_dora

    # --- changes

    def _show(self) -> None:
        """Another entry is the present one, by a step, by undo or by redo."""
        self._forget()
        self.changed.emit()

    def _forget(self) -> None:
        self._entry = None
        self._outcome = None
        self._left = None

    def record(self, entry: Entry) -> None:
        """Make this the entry, as a step that can be undone."""
        entry = self._agreed(entry)
        if entry != self.history.state:
            self.history.push(entry)

    def _agreed(self, entry: Entry) -> Entry:
        """The entry without what its hand contradicts."""
        situation, _ = agree(entry.situation, self._ruleset.hand_of(entry.draft), self._ruleset)
        return replace(entry, situation=situation)

    def use_rules(self, ruleset: Ruleset[Any]) -> None:
        """Score by other rules from now on; the tiles stay, and what these rules contradict gives way."""
        self._ruleset = ruleset
        self._forget()
        self.rules_changed.emit()
        before = self.history.state
        self.record(self._fitting(before))
        if self.history.state is before:
            self.changed.emit()

    def _fitting(self, entry: Entry) -> Entry:
        """The entry without what the rules do not know; a value in another variant's figures starts anew."""
        known = self._ruleset.figures()
        foreign = entry.figures is not None and not entry.figures.keys() <= known.keys()
        figures = blank(self._ruleset.figure_forms[0]) if foreign else entry.figures
        return replace(entry, situation=fitting(entry.situation, self._ruleset), figures=figures)

    def set_mode(self, mode: Mode) -> None:
        """What clicks enter from now on."""
        self._mode = mode
        self.mode_changed.emit()

    def set_called(self, called: bool) -> None:
        """Whether they enter called sets."""
        self._called = called
        self.mode_changed.emit()

    # --- indicators

    def set_target(self, target: Target) -> None:
        """The next tile goes into the hand or among the indicators; again the hand is what follows."""
        if target is not self._target:
            self._target = target
            self.mode_changed.emit()

    def take_out_indicator(self, target: Target, number: int) -> None:
        """An indicator was not one."""
        shown = self.indicators(target)
        self._set_indicators(target, shown[:number] + shown[number + 1 :])

    def _set_indicators(self, target: Target, tiles: tuple[Tile, ...]) -> None:
        change = {target.value: tiles}
        self.record(replace(self.entry, situation=changed(self.situation, **change)))

    def _enter_indicator(self, tile: Tile) -> bool:
        if self.left[tile] <= 0:
            return False
        target = self._target
        self.set_target(Target.HAND)
        self._set_indicators(target, (*self.indicators(target), tile))
        return True

    # --- tiles

    def obstacle(self, tile: Tile, mode: Mode | None = None) -> Obstacle | None:
        """Why a click on this tile cannot enter what the mode says; None: it can."""
        if self._target is not Target.HAND:
            return None if self.left[tile] > 0 else Obstacle.NONE_LEFT
        mode = mode or self._mode
        if is_bonus(tile):
            if tile in self.entry.draft.bonus:
                return Obstacle.NONE_LEFT
            return None if mode is Mode.TILE else Obstacle.BONUS_ALONE
        if mode is Mode.CHOW and not can_start_chow(tile):
            return Obstacle.NO_RUN
        wanted = mode.tiles(tile)
        left = self.left
        if left[tile] <= 0:
            return Obstacle.NONE_LEFT
        if any(left[one] < wanted.count(one) for one in wanted):
            return Obstacle.TOO_FEW_LEFT
        if self.entry.draft.size + min(len(wanted), 3) > self._ruleset.shapes.size:
            return Obstacle.NO_ROOM
        return None

    def enter(self, tile: Tile, mode: Mode | None = None) -> bool:
        """A click on a tile; False if it cannot be."""
        if self._target is not Target.HAND:
            return self._enter_indicator(tile)
        mode = mode or self._mode
        if self.obstacle(tile, mode) is not None:
            return False
        draft = self.entry.draft
        if mode is Mode.KONG or (self._called and mode in (Mode.CHOW, Mode.PUNG)):
            kind = MeldKind(mode.value) if mode is not Mode.KONG else self._kong_kind()
            draft = draft.with_meld(Meld.of(kind, mode.tiles(tile)))
        else:
            draft = draft.with_tiles(mode.tiles(tile))
        self.record(self.entry.with_draft(draft))
        return True

    def _kong_kind(self) -> MeldKind:
        return MeldKind.OPEN_KONG if self._called else MeldKind.CONCEALED_KONG

    def take_out(self, place: int) -> None:
        """Take the tile at this place of the hand out; of a called set, the whole set."""
        hand, draft = self.hand, self.entry.draft
        for index in range(len(hand.melds)):
            if place in hand.meld_places(index):
                self.record(self.entry.with_draft(draft.without_meld(index)))
                return
        tile = hand.tiles[place]
        if place == hand.winning_place and tile == draft.chosen:
            draft = replace(draft, chosen=None)
        self.record(self.entry.with_draft(draft.without_tile(tile)))

    def mark_winning(self, place: int) -> None:
        """Make the concealed tile at this place the winning tile."""
        hand = self.hand
        if place < len(hand.concealed):
            self.record(self.entry.with_draft(self.entry.draft.marking(hand.tiles[place])))

    def complete_with(self, tile: Tile) -> None:
        """Enter the one tile that is still missing, as the winning tile."""
        self.set_target(Target.HAND)
        self.enter(tile, Mode.TILE)

    def clear(self) -> None:
        """Take everything out for another hand; seats, round and counters stay, as they do at the table."""
        situation = Situation(
            seat_wind=self.situation.seat_wind,
            round_wind=self.situation.round_wind,
            dealer_wins=self.situation.dealer_wins,
            honba=self.situation.honba,
            riichi_sticks=self.situation.riichi_sticks,
        )
        figures = self.entry.figures
        form = None if figures is None else form_with(figures, self._ruleset.figure_forms)
        self.set_target(Target.HAND)
        self.record(Entry(situation=situation, figures=None if form is None else blank(form)))

    # --- text

    def type_text(self, text: str) -> None:
        """The text line was edited."""
        self.record(self.entry.with_text(text))

    def type_key(self, letter: str) -> None:
        """A key was pressed while no text field had the focus: typing goes on at the end of the text line."""
        text = self.entry.text_to_extend()
        ends_group = self.entry.typed is None or text.endswith(tuple(SUIT_LETTERS))
        starts_group = letter in "([+" or (letter in DIGITS and ends_group)
        self.type_text(f"{text} {letter}" if starts_group and text and not text.endswith(" ") else text + letter)

    def finish_typing(self) -> None:
        """Write the text line as the tiles are written, unless some of it cannot be read."""
        entry = self.entry
        if entry.typed is None:
            return
        finished = entry.with_text(entry.typed, finished=True)
        if len(finished.problems) > len(entry.problems):
            self.record(finished)
        elif not finished.problems and format_hand(self.hand) != entry.typed:
            self.record(entry.with_draft(entry.draft))

    # --- the win

    def choose(self, situation: Situation, keep: str) -> None:
        """A choice about the win; what contradicts it gives way. What cannot be is refused."""
        agreed, clash = agree(situation, self.hand, self._ruleset, keep)
        if clash is None:
            self.record(replace(self.entry, situation=agreed))
        else:
            self.refused.emit(clash)

    def set_self_draw(self, self_draw: bool) -> None:
        """Won by self-draw or on a discard."""
        source = None if self_draw else self.situation.source
        self.choose(changed(self.situation, self_draw=self_draw, source=source), "self_draw")

    def set_source(self, seat: Wind | None) -> None:
        """Who discarded."""
        self.choose(changed(self.situation, source=seat, self_draw=False), "from")

    def set_seat(self, seat: Wind) -> None:
        """The winner's seat."""
        self.choose(changed(self.situation, seat_wind=seat), "seat_wind")

    def set_round(self, wind: Wind) -> None:
        """The round's wind."""
        self.choose(changed(self.situation, round_wind=wind), "round_wind")

    def set_discards(self, discards: int | None) -> None:
        """How many tiles have been discarded."""
        self.choose(changed(self.situation, discards=discards), "discards")

    def set_counter(self, counter: Counter, number: int) -> None:
        """So many of East's wins in a row, counters or deposits."""
        change = {counter.value: number}
        self.choose(changed(self.situation, **change), counter.value)

    def set_liable(self, seat: Wind | None) -> None:
        """Who let the winner meld the last set of a yakuman."""
        self.choose(changed(self.situation, liable=seat), "liable")

    def toggle(self, circumstance: str) -> None:
        """Switch a circumstance on or off."""
        if self.circumstance_clash(circumstance) is None:
            circumstances = self.situation.circumstances ^ {circumstance}
            self.choose(changed(self.situation, circumstances=circumstances), circumstance)

    def circumstance_clash(self, circumstance: str) -> Clash | None:
        """Why a circumstance cannot hold with this hand; None: it can, others giving way."""
        if self.situation.has(circumstance):
            return None
        wished = changed(self.situation, circumstances=self.situation.circumstances | {circumstance})
        return agree(wished, self.hand, self._ruleset, circumstance)[1]

    # --- the value alone

    def set_figures(self, figures: Figures | None) -> None:
        """Enter the value alone (None: tiles again, as they were)."""
        self.record(replace(self.entry, figures=figures))
