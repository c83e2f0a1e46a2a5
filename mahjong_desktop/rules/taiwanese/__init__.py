"""Taiwanese mahjong: 17 tiles, a high and a low table."""

from mahjong_desktop.rules.taiwanese.ruleset import Taiwanese

__all__ = ["Taiwanese"]
