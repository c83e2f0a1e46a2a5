"""What is counted at the table, and who answers for a yakuman: only what the variant knows."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from mahjong_desktop.core.tiles import WIND_OF_ID, Wind
from mahjong_desktop.gui.controls import FlowLayout, SegmentedChoice, Stepper
from mahjong_desktop.gui.theme import Space, Theme
from mahjong_desktop.models.hand_editor import Counter, HandEditor
from mahjong_desktop.models.language import Language

MOST = 99
NOBODY = "nobody"


class TableCounters:
    """Steppers for East's wins, counters and deposits, and the choice of a liable seat, put into a flow layout."""

    def __init__(self, editor: HandEditor, theme: Theme, language: Language, flow: FlowLayout) -> None:
        self._editor = editor
        self._language = language
        self.steppers = {counter: Stepper(theme, maximum=MOST) for counter in Counter}
        self.liable = SegmentedChoice(theme)
        self._liable_label = QLabel()
        self._liable_label.setProperty("role", "caption")
        self._liable_label.setTextFormat(Qt.TextFormat.PlainText)
        self._liable_box = QWidget()
        row = QHBoxLayout(self._liable_box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.S)
        row.addWidget(self._liable_label)
        row.addWidget(self.liable)
        for counter, stepper in self.steppers.items():
            stepper.changed.connect(partial(editor.set_counter, counter))
            flow.addWidget(stepper)
        flow.addWidget(self._liable_box)
        self.liable.chosen.connect(self._choose_liable)

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return *self.steppers.values(), self.liable

    def _choose_liable(self, key: str) -> None:
        self._editor.set_liable(WIND_OF_ID.get(key))

    def reword(self) -> None:
        """Every text in the language in use."""
        words = self._language.words(self._editor.ruleset.id)
        for counter, stepper in self.steppers.items():
            texts = {name: words.text("counters", counter.value, name) for name in ("name", "less", "more")}
            stepper.set_label(texts["name"], less=texts["less"], more=texts["more"])
        nobody = words.text("sentences", "nobody")
        letters = [(wind.id, words.text("wind_letters", wind.id), words.wind(wind)) for wind in Wind]
        self.liable.set_items([(NOBODY, "–", nobody), *letters])
        self._liable_label.setText(words.text("sentences", "liable"))
        self.liable.setAccessibleName(self._liable_label.text())

    def follow(self) -> None:
        """Show the present numbers, and only what can matter."""
        editor, situation = self._editor, self._editor.situation
        for counter, stepper in self.steppers.items():
            stepper.set_value(getattr(situation, counter.value))
            _show(stepper, self._matters(counter))
        score = editor.outcome.score
        _show(self._liable_box, score is not None and editor.ruleset.asks_liable(score))
        self.liable.set_value(NOBODY if situation.liable is None else situation.liable.id)
        own = self._language.words().text("sentences", "own_seat")
        for wind in Wind:
            self.liable.set_disabled_reason(wind.id, own if wind is situation.seat_wind else None)

    def _matters(self, counter: Counter) -> bool:
        """East's wins count only where East wins, or both ways."""
        ruleset = self._editor.ruleset
        if counter is Counter.DEALER_WINS and self._editor.situation.seat_wind is not Wind.EAST:
            return counter in ruleset.table_fields and bool(ruleset.values.get("repeat_both_ways"))
        return counter in ruleset.table_fields


def _show(widget: QWidget, shown: bool) -> None:
    if shown == widget.isHidden():
        widget.setVisible(shown)
