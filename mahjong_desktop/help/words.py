"""Names, explanations and error sentences of one variant in one language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from mahjong_desktop.core.errors import Fact, MahjongError
from mahjong_desktop.core.notation import format_tiles
from mahjong_desktop.core.tiles import CODES, TILE_OF_CODE, Tile, Wind
from mahjong_desktop.help.numbers import kept_together, written

LANGUAGES = ("en", "pl")


def _plural_en(number: int) -> str:
    return "one" if number == 1 else "other"


def _plural_pl(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "other"


_LARGE = 1000
"""Numbers from here on are written with care; which plural is right, only smaller ones decide."""

_PARAGRAPHS = ("explanation", "intro")
"""What is read in several lines."""

_PLURALS = {"en": _plural_en, "pl": _plural_pl}


class Words:
    """The words of one variant (or only the common ones) in one language.

    A text may have plural forms: a table with `count`, the name of the fact that decides, and `one`, `few`
    (Polish) and `other`.
    """

    def __init__(self, language: str, texts: Mapping[str, Any]) -> None:
        self.language = language
        self._texts = texts

    def find(self, *path: str) -> Any:
        """What stands at that path of the file; KeyError if nothing does."""
        found: Any = self._texts
        for step in path:
            found = found[step]
        return found

    def has(self, *path: str) -> bool:
        """Whether anything stands there."""
        found: Any = self._texts
        for step in path:
            if not isinstance(found, Mapping) or step not in found:
                return False
            found = found[step]
        return True

    def text(self, *path: str, **facts: object) -> str:
        """The text at that path with the facts filled in."""
        found = self.find(*path)
        if isinstance(found, Mapping):
            number = facts[found["count"]]
            assert isinstance(number, int)
            found = found[_PLURALS[self.language](number)]
        text = str(found).format(**facts)
        return kept_together(text) if path[-1] in _PARAGRAPHS else text

    def row(self, name: str) -> str:
        """A scoring row's name."""
        return self.text("rows", name, "name")

    def original(self, name: str) -> str:
        """Its original term, or nothing."""
        return self.text("rows", name, "original") if self.has("rows", name, "original") else ""

    def explanation(self, name: str) -> str:
        """What the row asks for, in a sentence."""
        return self.text("rows", name, "explanation")

    def gloss(self, name: str) -> str:
        """What the row means and asks for: its plain name, where that is another, and the explanation."""
        if not self.has("rows", name, "gloss"):
            return self.explanation(name)
        return f"{self.text('rows', name, 'gloss')}. {self.explanation(name)}"

    def tile(self, tile: Tile) -> str:
        """A tile's spoken name: "five of circles"."""
        return self.text("tiles", CODES[tile])

    def wind(self, wind: Wind) -> str:
        """A seat's or round's name."""
        return self.text("winds", wind.id)

    def error(self, error: MahjongError) -> str:
        """A sentence that says what is wrong and what to do."""
        path = ["errors", error.code]
        reason = error.facts.get("reason")
        if error.code == "contradiction":
            path = ["clashes", str(reason)]
        elif isinstance(reason, str) and self.has(*path, reason):
            # some errors say the same whatever the reason, which is for the log
            path.append(reason)
        return self.text(*path, **{name: self._fact(name, fact) for name, fact in error.facts.items()})

    def _fact(self, name: str, fact: Fact) -> object:
        if name == "tile" and isinstance(fact, str):
            return self.tile(TILE_OF_CODE[fact])
        if name == "expected" and isinstance(fact, str):
            return self.text("expected", fact)
        if name == "kind" and isinstance(fact, str):
            return self.text("terms", fact)
        if isinstance(fact, int) and not 0 <= fact < _LARGE:
            return written(fact, self.language)
        if name == "tiles" and isinstance(fact, tuple):
            return format_tiles(TILE_OF_CODE[code] for code in fact)
        return ", ".join(fact) if isinstance(fact, tuple) else fact


@lru_cache
def _texts(name: str) -> Mapping[str, Any]:
    """What a file of words says: read once, however many variants share it."""
    return tomllib.loads(Path(__file__).with_name(f"{name}.toml").read_text("utf-8"))


@lru_cache
def load_words(language: str, variant: str | None = None) -> Words:
    """The words of a variant, or the common ones alone (for errors before the variant is known)."""
    names = ["common"] if variant is None else ["common", variant]
    texts: dict[str, Any] = {}
    for name in names:
        texts = _merged(texts, _texts(f"{name}.{language}"))
    return Words(language, texts)


def _merged(texts: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """The texts with the variant's own beside or in place of them; plural forms are replaced as a whole."""
    result = dict(texts)
    for key, value in more.items():
        tables = isinstance(value, Mapping) and isinstance(result.get(key), Mapping) and "count" not in value
        result[key] = _merged(result[key], value) if tables else value
    return result


@lru_cache
def load_examples(variant: str) -> Mapping[str, Mapping[str, Any]]:
    """For every scoring row a win record's fields (`hand` as text of a whole hand) that earns it."""
    return _texts(f"{variant}.examples")
