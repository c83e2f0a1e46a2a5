"""What clubs choose differently in Japanese Classical, and the page's own choices as defaults."""

from __future__ import annotations

from mahjong_desktop.rules.options import Option

OPTIONS = (
    Option("seven_pairs", False),
    Option("double_wind_pair", 4, choices=(2, 4)),
    Option("no_points_pair", "worthless", choices=("worthless", "simples")),
    Option("concealed_on_discard", False),
    Option("east_pays_double", False),
    Option("several_winners", False, table=True),
    Option("draw_keeps_east", False, table=True),
    Option("start", 2000, table=True),
    Option("rounds", 4, least=1, table=True),
)
