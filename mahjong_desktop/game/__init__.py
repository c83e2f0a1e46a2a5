"""A game of four players as a list of deals: everything else about it follows from them."""

from mahjong_desktop.game.fold import Game, Problem, fold, preview

__all__ = ["Game", "Problem", "fold", "preview"]
