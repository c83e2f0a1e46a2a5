"""The card with the picker: modes above, tiles below."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mahjong_desktop.core.tiles import Tile, plain
from mahjong_desktop.gui.controls import Card, SegmentedChoice
from mahjong_desktop.gui.picker_view import PickerView
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.models.hand_editor import HandEditor, Mode
from mahjong_desktop.models.picker_model import PickerModel, obstacle_text

CONCEALED, CALLED = "concealed", "called"


class PickerPanel(Card):
    """Enters tiles and sets. Shift+click is a Pung and Ctrl+click a Chow in any mode."""

    def __init__(self, editor: HandEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(around.theme, parent, padding=Space.L)
        self._editor = editor
        self._language = around.language
        self.modes = SegmentedChoice(around.theme)
        self.called = SegmentedChoice(around.theme)
        self.view = PickerView(PickerModel(editor, around.language, self), around)
        self._hint = QLabel()
        self._hint.setProperty("role", "caption")
        # it asks for no room: a page that is not on show keeps the width it had
        self._hint.setMinimumWidth(1)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._lay_out()
        self.modes.chosen.connect(lambda key: editor.set_mode(Mode(key)))
        self.called.chosen.connect(lambda key: editor.set_called(key == CALLED))
        self.view.picked.connect(self._pick)
        self.view.removal_wanted.connect(self._take_out)
        editor.mode_changed.connect(self._follow)
        editor.rules_changed.connect(self._reword)
        around.language.changed.connect(self._reword)
        self._reword()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.M)
        bar = QHBoxLayout()
        bar.setSpacing(Space.M)
        bar.addWidget(self.modes)
        bar.addWidget(self.called)
        bar.addStretch(1)
        bar.addWidget(self._hint)
        column.addLayout(bar)
        column.addWidget(self.view, 1)

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return self.modes, self.called, self.view

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """The hint gives way where the modes need the width."""
        needed = sum(one.sizeHint().width() for one in (self.modes, self.called, self._hint)) + 2 * Space.M
        self._hint.setVisible(needed <= self.contentsRect().width())

    def _reword(self) -> None:
        words = self._language.words(self._editor.ruleset.id)
        self.modes.set_items(
            [(mode.value, words.text("terms", mode.value), words.text("terms", mode.value)) for mode in Mode]
        )
        self.called.set_items(
            [(key, words.text("terms", key), words.text("terms", key)) for key in (CONCEALED, CALLED)]
        )
        self.setAccessibleName(self.tr("Tiles to enter"))
        self.modes.setAccessibleName(self.tr("What a tile enters"))
        self.called.setAccessibleName(self.tr("Where a set lies"))
        terms = {"pung": words.text("terms", "pung"), "chow": words.text("terms", "chow")}
        self._hint.setText(self.tr("Shift: {pung} · Ctrl: {chow}").format(**terms))
        self._hint.setToolTip(
            self.tr("Hold Shift to enter a {pung}, Ctrl to enter a {chow} from its lowest tile.").format(**terms)
        )
        self._make_room()
        self._follow()

    def _follow(self) -> None:
        self.modes.set_value(self._editor.mode.value)
        self.called.set_value(CALLED if self._editor.called else CONCEALED)

    def _pick(self, tile: Tile, keys: Qt.KeyboardModifier) -> None:
        mode = self._editor.mode
        if keys & Qt.KeyboardModifier.ShiftModifier:
            mode = Mode.PUNG
        elif keys & Qt.KeyboardModifier.ControlModifier:
            mode = Mode.CHOW
        if not self._editor.enter(tile, mode):
            words = self._language.words(self._editor.ruleset.id)
            self.view.explain(tile, obstacle_text(self._editor.obstacle(tile, mode), words))

    def _take_out(self, tile: Tile) -> None:
        """One such tile leaves the hand, the winning one first; a set on the table only when no other is left."""
        hand = self._editor.hand
        places = [place for place, one in enumerate(hand.tiles) if plain(one) == plain(tile)]
        if places:
            self._editor.take_out(hand.winning_place if hand.winning_place in places else places[0])
