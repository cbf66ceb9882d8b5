"""The hexagons: where the places are, which of them touch, and how the word finder sees them (WS-A1, WS-A16)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, Final, NamedTuple, TypeAlias

from msgspec import Meta

from parlour.games.wordsearch.letters import FRAGMENTS
from parlour.words.board import Board

Axis: TypeAlias = Annotated[int, Meta(ge=-60, le=60)]
Hex: TypeAlias = tuple[Axis, Axis]
"""Axial coordinates (q, r). The middle is (0, 0)."""
Place: TypeAlias = Annotated[int, Meta(ge=0, le=59)]
"""The number of a hexagon among the places of the table."""
Tile: TypeAlias = Annotated[int, Meta(ge=0, le=5959)]
"""A tile: the number of its place, plus 100 for each tile below it in a stack."""
Stack: TypeAlias = tuple[str, ...]
"""The tiles on a place, from the ground up."""
Path: TypeAlias = Annotated[tuple[Tile, ...], Meta(max_length=60)]

LEVEL: Final = 100
STEPS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
TRIANGLE: Final[tuple[Hex, ...]] = ((0, 0), (1, 0), (0, 1))


@cache
def hexagon(radius: int) -> tuple[Hex, ...]:
    """All places of a hexagon, row by row from the top, each from the left."""
    reach = range(-radius, radius + 1)
    return tuple((q, r) for r in reach for q in reach if abs(q + r) <= radius)


@lru_cache(maxsize=1024)
def neighbours(places: tuple[Hex, ...]) -> tuple[tuple[Place, ...], ...]:
    """For each place, the places it touches."""
    at = {place: number for number, place in enumerate(places)}
    return tuple(tuple(sorted(at[q + x, r + y] for x, y in STEPS if (q + x, r + y) in at)) for q, r in places)


@cache
def around(radius: int) -> tuple[tuple[Place, ...], ...]:
    """For each place of a hexagon, the places it touches."""
    return neighbours(hexagon(radius))


def heights(stacks: tuple[Stack, ...]) -> tuple[int, ...]:
    return tuple(map(len, stacks))


def middle(places: tuple[Hex, ...]) -> Place:
    """The place in the middle, which never has a tile. The tokens begin there (WS-3, WS-A6)."""
    return len(places) // 2


@cache
def filled(places: int, empty: Place | None) -> tuple[int, ...]:
    """How many tiles lie on each place after the deal (WS-2)."""
    return tuple(int(place != empty) for place in range(places))


@lru_cache(maxsize=1024)
def names(places: tuple[Hex, ...]) -> tuple[str, ...]:
    """What people call the places.

    On a board a name is the letter of the row and the number in the row, with a1 at the top left. Without a board it
    is the coordinates, with 0,0 for the first tile of the triangle.
    """
    if places[:1] == TRIANGLE[:1]:
        return tuple(f"{q},{r}" for q, r in places)
    rows = sorted({r for _, r in places})
    first = {r: min(q for q, row in places if row == r) for r in rows}
    return tuple(f"{'abcdefg'[rows.index(r)]}{q - first[r] + 1}" for q, r in places)


@lru_cache(maxsize=1024)
def brink(places: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """The free hexagons that touch at least one place (WS-A17). A new place changes only those around it."""
    if not places:
        return ()
    q, r = places[-1]
    around = {(q + x, r + y) for x, y in STEPS}
    return tuple(sorted(around.union(brink(places[:-1])).difference(places)))


def place_of(tile: Tile) -> Place:
    return tile % LEVEL


def top(place: Place, height: int) -> Tile:
    """The top tile of a stack of this height."""
    return place + LEVEL * (height - 1)


def letters_of(tile: Tile, stacks: tuple[Stack, ...]) -> str:
    return stacks[tile % LEVEL][tile // LEVEL]


def tiles_in(heights: tuple[int, ...], *, vertical: bool) -> list[Tile]:
    """The tiles that can be read in stacks of these heights: the top ones, or all if that was agreed."""
    if vertical:
        return sorted([place + LEVEL * level for place, height in enumerate(heights) for level in range(height)])
    return sorted([top(place, height) for place, height in enumerate(heights) if height])


class Ground(NamedTuple):
    """Which tiles can be read and which of them touch, whatever their letters. `number` numbers them from 0."""

    tiles: tuple[Tile, ...]
    touching: tuple[tuple[int, ...], ...]
    number: dict[Tile, int]


class Layout(NamedTuple):
    """The table as the word finder sees it, and the tile behind each of its numbers."""

    board: Board
    tiles: tuple[Tile, ...]
    number: dict[Tile, int]


@lru_cache(maxsize=256)
def layout(places: tuple[Hex, ...], stacks: tuple[Stack, ...], *, vertical: bool) -> Layout:
    tiles, touching, number = ground(places, tuple(map(len, stacks)), vertical=vertical)
    faces = tuple([stacks[tile % LEVEL][tile // LEVEL] for tile in tiles])
    reversible = frozenset([at for at, face in enumerate(faces) if face in FRAGMENTS])
    return Layout(Board(faces, touching, reversible), tiles, number)


@lru_cache(maxsize=256)
def ground(places: tuple[Hex, ...], heights: tuple[int, ...], *, vertical: bool) -> Ground:
    """Top tiles touch those of neighbouring places at any height.

    Inside a stack, each tile touches the ones directly above and below, if that was agreed (WS-A16).
    """
    tops = {place: top(place, height) for place, height in enumerate(heights) if height}
    tiles = tiles_in(heights, vertical=vertical)
    number = {tile: at for at, tile in enumerate(tiles)}
    near = neighbours(places)
    touching: list[tuple[int, ...]] = []
    for tile in tiles:
        place = place_of(tile)
        beside = [tops[other] for other in near[place] if other in tops] if tops[place] == tile else []
        beside += [other for other in (tile - LEVEL, tile + LEVEL) if other in number]
        touching.append(tuple(sorted(number[other] for other in beside)))
    return Ground(tuple(tiles), tuple(touching), number)
