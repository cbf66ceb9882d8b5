"""Chains: which lie open, which may still come true, and why six tiles are neither.

Chains come straightest first, as a person reads them most easily: those with the fewest bends; of these, those that
turn least in all; of these, by their tiles in reading order. Whatever shows a single chain shows the first.

A set of tiles is an integer with one bit for each place; a1 is the highest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from parlour.games.moerder.board import (
    AROUND,
    BODY,
    GAP,
    HIDDEN,
    LETTERS,
    PLACES,
    SIDE,
    WORD,
    Board,
    Letter,
    Tile,
    bag,
    name,
)

Chain: TypeAlias = tuple[Tile, Tile, Tile, Tile, Tile, Tile]
"""Six tiles in the order of the word. A face-down tile stands for the letter of its place."""

BIT = tuple(1 << (len(PLACES) - 1 - tile) for tile in PLACES)
ALL = sum(BIT)
NEAR = tuple(sum(BIT[other] for other in AROUND[tile]) for tile in PLACES)
NOT_FIRST_COLUMN = sum(BIT[tile] for tile in PLACES if tile % SIDE)
NOT_LAST_COLUMN = NOT_FIRST_COLUMN << 1
FIRST_R, LAST_R = 2, 5
MOST_BENDS = 4
COMPASS = (-SIDE, 1 - SIDE, 1, 1 + SIDE, SIDE, SIDE - 1, -1, -1 - SIDE)
"""What a step adds to a tile's number, for each direction around the clock."""
LETTER_AT = tuple(LETTERS.index(letter) for letter in WORD)
ONE_BYTE = "cp1252"
PLENTY = (2,) * len(LETTERS)


def _ones(face: str) -> bytes:
    """Translates a board into the digits of a set: 1 where this face lies."""
    code = face.encode(ONE_BYTE)[0]
    return bytes(ord("1") if byte == code else ord("0") for byte in range(256))


LETTER_ONES = tuple(_ones(letter) for letter in LETTERS)
HIDDEN_ONES = _ones(HIDDEN)


class Layout(NamedTuple):
    """Where each letter lies open, which tiles are face down, and how many of each letter they hide."""

    letters: tuple[int, ...]
    hidden: int
    left: tuple[int, ...]


class Flaw(NamedTuple):
    """Why six tiles are no chain: a code, the tile at fault, and the letter its place asks for."""

    code: Literal[
        "tile_twice", "tile_hidden", "tile_gone", "body_in_chain", "wrong_letter", "not_adjacent", "letter_used_up"
    ]
    tile: int
    letter: Letter

    @property
    def facts(self) -> dict[str, str]:
        return {"tile": name(self.tile), "letter": self.letter}


def layout(board: Board, collected: str = "", *, counts: bool = True) -> Layout:
    """The board as sets. Without `counts` a face-down tile may be any letter, used up or not (MO-A3)."""
    faces = board.encode(ONE_BYTE)
    letters = tuple([int(faces.translate(ones), 2) for ones in LETTER_ONES])
    return Layout(letters, int(faces.translate(HIDDEN_ONES), 2), bag(board, collected)[:5] if counts else PLENTY)


def spread(tiles: int) -> int:
    """These tiles and their neighbours."""
    row = tiles | (tiles & NOT_LAST_COLUMN) >> 1 | (tiles & NOT_FIRST_COLUMN) << 1
    return (row | row >> SIDE | row << SIDE) & ALL


def has_open_chain(here: Layout) -> bool:
    """Does the word lie open? Only the two Rs could fall on the same tile, so only they are checked (MO-7)."""
    m, o, r, d, e = here.letters
    first = spread(spread(m) & o) & r
    while first:
        one = first & -first
        if spread(spread(spread(one) & d) & e) & r & ~one:
            return True
        first ^= one
    return False


def bends(chain: Chain) -> int:
    """How often the line changes direction: zero to four times."""
    return sum(one != other for one, other in pairwise(_steps(chain)))


def straightness(chain: Chain) -> tuple[int, int, Chain]:
    """The order in which chains come: bends, eighths of a full turn in all, tiles."""
    turns = (abs(COMPASS.index(one) - COMPASS.index(other)) for one, other in pairwise(_steps(chain)))
    return bends(chain), sum(min(turn, len(COMPASS) - turn) for turn in turns), chain


