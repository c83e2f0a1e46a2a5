"""How a deal ended without a winner: the kind, who was ready, whose discards won a mangan."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desktop.core.table import DrawKind
from mahjong_desktop.gui.controls import Chip, FlowLayout, OneOf
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.player_chips import PlayerChips
from mahjong_desktop.gui.theme import Space
from mahjong_desktop.models.deal_editor import DealEditor


class DrawForm(QWidget):
    """Only what the rules ask for is shown."""

    def __init__(self, deal: DealEditor, around: Surroundings) -> None:
        super().__init__()
        self._deal = deal
        self._around = around
        self.kinds: dict[DrawKind, Chip] = {}
        self._kind_box = QWidget()
        flow = FlowLayout(self._kind_box, gap=Space.S, row_gap=0)
        for kind in DrawKind:
            chip = Chip(around.theme)
            chip.switched.connect(partial(self._choose, kind))
            self.kinds[kind] = chip
            flow.addWidget(chip)
        self._one_kind = OneOf(self._kind_box, self.kinds.values())
        self.tenpai = PlayerChips(around.theme, several=True)
        self.nagashi = PlayerChips(around.theme, several=True)
        self.tenpai.chosen.connect(deal.toggle_tenpai)
        self.nagashi.chosen.connect(deal.toggle_nagashi)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.M)
        for part in (self._kind_box, self.tenpai, self.nagashi):
            column.addWidget(part)

    def _choose(self, kind: DrawKind, _: bool) -> None:
        self._deal.choose_draw(kind)

    def follow(self) -> None:
        """Show the draft."""
        draft = self._deal.draft
        assert draft is not None
        form = self._deal.game.ruleset.flow.form
        words = self._around.language.words(self._deal.game.ruleset.id)
        names = dict(enumerate(self._deal.game.players))
        self._kind_box.setVisible(len(form.draw_kinds) > 1)
        for kind, chip in self.kinds.items():
            chip.setText(words.text("draws", kind.value))
            chip.setVisible(kind in form.draw_kinds)
            chip.setChecked(kind is draft.draw)
        self._one_kind.settle()
        exhaustive = draft.draw is DrawKind.EXHAUSTIVE
        self.tenpai.setVisible(form.tenpai and exhaustive)
        self.tenpai.set_texts(self.tr("Ready (tenpai)"), names)
        self.tenpai.show_chosen(draft.tenpai)
        self.nagashi.setVisible(form.nagashi and exhaustive)
        self.nagashi.set_texts(words.text("draws", "nagashi"), names)
        self.nagashi.show_chosen(draft.nagashi)

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key leads through, in order."""
        return *self.kinds.values(), *self.tenpai.parts(), *self.nagashi.parts()
