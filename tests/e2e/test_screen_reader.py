"""A hand entered with keys only, and its score as a screen reader is told it over the accessibility bus."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from .accessible_desktop import Desktop, Node, desktop, missing

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"not on this machine: {missing()}")

NAMELESS = {
    "filler",
    "panel",
    "layered pane",
    "split pane",
    "scroll pane",
    "separator",
    "unknown",
    "label",
    "scroll bar",
}
"""Roles of what only holds or divides other things. A label's name is its text: one that shows nothing says nothing."""


class Words(NamedTuple):
    """What a few things are called."""

    win: str
    self_draw: str
    score: str
    rows: str
    line: str
    discards: str


class Heard(NamedTuple):
    """A hand as keys, and what is heard of it when it is self-drawn."""

    variant: str
    language: str
    words: Words
    keys: str
    headline: str
    payments: tuple[str, ...]
    rows: tuple[str, ...]
    winning: str


ENGLISH = Words("Win", "Self-draw", "Score", "Rows of the score", "The hand as text", "Discards")
POLISH = Words("Wygrana", "Z muru", "Wynik", "Wiersze wyniku", "Ręka jako tekst", "Zrzutki")
TAIWANESE = "123456789m234567p9s+9s"
RIICHI = "234m34068p678s55s+7p"
CLASSICAL = "222m444p666s88s55p+5p"

HANDS = (
    Heard(
        "taiwanese",
        "en",
        ENGLISH,
        TAIWANESE,
        "27 Tai",
        ("East: +84", "South: −28", "West: −28", "North: −28"),
        (
            "Pure all Chows 10",
            "Concealed straight 10",
            "Fully concealed hand 3",
            "Winning 2",
            "Pair wait 2",
            "Contained in other rows",
        ),
        "nine of bamboos, winning tile",
    ),
    Heard(
        "taiwanese",
        "pl",
        POLISH,
        TAIWANESE,
        "27 Tai",
        ("Wschód: +84", "Południe: −28", "Zachód: −28", "Północ: −28"),
        (
            "Same Chow bez Honorów czy Kwiatów 10",
            "Zamknięty Strit 10",
            "Całkowicie zamknięta ręka 3",
            "Wygrana 2",
            "Pojedyncze czekanie 2",
            "Zawarte w innych wierszach",
        ),
        "dziewiątka bambusów, wygrywający kamień",
    ),
    Heard(
        "riichi",
        "en",
        ENGLISH._replace(self_draw="Tsumo"),
        RIICHI,
        "3 han 30 fu · 6,000",
        ("East: +6,000", "South: −2,000", "West: −2,000", "North: −2,000"),
        (
            "Menzen tsumo 1 han",
            "Tanyao 1 han",
            "Aka dora 1 han",
            "Winning 20 fu",
            "Self-draw 2 fu",
            "Closed wait 2 fu",
            "24 fu, rounded up to 30 · 30 × 2⁵ = 960",
            "960 × 2 = 1,920 → 2,000 each",
        ),
        "seven of circles, winning tile",
    ),
    Heard(
        "riichi",
        "pl",
        POLISH._replace(self_draw="Tsumo"),
        RIICHI,
        "3 han 30 fu · 6000",
        ("Wschód: +6000", "Południe: −2000", "Zachód: −2000", "Północ: −2000"),
        (
            "Menzen tsumo 1 han",
            "Tanyao 1 han",
            "Aka dora 1 han",
            "Wygrana 20 fu",
            "Wygrana z muru 2 fu",
            "Czekanie zamknięte 2 fu",
            "24 fu, w górę do 30 · 30 × 2⁵ = 960",
            "960 × 2 = 1920 → po 2000",
        ),
        "siódemka kół, wygrywający kamień",
    ),
    Heard(
        "japanese_classical",
        "en",
        ENGLISH,
        CLASSICAL,
        "Limit · 500",
        ("East: +3,000", "South: −1,000", "West: −1,000", "North: −1,000"),
        (
            "Four concealed Pons Limit",
            "All Pons 1 fan",
            "All simples 1 fan",
            "Concealed hand 1 fan",
            "Winning 20 points",
            "Self-draw 2 points",
            "Pon 4 × 4 = 16 points",
        ),
        "five of circles, winning tile",
    ),
    Heard(
        "japanese_classical",
        "pl",
        POLISH,
        CLASSICAL,
        "Limit · 500",
        ("Wschód: +3000", "Południe: −1000", "Zachód: −1000", "Północ: −1000"),
        (
            "Cztery ukryte Pony Limit",
            "Same Pony 1 Fan",
            "Same kamienie zwykłe 1 Fan",
            "Ukryta ręka 1 Fan",
            "Wygrana 20 pkt",
            "Wygrana z muru 2 pkt",
            "Pon 4 × 4 = 16 pkt",
        ),
        "piątka kół, wygrywający kamień",
    ),
)


