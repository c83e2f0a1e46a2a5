"""Choices about the win: what excludes what, what is refused and why, and what gives way when the hand changes."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desktop.core.hands import Hand, Situation
from mahjong_desktop.core.tiles import Wind
from mahjong_desktop.help import LANGUAGES, load_words
from mahjong_desktop.models.entry import agree
from mahjong_desktop.models.hand_editor import Counter, HandEditor
from mahjong_desktop.rules.registry import ruleset
from mahjong_desktop.rules.ruleset import Clash
from mahjong_desktop.rules.taiwanese import Taiwanese

from .shorthand import FULL, editor_with, hand_of_text, rules, situation

pytestmark = pytest.mark.usefixtures("qapp")

EIGHT = "12345678f"
KONG = "[9999s] 123456m 789p 55z"
DRAWN = {"self_draw": True}
PAIRED = "123456789m 234567p 99s"
"""Whatever two equal tiles stand at the end, the winning one has a twin."""


def choose(editor: HandEditor, choice: str) -> None:
    """`toggle last_tile`, `self_draw`, `discard`, `from west`, `seat south`, `round west`, `dealer_wins 2`."""
    name, _, what = choice.partition(" ")
    match name:
        case "toggle":
            editor.toggle(what)
        case "self_draw" | "discard":
            editor.set_self_draw(name == "self_draw")
        case "dealer_wins":
            editor.set_counter(Counter.DEALER_WINS, int(what))
        case "discards":
            editor.set_discards(int(what))
        case _:
            setter = {"from": editor.set_source, "seat": editor.set_seat, "round": editor.set_round}[name]
            setter(None if what == "nobody" else Wind[what.upper()])


AGREED = [
    # preset, hand, the situation before, the choice, the situation after (the seats stay unless stated)
    ("high", FULL, {}, "self_draw", DRAWN),
    ("high", FULL, {"seat": "south", "source": "west"}, "self_draw", DRAWN),
    ("high", FULL, {"seat": "south", "source": "west"}, "discard", {"source": "west"}),
    ("high", FULL, {"seat": "south", **DRAWN}, "from north", {"source": "north"}),
    ("high", FULL, {"seat": "south", "source": "west"}, "from nobody", {}),
    ("high", FULL, {"seat": "south", **DRAWN}, "from nobody", {}),
    ("high", FULL, {"seat": "south", "source": "west"}, "seat west", {"seat": "west"}),
    ("high", FULL, {"seat": "south", "source": "west"}, "seat north", {"seat": "north", "source": "west"}),
    ("high", FULL, {"dealer_wins": 3}, "seat south", {"seat": "south"}),
    ("high", FULL, {"dealer_wins": 3}, "seat east", {"dealer_wins": 3}),
    ("high", FULL, {}, "dealer_wins 2", {"dealer_wins": 2}),
    ("high", FULL, {}, "round north", {"round": "north"}),
    ("high", FULL, {}, "discards 4", {"discards": 4}),
    # the last tile and a replacement tile are drawn, a robbed Kong is not
    ("high", FULL, {}, "toggle last_tile", {**DRAWN, "circumstances": "last_tile"}),
    ("high", FULL, {**DRAWN, "circumstances": "last_tile"}, "toggle last_tile", DRAWN),
    ("high", FULL, {**DRAWN, "circumstances": "last_tile"}, "discard", {}),
    ("high", FULL, {"seat": "south", "source": "west"}, "toggle last_tile", {**DRAWN, "circumstances": "last_tile"}),
    ("low", KONG, {}, "toggle replacement_tile", {**DRAWN, "circumstances": "replacement_tile"}),
    ("low", KONG, {**DRAWN, "circumstances": "replacement_tile last_tile"}, "discard", {}),
    ("low", FULL + " 1f", {}, "toggle replacement_tile", {**DRAWN, "circumstances": "replacement_tile"}),
    ("high", "5z", DRAWN, "toggle robbed_kong", {"circumstances": "robbed_kong"}),
    ("high", "5z", {"circumstances": "robbed_kong"}, "self_draw", DRAWN),
    ("high", "5z", {**DRAWN, "circumstances": "last_tile"}, "toggle robbed_kong", {"circumstances": "robbed_kong"}),
    ("high", "5z", {"circumstances": "robbed_kong"}, "toggle last_tile", {**DRAWN, "circumstances": "last_tile"}),
    (
        "low",
        KONG,
        {"circumstances": "robbed_kong"},
        "toggle replacement_tile",
        {**DRAWN, "circumstances": "replacement_tile"},
    ),
    (
        "low",
        "[9999s]",
        {**DRAWN, "circumstances": "replacement_tile last_tile"},
        "toggle robbed_kong",
        {"circumstances": "robbed_kong"},
    ),
    (
        "high",
        "5z",
        {"circumstances": "robbed_kong"},
        "toggle ready_on_deal",
        {"circumstances": "robbed_kong ready_on_deal"},
    ),
    # the blessings
    ("high", FULL, {}, "toggle blessing_of_heaven", {**DRAWN, "circumstances": "blessing_of_heaven"}),
    ("high", FULL, {**DRAWN, "circumstances": "blessing_of_heaven"}, "discard", {}),
    ("high", FULL, {**DRAWN, "circumstances": "blessing_of_heaven"}, "seat west", {"seat": "west", **DRAWN}),
    (
        "high",
        "5z",
        {"circumstances": "robbed_kong"},
        "toggle blessing_of_heaven",
        {**DRAWN, "circumstances": "blessing_of_heaven"},
    ),
    (
        "high",
        FULL,
        {"seat": "south", **DRAWN},
        "toggle blessing_of_earth",
        {"circumstances": "blessing_of_earth"},
    ),
    (
        "low",
        FULL,
        {"seat": "south", **DRAWN},
        "toggle blessing_of_earth",
        {**DRAWN, "circumstances": "blessing_of_earth"},
    ),
    ("high", FULL, {"seat": "south", "circumstances": "blessing_of_earth"}, "self_draw", DRAWN),
    ("high", FULL, {"seat": "south", "circumstances": "blessing_of_earth"}, "seat east", {"seat": "east"}),
    ("high", FULL, {"seat": "south", "circumstances": "blessing_of_earth"}, "from west", {"source": "west"}),
    (
        "high",
        FULL,
        {"seat": "south", "circumstances": "blessing_of_earth"},
        "from east",
        {"source": "east", "circumstances": "blessing_of_earth"},
    ),
    (
        "high",
        FULL,
        {"seat": "south", "source": "west"},
        "toggle blessing_of_earth",
        {"circumstances": "blessing_of_earth"},
    ),
    # the eighth bonus tile is drawn or robbed
    ("high", EIGHT, DRAWN, "toggle robbed_bonus", {"circumstances": "robbed_bonus"}),
    ("high", EIGHT, {"circumstances": "robbed_bonus"}, "toggle robbed_bonus", DRAWN),
    ("high", EIGHT, {"circumstances": "robbed_bonus"}, "self_draw", DRAWN),
    ("high", EIGHT, {"circumstances": "robbed_bonus"}, "toggle last_tile", {**DRAWN, "circumstances": "last_tile"}),
    (
        "high",
        EIGHT,
        {"seat": "south", "circumstances": "robbed_bonus"},
        "from west",
        {"source": "west", "circumstances": "robbed_bonus"},
    ),
]


@pytest.mark.parametrize(("preset", "text", "before", "choice", "after"), AGREED)
def test_what_contradicts_a_choice_gives_way(
    preset: str, text: str, before: dict[str, Any], choice: str, after: dict[str, Any]
) -> None:
    editor = started(preset, text, before)
    steps = editor.history.count()
    choose(editor, choice)
    expected = situation(**{"seat": before.get("seat", "east"), **after})
    assert editor.situation == expected
    changed = expected != situation(**before)
    assert editor.history.count() - steps == changed
    if changed:
        editor.history.undo()
        assert editor.situation == situation(**before)


def started(preset: str, text: str, before: dict[str, Any]) -> HandEditor:
    """An editor in that situation, which holds by itself."""
    editor = editor_with(text, preset)
    wished = situation(**before)
    editor.choose(wished, "")
    assert editor.situation == wished
    return editor


REFUSED = [
    ("high", FULL, {}, "toggle robbed_bonus", "eighth_only"),
    ("high", FULL, {}, "from east", "own_discard"),
    ("high", FULL, {"seat": "west"}, "from west", "own_discard"),
    ("high", FULL, {"seat": "west"}, "dealer_wins 1", "east_alone_repeats"),
    ("high", FULL, {"seat": "west"}, "toggle blessing_of_heaven", "east_only"),
    ("high", FULL, {}, "toggle blessing_of_earth", "not_east"),
    ("low", FULL, {}, "toggle replacement_tile", "nothing_replaced"),
    ("high", KONG, {}, "toggle blessing_of_heaven", "before_any_set"),
    ("high", KONG, {"seat": "west"}, "toggle blessing_of_earth", "before_any_set"),
    ("high", FULL, {}, "toggle robbed_kong", "kong_has_the_rest"),
    ("high", EIGHT, DRAWN, "discard", "drawn_or_robbed"),
    ("high", EIGHT, {"seat": "south", **DRAWN}, "from west", "nobody_discarded"),
]


@pytest.mark.parametrize(("preset", "text", "before", "choice", "reason"), REFUSED)
def test_what_cannot_hold_is_refused_and_says_why(
    preset: str, text: str, before: dict[str, Any], choice: str, reason: str
) -> None:
    editor = started(preset, text, before)
    entry, steps = editor.entry, editor.history.count()
    refused: list[Clash] = []
    editor.refused.connect(refused.append)
    choose(editor, choice)
    assert (editor.entry, editor.history.count()) == (entry, steps)
    name, _, what = choice.partition(" ")
    if name == "toggle":
        clash = editor.circumstance_clash(what)
        assert clash is not None
        assert clash.reason == reason
    else:
        assert [clash.reason for clash in refused] == [reason]
    sentences = [load_words(code, "taiwanese").text("clashes", reason) for code in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("preset", "text", "before", "new_text", "after"),
    [
        # circumstances give way when the hand changes
        ("low", KONG, {**DRAWN, "circumstances": "replacement_tile"}, FULL, DRAWN),
        ("low", FULL + " 1f", {**DRAWN, "circumstances": "replacement_tile"}, FULL, DRAWN),
        (
            "high",
            FULL,
            {**DRAWN, "circumstances": "blessing_of_heaven last_tile"},
            KONG,
            {**DRAWN, "circumstances": "last_tile"},
        ),
        ("high", FULL, {"seat": "south", "circumstances": "blessing_of_earth"}, KONG, {}),
        ("high", "5z", {"circumstances": "robbed_kong"}, FULL, {}),
        ("high", "5z", {"circumstances": "robbed_kong"}, PAIRED + " 8s", {"circumstances": "robbed_kong"}),
        ("high", EIGHT, {"circumstances": "robbed_bonus"}, FULL + " " + EIGHT, {}),
        ("high", EIGHT, {"circumstances": "robbed_bonus"}, "1234567f", {}),
        ("high", "1234567f", {}, EIGHT, DRAWN),
        ("high", "1234567f", {"seat": "south", "source": "west"}, EIGHT, DRAWN),
        ("high", FULL, {"seat": "south", "source": "west", "discards": 3}, KONG, {"source": "west", "discards": 3}),
    ],
)
def test_circumstances_give_way_to_the_hand(
    preset: str, text: str, before: dict[str, Any], new_text: str, after: dict[str, Any]
) -> None:
    editor = started(preset, text, before)
    editor.type_text(new_text)
    assert editor.situation == situation(**{"seat": before.get("seat", "east"), **after})
    editor.history.undo()
    assert (editor.situation, editor.hand) == (situation(**before), hand_of_text(text, rules()))


# --- whatever is wished for

HANDS = [
    hand_of_text(text, rules()) for text in ("", "5z", FULL, PAIRED + " 8s", KONG, EIGHT, FULL + " 1f", FULL + EIGHT)
]
CIRCUMSTANCES = Taiwanese.circumstances
NAMES = ["", *CIRCUMSTANCES, "self_draw", "from", "seat_wind", "round_wind", "dealer_wins", "discards"]
situations = st.builds(
    Situation,
    st.booleans(),
    st.sampled_from(Wind),
    st.sampled_from(Wind),
    st.none() | st.sampled_from(Wind),
    st.frozensets(st.sampled_from(CIRCUMSTANCES)),
    st.integers(0, 2),
    st.none() | st.integers(0, 12),
)


def value_of(wished: Situation, name: str) -> object:
    """What the situation says under the name of a choice."""
    if name in CIRCUMSTANCES:
        return wished.has(name)
    return getattr(wished, "source" if name == "from" else name, None)


@settings(deadline=None, max_examples=500)
@given(
    hand=st.sampled_from(HANDS), wished=situations, keep=st.sampled_from(NAMES), preset=st.sampled_from(["high", "low"])
)
def test_agreeing_keeps_the_choice_or_says_what_stands_against_it(
    hand: Hand, wished: Situation, keep: str, preset: str
) -> None:
    ruleset = rules(preset)
    agreed, clash = agree(wished, hand, ruleset, keep)
    assert value_of(agreed, keep) == value_of(wished, keep)
    assert agreed.circumstances <= wished.circumstances
    seats = (wished.seat_wind, wished.round_wind, wished.discards)
    assert (agreed.seat_wind, agreed.round_wind, agreed.discards) == seats
    assert agreed.source in (None, wished.source)
    remaining = [*ruleset.clashes(hand, agreed), *ruleset.idle(hand, agreed)]
    assert remaining[:1] == ([] if clash is None else [clash])
    assert agree(agreed, hand, ruleset)[1] is None
    assert not keep or all(
        load_words(code, "taiwanese").has("clashes", one.reason) for one in remaining for code in LANGUAGES
    )


def test_what_other_rules_contradict_gives_way() -> None:
    editor = started("low", FULL, {"seat": "south", **DRAWN, "circumstances": "blessing_of_earth"})
    editor.use_rules(rules("high"))
    assert editor.situation == situation(seat="south", self_draw=True)
    assert editor.outcome.score is not None
    editor.history.undo()
    assert editor.situation == situation(seat="south", self_draw=True)
    assert editor.outcome.score is not None
    editor.use_rules(rules("low"))
    assert editor.situation.circumstances == {"blessing_of_earth"}


def test_undo_past_other_rules_shows_what_these_rules_know() -> None:
    editor = HandEditor(ruleset("riichi"))
    editor.set_figures({"han": 3, "fu": 40})
    editor.toggle("riichi")
    editor.use_rules(ruleset("taiwanese"))
    for _ in range(3):
        editor.history.undo()
        error = editor.outcome.error
        assert error is None or load_words("en", "taiwanese").error(error)
        assert editor.entry.figures is None or editor.entry.figures.keys() == {"tai"}
        assert not editor.situation.circumstances
    editor.use_rules(ruleset("riichi"))
    for _ in range(4):
        editor.history.redo()
        assert editor.entry.figures is None or "tai" not in editor.entry.figures
