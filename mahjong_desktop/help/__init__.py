"""The variants' words, in every language: `common.<lang>.toml` and `<variant>.<lang>.toml`; read without Qt."""

from mahjong_desktop.help.words import LANGUAGES, Words, load_words

__all__ = ["LANGUAGES", "Words", "load_words"]
