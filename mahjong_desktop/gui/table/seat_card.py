"""A player at the table: wind, name, points, the dealer's frame, and the switch for riichi."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.gui.controls import Chip
from mahjong_desktop.gui.controls.key_button import KeyButton
from mahjong_desktop.gui.controls.paint import draw_box, draw_ring, elided, text_height, text_width
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Radius, Space, Type
from mahjong_desktop.gui.tiles.pictures import Look, width_of

TILE_HEIGHT = 44
HEIGHT = 92


class SeatCard(KeyButton):
    """Click it to say that this player won, or discarded. `role` words and points are set from outside."""

    riichi_switched = Signal()

    def __init__(self, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._around = around
        self._theme = around.theme
        self._wind = Wind.EAST
        self._texts = ("", "", "")
        self._dealer = False
        self._dealer_text = ""
        self._mark = ""
        self.riichi = Chip(around.theme, parent=self)
        self.riichi.switched.connect(lambda _: self.riichi_switched.emit())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._theme.changed.connect(self._restyle)

    def show_player(self, wind: Wind, seat: str, name: str, points: str, *, dealer: str = "", mark: str = "") -> None:
        """Who sits here. `dealer` is what East is called, `mark` what the player is in the deal that is entered."""
        self._wind, self._texts, self._mark = wind, (seat, name, points), mark
        self._dealer, self._dealer_text = bool(dealer), dealer
        self.setAccessibleName(", ".join(part for part in (name, seat, dealer, points, mark) if part))
        self.setToolTip(name)
        self.update()

    def show_riichi(self, text: str, *, asked: bool, on: bool, name: str) -> None:
        """The switch, where the variant has one."""
        self.riichi.setText(text)
        self.riichi.setVisible(asked)
        self.riichi.setChecked(on)
        self.riichi.setAccessibleName(name)
        self._place_chip()

    def sizeHint(self) -> QSize:
        return QSize(300, round(HEIGHT * max(1.0, self._theme.text_scale)))

    def minimumSizeHint(self) -> QSize:
        return QSize(210, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_chip()

    def _place_chip(self) -> None:
        size = self.riichi.sizeHint()
        self.riichi.resize(size)
        self.riichi.move(self.width() - Space.L - size.width(), self.height() - Space.S - size.height())

    def _restyle(self) -> None:
        self.updateGeometry()
        self._place_chip()
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        box = QRectF(self.rect())
        points = self._texts[2]
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = "pressed" if self.isDown() else "hover" if self.underMouse() else "card"
            line, width = ("accent", 2.0) if self._dealer else ("line", 1.0)
            draw_box(painter, box, Radius.CARD, theme.colour(ground), theme.colour(line), width)
            if self.shows_focus:
                draw_ring(painter, box.adjusted(3, 3, -3, -3), Radius.CARD - 3, theme.colour("accent"))
            look = Look(self._wind.kind, TILE_HEIGHT, index=self._around.index_of(self._wind.kind))
            self._around.pictures.paint(painter, QPointF(Space.L, (self.height() - TILE_HEIGHT) / 2), look)
            left = Space.L + width_of(TILE_HEIGHT) + Space.M
            # above the switch; without one in the middle, where that leaves the name whole
            points_font = theme.font(Type.LARGE, QFont.Weight.Bold, tabular=True)
            points_width = text_width(points_font, points)
            top = QRectF(left, Space.M, box.width() - left - Space.L, box.height() / 2 - Space.M)
            bold = theme.font(Type.TITLE, QFont.Weight.DemiBold)
            beside = points_width + Space.M
            in_middle = self.riichi.isHidden() and text_width(bold, self._texts[1]) <= top.width() - beside
            place = QRectF(top.left(), 0, top.width(), box.height()) if in_middle else top
            self._text(painter, place, points_font, "ink", points, right=True)
            small = theme.font(Type.SMALL)
            caption, below = self._captions(small, top.width() - points_width - Space.M)
            self._text(painter, top, small, "accent" if self._mark and not below else "muted", caption)
            bottom = QRectF(left, box.height() / 2, top.width(), box.height() / 2 - Space.M)
            if not self.riichi.isHidden():
                bottom.setWidth(bottom.width() - self.riichi.width() - Space.S)
            self._paint_name(painter, bottom, below)

    def _paint_name(self, painter: QPainter, box: QRectF, below: str) -> None:
        """The name, level with the others whatever stands below it, and what the player is if that stands there."""
        bold, small = self._theme.font(Type.TITLE, QFont.Weight.DemiBold), self._theme.font(Type.SMALL)
        self._text(painter, box, bold, "ink", elided(bold, self._texts[1], box.width()))
        if below:
            high = text_height(small)
            place = QRectF(box.left(), self.height() - Space.XS - high, box.width(), high)
            self._text(painter, place, small, "accent", elided(small, below, place.width()))

    def _captions(self, font: QFont, room: float) -> tuple[str, str]:
        """The wind and what the player is, as far as there is room; East's frame says that he deals.

        Where there is none beside the points, what the player is stands under the name.
        """
        seat = self._texts[0]
        parts = [seat, *([self._dealer_text] if self._dealer else []), *([self._mark] if self._mark else [])]
        texts = [" · ".join(dict.fromkeys(some)) for some in (parts, [seat, parts[-1]])]
        fitting = next((text for text in texts if text_width(font, text) <= room), None)
        return (fitting, "") if fitting is not None else (elided(font, seat, room), self._mark)

    def _text(self, painter: QPainter, box: QRectF, font: QFont, colour: str, text: str, right: bool = False) -> None:
        painter.setFont(font)
        painter.setPen(self._theme.colour(colour))
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)
