"""Every colour of the tile set.

Ink, red, green and blue keep a contrast of more than 4.5:1 on the ivory face, so that thin strokes survive at 32 px;
gold and the paler colours only fill areas or add detail beside a darker shape.
"""

PAPER = "#fdfaf1"
INK = "#1b2430"
RED = "#b81d2c"
GREEN = "#14703a"
BLUE = "#1d4a96"
GOLD = "#d9971c"

# Tile body.
FACE_TOP, FACE_BOTTOM = "#fffefa", "#faf5e8"
FACE_LINE = "#b3a88c"
SIDE_TOP, SIDE_BOTTOM = "#e9dfc6", "#cdbf9d"
BACK_TOP, BACK_BOTTOM = "#2f8d59", "#1c6540"
BASE_TOP, BASE_BOTTOM = "#3fa56c", "#2c8152"
BACK_LINE = "#134a2f"

# Plants and scenes.
BARK = "#5a3a28"
LEAF = "#1d7d45"
LEAF_DARK = "#0f5a31"
LEAF_LIGHT = "#5fae5c"
BLOSSOM = "#d8365f"
BLOSSOM_LIGHT = "#f29bb2"
BLOSSOM_DARK = "#9c1740"
ORCHID = "#8d3a9b"
ORCHID_DARK = "#5d2170"
ORCHID_LIGHT = "#d9a7dd"
AMBER = "#e9a01f"
AMBER_DARK = "#b8650c"
AMBER_LIGHT = "#f7cf66"
