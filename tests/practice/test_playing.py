"""How the players at the practice table play: distance, plans, calls, Kongs, and what is true of a win."""

from random import Random
from typing import Any

import pytest

from mahjong_desktop.core.hands import Hand, Meld, MeldKind
from mahjong_desktop.core.notation import parse_hand
from mahjong_desktop.core.readings import Shape, Shapes
from mahjong_desktop.core.tiles import KIND_OF, TILE_OF_CODE, Wind, is_bonus
from mahjong_desktop.core.waits import missing
from mahjong_desktop.practice.deal import PlayedDeal, Table
from mahjong_desktop.practice.distance import NOTHING, suit_blocks
from mahjong_desktop.practice.habits import HABITS, USUAL, Habits
from mahjong_desktop.practice.plans import (
    ALL_ORPHANS,
    ANY,
    PAIRS,
    PUNGS,
    SIMPLES,
    draws,
    draws_after,
    helping,
    kept_for_runs,
    plans_for,
)
from mahjong_desktop.practice.seat import Seat
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import ruleset

WILLING = Habits(values=1, appetite=(1, 1), ambitions=(0,), kongs=1, riichi=(1, 1))


class Always(Random):
    """Numbers of a player who is sure: every chance comes."""

    def random(self) -> float:
        return 0.0


def seat_with(text: str, name: str = "riichi", habits: Habits = WILLING, row_first: bool = True) -> Seat:
    """A South player in the East round with these tiles."""
    given = Habits(**{**habits.__dict__, "row_first": row_first})
    seat = Seat(Wind.SOUTH, Wind.EAST, ruleset(name), given, Always())
    draft = parse_hand(text).draft
    for tile in draft.entered:
        seat.take(tile)
    seat.melds = list(draft.melds)
    return seat


def tile(code: str) -> int:
    return TILE_OF_CODE[code]


def test_no_tiles_are_nothing() -> None:
    suit_blocks.cache_clear()
    assert suit_blocks((0,) * 9) == NOTHING


@pytest.mark.parametrize("sets", [4, 5])
def test_distance_is_what_the_exact_count_says(sets: int) -> None:
    """Players may take a hand that lacks a fifth tile of a kind for nearer, and nothing else."""
    rng, wall = Random(4), [kind for kind in range(34) for _ in range(4)]
    shapes = Shapes(sets)
    agreed = 0
    for _ in range(400):
        suit = rng.choice([wall, wall[:36], wall[:72]])
        hand = Hand(tuple(sorted(rng.sample(suit, 3 * sets + 1))))
        exact, seen = missing(hand, shapes), draws(ANY, hand.concealed_counts, sets)
        assert seen <= exact
        agreed += seen == exact
    assert agreed > 390


@pytest.mark.parametrize(
    ("plan", "text", "expected"),
    [
        (PAIRS, "1122m 3344p 5566s 7z", 1),
        (PAIRS, "1111m 3344p 5566s 7z", 2),
        (ALL_ORPHANS, "19m 19p 19s 1234567z", 1),
        (ALL_ORPHANS, "19m 19p 19s 123456z 6z", 1),
        (PUNGS, "111m 222p 333s 55z 66z", 1),
        (PUNGS, "11m 22p 33s 55z 66z 1s 9s 9p", 4),
        (SIMPLES, "234m 567p 678s 55p 19s", 2),
    ],
)
def test_distance_by_plan(plan: Any, text: str, expected: int) -> None:
    hand = parse_hand(text).draft.hand(0)
    assert draws(plan, hand.concealed_counts, 4) == expected


def test_pairs_beside_a_pung() -> None:
    shapes = Shapes(5, frozenset({Shape.SEVEN_PAIRS_AND_PUNG}))
    assert PAIRS in plans_for(shapes)
    assert ALL_ORPHANS not in plans_for(shapes)
    for text, expected in (("1122m 3344p 5566s 777z 11z", 0), ("1122m 3344p 5566s 77z 11z 2z", 1), ("1122m 3344p", 5)):
        hand = parse_hand(text).draft.hand(0)
        assert draws(PAIRS, hand.concealed_counts, 5) == expected


