"""Which picture belongs to which tile code."""

from tile_art import palette as c
from tile_art.bird import bird
from tile_art.body import back, tile
from tile_art.flowers import FLOWERS, flower
from tile_art.glyphs import Glyphs
from tile_art.honours import character, dragon, red_mark, wind
from tile_art.seasons import SEASONS, season
from tile_art.suits import bamboos, circles


def draw_all(glyphs: Glyphs) -> dict[str, str]:
    """The SVG text of every tile, by its code."""
    faces: dict[str, str] = {}
    for n in range(1, 10):
        faces[f"{n}m"] = character(glyphs, n)
        faces[f"{n}p"] = circles(n)
        faces[f"{n}s"] = bird() if n == 1 else bamboos(n)
    for n in range(4):
        faces[f"{n + 1}z"] = wind(glyphs, n)
    for n, name in enumerate(("white", "green", "red"), 5):
        faces[f"{n}z"] = dragon(glyphs, name)
    faces["0m"] = character(glyphs, 5, c.RED) + red_mark()
    faces["0p"] = circles(5, c.RED) + red_mark()
    faces["0s"] = bamboos(5, c.RED) + red_mark()
    for n in range(4):
        faces[f"{n + 1}f"] = flower(glyphs, FLOWERS[n], n + 1)
        faces[f"{n + 5}f"] = season(glyphs, SEASONS[n], n + 1)
    return {code: tile(drawing) for code, drawing in faces.items()} | {"back": back()}
