"""Melds, hands, drafts, situations."""

from collections.abc import Callable

import pytest

from mahjong_desktop.core.drafts import Draft
from mahjong_desktop.core.errors import BadMeld, TooManyCopies
from mahjong_desktop.core.hands import Hand, Meld, MeldKind, Situation, check_copies, count_kinds
from mahjong_desktop.core.notation import format_tiles, parse_hand, parse_tiles
from mahjong_desktop.core.tiles import TILE_OF_CODE, WHOLE_SET, Wind, tally
from mahjong_desktop.core.values import fields_of

CHOW, PUNG, OPEN, ADDED, CONCEALED = MeldKind


@pytest.mark.parametrize(
    ("kind", "text", "reason"),
    [
        (CHOW, "123m", None),
        (CHOW, "321m", None),
        (CHOW, "340p", None),
        (CHOW, "789s", None),
        (CHOW, "111m", "run"),
        (CHOW, "124m", "run"),
        (CHOW, "8m9m1p", "run"),
        (CHOW, "567z", "run"),
        (CHOW, "1234m", "size"),
        (CHOW, "12m", "size"),
        (CHOW, "", "size"),
        (PUNG, "555m", None),
        (PUNG, "505m", None),
        (PUNG, "777z", None),
        (PUNG, "556m", "same"),
        (PUNG, "5m5p5s", "same"),
        (PUNG, "55m", "size"),
        (PUNG, "5555m", "size"),
        (PUNG, "111f", "bonus"),
        (PUNG, "11m1f", "bonus"),
        (OPEN, "1111z", None),
        (OPEN, "1112z", "same"),
        (OPEN, "111z", "size"),
        (ADDED, "5550s", None),
        (ADDED, "555s", "size"),
        (CONCEALED, "9999p", None),
        (CONCEALED, "9998p", "same"),
        (CONCEALED, "1234f", "bonus"),
    ],
)
def test_tiles_of_melds(kind: MeldKind, text: str, reason: str | None) -> None:
    tiles = parse_tiles(text)
    if reason is None:
        assert sorted(Meld.of(kind, tiles).tiles) == sorted(tiles)
        return
    with pytest.raises(BadMeld) as error:
        Meld.of(kind, tiles)
    facts = error.value.facts
    assert (error.value.field, facts["reason"], facts["kind"], facts["need"]) == ("melds", reason, kind, kind.size)
    assert isinstance(facts["tiles"], tuple)
    assert len(facts["tiles"]) == len(tiles)


@pytest.mark.parametrize("seat", Wind)
def test_meld_comes_from_another_seat(seat: Wind) -> None:
    meld = Meld.of(PUNG, parse_tiles("111z"), Wind.SOUTH)
    if seat is not Wind.SOUTH:
        meld.check(seat)
        return
    with pytest.raises(BadMeld) as error:
        meld.check(seat)
    assert error.value.facts["reason"] == "own_seat"


@pytest.mark.parametrize(
    ("kind", "is_open"), [(CHOW, True), (PUNG, True), (OPEN, True), (ADDED, True), (CONCEALED, False)]
)
def test_only_a_concealed_kong_keeps_a_hand_closed(kind: MeldKind, is_open: bool) -> None:
    meld = Meld.of(kind, parse_tiles({CHOW: "123m", PUNG: "111m"}.get(kind, "1111m")))
    assert (meld.is_open, Hand(melds=(meld,)).is_closed, meld.first) == (is_open, not is_open, 0)


HAND = parse_hand("55z 1f 13m (555s) [1111p] 8f +2m").draft.hand(17)
REST = parse_tiles("555s1111p18f")
"""Its tiles beside those in the hand."""


def test_places_of_tiles() -> None:
    assert format_tiles(HAND.tiles, " ") == "13m 55z 2m 555s 1111p 18f"
    assert HAND.winning_place == 4
    assert (HAND.meld_places(0), HAND.meld_places(1)) == ((5, 6, 7), (8, 9, 10, 11))
    assert HAND.bonus_places == (12, 13)
    assert HAND.size == 11
    assert format_tiles(HAND.in_hand, " ") == "13m 55z 2m"