def test_what_helps_is_what_shortens_the_way() -> None:
    seat = seat_with("234m 567p 67s 55p 19s 7z")
    counts = list(seat.counts)
    near = draws(ANY, counts, 4)
    for plan in (ANY, SIMPLES, PUNGS):
        base = draws(plan, counts, 4)
        for kind in helping(plan, counts, 4, base):
            counts[kind] += 1
            assert draws(plan, counts, 4) == base - 1
            counts[kind] -= 1
    after = draws_after(ANY, counts, 4)
    assert min(after.values()) == near
    assert counts == seat.counts


def test_a_set_of_values_is_called() -> None:
    seat = seat_with("55z 234m 67p 1899s 3z 4p")
    assert seat.wants(tile("5z"), (31, 31)) is ANY
    assert seat_with("55z 234m 67p 1899s 3z 4p", habits=Habits(values=-1)).wants(tile("5z"), (31, 31)) is None


def test_sets_are_called_towards_a_row_only() -> None:
    far = seat_with("19m 234p 67s 199p 344z 9s")
    assert far.wants(tile("5s"), (tile("6s"), tile("7s"))) is None
    simple = seat_with("234m 55567p 67s 44s 88p")
    assert simple.wants(tile("5s"), (tile("6s"), tile("7s"))) is SIMPLES
    valued = seat_with("(555z) 234m 67s 99p 23p 1m")
    assert valued.wants(tile("5s"), (tile("6s"), tile("7s"))) is ANY
    without = seat_with("(333m) 234m 67s 99p 23p 1m")
    assert without.wants(tile("5s"), (tile("6s"), tile("7s"))) is None
    held = seat_with("666z 234m 67s 99p 23p")
    assert held.wants(tile("5s"), (tile("6s"), tile("7s"))) is ANY


def test_anything_that_helps_is_called_where_every_hand_wins() -> None:
    seat = seat_with("19m 234p 67s 199p 344z 9s", "japanese_classical", row_first=False)
    assert seat.wants(tile("5s"), (tile("6s"), tile("7s"))) is ANY
    assert seat.wants(tile("4p"), (tile("2p"), tile("3p"))) is None


def test_runs_are_seen() -> None:
    seat = seat_with("1346m 89p 1s")
    assert list(seat.chows(tile("5m"))) == [(2, 3), (3, 5)]
    assert list(seat.chows(tile("2m"))) == [(0, 2), (2, 3)]
    assert list(seat.chows(tile("7p"))) == [(16, 17)]
    assert list(seat.chows(tile("1z"))) == []


def test_equal_tiles_are_kept_with_that_plan() -> None:
    seat = seat_with("1133m 5577p 99s 444z")
    seat.plan = PUNGS
    assert seat.has_row()
    assert seat.wants(tile("3m"), (2, 2)) is PUNGS
    assert seat.wants(tile("4m"), (2, 3)) is None


def test_kongs() -> None:
    seat = seat_with("1111z 234m 567p 99s")
    assert seat.kong(tile("1z")) == (MeldKind.CONCEALED_KONG, 27)
    seat.lay_kong(MeldKind.CONCEALED_KONG, 27)
    assert seat.melds[0].kind is MeldKind.CONCEALED_KONG
    assert seat.closed
    seat = seat_with("(555m) 567m 34p 99s 5m")
    assert seat.kong(tile("9s")) is None
    assert seat.kong(tile("5m")) is None or seat.kong(tile("5m")) == (MeldKind.ADDED_KONG, 4)
    seat.lay_kong(MeldKind.ADDED_KONG, 4)
    assert seat.melds[0].kind is MeldKind.ADDED_KONG
    seat.declared = "riichi"
    assert seat.kong(tile("5m")) is None
    assert seat_with("2222m 34m 567p 99s 11z").kong(tile("2m")) is None


def test_red_fives_are_kept_before_plain_ones() -> None:
    seat = seat_with("05m 123p")
    assert seat.give_kind(4) == 4
    assert seat.give_kind(4) == TILE_OF_CODE["0m"]


def test_a_declared_hand_makes_others_careful() -> None:
    seat = seat_with("19m 258p 147s 1234z 9s", habits=HABITS["riichi"])
    assert seat.discard([4] * 34, frozenset({13})) == 13
    assert seat.discard([4] * 34, frozenset({33})) != 33


