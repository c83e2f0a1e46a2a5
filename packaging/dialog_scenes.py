"""Scenes of what else can be opened, for pictures and tests: small dialogs, the list of games, menus."""

from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import gettempdir

from house_scenes import CLUB, clear_houses, show_house_scene
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from table_scenes import PLAYERS, leave_table, show_table_scene

from mahjong_desktop.app import Program
from mahjong_desktop.gui.crash_report import CrashReport
from mahjong_desktop.gui.table.games_dialog import GamesDialog
from mahjong_desktop.gui.table.names_dialog import NamesDialog
from mahjong_desktop.log_file import LogFile

SEARCHED_IN_VAIN = "Zenobia"


def _about(program: Program) -> QWidget:
    program.window.open_about()
    assert program.window.about is not None
    return program.window.about


def _crash(program: Program) -> QWidget:
    report = CrashReport(LogFile(Path(gettempdir()) / "mahjong-desktop"), program.window)
    try:
        raise RuntimeError("The seat of a player who is not there")
    except RuntimeError as error:
        report.tell(type(error), error, error.__traceback__)
    assert report.shown is not None
    return report.shown


def _names(program: Program) -> QWidget:
    dialog = NamesDialog(PLAYERS, (), program.window.page._around, program.window)
    dialog.show()
    return dialog


def _games(program: Program) -> GamesDialog:
    """Three games; those of other scenes go."""
    show_table_scene(program, "table_new_game")
    desk = program.window.table
    assert desk is not None
    desk.open_games()
    assert desk.past_games is not None
    for game in desk.past_games.model.rows:
        desk._keeper.delete(game.id)
    show_table_scene(program, "table_end")
    show_table_scene(program, "table_taiwanese")
    show_table_scene(program, "table_under_way")
    desk.open_games()
    desk.past_games.search.setText("")
    return desk.past_games


def _games_chosen(program: Program) -> GamesDialog:
    dialog = _games(program)
    dialog.games.selectAll()
    return dialog


def _games_none_found(program: Program) -> QWidget:
    dialog = _games(program)
    dialog.search.setText(SEARCHED_IN_VAIN)
    return dialog


def _games_deleted(program: Program) -> QWidget:
    dialog = _games(program)
    dialog.games.setCurrentIndex(dialog.games.model().index(0, 0))
    dialog.delete_button.click()
    return dialog


DIALOG_SCENES: Mapping[str, Callable[[Program], QWidget]] = {
    "about": _about,
    "crash": _crash,
    "names": _names,
    "games": _games,
    "games_chosen": _games_chosen,
    "games_none_found": _games_none_found,
    "games_deleted": _games_deleted,
}


def _opened(menu: QMenu) -> QMenu:
    menu.popup(QPoint(0, 0))
    return menu


def _variant_menu(program: Program) -> QMenu:
    show_house_scene(program, "house_saved").close()
    return _opened(program.window.variant_button.menu())


def _main_menu(program: Program, page: str) -> QMenu:
    program.window.show_page(page)
    return _opened(program.window.menu_button.menu())


def _looks_menu(program: Program) -> QMenu:
    _main_menu(program, "hand")
    return _opened(program.window.menu.looks)


def _hand_export_menu(program: Program) -> QMenu:
    menu = _main_menu(program, "hand")
    return _opened(next(below for below in menu.findChildren(QMenu)))


def _game_menu(program: Program) -> QMenu:
    show_table_scene(program, "table_under_way")
    desk = program.window.table
    assert desk is not None
    return _opened(desk.page.game_menu)


def _export_menu(program: Program) -> QMenu:
    return _opened(_games_chosen(program).export_button.menu())


def _house_menu(program: Program) -> QMenu:
    show_house_scene(program, "house_changed")
    assert program.window.options is not None
    return _opened(program.window.options.house_menu)


MENU_SCENES: Mapping[str, Callable[[Program], QMenu]] = {
    "menu_variant": _variant_menu,
    "menu_language": lambda program: _opened(program.window.language_button.menu()),
    "menu_hand": lambda program: _main_menu(program, "hand"),
    "menu_table": lambda program: _main_menu(program, "table"),
    "menu_looks": _looks_menu,
    "menu_hand_export": _hand_export_menu,
    "menu_game": _game_menu,
    "menu_export": _export_menu,
    "menu_house": _house_menu,
}


def close_everything(program: Program) -> None:
    """Away with whatever a scene opened beside the window."""
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    for window in QApplication.topLevelWidgets():
        if window is not program.window and window.isVisible():
            window.close()
    leave_table(program)
    if any(house.name == CLUB for house in program.window.rules.book.read()):
        clear_houses(program)
