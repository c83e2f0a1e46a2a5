"""The scores of the game as lines."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from mahjong_desktop.game import Game
from mahjong_desktop.gui.controls import Card
from mahjong_desktop.gui.controls.announce import announce
from mahjong_desktop.gui.controls.paint import KeyboardFocus
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.cell_table import lines_tip
from mahjong_desktop.gui.table.chart_painter import ChartPainter
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.models.chart_lines import ChartLines, chart_lines, leaders
from mahjong_desktop.models.deal_texts import DealTexts
from mahjong_desktop.models.game_editor import GameEditor
from mahjong_desktop.models.numbers import plain

LEAST_SIZE = QSize(240, 128)
LIKED_SIZE = QSize(356, 168)


class ScoreChart(Card):
    """A card with four lines over the deals."""

    def __init__(self, games: GameEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(around.theme, parent, padding=Space.L)
        self._around = around
        self.caption = QLabel()
        self.caption.setProperty("role", "caption")
        self.canvas = ChartCanvas(games, around)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.S)
        column.addWidget(self.caption)
        column.addWidget(self.canvas, 1)
        around.language.changed.connect(self._reword)
        self._reword()

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through."""
        return (self.canvas,)

    def _reword(self) -> None:
        self.caption.setText(self.tr("Scores"))


class ChartCanvas(QFrame):
    """The lines. The pointer, or the arrow keys, tell the points after a deal."""

    def __init__(self, games: GameEditor, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._around = around
        self._game: Game | None = None
        self._lines: ChartLines | None = None
        self._painter = ChartPainter(around.theme)
        self._focus = KeyboardFocus()
        self.deal: int | None = None
        """The deal whose points are told: 0 is the start."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        games.changed.connect(self._follow)
        around.language.changed.connect(self._reword)
        around.theme.changed.connect(self._restyle)
        self._follow()

    def sizeHint(self) -> QSize:
        return LIKED_SIZE

    def minimumSizeHint(self) -> QSize:
        return LEAST_SIZE

    # --- following the game

    @property
    def lines(self) -> ChartLines | None:
        """The lines, made when they are first needed; None without a game."""
        if self._lines is None and self._game is not None:
            self._lines = chart_lines(self._game)
        return self._lines

    def _follow(self) -> None:
        if self._games.game is self._game and self.accessibleName():
            return
        self._game, self._lines = self._games.game, None
        self._tell(None)
        self._reword()

    def _reword(self) -> None:
        game = self._game
        name = self.tr("Scores over the deals")
        if game is not None:
            scores = game.table.scores
            first = ", ".join(game.players[player] for player in leaders(scores))
            points = plain(max(scores))
            name = self.tr("Scores over the deals. In the lead: {names}, {points}").format(names=first, points=points)
        self.setAccessibleName(name)
        self.update()

    def _restyle(self) -> None:
        self._painter.forget()
        self.update()

    # --- what is told

    def text(self, deal: int) -> str:
        """The points after a deal, first to last."""
        game, lines = self._game, self.lines
        assert game is not None
        assert lines is not None
        title = self.tr("Start")
        if deal:
            played = game.played[deal - 1]
            words = self._around.language.words(game.ruleset.id)
            texts = DealTexts(words, game.players, game.ruleset.flow.form.tenpai)
            title = f"{texts.deal(played.state)} · {texts.result(played.deal)}"
        scores = lines.scores(deal)
        rows = [f"{game.players[player]}: {plain(scores[player])}" for player in lines.standing(deal)]
        return "\n".join((title, *rows))

    def _tell(self, deal: int | None, place: QPoint | None = None) -> None:
        if deal != self.deal:
            self.deal = deal
            self.update()
            text = "" if deal is None else self.text(deal)
            self.setAccessibleDescription(text)
        if deal is None:
            QToolTip.hideText()
        elif place is not None:
            QToolTip.showText(self.mapToGlobal(place), lines_tip(self.text(deal)), self, self.rect())

    def _point_of(self, deal: int) -> QPoint:
        assert self.lines is not None
        plot = self._painter.plot(self.lines, self.rect())
        return QPoint(round(self._painter.x(self.lines, plot, deal)), round(plot.center().y()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self.lines is None or not self.lines.deals:
            return
        plot = self._painter.plot(self.lines, self.rect())
        share = (event.position().x() - plot.left()) / max(plot.width(), 1)
        deal = round(min(1.0, max(0.0, share)) * self.lines.deals)
        self._tell(deal, event.position().toPoint())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._tell(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._focus.key_pressed()
        last = 0 if self.lines is None else self.lines.deals
        now = last + 1 if self.deal is None else self.deal
        steps = {Qt.Key.Key_Left: now - 1, Qt.Key.Key_Right: now + 1, Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}
        wanted = steps.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape and self.deal is not None:
            self._tell(None)
        elif wanted is None or not last:
            super().keyPressEvent(event)
        else:
            deal = min(max(wanted, 0), last)
            self._tell(deal, self._point_of(deal))
            announce(self, self.text(deal))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._focus.entered(event)
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._tell(None)
        self.update()

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.lines is None or not self.lines.deals:
                self._painter.paint_sentence(painter, self.rect(), self.tr("The lines begin with the first deal."))
            else:
                self._painter.paint(painter, self.rect(), self.lines, self.deal, self.tr("Target"))
            if self.hasFocus() and self._focus.visible:
                self._painter.paint_focus(painter, self.rect())