def test_dora_and_runs_in_sight_are_kept() -> None:
    """Among tiles that are as far from use, and only by those who care."""
    greedy = Habits(**{**WILLING.__dict__, "prizes": 9})
    alone = seat_with("19m 58p 1s 123467z 24s 6p", habits=greedy)
    thrown = alone.discard([4] * 34, None)
    alone.dora = frozenset({thrown})
    assert alone.discard([4] * 34, None) != thrown
    assert kept_for_runs(seat_with("123m 12p 123s 55z 9m 78p").counts) == {0, 1, 2, 9, 10, 11, 18, 19, 20}
    assert kept_for_runs(seat_with("1234678m 55z 258p").counts) == set(range(9))
    assert kept_for_runs(seat_with("123m 12p 1s 55z 9m 78p").counts) == frozenset()


def test_closed_hands_get_rid_of_honours() -> None:
    """Unless they are a set."""
    tidy = Habits(**{**WILLING.__dict__, "spare_honours": 9})
    seat = seat_with("258m 258p 258s 1144z 7z", habits=tidy)
    assert seat.discard([4] * 34, None) == 33
    assert seat._prizes() == dict.fromkeys(range(27, 34), -9)
    assert 33 not in seat_with("258m 258p 25s 114777z", habits=tidy)._prizes()


def test_a_narrow_wait_is_declared_less_often() -> None:
    careful = Habits(**{**WILLING.__dict__, "riichi": (0, 1)})
    narrow, wide = (seat_with(f"234m 567p 123s 55p {wait}", habits=careful) for wait in ("57s", "67s"))
    for seat in (narrow, wide):
        seat.look()
    assert not narrow.declares()
    assert wide.declares()


def test_furiten() -> None:
    seat = seat_with("234m 567p 678s 55p 67s")
    seat.look()
    assert seat.waits == {22, 25}
    assert seat.may_win(22)
    assert not seat.may_win(0)
    assert seat.declares()
    seat.thrown.append(25)
    assert not seat.may_win(22)
    assert not seat.declares()
    free = seat_with("234m 567p 678s 55p 67s", "japanese_classical")
    free.look()
    free.thrown.append(25)
    assert free.may_win(22)
    seat.thrown.clear()
    seat.passed = True
    assert not seat.may_win(22)


def test_special_shapes_are_seen_coming() -> None:
    seat = seat_with("19m 19p 19s 1234567z")
    seat.look()
    assert len(seat.waits) == 13
    seat.make_plan()
    assert seat.plan is ALL_ORPHANS
    seat = seat_with("1122m 3399p 5588s 7z")
    seat.make_plan()
    assert seat.plan is PAIRS


# --- what is true of a win


def deal_with(texts: dict[Wind, str], name: str = "riichi", **table: int) -> PlayedDeal:
    """A deal in which some players hold these tiles."""
    deal = PlayedDeal(ruleset(name), Table(**table), Random(1))  # type: ignore[arg-type]
    for wind, text in texts.items():
        seat = deal.seats[wind]
        seat.tiles, seat.counts, seat.bonus = [], [0] * 34, []
        for one in parse_hand(text).draft.entered:
            seat.take(one)
        seat.look()
    return deal


READY = "234m 567p 678s 55p 67s"


def test_the_first_tiles_win_for_east() -> None:
    deal = deal_with({Wind.EAST: READY})
    deal.wall.append(tile("5s"))
    task = deal.play()
    assert task is not None
    assert "blessing_of_heaven" in task.situation.circumstances
    assert task.score.totals["yakuman"] == 1


def test_easts_first_discard_wins_for_another() -> None:
    deal = deal_with({Wind.SOUTH: "234m 567p 678s 55p 67s 345m"}, "taiwanese")
    east = deal.seats[Wind.EAST]
    deal.last, deal.discards = tile("5s"), 1
    task = deal._discarded_win(east)
    assert task is not None
    assert task.situation.circumstances == {"blessing_of_earth"}
    assert task.situation.discards == 1


def test_a_kong_is_robbed() -> None:
    deal = deal_with({Wind.SOUTH: READY})
    east = deal.seats[Wind.EAST]
    east.melds = [Meld.of(MeldKind.PUNG, (22,) * 3, Wind.WEST)]
    task = deal._robbed(east, 22)
    assert task is not None
    assert task.situation.circumstances == {"robbed_kong"}
    assert task.situation.source is Wind.EAST
    assert deal._robbed(east, 0) is None


