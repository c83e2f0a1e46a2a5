"""A mahjong scorer for the table: tiles in, a score that everyone can check out."""

__version__ = "0.1.0"
