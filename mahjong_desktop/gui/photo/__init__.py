"""Photographed hands: reading them, looking them through, teaching the program a set of tiles."""