def test_places_without_a_winning_tile() -> None:
    hand = HAND.waiting()
    assert (hand.winning_place, hand.meld_places(0), hand.bonus_places) == (None, (4, 5, 6), (11, 12))
    assert (hand.size, hand.with_winning(1)) == (10, HAND)


@pytest.mark.parametrize("code", ["1f", "2f", "8f"])
def test_bonus_tile_as_winning_tile_is_not_in_hand(code: str) -> None:
    hand = HAND.with_winning(TILE_OF_CODE[code])
    assert (hand.in_hand, hand.size, hand.winning_place) == (HAND.concealed, 10, 4)
    assert (hand.tally, hand.tiles) == (tally(HAND.concealed), (*HAND.waiting().tiles[:4], TILE_OF_CODE[code], *REST))


@pytest.mark.parametrize(
    ("text", "in_hand", "held"),
    [
        ("", "", ""),
        ("12m", "12m", "12m"),
        ("12m 3f", "12m", "12m"),
        ("12m +3m", "123m", "123m"),
        ("12m +1m (123m)", "112m", "112123m"),
        ("0p (340p) [5555p] +0p", "00p", "003405555p"),
    ],
)
def test_tallies_of_a_hand(text: str, in_hand: str, held: str) -> None:
    hand = parse_hand(text).draft.hand(17)
    assert (hand.tally, hand.held) == (tally(parse_tiles(in_hand)), tally(parse_tiles(held)))


@pytest.mark.parametrize(("text", "closed"), [("", True), ("[1111p] [2222p]", True), ("[1111p] (222p)", False)])
def test_one_claim_opens_a_hand(text: str, closed: bool) -> None:
    assert parse_hand(text).draft.hand(17).is_closed is closed


def test_counts_of_kinds() -> None:
    assert sum(HAND.concealed_counts) == 5
    assert sum(HAND.melded_counts) == 7
    assert HAND.concealed_counts[TILE_OF_CODE["5z"]] == 2
    assert count_kinds(parse_tiles("5500m"))[4] == 4


@pytest.mark.parametrize(
    ("text", "tile", "have", "most"),
    [
        ("11111m", "1m", 5, 4),
        ("1111m +1m", "1m", 5, 4),
        ("111m (123m) +1m", "1m", 5, 4),
        ("12m [1111m]", "1m", 5, 4),
        ("5550m 0m", "5m", 5, 4),
        ("00m", "0m", 2, 1),
        ("0s (055s)", "0s", 2, 1),
        ("11f", "1f", 2, 1),
        ("1m 88f", "8f", 2, 1),
    ],
)
def test_too_many_copies(text: str, tile: str, have: int, most: int) -> None:
    with pytest.raises(TooManyCopies) as error:
        check_copies(parse_hand(text).draft.hand(17), WHOLE_SET)
    assert error.value.field == ("bonus" if tile.endswith("f") else "hand")
    assert error.value.facts == {"tile": tile, "have": have, "most": most}


@pytest.mark.parametrize("text", ["1111m 2222m (333m) +3m", "12345678f", "5550p"])
def test_copies_that_a_set_holds(text: str) -> None:
    check_copies(parse_hand(text).draft.hand(17), WHOLE_SET)


def test_eighth_bonus_tile_held_twice() -> None:
    hand = Hand((), TILE_OF_CODE["8f"], (), parse_tiles("1234568f"))
    with pytest.raises(TooManyCopies) as error:
        check_copies(hand, WHOLE_SET)
    assert (error.value.field, error.value.facts["tile"]) == ("bonus", "8f")


def draft(text: str) -> Draft:
    return parse_hand(text).draft


def code_of_winning(hand: Hand) -> str | None:
    return None if hand.winning is None else format_tiles([hand.winning])


@pytest.mark.parametrize(
    ("text", "size", "winning", "concealed"),
    [
        ("321m", 17, None, "123m"),
        ("321m", 3, "1m", "23m"),
        ("(123m) 9p 8p", 5, "8p", "9p"),
        ("(123m) [1111p] 9p 8p", 8, "8p", "9p"),
        ("3m +2m 1m", 17, "2m", "13m"),
        ("3m +2m 1m", 3, "2m", "13m"),
        ("22m +2m", 3, "2m", "22m"),
        ("2m 1f", 1, "2m", ""),
        ("1f", 0, None, ""),
        ("", 0, None, ""),
    ],
)
def test_winning_tile_of_a_draft(text: str, size: int, winning: str | None, concealed: str) -> None:
    hand = draft(text).hand(size)
    assert (code_of_winning(hand), format_tiles(hand.concealed)) == (winning, concealed)


