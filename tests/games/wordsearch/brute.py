"""Tracing again, slow and simple: every path over the tiles, and everything it spells."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from parlour.core.game import Seat
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.state import Open

FRAGMENTS = {"IN", "ON", "IS"}
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def spelled(open: Open, seat: Seat, game: WordSearch, longest: int) -> dict[str, list[tuple[int, ...]]]:
    """What the tiles let a seat call: every string of up to `longest` letters, with its paths."""
    found: defaultdict[str, list[tuple[int, ...]]] = defaultdict(list)
    todo: list[tuple[str, tuple[int, ...]]] = [("", ())]
    while todo:
        word, path = todo.pop()
        for tile in steps(open, seat, game, path):
            for letters in readings(open, tile):
                longer = word + letters, (*path, tile)
                if len(longer[0]) <= longest:
                    todo.append(longer)
                    if len(longer[0]) >= 2 and tile % 100 not in open.tokens:
                        found[longer[0]].append(longer[1])
    return dict(found)


def tiles(open: Open, game: WordSearch) -> Iterator[int]:
    """The tiles that can be read: the top of each stack, or every level if that was agreed."""
    for place, stack in enumerate(open.stacks):
        for level in range(len(stack)):
            if level == len(stack) - 1 or game.stack_read == "vertical":
                yield place + 100 * level


def steps(open: Open, seat: Seat, game: WordSearch, path: tuple[int, ...]) -> Iterator[int]:
    for tile in tiles(open, game):
        if tile in path and not game.tile_reuse:
            continue
        if open.tokens and tile % 100 == open.tokens[seat]:
            continue
        if game.tokens_block == "all" and tile % 100 in open.tokens:
            continue
        if path and not touch(open, path[-1], tile):
            continue
        if not path and open.tokens and not beside(open, open.tokens[seat], tile):
            continue
        yield tile


def readings(open: Open, tile: int) -> set[str]:
    letters = open.stacks[tile % 100][tile // 100]
    return {letters, letters[::-1]} if letters in FRAGMENTS else {letters}


def touch(open: Open, one: int, other: int) -> bool:
    """The tops of neighbouring places touch at any height, and so do tiles one above the other."""
    if one % 100 == other % 100:
        return abs(one - other) == 100
    return is_top(open, one) and beside(open, one % 100, other)


def beside(open: Open, place: int, tile: int) -> bool:
    (q, r), (x, y) = open.places[place], open.places[tile % 100]
    return is_top(open, tile) and (x - q, y - r) in AROUND


def is_top(open: Open, tile: int) -> bool:
    return tile // 100 == len(open.stacks[tile % 100]) - 1
