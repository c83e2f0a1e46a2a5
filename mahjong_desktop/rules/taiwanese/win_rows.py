"""Rows about the way a hand was won: the draw, the wait, luck, and bonus tiles.

Source: the two tables of the page on Taiwanese scoring. Every question answers how often its row is earned and by
which tiles; its docstring gives the names.
"""

from __future__ import annotations

from mahjong_desktop.core.found import BY_WINNING, NOT_FOUND, Found, by_winning_tile, together, whole
from mahjong_desktop.core.tiles import BONUS, FLOWERS, SEASONS, Tile, bonus_owner
from mahjong_desktop.rules.facts import CIRCUMSTANCE, CLOSED, SELF_DRAW
from mahjong_desktop.rules.patterns import CLOSED_WAIT, PAIR_WAIT
from mahjong_desktop.rules.patterns import ReadingView as View
from mahjong_desktop.rules.rows import ByFacts

EARLY_BOUNDS = {"page": (4, 10), "public": (5, 9)}
"""The most discards for the higher and for the lower early win, by the option's values."""


winning = ByFacts(0)
"""Wygrana · winning · 底"""
concealed_hand = ByFacts(CLOSED, unless=SELF_DRAW)
"""Zamknięta ręka · concealed hand · 門清: won on a discard"""
clean_hand = ByFacts(CLOSED)
"""Czysta ręka · concealed hand · 門清, low table: however won"""
fully_concealed_hand = ByFacts(CLOSED | SELF_DRAW)
"""Całkowicie zamknięta ręka · fully concealed hand · 門清自摸"""
last_tile_from_wall = ByFacts(CIRCUMSTANCE["last_tile"] | SELF_DRAW, found=BY_WINNING)
"""Księżyc z dna morza · last tile from the wall · 海底撈月"""
ready_on_deal = ByFacts(CIRCUMSTANCE["ready_on_deal"])
"""Czekanie po rozdaniu i wygrana · ready on the deal · 天聽"""


def early_win_under_5(view: View) -> Found:
    """Wygrana do 5 zrzutek · win within the first discards"""
    return _early_win(view, 0, _early_bounds(view)[0])


def early_win_5_to_10(view: View) -> Found:
    """Wygrana przy 5-10 wyrzuconych kamieniach · win at 5-10 discards"""
    first, second = _early_bounds(view)
    return _early_win(view, first + 1, second)


def _early_bounds(view: View) -> tuple[int, int]:
    return EARLY_BOUNDS[str(view.of_hand.values["early_bounds"])]


def _early_win(view: View, least: int, most: int) -> Found:
    discards = view.situation.discards
    return by_winning_tile(discards is not None and least <= discards <= most)


# --- waits


def pair_wait(view: View) -> Found:
    """Pojedyncze czekanie · pair wait · 單吊: by the place of the winning tile in the reading"""
    return _wait(view, view.wait is PAIR_WAIT)


def closed_wait(view: View) -> Found:
    """Zamknięte czekanie · closed wait · 中洞: the middle tile of a Chow"""
    return _wait(view, view.wait is CLOSED_WAIT)


def _wait(view: View, placed: bool) -> Found:
    unique = not view.of_hand.values["unique_wait_only"] or len(view.of_hand.wait_set) == 1
    return together((view.won,)) if placed and unique else NOT_FOUND


def one_tile_wait(view: View) -> Found:
    """Czekanie na jeden kamień · one-tile wait · 獨聽: a single kind completes the hand"""
    return by_winning_tile(len(view.of_hand.wait_set) == 1)


# --- bonus tiles


def bonus_tile(view: View) -> Found:
    """Kamień bonusowy · bonus tile · 花牌"""
    return view.of_hand.bonus(BONUS)


def seat_bonus(view: View) -> Found:
    """Bonus miejsca · own Flower or Season · 正花"""
    return view.of_hand.bonus([tile for tile in BONUS if bonus_owner(tile) is view.situation.seat_wind])


def no_bonus_tiles(view: View) -> Found:
    """Bez bonusów · no bonus tiles · 無花; never where no bonus tiles are played with"""
    return whole(_lacks_bonus_tiles(view))


def no_honours_no_bonus(view: View) -> Found:
    """Bez Honorów czy Kwiatów · no honours, no bonus tiles · 無字無花"""
    return whole(_lacks_bonus_tiles(view) and not view.of_hand.has_honours)


def _lacks_bonus_tiles(view: View) -> bool:
    return bool(view.of_hand.values["bonus_tiles"]) and not view.hand.bonus


def four_flowers(view: View) -> Found:
    """Bukiet Kwiatów · bouquet of Flowers"""
    return _bouquet(view, FLOWERS)


def four_seasons(view: View) -> Found:
    """Bukiet Pór Roku · bouquet of Seasons"""
    return _bouquet(view, SEASONS)


def _bouquet(view: View, family: range) -> Found:
    held: list[Tile] = [tile for tile in view.hand.bonus if tile in family]
    alone = len(view.hand.bonus) == len(held) or not view.of_hand.values["bouquet_alone"]
    if len(held) < len(family) or not alone:
        return NOT_FOUND
    return (tuple([place for place in view.hand.bonus_places if view.hand.tiles[place] in family]),)


def eight_bonus_tiles(view: View) -> Found:
    """Wszystkie bonusy · 8 nieśmiertelnych · eight bonus tiles · 八仙過海, beside a complete hand"""
    return (view.hand.bonus_places,) if len(view.hand.bonus) == len(BONUS) else NOT_FOUND


def never(view: View) -> Found:
    """7 bonusów i kradzież · robbing the eighth bonus tile · 七搶一: never beside a hand, always alone"""
    return NOT_FOUND
