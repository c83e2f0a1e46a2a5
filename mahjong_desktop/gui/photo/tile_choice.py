"""The card that says what a photographed tile is, and lets another be chosen: the likely ones first, then all."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mahjong_desktop.core.drafts import Draft
from mahjong_desktop.core.tiles import is_bonus
from mahjong_desktop.gui.controls import Card
from mahjong_desktop.gui.controls.numbers import percent
from mahjong_desktop.gui.photo.geometry import bounds
from mahjong_desktop.gui.picker_view import PickerView
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.gui.tiles.tile_button import TileButton, TileFace
from mahjong_desktop.models.entry import Entry
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.photo_editor import PhotoEditor
from mahjong_desktop.models.photo_hand import PhotoTile
from mahjong_desktop.models.picker_model import PickerModel

ALTERNATIVES = 3
LEAST_CHANCE = 0.002
"""What is less likely stands among all the other tiles only."""
TILE_HEIGHT = 56
LEAST_HEIGHT = 40
"""Of the picker's tiles: in a small window the photo needs the room."""
CROP = QSize(112, 72)
CROP_MARGIN = 0.12
"""How much is shown around a tile, as a part of it."""


class TileChoice(Card):
    """Follows the editor's current tile."""

    chosen = Signal(int)
    """The current tile is this one."""
    left = Signal()
    """Escape: nothing else was chosen."""

    def __init__(self, editor: PhotoEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(around.theme, parent, padding=Space.M)
        self._editor = editor
        self._around = around
        self._image = QImage()
        self._size = QSize(1, 1)
        self._rest = HandEditor(editor.ruleset, self)
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.caption = QLabel()
        self.caption.setProperty("role", "caption")
        self.caption.setWordWrap(True)
        self.crop = QLabel()
        self.crop.setFixedSize(CROP)
        self.crop.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.alternatives = [TileButton(around.theme, around.pictures) for _ in range(ALTERNATIVES)]
        model = PickerModel(self._rest, around.language, self)
        self.picker = PickerView(model, around, least=LEAST_HEIGHT, counts=False)
        self._lay_out()
        for button in self.alternatives:
            button.pressed_with.connect(lambda _=None, button=button: self._take(button))
            button.arrow_pressed.connect(lambda step, button=button: self._step(button, step))
        self.picker.picked.connect(lambda tile, _: self.chosen.emit(tile))
        editor.changed.connect(self._follow)
        editor.selection_changed.connect(self._follow)
        around.language.changed.connect(self._reword)
        around.preferences.changed.connect(self._follow)
        self._reword()

    def _lay_out(self) -> None:
        for button in self.alternatives:
            button.set_tile_height(TILE_HEIGHT)
        likely = QHBoxLayout()
        likely.setSpacing(Space.XS)
        for button in self.alternatives:
            likely.addWidget(button)
        likely.addStretch(1)
        side = QWidget()
        side.setFixedWidth(ALTERNATIVES * (self.alternatives[0].sizeHint().width() + Space.XS))
        left = QVBoxLayout(side)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(Space.S)
        left.addWidget(self.crop)
        left.addWidget(self.title)
        left.addWidget(self.caption)
        left.addLayout(likely)
        left.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.L)
        row.addWidget(side)
        row.addWidget(self.picker, 1)

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return *self.alternatives, self.picker

    def show_photo(self, image: QImage, size: tuple[int, int]) -> None:
        """Another photo to cut tiles out of."""
        self._image, self._size = image, QSize(*size)
        self._follow()

    def use_rules(self) -> None:
        """The picker shows the tiles of the editor's variant."""
        self._rest.use_rules(self._editor.ruleset)

    def take_focus(self) -> None:
        """The keyboard to the likeliest alternative, or to the picker."""
        first = next((button for button in self.alternatives if button.isVisibleTo(self)), None)
        target = first if first is not None else self.picker.button(0 if self._editor.ruleset.uses(0) else 27)
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take(self, button: TileButton) -> None:
        if button.face is not None:
            self.chosen.emit(button.face.tile)

    def _step(self, button: TileButton, step: QPoint) -> None:
        shown = [one for one in self.alternatives if one.isVisibleTo(self)]
        place = shown.index(button) + step.x()
        if 0 <= place < len(shown):
            shown[place].setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what is shown

    def _reword(self) -> None:
        self.setAccessibleName(self.tr("What the tile is"))
        self.crop.setAccessibleName(self.tr("The tile in the photo"))
        self._follow()

    def _follow(self) -> None:
        tile = self._editor.current
        self.crop.setVisible(tile is not None)
        self._show_alternatives(tile)
        self._count(tile)
        if tile is None:
            self.title.setText(self.tr("Click a tile in the photo to correct it."))
            return
        name = self._around.language.words().tile(tile.tile)
        self.title.setText(name[:1].upper() + name[1:])
        self.crop.setPixmap(self._cut_out(tile))

    def _show_alternatives(self, tile: PhotoTile | None) -> None:
        guesses = () if tile is None else tile.guesses
        likely = [
            guess
            for guess in guesses
            if tile is not None
            and guess.tile != tile.tile
            and guess.probability >= LEAST_CHANCE
            and self._editor.ruleset.uses(guess.tile)
        ]
        words = self._around.language.words()
        for place, button in enumerate(self.alternatives):
            button.setVisible(place < len(likely))
            if place < len(likely):
                guess = likely[place]
                name = words.tile(guess.tile)
                tip = self.tr("{tile}, {percent} likely").format(tile=name, percent=percent(guess.probability))
                button.show_face(TileFace(guess.tile, self._around.index_of(guess.tile)), tip, tip)
        caption = self._caption(tile, bool(likely))
        self.caption.setText(caption)
        self.caption.setVisible(bool(caption))

    def _caption(self, tile: PhotoTile | None, alternatives: bool) -> str:
        if tile is None:
            return ""
        if tile.doubtful:
            return self.tr("Unsure. It may be:") if alternatives else self.tr("Unsure. Choose at the right.")
        return self.tr("It may also be:") if alternatives else ""

    def _count(self, tile: PhotoTile | None) -> None:
        """The picker dims what is there often enough without this tile."""
        others = [one.tile for one in self._editor.hand.tiles if tile is None or one.key != tile.key]
        bonus = tuple(one for one in others if is_bonus(one))
        self._rest.record(Entry(Draft(tuple(one for one in others if not is_bonus(one)), bonus=bonus)))
        self._rest.history.clear()

    def _cut_out(self, tile: PhotoTile) -> QPixmap:
        if self._image.isNull():
            return QPixmap()
        box = bounds(tile.quad)
        margin = CROP_MARGIN * box.height()
        scale = self._image.width() / self._size.width()
        box = box.adjusted(-margin, -margin, margin, margin)
        area = QRectF(box.topLeft() * scale, box.size() * scale).toAlignedRect() & self._image.rect()
        ratio = self.devicePixelRatioF()
        cut = self._image.copy(area).scaled(
            CROP * ratio, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        pixmap = QPixmap.fromImage(cut)
        pixmap.setDevicePixelRatio(ratio)
        return pixmap
