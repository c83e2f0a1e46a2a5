"""Teaching the program one's own tiles: row by row a photo, looked at and kept; several sets by name."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.gui.controls import Bar, PopupButton
from mahjong_desktop.gui.controls.fading_area import FadingArea
from mahjong_desktop.gui.photo.face_row import FaceRow, FaceStrip
from mahjong_desktop.gui.photo.photo_dialog import PhotoDialog
from mahjong_desktop.gui.photo.photo_view import PhotoView
from mahjong_desktop.gui.photo.set_choice import SetChoice
from mahjong_desktop.gui.photo.set_steps import SetSteps
from mahjong_desktop.gui.photo.sources import Source, image_of
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.message_bar import MessageBar
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.models.photo_model import PhotoModel
from mahjong_desktop.models.teaching import TeachEditor
from mahjong_desktop.models.tile_sets import TileSets
from mahjong_desktop.vision.faces import TEACHING_ROWS

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_desktop.vision.reading import PhotoReading, Quad
    from mahjong_desktop.vision.taught import TaughtSet

SIZE = QSize(940, 680)


class TeachDialog(PhotoDialog):
    """The rows, and the photo of one of them to be looked at before it is kept."""

    def __init__(self, around: Surroundings, sets: TileSets, parent: QWidget | None = None) -> None:
        super().__init__(around, sets, parent)
        self._theme = around.theme
        self.editor = TeachEditor(sets, self)
        self.model = PhotoModel(self.editor.photo, around.language, self)
        self.view = PhotoView(self.model, self.editor.photo, around, parts=False)
        self.steps = SetSteps(sets, around, self)
        self.set_choice = SetChoice(sets, around.language, optional=False)
        self.new = QPushButton()
        self._menu = QMenu(self)
        self.menu_button = PopupButton(around.theme, self._menu)
        self.hint = QLabel()
        self.rows = [FaceRow(around) for _ in TEACHING_ROWS]
        self.lead = QLabel()
        self.strip = FaceStrip(around)
        self.verdict = QLabel()
        self.again = QPushButton()
        self.remove = QPushButton()
        self.keep = QPushButton()
        self.back = QPushButton()
        self.message = MessageBar()
        self.close_button = QPushButton()
        self._lay_out()
        self._connect()
        self.reword()
        self.resize(SIZE.boundedTo(self.screen().availableSize()))

    # --- layout

    def _lay_out(self) -> None:
        for label in (self.hint, self.lead, self.verdict):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.hint.setProperty("role", "muted")
        self.lead.setProperty("role", "title")
        self.list = self._rows_page()
        self.preview = self._preview_page()
        self.pages.addWidget(self.list)
        self.pages.addWidget(self.preview)
        head = Bar("bar")
        for widget in (self.set_choice, self.new, self.menu_button):
            head.row.addWidget(widget)
        head.row.addStretch(1)
        foot = Bar("foot")
        foot.row.addWidget(self.message, 1)
        foot.row.addStretch(1)
        foot.row.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addWidget(self.pages, 1)
        column.addWidget(foot)
        for button in (self.new, self.again, self.remove, self.back, self.close_button):
            button.setAutoDefault(False)

    def _rows_page(self) -> QWidget:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(Space.XL, Space.M, Space.XL, Space.M)
        column.setSpacing(Space.S)
        column.addWidget(self.hint)
        for row in self.rows:
            column.addWidget(row)
        column.addStretch(1)
        page = FadingArea(self._theme, "paper")
        page.setProperty("role", "clear")
        page.setWidget(inside)
        page.follow_bar()
        return page

    def _preview_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(Space.XL, Space.M, Space.XL, Space.M)
        column.setSpacing(Space.M)
        wanted = QHBoxLayout()
        wanted.addWidget(self.lead, 1)
        wanted.addWidget(self.strip)
        column.addLayout(wanted)
        column.addWidget(self.view, 1)
        column.addWidget(self.verdict)
        row = QHBoxLayout()
        row.setSpacing(Space.S)
        self.keep.setProperty("variant", "primary")
        row.addWidget(self.remove)
        row.addStretch(1)
        for button in (self.back, self.again, self.keep):
            row.addWidget(button)
        column.addLayout(row)
        return page

    def _connect(self) -> None:
        for number, row in enumerate(self.rows):
            row.photograph.clicked.connect(partial(self._photograph, number))
        self.set_choice.picked.connect(self.sets.choose)
        self.new.clicked.connect(lambda: self.steps.new())
        self.steps.said.connect(lambda text, wrong: self.message.say(text, error=wrong))
        self.sets.changed.connect(self._follow)
        self.editor.changed.connect(self._follow_preview)
        self.editor.photo.selection_changed.connect(self._follow_preview)
        self.view.add_wanted.connect(self._add)
        self.remove.clicked.connect(lambda: self.editor.photo.remove())
        self.again.clicked.connect(self.ask_file)
        self.keep.clicked.connect(self._keep_row)
        self.back.clicked.connect(self.give_up)
        self.close_button.clicked.connect(self.close)

    def stops(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        rows = tuple(row.photograph for row in self.rows)
        preview = (self.view, self.remove, self.back, self.again, self.keep)
        head = (self.set_choice, self.new, self.menu_button)
        return *head, self.busy.cancel, self.trouble, *rows, *preview, self.close_button

    # --- what is shown

    def reword(self) -> None:
        super().reword()
        self.setWindowTitle(self.tr("My tile sets"))
        self.new.setText(self.tr("New set…"))
        self.menu_button.set_texts(self.tr("Set"))
        self._menu.clear()
        steps = self.steps
        for text, run in (
            (self.tr("Rename…"), steps.rename),
            (self.tr("Delete…"), steps.delete),
            (self.tr("Export…"), steps.export),
            (self.tr("Import…"), steps.bring_in),
        ):
            self._menu.addAction(text).triggered.connect(lambda _=False, run=run: run())
        self.again.setText(self.tr("Another photo…"))
        self.remove.setText(self.tr("Remove"))
        self.remove.setToolTip(self.tr("There is no tile here (Delete)"))
        self.keep.setText(self.tr("Keep this row"))
        self.back.setText(self.tr("To the rows"))
        self.close_button.setText(self.tr("Close"))
        self.message.reword()
        if self.isVisible():
            self._follow()
            self._follow_preview()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.message.clear()
            self.pages.setCurrentWidget(self.list)
            names = self.sets.names
            if self.sets.chosen not in names and names:
                self.sets.choose(names[0])
            self._follow()

    def _follow(self) -> None:
        if not self.isVisible():
            return
        self.set_choice.follow()
        named = self.set_choice.currentIndex() >= 0
        self.set_choice.setEnabled(named)
        for action in self._menu.actions()[:3]:
            action.setEnabled(named)
        self.hint.setText(self._hint(named))
        for row, state in zip(self.rows, self.editor.rows(), strict=True):
            row.show_row(state)
            row.photograph.setEnabled(named)

    def _hint(self, named: bool) -> str:
        if not named:
            return self.tr("Give your set of tiles a name first: New set…")
        return self.tr(
            "Lay each row out as it is shown here, without gaps, on a dark table, and photograph it from above."
            " Rows that you do not have can be left out. More photos of a row, in other light, make it more reliable."
        )

    def _follow_preview(self) -> None:
        self.strip.show_faces(self.editor.faces)
        self.lead.setText(self.tr("Is this the row, from left to right?"))
        problem = self.editor.problem
        self.keep.setEnabled(problem is None)
        self.remove.setEnabled(bool(self.editor.photo.selected))
        role = "error" if problem is not None else "muted"
        if self.verdict.property("role") != role:
            self.verdict.setProperty("role", role)
            # a style sheet looks at a property again only when asked to
            self.verdict.style().unpolish(self.verdict)
            self.verdict.style().polish(self.verdict)
        self.verdict.setText(self._verdict())

    def _verdict(self) -> str:
        problem, surprising = self.editor.problem, self.editor.surprising
        if problem is not None:
            way_on = self.tr(
                "Remove a box that is not a tile, draw a box around any tile that has none, or take another photo."
            )
            return f"{self.sentence(problem)} {way_on}"
        if 2 * surprising > len(self.editor.faces):
            return self.tr("Most of these tiles look like others to the program. Compare them with the row above.")
        return self.tr("Above each tile stands how the program will read it.")

    # --- one row

    def _photograph(self, number: int) -> None:
        self.editor.row = number
        self.message.clear()
        self.ask_file()

    def open_photo(self, source: Source) -> None:
        if self.set_choice.currentIndex() >= 0:
            super().open_photo(source)

    def taught(self) -> Callable[[], TaughtSet | None]:
        """What the set knows already does not matter: the photo shows what it shall know."""
        return lambda: None

    def show_reading(self, reading: PhotoReading) -> None:
        assert self.picture is not None
        self.editor.start(reading)
        self.view.show_photo(image_of(self.picture), reading.size)
        self.pages.setCurrentWidget(self.preview)
        self._follow_preview()
        (self.keep if self.keep.isEnabled() else self.again).setFocus()

    def _add(self, quad: Quad) -> None:
        from mahjong_desktop.vision.one_tile import read_at

        if self.picture is not None:
            self.editor.photo.add(read_at(self.picture, quad))

    def _keep_row(self) -> None:
        try:
            self.editor.keep()
        except MahjongError as error:
            self.message.say(self.sentence(error), error=True)
            return
        left = sum(not row.done for row in self.editor.rows())
        text = (
            self.tr("Saved. %n row(s) to go.", "", left) if left else self.tr("Saved. The program knows the whole set.")
        )
        self.message.say(text)
        self.give_up()

    def give_up(self) -> None:
        """Back to the rows."""
        self.work.cancel()
        self.pages.setCurrentWidget(self.list)
        self.rows[self.editor.row].photograph.setFocus()
