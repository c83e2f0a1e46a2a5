"""The options beside the hand: what is shown, changed by clicks and keys, marked, taken back and remembered."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from screenshots import DIALOGS, PALETTES, show_options

from mahjong_desktop.gui.option_fields import ChoiceField, NumberField, SwitchField
from mahjong_desktop.gui.option_row import OptionRow
from mahjong_desktop.gui.options_dialog import OptionsDialog
from mahjong_desktop.gui.theme import Mode
from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.models.options_model import OptionKind
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import VARIANTS, ruleset

from .conftest import Start, show_active
from .layout_check import layout_problems
from .player import CTRL, Player, chosen, entry, segments, visible

KEY = Qt.Key
PRESETS = [(name, preset) for name, variant in VARIANTS.items() for preset in variant.presets]
HAND = "234678m 340p 67s 55s +8s"
"""With riichi: 4 han 30 fu, which kiriage rounds up."""


class AtOptions(Player):
    """The same person, before the options."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.program)
        dialog = player.window.options
        assert dialog is not None
        self.window: OptionsDialog = dialog  # type: ignore[assignment]
        assert QTest.qWaitForWindowActive(dialog)
        self.rest()

    def row(self, name: str) -> OptionRow:
        """An option's row, scrolled to where it can be seen."""
        row = self.window.options.row(name)
        self.window.options.ensureWidgetVisible(row)
        self.rest()
        return row

    def switch(self, name: str) -> None:
        field = self.row(name).field
        assert isinstance(field, SwitchField)
        self.click(field.switch)

    def pick_choice(self, name: str, text: str) -> None:
        field = self.row(name).field
        assert isinstance(field, ChoiceField)
        self.choose(field.choice.segments, text)

    def enter(self, name: str, place: int, text: str) -> None:
        """Type a number in place of what stands there."""
        field = self.row(name).field
        assert isinstance(field, NumberField)
        self.click(field.numbers[place])
        self.press(KEY.Key_A, CTRL)
        self.type(text)

    def value(self, name: str) -> object:
        """What the hand is scored by."""
        return self.editor.ruleset.values[name]

    def shown(self) -> list[str]:
        return [row.item.id for row in visible(self.window, OptionRow)]

    def leave(self) -> None:
        self.window.close()


def _open(player: Player) -> AtOptions:
    # Without a window manager nobody brings the window behind to the front when another closes.
    show_active(player)
    player.press(KEY.Key_Comma, CTRL)
    return AtOptions(player)


def _riichi(start: Start, preset: str = "tenhou", **given: object) -> Player:
    return start(**{"rules/variant": "riichi", "rules/preset": preset, **given})


# --- opened


def test_opened_from_the_menu(start: Start) -> None:
    player = start()
    player.from_menu(player.window.variant_button, "Rules and options…")
    options = AtOptions(player)
    assert options.window.windowTitle() == "Rules and options"
    assert not options.window.isModal()
    assert options.window.focusWidget() is options.window.search
    options.press(KEY.Key_Escape)
    assert not options.window.isVisible()
    again = _open(player)
    assert again.window is options.window
    again.click(again.window.close_button)
    assert not again.window.isVisible()


def test_the_menu_names_the_shortcut(start: Start) -> None:
    player = start(language="pl")
    menu = player.open_menu(player.window.variant_button)
    assert entry(menu, "Zasady i opcje…").shortcut().toString() == "Ctrl+,"


