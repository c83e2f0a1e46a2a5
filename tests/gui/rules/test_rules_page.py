"""The rules page through the window: what a person clicks, types and reads in each variant and both languages."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from table_scenes import leave_table, show_table_scene

from mahjong_desktop.gui.rules.pills import Fact
from mahjong_desktop.gui.rules.rules_page import RulesPage
from mahjong_desktop.help import LANGUAGES, load_words
from mahjong_desktop.help.numbers import kept_together
from mahjong_desktop.models.rules_reference import Part
from mahjong_desktop.models.tray_model import Section
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import VARIANTS, ruleset

from ..conftest import Start
from ..player import CTRL, LEFT, NONE, SHIFT, Player, segments, visible

BY_VARIANT = pytest.mark.parametrize("name", VARIANTS)
EXAMPLES = {"taiwanese": "little_four_winds", "riichi": "ura_dora", "japanese_classical": "no_points_hand"}


def open_rules(player: Player, name: str = "taiwanese", preset: str = "", code: str = "en") -> RulesPage:
    """Choose the variant and go to its rules by a click."""
    player.program.language.use(code)
    player.editor.use_rules(ruleset(name, Choice(preset) if preset else None))
    player.choose(player.window.pages, {"en": "Rules", "pl": "Zasady"}[code])
    page = player.window.reference
    assert page is not None
    page.list.search.clear()
    page.explain()
    player.rest()
    return page


def click_topic(player: Player, page: RulesPage, part: Part, name: str = "") -> None:
    """Click a topic in the list, scrolled to."""
    view = page.list.view
    index = page.list.model.index(page.list.model.place(part, name))
    view.scrollTo(index)
    player.rest()
    player.click_at(view.viewport(), view.visualRect(index).center())
    player.rest()


def texts(page: RulesPage) -> list[str]:
    """Every label on show."""
    return [one.text() for one in visible(page, QLabel) if one.text()]


@pytest.mark.parametrize("code", LANGUAGES)
@BY_VARIANT
def test_every_section_can_be_read(player: Player, name: str, code: str) -> None:
    page = open_rules(player, name, code=code)
    words = load_words(code, name)
    assert words.text("name") in texts(page)
    click_topic(player, page, Part.PAYMENTS)
    cards = [card for card in page.section.payments.cards if card.isVisible()]
    assert len(cards) == {"taiwanese": 3, "riichi": 3, "japanese_classical": 2}[name]
    click_topic(player, page, Part.OPTIONS)
    rules = player.editor.ruleset
    shown = [option for option in rules.options if option.matters_in(rules.choice.preset)]
    assert page.section.blocks.texts == [
        words.text("options", one.id, "explanation") for table in (False, True) for one in shown if one.table is table
    ]
    click_topic(player, page, Part.DOUBTS)
    assert page.section.blocks.texts == [kept_together(text) for text in words.find("doubts", "items")]
    if name == "japanese_classical":
        click_topic(player, page, Part.MISPRINTS)
        assert page.section.misprints.isVisible()
        assert page.section.misprints.model.rowCount() == 11


@pytest.mark.parametrize("code", LANGUAGES)
@BY_VARIANT
def test_a_row_and_its_example(player: Player, name: str, code: str) -> None:
    page = open_rules(player, name, code=code)
    row = EXAMPLES[name]
    words = load_words(code, name)
    click_topic(player, page, Part.ROW, row)
    shown = texts(page)
    assert {words.row(row), words.original(row), words.explanation(row)} <= set(shown)
    other = load_words("pl" if code == "en" else "en", name)
    said = {"en": "In Polish", "pl": "Po angielsku"}[code]
    assert any(text.startswith(f"{said}: {other.row(row)}") for text in shown)
    assert [tile.section for tile in page.row.example.tiles.tiles].count(Section.WINNING) == 1
    told = page.row.example.headline.text()
    player.click(page.row.example.button)
    player.rest()
    assert player.window.shown == "hand"
    assert player.headline() == told
    score = player.editor.outcome.score
    assert score is not None
    assert row in {line.id for line in (*score.patterns, *score.points)}
    assert player.editor.ruleset.choice == Choice(player.editor.ruleset.choice.preset)


def test_an_example_by_other_rules_brings_them(player: Player) -> None:
    page = open_rules(player)
    click_topic(player, page, Part.ROW, "four_flowers")
    assert "Scored by: low table" in texts(page)
    player.click(page.row.example.button)
    assert player.editor.ruleset.choice.preset == "low"
    assert player.headline() == "3 Tai"


def test_indicators_are_shown_where_there_are_some(player: Player) -> None:
    page = open_rules(player, "riichi")
    click_topic(player, page, Part.ROW, "ura_dora")
    assert all(strip.isVisible() for _, strip in page.row.example.indicators.values())
    click_topic(player, page, Part.ROW, "pinfu")
    assert not any(strip.isVisible() for _, strip in page.row.example.indicators.values())


def test_links_lead_to_the_rows_that_are_replaced(player: Player) -> None:
    page = open_rules(player)
    click_topic(player, page, Part.ROW, "little_four_winds")
    player.click(page.row.replaces.links[0])
    player.rest()
    assert page.row.name.text() == "Little three winds"
    assert page.list.current is not None
    assert page.list.current.id == "little_three_winds"
    player.click(page.row.replaced_by.links[0])
    assert page.row.name.text() == "Little four winds"


def test_search_by_typing_anywhere(player: Player) -> None:
    page = open_rules(player, "riichi")
    page.list.view.setFocus()
    player.type("half fl")
    assert page.list.search.text() == "half fl"
    assert [one.id for one in page.list.model.rows if one.part is Part.ROW] == ["honitsu"]
    player.press(Qt.Key.Key_Down)
    assert page.list.view.hasFocus()
    assert page.row.name.text() == "Honitsu"
    player.press(Qt.Key.Key_F, CTRL)
    assert page.list.search.hasFocus()
    player.press(Qt.Key.Key_Escape)
    assert page.list.search.text() == ""
    assert page.list.current is not None
    assert page.list.current.id == "honitsu"


def test_search_that_finds_nothing_says_so(player: Player) -> None:
    page = open_rules(player)
    page.list.search.setFocus()
    player.type("xyz")
    player.rest()
    assert page.list.nothing.isVisible()
    player.press(Qt.Key.Key_Return)
    assert page.list.search.hasFocus()
    page.explain("open_kong")
    assert page.list.search.text() == ""
    assert page.row.name.text() == "Open Kong"


def test_arrows_and_blanks(player: Player) -> None:
    page = open_rules(player)
    click_topic(player, page, Part.PAYMENTS)
    page.list.view.setFocus()
    bar = page._areas[page.section].verticalScrollBar()
    player.press(Qt.Key.Key_Space)
    assert bar.value() > 0
    player.press(Qt.Key.Key_Space, SHIFT)
    assert bar.value() == 0
    player.press(Qt.Key.Key_Space)
    for _ in range(3):
        player.press(Qt.Key.Key_Down)
    assert page.topic.part is Part.ROW, "headings are passed over"
    click_topic(player, page, Part.PAYMENTS)
    assert bar.value() == 0


def test_the_page_follows_rules_and_language(player: Player) -> None:
    page = open_rules(player)
    click_topic(player, page, Part.ROW, "open_kong")
    player.use_table("low")
    assert page.row.name.text() == "Open Kong"
    player.speak("Polski")
    assert page.row.name.text() == "Otwarty Kong"
    player.use_table("ema", "riichi")
    assert page.row.name.text() == "Otwarty Kan", "riichi has a row of that name too"
    player.use_table("book", "japanese_classical")
    assert page.topic.part is Part.OVERVIEW
    player.choose(player.window.pages, "Ręka")
    player.use_table("high")
    player.choose(player.window.pages, "Zasady")
    assert "Tajwańska" in texts(page)


def test_the_options_form_opens_from_here(player: Player) -> None:
    page = open_rules(player, "riichi")
    click_topic(player, page, Part.OPTIONS)
    player.click(page.section.options)
    assert player.window.options is not None
    assert player.window.options.isVisible()
    player.window.options.close()


def test_an_option_changed_shows_at_once(player: Player) -> None:
    page = open_rules(player, "taiwanese")
    click_topic(player, page, Part.ROW, "seat_bonus")
    assert "Needs the option: Extra for seat bonus tiles" in texts(page)
    player.editor.use_rules(ruleset("taiwanese", Choice("high", {"seat_bonus_extra": True})))
    assert not page.row.option.isVisible()
    assert page.row.facts[0].accessibleName() == "1 Tai"


# --- what is this?


def row_place(player: Player, name: str) -> QPoint:
    """The middle of a row of the breakdown."""
    view = player.page.score.breakdown
    model = view.model()
    indices = [model.index(row, 0) for row in range(model.rowCount())]
    return next(view.visualRect(one).center() for one in indices if view._score.node(one).row == name)


def test_help_on_the_row_pointed_at_or_chosen(player: Player) -> None:
    player.type("123456789m 234567p 9s +9s")
    player.rest()
    viewport = player.page.score.breakdown.viewport()
    player.point_at(viewport, row_place(player, "concealed_straight"))
    player.press(Qt.Key.Key_F1)
    page = player.window.reference
    assert page is not None
    assert (player.window.shown, page.topic.id) == ("rules", "concealed_straight")
    player.press(Qt.Key.Key_1, CTRL)
    player.click_at(viewport, row_place(player, "pure_all_chows"))
    player.point_at(player.page.tray)
    player.press(Qt.Key.Key_F1)
    assert page.topic.id == "pure_all_chows"
    player.press(Qt.Key.Key_F1)
    assert page.topic.part is Part.OVERVIEW
    player.press(Qt.Key.Key_1, CTRL)
    player.editor.clear()
    player.press(Qt.Key.Key_F1)
    assert page.topic.part is Part.OVERVIEW


def test_a_right_click_on_a_row_asks_too(player: Player) -> None:
    player.type("123456789m 234567p 9s +9s")
    player.rest()
    view = player.page.score.breakdown
    place = row_place(player, "concealed_straight")
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    (action,) = menu.actions()
    assert action.text() == "What is this?\tF1"
    QTest.mouseClick(menu.windowHandle(), LEFT, NONE, menu.actionGeometry(action).center())
    page = player.window.reference
    assert page is not None
    assert page.topic.id == "concealed_straight"


def test_keys_lead_there(player: Player) -> None:
    player.press(Qt.Key.Key_3, CTRL)
    assert player.window.shown == "rules"
    assert "Rules" in segments(player.window.pages)
    page = player.window.reference
    assert page is not None
    stops = set()
    for _ in range(12):
        player.press(Qt.Key.Key_Tab)
        stops.add(QApplication.focusWidget())
    assert {page.list.search, page.list.view} <= stops


def test_a_hand_of_the_table_is_not_overwritten(player: Player) -> None:
    page = open_rules(player)
    click_topic(player, page, Part.ROW, "open_kong")
    page.hold_back("The hand page holds a hand of the table.")
    before = player.editor.entry
    assert not page.row.example.button.isEnabled()
    assert player.tip(page.row.example.button) == "The hand page holds a hand of the table."
    page.row.example_wanted.emit()
    assert player.editor.entry == before
    player.press(Qt.Key.Key_1, CTRL)
    player.press(Qt.Key.Key_3, CTRL)
    assert page.row.example.button.isEnabled()


def test_the_table_keeps_its_hand(start: Start) -> None:
    """While the hand page holds the hand of a deal, an example does not take its place."""
    player = start()
    show_table_scene(player.program, "table_hand")
    player.rest()
    player.press(Qt.Key.Key_3, CTRL)
    page = player.window.reference
    assert page is not None
    page.explain("ura_dora")
    player.rest()
    assert not page.row.example.button.isEnabled()
    leave_table(player.program)
    player.press(Qt.Key.Key_3, CTRL)
    player.click(page.row.example.button)
    assert player.window.shown == "hand"


def test_the_chosen_row_stays_in_sight(start: Start) -> None:
    player = start()
    player.window.resize(1280, 900)
    page = open_rules(player, "riichi")
    view = page.list.view
    lowest = view.indexAt(view.viewport().rect().bottomLeft() - QPoint(-20, 40))
    player.click_at(view.viewport(), view.visualRect(lowest).center())
    player.rest()
    player.window.resize(960, 540)
    player.rest()
    assert view.currentIndex() == lowest
    assert view.viewport().rect().contains(view.visualRect(lowest))
    # what was scrolled away on purpose stays away
    view.scrollToTop()
    player.rest()
    assert not view.viewport().rect().intersects(view.visualRect(lowest))
    player.window.resize(1000, 560)
    player.rest()
    assert not view.viewport().rect().intersects(view.visualRect(lowest))


@pytest.mark.parametrize(("code", "said"), [("en", "your table"), ("pl", "twój stół")])
def test_the_table_in_force_is_marked_in_words(player: Player, code: str, said: str) -> None:
    """A tick above "no such row" would read as yes."""
    page = open_rules(player, "taiwanese", code=code)
    click_topic(player, page, Part.ROW, "four_flowers")
    cases = [fact.case for fact in visible(page.row, Fact)]
    assert len(cases) > 1
    assert [case.endswith(f" · {said}") for case in cases].count(True) == 1
