"""Rules and options: variant, preset and everything that can be played otherwise. Changes hold at once."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QPoint, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mahjong_desktop.gui.controls import Chip
from mahjong_desktop.gui.option_fields import PickOne
from mahjong_desktop.gui.option_list import OptionList
from mahjong_desktop.gui.rules_memory import RulesMemory
from mahjong_desktop.gui.tab_order import next_stop
from mahjong_desktop.gui.theme import Space, Theme
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.options_model import OptionsModel
from mahjong_desktop.rules.registry import VARIANTS, ruleset

_SIZE = QSize(660, 680)
_LEAST = QSize(600, 460)


class OptionsDialog(QDialog):
    """Stands beside the hand, which goes on living: every change shows in its score."""

    def __init__(
        self, editor: HandEditor, theme: Theme, language: Language, memory: RulesMemory, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._editor = editor
        self._theme = theme
        self._language = language
        self._memory = memory
        self._kept: frozenset[str] | None = None
        self._rules = ("", "")
        self.model = OptionsModel(editor, language, self)
        self.variant = PickOne(theme)
        self.preset = PickOne(theme)
        self._captions = {"variant": _label("caption"), "preset": _label("caption")}
        self._explanation = _label("muted")
        self._explanation.setWordWrap(True)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.changed = Chip(theme)
        self.reset_all = QPushButton()
        self.options = OptionList(self.model, theme)
        self._hint = _label("caption")
        self.close_button = QPushButton()
        for button in (self.reset_all, self.close_button):
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
        grid.addWidget(self._explanation, 2, 1)
        grid.setColumnStretch(1, 1)
        tools = QHBoxLayout()
        tools.setContentsMargins(0, Space.S, 0, 0)
        tools.setSpacing(Space.S)
        tools.addWidget(self.search, 1)
        tools.addWidget(self.changed)
        tools.addWidget(self.reset_all)
        grid.addLayout(tools, 3, 0, 1, 2)
        foot = QFrame()
        foot.setProperty("role", "foot")
        end = QHBoxLayout(foot)
        end.setContentsMargins(Space.XL, Space.S, Space.XL, Space.S)
        end.addWidget(self._hint)
        end.addStretch(1)
        end.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addWidget(self.options, 1)
        column.addWidget(foot)

    def _connect(self) -> None:
        self.variant.chosen.connect(self._choose_variant)
        self.preset.chosen.connect(lambda preset: self._choose(self._editor.ruleset.id, preset))
        self.search.textChanged.connect(self._filter)
        self.changed.switched.connect(self._show_changed)
        self.reset_all.clicked.connect(self._reset_all)
        self.close_button.clicked.connect(self.close)
        self.model.rows_set.connect(self._follow)
        self.model.edited.connect(self._keep)
        self._language.changed.connect(self._reword)

    # --- the rules in force

    def _choose_variant(self, name: str) -> None:
        self._choose(name, None)

    def _choose(self, name: str, preset: str | None) -> None:
        choice = self._memory.choice(name, preset)
        self._memory.keep(name, choice)
        self._editor.use_rules(ruleset(name, choice))

    def _keep(self) -> None:
        self._memory.keep(self._editor.ruleset.id, self._editor.ruleset.choice)

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

    def _count(self) -> None:
        count = len(self.model.changed)
        self.changed.setText(self.tr("%n changed", "", count))
        self.changed.setToolTip(self.tr("Show only the options that differ from the preset"))
        none = self.tr("No option differs from the preset.")
        self.changed.set_dimmed(none if count == 0 and not self.changed.isChecked() else None)
        self.reset_all.setEnabled(count > 0)

    # --- what is shown

    def _show_changed(self, only: bool) -> None:
        """What is reset meanwhile stays on show, so that it can be changed again."""
        self._kept = frozenset(self.model.changed) if only else None
        self._count()
        self._filter()

    def _filter(self) -> None:
        self.options.filter(self.search.text(), self._kept)

    def _reword(self) -> None:
        # Widgets keep the locale they were made in; theirs follows the window's.
        self.setLocale(QLocale(self._language.code))
        self.setWindowTitle(self.tr("Rules and options"))
        self._captions["variant"].setText(self.tr("Variant"))
        self._captions["preset"].setText(self.tr("Preset"))
        self.variant.setAccessibleName(self.tr("Variant"))
        self.preset.setAccessibleName(self.tr("Preset"))
        self.search.setPlaceholderText(self.tr("Find an option"))
        self.search.setAccessibleName(self.tr("Find an option"))
        self.reset_all.setText(self.tr("Reset all"))
        self.reset_all.setToolTip(self.tr("Every option as the preset has it"))
        self.options.nothing.setText(self.tr("No option with these words."))
        self._hint.setText(self.tr("Changes take effect at once and are remembered."))
        self.close_button.setText(self.tr("Close"))
        self._rules = ("", "")
        self._follow()

    # --- the window itself

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
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
        above = (self.variant, self.preset, self.search, self.changed, self.reset_all)
        stop = next_stop((*above, *self.options.parts(), self.close_button), self.focusWidget(), forward)
        if stop is not None:
            stop.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
            if self.options.isAncestorOf(stop):
                self.options.ensureWidgetVisible(stop, 0, 4 * Space.XL)
        return stop is not None


def _label(role: str) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
