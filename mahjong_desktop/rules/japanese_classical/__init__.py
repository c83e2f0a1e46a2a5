"""Japanese Classical mahjong: base points, doublings, a limit of 500; no dora, no riichi, no minimum."""

from mahjong_desktop.rules.japanese_classical.ruleset import JapaneseClassical

__all__ = ["JapaneseClassical"]
