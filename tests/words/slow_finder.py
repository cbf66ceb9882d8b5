"""The finder written a second time, slowly and simply: walk every path, look every spelling up in a set."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from parlour.words.board import Board, Search


def all_paths(board: Board, search: Search, longest: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Every path with every spelling it has, up to this many letters."""
    todo: list[tuple[str, tuple[int, ...]]] = [("", ())]
    while todo:
        text, path = todo.pop()
        for tile in range(len(board.tiles)):
            if path and tile not in board.neighbours[path[-1]]:
                continue
            if not path and search.starts is not None and tile not in search.starts:
                continue
            if tile in search.barred or (not search.reuse and tile in path) or board.tiles[tile] == "":
                continue
            letters = board.tiles[tile]
            for reading in {letters, letters[::-1]} if tile in board.reversible else {letters}:
                if len(text + reading) <= longest:
                    yield text + reading, (*path, tile)
                    todo.append((text + reading, (*path, tile)))


def allowed(path: tuple[int, ...], search: Search) -> bool:
    if search.ends is not None and path[-1] not in search.ends:
        return False
    if any(tile not in path for tile in search.through):
        return False
    return not search.touching or any(tile in path for tile in search.touching)


def best_paths(
    board: Board, words: Set[str], search: Search, values: Sequence[int], longest: int
) -> dict[str, tuple[int, tuple[int, ...]]]:
    """For each word the best sum, and the lowest of the paths that reach it."""
    found: dict[str, list[tuple[int, tuple[int, ...]]]] = {}
    for text, path in all_paths(board, search, longest):
        if text in words and allowed(path, search):
            found.setdefault(text, []).append((-sum(values[tile] for tile in path), path))
    return {word: (-min(ways)[0], min(ways)[1]) for word, ways in found.items()}
