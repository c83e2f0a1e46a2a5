"""The end of a game: places, what is added, money that sums to zero."""

from decimal import Decimal

import pytest
from game.shorthand import END, draw, game, ron, tsumo
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desktop.core.table import Adjustment, Chombo
from mahjong_desktop.help import load_words
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.money import shares
from mahjong_desktop.models.result import Stakes, money_text, result

WORDS = load_words("en", "riichi")
ZLOTY = Stakes(Decimal("1.25"), "zł")


def test_only_what_is_anything_to_anybody(language: Language) -> None:
    plain = result(game(ron(0, 1), END, uma=(0, 0, 0, 0)), WORDS, Stakes())
    assert [(rank.place, rank.name, rank.result, rank.parts) for rank in plain.ranks] == [
        (1, "Ala", "26,500", ()),
        (2, "Cao", "25,000", ()),
        (2, "Dag", "25,000", ()),
        (4, "Bo", "23,500", ()),
    ]
    whole = result(game(tsumo(0), draw("0", riichi="0"), Chombo(2), END, preset="ema"), WORDS, Stakes())
    names = [part.text for part in whole.ranks[0].parts]
    assert names == ["Riichi sticks +1,000", "Uma +15,000", "Chombo 0", "Return −30,000"]
    assert whole.ranks[0].result.startswith("+")


def test_oka_has_its_name(language: Language) -> None:
    parts = result(game(tsumo(0), END, preset="tenhou"), WORDS, Stakes()).ranks[0].parts
    assert [part.text for part in parts] == ["Uma and oka +40,000", "Return −30,000"]


def test_ties_share_a_place_or_do_not(language: Language) -> None:
    level = (END,)
    assert [rank.place for rank in result(game(*level), WORDS, Stakes()).ranks] == [1, 1, 1, 1]
    assert [rank.place for rank in result(game(*level, ties="seat_order"), WORDS, Stakes()).ranks] == [1, 2, 3, 4]
    pair = (Adjustment((2000, 2000, -1000, -3000)), END)
    assert [rank.place for rank in result(game(*pair), WORDS, Stakes()).ranks] == [1, 1, 3, 4]


def test_money_and_text(language: Language) -> None:
    over = result(game(ron(0, 1), END, uma=(0, 0, 0, 0)), WORDS, ZLOTY)
    assert [rank.money for rank in over.ranks] == ["+1.88 zł", "0.00 zł", "0.00 zł", "−1.88 zł"]
    assert over.is_from_average
    assert over.text == (
        "1. Ala: 26,500 · +1.88 zł\n2. Cao: 25,000 · 0.00 zł\n2. Dag: 25,000 · 0.00 zł\n4. Bo: 23,500 · −1.88 zł\n"
    )
    tai = result(game(ron(0, 1, tai=7), END, name="taiwanese"), load_words("en", "taiwanese"), ZLOTY)
    assert [rank.money for rank in tai.ranks] == ["+10.00 zł", "0.00 zł", "0.00 zł", "−10.00 zł"]
    assert (tai.is_from_average, tai.is_rounded) == (False, False)
    assert money_text(-5, "") == "−0.05"


def test_numbers_of_the_language(language: Language) -> None:
    language.use("pl")
    assert result(game(ron(0, 1), END, uma=(0, 0, 0, 0)), WORDS, ZLOTY).ranks[0].money == "+1,88 zł"


@given(
    st.lists(st.integers(-100_000, 100_000), min_size=4, max_size=4),
    st.sampled_from([1, 10, 1000]),
    st.decimals(0, 1000, places=2),
)
def test_shares_sum_to_zero_and_are_near(results: list[int], points: int, amount: Decimal) -> None:
    made = shares(tuple(results), points, amount)
    assert sum(made.amounts) == 0
    average = sum(results) / 4
    for share, one in zip(made.amounts, results, strict=True):
        assert abs(share - (one - average) / points * float(amount) * 100) <= 1 + 1e-3


@pytest.mark.parametrize(("results", "is_rounded"), [((3, 0, 0, -3), False), ((1, 0, 0, 0), True)])
def test_whether_it_was_rounded(results: tuple[int, ...], is_rounded: bool) -> None:
    assert shares(results, 1, Decimal("0.01")).is_rounded is is_rounded
