"""Tiles on screen: their pictures, and a tile that can be clicked."""
