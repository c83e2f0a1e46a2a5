"""The words: the same in both languages, one for everything that needs one, and none that nothing uses."""

import re
import string
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import mahjong_desktop
from mahjong_desktop.core.errors import MahjongError, NotAWin, TooManyCopies
from mahjong_desktop.core.hands import MeldKind
from mahjong_desktop.core.tiles import CODES, Wind
from mahjong_desktop.help import LANGUAGES, load_words
from mahjong_desktop.help.words import Words, load_examples
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import VARIANTS
from mahjong_desktop.rules.taiwanese.settlement import DEALER_POINT, DEALER_REPEAT

PACKAGE = Path(mahjong_desktop.__file__).parent
SOURCE = "\n".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py"))
FILES = ["common", *VARIANTS]
TAIWANESE = VARIANTS["taiwanese"]
PLURAL_FORMS = {"en": {"one", "other"}, "pl": {"one", "few", "other"}}


def texts_of(name: str, language: str) -> dict[str, Any]:
    source = files("mahjong_desktop.help").joinpath(f"{name}.{language}.toml")
    return tomllib.loads(source.read_text("utf-8"))


def is_plural(text: Any) -> bool:
    return isinstance(text, Mapping) and {"count", "other"} <= set(text)


def leaves(texts: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every text with its path; a text in plural forms is one."""
    for key, value in texts.items():
        if isinstance(value, Mapping) and not is_plural(value):
            yield from leaves(value, (*path, key))
        else:
            yield (*path, key), value


def placeholders(text: Any) -> set[str]:
    parts = text.values() if isinstance(text, Mapping) else text if isinstance(text, list) else [text]
    return {name for part in parts for _, name, _, _ in string.Formatter().parse(part) if name is not None}


FOR_THE_RULES_REFERENCE = {"options", "doubts"}


def words_of(section: str, name: str = "taiwanese", language: str = "en") -> dict[str, Any]:
    texts = texts_of(name, language).get(section, {})
    assert isinstance(texts, dict)
    return texts


@pytest.mark.parametrize("name", FILES)
def test_languages_have_the_same_texts(name: str) -> None:
    english, polish = (dict(leaves(texts_of(name, language))) for language in LANGUAGES)
    assert list(english) == list(polish)
    for path, text in english.items():
        assert placeholders(text) == placeholders(polish[path]), path
        assert type(text) is type(polish[path]), path
        if isinstance(text, list):
            assert len(text) == len(polish[path]), path
        if isinstance(text, Mapping):
            assert text["count"] == polish[path]["count"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_texts_are_whole(name: str, language: str) -> None:
    for path, text in leaves(texts_of(name, language)):
        if isinstance(text, Mapping):
            assert set(text) == {"count", *PLURAL_FORMS[language]}, path
        parts = text.values() if isinstance(text, Mapping) else text if isinstance(text, list) else [text]
        for part in parts:
            assert part == part.strip() != "", path
            assert "  " not in part, path
            assert not re.search(r"\bTODO\b|\?\?", part), path
        if path[-1] == "explanation":
            assert text.endswith((".", "”")), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_and_wind_has_its_name(language: str) -> None:
    words = load_words(language)
    names = [words.tile(tile) for tile in range(len(CODES))]
    assert len(set(names)) == len(CODES)
    assert set(words_of("tiles", "common", language)) == {*CODES, "back"}
    for section in ("winds", "wind_letters"):
        assert list(words_of(section, "common", language)) == [wind.id for wind in Wind]
    assert len({words.wind(wind) for wind in Wind}) == 4


def used_after(call: str) -> set[str]:
    """The first word in quotes after a call, wherever it stands in the source."""
    return set(re.findall(rf'{call}"(\w+)"', SOURCE))


def test_every_row_has_its_words_and_no_other() -> None:
    rows = {row.id for preset in TAIWANESE.presets for row in TAIWANESE(Choice(preset)).table()}
    assert set(words_of("rows")) == rows | {DEALER_POINT, DEALER_REPEAT}
    for texts in words_of("rows").values():
        assert {"name", "explanation"} <= set(texts) <= {"name", "original", "explanation"}
    assert set(load_examples("taiwanese")) == rows


def test_every_option_has_its_words_and_no_other() -> None:
    options = words_of("options")
    assert list(options) == [option.id for option in TAIWANESE.options]
    for option in TAIWANESE.options:
        assert tuple(options[option.id].get("choices", {})) == option.choices
        assert {"name", "explanation"} <= set(options[option.id])


def test_everything_else_that_the_variant_declares_has_its_words_and_no_other() -> None:
    assert list(words_of("presets")) == list(TAIWANESE.presets)
    assert set(words_of("circumstances")) == set(TAIWANESE.circumstances)
    assert set(words_of("figures")) == set(words_of("figures_label")) == set(TAIWANESE.figures)


def test_every_clash_has_its_words_and_no_other() -> None:
    source = (PACKAGE / "rules" / "taiwanese" / "contradictions.py").read_text("utf-8")
    reasons = re.findall(r'Clash\("\w+", "\w+", "(\w+)"\)', source)
    assert len(reasons) == source.count("Clash(")
    assert set(words_of("clashes")) == set(reasons)


def reasons_in_source() -> dict[str, set[str]]:
    """Error class to the reasons that it is raised with."""
    found: dict[str, set[str]] = {}
    for name, rest in re.findall(r"\b(Bad\w+|UnknownRule)\(([^\n]*)", SOURCE):
        reasons = rest.partition("reason=")[2].partition(", text=")[0]
        found.setdefault(name, set()).update(re.findall(r'"(\w+)"', reasons.partition(", name=")[0]))
    found["BadMeld"] |= used_after(r"_bad\(")
    found["UnknownRule"] |= used_after(r"_check_names\(")
    return found


def test_every_error_has_its_words_and_no_other() -> None:
    errors = words_of("errors", "common") | {}
    reasons = reasons_in_source()
    by_code = {error.code: error.__name__ for error in MahjongError.__subclasses__()}
    with_reasons = {code for code, text in errors.items() if isinstance(text, dict) and "count" not in text}
    assert set(errors) == set(by_code) - {"contradiction"}
    assert with_reasons == {"bad_record", "unknown_rule", "bad_tiles", "bad_meld"}
    for code in with_reasons:
        assert set(errors[code]) == reasons[by_code[code]], code
    assert set(words_of("errors")) <= set(errors)


def test_every_expected_type_has_its_words_and_no_other() -> None:
    source = (PACKAGE / "records" / "fields.py").read_text("utf-8")
    assert set(words_of("expected", "common")) == set(re.findall(r'_wrong_type\(field, "(\w+)"\)', source))


@pytest.mark.parametrize("section", ["sentences", "terms"])
def test_no_words_that_nothing_uses(section: str) -> None:
    names = set(words_of(section, "common")) | set(words_of(section))
    needed_by_name = set(MeldKind) if section == "terms" else set()
    unused = {name for name in names - needed_by_name if f'"{name}"' not in SOURCE}
    assert unused == set()


def test_every_section_is_used() -> None:
    sections = {section for name in FILES for section in texts_of(name, "en")}
    unused = {section for section in sections if f'"{section}"' not in SOURCE}
    assert unused <= FOR_THE_RULES_REFERENCE


PLURALS = {
    "en": {"one": [1], "other": [0, 2, 5, 11, 21, 101]},
    "pl": {"one": [1], "few": [2, 3, 4, 22, 24, 102, 133], "other": [0, 5, 11, 12, 13, 14, 21, 25, 101, 112, 114, 211]},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms(language: str) -> None:
    forms = {form: form for form in PLURAL_FORMS[language]}
    words = Words(language, {"things": {"count": "number", **forms}})
    for form, numbers in PLURALS[language].items():
        assert {words.text("things", number=number) for number in numbers} == {form}


@pytest.mark.parametrize(
    ("number", "english", "polish"),
    [
        (1, "one tile would", "jeden kamień musiałby"),
        (2, "2 tiles would", "2 kamienie"),
        (5, "5 tiles would", "5 kamieni "),
    ],
)
def test_number_of_missing_tiles_in_words(number: int, english: str, polish: str) -> None:
    error = NotAWin("hand", missing=number)
    assert english in load_words("en").error(error)
    assert polish in load_words("pl").error(error)


def test_variant_speaks_before_the_common_words() -> None:
    for name in ("chow", "kong"):
        assert load_words("en").text("terms", name) != load_words("en", "taiwanese").text("terms", name)
    tile = TooManyCopies("hand", tile="0p", have=5, most=4)
    assert "red five of circles" in load_words("en", "taiwanese").error(tile)


def test_paths_that_are_not_there() -> None:
    words = load_words("en", "taiwanese")
    assert words.has("rows", "winning", "name")
    assert not words.has("rows", "no_such_row")
    assert not words.has("rows", "winning", "name", "deeper")
    assert (words.original("early_win_5_to_10"), words.original("winning")) == ("", "底")
    with pytest.raises(KeyError):
        words.row("no_such_row")
    with pytest.raises(KeyError):
        words.find("no_such_section")


def test_missing_file_fails_loudly() -> None:
    with pytest.raises(FileNotFoundError):
        load_words("en", "no_such_variant")
    with pytest.raises(FileNotFoundError):
        load_words("xx")
    with pytest.raises(FileNotFoundError):
        load_examples("no_such_variant")
