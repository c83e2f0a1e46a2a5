"""A photo with a box around every tile: clicked, walked through by arrow keys, drawn anew, read aloud."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy, QWidget

from mahjong_desktop.gui.controls import FeltPanel
from mahjong_desktop.gui.controls.paint import KeyboardFocus
from mahjong_desktop.gui.photo.geometry import (
    Fit,
    around_tiles,
    box_between,
    fit,
    guess_rect,
    lies_below,
    moved,
)
from mahjong_desktop.gui.photo.photo_painter import Box, PhotoPainter, rounded
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Radius
from mahjong_desktop.gui.tiles.tile_button import ARROWS
from mahjong_desktop.models.photo_editor import PhotoEditor
from mahjong_desktop.models.photo_model import PhotoModel, ShownTile

LEAST_SIZE = QSize(360, 190)
FIFTEENTH = 15
"""A tile in a photo without any is taken to be so much of it wide."""
BESIDE = 1.06
"""How far a tile is added beside another, in widths."""


class BoxButton(QAbstractButton):
    """One box, to be clicked, focused and read aloud; the view paints it."""

    clicked_with = Signal(Qt.KeyboardModifier)

    def __init__(self, view: PhotoView) -> None:
        super().__init__(view)
        self._view = view
        self.keyboard = KeyboardFocus()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.clicked_with.emit(event.modifiers())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keyboard.key_pressed()
        event.setAccepted(self._view.press(event))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.keyboard.entered(event)
        self._view.box_focused(self)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._view.update()
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The view paints all boxes together: they overlap where rows are tilted."""


