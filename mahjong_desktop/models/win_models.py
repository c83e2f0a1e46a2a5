"""Short lists beside the hand: circumstance chips, payments, waits."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from mahjong_desktop.core.tiles import Tile, Wind
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.numbers import signed
from mahjong_desktop.models.rows_model import ItemT, RowsModel
from mahjong_desktop.models.summary import headline


class EditorRows(RowsModel[ItemT]):
    """Rows made anew from the editor after every change, in the language in use."""

    def __init__(self, editor: HandEditor, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        self.language = language
        editor.changed.connect(self.follow)
        language.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show the editor's present state."""
        self.set_rows(self.make_rows())

    def make_rows(self) -> list[ItemT]:
        """The rows of the editor's present state."""
        raise NotImplementedError


@dataclass(frozen=True)
class CircumstanceChip:
    """One circumstance: on, off, or impossible with this hand and why."""

    id: str
    name: str
    explanation: str
    on: bool
    reason: str = ""


class CircumstancesModel(EditorRows[CircumstanceChip]):
    """The circumstances that matter under the chosen rules."""

    def make_rows(self) -> list[CircumstanceChip]:
        words = self.language.words(self.editor.ruleset.id)
        rows = []
        for name in self.editor.ruleset.shown_circumstances():
            clash = self.editor.circumstance_clash(name)
            rows.append(
                CircumstanceChip(
                    name,
                    words.text("circumstances", name, "name"),
                    words.text("circumstances", name, "explanation"),
                    self.editor.situation.has(name),
                    "" if clash is None else words.text("clashes", clash.reason),
                )
            )
        return rows

    def text(self, item: CircumstanceChip) -> str:
        return item.name

    def spoken(self, item: CircumstanceChip) -> str:
        return f"{item.name}: {item.reason or item.explanation}"


@dataclass(frozen=True)
class SeatPayment:
    """What one seat pays or gets; `change` None: this seat may be the payer, nobody has said."""

    seat: Wind
    name: str
    change: int | None


class PaymentsModel(EditorRows[SeatPayment]):
    """The four seats in playing order; empty where there is no score."""

    def make_rows(self) -> list[SeatPayment]:
        score = self.editor.outcome.score
        if score is None:
            return []
        words = self.language.words()
        changes = {payment.seat: payment.change for payment in score.settlement.payments}
        winner = self.editor.situation.seat_wind
        rows = []
        for seat in Wind:
            unknown = None in changes and seat is not winner
            rows.append(SeatPayment(seat, words.wind(seat), None if unknown else changes.get(seat, 0)))
        return rows

    def text(self, item: SeatPayment) -> str:
        return f"{item.name} {'?' if item.change is None else signed(item.change)}"


@dataclass(frozen=True)
class WaitRow:
    """A tile that completes the hand, and what the hand would be worth."""

    tile: Tile
    name: str
    value: str
    """The headline, or why it would not count."""
    counts: bool


class WaitsModel(EditorRows[WaitRow]):
    """One tile short: what the hand waits for."""

    def make_rows(self) -> list[WaitRow]:
        words = self.language.words(self.editor.ruleset.id)
        rows = []
        for wait in self.editor.outcome.waits:
            if wait.score is not None:
                value = headline(wait.score, words)
            else:
                assert wait.error is not None
                value = words.error(wait.error)
            rows.append(WaitRow(wait.tile, words.tile(wait.tile), value, wait.score is not None))
        return rows

    def text(self, item: WaitRow) -> str:
        return f"{item.name}: {item.value}"
