"""Options, rulesets and the registry: names, values, and what a ruleset tells the window."""

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest
from rules.shorthand import errors_of_people

from mahjong_desktop.core.drafts import Draft
from mahjong_desktop.core.errors import BadRuleValue, BadTiles, MahjongError, UnknownRule, WrongTileCount
from mahjong_desktop.core.found import BY_WINNING, Found, OfGroups
from mahjong_desktop.core.hands import Hand, Meld, MeldKind, Situation
from mahjong_desktop.core.notation import parse_hand, parse_tiles
from mahjong_desktop.core.readings import Shapes
from mahjong_desktop.core.scores import Line, Score, Settlement
from mahjong_desktop.core.suits import Group, GroupKind
from mahjong_desktop.core.tiles import RED_FIVES, Wind
from mahjong_desktop.rules.options import MOST, Choice, Option, shown
from mahjong_desktop.rules.registry import VARIANTS, ruleset, variant
from mahjong_desktop.rules.rows import Replacements, Row, RowsByFacts, lines_of
from mahjong_desktop.rules.ruleset import Clash, Ruleset
from mahjong_desktop.rules.taiwanese import Taiwanese

SWITCH = Option("switch", False)
NUMBER = Option("number", 1, least=1)
WORD = Option("word", "page", choices=("page", "public"))
PICK = Option("pick", 3, choices=(0, 3, 4))
STEPS = Option("steps", 3000, step=6)
EVEN = Option("even", 0, step=2)
ROW = Option("row", (9000, 3000, -3000, -9000))


TAKEN: list[tuple[Option, Any]] = [
    *((SWITCH, value) for value in (True, False)),
    *((NUMBER, value) for value in (1, MOST)),
    *((WORD, value) for value in ("page", "public")),
    *((PICK, value) for value in (0, 4)),
    *((STEPS, value) for value in (0, 1002)),
    *((ROW, value) for value in ((0, 0, 0, 0), (MOST, 0, 0, -MOST))),
]


@pytest.mark.parametrize(("option", "value"), TAKEN)
def test_option_takes_its_values(option: Option, value: Any) -> None:
    found = option.check(value)
    assert (found, type(found)) == (value, type(value))


@pytest.mark.parametrize(
    ("option", "value", "text", "allowed"),
    [
        (SWITCH, 1, "1", ("true", "false")),
        (SWITCH, "true", "true", ("true", "false")),
        (SWITCH, None, "None", ("true", "false")),
        (NUMBER, True, "true", ("≥ 1",)),
        (NUMBER, 0, "0", ("≥ 1",)),
        (NUMBER, 1.0, "1.0", ("≥ 1",)),
        (NUMBER, "1", "1", ("≥ 1",)),
        (NUMBER, [], "[…]", ("≥ 1",)),
        (WORD, "Page", "Page", ("page", "public")),
        (WORD, {}, "{…}", ("page", "public")),
        (WORD, "x" * 50, "x" * 39 + "…", ("page", "public")),
        (PICK, 2, "2", ("0", "3", "4")),
        (PICK, "3", "3", ("0", "3", "4")),
        (PICK, False, "false", ("0", "3", "4")),
        (PICK, 3.0, "3.0", ("0", "3", "4")),
        (STEPS, 1000, "1000", ("≥ 0, n × 6",)),
        (STEPS, -6, "-6", ("≥ 0, n × 6",)),
        (EVEN, 3, "3", ("≥ 0, n × 2",)),
        (ROW, 9000, "9000", ("4 × ±n, Σ = 0",)),
        (ROW, [9000, 3000, -3000], "[…]", ("4 × ±n, Σ = 0",)),
        (ROW, [9000, 3000, -3000, -8000], "[…]", ("4 × ±n, Σ = 0",)),
        (ROW, [0.0, 0, 0, 0], "[…]", ("4 × ±n, Σ = 0",)),
        (ROW, [True, 0, 0, -1], "[…]", ("4 × ±n, Σ = 0",)),
        (ROW, [MOST + 1, 0, 0, -MOST - 1], "[…]", ("4 × ±n, Σ = 0",)),
    ],
)
def test_option_refuses_other_values(option: Option, value: Any, text: str, allowed: tuple[str, ...]) -> None:
    with pytest.raises(BadRuleValue) as error:
        option.check(value)
    assert error.value.facts == {"name": option.id, "value": text, "allowed": allowed}


