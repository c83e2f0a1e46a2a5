"""What clubs choose differently in Taiwanese, and the page's own choices as defaults."""

from __future__ import annotations

from mahjong_desktop.rules.options import Option

HIGH_ONLY = ("high",)
LOW_ONLY = ("low",)

OPTIONS = (
    Option("bonus_tiles", True),
    Option("identical_pairs", True),
    Option("implied_rows", "drop", choices=("drop", "add")),
    Option("minimum_tai", 0, zero_is_off=True),
    Option("limit", 0, zero_is_off=True),
    Option("tai_value", 1, least=1),
    Option("repeat_both_ways", False),
    Option("repeat_growing", False),
    Option("draw_repeat", "keep", choices=("keep", "count", "reset"), table=True),
    Option("start", 0, table=True),
    Option("rounds", 4, least=1, table=True),
    Option("seat_bonus_extra", False, presets=HIGH_ONLY),
    Option("wind_extra", False, presets=HIGH_ONLY),
    Option("early_bounds", "page", choices=("page", "public"), presets=HIGH_ONLY),
    Option("unique_wait_only", False, presets=HIGH_ONLY),
    Option("straight_closed_hand", False, presets=HIGH_ONLY),
    Option("beggar_self_draw", False, presets=LOW_ONLY),
    Option("beggar_keeps_wait", False, presets=LOW_ONLY),
    Option("peaceful_no_bonus", False, presets=LOW_ONLY),
    Option("broad_half_flush", False, presets=LOW_ONLY),
    Option("full_flush_low", False, presets=LOW_ONLY),
    Option("bouquet_alone", False, presets=LOW_ONLY),
)
