"""Hands as JSON, in and out: the format of saved games, exchange and the command line."""