def test_a_row_of_numbers_becomes_a_tuple() -> None:
    assert ROW.check([3, 1, -1, -3]) == (3, 1, -1, -3)


def test_number_above_the_most_is_refused() -> None:
    with pytest.raises(BadRuleValue):
        NUMBER.check(MOST + 1)


def test_shown_values_are_short() -> None:
    assert [shown(value) for value in (True, "x" * 40, "y" * 41)] == ["true", "x" * 40, "y" * 39 + "…"]


def test_options_matter_in_their_presets() -> None:
    assert SWITCH.matters_in("high")
    high = {option.id for option in Taiwanese.options if not option.matters_in("low")}
    low = {option.id for option in Taiwanese.options if not option.matters_in("high")}
    assert high == {"seat_bonus_extra", "wind_extra", "early_bounds", "unique_wait_only", "straight_closed_hand"}
    assert low == {
        "beggar_self_draw",
        "beggar_keeps_wait",
        "peaceful_no_bonus",
        "broad_half_flush",
        "full_flush_low",
        "bouquet_alone",
    }


def test_defaults_of_the_options() -> None:
    off = {option.id for option in Taiwanese.options if option.default is False}
    other = {option.id: option.default for option in Taiwanese.options if option.default is not False}
    assert other == {
        "bonus_tiles": True,
        "identical_pairs": True,
        "implied_rows": "drop",
        "minimum_tai": 0,
        "limit": 0,
        "tai_value": 1,
        "draw_repeat": "keep",
        "start": 0,
        "rounds": 4,
        "early_bounds": "page",
    }
    assert len(off) == 12
    assert Taiwanese().values == {option.id: option.default for option in Taiwanese.options}


CHOICES: dict[str, dict[str, tuple[int | str, ...]]] = {
    # the words and numbers to choose from, as the tables of the rules have them
    "taiwanese": {
        "implied_rows": ("drop", "add"),
        "draw_repeat": ("keep", "count", "reset"),
        "early_bounds": ("page", "public"),
    },
    "riichi": {
        "red_fives": (0, 3, 4),
        "double_wind_pair_fu": (2, 4),
        "kazoe": ("yakuman", "sanbaiman"),
        "renhou": ("off", "mangan", "yakuman"),
        "pao": ("off", "dragons_winds", "dragons_winds_kongs"),
        "two_han_from_honba": (0, 5),
        "honba_value": (300, 1500),
        "honba_winners": ("each", "nearest"),
        "honba_on_draw": ("dealer_tenpai", "every_draw"),
        "carried_honba": ("leave", "stay"),
        "multi_ron": ("all", "nearest"),
        "triple_ron": ("all", "abort", "nearest"),
        "deposits": ("nearest", "nearest_own_back"),
        "dealer_stays": ("win", "win_or_tenpai"),
        "length": ("east", "east_south"),
        "extension_end": ("any_deal", "dealer_out_or_first"),
        "ties": ("share", "seat_order"),
        "leftover_sticks": ("first", "stay"),
        "chombo": ("mangan_payment", "points_at_end"),
    },
    "japanese_classical": {"double_wind_pair": (2, 4), "no_points_pair": ("worthless", "simples")},
}


@pytest.mark.parametrize("name", CHOICES)
def test_what_options_let_choose_from(name: str) -> None:
    assert {option.id: option.choices for option in variant(name).options if option.choices} == CHOICES[name]


