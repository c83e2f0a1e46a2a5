"""The card beside the score: what is asked, the answer's fields, the verdict, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import Card
from mahjong_desktop.gui.controls.announce import announce
from mahjong_desktop.gui.practice.answer_form import AnswerForm
from mahjong_desktop.gui.practice.verdict import Verdict
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.models.practice import PracticeEditor, Stage
from mahjong_desktop.practice.answers import GAIN


class AnswerCard(Card):
    """Enter checks the answer, and Enter again deals the next hand."""

    hand_wanted = Signal()
    hinted = Signal()
    """What is missing in the answer is said under it."""

    def __init__(self, editor: PracticeEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(around.theme, parent, padding=Space.L)
        self._editor = editor
        self._around = around
        self._task = editor.task
        self.question = _label("title")
        self.verdict = Verdict(around.theme)
        self.form = AnswerForm(editor, around)
        self.hint, self.details = _label("error"), _label("")
        self.check_button, self.show_button = QPushButton(), QPushButton()
        self.next_button, self.hand_button = QPushButton(), QPushButton()
        self._lay_out()
        self.form.entered.connect(self.go_on)
        self.check_button.clicked.connect(self.check)
        self.show_button.clicked.connect(editor.reveal)
        self.next_button.clicked.connect(editor.next)
        self.hand_button.clicked.connect(self.hand_wanted)
        editor.changed.connect(self._follow)
        around.language.changed.connect(self._reword)
        self._reword()

    def _lay_out(self) -> None:
        told = (self.question, self.verdict, self.form, self.hint, self.details)
        for widget in (*told, self.check_button, self.show_button, self.next_button, self.hand_button):
            # children in the order in which one reads, though the buttons stand beside the question
            widget.setParent(self)
        for button in (self.check_button, self.next_button):
            button.setProperty("variant", "primary")
        for label in (self.hint, self.details):
            label.setWordWrap(True)
        head = QHBoxLayout()
        head.setSpacing(Space.S)
        head.addWidget(self.question)
        head.addWidget(self.verdict)
        head.addStretch(1)
        for button in (self.show_button, self.check_button, self.next_button):
            head.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.S)
        column.addLayout(head)
        for widget in (self.form, self.hint, self.details):
            column.addWidget(widget)
        column.addWidget(self.hand_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        for button in (self.check_button, self.show_button, self.next_button, self.hand_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return *self.form.parts(), self.check_button, self.show_button, self.next_button, self.hand_button

    # --- steps

    def go_on(self) -> None:
        """The Enter key: check, or deal the next hand."""
        if self._editor.stage is Stage.ASKED:
            self.check()
        elif self._editor.stage is not Stage.DEALING:
            self._editor.next()

    def check(self) -> None:
        """Check the answer as it stands; if something is missing in it, the keyboard goes there."""
        answer = self.form.answer()
        gap = self._editor.gap(answer)
        words = self._around.language.words(self._editor.ruleset.id)
        if gap is not None:
            self._ask_for(gap.field or "", words.error(gap))
        elif answer.get(GAIN) == 0:
            self._ask_for(GAIN, self.tr("Say what the winner gets, too."))
        else:
            self._editor.check(answer)

    def _ask_for(self, figure: str, sentence: str) -> None:
        self.hint.setText(sentence)
        self.hint.show()
        announce(self.hint, sentence)
        self.form.focus_on(figure)
        self.hinted.emit()

    # --- what is shown

    def _reword(self) -> None:
        self.question.setText(self.tr("What is it worth?"))
        for button, text, key in (
            (self.check_button, self.tr("Check"), True),
            (self.next_button, self.tr("Next hand"), True),
            (self.show_button, self.tr("Show me"), False),
            (self.hand_button, self.tr("Open on the hand page"), False),
        ):
            button.setText(text)
            button.setToolTip(self.tr("Enter") if key else "")
        self.setAccessibleName(self.tr("Answer"))
        self.form.reword()
        self._follow()

    def _follow(self) -> None:
        editor = self._editor
        counted = editor.stage in (Stage.ANSWERED, Stage.SHOWN)
        if editor.stage is Stage.ASKED and editor.task is not self._task:
            self._task = editor.task
            self.form.ask()
            self.hint.hide()
        asking: tuple[QWidget, ...] = (self.question, self.form, self.show_button, self.check_button)
        telling: tuple[QWidget, ...] = (self.verdict, self.next_button, self.hand_button)
        for widget in asking:
            widget.setVisible(not counted)
            widget.setEnabled(editor.stage is Stage.ASKED)
        for widget in telling:
            widget.setVisible(counted)
        if counted:
            self.hint.hide()
            self._show_verdict()
        self.details.setVisible(counted and bool(self.details.text()))

    def place_focus(self) -> None:
        """The keyboard goes where it is needed."""
        if self._editor.stage is Stage.ASKED:
            self.form.focus_first()
        elif self._editor.stage is not Stage.DEALING:
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_verdict(self) -> None:
        editor = self._editor
        if editor.stage is Stage.SHOWN:
            self.verdict.show_verdict(None, self.tr("This is how it counts"))
        else:
            self.verdict.show_verdict(editor.right, self.tr("Right") if editor.right else self.tr("Wrong"))
        self.details.setText(self._differences())
        announce(self.verdict, f"{self.verdict.word.text()}. {self.details.text()}")

    def _differences(self) -> str:
        """What was said and what would have been right, figure by figure."""
        words = self._around.language.words(self._editor.ruleset.id)
        true, locale = self._editor.true_figures(), QLocale(self._around.language.code)
        parts = []
        named = [figure.id for form in self._editor.forms for figure in form]
        for name in dict.fromkeys(named):
            said = self._editor.answer.get(name)
            if name not in self._editor.wrong:
                continue
            label = words.text("figures_label", name)
            if isinstance(said, bool):
                parts.append(self.tr("{figure}: no").format(figure=label))
            elif isinstance(said, int) and name in true:
                text = self.tr("{figure}: {true}, not {said}")
                parts.append(text.format(figure=label, true=locale.toString(true[name]), said=locale.toString(said)))
            else:
                value = words.text("figures_choices", name, said) if isinstance(said, str) else said
                parts.append(self.tr("{figure}: not {said}").format(figure=label, said=value))
        return "\n".join(parts)


def _label(role: str) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
