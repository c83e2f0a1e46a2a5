"""The words: the same in both languages, one for everything that needs one, and none that nothing uses."""

import re
import string
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from rules.shorthand import example_record

import mahjong_desktop
from mahjong_desktop.core.errors import MahjongError, NotAWin, TooManyCopies
from mahjong_desktop.core.hands import Hand, MeldKind, Situation
from mahjong_desktop.core.scores import Score
from mahjong_desktop.core.tiles import BONUS, CODES, RED_FIVES, Wind
from mahjong_desktop.help import LANGUAGES, load_words
from mahjong_desktop.help.numbers import kept_together
from mahjong_desktop.help.report import score_text
from mahjong_desktop.help.words import Words, load_examples
from mahjong_desktop.records import store
from mahjong_desktop.records.wins import parse_win
from mahjong_desktop.rules.figures import blank
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import VARIANTS, ruleset
from mahjong_desktop.rules.riichi.settlement import HONBA, STICKS
from mahjong_desktop.rules.ruleset import Ruleset
from mahjong_desktop.rules.taiwanese.settlement import DEALER_POINT, DEALER_REPEAT
from mahjong_desktop.vision import errors as vision

PACKAGE = Path(mahjong_desktop.__file__).parent
SOURCE = "\n".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py"))
FILES = ["common", *VARIANTS]
BY_VARIANT = pytest.mark.parametrize("name", VARIANTS)
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


FOR_THE_RULES_REFERENCE = {"options", "doubts", "misprints"}


def words_of(section: str, name: str, language: str = "en") -> dict[str, Any]:
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


def rows_of(variant: type[Ruleset[Any]]) -> set[str]:
    """Every row of every preset, and every reason for base points."""
    return {row.id for preset in variant.presets for row in variant(Choice(preset)).table()} | set(variant.point_rows)


TABLE_ROWS = {"taiwanese": {DEALER_POINT, DEALER_REPEAT}, "riichi": {HONBA, STICKS, "liable"}}
"""What the table adds to a hand, and who answers for it."""


@BY_VARIANT
def test_every_row_has_its_words_and_no_other(name: str) -> None:
    rows = rows_of(VARIANTS[name])
    assert set(words_of("rows", name)) == rows | TABLE_ROWS.get(name, set())
    for texts in words_of("rows", name).values():
        assert {"name", "explanation"} <= set(texts) <= {"name", "gloss", "original", "explanation"}
    assert set(load_examples(name)) == rows


@BY_VARIANT
def test_every_option_has_its_words_and_no_other(name: str) -> None:
    variant = VARIANTS[name]
    options = words_of("options", name)
    assert list(options) == [option.id for option in variant.options]
    for option in variant.options:
        named = option.choices if isinstance(option.default, str) else ()
        assert tuple(options[option.id].get("choices", {})) == named, option.id
        assert {"name", "explanation"} <= set(options[option.id]) <= {"name", "explanation", "choices"}


def scored_examples(name: str) -> list[tuple[Hand, Score]]:
    """Every example hand in the help with its score, and a value without tiles by every form."""
    wins = [parse_win(example_record(name, row)) for row in load_examples(name)]
    by_value = [
        VARIANTS[name]().score_value(blank(form), Situation(self_draw))
        for form in VARIANTS[name].figure_forms
        for self_draw in (False, True)
    ]
    return [*((win.hand, win.score()) for win in wins), *((Hand(), score) for score in by_value)]


@BY_VARIANT
def test_everything_else_that_the_variant_declares_has_its_words_and_no_other(name: str) -> None:
    variant = VARIANTS[name]
    assert list(words_of("presets", name)) == list(variant.presets)
    assert set(words_of("circumstances", name)) == set(variant.circumstances)
    figures = variant.figures()
    assert set(words_of("figures_label", name)) == set(figures)
    named = {figure.id: list(figure.choices) for figure in figures.values() if isinstance(figure.default, str)}
    assert {key: list(texts) for key, texts in words_of("figures_choices", name).items()} == named


@BY_VARIANT
def test_whatever_a_score_says_has_its_words_and_no_other(name: str) -> None:
    examples = scored_examples(name)
    scores = [score for _, score in examples]
    assert set(words_of("figures", name)) <= {key for score in scores for key in score.totals}
    limits = {str(score.totals["limit"]).lower() for score in scores if score.totals.get("limit")}
    assert limits <= set(words_of("limits", name)) <= limits | {"haneman", "baiman", "sanbaiman"}
    assert set(words_of("units", name)) == {unit for score in scores for unit in score.units if unit}
    told = {step.id for score in scores for step in (*score.working, *score.settlement.rounding)}
    assert set(words_of("working", name)) == told
    for language in LANGUAGES:
        for hand, score in examples:
            assert "{" not in score_text(score, hand, load_words(language, name)), score


def test_whatever_is_counted_at_the_table_has_its_words_and_no_other() -> None:
    counters = words_of("counters", "common")
    fields = {field for variant in VARIANTS.values() for field in variant.table_fields}
    assert set(counters) == fields - {"liable"}
    assert all(set(texts) == {"name", "less", "more"} for texts in counters.values())


CLASH = re.compile(r'Clash\((?:name|"\w+"), "\w+", "(\w+)"\)')


def shared_clashes() -> dict[str, set[str]]:
    """The reasons of every function that the variants share, with those that it passes on."""
    source = (PACKAGE / "rules" / "contradictions.py").read_text("utf-8")
    parts = re.split(r"^def (\w+)", source, flags=re.MULTILINE)[1:]
    bodies = dict(zip(parts[::2], parts[1::2], strict=True))
    own = {name: set(CLASH.findall(body)) for name, body in bodies.items()}
    assert sum(body.count("Clash(") for body in bodies.values()) == sum(map(len, own.values()))
    return {name: own[name].union(*(own[one] for one in own if f"from {one}(" in bodies[name])) for name in own}


