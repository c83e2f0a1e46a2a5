"""Scenes of the table page for pictures and tests: an empty table, a game under way, every kind of entry, the end."""

from collections.abc import Callable, Mapping

from mahjong_desktop.app import Program
from mahjong_desktop.core.table import Deal, DrawDeal, DrawKind, GameEnd, WinDeal, WinnerOfDeal
from mahjong_desktop.gui.table.table_desk import TableDesk
from mahjong_desktop.models.deal_draft import DealKind
from mahjong_desktop.rules.registry import ruleset

PLAYERS = ("Ania", "Bartłomiej", "Celina", "Darek")


def _win(winner: int, source: int | None, riichi: tuple[int, ...] = (), **figures: int) -> WinDeal:
    return WinDeal((WinnerOfDeal(winner, source, figures=figures),), frozenset(riichi))


RIICHI: tuple[Deal, ...] = (
    _win(0, None, han=3, fu=40),
    _win(2, 3, (2,), han=3, fu=30),
    DrawDeal(DrawKind.EXHAUSTIVE, frozenset({0, 2}), frozenset({0})),
    _win(1, 0, (1, 2), han=3, fu=30),
    _win(2, 1, han=5),
)
TAIWANESE: tuple[Deal, ...] = (_win(0, None, tai=7), _win(1, 0, tai=12), DrawDeal(), _win(3, 2, tai=27))


def _desk(program: Program) -> TableDesk:
    program.window.show_page("table")
    assert program.window.table is not None
    program.window.table.games.close()
    return program.window.table


def _game(program: Program, variant: str, deals: tuple[Deal, ...]) -> TableDesk:
    desk = _desk(program)
    program.editor.use_rules(ruleset(variant))
    desk.games.start(ruleset(variant), PLAYERS)
    for deal in deals:
        desk.games.add(deal)
    return desk


def _new_game(program: Program) -> None:
    _desk(program)
    program.editor.use_rules(ruleset("riichi"))


def _first_deal(program: Program) -> None:
    _game(program, "riichi", ())


def _under_way(program: Program) -> None:
    _game(program, "riichi", RIICHI).games.toggle_riichi(2)


def _riichi_win(program: Program) -> None:
    desk = _game(program, "riichi", RIICHI)
    desk.games.toggle_riichi(2)
    desk.deal.begin(DealKind.WIN, 2)
    desk.deal.choose_source(1)
    program.editor.set_figures({"han": 3, "fu": 40})


def _two_winners(program: Program) -> None:
    _riichi_win(program)
    desk = program.window.table
    assert desk is not None
    desk.deal.add_winner(3)
    program.editor.set_figures({"limit": "mangan"})
    desk.page.record.add_winner.click()


def _draw(program: Program) -> None:
    desk = _game(program, "riichi", RIICHI)
    desk.deal.begin(DealKind.DRAW)
    desk.deal.toggle_tenpai(0)


def _correction(program: Program) -> None:
    desk = _game(program, "riichi", RIICHI)
    desk.deal.begin(DealKind.ADJUSTMENT)
    desk.deal.set_changes((1000, 0, 0, 0))


def _edit(program: Program) -> None:
    _game(program, "riichi", RIICHI).deal.edit(1)


def _taiwanese(program: Program) -> None:
    desk = _game(program, "taiwanese", TAIWANESE)
    desk.deal.begin(DealKind.WIN, 2)
    desk.deal.choose_source(None)
    program.editor.set_figures({"tai": 18})


def _end(program: Program) -> None:
    _game(program, "riichi", (*RIICHI, GameEnd()))


def _hand_for_table(program: Program) -> None:
    _riichi_win(program)
    program.editor.set_figures(None)
    program.window.show_page("hand")
    program.editor.type_text("234m 34068p 678s 55s +7p")
    program.editor.finish_typing()


TABLE_SCENES: Mapping[str, Callable[[Program], None]] = {
    "table_new_game": _new_game,
    "table_first_deal": _first_deal,
    "table_under_way": _under_way,
    "table_win": _riichi_win,
    "table_two_winners": _two_winners,
    "table_draw": _draw,
    "table_correction": _correction,
    "table_edit": _edit,
    "table_taiwanese": _taiwanese,
    "table_end": _end,
    "table_hand": _hand_for_table,
}


def show_table_scene(program: Program, scene: str) -> None:
    """Play the scene's game as far as it goes."""
    TABLE_SCENES[scene](program)


def leave_table(program: Program) -> None:
    """Back to the hand page, which the table holds no more."""
    if program.window.table is not None:
        program.window.table.deal.cancel()
    program.window.show_page("hand")
