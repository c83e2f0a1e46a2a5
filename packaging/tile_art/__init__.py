"""The pictures of the mahjong tiles, drawn with code; run by ``packaging/draw_tiles.py``."""
