"""The practice page: a hand, an answer, the truth."""