def test_numbers_that_are_not_any_number_from_zero() -> None:
    """Points per Tai and rounds are one at least; the noten payments divide by three, by two and by one."""
    found = {
        (name, option.id): (option.least, option.step)
        for name, kind in VARIANTS.items()
        for option in kind.options
        if (option.least, option.step) != (0, 1)
    }
    assert found == {
        ("taiwanese", "tai_value"): (1, 1),
        ("taiwanese", "rounds"): (1, 1),
        ("riichi", "noten_total"): (0, 6),
        ("japanese_classical", "rounds"): (1, 1),
    }


def test_options_of_the_game_between_the_hands() -> None:
    found = {name: {option.id for option in kind.options if option.table} for name, kind in VARIANTS.items()}
    assert found["taiwanese"] == {"draw_repeat", "start", "rounds"}
    assert found["japanese_classical"] == {"several_winners", "draw_keeps_east", "start", "rounds"}


@pytest.mark.parametrize(
    ("choice", "reason", "name"),
    [
        (Choice("middle"), "preset", "middle"),
        (Choice(""), "preset", ""),
        (Choice("high", {"no_such_option": 1}), "option", "no_such_option"),
        (Choice("high", {}, {"no_such_row": 1}), "row", "no_such_row"),
        (Choice("high", {}, {"one_tile_wait": 1}), "row", "one_tile_wait"),
        (Choice("low", {}, {"winning": 1}), "row", "winning"),
        (Choice("high", {}, {"dealer_point": 1}), "row", "dealer_point"),
        (Choice("middle", {"no_such_option": 1}), "preset", "middle"),
        (Choice("high", {"tai_value": "x", "no_such_option": 1}), "option", "no_such_option"),
        (Choice("high", {"tai_value": "x"}, {"no_such_row": 1}), "row", "no_such_row"),
    ],
)
def test_unknown_rules(choice: Choice, reason: str, name: str) -> None:
    with pytest.raises(UnknownRule) as error:
        Taiwanese(choice)
    assert error.value.facts == {"reason": reason, "name": name}


@pytest.mark.parametrize("value", [-1, True, 1.5, "1", [], MOST + 1])
def test_house_rows_take_whole_numbers(value: Any) -> None:
    with pytest.raises(BadRuleValue) as error:
        Taiwanese(Choice("high", {}, {"winning": value}))
    assert error.value.facts == {"name": "winning", "value": shown(value), "allowed": ("≥ 0", "null")}


def test_house_rows_take_the_most() -> None:
    (row,) = (row for row in Taiwanese(Choice("high", {}, {"winning": MOST})).rows if row.id == "winning")
    assert row.value == MOST


def test_options_of_the_other_preset_may_be_given() -> None:
    assert Taiwanese(Choice("low", {"wind_extra": True})).values["wind_extra"] is True


def test_registry() -> None:
    assert len(VARIANTS) == 3
    assert variant("taiwanese") is Taiwanese
    assert ruleset("taiwanese", Choice("low")).choice.preset == "low"
    assert ruleset("taiwanese").choice.preset == "high"
    assert list(VARIANTS) == [one.id for one in VARIANTS.values()]
    with pytest.raises(UnknownRule) as error:
        variant("no_such_ruleset")
    assert (error.value.field, error.value.facts) == ("ruleset", {"reason": "ruleset", "name": "no_such_ruleset"})


def test_circumstances_that_can_change_a_score() -> None:
    high, low = Taiwanese(), Taiwanese(Choice("low"))
    assert set(Taiwanese.circumstances) - set(high.shown_circumstances()) == {"replacement_tile"}
    assert set(Taiwanese.circumstances) - set(low.shown_circumstances()) == {"ready_on_deal"}
    plain = Taiwanese(Choice("low", {"bonus_tiles": False}, {"robbing_the_kong": None}))
    assert set(low.shown_circumstances()) - set(plain.shown_circumstances()) == {"robbed_bonus", "robbed_kong"}


