"""The rules of clubs, federations and platforms, as differences from the Polish page's.

Sources:

- `info_pl`: the page on the end of a riichi hand, mahjong.info.pl's rules, with the common modern yaku list.
- `ema`: European Mahjong Association, "Riichi: Rules for Japanese Mahjong", edition of August 2025.
- `wrc`: World Riichi Championship, "WRC Rules 2025" of 26 May 2025 with the clarification of 29 June 2025.
- `tenhou`: tenhou.net's rules for four players with red fives and open tanyao, as its game records show them.
- `mahjong_soul`: Mahjong Soul, ranked games of four players over two rounds ("news/46"), as read in 2026.
- `m_league`: M.League, official game rules ("M.LEAGUE公式戦ルール"), as read in 2026.
"""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_desktop.rules.options import Value

_NO_ABORTS: dict[str, Value] = dict.fromkeys(("nine_terminals", "four_winds", "four_riichi", "four_kongs"), False)

_TOURNAMENT: dict[str, Value] = _NO_ABORTS | {
    "red_fives": 0,
    "kiriage": True,
    "double_wind_pair_fu": 2,
    "renhou": "mangan",
    "two_han_from_honba": 0,
    "honba_on_draw": "every_draw",
    "carried_honba": "stay",
    "extension": False,
    "bust": False,
    "start": 30_000,
    "return_points": 30_000,
    "uma": (15_000, 5_000, -5_000, -15_000),
    "chombo": "points_at_end",
}
"""What the European and the world championship rules have in common."""

_PLATFORM: dict[str, Value] = {
    "nagashi_mangan": True,
    "honba_winners": "nearest",
    "honba_on_draw": "every_draw",
    "carried_honba": "stay",
    "two_han_from_honba": 0,
    "extension_rounds": 1,
    "extension_end": "dealer_out_or_first",
    "agari_yame": True,
    "ties": "seat_order",
}
"""What the two platforms have in common."""

PRESETS: Mapping[str, Mapping[str, Value]] = {
    "info_pl": {},
    "ema": _TOURNAMENT | {"multiple_yakuman": False, "kazoe": "sanbaiman", "deposits": "nearest_own_back"},
    "wrc": _TOURNAMENT
    | {
        "pao": "dragons_winds_kongs",
        "multi_ron": "nearest",
        "triple_ron": "nearest",
        "honba_winners": "nearest",
        "leftover_sticks": "stay",
    },
    "tenhou": _PLATFORM
    | {
        "pao_whole": True,
        "triple_ron": "abort",
        "return_points": 30_000,
        "uma": (20_000, 10_000, -10_000, -20_000),
    },
    "mahjong_soul": _PLATFORM
    | {
        "double_yakuman": True,
        "return_points": 25_000,
        "uma": (15_000, 5_000, -5_000, -15_000),
    },
    "m_league": _NO_ABORTS
    | {
        "kazoe": "sanbaiman",
        "kiriage": True,
        "double_wind_pair_fu": 2,
        "pao": "dragons_winds_kongs",
        "multi_ron": "nearest",
        "triple_ron": "nearest",
        "honba_winners": "nearest",
        "honba_on_draw": "every_draw",
        "carried_honba": "stay",
        "two_han_from_honba": 0,
        "extension": False,
        "bust": False,
        "return_points": 30_000,
        "uma": (30_000, 10_000, -10_000, -30_000),
        "chombo": "points_at_end",
    },
}