class PhotoView(FeltPanel):
    """Shows a PhotoModel on its photo. What is said of tiles goes to the editor."""

    choice_wanted = Signal()
    """Enter: another tile shall be chosen for the current one."""
    add_wanted = Signal(object)
    """A tile was overlooked in this Quad."""

    def __init__(
        self,
        model: PhotoModel,
        editor: PhotoEditor,
        around: Surroundings,
        parent: QWidget | None = None,
        *,
        parts: bool = True,
    ) -> None:
        """`parts`: whether called sets and the winning tile are marked."""
        super().__init__(around.theme, parent)
        self._parts = parts
        self.model = model
        self._editor = editor
        self._around = around
        self._painter = PhotoPainter(around)
        self._photo = QPixmap()
        self._size = QSize(1, 1)
        self._whole = False
        self._adding = False
        self._drag: tuple[QPointF, QPointF] | None = None
        self._fit = Fit(1.0, QPointF())
        self._buttons: list[BoxButton] = []
        self._boxes: list[Box] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(LEAST_SIZE)
        model.rows_set.connect(self._follow)
        around.preferences.changed.connect(self.update)
        around.language.changed.connect(self._reword)
        self._reword()

    # --- what is shown

    def show_photo(self, image: QImage, size: tuple[int, int]) -> None:
        """Another photo; `size`: that of the original, in whose pixels boxes are told."""
        self._photo = QPixmap.fromImage(image)
        self._size = QSize(*size)
        self._arrange()

    @property
    def whole(self) -> bool:
        """Whether the whole photo is shown, and not only where its tiles are."""
        return self._whole

    def show_whole(self, whole: bool) -> None:
        """The whole photo, or the tiles as large as can be."""
        self._whole = whole
        self._arrange()

    @property
    def adding(self) -> bool:
        """Whether a click on an empty place adds a tile."""
        return self._adding

    def set_adding(self, adding: bool) -> None:
        """The next click on an empty place adds a tile."""
        self._adding = adding
        self.setCursor(Qt.CursorShape.CrossCursor if adding else Qt.CursorShape.ArrowCursor)

    def box(self, place: int) -> BoxButton:
        """The box of a tile, by its place from 0 as one reads."""
        return self._buttons[place]

    def focus_current(self) -> None:
        """The keyboard to the current tile, or to the first."""
        place = self._current_place()
        if place is not None:
            self._editor.step(0)
            self._buttons[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def _current_place(self) -> int | None:
        current = self._editor.current
        places = (place for place, item in enumerate(self.model.rows) if current is not None and item.tile == current)
        return next(places, 0 if self.model.rows else None)

    def _reword(self) -> None:
        self.setAccessibleName(self.tr("Photo"))

    # --- boxes

    def _follow(self) -> None:
        focused = QApplication.focusWidget() in self._buttons
        while len(self._buttons) < len(self.model.rows):
            self._buttons.append(self._make_button(len(self._buttons)))
        for place, button in enumerate(self._buttons):
            # kept, for the next photo has as many tiles
            button.setVisible(place < len(self.model.rows))
        for place, item in enumerate(self.model.rows):
            spoken = self.model.spoken(item)
            self._buttons[place].setAccessibleName(spoken)
            self._buttons[place].setToolTip(spoken)
        self._arrange()
        stop = self._current_place()
        for place, button in enumerate(self._buttons):
            # one stop for the Tab key: arrows go on from there
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus if place == stop else Qt.FocusPolicy.NoFocus)
        if focused and stop is not None and QApplication.focusWidget() is not self._buttons[stop]:
            self._buttons[stop].setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_button(self, place: int) -> BoxButton:
        button = BoxButton(self)
        button.clicked_with.connect(lambda keys: self._choose(place, keys))
        button.clicked.connect(lambda: self._choose(place, Qt.KeyboardModifier.NoModifier))
        return button

    def _choose(self, place: int, keys: Qt.KeyboardModifier) -> None:
        key = self.model.rows[place].tile.key
        if keys & Qt.KeyboardModifier.ShiftModifier:
            self._editor.select_to(key)
        else:
            self._editor.select(key, more=bool(keys & Qt.KeyboardModifier.ControlModifier))

    def box_focused(self, button: BoxButton) -> None:
        """The keyboard came to a box: that is the current one from now on."""
        place = self._buttons.index(button)
        if self._editor.current is None and place < len(self.model.rows):
            self._editor.select(self.model.rows[place].tile.key)
        self.update()

    def _arrange(self) -> None:
        """Every box in its place."""
        tiles = [item.tile for item in self.model.rows]
        whole = QRectF(0, 0, self._size.width(), self._size.height())
        area = whole if self._whole or not tiles else around_tiles(tiles)
        self._fit = fit(area, self.size())
        for button, item in zip(self._buttons, self.model.rows, strict=False):
            polygon = self._fit.polygon(item.tile.quad)
            box = polygon.boundingRect().toAlignedRect()
            button.setGeometry(box)
            # a tilted box takes no clicks from its neighbours
            button.setMask(QRegion(polygon.toPolygon().translated(-box.topLeft())))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(900, 420)

    # --- keys

    def press(self, event: QKeyEvent) -> bool:
        """A key at a box; whether it is one that boxes know."""
        key, more = Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in ARROWS:
            self._step(ARROWS[key], more=more)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.choice_wanted.emit()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._editor.remove()
        elif key == Qt.Key.Key_Insert:
            self.add_beside()
        else:
            return False
        return True

    def _step(self, step: QPoint, *, more: bool) -> None:
        if step.x():
            self._editor.step(step.x() * self._direction(), more=more)
        else:
            self._step_to_row(step.y())

    def _direction(self) -> int:
        """1 where later tiles lie at the right, -1 in a photo from the other side of the table."""
        rows = self.model.rows
        first = [item for item in rows if item.tile.row == rows[0].tile.row]
        return -1 if first[-1].tile.middle[0] < first[0].tile.middle[0] else 1

    def _step_to_row(self, down: int) -> None:
        """The nearest tile of the rows above or below."""
        current = self._editor.current
        if current is None:
            return
        x, y = current.middle
        others = [item.tile for item in self.model.rows if item.tile.row != current.row]
        there = [tile for tile in others if (tile.middle[1] - y) * down > 0]
        if there:
            self._editor.select(min(there, key=lambda tile: abs(tile.middle[0] - x) + abs(tile.middle[1] - y)).key)

    # --- a tile that was overlooked

    def add_beside(self) -> None:
        """A tile after the current one, for the keyboard."""
        current = self._editor.current
        if current is None:
            self._add_at(self._size.width() / 2, self._size.height() / 2)
            return
        (left, top), (right, bottom), *_ = current.quad
        x, y = current.middle
        away = BESIDE if right >= left else -BESIDE
        self._add_at(x + away * (right - left), y + away * (bottom - top))

    def _add_at(self, x: float, y: float) -> None:
        tiles = [item.tile for item in self.model.rows]
        if tiles:
            nearest = min(tiles, key=lambda tile: abs(tile.middle[0] - x) + abs(tile.middle[1] - y))
            quad = moved(nearest.quad, x, y)
        else:
            width = max(self._size.width(), self._size.height()) / FIFTEENTH
            quad = moved(box_between((0, 0), (width, width * 4 / 3)), x, y)
        self.add_wanted.emit(quad)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._drag = (event.position(), event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._drag is not None:
            self._drag = (self._drag[0], event.position())
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        drag, self._drag = self._drag, None
        self.update()
        if drag is None or event.button() != Qt.MouseButton.LeftButton:
            return
        first, last = drag
        if _is_drag(first, last):
            self.add_wanted.emit(box_between(self._fit.photo(first), self._fit.photo(last)))
        elif self._adding:
            self._add_at(*self._fit.photo(last))
        else:
            self._editor.unselect()

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._photo.isNull():
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            room = QRectF(self.rect())
            painter.setClipPath(rounded(room, Radius.CARD))
            whole = self._fit.rect(QRectF(0, 0, self._size.width(), self._size.height()))
            painter.drawPixmap(whole, self._photo, QRectF(self._photo.rect()))
            self._paint_boxes(painter, self._shown_boxes(), room)
            if self._drag is not None and _is_drag(*self._drag):
                self._painter.rubber(painter, QRectF(*self._drag).normalized())

    def _shown_boxes(self) -> list[Box]:
        tiles = [item.tile for item in self.model.rows]
        return [self._box(item, place, lies_below(item.tile, tiles)) for place, item in enumerate(self.model.rows)]

    def _box(self, item: ShownTile, place: int, below: bool) -> Box:
        polygon = self._fit.polygon(item.tile.quad)
        button = self._buttons[place]
        focused = button.hasFocus() and button.keyboard.visible
        item = item if self._parts else replace(item, winning=False)
        return Box(item, polygon, guess_rect(polygon.boundingRect(), below=below), below, focused)

    def _paint_boxes(self, painter: QPainter, boxes: list[Box], room: QRectF) -> None:
        for box in sorted(boxes, key=lambda box: box.item.selected):
            self._painter.frame(painter, box)
        words = self._around.language.words(self._editor.ruleset.id)
        by_key = {box.item.tile.key: box for box in boxes}
        for called in self._editor.hand.sets if self._parts else ():
            together = [by_key[key] for key in sorted(called.keys) if key in by_key]
            if together:
                self._painter.plate(painter, together, words.text("terms", called.kind.value), room)
        for box in boxes:
            self._painter.guess(painter, box)
            if box.item.winning and self._parts:
                self._painter.winner(painter, box, self.tr("wins"), room)


def _is_drag(first: QPointF, last: QPointF) -> bool:
    return (last - first).manhattanLength() > QApplication.startDragDistance() and first.x() != last.x()