@pytest.mark.parametrize(
    ("choice", "bands"),
    [
        (Choice("high"), ((0, 4), (5, 10), (11, None))),
        (Choice("high", {"early_bounds": "public"}), ((0, 5), (6, 9), (10, None))),
        (Choice("high", {}, {"early_win_under_5": None}), ((0, 4), (5, 10), (11, None))),
        (Choice("high", {}, {"early_win_5_to_10": None}), ((0, 4), (5, 10), (11, None))),
        (Choice("high", {}, {"early_win_under_5": None, "early_win_5_to_10": None}), ()),
        (Choice("low"), ()),
    ],
)
def test_bands_of_discards(choice: Choice, bands: tuple[Any, ...]) -> None:
    assert Taiwanese(choice).discard_bands() == bands


def test_tiles_that_are_played_with() -> None:
    with_bonus, without = Taiwanese(), Taiwanese(Choice("high", {"bonus_tiles": False}))
    assert [tile for tile in range(45) if not with_bonus.uses(tile)] == list(RED_FIVES)
    assert [tile for tile in range(45) if not without.uses(tile)] == list(range(34, 45))


TILES = {"hand": "123m", "winning_tile": "4s", "bonus": "1f"}


@pytest.mark.parametrize(
    ("hand", "field", "reason", "text"),
    [
        (Hand(parse_tiles("0m")), "hand", "not_used", "0m"),
        (Hand((), parse_tiles("0s")[0]), "winning_tile", "not_used", "0s"),
        (Hand(parse_tiles("3f")), "hand", "bonus_apart", "3f"),
        (Hand((), None, (), parse_tiles("3m")), "bonus", "not_bonus", "3m"),
        (parse_hand("(340p)").draft.hand(17), "melds", "not_used", "0p"),
    ],
)
def test_tiles_out_of_place(hand: Hand, field: str, reason: str, text: str) -> None:
    with pytest.raises(BadTiles) as error:
        Taiwanese().score(hand, Situation())
    assert (error.value.field, error.value.facts) == (field, {"reason": reason, "text": text})


@pytest.mark.parametrize(
    ("meld", "bonus", "code", "facts"),
    [
        (Meld(MeldKind.PUNG, (27, 27, 27), Wind.EAST), (), "bad_meld", {"reason": "own_seat"}),
        (Meld(MeldKind.PUNG, (27, 27, 28)), (), "bad_meld", {"reason": "same"}),
        (Meld(MeldKind.CHOW, (8, 9, 10)), (), "bad_meld", {"reason": "run"}),
        (Meld(MeldKind.PUNG, (0, 0, 0)), (), "too_many_copies", {"tile": "1m", "have": 6, "most": 4}),
        (Meld(MeldKind.PUNG, (27, 27, 27)), (37, 37), "too_many_copies", {"tile": "1f", "have": 2, "most": 1}),
    ],
)
def test_tiles_that_cannot_be_in_a_win(meld: Meld, bonus: tuple[int, ...], code: str, facts: dict[str, Any]) -> None:
    """One fault each in what were five sets and a pair."""
    rest = parse_tiles("1123m456p789p234s")
    with pytest.raises(MahjongError) as error:
        Taiwanese().score(Hand(rest, 0, (meld,), bonus), Situation())
    assert error.value.code == code
    assert error.value.facts.items() >= facts.items()


@pytest.mark.parametrize(("text", "have"), [("", 0), ("123m", 3), ("123456789m 123456789p", 18)])
def test_wrong_tile_count(text: str, have: int) -> None:
    with pytest.raises(WrongTileCount) as error:
        Taiwanese().score(Taiwanese().hand_of(parse_hand(text).draft), Situation())
    assert (error.value.field, error.value.facts) == ("hand", {"have": have, "need": 17})


def test_waits_and_missing_of_a_hand() -> None:
    hand = Taiwanese().hand_of(parse_hand("123m 456m 789p 234s 555z 6z").draft)
    assert (Taiwanese().waits(hand), Taiwanese().missing(hand)) == ((32,), 1)
    assert Taiwanese().missing(Taiwanese().hand_of(Draft())) == 17


