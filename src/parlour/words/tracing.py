"""The paths that spell a given word, found without a lexicon."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from parlour.words.board import Board, Search


def paths(board: Board, word: str, search: Search | None = None) -> Iterator[tuple[int, ...]]:
    """Every path that spells the word, each once, lower tile numbers first (LE-A19)."""
    search = search or Search()
    starts = range(len(board.tiles)) if search.starts is None else sorted(search.starts)
    if word:
        yield from _onward(board, word, search, (), starts)


def traces(board: Board, word: str, path: tuple[int, ...], search: Search | None = None) -> bool:
    """Whether this path spells the word."""
    search = search or Search()
    steps = pairwise(path)
    return (
        all(0 <= tile < len(board.tiles) for tile in path)
        and all(there in board.neighbours[here] for here, there in steps)
        and (search.reuse or len(set(path)) == len(path))
        and not search.barred & set(path)
        and (search.starts is None or (bool(path) and path[0] in search.starts))
        and _allowed_end(search, path)
        and _spells(board, word, path)
    )


def _onward(
    board: Board, rest: str, search: Search, path: tuple[int, ...], candidates: Iterable[int]
) -> Iterator[tuple[int, ...]]:
    for tile in candidates:
        if tile in search.barred or (tile in path and not search.reuse):
            continue
        # A fragment spells different letters forwards and backwards: at most one of them fits here.
        fitting = next((letters for letters in board.readings(tile) if rest.startswith(letters)), None)
        if fitting is None:
            continue
        longer = (*path, tile)
        if len(fitting) == len(rest):
            if _allowed_end(search, longer):
                yield longer
        else:
            yield from _onward(board, rest[len(fitting) :], search, longer, sorted(board.neighbours[tile]))


def _allowed_end(search: Search, path: tuple[int, ...]) -> bool:
    return (
        bool(path)
        and (search.ends is None or path[-1] in search.ends)
        and search.through <= set(path)
        and (not search.touching or bool(search.touching & set(path)))
    )


def _spells(board: Board, word: str, path: tuple[int, ...]) -> bool:
    if not path:
        return not word
    return any(
        word.startswith(letters) and _spells(board, word[len(letters) :], path[1:])
        for letters in board.readings(path[0])
    )