SEVEN = [TILE_OF_CODE[f"{number}f"] for number in range(1, 8)]


def test_the_eighth_bonus_tile_wins() -> None:
    """Drawn, or shown by another."""
    for holder, source in ((Wind.EAST, None), (Wind.WEST, Wind.EAST)):
        deal = deal_with({}, "taiwanese")
        for seat in deal.seats:
            seat.bonus = list(SEVEN) if seat.wind is holder else []
        deal.wall = [one for one in deal.wall if not is_bonus(one)] + [TILE_OF_CODE["8f"]]
        task = deal.play()
        assert task is not None
        assert (task.hand.bonus, task.hand.winning) == (tuple(SEVEN), TILE_OF_CODE["8f"])
        assert (task.situation.seat_wind, task.situation.source) == (holder, source)
        row = "eight_bonus_tiles" if source is None else "robbing_eighth_bonus"
        assert [line.id for line in task.score.patterns] == [row]


def test_a_table_without_its_row_plays_on() -> None:
    deal = PlayedDeal(ruleset("taiwanese", Choice("high", {}, {"eight_bonus_tiles": None})), Table(), Random(1))
    east = deal.seats[Wind.EAST]
    east.bonus = [*SEVEN, TILE_OF_CODE["8f"]]
    assert deal._eighth_bonus(east) is None


def test_a_robbed_kong_ends_the_deal() -> None:
    deal = deal_with({Wind.SOUTH: READY, Wind.EAST: "19m 258p 19s 123z"})
    east = deal.seats[Wind.EAST]
    east.melds = [Meld.of(MeldKind.PUNG, (22,) * 3, Wind.WEST)]
    east._rng = Always()
    deal.wall.append(22)
    task = deal.play()
    assert task is not None
    assert task.situation.circumstances == {"robbed_kong"}


def test_a_hand_without_a_row_passes() -> None:
    deal = deal_with({Wind.SOUTH: "123m 567p 678s 55p 67s"})
    south = deal.seats[Wind.SOUTH]
    south.thrown = [0]
    south.melds = [Meld.of(MeldKind.CHOW, (0, 1, 2), Wind.EAST)]
    for kind in (0, 1, 2):
        south.give(kind)
    south.look()
    east = deal.seats[Wind.EAST]
    deal.last = tile("5s")
    assert deal._discarded_win(east) is None
    assert south.passed
    south.passed = False
    assert deal._robbed(east, tile("5s")) is not None
    # from five counters on a robbed Kong alone is not enough
    deal._table = Table(honba=5)
    assert deal._robbed(east, tile("5s")) is None


def test_somebody_is_liable_for_the_third_dragon() -> None:
    deal = deal_with({Wind.SOUTH: "23m 99m"})
    south = deal.seats[Wind.SOUTH]
    sources = (Wind.WEST, Wind.NORTH, Wind.EAST)
    south.melds = [
        Meld.of(MeldKind.PUNG, (kind,) * 3, source) for kind, source in zip((31, 32, 33), sources, strict=True)
    ]
    south.look()
    deal.last = tile("4m")
    task = deal._discarded_win(deal.seats[Wind.WEST])
    assert task is not None
    assert task.situation.liable is Wind.EAST
    assert task.situation.source is Wind.WEST


def test_the_wall_runs_out() -> None:
    deal = deal_with({})
    del deal.wall[: deal.left + 1]
    assert deal.play() is None


def test_what_lies_on_the_table() -> None:
    deal = deal_with({Wind.EAST: READY}, honba=2, sticks=1)
    deal.seats[Wind.EAST].declared = "riichi"
    deal.last = tile("5s")
    task = deal._discarded_win(deal.seats[Wind.WEST])
    assert task is not None
    assert (task.situation.honba, task.situation.riichi_sticks) == (2, 2)
    assert len(task.situation.ura_dora) == 1
    east = deal_with({Wind.EAST: "234m 567p 678s 55p 67s 345m"}, "taiwanese", dealer_wins=3)
    east.last = tile("5s")
    task = east._discarded_win(east.seats[Wind.WEST])
    assert task is not None
    assert task.situation.dealer_wins == 3


def test_habits() -> None:
    assert HABITS.get("japanese_classical", USUAL) is USUAL
    assert [KIND_OF[one] for one in seat_with("05m").tiles] == [4, 4]
