"""How well photographed hands are read: rows composed of real tiles' pictures, under many conditions.

    python tests/benchmarks/photo_rows.py [folder of tile pictures] [hands for each condition]

The folder holds labels.csv and the sets' folders (see tests/vision/sets.py); without it (and without ../shared/data
beside the repository) there is nothing to compose. The net has seen those sets, the program's own tile art it has not.
"""

from __future__ import annotations

import os
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[2]
SHARED = REPOSITORY.parent / "shared" / "data" / "tile_photos"
os.environ.setdefault("MAHJONG_TILE_PHOTOS", str(SHARED))
if len(sys.argv) > 1:
    os.environ["MAHJONG_TILE_PHOTOS"] = sys.argv[1]
sys.path.insert(0, str(REPOSITORY / "tests"))

from vision.compose import Faces, Photo, compose, lying  # noqa: E402
from vision.sets import SET_NAMES, drawn_faces, photographed_faces  # noqa: E402

from mahjong_desktop.core.tiles import CODES, Tile, plain  # noqa: E402
from mahjong_desktop.practice.deal import Table, Task  # noqa: E402
from mahjong_desktop.practice.tasks import PlayedDeal  # noqa: E402
from mahjong_desktop.rules.registry import ruleset  # noqa: E402
from mahjong_desktop.vision.complete import check_hand  # noqa: E402
from mahjong_desktop.vision.errors import TableTooPale, VisionError  # noqa: E402
from mahjong_desktop.vision.net import the_net  # noqa: E402
from mahjong_desktop.vision.pictures import open_picture  # noqa: E402
from mahjong_desktop.vision.reading import PhotoReading, read_photo  # noqa: E402
from mahjong_desktop.vision.taught import TaughtSet  # noqa: E402
from mahjong_desktop.vision.teaching import examples_of  # noqa: E402

HANDS = int(sys.argv[2]) if len(sys.argv) > 2 else 12
FOUR_BY_THREE = 0.75

ONLY = sys.argv[3].split(",") if len(sys.argv) > 3 else []
CONDITIONS: dict[str, dict[str, Any]] = {
    "felt": {"table": "felt"},
    "wood": {"table": "wood"},
    "cloth": {"table": "cloth"},
    "900 wide": {"width": 900},
    "tilted 10": {"tilt": 10},
    "tilted -10": {"tilt": -10, "width": 900},
    "perspective": {"perspective": 0.25, "tilt": 4},
    "blurred": {"blur": 2.2},
    "blurred, 900": {"blur": 1.4, "width": 900},
    "gradient": {"light": 0.6},
    "noise, JPEG": {"noise": 9, "quality": 45, "width": 900},
    "upside down": {"upside_down": 0.5},
    "two rows": {"rows": 2, "tilt": -6, "perspective": 0.15},
    "two rows, 900": {"rows": 2, "width": 900, "tilt": 7, "table": "wood"},
    "rows touching": {"rows": 2, "row_gap": 0.0, "tilt": 3},
    "cut close": {"margin": 0.3},
    "lying in calls": {"lying": True},
    "with paper": {"paper": True, "height": 1000},
    "whole photo": {"width": 1600, "height": 1200, "tilt": 5},
    "random tiles": {"random": True},
    "everything": {
        "tilt": 7,
        "perspective": 0.2,
        "blur": 1.2,
        "light": 0.4,
        "upside_down": 0.3,
        "noise": 5,
        "quality": 60,
    },
    "drawn art": {"sets": ["drawn"], "tilt": 5, "perspective": 0.1, "blur": 0.7},
    "white": {"table": "white"},
}


@dataclass
class Tally:
    """What came out under one condition."""

    hands: int = 0
    tiles: int = 0
    found: int = 0
    read: int = 0
    right: int = 0
    right_checked: int = 0
    refused: int = 0
    wrong_sure: int = 0
    wrong: int = 0
    unsure: int = 0
    seconds: float = 0.0
    mistakes: list[str] = field(default_factory=list)


def hands(size: int, count: int, rng: Random) -> list[list[list[Tile]]]:
    """Hands won in played-out deals: the concealed tiles, each called set, the winning tile."""
    rules = ruleset("riichi" if size == 14 else "taiwanese")
    found: list[list[list[Tile]]] = []
    while len(found) < count:
        task: Task | None = PlayedDeal(rules, Table(), rng).play()
        if task is not None:
            hand = task.hand
            groups = [hand.concealed, *(meld.tiles for meld in hand.melds), hand.bonus, (hand.winning,)]
            found.append([[plain(tile) for tile in group if tile is not None] for group in groups if group])
    return found


