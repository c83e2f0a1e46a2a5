"""What there is to say of a photographed hand as a whole, in words."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from mahjong_desktop.help import Words
from mahjong_desktop.models.photo_editor import PhotoEditor
from mahjong_desktop.vision.complete import Offer, TooMany


def state_text(editor: PhotoEditor, words: Words) -> str:
    """Whether the hand is complete; if it is not, what is missing or too much."""
    have, need = editor.hand.draft().size, editor.ruleset.shapes.size
    if editor.check.complete and have != need:
        text = QCoreApplication.translate(
            "PhotoNotes", "Complete, once four of a kind are marked as a {kong}: now it has {have} tiles of {need}."
        )
        return text.format(kong=words.text("terms", "kong"), have=have, need=need)
    if editor.check.complete:
        return QCoreApplication.translate("PhotoNotes", "The hand is complete.")
    if have < need:
        text = QCoreApplication.translate("PhotoNotes", "{have} of {need} tiles: add what is missing.")
    elif have > need:
        text = QCoreApplication.translate(
            "PhotoNotes",
            "{have} tiles, where {need} win: remove what is not a tile, or mark four of a kind as a {kong}.",
        )
    else:
        text = QCoreApplication.translate("PhotoNotes", "These {need} tiles are not a complete hand.")
    return text.format(have=have, need=need, kong=words.text("terms", "kong"))


def too_many_texts(editor: PhotoEditor, words: Words) -> Iterator[str]:
    """A sentence for each tile that is there too often."""
    for one in editor.check.too_many:
        yield _too_many_text(one, words)


def _too_many_text(one: TooMany, words: Words) -> str:
    if one.most:
        text = QCoreApplication.translate("PhotoNotes", "Too often: {tile}, {count} times. There are only {most}.")
    else:
        text = QCoreApplication.translate("PhotoNotes", "Not played with in this variant: {tile}.")
    return text.format(tile=words.tile(one.tile), count=len(one.indexes), most=one.most)


def offer_text(offer: Offer, words: Words) -> str:
    """What the offer says that tiles are, by their names."""
    text = QCoreApplication.translate("PhotoNotes", "{instead}, not {read}")
    return "\n".join(text.format(instead=words.tile(swap.instead), read=words.tile(swap.read)) for swap in offer.swaps)


def offer_sentence(offer: Offer, words: Words) -> str:
    """The same with places and names."""
    text = QCoreApplication.translate("PhotoNotes", "Tile {place}: {instead} instead of {read}")
    return "\n".join(
        text.format(place=swap.index + 1, instead=words.tile(swap.instead), read=words.tile(swap.read))
        for swap in offer.swaps
    )
