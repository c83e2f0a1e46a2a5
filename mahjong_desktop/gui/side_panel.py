"""The side panel: how the hand was won, built from what the ruleset declares."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mahjong_desktop.core.tiles import WIND_OF_ID, Wind
from mahjong_desktop.gui.controls import Card, Chip, FlowLayout, SegmentedChoice, Stepper
from mahjong_desktop.gui.theme import Space, Theme
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.win_models import CircumstancesModel
from mahjong_desktop.rules.ruleset import Clash

SELF_DRAW, DISCARD = "self_draw", "discard"
MOST_DEALER_WINS = 99


class SidePanel(Card):
    """Win, seats, circumstances, discards and East's wins; every choice is the editor's at once."""

    def __init__(self, editor: HandEditor, theme: Theme, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, padding=Space.L)
        self._editor = editor
        self._theme = theme
        self._language = language
        self._circumstances = CircumstancesModel(editor, language, self)
        self.win = SegmentedChoice(theme)
        self.source = SegmentedChoice(theme)
        self.seat = SegmentedChoice(theme)
        self.round = SegmentedChoice(theme)
        self.dealer_wins = Stepper(theme, maximum=MOST_DEALER_WINS)
        self.chips: dict[str, Chip] = {}
        self.bands: dict[tuple[int, int | None], Chip] = {}
        self._labels = {name: _caption() for name in ("win", "from", "seat", "round", "discards")}
        self._chip_box = QWidget()
        self._chip_flow = FlowLayout(self._chip_box, gap=Space.S, row_gap=0)
        self._band_flow = FlowLayout(gap=Space.S)
        self._reason = _caption()
        self._reason.setWordWrap(True)
        self._lay_out()
        self._connect()
        self._rebuild()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.M)
        win = QGridLayout()
        win.setHorizontalSpacing(Space.L)
        win.setVerticalSpacing(Space.XS)
        win.addWidget(self._labels["win"], 0, 0)
        win.addWidget(self._labels["from"], 0, 1)
        win.addWidget(self.win, 1, 0)
        win.addWidget(self.source, 1, 1)
        win.addWidget(self._labels["seat"], 2, 0)
        win.addWidget(self._labels["round"], 2, 1)
        win.addWidget(self.seat, 3, 0)
        win.addWidget(self.round, 3, 1)
        win.setRowMinimumHeight(2, self._labels["seat"].sizeHint().height() + Space.S)
        for label in self._labels.values():
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        self._labels["discards"].setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        win.setColumnStretch(2, 1)
        column.addLayout(win)
        column.addWidget(self._chip_box)
        column.addWidget(self._reason)
        self._band_box = QWidget()
        row = QHBoxLayout(self._band_box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.S)
        row.addWidget(self._labels["discards"])
        row.addLayout(self._band_flow, 1)
        counters = FlowLayout(gap=Space.L, row_gap=Space.XS)
        counters.addWidget(self._band_box)
        counters.addWidget(self.dealer_wins)
        column.addLayout(counters)

    def _connect(self) -> None:
        editor = self._editor
        self.win.chosen.connect(lambda key: editor.set_self_draw(key == SELF_DRAW))
        self.source.chosen.connect(lambda key: editor.set_source(WIND_OF_ID[key]))
        self.seat.chosen.connect(lambda key: editor.set_seat(WIND_OF_ID[key]))
        self.round.chosen.connect(lambda key: editor.set_round(WIND_OF_ID[key]))
        self.dealer_wins.changed.connect(editor.set_dealer_wins)
        editor.changed.connect(self._follow)
        editor.refused.connect(self._refuse)
        editor.rules_changed.connect(self._rebuild)
        self._language.changed.connect(self._rebuild)

    # --- what the ruleset declares

    def _rebuild(self) -> None:
        """Other rules or another language: make the chips anew and reword everything."""
        words = self._language.words(self._editor.ruleset.id)
        self._labels["win"].setText(self.tr("Win"))
        self._labels["from"].setText(self.tr("Discarded by"))
        self._labels["seat"].setText(self.tr("Seat"))
        self._labels["round"].setText(self.tr("Round"))
        self._labels["discards"].setText(self.tr("Discards"))
        discard = words.text("sentences", "discard")
        self_draw = words.text("sentences", "self_draw")
        self.win.set_items([(SELF_DRAW, self_draw, self_draw), (DISCARD, discard, discard)])
        letters = [(wind.id, words.text("wind_letters", wind.id), words.wind(wind)) for wind in Wind]
        for choice in (self.source, self.seat, self.round):
            choice.set_items(letters)
        self.dealer_wins.set_label(
            self.tr("East’s wins in a row"), less=self.tr("One win less"), more=self.tr("One win more")
        )
        self._rebuild_chips()
        self._rebuild_bands()
        self._follow()
        self._explain("")

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        chips = (*self.chips.values(), *self.bands.values())
        return self.win, self.source, self.seat, self.round, *chips, self.dealer_wins

    def _rebuild_chips(self) -> None:
        _clear(self._chip_flow)
        self.chips = {}
        for item in self._circumstances.rows:
            chip = Chip(self._theme, item.name)
            chip.switched.connect(lambda _, name=item.id: self._editor.toggle(name))
            chip.explain_wanted.connect(self._explain)
            self.chips[item.id] = chip
            self._chip_flow.addWidget(chip)
            chip.show()

    def _rebuild_bands(self) -> None:
        _clear(self._band_flow)
        self.bands = {}
        for band in self._editor.ruleset.discard_bands():
            chip = Chip(self._theme, self.tr("more") if band[1] is None else f"{band[0]}–{band[1]}")
            chip.switched.connect(lambda _, band=band: self._choose_band(band))
            self.bands[band] = chip
            self._band_flow.addWidget(chip)
            chip.show()

    def _choose_band(self, band: tuple[int, int | None]) -> None:
        self._editor.set_discards(None if band[1] is None else band[1])
        self._follow()

    # --- the present entry

    def _follow(self) -> None:
        situation = self._editor.situation
        self.win.set_value(SELF_DRAW if situation.self_draw else DISCARD)
        self.source.set_value(None if situation.source is None else situation.source.id)
        self.seat.set_value(situation.seat_wind.id)
        self.round.set_value(situation.round_wind.id)
        self._follow_source()
        if list(self.chips) != [item.id for item in self._circumstances.rows]:
            self._rebuild_chips()
        for item in self._circumstances.rows:
            chip = self.chips[item.id]
            chip.setChecked(item.on)
            chip.set_dimmed(item.reason or None)
            chip.setToolTip(item.reason or item.explanation)
            chip.setAccessibleDescription(item.reason or item.explanation)
        if self._reason.text():
            self._explain("")
        discards = situation.discards
        for (least, most), chip in self.bands.items():
            here = discards is not None and least <= discards and (most is None or discards <= most)
            chip.setChecked(here or (discards is None and most is None))
        self.dealer_wins.set_value(situation.dealer_wins)
        self._show_what_matters()

    def _show_what_matters(self) -> None:
        """A value alone has its circumstances in it already; East's wins count only where East wins, or both ways."""
        ruleset = self._editor.ruleset
        tiles = self._editor.entry.figures is None
        both_ways = bool(ruleset.values.get("repeat_both_ways"))
        east = self._editor.situation.seat_wind is Wind.EAST
        wanted = {
            self._chip_box: tiles,
            self._band_box: tiles and bool(self.bands),
            self.dealer_wins: "dealer_wins" in ruleset.table_fields and (east or both_ways),
        }
        for widget, shown in wanted.items():
            if shown == widget.isHidden():
                widget.setVisible(shown)

    def _refuse(self, clash: Clash) -> None:
        """Show what holds instead of what was chosen, and say why it cannot be."""
        self._follow()
        self._explain(self._language.words(self._editor.ruleset.id).text("clashes", clash.reason))

    def _explain(self, reason: str) -> None:
        """Say under the chips why a choice cannot be."""
        self._reason.setText(reason)
        self._reason.setVisible(bool(reason))

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit()
        return handled

    def _fit(self) -> None:
        """Be as high as the wrapped chips need at this width; box layouts would squeeze them."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.setFixedHeight(layout.totalHeightForWidth(self.width()))

    def _follow_source(self) -> None:
        """On self-draw nobody discarded, and nobody wins on his own discard."""
        drawn = self._editor.situation.self_draw
        for wind in Wind:
            reason = None
            if drawn:
                reason = self.tr("Nobody discarded a tile drawn from the wall.")
            elif wind is self._editor.situation.seat_wind:
                reason = self.tr("That is the winner’s own seat.")
            self.source.set_disabled_reason(wind.id, reason)


def _caption() -> QLabel:
    label = QLabel()
    label.setProperty("role", "caption")
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _clear(flow: FlowLayout) -> None:
    while (item := flow.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
