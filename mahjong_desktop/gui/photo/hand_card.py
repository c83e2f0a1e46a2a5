"""The card that says whether the photographed hand is complete, and what would make it complete."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from mahjong_desktop.core.tiles import RED_FIVES
from mahjong_desktop.gui.controls import Card
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.theme import Space, Type
from mahjong_desktop.gui.tiles.pictures import SHADOW_DEPTH, Look, width_of
from mahjong_desktop.help import Words
from mahjong_desktop.models.photo_editor import PhotoEditor
from mahjong_desktop.models.photo_notes import offer_sentence, offer_text, state_text, too_many_texts
from mahjong_desktop.vision.complete import MOST_OFFERS, Offer

TILE_HEIGHT = 28
ARROW, GAP = 20, 8
"""Room for the arrow between two tiles, and beside a pair of them."""


class OfferButton(QPushButton):
    """What would complete the hand: pictures of the tile that was read and of the other, and their names."""

    def __init__(self, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._around = around
        self.setAutoDefault(False)

    def show_offer(self, offer: Offer, words: Words) -> None:
        """Its pictures and words."""
        self.setText(offer_text(offer, words))
        sentence = offer_sentence(offer, words)
        self.setAccessibleName(sentence)
        self.setToolTip(sentence)
        pixmap = self._pictures(offer)
        self.setIcon(QIcon(pixmap))
        self.setIconSize(pixmap.deviceIndependentSize().toSize())

    def _pictures(self, offer: Offer) -> QPixmap:
        """For each tile that which was read, an arrow, and the other."""
        ratio, width = self.devicePixelRatioF(), width_of(TILE_HEIGHT)
        pair = 2 * width + ARROW
        size = QSize(len(offer.swaps) * (pair + GAP), TILE_HEIGHT + SHADOW_DEPTH)
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setFont(self._around.theme.font(Type.BODY))
            painter.setPen(self._around.theme.colour("muted"))
            for number, swap in enumerate(offer.swaps):
                left = number * (pair + GAP)
                arrow = QRectF(left + width, 0, ARROW, TILE_HEIGHT)
                painter.drawText(arrow, Qt.AlignmentFlag.AlignCenter, "→")
                for x, tile in ((left, swap.read), (left + width + ARROW, swap.instead)):
                    look = Look(tile, TILE_HEIGHT, index=self._around.index_of(tile))
                    self._around.pictures.paint(painter, QPointF(x, 0), look)
        return pixmap


class HandCard(Card):
    """Changes nothing by itself: what it offers is a button."""

    def __init__(self, editor: PhotoEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(around.theme, parent, padding=Space.M)
        self._editor = editor
        self._language = around.language
        self.state = QLabel()
        self.state.setProperty("role", "title")
        self.too_many = QLabel()
        self.too_many.setProperty("role", "error")
        self.doubts = QLabel()
        self.doubts.setProperty("role", "muted")
        self.lead = QLabel()
        self.lead.setProperty("role", "muted")
        self.help = QLabel()
        self.help.setProperty("role", "caption")
        self.offers = [OfferButton(around) for _ in range(MOST_OFFERS)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.S)
        for label in (self.state, self.too_many, self.doubts, self.lead, self.help):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        for label in (self.state, self.too_many, self.doubts, self.lead):
            column.addWidget(label)
        for place, button in enumerate(self.offers):
            button.clicked.connect(lambda _=False, place=place: self._take(place))
            column.addWidget(button)
        column.addStretch(1)
        column.addWidget(self.help)
        editor.changed.connect(self._follow)
        around.theme.changed.connect(self._follow)
        around.language.changed.connect(self._follow)
        self._follow()

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return tuple(self.offers)

    def _take(self, place: int) -> None:
        self._editor.take(self._editor.check.offers[place])

    def _follow(self) -> None:
        words = self._language.words(self._editor.ruleset.id)
        self.setAccessibleName(self.tr("The hand as a whole"))
        self.state.setText(state_text(self._editor, words) if self._editor.hand.tiles else "")
        too_many = "\n".join(too_many_texts(self._editor, words))
        self.too_many.setText(too_many)
        self.too_many.setVisible(bool(too_many))
        doubts = sum(tile.doubtful for tile in self._editor.hand.tiles)
        self.doubts.setText(self.tr("%n tile(s) marked with “?”: please check.", "", doubts))
        self.doubts.setVisible(bool(doubts))
        offers = self._editor.check.offers
        self.help.setText(
            self.tr(
                "Click a tile to correct it. Ctrl+click and Shift+click select several, to say that they are a called"
                " set. Red fives look like fives: choose them here."
            )
            if self._editor.ruleset.uses(RED_FIVES[0])
            else self.tr(
                "Click a tile to correct it. Ctrl+click and Shift+click select several, to say that they are a called"
                " set."
            )
        )
        self.lead.setText(self.tr("It would be complete with:"))
        self.lead.setVisible(bool(offers))
        for place, button in enumerate(self.offers):
            button.setVisible(place < len(offers))
            if place < len(offers):
                button.show_offer(offers[place], words)
