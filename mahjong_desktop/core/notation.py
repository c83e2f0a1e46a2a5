"""Tiles as text: `123m 406p` in records, `123m 406p (555z) [1111s] 7s +7s 1f` for a whole hand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from mahjong_desktop.core.drafts import Draft
from mahjong_desktop.core.errors import BadMeld, BadTiles, MahjongError
from mahjong_desktop.core.hands import Hand, Meld, MeldKind
from mahjong_desktop.core.readings import Reading
from mahjong_desktop.core.suits import Group, Groups
from mahjong_desktop.core.tiles import (
    CODES,
    KIND_OF,
    ONE_OF,
    RED_FIVES,
    SUIT_LETTERS,
    TILE_OF_CODE,
    Kind,
    Tile,
    can_start_chow,
    is_bonus,
    kind_of,
    red_fives_in,
    sort_tiles,
    tally,
)

DIGITS = "0123456789"
LONGEST_HAND = 80
"""No hand needs more letters: longer nonsense is read once from left to right."""
MORE_THAN_A_SET = 200
"""So many tiles are too many of something, whichever they are."""


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """The tiles of a string like `123m 406p 11z`, as written; BadTiles says where it cannot be read."""
    if len(text) > LONGEST_HAND:
        return _parse_letters(text)
    tiles: tuple[Tile, ...] = ()
    read = 0
    for written in _SUIT_WRITTEN.findall(text):
        tiles += _tiles_of(written)
        read += len(written)
    return tiles if read == len(text) else _parse_letters(text)


def parse_rack(text: str) -> tuple[Tile, ...]:
    """The same tiles as they stand on a rack; of too many for any set the first are enough."""
    if len(text) > LONGEST_HAND:
        return sort_tiles(_parse_first(text)[:MORE_THAN_A_SET])
    by_suits = _SUITS_WRITTEN.fullmatch(text)
    if by_suits is None:
        return sort_tiles(parse_tiles(text))
    return sum(map(_rack_of, by_suits.groups("")), ())


_SUITS_WRITTEN = re.compile("([0-9]+m)?([0-9]+p)?([0-9]+s)?([1-7]+z)?([1-8]+f)?")


def _parse_first(text: str) -> tuple[Tile, ...]:
    """The first tiles of very many, a set's worth at least; BadTiles says where any of the text cannot be read."""
    readable = _SUITS_AND_BLANKS.match(text)
    assert readable is not None
    if readable.end() < len(text):
        return _parse_letters(text, readable.end())
    tiles: list[Tile] = []
    for suit in islice(_SUIT_AND_BLANKS.finditer(text), MORE_THAN_A_SET):
        written = _BLANKS.sub("", suit.group())
        tiles += _tiles_of(written[:-1][:MORE_THAN_A_SET] + written[-1])
    return tuple(tiles)


_SUIT_AND_BLANKS = re.compile(r"(?:[0-9]++\s*+)++[mps]|(?:[1-7]++\s*+)++z|(?:[1-8]++\s*+)++f")
_SUITS_AND_BLANKS = re.compile(rf"\s*+(?:(?:{_SUIT_AND_BLANKS.pattern})\s*+)*+")
_BLANKS = re.compile(r"\s+")


@lru_cache(maxsize=1 << 12)
def _rack_of(written: str) -> tuple[Tile, ...]:
    """The tiles of one suit as they stand on a rack; none where nothing is written."""
    return sort_tiles(_tiles_of(written)) if written else ()


_SUIT_WRITTEN = re.compile("[0-9]+[mps]|[1-7]+z|[1-8]+f")


@lru_cache(maxsize=1 << 12)
def _tiles_of(written: str) -> tuple[Tile, ...]:
    """The tiles of one suit as they are written. The same tiles of a suit return in many hands."""
    of_suit = _TILES_OF_SUIT[written[-1]]
    return tuple([of_suit[rank] for rank in written[:-1]])


def _parse_letters(text: str, begin: int = 0) -> tuple[Tile, ...]:
    """The same letter by letter from there, with blanks wherever they stand, and with a place for every error."""
    tiles: list[Tile] = []
    ranks, start = "", 0
    for found in _RANKS_OR_LETTER.finditer(text, begin):
        letter, place = found.group(), found.start()
        if letter[0] in DIGITS:
            start = start if ranks else place
            ranks += letter
        elif letter in _TILES_OF_SUIT:
            if not ranks:
                raise BadTiles(reason="suit_alone", text=letter, start=place, end=place + 1)
            of_suit = _TILES_OF_SUIT[letter]
            try:
                tiles += [of_suit[rank] for rank in ranks]
            except KeyError as error:
                rank = error.args[0]
                start = text.index(rank, start)
                raise BadTiles(reason="no_such_tile", text=rank + letter, start=start, end=place + 1) from None
            ranks = ""
        else:
            raise BadTiles(reason="no_letter", text=letter, start=place, end=place + 1)
    if ranks:
        raise BadTiles(reason="no_suit", text=text[start:].strip(), start=start, end=len(text))
    return tuple(tiles)


