"""The table page: a whole game, its seats, its deals and its end."""
