"""A board as the finder sees it: tiles with letters on them, which tile touches which, and what a word may use."""

from __future__ import annotations

from msgspec import Struct


class Board(Struct, frozen=True):
    """Tiles in any layout: squares, hexagons, rectangles of all sizes. They are numbered from 0."""

    tiles: tuple[str, ...]
    """The letters of each tile: one, a fragment of two, or none (a blank, which breaks words)."""
    neighbours: tuple[tuple[int, ...], ...]
    """The tiles each tile touches."""
    reversible: frozenset[int] = frozenset()
    """Fragments that may also be read backwards (WS-7)."""

    def readings(self, tile: int) -> tuple[str, ...]:
        """The letters this tile may stand for in a word."""
        letters = self.tiles[tile]
        if not letters:
            return ()
        if tile in self.reversible and letters[::-1] != letters:
            return letters, letters[::-1]
        return (letters,)


class Search(Struct, frozen=True):
    """Which tiles a word may use and must use. By default anything goes."""

    starts: frozenset[int] | None = None
    """The first tile is one of these (WS-4)."""
    ends: frozenset[int] | None = None
    """The last tile is one of these (WS-A5)."""
    barred: frozenset[int] = frozenset()
    """The word uses none of these (WS-5)."""
    through: frozenset[int] = frozenset()
    """The word uses all of these."""
    touching: frozenset[int] = frozenset()
    """The word uses at least one of these, if there are any (LE-7)."""
    reuse: bool = False
    """A tile may be used more than once in a word (WS-A3)."""
