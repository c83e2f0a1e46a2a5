"""A win: who, from whom, and the hand or just its value."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mahjong_desktop.core.table import PLAYERS
from mahjong_desktop.gui.controls import SegmentedChoice
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.player_chips import EXTRA, PlayerChips
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.gui.value_form import ValueForm, form_names
from mahjong_desktop.models.deal_editor import DealEditor
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.rules.figures import blank, form_with

TILES = "tiles"


class WinForm(QWidget):
    """The winner's hand itself is entered on the hand page; `tiles_wanted` asks to go there."""

    tiles_wanted = Signal()

    def __init__(self, deal: DealEditor, hand: HandEditor, around: Surroundings) -> None:
        super().__init__()
        self._deal = deal
        self._hand = hand
        self._around = around
        self.winner = PlayerChips(around.theme)
        self.source = PlayerChips(around.theme, extra=True)
        self.entry = SegmentedChoice(around.theme)
        self.value = ValueForm(hand, around.theme, around.language, compact=True)
        self.tiles = QLabel()
        self.tiles.setTextFormat(Qt.TextFormat.PlainText)
        self.tiles.setWordWrap(True)
        self.to_hand = QPushButton()
        self._tiles_box = QWidget()
        row = QHBoxLayout(self._tiles_box)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.tiles, 1)
        row.addWidget(self.to_hand)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.S)
        for part in (self.winner, self.source):
            column.addWidget(part)
        column.addWidget(self.entry, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.value)
        column.addWidget(self._tiles_box)
        self.winner.chosen.connect(deal.choose_winner)
        self.source.chosen.connect(lambda key: deal.choose_source(None if key == EXTRA else key))
        self.entry.chosen.connect(self._choose_entry)
        self.to_hand.clicked.connect(self.tiles_wanted)

    @property
    def last(self) -> QWidget:
        """What is asked for last."""
        return self.value if self.value.isVisible() else self._tiles_box

    @property
    def rows(self) -> tuple[QWidget, ...]:
        """What is asked, from top to bottom."""
        return self.winner, self.source, self.entry, *self.value.rows, self._tiles_box

    def _choose_entry(self, key: str) -> None:
        if key == TILES:
            self._hand.set_figures(None)
            self.tiles_wanted.emit()
        else:
            self._hand.set_figures(blank(self._hand.ruleset.figure_forms[int(key)]))
            self.value.focus_first()

    def follow(self) -> None:
        """Show the draft."""
        draft = self._deal.draft
        assert draft is not None
        words = self._around.language.words(self._deal.game.ruleset.id)
        names = dict(enumerate(self._deal.game.players))
        current = draft.wins[self._deal.current].winner if self._deal.current < len(draft.wins) else None
        several = len(draft.wins) > 1
        self.winner.set_texts(self.tr("Winner whose hand is entered") if several else self.tr("Winner"), names)
        own = {draft.source: self.tr("This player discarded the tile.")} if draft.source is not None else {}
        others = {player: self.tr("Add another winner with the button below.") for player in PLAYERS}
        for player in draft.winners:
            others.pop(player)
        self.winner.show_chosen([] if current is None else [current], (others if several else {}) | own)
        self.source.set_texts(self.tr("Won from"), {EXTRA: words.text("sentences", "self_draw"), **names})
        chosen = [] if not draft.source_known else [EXTRA if draft.source is None else draft.source]
        self.source.setVisible(bool(draft.wins))
        own_seat = self.tr("This player won.")
        self.source.show_chosen(chosen, dict.fromkeys(draft.winners, own_seat))
        self._follow_entry()

    def _follow_entry(self) -> None:
        asked = self._deal.entering_hand
        words = self._around.language.words(self._deal.game.ruleset.id)
        forms = self._deal.game.ruleset.figure_forms
        tiles = self.tr("Tiles")
        named = [(str(number), name, name) for number, name in enumerate(form_names(forms, words))]
        self.entry.set_items([(TILES, tiles, tiles), *named])
        self.entry.setAccessibleName(self.tr("What to enter"))
        figures = self._hand.entry.figures
        alone = figures is not None
        self.entry.set_value(TILES if figures is None else str(forms.index(form_with(figures, forms))))
        self.entry.setVisible(asked)
        self.value.setVisible(asked and alone)
        self._tiles_box.setVisible(asked and not alone)
        self.tiles.setText(self._hand.text or self.tr("No tiles yet"))
        self.to_hand.setText(self.tr("Enter the tiles…"))

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return *self.winner.parts(), *self.source.parts(), self.entry, *self.value.parts(), self.to_hand