@BY_VARIANT
def test_every_clash_has_its_words_and_no_other(name: str) -> None:
    source = "\n".join(path.read_text("utf-8") for path in (PACKAGE / "rules" / name).glob("*.py"))
    reasons = set(CLASH.findall(source))
    assert source.count("Clash(") == len(CLASH.findall(source))
    shared = shared_clashes()
    for used in re.findall(r"\b(?:shared|contradictions)\.(\w+)\(", source):
        reasons |= shared.get(used, set())
    assert set(words_of("clashes", name)) == reasons


def reasons_in(source: str) -> dict[str, set[str]]:
    """Error class to the reasons that it is raised with."""
    found: dict[str, set[str]] = {}
    for name, rest in re.findall(r"\b(Bad\w+|UnknownRule)\(([^\n]*)", source):
        reasons = re.split(r", \w+=", rest.partition("reason=")[2])[0]
        found.setdefault(name, set()).update(re.findall(r'(?<!f)"(\w+)"', reasons))
    found.setdefault("UnknownRule", set()).update(re.findall(r'_check_names\("(\w+)"', source))
    return found


def own_reasons(name: str) -> set[str]:
    """Why the figures of a value alone can be refused in this variant only."""
    forms = VARIANTS[name].figure_forms
    figures = VARIANTS[name].figures().values()
    several = [form for form in forms if len(form) > 1]
    found = {f"{figure.id}_missing" for form in several for figure in form if not figure.optional}
    found |= {f"no_such_{figure.id}" for figure in figures if figure.choices}
    found |= {"one_value"} if len(forms) > 1 else set()
    folder = PACKAGE / "rules" / name
    return found | {
        reason for path in folder.glob("*.py") for reason in reasons_in(path.read_text("utf-8")).get("BadRecord", set())
    }


def errors_below(root: type[MahjongError]) -> Iterator[type[MahjongError]]:
    """Every class of errors that has a code; one without is the root of several."""
    for error in root.__subclasses__():
        if "code" in vars(error):
            yield error
        yield from errors_below(error)


def test_every_error_has_its_words_and_no_other() -> None:
    assert {store.StoreError, vision.VisionError} <= set(MahjongError.__subclasses__())
    errors = words_of("errors", "common")
    reasons = reasons_in(SOURCE)
    check_of_a_meld = (
        (PACKAGE / "core" / "hands.py").read_text("utf-8").partition("def check")[2].partition("def first")[0]
    )
    reasons["BadMeld"] |= set(re.findall(r'(?:return|else|or \() ?"(\w+)"', check_of_a_meld))
    reasons["BadRecord"] -= set().union(*map(own_reasons, VARIANTS))
    by_code = {error.code: error.__name__ for error in errors_below(MahjongError)}
    with_reasons = {code for code, text in errors.items() if isinstance(text, dict) and "count" not in text}
    assert set(errors) == set(by_code) - {"contradiction"}
    assert with_reasons == {"bad_record", "unknown_rule", "bad_tiles", "bad_meld"}
    for code in with_reasons:
        assert set(errors[code]) == reasons[by_code[code]], code


@BY_VARIANT
def test_every_error_of_a_variant_has_its_words_and_no_other(name: str) -> None:
    errors = words_of("errors", name)
    assert set(errors) <= set(words_of("errors", "common"))
    assert set(errors.get("bad_record", {})) == own_reasons(name)


def test_every_expected_type_has_its_words_and_no_other() -> None:
    source = (PACKAGE / "records" / "fields.py").read_text("utf-8")
    assert set(words_of("expected", "common")) == set(re.findall(r'_wrong_type\(field, "(\w+)"\)', source))


@pytest.mark.parametrize("section", ["sentences", "terms"])
def test_no_words_that_nothing_uses(section: str) -> None:
    names = {name for file in FILES for name in words_of(section, file)}
    needed_by_name = set(MeldKind) if section == "terms" else set()
    unused = {name for name in names - needed_by_name if f'"{name}"' not in SOURCE}
    assert unused == set()


def test_every_section_is_used() -> None:
    sections = {section for name in FILES for section in texts_of(name, "en")}
    assert {section for section in sections if not re.search(rf"[\"']{section}[\"']", SOURCE)} == set()


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_a_sign_that_cannot_be_read_is_told_by_the_tiles_of_the_variant(name: str, language: str) -> None:
    tiles = ruleset(name).tiles
    text = load_words(language, name).text("errors", "bad_tiles", "no_such_tile", text="8z")
    assert ("0" in text, "1–8" in text) == (RED_FIVES[1] in tiles, BONUS[0] in tiles)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("za 1 Fan, a z muru 2 han", "za 1~Fan, a~z~muru 2~han"),
        ("Wschód 1 / Południe i 1,500 points", "Wschód 1~/~Południe i~1,500~points"),
        ("It is a tile of 20 fu.", "It is a~tile of 20~fu."),
        ("kamień m, p lub s", "kamień m, p~lub s"),
    ],
)
def test_what_stays_in_one_line(text: str, kept: str) -> None:
    assert kept_together(text) == kept.replace("~", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_no_line_of_an_explanation_ends_in_a_word_of_one_letter(name: str, language: str) -> None:
    words = load_words(language, name)
    said = [words.explanation(row) for row in words.find("rows")]
    said += [words.text("options", option, "explanation") for option in words.find("options")]
    assert [text for text in said if re.search(r"(?<!\w)(?:[aiouwz]|\d+) \w", text)] == []
    assert any("\N{NO-BREAK SPACE}" in text for text in said)
