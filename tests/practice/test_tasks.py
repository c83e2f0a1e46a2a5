"""Hands to practise on: legal wins, such as come up at a table, of the level that was asked for."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from mahjong_desktop.core.drafts import Draft
from mahjong_desktop.core.hands import Meld, MeldKind
from mahjong_desktop.core.tiles import COPIES, KIND_OF, Wind, is_bonus
from mahjong_desktop.practice.deal import PlayedDeal, Table, Task, liable_for, wall_of
from mahjong_desktop.practice.levels import EVERYTHING, LEVELS, Level, levels_of
from mahjong_desktop.practice.tasks import deal_out, search, table_for
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import VARIANTS, ruleset
from mahjong_desktop.rules.ruleset import Ruleset

TABLES = [
    ("riichi", "info_pl"),
    ("riichi", "ema"),
    ("taiwanese", "high"),
    ("taiwanese", "low"),
    ("japanese_classical", None),
]
EVERY_LEVEL = [(name, preset, level) for name, preset in TABLES for level in LEVELS[name]]


def rules_of(name: str, preset: str | None = None, **options: Any) -> Ruleset[Any]:
    return ruleset(name, Choice(preset or next(iter(VARIANTS[name].presets)), options))


@pytest.mark.parametrize(
    ("name", "preset", "level"), EVERY_LEVEL, ids=[f"{name}-{preset}-{level.id}" for name, preset, level in EVERY_LEVEL]
)
def test_every_task_is_a_legal_win_of_its_level(name: str, preset: str | None, level: Level) -> None:
    rules = rules_of(name, preset)
    for seed in range(6):
        task = deal_out(rules, level, Random(seed))
        hand, situation = task.hand, task.situation
        rules.check(hand, situation)
        assert rules.score(hand, situation) == task.score
        assert level.fits(task)
        assert not any(rules.clashes(hand, situation))
        assert not any(rules.idle(hand, situation))
        assert set(situation.circumstances) <= set(rules.shown_circumstances())
        assert situation.self_draw == (situation.source is None)
        assert rules.hand_of(Draft.of(hand)) == hand
        for meld in hand.melds:
            assert (meld.source is None) == (meld.kind is MeldKind.CONCEALED_KONG)


def test_the_same_seed_deals_the_same_hand() -> None:
    rules, level = rules_of("riichi"), LEVELS["riichi"][2]
    first, again = (deal_out(rules, level, Random(7)) for _ in range(2))
    assert first == again
    assert deal_out(rules, level, Random(8)) != first


def wins(name: str, number: int) -> Iterator[Task]:
    """So many wins as they come, of no level."""
    rules = rules_of(name)
    for seed in range(2 * number):
        rng = Random(seed)
        task = PlayedDeal(rules, table_for(rules, rng), rng).play()
        if task is not None:
            yield task
            number -= 1
        if not number:
            return


def test_riichi_hands_are_like_those_of_real_games() -> None:
    """The shares in 3,079 real wins: open 46 %, riichi 45 %, by self-draw 34 %, ippatsu 9 %, 30 fu 57 %."""
    tasks = list(wins("riichi", 300))
    shares: Counter[str] = Counter()
    for task in tasks:
        totals, names = task.score.totals, {line.id for line in task.score.patterns}
        shares["open"] += not task.hand.is_closed
        shares["riichi"] += bool({"riichi", "double_riichi"} & names)
        shares["self_draw"] += task.situation.self_draw
        shares["ippatsu"] += "ippatsu" in names
        shares["30 fu"] += totals["fu"] == 30
        shares["limit"] += bool(totals["limit"])
        shares["tanyao"] += "tanyao" in names
        shares["pinfu"] += "pinfu" in names
        shares["dora"] += bool({"dora", "aka_dora", "ura_dora"} & names)
    share = {name: count / len(tasks) for name, count in shares.items()}
    expected = {
        "open": (0.36, 0.6),
        "riichi": (0.35, 0.55),
        "self_draw": (0.25, 0.42),
        "ippatsu": (0.04, 0.15),
        "30 fu": (0.45, 0.7),
        "limit": (0.1, 0.35),
        "tanyao": (0.15, 0.35),
        "pinfu": (0.1, 0.25),
        "dora": (0.5, 0.85),
    }
    assert {name: share[name] for name, (least, most) in expected.items() if not least <= share[name] <= most} == {}


@pytest.mark.parametrize("name", ["taiwanese", "japanese_classical"])
def test_hands_of_the_other_variants_are_called_and_closed(name: str) -> None:
    tasks = list(wins(name, 80))
    share = sum(not task.hand.is_closed for task in tasks) / len(tasks)
    drawn = sum(task.situation.self_draw for task in tasks) / len(tasks)
    assert 0.5 < share < 0.95
    assert 0.12 < drawn < 0.4


@pytest.mark.parametrize("name", VARIANTS)
def test_every_tile_is_somewhere(name: str) -> None:
    """However a deal goes, the players hold and throw the tiles of one set."""
    rules = rules_of(name)
    for seed in range(12):
        deal = PlayedDeal(rules, Table(), Random(seed))
        task = deal.play()
        held = [tile for seat in deal.seats for tile in seat.tiles]
        held += [tile for seat in deal.seats for meld in seat.melds for tile in meld.tiles]
        thrown = Counter(kind for seat in deal.seats for kind in seat.thrown)
        claimed = sum(meld.source is not None for seat in deal.seats for meld in seat.melds)
        aside = deal.shown + deal.under if "dora" in rules.hand_fields else []
        seen = Counter(KIND_OF[tile] for tile in (*held, *deal.wall, *aside) if not is_bonus(tile)) + thrown
        won = task is not None and task.situation.self_draw
        assert sum(seen.values()) == 34 * COPIES + claimed - won
        assert all(len(seat.tiles) + 3 * len(seat.melds) <= rules.shapes.size for seat in deal.seats)


def test_the_wall_has_every_tile() -> None:
    wall = wall_of(rules_of("riichi", "tenhou"), Random(1))
    assert len(wall) == 136
    assert [wall.count(tile) for tile in (4, 13, 22, 34, 35, 36)] == [3, 3, 3, 1, 1, 1]
    assert len(wall_of(rules_of("riichi", "ema"), Random(1))) == 136
    assert len(wall_of(rules_of("taiwanese"), Random(1))) == 144
    assert len(wall_of(rules_of("taiwanese", bonus_tiles=False), Random(1))) == 136


def test_rules_that_leave_nothing_of_a_level_deal_what_there_is() -> None:
    """Without bonus tiles no hand has any, yet there is one to count."""
    rules, level = rules_of("taiwanese", bonus_tiles=False), LEVELS["taiwanese"][2]
    found = [task for task, _ in zip(search(rules, level, Random(3)), range(75), strict=False)]
    assert found[:60] == [None] * 60
    assert any(task is not None for task in found)


def test_a_variant_without_levels_has_one_for_everything() -> None:
    assert levels_of("no_such_variant") == EVERYTHING
    task = next(wins("riichi", 1))
    assert EVERYTHING[0].fits(task)


@pytest.mark.parametrize(
    ("name", "options", "most"),
    [
        ("riichi", {}, 2),
        ("riichi", {"length": "east"}, 1),
        ("taiwanese", {"rounds": 1}, 1),
        ("taiwanese", {"rounds": 9}, 4),
    ],
)
def test_rounds_are_those_that_are_played(name: str, options: dict[str, Any], most: int) -> None:
    rules = rules_of(name, **options)
    assert {table_for(rules, Random(seed)).round_wind for seed in range(60)} == set(list(Wind)[:most])


def test_who_is_liable() -> None:
    def pung(kind: int, source: Wind) -> Meld:
        return Meld.of(MeldKind.PUNG, (kind,) * 3, source)

    task = next(wins("riichi", 1))
    dragons = (pung(31, Wind.SOUTH), pung(33, Wind.WEST), pung(32, Wind.NORTH))
    hand = type(task.hand)((0, 0, 1, 2), 0, dragons)
    assert liable_for(hand) is Wind.NORTH
    assert liable_for(type(hand)((0, 0, 1, 2), 0, dragons[:2])) is None