@pytest.mark.parametrize("theme", PALETTES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_shows_what_matters_in_it(start: Start, language: str, theme: Mode) -> None:
    player = start(language=language, theme=theme)
    options = _open(player)
    for name, preset in PRESETS:
        options.window.variant.chosen.emit(name)
        options.window.preset.chosen.emit(preset)
        options.rest()
        variant = VARIANTS[name]
        rows = [f"rows/{row.id}" for row in ruleset(name, Choice(preset)).table() if variant.has_house_rows]
        wanted = [one.id for one in variant.options if one.matters_in(preset)] + rows
        assert sorted(options.shown()) == sorted(wanted)
        texts = player.program.language.words(name)
        for row in visible(options.window, OptionRow):
            heading, _, of_table = row.item.id.partition("/")
            assert row.name() == (texts.row(of_table) if of_table else texts.text("options", heading, "name"))
            assert not row.item.changed
            assert not row.reset.isVisible()
        assert options.window.preset.value() == preset


def test_language_changes_while_it_is_open(start: Start) -> None:
    player = _riichi(start)
    options = _open(player)
    player.program.language.use("pl")
    options.rest()
    assert options.window.windowTitle() == "Zasady i opcje"
    assert options.row("red_fives").name() == "Czerwone piątki"
    assert options.window.close_button.text() == "Zamknij"
    field = options.row("target").field
    assert isinstance(field, NumberField)
    assert field.numbers[0].text() == "30\N{NO-BREAK SPACE}000"


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("scene", DIALOGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits(start: Start, language: str, scene: str, touch: bool) -> None:
    """At its least size, in the least window, and whole; formats of more pixels for each point lay out alike."""
    player = start(language=language, touch=touch)
    player.window.resize(1024, 700)
    dialog = show_options(player.program, scene)
    assert isinstance(dialog, OptionsDialog)
    assert dialog.height() <= 700
    found = []
    for size in (dialog.minimumSize(), dialog.size(), QSize(660, 5000)):
        dialog.resize(size)
        player.rest()
        assert dialog.size() == size
        assert dialog.options.widget().width() <= dialog.options.viewport().width()
        found += layout_problems(dialog, player.program.theme)
    assert found == []


def test_the_score_stays_in_sight(start: Start) -> None:
    player = start()
    player.window.resize(1024, 700)
    player.rest()
    dialog = _open(player).window
    left = player.page.score.mapToGlobal(QPoint(0, 0)).x()
    assert dialog.mapToGlobal(QPoint(dialog.width(), 0)).x() <= left + 4


# --- changed


def test_a_switch_changes_the_score_at_once(start: Start) -> None:
    player = _riichi(start)
    player.paste(HAND)
    player.choose(player.page.side.seat, "S")
    player.click(player.chip("Riichi"))
    before, text = player.headline(), player.editor.text
    options = _open(player)
    options.switch("kiriage")
    assert options.value("kiriage") is True
    assert "mangan" in player.headline().lower()
    assert before != player.headline()
    row = options.row("kiriage")
    assert row.accessibleName() == "Kiriage mangan, changed"
    assert row.field.parts()[0].accessibleName() == "Kiriage mangan, changed"
    assert options.tip(row.reset) == "Back to: off"
    assert player.window.variant_button.text() == "Riichi · Tenhou · 1 change"
    assert player.window.variant_button.toolTip() == "1 option differs from the preset"
    options.click(row.reset)
    assert options.value("kiriage") is False
    assert player.headline() == before
    assert not row.reset.isVisible()
    assert player.window.variant_button.text() == "Riichi · Tenhou"
    assert player.window.variant_button.toolTip() == ""
    assert player.editor.text == text


def test_a_change_looks_changed(start: Start) -> None:
    options = _open(_riichi(start))
    row = options.row("open_tanyao")
    dot = row.rect().adjusted(0, 0, 24 - row.width(), 0)
    before = row.grab(dot).toImage()
    options.switch("open_tanyao")
    assert row.grab(dot).toImage() != before


def test_choices_and_numbers(start: Start) -> None:
    player = _riichi(start)
    options = _open(player)
    options.pick_choice("renhou", "mangan")
    options.pick_choice("red_fives", "0")
    options.enter("target", 0, "35000")
    assert player.editor.ruleset.choice == Choice("tenhou", {"renhou": "mangan", "red_fives": 0, "target": 35_000})
    target = options.row("target").field.parts()[0]
    options.press(KEY.Key_Up)
    assert options.value("target") == 36_000
    assert options.window.focusWidget() is target
    assert options.window.changed.text() == "3 changed"


def test_a_number_that_cannot_be(start: Start) -> None:
    """It stays while it is typed; left, the field shows what holds."""
    options = _open(_riichi(start))
    options.enter("noten_total", 0, "1000")
    row = options.row("noten_total")
    assert row.problem() == "Only multiples of 6 are possible."
    assert options.value("noten_total") != 1000
    options.press(KEY.Key_Tab)
    field = row.field
    assert isinstance(field, NumberField)
    assert (row.problem(), field.numbers[0].value()) == ("", options.value("noten_total"))


def test_uma_must_be_zero_together(start: Start) -> None:
    options = _open(_riichi(start))
    before = options.value("uma")
    options.enter("uma", 1, "15000")
    row = options.row("uma")
    assert row.problem().startswith("The numbers must add up to 0; these give 5,000.")
    assert options.value("uma") == before
    options.switch("kiriage")
    assert row.problem() != "", "what somebody is in the middle of stays"
    options.enter("uma", 2, "-15000")
    assert (row.problem(), options.value("uma")) == ("", (20_000, 15_000, -15_000, -20_000))
    options.enter("uma", 0, "1")
    assert row.problem() != ""
    options.click(row.reset)
    assert (row.problem(), options.value("uma")) == ("", before)


def test_what_cannot_be_goes_with_the_window(start: Start) -> None:
    player = _riichi(start)
    options = _open(player)
    options.enter("uma", 0, "1")
    options.leave()
    again = _open(player)
    field = again.row("uma").field
    assert isinstance(field, NumberField)
    assert [number.value() for number in field.numbers] == [20_000, 10_000, -10_000, -20_000]
    assert again.row("uma").problem() == ""


def test_the_wheel_only_scrolls(start: Start) -> None:
    """Turned over a number or a list that nobody is in, it moves the options on."""
    options = _open(_riichi(start))
    field = options.row("start").field
    assert isinstance(field, NumberField)
    bar = options.window.options.verticalScrollBar()
    before = bar.value()
    for part in (field.numbers[0], options.window.preset.list):
        _turn(part, -120)
    assert options.editor.ruleset.choice == Choice("tenhou")
    assert bar.value() > before
    options.click(field.numbers[0])
    _turn(field.numbers[0], 120)
    assert options.value("start") == 26_000


def _turn(widget: QWidget, angle: int) -> None:
    """Turn the wheel over a widget, as the system tells the window."""
    place = QPointF(widget.mapTo(widget.window(), widget.rect().center()))
    QTest.wheelEvent(widget.window().windowHandle(), place, QPoint(0, angle))
    QApplication.processEvents()


# --- found, taken back


def test_search(start: Start) -> None:
    options = _open(_riichi(start, language="pl"))
    options.type("piatki czerw")
    assert options.shown() == ["red_fives"]
    options.press(KEY.Key_Return)
    assert options.window.isVisible()
    options.type(" xyz")
    assert options.shown() == []
    assert options.window.options.nothing.isVisible()


def test_only_what_was_changed(start: Start) -> None:
    options = _open(_riichi(start))
    window = options.window
    options.click(window.changed)
    assert (window.changed.isChecked(), window.reset_all.isEnabled()) == (False, False)
    options.switch("kiriage")
    options.switch("bust")
    options.click(window.changed)
    assert options.shown() == ["kiriage", "bust"]
    options.click(options.row("bust").reset)
    assert options.shown() == ["kiriage", "bust"], "nothing goes from under the pointer"
    options.click(window.changed)
    assert len(options.shown()) > 40


def test_reset_all(start: Start) -> None:
    player = _riichi(start)
    options = _open(player)
    options.switch("kiriage")
    options.pick_choice("length", "East")
    options.enter("uma", 0, "1")
    options.click(options.window.reset_all)
    assert player.editor.ruleset.choice == Choice("tenhou")
    assert options.row("uma").problem() == ""
    assert options.window.changed.text() == "0 changed"


# --- variant and preset


def test_variant_and_preset(start: Start) -> None:
    player = start()
    options = _open(player)
    window = options.window
    assert chosen(window.variant.segments) == ["Taiwanese"]
    options.choose(window.preset.segments, "low table")
    assert player.editor.ruleset.choice == Choice("low")
    assert "beggar_self_draw" in options.shown()
    options.choose(window.variant.segments, "Riichi")
    assert player.editor.ruleset.id == "riichi"
    window.preset.list.setFocus(Qt.FocusReason.TabFocusReason)
    options.press(KEY.Key_Down)
    assert player.editor.ruleset.choice == Choice("ema")
    options.choose(window.variant.segments, "Taiwanese")
    assert player.editor.ruleset.choice == Choice("low"), "the table used last"


def test_the_menu_behind_is_followed(start: Start) -> None:
    player = start()
    options = _open(player)
    options.choose(options.window.variant.segments, "Japanese Classical")
    assert list(segments(options.window.preset.segments)) == ["main list", "Wikidot list"]
    menu = player.open_menu(player.window.variant_button)
    wrc = player.program.language.words("riichi").text("presets", "wrc", "name")
    entry(menu, f"Riichi · {wrc}").trigger()
    menu.close()
    assert options.window.preset.value() == "wrc"
    assert options.row("kiriage").item.value is True


# --- remembered


def test_remembered(start: Start) -> None:
    first = _riichi(start)
    options = _open(first)
    options.switch("kiriage")
    options.enter("uma", 0, "30000")
    options.enter("uma", 3, "-30000")
    options.choose(options.window.variant.segments, "Taiwanese")
    options.switch("identical_pairs")
    options.leave()
    first.window.close()

    second = start()
    assert second.window.variant_button.text() == "Taiwanese · high table · 1 change"
    assert second.editor.ruleset.choice == Choice("high", {"identical_pairs": False})
    second.from_menu(second.window.variant_button, "Riichi · Tenhou · 2 changes")
    uma = (30_000, 10_000, -10_000, -30_000)
    assert second.editor.ruleset.choice == Choice("tenhou", {"kiriage": True, "uma": uma})
    assert second.window.variant_button.toolTip() == "2 options differ from the preset"
    at = _open(second)
    at.click(at.window.reset_all)
    second.window.close()
    assert _riichi(start).editor.ruleset.choice == Choice("tenhou")


@pytest.mark.parametrize("kept", ["nonsense", '{"riichi/tenhou": {"kiriage": 7, "gone": true}}', '["riichi"]'])
def test_options_that_make_no_sense(start: Start, kept: str) -> None:
    player = _riichi(start, **{"rules/options": kept})
    assert player.editor.ruleset.choice == Choice("tenhou")
    assert _open(player).window.changed.text() == "0 changed"


# --- keys


def test_everything_by_keyboard(start: Start) -> None:
    """Tab leads through it as one reads, and scrolls along; what has the focus shows it."""
    options = _open(start())
    options.switch("bonus_tiles")
    window = options.window
    window.search.setFocus(Qt.FocusReason.TabFocusReason)
    stops: list[QWidget] = [window.search]
    while True:
        options.press(KEY.Key_Tab)
        stop = window.focusWidget()
        if stop is window.search:
            break
        options.rest()
        place = stop.mapTo(window, stop.rect().center())
        assert window.rect().contains(place)
        assert window.childAt(place) in (stop, *stop.findChildren(QWidget)), stop
        stops.append(stop)
    parts = [part for row in window.options.rows for part in row.parts() if part.isVisible()]
    wanted = [window.search, window.changed, *parts, window.reset_all, window.compare_button, window.close_button]
    wanted += [window.variant, window.preset, window.house, window.save, window.part]
    assert [next(part for part in wanted if part is one or part.isAncestorOf(one)) for one in stops] == wanted
    options.press(KEY.Key_Backtab)
    assert window.part.isAncestorOf(window.focusWidget())


def test_keys_change_options(start: Start) -> None:
    options = _open(_riichi(start))
    options.row("kiriage").field.parts()[0].setFocus(Qt.FocusReason.TabFocusReason)
    options.press(KEY.Key_Space)
    assert options.value("kiriage") is True
    options.press(KEY.Key_Tab)
    assert options.window.focusWidget() is options.row("kiriage").reset
    options.press(KEY.Key_Return)
    assert options.value("kiriage") is False
    assert options.window.focusWidget() is options.row("kiriage").field.parts()[0]


def test_typing_there_enters_no_tiles(start: Start) -> None:
    player = start()
    options = _open(player)
    options.row("bonus_tiles").field.parts()[0].setFocus(Qt.FocusReason.TabFocusReason)
    options.type("123m")
    assert player.editor.text == ""


def test_every_control_has_a_name(start: Start) -> None:
    options = _open(_riichi(start))
    window = options.window
    for row in window.options.rows:
        assert row.item.kind is not OptionKind.HEADING
        for part in row.parts():
            assert row.item.name in part.accessibleName()
    for one in (window.variant, window.preset, window.search):
        assert one.accessibleName()