def _steps(chain: Chain) -> list[int]:
    return [after - before for before, after in pairwise(chain)]


def open_chains(here: Layout) -> Iterator[Chain]:
    """Every chain that lies open, the straightest first."""
    return _straightest_first([_narrowed([here.letters[letter] for letter in LETTER_AT])])


def possible_chains(here: Layout, tile: int) -> Iterator[Chain]:
    """Every chain through this open letter that may still come true, the straightest first (MO-A3)."""
    return _straightest_first(_ways(here, tile))


def possible(here: Layout, tile: int) -> bool:
    """Could this open letter still belong to a chain (MO-10)?"""
    return any(next(_walk((), fits[0], 0, fits, None), None) is not None for fits in _ways(here, tile))


def _ways(here: Layout, tile: int) -> Iterator[list[int]]:
    """The tiles that fit each place of a chain through this open letter, with face-down tiles as letters.

    An R may stand at two places, and a single R left may be only one of them, so there may be several such lists.
    """
    fits = [here.letters[letter] | (here.hidden if here.left[letter] else 0) for letter in LETTER_AT]
    r = LETTERS.index("R")
    for place, letter in enumerate(LETTER_AT):
        if here.letters[letter] & BIT[tile]:
            through = [*fits[:place], BIT[tile], *fits[place + 1 :]]
            if here.left[r] == 1:
                yield _narrowed(_only(through, FIRST_R, here.letters[r]))
                through = _only(_only(through, FIRST_R, here.hidden), LAST_R, here.letters[r])
            yield _narrowed(through)


def _only(fits: list[int], place: int, tiles: int) -> list[int]:
    return [*fits[:place], fits[place] & tiles, *fits[place + 1 :]]


def flaw(board: Board, collected: str, tiles: Sequence[int], *, hidden: bool, counts: bool = True) -> Flaw | None:
    """Why these six tiles are no chain. With `hidden`, face-down tiles may stand for letters (MO-7, MO-A3)."""
    left = dict(zip(LETTERS, bag(board, collected) if counts else PLENTY, strict=False))
    for place, (tile, letter) in enumerate(zip(tiles, WORD, strict=True)):
        face = board[tile]
        if tile in tiles[:place]:
            return Flaw("tile_twice", tile, letter)
        if face == GAP:
            return Flaw("tile_gone", tile, letter)
        if face == BODY:
            return Flaw("body_in_chain", tile, letter)
        if face == HIDDEN:
            if not hidden:
                return Flaw("tile_hidden", tile, letter)
            left[letter] -= 1
            if left[letter] < 0:
                return Flaw("letter_used_up", tile, letter)
        elif face != letter:
            return Flaw("wrong_letter", tile, letter)
        if place and tile not in AROUND[tiles[place - 1]]:
            return Flaw("not_adjacent", tile, letter)
    return None


def _narrowed(fits: list[int]) -> list[int]:
    """The same sets without tiles that touch none of the set before or after, so that walks hardly meet dead ends."""
    for place in range(1, 6):
        fits[place] &= spread(fits[place - 1])
    for place in range(4, -1, -1):
        fits[place] &= spread(fits[place + 1])
    return fits


def _straightest_first(ways: Iterable[list[int]]) -> Iterator[Chain]:
    ways = list(ways)
    for number in range(MOST_BENDS + 1):
        yield from sorted((chain for fits in ways for chain in _walk((), fits[0], 0, fits, number)), key=straightness)


def _walk(begun: tuple[int, ...], onward: int, used: int, fits: list[int], bends: int | None) -> Iterator[Chain]:
    """Every way through six different touching tiles, one from each set, with this many bends or any number."""
    place = len(begun) + 1
    while onward:
        tile = len(PLACES) - onward.bit_length()
        bit = BIT[tile]
        onward ^= bit
        left = bends
        if left is not None and place > 2:
            left -= tile - begun[-1] != begun[-1] - begun[-2]
            if not 0 <= left <= len(WORD) - place:
                continue
        if place == len(WORD):
            a, b, c, d, e = begun
            yield (a, b, c, d, e, tile)
            continue
        ahead = NEAR[tile] & fits[place] & ~(used | bit)
        if ahead:
            yield from _walk((*begun, tile), ahead, used | bit, fits, left)
