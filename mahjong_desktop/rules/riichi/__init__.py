"""Riichi mahjong: yaku and fu, dora and red fives, the rules of many clubs and platforms as presets."""

from mahjong_desktop.rules.riichi.ruleset import Riichi

__all__ = ["Riichi"]
