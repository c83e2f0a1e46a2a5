"""HandEditor by keys and by pasted text: how many keys, unfinished ends, problems, and three ways to one hand."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from mahjong_desktop.core.notation import format_tiles
from mahjong_desktop.core.tiles import KIND_COUNT, sort_tiles, suit_of
from mahjong_desktop.help import LANGUAGES, load_words
from mahjong_desktop.models.hand_editor import HandEditor, Mode

from .shorthand import Piece, complete_hands, editor_with, hand_of_text, hand_texts, possible, rules, same_tiles

pytestmark = pytest.mark.usefixtures("qapp")


def press(editor: HandEditor, keys: str) -> None:
    for key in keys:
        editor.type_key(key)


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        ("123456789m234567p9s9s", "123456789m 234567p 9s +9s"),
        ("111m234m555p456s88p99s8p", "111234m 55588p 45699s +8p"),
        ("111m234m55p456s88p99s8p", "111234m 55888p 45699s"),
        ("112233445566m999m8m8m", "1122334455668999m +8m"),
        ("12m(555z)[1111s]+7s1f", "12m (555z) [1111s] +7s 1f"),
        ("(555z)12m", "12m (555z)"),
        ("+7s12m", "12m +7s"),
    ],
)
def test_keys(keys: str, text: str) -> None:
    editor = HandEditor(rules())
    sizes = [0]
    for key in keys:
        editor.type_key(key)
        assert editor.entry.problems == ()
        sizes.append(len(editor.hand.tiles))
    assert sizes == sorted(sizes), "tiles vanished while typing went on"
    editor.finish_typing()
    assert editor.text == text


closed_hands = complete_hands.map(
    lambda pieces: [
        Piece(Mode.PUNG if piece.mode is Mode.KONG else piece.mode, piece.tile, False)
        for piece in pieces
        if piece.tile < KIND_COUNT
    ]
).filter(possible)


@settings(deadline=None, max_examples=60)
@given(pieces=closed_hands, place=st.integers(0, 16))
def test_a_closed_hand_of_five_sets_needs_at_most_22_keys(pieces: list[Piece], place: int) -> None:
    tiles = list(sort_tiles([tile for piece in pieces for tile in piece.tiles]))
    winning = tiles.pop(place)
    keys = format_tiles(tiles) + format_tiles([winning])
    assert len(keys) <= 22
    assert len(keys) == 17 + len({suit_of(tile) for tile in tiles}) + 1
    editor = HandEditor(rules())
    press(editor, keys)
    assert (editor.hand.concealed, editor.hand.winning) == (tuple(tiles), winning)
    assert editor.outcome.score is not None
    assert (editor.entry.problems, editor.history.count()) == ((), len(keys))


# --- typing goes on from tiles that were clicked


@pytest.mark.parametrize(
    ("start", "keys", "text"),
    [
        ("12m", "3m", "1m 2m 3m"),
        ("12m (555z) 1f", "3m", "(555z) 1f 1m 2m 3m"),
        ("12m", "(", "1m 2m ("),
        ("12m", "(555z)", "1m 2m (555z)"),
        ("13m +2m", "3", "13m 2m 3"),
        ("", "12", "12"),
        ("", "(", "("),
        ("12m", "x", "1m 2mx"),
    ],
)
def test_keys_after_clicks(start: str, keys: str, text: str) -> None:
    editor = editor_with(start)
    editor.record(editor.entry.with_draft(editor.entry.draft))
    hand = editor.hand
    press(editor, keys)
    assert editor.text == text
    editor.history.go_to(editor.history.count() - len(keys))
    assert editor.hand == hand


# --- what cannot be read, or not yet

READ = [
    # typed; what counts at once; the reasons while typing; the reasons once typing is over
    ("12", "", [], ["no_suit"]),
    ("12m 3", "12m", [], ["no_suit"]),
    ("12m (55", "12m", [], ["open_bracket"]),
    ("12m [", "12m", [], ["open_bracket"]),
    ("12m +", "12m", [], ["one_winning_tile"]),
    ("12m +7", "12m", [], ["one_winning_tile"]),
    ("12 3m", "3m", ["no_suit"], ["no_suit"]),
    ("12x 3m", "3m", ["no_letter"], ["no_letter"]),
    ("9z 3m", "3m", ["no_such_tile"], ["no_such_tile"]),
    ("m 3m", "3m", ["suit_alone"], ["suit_alone"]),
    ("+78s 3m", "3m", ["one_winning_tile"], ["one_winning_tile"]),
    ("+1f 3m", "3m", ["one_winning_tile"], ["one_winning_tile"]),
    ("(55z) 3m", "3m", ["size"], ["size"]),
    ("() 3m", "3m", ["empty"], ["empty"]),
    ("((", "", ["empty"], ["empty", "open_bracket"]),
    ("[(555z)", "(555z)", ["empty"], ["empty"]),
    ("(135m) 3m", "3m", ["run"], ["run"]),
    ("[1112m] 3m", "3m", ["same"], ["same"]),
    ("(111f) 3m", "3m", ["bonus"], ["bonus"]),
    ("12x 3", "", ["no_letter"], ["no_letter", "no_suit"]),
]


@pytest.mark.parametrize(("typed", "counts", "now", "later"), READ)
def test_what_cannot_be_read(typed: str, counts: str, now: list[str], later: list[str]) -> None:
    editor = HandEditor(rules())
    for step in (now, later):
        if step is now:
            editor.type_text(typed)
        else:
            editor.finish_typing()
        assert editor.text == typed
        assert editor.hand == hand_of_text(counts, rules())
        assert [problem.error.facts["reason"] for problem in editor.entry.problems] == step
    steps = editor.history.count()
    editor.finish_typing()
    assert editor.history.count() == steps
    editor.type_text(typed + " ")
    editor.history.undo()
    assert editor.text == typed


@settings(deadline=None, max_examples=300)
@given(text=hand_texts)
def test_any_text_can_be_typed_and_every_problem_has_its_place_and_sentence(text: str) -> None:
    editor = HandEditor(rules())
    editor.type_text(text)
    editor.finish_typing()
    for problem in editor.entry.problems:
        assert 0 <= problem.start < problem.end <= len(text)
        sentences = [load_words(code, "taiwanese").error(problem.error) for code in LANGUAGES]
        assert all(sentences)
        assert len(set(sentences)) == len(LANGUAGES)
    if editor.entry.problems:
        assert editor.text == text
    else:
        assert same_tiles(hand_of_text(editor.text, rules())) == same_tiles(editor.hand)


@pytest.mark.parametrize(
    ("typed", "finished"),
    [
        ("9s1m", "1m 9s"),
        ("1f+7s(555z)12m", "12m (555z) +7s 1f"),
        ("12m  (555z)", "12m (555z)"),
        ("12m +7s", "12m +7s"),
        ("", ""),
    ],
)
def test_finishing_writes_the_tiles_as_they_are_written(typed: str, finished: str) -> None:
    editor = HandEditor(rules())
    editor.type_text(typed)
    hand, count = editor.hand, editor.history.count()
    editor.finish_typing()
    assert (editor.text, editor.hand) == (finished, hand)
    assert editor.history.count() - count == (typed != finished)
    editor.history.go_to(count)
    assert editor.text == typed


def test_clicks_end_typing() -> None:
    editor = editor_with()
    editor.type_text("12x 3m 4")
    assert editor.entry.problems
    editor.enter(7)
    assert (editor.text, editor.entry.problems, editor.entry.typed) == ("38m", (), None)


# --- three ways to one hand


def clicked(pieces: list[Piece], preset: str) -> HandEditor:
    editor = HandEditor(rules(preset))
    for piece in pieces:
        editor.set_called(piece.called)
        assert editor.enter(piece.tile, piece.mode)
    return editor


@settings(deadline=None, max_examples=80)
@given(pieces=complete_hands, order=st.randoms(use_true_random=False), preset=st.sampled_from(["high", "low"]))
def test_clicks_keys_and_paste_give_the_same(pieces: list[Piece], order: object, preset: str) -> None:
    assume(possible(pieces))
    order.shuffle(pieces)  # type: ignore[attr-defined]
    picked = clicked(pieces, preset)
    text = " ".join(piece.text for piece in pieces)
    keyed, pasted, copied = (HandEditor(rules(preset)) for _ in range(3))
    press(keyed, text.replace(" ", ""))
    pasted.type_text(text)
    pasted.finish_typing()
    copied.type_text(picked.text)
    assert picked.hand.size == 17
    assert picked.outcome.score is not None
    for editor in (keyed, pasted, copied):
        assert editor.entry.problems == ()
        assert editor.hand == picked.hand
        assert editor.outcome == picked.outcome
        assert editor.situation == picked.situation