def in_rows(groups: list[list[Tile]], rows: int) -> list[list[list[Tile]]]:
    """The groups on so many rows."""
    if rows == 1:
        return [groups]
    if len(groups) > 2:
        return [groups[:1], groups[1:]]
    whole = [tile for group in groups for tile in group]
    return [[whole[: len(whole) // 2 + 1]], [whole[len(whole) // 2 + 1 :]]]


def with_one_lying(group: list[Tile], rng: Random) -> list[Tile]:
    """A set as it is laid down in riichi, the claimed tile on its side."""
    place = rng.randrange(len(group))
    return [lying(tile) if number == place else tile for number, tile in enumerate(group)]


def count(photo: Photo, taught: TaughtSet | None, shapes: Any, tally: Tally, *, complete: bool) -> None:
    tally.hands += 1
    tally.tiles += len(photo.tiles)
    start = time.perf_counter()
    try:
        reading = read_photo(open_picture(photo.jpeg()), taught)
    except VisionError as error:
        tally.refused += isinstance(error, TableTooPale)
        return
    tally.seconds += time.perf_counter() - start
    placed = matched(photo, reading)
    tally.found += sum(index is not None for index in placed)
    got = tuple(tile.tile for tile in reading.tiles)
    for tile, index in zip(photo.tiles, placed, strict=True):
        if index is None:
            continue
        right = got[index] == tile
        tally.read += right
        tally.unsure += reading.tiles[index].unsure
        if not right:
            tally.wrong += 1
            tally.wrong_sure += not reading.tiles[index].unsure
            tally.mistakes.append(f"{CODES[tile]}>{CODES[got[index]]}")
    right = sorted(got) == sorted(photo.tiles)
    tally.right += right
    if complete and not right:
        check = check_hand([tile.guesses for tile in reading.tiles], shapes)
        changed = list(got)
        for swap in check.offers[0].swaps if check.offers else ():
            changed[swap.index] = swap.instead
        right = sorted(changed) == sorted(photo.tiles)
    tally.right_checked += right


def matched(photo: Photo, reading: PhotoReading) -> list[int | None]:
    """For each tile of the photo the read tile whose quad its middle is in the middle of."""
    result: list[int | None] = []
    for x, y in photo.centres:
        best = None
        for index, tile in enumerate(reading.tiles):
            xs, ys = zip(*tile.quad, strict=True)
            middle = sum(xs) / 4, sum(ys) / 4
            width = ((tile.quad[1][0] - tile.quad[0][0]) ** 2 + (tile.quad[1][1] - tile.quad[0][1]) ** 2) ** 0.5
            if ((middle[0] - x) ** 2 + (middle[1] - y) ** 2) ** 0.5 < 0.3 * width:
                best = index
        result.append(best)
    return result


def taught_set(faces: Faces, name: str) -> TaughtSet:
    """Taught from photos of nine faces each, as a person would."""
    tiles = sorted(faces)
    taught = TaughtSet(name)
    for start in range(0, len(tiles), 9):
        row = tiles[start : start + 9]
        photo = compose([[row]], faces, seed=900 + start, table="felt", width=1200, tilt=2, blur=0.5)
        reading = read_photo(open_picture(photo.jpeg()))
        taught = taught.with_examples(examples_of(reading, row))
    return taught


def main() -> None:
    the_net()
    sets: dict[str, Faces] = {name: photographed_faces(name) for name in SET_NAMES} | {"drawn": drawn_faces()}
    taught = {name: taught_set(faces, name) for name, faces in sets.items()}
    print(f"{HANDS} hands of 14 and {HANDS} of 17 tiles for each condition; % of tiles and hands; s a photo")
    print(f"{'':14} {'':8} found  read | 14 right checked | 17 right checked | unsure  errors: unsure | refused  s")
    sums = {False: Tally(), True: Tally()}
    for name, how in CONDITIONS.items():
        if ONLY and name not in ONLY:
            continue
        for teach in (False, True):
            one(name, dict(how), sets, taught if teach else {}, sums[teach])
    for teach, tally in sums.items():
        print(
            f"{'taught' if teach else 'untaught'}, without white: {percent(tally.read, tally.tiles)} of tiles,", end=" "
        )
        print(f"unsure {percent(tally.unsure, tally.found)}, errors unsure", end=" ")
        print(percent(tally.wrong - tally.wrong_sure, tally.wrong), ", ".join(sorted(tally.mistakes)))


def one(name: str, how: dict[str, Any], sets: dict[str, Faces], taught: dict[str, TaughtSet], total: Tally) -> None:
    rows, by_chance, names = how.pop("rows", 1), how.pop("random", False), how.pop("sets", SET_NAMES)
    sideways = how.pop("lying", False)
    both = []
    for size in (14, 17):
        tally = Tally()
        rng = Random(f"{name} {size}")
        shapes = ruleset("riichi" if size == 14 else "taiwanese").shapes
        for number, groups in enumerate(hands(size, HANDS, rng)):
            which = names[number % len(names)]
            if by_chance:
                groups = [[rng.choice(sorted(sets[which])) for _ in group] for group in groups]
            if sideways:
                groups = [with_one_lying(group, rng) if 3 <= len(group) <= 4 else group for group in groups]
            how.setdefault("table", "felt")
            if name not in ("felt", "wood", "cloth", "white"):
                how["table"] = ("felt", "wood", "cloth")[number // 3 % 3]
            photo = compose(in_rows(groups, rows), sets[which], seed=number * 100 + size, **how)
            count(photo, taught.get(which), shapes, tally, complete=not by_chance)
        both.append(tally)
    show(name, both, taught=bool(taught))
    if name != "white":
        for tally in both:
            for key in ("tiles", "found", "read", "wrong", "wrong_sure", "unsure"):
                setattr(total, key, getattr(total, key) + getattr(tally, key))
            total.mistakes += tally.mistakes


def show(name: str, both: list[Tally], *, taught: bool) -> None:
    tiles, found, read = (sum(getattr(tally, key) for tally in both) for key in ("tiles", "found", "read"))
    wrong, sure, unsure = (sum(getattr(tally, key) for tally in both) for key in ("wrong", "wrong_sure", "unsure"))
    hands_read = sum(tally.hands - tally.refused for tally in both)
    parts = [
        f"{name:14} {'taught' if taught else 'untaught':8}{percent(found, tiles)} {percent(read, tiles)}",
        *(f"{percent(tally.right, tally.hands)} {percent(tally.right_checked, tally.hands)}  " for tally in both),
        f"{percent(unsure, found)} {percent(wrong - sure, wrong)} of {wrong:3}",
        f"{sum(tally.refused for tally in both):3}",
        f"{sum(tally.seconds for tally in both) / max(1, hands_read):.2f}",
    ]
    print(" | ".join(parts), flush=True)


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:6.1f}" if whole else "     –"


if __name__ == "__main__":
    main()
