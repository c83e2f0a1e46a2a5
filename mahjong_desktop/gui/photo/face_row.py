"""One row of faces to lay out and photograph: its tiles, how far it is taught, and the button for its photo."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desktop.gui.controls import Card
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.gui.tiles.pictures import SHADOW_DEPTH, Look, width_of
from mahjong_desktop.models.teaching import RowState

TILE_HEIGHT = 50
GAP = 4
MARK = 22
NAMES = 190
"""Room for a row's name, so that all rows begin in the same place."""


class FaceStrip(QWidget):
    """Tiles side by side, to look at."""

    def __init__(self, around: Surroundings, height: int = TILE_HEIGHT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._around = around
        self._height = height
        self._faces: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        around.preferences.changed.connect(self.update)

    def show_faces(self, faces: tuple[int, ...]) -> None:
        """These tiles; read aloud by their names."""
        self._faces = faces
        words = self._around.language.words()
        self.setAccessibleName(", ".join(words.tile(face) for face in faces))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(len(self._faces) * (width_of(self._height) + GAP), self._height + SHADOW_DEPTH)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            for place, face in enumerate(self._faces):
                corner = QPointF(place * (width_of(self._height) + GAP), 0)
                look = Look(face, self._height, index=self._around.index_of(face))
                self._around.pictures.paint(painter, corner, look)


class DoneMark(QWidget):
    """A tick in a disc: the row is taught. An empty ring: it is not."""

    def __init__(self, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = around.theme
        self._done = False
        self.setFixedSize(MARK, MARK)
        around.theme.changed.connect(self.update)

    def show_done(self, done: bool) -> None:
        """Ticked or not."""
        self._done = done
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        disc = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(self._theme.colour("accent" if self._done else "border"))
            painter.setBrush(self._theme.colour("accent") if self._done else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc)
            if self._done:
                painter.setFont(self._theme.font(weight=QFont.Weight.Bold))
                painter.setPen(self._theme.colour("on_accent"))
                painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, "✓")


class FaceRow(Card):
    """The card of one row."""

    def __init__(self, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(around.theme, parent, padding=Space.M)
        self._around = around
        self.mark = DoneMark(around)
        self.title = QLabel()
        self.state = QLabel()
        self.state.setProperty("role", "caption")
        self.strip = FaceStrip(around)
        self.photograph = QPushButton()
        self.photograph.setAutoDefault(False)
        box = QWidget()
        box.setFixedWidth(NAMES)
        names = QVBoxLayout(box)
        names.setContentsMargins(0, 0, 0, 0)
        names.setSpacing(0)
        names.addStretch(1)
        names.addWidget(self.title)
        names.addWidget(self.state)
        names.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.M)
        row.addWidget(self.mark)
        row.addWidget(box)
        row.addWidget(self.strip)
        row.addStretch(1)
        row.addWidget(self.photograph)

    def show_row(self, row: RowState) -> None:
        """What to lay out, and how far it is taught."""
        self.mark.show_done(row.done)
        self.title.setText(self._title(row.number))
        if row.done:
            self.state.setText(self.tr("The program knows it"))
        elif row.taught:
            self.state.setText(self.tr("{known} of {all} known").format(known=row.taught, all=len(row.faces)))
        else:
            self.state.setText(self.tr("Not taught yet"))
        self.strip.show_faces(row.faces)
        self.photograph.setText(self.tr("Photo again…") if row.done else self.tr("Photo…"))
        self.photograph.setAccessibleName(f"{self._title(row.number)}: {self.photograph.text()}")

    def _title(self, number: int) -> str:
        return (
            self.tr("Characters"),
            self.tr("Circles"),
            self.tr("Bamboos"),
            self.tr("Winds and dragons"),
            self.tr("Flowers and Seasons"),
        )[number]