CHANGES: list[tuple[str, Callable[[Draft], Draft], str]] = [
    ("12m", lambda one: one.with_tiles(parse_tiles("3m")), "1m 2m 3m|None||"),
    ("12m +3m", lambda one: one.with_tiles(parse_tiles("4m")), "1m 2m 3m 4m|None||"),
    ("12m +3m", lambda one: one.with_tiles(parse_tiles("1f")), "1m 2m 3m|2||1f"),
    ("12m +3m", lambda one: one.with_meld(Meld.of(PUNG, parse_tiles("111z"))), "1m 2m 3m|2|111z|"),
    ("12m", lambda one: one.marking(0), "1m 2m|0||"),
    ("121m", lambda one: one.without_tile(0), "1m 2m|None||"),
    ("12m +1m", lambda one: one.without_tile(0), "1m 2m|0||"),
    ("2m +1m", lambda one: one.without_tile(0), "2m|None||"),
    ("2m +1m", lambda one: one.without_tile(1), "1m|0||"),
    ("2m 18f", lambda one: one.without_tile(TILE_OF_CODE["1f"]), "2m|None||8f"),
    ("(111z) (222z)", lambda one: one.without_meld(0), "|None|222z|"),
    ("(111z) (222z)", lambda one: one.without_meld(1), "|None|111z|"),
]


@pytest.mark.parametrize(("text", "change", "expected"), CHANGES)
def test_changes_of_a_draft(text: str, change: Callable[[Draft], Draft], expected: str) -> None:
    before = draft(text)
    after = change(before)
    entered = " ".join(format_tiles([tile]) for tile in after.entered)
    melds = " ".join(format_tiles(meld.tiles) for meld in after.melds)
    assert f"{entered}|{after.chosen}|{melds}|{format_tiles(after.bonus)}" == expected
    assert before == draft(text)


def test_tile_that_is_not_there_cannot_be_taken_out() -> None:
    with pytest.raises(ValueError, match="not in"):
        draft("1m").without_tile(5)


@pytest.mark.parametrize(("dora", "ura"), [("", ""), ("12m", ""), ("", "3m"), ("12m", "34m")])
def test_indicators_of_a_situation(dora: str, ura: str) -> None:
    situation = Situation(dora=parse_tiles(dora), ura_dora=parse_tiles(ura))
    assert situation.indicators == parse_tiles(dora + ura)


def test_situation_has_its_circumstances() -> None:
    situation = Situation(circumstances=frozenset({"last_tile"}))
    assert situation.has("last_tile")
    assert not situation.has("robbed_kong")


@pytest.mark.parametrize("text", ["123m 55p (777z) [1111s] 7s +7s 1f", "123m 55p", "1234567f 8f", ""])
def test_draft_of_a_finished_hand(text: str) -> None:
    """As if it had just been entered; of a win by a bonus tile that tile comes last."""
    hand = parse_hand(text).draft.hand(17)
    assert Draft.of(hand).hand(17) == hand


def test_draft_of_a_win_by_the_eighth_bonus_tile() -> None:
    hand = Hand(parse_tiles("12m"), TILE_OF_CODE["8f"], (), parse_tiles("1234567f"))
    draft = Draft.of(hand)
    assert (draft.entered, draft.bonus, draft.chosen) == (parse_tiles("12m"), parse_tiles("12345678f"), None)


def test_nothing_is_said_of_a_situation_that_nobody_describes() -> None:
    """Won by East in the East round on somebody's discard, and nothing lies on the table."""
    assert fields_of(Situation()) == {
        "self_draw": False,
        "seat_wind": Wind.EAST,
        "round_wind": Wind.EAST,
        "source": None,
        "dealer_wins": 0,
        "honba": 0,
        "riichi_sticks": 0,
        "liable": None,
        "circumstances": frozenset(),
        "discards": None,
        "dora": (),
        "ura_dora": (),
    }
