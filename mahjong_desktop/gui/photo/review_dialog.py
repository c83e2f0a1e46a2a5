"""A photographed hand to be looked through: what was read, what a person corrects, and into the tray with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.tiles import Tile, plain
from mahjong_desktop.gui.controls import Bar, Switch
from mahjong_desktop.gui.photo.hand_card import HandCard
from mahjong_desktop.gui.photo.parts_bar import PartsBar
from mahjong_desktop.gui.photo.photo_dialog import PhotoDialog
from mahjong_desktop.gui.photo.photo_view import PhotoView
from mahjong_desktop.gui.photo.set_choice import SetChoice
from mahjong_desktop.gui.photo.sources import Source, image_of
from mahjong_desktop.gui.photo.tile_choice import TileChoice
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.message_bar import MessageBar
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.models.photo_editor import PhotoEditor
from mahjong_desktop.models.photo_model import PhotoModel
from mahjong_desktop.models.tile_sets import TileSets
from mahjong_desktop.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from mahjong_desktop.vision.reading import PhotoReading, Quad

SIZE = QSize(1180, 780)
MOST_BELOW = 400
"""How high the cards below the photo may become: the photo is what large windows are for."""


class ReviewDialog(PhotoDialog):
    """Stands before the window until the tiles are used or left."""

    used = Signal(object)
    """The hand as a Draft, for the tray."""
    sets_wanted = Signal()
    """The taught sets shall be shown."""

    def __init__(
        self, ruleset: Ruleset[Any], around: Surroundings, sets: TileSets, parent: QWidget | None = None
    ) -> None:
        super().__init__(around, sets, parent)
        self._again = False
        self.editor = PhotoEditor(ruleset, self)
        self.model = PhotoModel(self.editor, around.language, self)
        self.view = PhotoView(self.model, self.editor, around)
        self.parts = PartsBar(self.editor, around)
        self.choice = TileChoice(self.editor, around)
        self.hand = HandCard(self.editor, around)
        self.set_caption = QLabel()
        self.set_caption.setProperty("role", "muted")
        self.set_choice = SetChoice(sets, around.language)
        self.sets_button = QPushButton()
        self.another = QPushButton()
        self.remember = Switch(around.theme)
        self.remember_label = QLabel()
        self.remember_label.setTextFormat(Qt.TextFormat.PlainText)
        self.message = MessageBar()
        self.close_button = QPushButton()
        self.use = QPushButton()
        self._undo = QAction(self)
        self._redo = QAction(self)
        self._lay_out()
        self._connect()
        self.reword()
        self.resize(SIZE.boundedTo(self.screen().availableSize()))

    def use_rules(self, ruleset: Ruleset[Any]) -> None:
        """What the window scores by now."""
        self.editor.use_rules(ruleset)
        self.choice.use_rules()
        self.parts.follow_rules()
        self.another.setEnabled(True)

    # --- layout

    def _lay_out(self) -> None:
        below = QWidget()
        cards = QHBoxLayout(below)
        cards.setContentsMargins(0, 0, 0, 0)
        cards.setSpacing(Space.M)
        cards.addWidget(self.choice, 5)
        cards.addWidget(self.hand, 4)
        below.setMaximumHeight(MOST_BELOW)
        page = QWidget()
        middle = QVBoxLayout(page)
        middle.setContentsMargins(Space.XL, Space.M, Space.XL, Space.M)
        middle.setSpacing(Space.S)
        middle.addWidget(self.view, 3)
        middle.addWidget(self.parts)
        middle.addWidget(below, 2)
        self.page = page
        self.pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head())
        column.addWidget(self.pages, 1)
        column.addWidget(self._foot())

    def _head(self) -> Bar:
        head = Bar("bar")
        for widget in (self.set_caption, self.set_choice, self.sets_button):
            head.row.addWidget(widget)
        head.row.addStretch(1)
        head.row.addWidget(self.another)
        return head

    def _foot(self) -> Bar:
        foot = Bar("foot")
        row = foot.row
        row.addWidget(self.remember)
        row.addWidget(self.remember_label)
        row.addWidget(self.message, 1)
        row.addStretch(1)
        row.addWidget(self.close_button)
        row.addWidget(self.use)
        self.use.setProperty("variant", "primary")
        for button in (self.close_button, self.another, self.sets_button):
            button.setAutoDefault(False)
        self.use.setDefault(True)
        return foot

    def _connect(self) -> None:
        editor = self.editor
        self.view.choice_wanted.connect(self.choice.take_focus)
        self.view.add_wanted.connect(self._add)
        self.choice.chosen.connect(self._name)
        self.parts.add.toggled.connect(self.view.set_adding)
        self.parts.whole.toggled.connect(self.view.show_whole)
        self.set_choice.picked.connect(self._use_set)
        self.sets_button.clicked.connect(self.sets_wanted)
        self.another.clicked.connect(self.ask_file)
        self.close_button.clicked.connect(self.reject)
        self.use.clicked.connect(self._use)
        self.sets.changed.connect(self._follow_sets)
        editor.changed.connect(self._follow)
        for action, key, run in (
            (self._undo, "Ctrl+Z", editor.history.undo),
            (self._redo, "Ctrl+Y", editor.history.redo),
        ):
            action.setShortcut(key)
            action.triggered.connect(lambda _=False, run=run: run())
            self.addAction(action)

    def stops(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        head = (self.set_choice, self.sets_button, self.another)
        middle = (
            self.busy.cancel,
            self.trouble,
            self.view,
            *self.parts.parts(),
            *self.choice.parts(),
            *self.hand.parts(),
        )
        return *head, *middle, self.remember, self.close_button, self.use

    # --- what is shown

    def reword(self) -> None:
        super().reword()
        self.setWindowTitle(self.tr("Tiles from a photo"))
        self.set_caption.setText(self.tr("Tile set"))
        self.sets_button.setText(self.tr("My sets…"))
        self.sets_button.setToolTip(self.tr("Teach the program the faces of your own tiles"))
        self.another.setText(self.tr("Another photo…"))
        self.another.setToolTip(self.tr("Or drop one here, or paste it (Ctrl+V)"))
        self.close_button.setText(self.tr("Cancel"))
        self.use.setText(self.tr("Use these tiles"))
        self.message.reword()
        self._follow()

    def _follow(self) -> None:
        shown = self.pages.currentWidget() is self.page
        self.use.setEnabled(shown and bool(self.editor.hand.tiles))
        name = self.sets.chosen
        corrected = len(self.editor.hand.corrected)
        text = self.tr("Remember %n correction(s) for “{name}”", "", corrected).format(name=name)
        self.remember_label.setText(text)
        self.remember.setAccessibleName(text)
        for widget in (self.remember, self.remember_label):
            widget.setVisible(shown and bool(name) and bool(corrected))

    def open_photo(self, source: Source) -> None:
        self._again = False
        self.message.clear()
        super().open_photo(source)
        self._follow()

    def show_reading(self, reading: PhotoReading) -> None:
        assert self.picture is not None
        image = image_of(self.picture)
        # first: a page that comes back gives the focus to what had it, which was a tile of the last photo
        self.pages.setCurrentWidget(self.page)
        if self._again:
            self.editor.read_again(reading)
        else:
            self.editor.start(reading)
        self.view.show_photo(image, reading.size)
        self.choice.show_photo(image, reading.size)
        self.set_choice.follow()
        self._follow()
        self.view.focus_current()

    def tell(self, sentence: str, *, again: bool = True) -> None:
        super().tell(sentence, again=again)
        self.another.setEnabled(again)
        self._follow()

    def give_up(self) -> None:
        """Of a photo that was read before, what was read stays."""
        self.work.cancel()
        if self._again:
            self.pages.setCurrentWidget(self.page)
            self._follow()
        else:
            self.reject()

    # --- what is said of tiles

    def _name(self, tile: Tile) -> None:
        self.editor.name(tile)
        self.view.focus_current()

    def _add(self, quad: Quad) -> None:
        from mahjong_desktop.vision.one_tile import read_at

        if self.picture is not None:
            self.editor.add(read_at(self.picture, quad, self.sets.in_use))
            self.parts.add.setChecked(False)
            self.view.focus_current()

    def _use_set(self, name: str) -> None:
        self.sets.choose(name)

    def _follow_sets(self) -> None:
        """Another set, or the same taught more: the photo is read again with it."""
        if self.isVisible() and self.picture is not None and self.pages.currentWidget() is self.page:
            self.set_choice.follow()
            self._again = True
            self.read_again()
            self._follow()

    def _use(self) -> None:
        corrected = self.editor.hand.corrected
        if self.remember.isChecked() and self.sets.chosen and corrected:
            try:
                self._teach()
            except MahjongError as error:
                self.remember.setChecked(False)
                self.message.say(self.sentence(error), error=True)
                return
        self.used.emit(self.editor.hand.draft())
        self.accept()

    def _teach(self) -> None:
        """The corrections are examples; what the set knew stays."""
        examples = tuple((plain(tile.tile), tile.embedding) for tile in self.editor.hand.corrected)
        # the dialog closes: nothing is to be read again
        self.sets.blockSignals(True)
        try:
            self.sets.teach(self.sets.chosen, examples)
        finally:
            self.sets.blockSignals(False)