_RANKS_OR_LETTER = re.compile(r"[0-9]+|\S")
"""What there is between the blanks: all ranks that stand together, or another letter."""


_TILES_OF_SUIT: Mapping[str, Mapping[str, Tile]] = {
    letter: {code[0]: tile for code, tile in TILE_OF_CODE.items() if code[1] == letter} for letter in SUIT_LETTERS
}


def format_tiles(tiles: Iterable[Tile], separator: str = "") -> str:
    """The shortest string of the tiles in the order given; a red five is a 0."""
    parts: list[str] = []
    suit = ""
    for tile in tiles:
        rank, letter = CODES[tile][0], CODES[tile][1]
        if letter == suit:
            parts[-1] = parts[-1][:-1] + rank + letter
        else:
            parts.append(rank + letter)
        suit = letter
    return separator.join(parts)


@dataclass(frozen=True)
class TextProblem:
    """A part of a hand's text that cannot be read: characters start to end, and why."""

    start: int
    end: int
    error: MahjongError


@dataclass(frozen=True)
class ParsedHand:
    """All that could be read of a hand's text, and what could not."""

    draft: Draft
    problems: tuple[TextProblem, ...] = ()
    pending: str = ""
    """An unfinished end, ranks without their suit or an open bracket: typing goes on."""


def parse_hand(text: str, *, shorthand: bool = False) -> ParsedHand:
    """Read a whole hand; never raises: what cannot be read is listed.

    `( )` called, `[ ]` concealed Kong, `+` the winning tile, `f` bonus tiles. Whoever types may take the shorthand:
    `(5z)` for `(555z)`, `(24s)` for `(234s)`, `[9s]` for `[9999s]`, and a bracket that opens closes the one before.
    """
    draft = Draft()
    problems: list[TextProblem] = []
    pending = ""
    marked: Tile | None = None
    for token in _tokens(text, shorthand):
        if token.is_unfinished:
            pending = token.text
            continue
        try:
            if token.mark in _CLOSING:
                draft = draft.with_meld(_parse_meld(token, shorthand))
                continue
            tiles = parse_tiles(token.body)
            if token.mark == "+":
                if len(tiles) != 1 or is_bonus(tiles[0]) or marked is not None:
                    raise BadTiles(reason="one_winning_tile", text=token.text)
                marked = tiles[0]
            draft = draft.with_tiles(tiles)
        except MahjongError as error:
            problems.append(_problem(token, error))
    return ParsedHand(draft if marked is None else draft.marking(marked), tuple(problems), pending)


@dataclass(frozen=True)
class _Token:
    """A bracketed set, a `+` tile, or a run of plain tiles; `body` starts at `start + len(mark)`."""

    text: str
    start: int
    mark: str
    body: str
    is_last: bool

    @property
    def is_unfinished(self) -> bool:
        """Whether more typing could still complete it."""
        if self.mark in _CLOSING:
            return self.is_last and not self.text.endswith(_CLOSING[self.mark])
        return self.is_last and all(letter in DIGITS for letter in self.body)


_CLOSING = {"(": ")", "[": "]"}


def _tokens(text: str, shorthand: bool) -> Iterator[_Token]:
    place = 0
    while place < len(text):
        mark = text[place] if text[place] in "([+" else ""
        end = place + len(mark)
        if mark in _CLOSING:
            close = text.find(_CLOSING[mark], end)
            stop = close if close >= 0 else len(text)
            opening = next((later for later in range(end, stop) if text[later] in "([+"), stop) if shorthand else stop
            body = text[end:opening]
            end = opening if opening < stop else min(stop + 1, len(text))
        elif text[place].isspace():
            place += 1
            continue
        else:
            while end < len(text) and not _starts_token(text, end, place):
                end += 1
            body = text[place + len(mark) : end]
        yield _Token(text[place:end], place, mark, body, end == len(text))
        place = end


def _starts_token(text: str, place: int, start: int) -> bool:
    """Whether a run of tiles from `start` is over: at a blank, a mark, or a rank after a suit."""
    letter = text[place]
    if letter.isspace() or letter in "([+":
        return True
    return place > start and letter in DIGITS and text[place - 1] in SUIT_LETTERS