def _stops(tree: Node) -> list[Node]:
    """What Tab should lead through: all that can have the focus, as one reads; arrows lead through cells."""
    return [one for one in tree.walk() if "focusable" in one.states and one.role != "table cell"]


def _go_to(screen: Desktop, role: str, panel: str) -> Node:
    """Press Tab as often as there are stops up to the first of that role in a panel, and not once more."""
    tree = screen.read()
    assert tree is not None
    within = tree.find("panel", panel)
    assert within is not None
    target = next(one for one in _stops(within) if one.role == role)
    stops = _stops(tree)
    here = stops.index(tree.focused) if tree.focused in stops else -1
    screen.press(*["Tab"] * (next(place for place, one in enumerate(stops) if one is target) - here))
    tree = screen.wait_for(lambda tree: tree.focused is not None and tree.focused.name == target.name)
    assert tree.focused is not None
    return tree.focused


def _nameless(tree: Node) -> list[Node]:
    """What needs a name and has none."""
    focusable = [one for one in tree.walk() if "focusable" in one.states]
    told = [one for one in tree.walk() if one.role not in NAMELESS]
    return [one for one in (*focusable, *told) if not one.name.strip()]


def _of_discards(tree: Node, words: Words) -> list[tuple[str, bool]]:
    """The chips that say how many discards there were: what is heard of each, and whether it is on."""
    found = [one for one in tree.walk() if one.name.startswith(f"{words.discards}: ")]
    return [(one.role, "checked" in one.states) for one in found]


@pytest.mark.parametrize("heard", HANDS, ids=lambda heard: f"{heard.variant}-{heard.language}")
def test_a_hand_by_keys_is_heard(heard: Heard) -> None:
    words = heard.words
    with desktop() as screen:
        screen.run_program({"language": heard.language, "theme": "light", "rules\\variant": heard.variant})
        screen.press("Tab")
        screen.type(heard.keys)
        tree = screen.wait_for(lambda tree: bool(tree.find("tree", words.rows)))
        assert _nameless(tree) == []
        line = tree.find("text", words.line)
        assert line is not None
        assert (line.text or "").replace(" ", "") == heard.keys
        _go_to(screen, "radio button", words.win)
        screen.press("Left")
        tree = screen.wait_for(lambda tree: tree.focused is not None and tree.focused.name == words.self_draw)
        assert tree.focused is not None
        assert "checked" in tree.focused.states
        score = tree.find("panel", words.score)
        assert score is not None
        labels = [name for name in score.names("label") if name]
        rows = score.find("tree", words.rows)
        assert rows is not None
        told = (labels[0], tuple(labels[1:5]), tuple(rows.names("table cell")))
        assert told == (heard.headline, heard.payments, heard.rows)
        assert heard.winning in tree.names("push button")
        if heard.variant == "taiwanese":
            button = "radio button"
            assert _of_discards(tree, words) == [(button, False), (button, False), (button, True)]
        assert _nameless(tree) == []
