"""Whether all is well: what the window shows is what the rules say of it, and nothing at the table gets lost."""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.table import DEPOSIT, Adjustment
from mahjong_desktop.core.tiles import CODES
from mahjong_desktop.game import Game, fold
from mahjong_desktop.models.entry import outcome
from mahjong_desktop.models.summary import summary

from .player import Player, face_code


def what_is_wrong(player: Player) -> list[str]:
    """All that is not as it should be, in words; empty: all is well."""
    return [*_wrong_on_the_hand_page(player), *_wrong_at_the_table(player)]


def _wrong_on_the_hand_page(player: Player) -> Iterator[str]:
    editor, page = player.editor, player.page
    now = outcome(editor.entry, editor.ruleset)
    said = summary(now, editor.entry.problems, player.program.language.words(editor.ruleset.id))
    shown = page.score.headline
    headline = shown.text()
    if said.sentence and headline != said.sentence:
        yield f"the headline says {headline!r}, not {said.sentence!r}"
    for part in (word for figure in said.figures for word in figure if word):
        if part not in headline:
            yield f"the headline says {headline!r} without {part!r}"
    if bool(said.figures) is page.score.breakdown.isHidden():
        yield "rows of a score without a score, or a score without rows"
    if editor.entry.figures is None and now.score is not None:
        yield from _wrong_score(player)
    if editor.entry.figures is None and page.isVisible():
        yield from _wrong_tray(player)


def _wrong_tray(player: Player) -> Iterator[str]:
    """The tiles on the felt, and the text line under them."""
    editor, tray = player.editor, [face_code(one) for one in player.tray()]
    if sorted(tray) != sorted(CODES[tile] for tile in editor.hand.tiles):
        yield f"the tray shows {tray}, the hand is {editor.hand}"
    line = player.page.tray.text_line.text()
    if line != editor.text:
        yield f"the text line says {line!r}, not {editor.text!r}"


def _wrong_score(player: Player) -> Iterator[str]:
    """The score once more from the core, by what is shown."""
    editor = player.editor
    try:
        score = editor.ruleset.score(editor.hand, editor.situation)
    except MahjongError as error:
        yield f"a score is shown, but {error}"
        return
    if editor.outcome.score != score:
        yield f"the score shown is {editor.outcome.score}, not {score}"
    cards = player.payments()
    changes = sum(payment.change for payment in score.settlement.payments)
    deposits = editor.situation.riichi_sticks * DEPOSIT
    if changes not in (0, deposits):
        yield f"the payments sum to {changes}"
    if player.page.isVisible() and len(cards) != 4 and not editor.entry.problems:
        yield f"payments of {len(cards)} players"


def _wrong_at_the_table(player: Player) -> Iterator[str]:
    table = player.window.table
    game = None if table is None else table.games.game
    if game is not None:
        yield from _wrong_sums(game)
        again = fold(game.ruleset, game.players, game.deals)
        if again.table != game.table:
            yield f"replayed, the game stands {again.table}, not {game.table}"


def _wrong_sums(game: Game) -> Iterator[str]:
    start = fold(game.ruleset, game.players, ()).table
    whole = sum(start.scores) + start.sticks * DEPOSIT
    given = 0
    for played in game.played:
        sticks = played.after.sticks - played.state.sticks
        if isinstance(played.deal, Adjustment):
            given += sum(played.changes) + sticks * DEPOSIT
        elif sum(played.changes) + sticks * DEPOSIT:
            yield f"{played.deal} changes the points by {sum(played.changes)} and {sticks} deposits"
    stands = sum(game.table.scores) + game.table.sticks * DEPOSIT
    if stands != whole + given:
        yield f"the table holds {stands} instead of {whole + given}"
