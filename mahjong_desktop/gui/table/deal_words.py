"""What the table page says of deals, in the window's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from mahjong_desktop.core.table import TableState
from mahjong_desktop.game import Game
from mahjong_desktop.help import Words
from mahjong_desktop.models.deal_draft import DealDraft, DealKind, Gap
from mahjong_desktop.models.deal_texts import DealTexts


def round_text(state: TableState, words: Words) -> str:
    """ "East 2"."""
    return f"{words.wind(state.round_wind)} {state.number}"


def deal_text(state: TableState, game: Game, words: Words) -> str:
    """ "East 2 · 1 honba": which deal of the game it is."""
    return DealTexts(words, game.players, game.ruleset.flow.form.tenpai).deal(state)


def title_text(draft: DealDraft) -> str:
    """What is being entered."""
    return {
        DealKind.WIN: QCoreApplication.translate("DealWords", "Win"),
        DealKind.DRAW: QCoreApplication.translate("DealWords", "Draw"),
        DealKind.CHOMBO: QCoreApplication.translate("DealWords", "Penalty (chombo)"),
        DealKind.ADJUSTMENT: QCoreApplication.translate("DealWords", "Correction"),
        DealKind.END: QCoreApplication.translate("DealWords", "The game stops here"),
    }[draft.kind]


def gap_text(gap: Gap) -> str:
    """What is still to be said."""
    return {
        Gap.WINNER: QCoreApplication.translate("DealWords", "Who won? Click the name here or the card of the seat."),
        Gap.SOURCE: QCoreApplication.translate("DealWords", "Whose discard, or was it a self-draw?"),
        Gap.VALUE: QCoreApplication.translate("DealWords", "Enter the tiles, or just the value."),
        Gap.CULPRIT: QCoreApplication.translate("DealWords", "Who made the mistake?"),
        Gap.CHANGES: QCoreApplication.translate("DealWords", "Enter what changes. The four numbers must sum to zero."),
    }[gap]


def win_text(draft: DealDraft, game: Game, words: Words) -> str:
    """ "Celina wins from Bartek"."""
    names = " + ".join(game.players[winner] for winner in draft.winners)
    if not names or not draft.source_known:
        return names
    if draft.source is None:
        return words.text("ledger", "self_draw", winner=names)
    return words.text("ledger", "discard", winners=names, source=game.players[draft.source])


def source_text(draft: DealDraft, game: Game, words: Words) -> str:
    """ "from Bartek"; nothing where nobody has said whose discard it was."""
    if not draft.source_known:
        return ""
    if draft.source is None:
        return words.text("ledger", "drawn")
    return words.text("ledger", "from", source=game.players[draft.source])


def next_text(game: Game, state: TableState | None, words: Words) -> str:
    """What comes after the deal."""
    if state is None:
        return QCoreApplication.translate("DealWords", "This ends the game.")
    dealer = game.players[state.dealer]
    text = QCoreApplication.translate("DealWords", "Next: {round}, dealer {name}").format(
        round=round_text(state, words), name=dealer
    )
    if game.ruleset.flow.form.honba:
        text += f" · {words.text('counters', 'honba', 'name')} {state.honba}"
    return text
