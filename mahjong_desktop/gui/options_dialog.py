"""Rules and options: variant, preset, house rules, and all that can be played otherwise. Changes hold at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale, QPoint, QSize, Qt
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mahjong_desktop.gui.compare_dialog import CompareDialog
from mahjong_desktop.gui.controls import Bar, Chip, PopupButton, SegmentedChoice
from mahjong_desktop.gui.controls.search_line import SearchLine
from mahjong_desktop.gui.house_menu import HouseMenu
from mahjong_desktop.gui.house_steps import HouseSteps
from mahjong_desktop.gui.option_fields import PickOne
from mahjong_desktop.gui.option_list import OptionList
from mahjong_desktop.gui.rules_in_use import RulesInUse
from mahjong_desktop.gui.tab_order import go_to, next_stop
from mahjong_desktop.gui.table.message_bar import MessageBar
from mahjong_desktop.gui.theme import Space, Theme
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.options_model import OptionsModel
from mahjong_desktop.rules.registry import VARIANTS

_SIZE = QSize(660, 720)
_LEAST = QSize(600, 540)
ALL, OPTIONS, ROWS = "all", "options", "rows"


class OptionsDialog(QDialog):
    """Stands beside the hand, which goes on living: every change shows in its score."""

    def __init__(
        self,
        editor: HandEditor,
        theme: Theme,
        language: Language,
        rules: RulesInUse,
        parent: QWidget | None = None,
        notice: Callable[[], str] = str,
    ) -> None:
        """`notice` gives a sentence about trouble with the file of games, if there is any."""
        super().__init__(parent)
        self._editor = editor
        self._theme = theme
        self._language = language
        self._in_use = rules
        self._kept: frozenset[str] | None = None
        self._rules = ("", "")
        self.model = OptionsModel(editor, language, self, rules.edit)
        self.variant = PickOne(theme)
        self.preset = PickOne(theme)
        self.message = MessageBar()
        self.house_steps = HouseSteps(rules, language, self.message, notice, self)
        self.house_menu = HouseMenu(rules, language, self.house_steps, self.compare, self)
        self.house = PopupButton(theme, self.house_menu, cuts_strong=True)
        self.save = QPushButton()
        self.comparison: CompareDialog | None = None
        self._captions = {name: _label("caption") for name in ("variant", "preset", "house")}
        self._explanation = _label("muted")
        self._explanation.setWordWrap(True)
        self.part = SegmentedChoice(theme)
        self.search = SearchLine()
        self.changed = Chip(theme)
        self.reset_all = QPushButton()
        self.options = OptionList(self.model, theme)
        self._hint = _label("caption")
        self._hint.setWordWrap(True)
        self.compare_button = QPushButton()
        self.close_button = QPushButton()
        self._undo = QAction(self)
        self._undo.setShortcut("Ctrl+Z")
        self.addAction(self._undo)
        for button in (self.reset_all, self.save, self.compare_button, self.close_button, self.house):
            # Enter in the search field presses nothing.
            button.setAutoDefault(False)
        self._lay_out()
        self._connect()
        self._reword()
        self.setMinimumSize(_LEAST)
        self.resize(_SIZE)

    def _lay_out(self) -> None:
        head = QFrame()
        head.setProperty("role", "bar")
        grid = QGridLayout(head)
        grid.setContentsMargins(Space.XL, Space.L, Space.XL, Space.M)
        grid.setHorizontalSpacing(Space.L)
        grid.setVerticalSpacing(Space.S)
        left = Qt.AlignmentFlag.AlignLeft
        for line, (name, choice) in enumerate((("variant", self.variant), ("preset", self.preset))):
            grid.addWidget(self._captions[name], line, 0)
            grid.addWidget(choice, line, 1, left)
        house = QHBoxLayout()
        house.setSpacing(Space.S)
        house.addWidget(self.house)
        house.addWidget(self.save)
        house.addStretch(1)
        grid.addWidget(self._captions["house"], 2, 0)
        grid.addLayout(house, 2, 1)
        grid.addWidget(self._explanation, 3, 1)
        grid.setColumnStretch(1, 1)
        tools = QHBoxLayout()
        tools.setContentsMargins(0, Space.S, 0, 0)
        tools.setSpacing(Space.S)
        tools.addWidget(self.part)
        tools.addWidget(self.search, 1)
        tools.addWidget(self.changed)
        grid.addLayout(tools, 4, 0, 1, 2)
        foot = Bar("foot")
        foot.row.addWidget(self.reset_all)
        foot.row.addSpacing(Space.S)
        foot.row.addWidget(self._hint, 1)
        foot.row.addWidget(self.compare_button)
        foot.row.addWidget(self.close_button)
        self.message.setProperty("role", "foot")
        self.message.setContentsMargins(Space.XL, Space.S, Space.XL, Space.S)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addWidget(self.options, 1)
        column.addWidget(self.message)
        column.addWidget(foot)

    def _connect(self) -> None:
        self.variant.chosen.connect(self._in_use.choose_variant)
        self.preset.chosen.connect(lambda preset: self._in_use.choose_preset(self._editor.ruleset.id, preset))
        self.save.clicked.connect(self.house_steps.save)
        self.compare_button.clicked.connect(self.compare)
        self._undo.triggered.connect(lambda _=False: self.house_steps.undo_delete())
        self.part.chosen.connect(self._show_part)
        self.search.textChanged.connect(self._filter)
        self.changed.switched.connect(self._show_changed)
        self.reset_all.clicked.connect(self._reset_all)
        self.close_button.clicked.connect(self.close)
        self.model.rows_set.connect(self._follow)
        self.model.edited.connect(self.house_steps.go_on)
        self._in_use.changed.connect(self._follow_house)
        self._language.changed.connect(self._reword)

    # --- the rules in force

    def _reset_all(self) -> None:
        self.model.reset_all()
        self.options.follow(anew=True)

    def _follow(self) -> None:
        here = (self._editor.ruleset.id, self._editor.ruleset.choice.preset)
        if here != self._rules:
            self._rules = here
            self._kept = None
            self.changed.setChecked(False)
            self.options.follow(anew=True)
            self._name_presets()
            self.part.setVisible(self._editor.ruleset.has_house_rows)
            self.part.set_value(ALL)
        if self._kept is not None:
            self._kept |= frozenset(self.model.changed)
        self._count()
        self._filter()

    def _name_presets(self) -> None:
        name, preset = self._rules
        words = self._language.words(name)
        presets = VARIANTS[name].presets
        self.variant.set_items([(one, self._language.words(one).text("name")) for one in VARIANTS])
        self.variant.set_value(name)
        self.preset.set_items([(one, words.text("presets", one, "name")) for one in presets])
        self.preset.set_value(preset)
        self._explanation.setText(words.text("presets", preset, "explanation"))

    def _follow_house(self) -> None:
        """Whose rules they are, and whether there is something to save."""
        rules = self._in_use
        if rules.house is None:
            self.house.set_texts(self.tr("none"))
        else:
            self.house.set_texts(rules.house.name, self.tr("changed") * rules.is_unsaved)
        self.house.setToolTip("" if rules.house is None else rules.house.name)
        saved = rules.house is not None and not rules.is_unsaved
        self.save.setText(self.tr("Save as house rules…") if rules.house is None else self.tr("Save changes"))
        self.save.setVisible(not saved)

    def compare(self) -> None:
        """Two rules side by side."""
        if self.comparison is None:
            self.comparison = CompareDialog(self._in_use, self._theme, self._language, self)
        self.house_steps.read()
        self.comparison.show()
        self.comparison.raise_()
        self.comparison.activateWindow()

    def _count(self) -> None:
        count = len(self.model.changed)
        self.changed.setText(self.tr("%n changed", "", count))
        self.changed.setToolTip(self.tr("Show only what differs from the preset"))
        none = self.tr("Nothing differs from the preset.")
        self.changed.set_dimmed(none if count == 0 and not self.changed.isChecked() else None)
        self.reset_all.setEnabled(count > 0)

    # --- what is shown

    def _show_changed(self, only: bool) -> None:
        """What is reset meanwhile stays on show, so that it can be changed again."""
        self._kept = frozenset(self.model.changed) if only else None
        self._count()
        self._filter()

    def _show_part(self, _: str) -> None:
        self._filter()
        self.options.verticalScrollBar().setValue(0)

    def _filter(self) -> None:
        """What is looked for is found in either part."""
        part = self.part.value() if self._editor.ruleset.has_house_rows and not self.search.text().strip() else ALL
        headings = None if part in (ALL, None) else part == ROWS
        self.options.filter(self.search.text(), self._kept, rows=headings)

    def _reword(self) -> None:
        # Widgets keep the locale they were made in; theirs follows the window's.
        self.setLocale(QLocale(self._language.code))
        self.setWindowTitle(self.tr("Rules and options"))
        self._captions["variant"].setText(self.tr("Variant"))
        self._captions["preset"].setText(self.tr("Preset"))
        self._captions["house"].setText(self.tr("House rules"))
        self.house.setAccessibleName(self.tr("House rules"))
        texts = {ALL: self.tr("All"), OPTIONS: self.tr("Options"), ROWS: self.tr("Rows")}
        self.part.set_items([(part, text, text) for part, text in texts.items()])
        self.part.setAccessibleName(self.tr("What is shown"))
        self.compare_button.setText(self.tr("Compare…"))
        self.message.reword()
        # it was said in another language
        self.house_steps.forget()
        self.variant.setAccessibleName(self.tr("Variant"))
        self.preset.setAccessibleName(self.tr("Preset"))
        self.search.setPlaceholderText(self.tr("Find"))
        self.search.setAccessibleName(self.tr("Find options and rows"))
        self.reset_all.setText(self.tr("Reset all"))
        self.reset_all.setToolTip(self.tr("Everything as the preset has it"))
        self.options.nothing.setText(self.tr("Nothing with these words."))
        self._hint.setText(self.tr("Changes take effect at once and are remembered."))
        self.close_button.setText(self.tr("Close"))
        self._rules = ("", "")
        self._follow()
        self._follow_house()

    # --- the window itself

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.house_steps.forget()
            self.options.follow(anew=True)
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)
            self.search.selectAll()

    def stand_beside(self, window: QWidget, room: int) -> None:
        """Cover the tiles, not the score: within so much room at the left of the window, where it is enough."""
        place = window.mapToGlobal(QPoint(Space.M, Space.XXXL))
        most = QSize(room, window.height() - 2 * Space.XXXL)
        self.resize(_SIZE.boundedTo(most).expandedTo(_LEAST))
        self.move(place)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The Tab key, and where the focus goes when what had it goes away."""
        above = (self.variant, self.preset, self.house, self.save, self.part, self.search, self.changed)
        below = (self.message.undo, self.reset_all, self.compare_button, self.close_button)
        stop = next_stop((*above, *self.options.parts(), *below), self.focusWidget(), forward)
        if stop is not None:
            go_to(stop, forward)
        return stop is not None


def _label(role: str) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
