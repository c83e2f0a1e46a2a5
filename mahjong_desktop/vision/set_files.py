"""Files of taught sets: one JSON object each, the same in the program's folder and for giving away.

    {"format": "mahjong-desktop tile set", "version": 1, "net": "tiles-1", "name": "Grandmother's",
     "examples": {"1m": ["…"], …}}

An example is base64 of 128 half-precision numbers, little end first.
"""

from __future__ import annotations

import binascii
import json
import struct
from base64 import b64decode, b64encode
from collections.abc import Mapping
from math import isfinite
from pathlib import Path

from mahjong_desktop.core.tiles import CODES, TILE_OF_CODE, Tile
from mahjong_desktop.vision.errors import TaughtSetBadName, TaughtSetDamaged, TaughtSetNewer, TaughtSetOutdated
from mahjong_desktop.vision.faces import CLASS_OF
from mahjong_desktop.vision.net import EMBEDDING_SIZE, NET_NAME
from mahjong_desktop.vision.taught import MOST_EXAMPLES, Example, TaughtSet

FORMAT = "mahjong-desktop tile set"
VERSION = 1
LONGEST_NAME = 60
MOST_BYTES = 2_000_000
_NUMBERS = struct.Struct(f"<{EMBEDDING_SIZE}e")


def text_of(taught: TaughtSet) -> str:
    """The set as the text of a file."""
    examples = {
        CODES[tile]: [b64encode(_NUMBERS.pack(*example)).decode() for example in many]
        for tile, many in sorted(taught.examples.items())
    }
    record = {"format": FORMAT, "version": VERSION, "net": NET_NAME, "name": taught.name, "examples": examples}
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"


def set_in(path: Path) -> TaughtSet:
    """The set in a file. TaughtSetDamaged, TaughtSetNewer, TaughtSetOutdated; an OSError where it cannot be read."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise _damaged(path, "too_large")
    try:
        record = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise _damaged(path, "not_json") from error
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise _damaged(path, "other_format")
    version = record.get("version")
    if not isinstance(version, int) or version < 1:
        raise _damaged(path, "version")
    if version > VERSION:
        raise TaughtSetNewer(file=str(path), version=version, known=VERSION)
    if record.get("net") != NET_NAME:
        raise TaughtSetOutdated(file=str(path))
    try:
        name = tidy_name(record.get("name"))
    except TaughtSetBadName as error:
        raise _damaged(path, "name") from error
    return TaughtSet(name, _examples(record.get("examples"), path))


def tidy_name(name: object) -> str:
    """A name on one line without spaces around it; TaughtSetBadName if nothing is left, or too much."""
    tidied = " ".join(name.split()) if isinstance(name, str) else ""
    if not tidied or len(tidied) > LONGEST_NAME or not tidied.isprintable():
        raise TaughtSetBadName(name=tidied, most=LONGEST_NAME)
    return tidied


def _examples(record: object, path: Path) -> Mapping[Tile, tuple[Example, ...]]:
    if not isinstance(record, dict):
        raise _damaged(path, "examples")
    examples = {}
    for code, many in record.items():
        tile = TILE_OF_CODE.get(code)
        if tile not in CLASS_OF or tile is None or not isinstance(many, list) or not 0 < len(many) <= MOST_EXAMPLES:
            raise _damaged(path, "examples")
        examples[tile] = tuple(_example(text, path) for text in many)
    return examples


def _example(text: object, path: Path) -> Example:
    try:
        numbers = _NUMBERS.unpack(b64decode(text if isinstance(text, str) else "", validate=True))
    except (binascii.Error, ValueError, struct.error) as error:
        raise _damaged(path, "examples") from error
    if not all(isfinite(number) and number >= 0 for number in numbers) or not any(numbers):
        raise _damaged(path, "examples")
    return numbers


def _damaged(path: Path, reason: str) -> TaughtSetDamaged:
    return TaughtSetDamaged(file=str(path), reason=reason)