def test_only_a_row_that_counts_replaces_others() -> None:
    def always(_: object) -> Found:
        return BY_WINNING

    rows = (Row("small", 1, always), Row("middle", 2, always, drops=("small",)), Row("great", 3, always))
    found = lines_of(RowsByFacts(rows)[0], None)
    assert [line.id for line in Replacements(rows).remaining(found)[0]] == ["middle", "great"]
    great = Row("great", 3, always, drops=("middle", "no_such_row"))
    lines, replaced = Replacements((*rows[:2], great)).remaining(found)
    assert lines == (Line("small", 1, BY_WINNING), Line("great", 3, BY_WINNING))
    assert [(one.line.id, one.by) for one in replaced] == [("middle", "great")]


def test_a_row_absorbs_only_what_is_among_its_own_groups() -> None:
    east, south, west, red = (Group(GroupKind.PUNG, kind) for kind in (27, 28, 29, 33))
    rows: tuple[Row[Any], ...] = (
        Row("small", 1, lambda _: OfGroups([(east,), (red,)])),
        Row("apart", 1, lambda _: OfGroups([(west,)])),
        Row("great", 3, lambda _: OfGroups([(east, south)]), absorbs="small"),
        Row("other", 3, lambda _: OfGroups([(east, south)]), absorbs="apart"),
    )
    lines, replaced = Replacements(rows).remaining(lines_of(RowsByFacts(rows)[0], None))
    assert {line.id: line.found for line in lines} == {
        "small": ((red,),),
        "apart": ((west,),),
        "great": ((east, south),),
        "other": ((east, south),),
    }
    assert [(one.line.id, one.line.found, one.by) for one in replaced] == [("small", ((east,),), "great")]


class Plain(Ruleset[Any]):
    """A variant that leaves all it can to the base."""

    id = "plain"
    options = ()
    presets: ClassVar[dict[str, Any]] = {"only": {}}
    circumstances = ()

    def table(self) -> tuple[Row[Any], ...]:
        return ()

    def make_shapes(self) -> Shapes:
        return Shapes(4)

    def make_tiles(self) -> dict[int, int]:
        return dict.fromkeys(range(34), 4)

    def make_flow(self) -> Any:
        return None

    def shown_circumstances(self) -> tuple[str, ...]:
        return ()

    def clashes(self, hand: Hand, situation: Situation) -> Iterator[Clash]:
        yield from ()

    def score(self, hand: Hand, situation: Situation) -> Score:
        self.check(hand, situation)
        return self.score_value({}, situation)

    def score_value(self, figures: Any, situation: Situation) -> Score:
        return Score({}, Settlement(0, ()))


@pytest.mark.parametrize("name", VARIANTS)
def test_unfinished_hand_contradicts_no_circumstance_by_its_winning_tile(name: str) -> None:
    robbed = Situation(source=Wind.WEST, circumstances=frozenset({"robbed_kong"}))
    assert tuple(ruleset(name).clashes(parse_hand("123m").draft.hand(14), robbed)) == ()


def test_variant_of_the_simplest_kind() -> None:
    plain = Plain()
    hand = plain.hand_of(parse_hand("123m 456m 789p 234s 5z 5z").draft)
    assert plain.score(hand, Situation()).patterns == ()
    assert (plain.discard_bands(), list(plain.idle(hand, Situation())), plain.wins_alone(hand)) == ((), [], False)
    assert plain.lone_winners(hand) == ()
    with pytest.raises(WrongTileCount):
        plain.score(plain.hand_of(parse_hand("123m").draft), Situation())


IN_THE_CONTRACT = """
    bad_record unknown_rule bad_rule_value bad_tiles bad_meld too_many_copies wrong_tile_count contradiction furiten
    not_a_win no_yaku two_han_needed below_minimum
"""


def test_every_error_has_a_code() -> None:
    codes = [error.code for error in errors_of_people()]
    assert len(set(codes)) == len(codes)
    assert set(IN_THE_CONTRACT.split()) <= set(codes)
