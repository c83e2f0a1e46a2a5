"""Two rules side by side: what differs first, everything where it is wanted."""

import pytest
from PySide6.QtCore import Qt

from mahjong_desktop.help import LANGUAGES
from mahjong_desktop.models.compare_model import NONE, Compared, CompareModel, Part, compared
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.rule_changes import changes
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import VARIANTS, ruleset

from .conftest import Speak, Watch

CLUB = ruleset("taiwanese", Choice("high", {"seat_bonus_extra": True}, {"half_flush": 12, "no_honours": None}))


def _lines(model: CompareModel) -> dict[str, tuple[str, str]]:
    return {line.name: (line.first, line.second) for line in model.rows if line.part is not Part.HEADING}


def test_what_differs(language: Language) -> None:
    model = CompareModel(language)
    model.compare(ruleset("taiwanese"), CLUB, everything=False)
    assert _lines(model) == {
        "Extra for seat bonus tiles": ("off", "on"),
        "Half flush": ("10 Tai", "12 Tai"),
        "No honours": ("1 Tai", "off"),
    }
    assert model.different == 3
    headings = [line.name for line in model.rows if line.part is Part.HEADING]
    assert headings == ["Options that differ", "Rows that differ"]


def test_everything(language: Language) -> None:
    model = CompareModel(language)
    model.compare(ruleset("taiwanese"), CLUB, everything=True)
    lines = [line for line in model.rows if line.part is not Part.HEADING]
    matter = [option for option in CLUB.options if option.matters_in("high")]
    assert len(lines) == len(matter) + len(CLUB.table()) - 1, "of a seat bonus tile its option says all"
    assert [line.differs for line in lines] == sorted((line.differs for line in lines), reverse=True)
    assert model.different == 3
    headings = [line.name for line in model.rows if line.part is Part.HEADING]
    assert headings[2:] == ["Options that are the same", "Rows that are the same"]


def test_two_tables(language: Language) -> None:
    """Rows and options that only one of them has stand beside a dash."""
    model = CompareModel(language)
    model.compare(ruleset("taiwanese"), ruleset("taiwanese", Choice("low")), everything=True)
    lines = _lines(model)
    words = language.words("taiwanese")
    assert lines["All Pungs"] == ("10 Tai", "7 Tai")
    assert lines[words.row("peaceful_win")] == (NONE, "2 Tai")
    assert lines["Open straight"] == ("5 Tai", NONE)
    assert lines["Extra for seat bonus tiles"] == ("off", NONE)
    assert lines["Full flush"] == ("40 Tai", "off"), "an option switches it off"


def test_the_same(language: Language) -> None:
    model = CompareModel(language)
    model.compare(CLUB, CLUB, everything=False)
    assert (model.rowCount(), model.different) == (0, 0)
    model.compare(CLUB, CLUB, everything=True)
    assert model.rowCount() > 60


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_every_pair_of_presets_has_its_words(speak: Speak, code: str, name: str) -> None:
    words = speak(code).words(name)
    presets = [ruleset(name, Choice(preset)) for preset in VARIANTS[name].presets]
    for first in presets:
        for second in presets:
            lines = [line for part in compared(first, second, words) for line in part]
            assert all(line.name and line.first and line.second and line.tip for line in lines)
            assert any(line.differs for line in lines) is (first is not second)


def test_read_aloud(speak: Speak) -> None:
    language = speak("en")
    model = CompareModel(language)
    model.compare(ruleset("taiwanese"), CLUB, everything=True)
    role = Qt.ItemDataRole.AccessibleTextRole
    spoken = {model.index(row).data(role) for row in range(model.rowCount())}
    texts = {model.index(row).data() for row in range(model.rowCount())}
    assert {"Rows that differ", "Half flush: left 10 Tai, right 12 Tai", "All Pungs: both 10 Tai"} <= spoken
    assert "Half flush: 10 Tai | 12 Tai" in texts
    tips = [model.index(row).data(Qt.ItemDataRole.ToolTipRole) for row in range(model.rowCount())]
    assert all(bool(tip) is (line.part is not Part.HEADING) for tip, line in zip(tips, model.rows, strict=True))
    language.use("pl")
    spoken = {model.index(row).data(role) for row in range(model.rowCount())}
    assert "Jedna rodzina i Honory: z lewej 10 Tai, z prawej 12 Tai" in spoken


def test_a_model_never_contradicts_itself(language: Language, watch: Watch) -> None:
    model = CompareModel(language)
    watch(model)
    seen: list[tuple[Compared, ...]] = []
    for name, variant in VARIANTS.items():
        rules = [ruleset(name, Choice(preset)) for preset in variant.presets]
        for everything in (False, True, False):
            model.compare(rules[0], rules[-1], everything=everything)
            language.use("pl" if language.code == "en" else "en")
            model.compare(rules[-1], rules[0], everything=everything)
            seen.append(model.rows)
    assert all(seen)


def test_what_an_option_switches_is_one_difference(language: Language) -> None:
    """As many differences as the rules count themselves; a number that says "no such rule" is called off."""
    high = ruleset("taiwanese", Choice("high"))
    club = ruleset("taiwanese", Choice("high", {"seat_bonus_extra": True, "minimum_tai": 5}, {"half_flush": 12}))
    model = CompareModel(language)
    model.compare(high, club, everything=False)
    assert model.different == changes(club) == 3
    values = {line.name: (line.first, line.second) for line in model.rows}
    assert values["Minimum to win"] == ("off", "5")
    assert values["Extra for seat bonus tiles"] == ("off", "on")
    assert "Seat bonus tile" not in values
