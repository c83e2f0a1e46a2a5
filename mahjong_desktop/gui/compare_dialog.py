"""Two rules of a variant side by side: presets, house rules, or the rules in force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mahjong_desktop.gui.compare_list import BAR, FRAME, SHARES, CompareList
from mahjong_desktop.gui.controls import Bar, Card, Switch
from mahjong_desktop.gui.option_fields import PickOne
from mahjong_desktop.gui.rules_in_use import RulesInUse
from mahjong_desktop.gui.tab_order import go_to, next_stop
from mahjong_desktop.gui.theme import Space, Theme
from mahjong_desktop.models.compare_model import CompareModel
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.rule_changes import same_rules
from mahjong_desktop.models.rules_text import shortened
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import VARIANTS, ruleset
from mahjong_desktop.rules.ruleset import Ruleset

_SIZE = QSize(780, 640)
_LEAST = QSize(660, 460)
_IN_USE = "in use"


class CompareDialog(QDialog):
    """Stands beside the options; what is changed there is followed."""

    def __init__(self, rules: RulesInUse, theme: Theme, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._theme = theme
        self._language = language
        self._variant = ""
        self._offered: dict[str, Ruleset[Any]] = {}
        self.model = CompareModel(language, self)
        self.variant = PickOne(theme)
        self._caption = QLabel()
        self._caption.setProperty("role", "caption")
        self.first, self.second = QComboBox(), QComboBox()
        self.swap = QPushButton()
        self.lines = CompareList(self.model, theme)
        self.same = QLabel()
        self.same.setProperty("role", "muted")
        self.same.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.lines)
        self._pages.addWidget(self.same)
        self.count = QLabel()
        self.count.setProperty("role", "muted")
        self.show_all = Switch(theme)
        self._show_all_label = QLabel()
        self.close_button = QPushButton()
        for button in (self.close_button, self.swap):
            button.setAutoDefault(False)
        self._lay_out()
        self._connect()
        self.setMinimumSize(_LEAST)
        self.resize(_SIZE)
        self._reword()

    def _lay_out(self) -> None:
        head = Bar("bar", Space.M)
        head.row.setSpacing(Space.L)
        head.row.addWidget(self._caption)
        head.row.addWidget(self.variant)
        head.row.addStretch(1)
        card = Card(self._theme, padding=Space.S)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(Space.S)
        inside.addLayout(self._choices())
        inside.addWidget(self._pages, 1)
        middle = QVBoxLayout()
        middle.setContentsMargins(Space.XL, Space.L, Space.XL, Space.L)
        middle.addWidget(card)
        foot = Bar("foot")
        for widget in (self.show_all, self._show_all_label):
            foot.row.addWidget(widget)
        foot.row.addSpacing(Space.L)
        foot.row.addWidget(self.count, 1)
        foot.row.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addLayout(middle, 1)
        column.addWidget(foot)

    def _choices(self) -> QHBoxLayout:
        """The two choices over their columns."""
        row = QHBoxLayout()
        row.setContentsMargins(FRAME, 0, FRAME + BAR, 0)
        row.setSpacing(0)
        left = QHBoxLayout()
        left.addStretch(1)
        left.addWidget(self.swap)
        left.setContentsMargins(0, 0, Space.S, 0)
        holder = QWidget()
        holder.setLayout(left)
        for part, share in zip((holder, self.first, self.second), SHARES, strict=True):
            if isinstance(part, QComboBox):
                part.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
                part.setMinimumContentsLength(8)
            box = QWidget()
            inside = QHBoxLayout(box)
            inside.setContentsMargins(Space.XS if part is not holder else 0, 0, 0, 0)
            inside.addWidget(part)
            box.setMinimumWidth(1)
            row.addWidget(box, round(share * 100))
        return row

    def _connect(self) -> None:
        self.variant.chosen.connect(self._choose_variant)
        for box in (self.first, self.second):
            box.activated.connect(lambda _: self._compare())
        self.swap.clicked.connect(self._swap)
        self.show_all.switched.connect(lambda _: self._compare())
        self.close_button.clicked.connect(self.close)
        self._rules.changed.connect(self._follow)
        self._language.changed.connect(self._reword)

    # --- what is compared

    def _offers(self) -> Iterator[tuple[str, str, Ruleset[Any]]]:
        """What there is to choose from: key, name, rules."""
        rules, here = self._rules, self._rules.rules
        words = self._language.words(self._variant)
        for preset in VARIANTS[self._variant].presets:
            yield preset, words.text("presets", preset, "name"), ruleset(self._variant, Choice(preset))
        for house in rules.book.of(self._variant):
            yield f"house/{house.id}", house.name, house.rules
        if here.id == self._variant and not any(same_rules(here, one) for one in self._plain()):
            yield _IN_USE, self.tr("Now: {rules}").format(rules=rules.text()), here

    def _plain(self) -> Iterator[Ruleset[Any]]:
        for preset in VARIANTS[self._variant].presets:
            yield ruleset(self._variant, Choice(preset))
        yield from (house.rules for house in self._rules.book.of(self._variant))

    def _choose_variant(self, name: str) -> None:
        self._variant = name
        self._offer(*self._natural())

    def _natural(self) -> tuple[str, str]:
        """What somebody most likely wants to compare: the rules in force with their preset, or two presets."""
        offers = {key: rules for key, _, rules in self._offers()}
        here = self._rules.rules
        mine = next((key for key, rules in reversed(offers.items()) if same_rules(rules, here)), None)
        keys = list(offers)
        if here.id != self._variant or mine is None:
            return keys[0], keys[1]
        base = here.choice.preset
        return base, mine if mine != base else next(key for key in keys if key != base)

    def _offer(self, first: str, second: str) -> None:
        """Fill both lists, these two chosen where they are there."""
        offers = list(self._offers())
        self._offered = {key: rules for key, _, rules in offers}
        for box, wanted in ((self.first, first), (self.second, second)):
            box.clear()
            for key, name, _ in offers:
                box.addItem(shortened(name), key)
            box.setCurrentIndex(max(0, box.findData(wanted)))
        self._compare()

    def _swap(self) -> None:
        first, second = self.first.currentIndex(), self.second.currentIndex()
        self.first.setCurrentIndex(second)
        self.second.setCurrentIndex(first)
        self._compare()

    def _compare(self) -> None:
        first, second = (self._offered[box.currentData()] for box in (self.first, self.second))
        self.model.compare(first, second, everything=self.show_all.isChecked())
        for box in (self.first, self.second):
            box.setToolTip(box.currentText())
        self.count.setText(self.tr("%n difference(s)", "", self.model.different))
        self._pages.setCurrentWidget(self.lines if self.model.rows else self.same)

    def _follow(self) -> None:
        """Other rules were saved, renamed or changed: the choice stays, if it is still there."""
        if self._variant and self.isVisible():
            first, second = self.first.currentData(), self.second.currentData()
            self._offer(first, second if second is not None else first)

    def _reword(self) -> None:
        # Widgets keep the locale they were made in; theirs follows the window's.
        self.setLocale(QLocale(self._language.code))
        self.setWindowTitle(self.tr("Compare rules"))
        self._caption.setText(self.tr("Variant"))
        self.variant.setAccessibleName(self.tr("Variant"))
        self.variant.set_items([(one, self._language.words(one).text("name")) for one in VARIANTS])
        self.first.setAccessibleName(self.tr("Rules at the left"))
        self.second.setAccessibleName(self.tr("Rules at the right"))
        self.swap.setText(self.tr("Swap"))
        self.swap.setToolTip(self.tr("The left rules to the right, the right ones to the left"))
        self.lines.setAccessibleName(self.tr("Comparison"))
        self.same.setText(self.tr("These two rules are the same."))
        self._show_all_label.setText(self.tr("Show all"))
        self.show_all.setAccessibleName(self.tr("Show all options and rows"))
        self.close_button.setText(self.tr("Close"))
        if self._variant:
            self.variant.set_value(self._variant)
            self._offer(self.first.currentData(), self.second.currentData())

    # --- the window itself

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.variant.set_value(self._rules.rules.id)
            self._choose_variant(self._rules.rules.id)
            self.first.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The Tab key, and where the focus goes when what had it goes away."""
        parts = (self.variant, self.swap, self.first, self.second, self.lines, self.show_all, self.close_button)
        stop = next_stop(parts, self.focusWidget(), forward)
        if stop is not None:
            go_to(stop, forward)
        return stop is not None
