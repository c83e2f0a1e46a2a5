"""The side panel: how the hand was won, built from what the ruleset declares."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mahjong_desktop.core.tiles import WIND_OF_ID, Wind
from mahjong_desktop.gui.controls import Card, Chip, FlowLayout, OneOf, SegmentedChoice
from mahjong_desktop.gui.indicator_row import IndicatorRow
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table_counters import TableCounters
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.models.hand_editor import HandEditor, Target
from mahjong_desktop.models.win_models import CircumstancesModel
from mahjong_desktop.rules.ruleset import Clash

SELF_DRAW, DISCARD = "self_draw", "discard"


class SidePanel(Card):
    """Win, seats, circumstances, discards and East's wins; every choice is the editor's at once."""

    def __init__(self, editor: HandEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        theme, language = around.theme, around.language
        super().__init__(theme, parent, padding=Space.L)
        self._editor = editor
        self._theme = theme
        self._language = language
        self._circumstances = CircumstancesModel(editor, language, self)
        self.win = SegmentedChoice(theme)
        self.source = SegmentedChoice(theme)
        self.seat = SegmentedChoice(theme)
        self.round = SegmentedChoice(theme)
        self._choices = {"win": self.win, "from": self.source, "seat": self.seat, "round": self.round}
        self._counter_flow = FlowLayout(gap=Space.M, row_gap=Space.XS)
        self.counters = TableCounters(editor, theme, language, self._counter_flow)
        self.indicators = {target: IndicatorRow(target, editor, around) for target in (Target.DORA, Target.URA_DORA)}
        self.chips: dict[str, Chip] = {}
        self.bands: dict[tuple[int, int | None], Chip] = {}
        self._labels = {name: _caption() for name in (*self._choices, "discards")}
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
        win = self._win = QGridLayout()
        win.setHorizontalSpacing(Space.L)
        win.setVerticalSpacing(Space.XS)
        for place, (name, choice) in enumerate(self._choices.items()):
            win.addWidget(self._labels[name], place // 2 * 2, place % 2)
            win.addWidget(choice, place // 2 * 2 + 1, place % 2)
        win.setRowMinimumHeight(2, self._labels["seat"].sizeHint().height() + Space.S)
        for label in self._labels.values():
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        self._labels["discards"].setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        win.setColumnStretch(2, 1)
        column.addLayout(win)
        indicators = FlowLayout(gap=Space.L, row_gap=Space.XS)
        for row_of_slots in self.indicators.values():
            indicators.addWidget(row_of_slots)
        column.addLayout(indicators)
        column.addWidget(self._chip_box)
        column.addWidget(self._reason)
        self._band_box = QWidget()
        self._one_band = OneOf(self._band_box)
        row = QHBoxLayout(self._band_box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.S)
        row.addWidget(self._labels["discards"])
        row.addLayout(self._band_flow, 1)
        bands = FlowLayout(gap=Space.L, row_gap=Space.XS)
        bands.addWidget(self._band_box)
        column.addLayout(bands)
        column.addLayout(self._counter_flow)

    def _connect(self) -> None:
        editor = self._editor
        self.win.chosen.connect(lambda key: editor.set_self_draw(key == SELF_DRAW))
        self.source.chosen.connect(lambda key: editor.set_source(WIND_OF_ID[key]))
        self.seat.chosen.connect(lambda key: editor.set_seat(WIND_OF_ID[key]))
        self.round.chosen.connect(lambda key: editor.set_round(WIND_OF_ID[key]))
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
        for name, choice in self._choices.items():
            choice.setAccessibleName(self._labels[name].text())
        self.setAccessibleName(self.tr("How the hand was won"))
        discard = words.text("sentences", "discard")
        self_draw = words.text("sentences", "self_draw")
        self.win.set_items([(SELF_DRAW, self_draw, self_draw), (DISCARD, discard, discard)])
        letters = [(wind.id, words.text("wind_letters", wind.id), words.wind(wind)) for wind in Wind]
        for choice in (self.source, self.seat, self.round):
            choice.set_items(letters)
        self.counters.reword()
        for target, row in self.indicators.items():
            row.set_label(words.text("sentences", target.value))
        self._rebuild_chips()
        self._rebuild_bands()
        self._follow()
        self._explain("")

    def leave_to_table(self, known: bool) -> None:
        """Whether the table knows seats, winds, counters and how the hand was won, so that they are not asked for."""
        for widget in (self.win, self.source, self.seat, self.round, *self.counters.steppers.values()):
            widget.setEnabled(not known)

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        chips = (*self.chips.values(), *self.bands.values())
        slots = (one for row in self.indicators.values() for one in row.parts())
        return self.win, self.source, self.seat, self.round, *slots, *chips, *self.counters.parts()

    def _rebuild_chips(self) -> None:
        items = self._circumstances.rows
        if [(item.id, item.name) for item in items] == [(name, chip.text()) for name, chip in self.chips.items()]:
            return
        _clear(self._chip_flow)
        self.chips = {}
        for item in items:
            chip = Chip(self._theme, item.name)
            chip.switched.connect(lambda _, name=item.id: self._editor.toggle(name))
            chip.explain_wanted.connect(self._explain)
            self.chips[item.id] = chip
            self._chip_flow.addWidget(chip)
            chip.show()

    def _rebuild_bands(self) -> None:
        bands = self._editor.ruleset.discard_bands()
        texts = {band: self.tr("more") if band[1] is None else f"{band[0]}–{band[1]}" for band in bands}
        if texts == {band: chip.text() for band, chip in self.bands.items()}:
            return
        _clear(self._band_flow)
        self._one_band.clear()
        self.bands = {}
        for band, text in texts.items():
            chip = Chip(self._theme, text)
            chip.switched.connect(lambda _, band=band: self._choose_band(band))
            chip.setAccessibleName(f"{self._labels['discards'].text()}: {chip.text()}")
            self.bands[band] = chip
            self._band_flow.addWidget(chip)
            self._one_band.add(chip)
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
        self.counters.follow()
        self._show_what_matters()

    def _show_what_matters(self) -> None:
        """A value alone has its circumstances and dora in it already."""
        ruleset = self._editor.ruleset
        tiles = self._editor.entry.figures is None
        wanted: dict[QWidget, bool] = {self._chip_box: tiles, self._band_box: tiles and bool(self.bands)}
        for target, row in self.indicators.items():
            wanted[row] = tiles and ruleset.asks_indicators(target.value, self._editor.situation)
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
            self.setFixedHeight(self.needed_height(self.width()))
        return handled

    def needed_height(self, width: int) -> int:
        """As high as the wrapped chips need at this width; box layouts would squeeze them."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        return layout.totalHeightForWidth(width)

    def set_short(self, short: bool) -> None:
        """Stand closer together, in a column with little height."""
        layout, edge = self.layout(), Space.S if short else Space.L
        assert layout is not None
        if self.contentsMargins().top() != edge:
            self.setContentsMargins(Space.L, edge, Space.L, edge)
            layout.setSpacing(Space.S if short else Space.M)
            # as far apart as its rows: three more chips than fit otherwise share them
            self._chip_flow.set_gap(Space.XS if short else Space.S)
            change = -Space.S if short else Space.S
            self._win.setVerticalSpacing(Space.XS // 2 if short else Space.XS)
            self._win.setRowMinimumHeight(2, self._win.rowMinimumHeight(2) + change)

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