def _parse_meld(token: _Token, shorthand: bool) -> Meld:
    tiles = parse_tiles(token.body)
    if shorthand:
        if not tiles:
            raise BadMeld("melds", reason="empty", text=token.text)
        tiles += _implied(tuple(map(kind_of, tiles)) if not any(map(is_bonus, tiles)) else (), token.mark)
    if token.mark == "[":
        return Meld.of(MeldKind.CONCEALED_KONG, tiles)
    if len(tiles) == MeldKind.OPEN_KONG.size:
        return Meld.of(MeldKind.OPEN_KONG, tiles)
    same = not any(map(is_bonus, tiles)) and len({kind_of(tile) for tile in tiles}) == 1
    return Meld.of(MeldKind.PUNG if same else MeldKind.CHOW, tiles)


def _implied(kinds: tuple[Kind, ...], mark: str) -> tuple[Kind, ...]:
    """What a set's tiles stand for beside themselves: one for all equal ones, the ends of a run for its middle."""
    if len(kinds) == 1:
        return kinds * (2 if mark == "(" else 3)
    if len(kinds) == 2 and mark == "(":
        first, last = sorted(kinds)
        return (first + 1,) if last == first + 2 and can_start_chow(first) else ()
    return ()


def _problem(token: _Token, error: MahjongError) -> TextProblem:
    start, end = error.facts.get("start"), error.facts.get("end")
    if not isinstance(start, int) or not isinstance(end, int):
        return TextProblem(token.start, token.start + len(token.text), error)
    offset = token.start + len(token.mark)
    return TextProblem(offset + start, offset + end, error)


def format_hand(hand: Hand) -> str:
    """The text of a hand, which `parse_hand` reads back: `123m 7s (555z) [1111s] +7s 1f`.

    A bonus tile that wins stands last.
    """
    winning = () if hand.winning is None else (hand.winning,)
    by_bonus = any(map(is_bonus, winning))
    parts = [format_tiles(hand.concealed, " ")] if hand.concealed else []
    parts += [format_meld(meld) for meld in hand.melds]
    parts += [] if by_bonus else [f"+{CODES[tile]}" for tile in winning]
    bonus = format_tiles((*hand.bonus, *winning) if by_bonus else hand.bonus)
    return " ".join([*parts, bonus] if bonus else parts)


@lru_cache(maxsize=1 << 10)
def format_meld(meld: Meld) -> str:
    """`(555z)` claimed, `[1111s]` a concealed Kong."""
    tiles = format_tiles(meld.tiles)
    return f"({tiles})" if meld.is_open else f"[{tiles}]"


def format_reading(reading: Reading, hand: Hand) -> str:
    """The groups of a reading, the one the winning tile completes last before the melds: `55z 78s+9s [2222s]`."""
    assert hand.winning is not None
    melds = hand.melds
    groups = reading.groups[: -len(melds)] if melds else reading.groups
    index = groups.index(reading.won)
    if hand.tally < _ONE_RED_FIVE:
        texts = [*map(_format_group, groups)]
        texts[index] = _format_rest(reading.won, KIND_OF[hand.winning])
    else:
        texts = [*map(_format_tiles, _groups_with_red_fives(groups, index, hand))]
    texts.append(f"{texts.pop(index)}+{CODES[hand.winning]}")
    if melds:
        texts += map(format_meld, melds)
    return " ".join(texts)


_ONE_RED_FIVE = tally(RED_FIVES[:1])
_format_tiles = lru_cache(maxsize=1 << 10)(format_tiles)


@lru_cache(maxsize=1 << 10)
def _kinds_of(group: Group) -> tuple[Kind, ...]:
    return group.kinds


@lru_cache(maxsize=1 << 10)
def _format_group(group: Group) -> str:
    return format_tiles(group.kinds)


@lru_cache(maxsize=1 << 10)
def _format_rest(group: Group, won: Kind) -> str:
    """The group without the winning tile."""
    return format_tiles(_replaced(group.kinds, won))


def _groups_with_red_fives(groups: Groups, winning: int, hand: Hand) -> list[tuple[Tile, ...]]:
    """The tiles of the groups that are not melded, in rack order and without the winning tile."""
    assert hand.winning is not None
    tiles = [*map(_kinds_of, groups)]
    tiles[winning] = _replaced(tiles[winning], KIND_OF[hand.winning])
    for red in red_fives_in(hand.tally - ONE_OF[hand.winning]):
        # a red five is the last of its kind on the rack, and so in the last group that has one
        five, index = KIND_OF[red], len(tiles) - 1
        while five not in tiles[index]:
            index -= 1
        tiles[index] = _with_red_five(tiles[index], five, red)
    return tiles


@lru_cache(maxsize=1 << 10)
def _with_red_five(tiles: tuple[Tile, ...], five: Kind, red: Tile) -> tuple[Tile, ...]:
    return sort_tiles(_replaced(tiles, five, red))


def _replaced(tiles: tuple[Tile, ...], old: Tile, *new: Tile) -> tuple[Tile, ...]:
    """The tiles with another for one of them, or with one fewer."""
    place = tiles.index(old)
    return (*tiles[:place], *new, *tiles[place + 1 :])
