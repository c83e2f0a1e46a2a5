"""Looking something up by its words: case, accents and punctuation aside."""

from __future__ import annotations

import unicodedata


def folded(text: str) -> str:
    """The text as it is compared: small letters without accents, a blank for everything else."""
    plain = unicodedata.normalize("NFKD", text.casefold()).replace("ł", "l")
    letters = (letter if letter.isalnum() else " " for letter in plain if not unicodedata.combining(letter))
    return "".join(letters)


def found_in(texts: str, wanted: str) -> bool:
    """Whether every word somebody looks for begins a word of the texts, which are folded already."""
    return all(f" {word}" in f" {texts}" for word in folded(wanted).split())
