"""The language changed at run time: nothing stays as it was."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget
from screenshots import SCENES, show_scene

from mahjong_desktop.gui.controls import PaymentCard, PopupButton
from mahjong_desktop.help import load_words

from .conftest import Start
from .player import Player, visible

SAME = {
    *("Chow", "Pung", "Kong", "Tai", "E", "S", "W", "N", "EN", "PL", "Menu", "Undo", "−", "+"),
    *("Chi", "Pon", "Kan", "Tsumo", "Ron", "Dora", "Ura", "Honba", "Riichi", "Ippatsu", "Furiten", "Tenhou", "Chiihou"),
    *("Han · Fu", "Han", "Fu", "Limit", "Yakuman", "Mangan", "Haneman", "Baiman", "Sanbaiman"),
    *("English", "Polski", "Shift: Pung · Ctrl: Chow", "Shift: Pon · Ctrl: Chi"),
}
"""Names equal in both languages."""
YAKU = {word for row in load_words("en", "riichi").find("rows").values() for word in row["name"].split()}
"""Yaku are called by their Japanese names everywhere."""
NUMBERS = re.compile(r"[-+−–/0-9, ?\u00a0×=²³⁰-⁹]*(Tai)?")


def _texts(root: QWidget) -> dict[tuple[str, ...], list[str]]:
    """What is on show: for each kind of text its texts from left to right."""
    found: dict[tuple[str, ...], list[str]] = {}
    for one in visible(root, QWidget):
        kinds = {"name": one.accessibleName(), "tip": one.toolTip(), "description": one.accessibleDescription()}
        if isinstance(one, (QLabel, QAbstractButton)):
            kinds["text"] = one.text()
        if isinstance(one, QLineEdit):
            kinds["placeholder"] = ""
        for kind, text in kinds.items():
            if text:
                found.setdefault((type(one).__name__, kind), []).append(text)
    return found


def _plain(text: str) -> bool:
    # the federations and platforms of riichi have one name everywhere
    if text in SAME or text.startswith("Riichi · "):
        return True
    # a Pon by its name and tiles is the same in both, the tiles being notation
    words = [word for word in re.split(r"[\s·:]+", text) if not re.fullmatch(r"[0-9]+[mpszf]", word)]
    return all(
        NUMBERS.fullmatch(word) or {word, word.title()} & (SAME | YAKU) or ord(word[0]) > 0x2E80 for word in words
    )


def _rows(player: Player) -> list[str]:
    """The breakdown's rows and their tool tips, unfolded."""
    model = player.page.score.breakdown.model()
    found: list[str] = []

    def walk(parent: object) -> None:
        for row in range(model.rowCount(parent)):  # type: ignore[arg-type]
            index = model.index(row, 0, parent)  # type: ignore[arg-type]
            found.extend(
                str(index.data(role))
                for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
                if index.data(role)
            )
            walk(index)

    walk(model.index(-1, -1))
    return found


def _menus(player: Player) -> list[str]:
    window = player.window
    found = []
    for button in (window.variant_button, window.menu_button):
        actions = list(button.menu().actions())
        for action in actions:
            below = action.menu()
            found.append(action.text())
            if below is not None:
                found += [one.text() for one in below.actions()]  # type: ignore[attr-defined]
    return [text for text in found if text]


@pytest.mark.parametrize("preset", ["high", "low"])
def test_nothing_stays_in_the_other_language(player: Player, preset: str) -> None:
    player.use_table(preset)
    for scene in SCENES:
        player.speak("English")
        show_scene(player.program, scene)
        player.rest()
        english, rows, menus = _texts(player.window), _rows(player), _menus(player)
        title = player.window.windowTitle()
        player.speak("Polski")
        player.rest()
        polish = _texts(player.window)
        assert english.keys() == polish.keys()
        for kind, texts in english.items():
            assert len(texts) == len(polish[kind]), kind
            left = [text for text, other in zip(texts, polish[kind], strict=True) if text == other and not _plain(text)]
            assert left == [], f"{kind} in the scene {scene}"
        assert [one for one in _rows(player) if one in rows and not _plain(one) and not _is_notation(one)] == []
        assert [one for one in _menus(player) if one in menus and not _plain(one)] == []
        assert player.window.windowTitle() not in ("", title)


def _is_notation(text: str) -> bool:
    """Tiles as text, as other readings are called."""
    return re.fullmatch(r"[0-9mpszf()\[\]+ ·]+", text) is not None


def test_there_and_back(player: Player) -> None:
    """What is shown after two changes is what was shown before."""
    for scene in SCENES:
        show_scene(player.program, scene)
        player.rest()
        before = (_texts(player.window), _rows(player), _menus(player))
        entry = player.editor.entry
        player.speak("Polski")
        player.speak("English")
        player.rest()
        assert (_texts(player.window), _rows(player), _menus(player)) == before, scene
        assert player.editor.entry == entry


def test_as_if_started_in_it(start: Start) -> None:
    """A window that changed shows what one that started in the language shows."""
    shown = []
    for given in ({"language": "pl"}, {"language": "en"}):
        player = start(**given)
        player.window.resize(1280, 800)
        player.page.splitter.setSizes([800, 420])
        if given["language"] == "en":
            show_scene(player.program, "high_hand")
            player.speak("Polski")
        else:
            show_scene(player.program, "high_hand")
        player.rest()
        texts = {kind: sorted(found) for kind, found in _texts(player.window).items()}
        shown.append((texts, _rows(player), _menus(player)))
        player.window.close()
    for first, second in zip(*shown, strict=True):
        assert first == second


def test_numbers_are_written_as_the_language_writes_them(player: Player) -> None:
    player.choose(player.page.entry_choice, "Just the value")
    player.editor.set_figures({"tai": 9000})
    player.choose(player.page.side.source, "S")
    card = next(visible(player.page.score, PaymentCard))
    assert card.text() == "East: +9,001"
    player.speak("Polski")
    player.rest()
    assert card.text() == "Wschód: +9001"
    player.editor.set_self_draw(True)
    assert card.text() == "Wschód: +27\u00a0003"


def test_the_button_shows_the_language(player: Player) -> None:
    button = player.window.language_button
    assert isinstance(button, PopupButton)
    assert button.text() == "EN"
    player.speak("Polski")
    assert button.text() == "PL"
    checked = [action.text() for action in button.menu().actions() if action.isChecked()]
    assert checked == ["Polski"]
