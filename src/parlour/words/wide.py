"""The loop that reads all words of one board of any size, each with its best path."""

# mypy: disable-error-code="untyped-decorator"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.words.compiled import DEEPEST, ENDING, LETTERS, NONE, ONE, SINGLE, edge, loop


@loop
def keep(
    number: np.uint64,
    score: np.int64,
    steps: int,
    path: NDArray[np.int16],
    slots: NDArray[np.int32],
    count: int,
    words: NDArray[np.uint32],
    scores: NDArray[np.int64],
    lengths: NDArray[np.int16],
    paths: NDArray[np.int16],
) -> int:
    """Records a word or a better path to it; of equal paths the first stays. Returns the number of words so far."""
    place = slots[number] - 1
    if place < 0:
        place = count
        count += 1
        slots[number] = count
        words[place] = number
    elif scores[place] >= score:
        return count
    scores[place] = score
    lengths[place] = steps
    for step in range(steps):
        paths[place, step] = path[step]
    return count


@loop
def wide(
    table: NDArray[np.uint64],
    order: NDArray[np.int16],
    begins: NDArray[np.int64],
    letters: NDArray[np.uint8],
    values: NDArray[np.int64],
    reversible: NDArray[np.bool_],
    ends: NDArray[np.bool_],
    usable: NDArray[np.bool_],
    through: NDArray[np.int16],
    one_of: NDArray[np.int16],
    reuse: bool,
    slots: NDArray[np.int32],
    words: NDArray[np.uint32],
    scores: NDArray[np.int64],
    lengths: NDArray[np.int16],
    paths: NDArray[np.int16],
) -> int:
    """`order` lists the tiles to start on, then each tile's neighbours; `begins` says where each list begins.

    `letters` has the first letters of all tiles, then the second ones.
    """
    cursor = np.empty(DEEPEST, np.int64)
    stop = np.empty(DEEPEST, np.int64)
    backwards = np.zeros(DEEPEST, np.bool_)
    nodes = np.empty(DEEPEST, np.uint64)
    word = np.empty(DEEPEST, np.uint64)
    score = np.empty(DEEPEST, np.int64)
    path = np.empty(DEEPEST, np.int16)
    tiles = values.shape[0]
    visits = np.zeros(tiles, np.int16)
    count = 0
    depth = 0
    cursor[0], stop[0] = begins[0], begins[1]
    nodes[0], word[0], score[0] = table[0, 0], NONE, 0
    while True:
        if cursor[depth] == stop[depth]:
            if depth == 0:
                return count
            depth -= 1
            visits[path[depth]] -= 1
            continue
        tile = order[cursor[depth]]
        letter, second = np.uint64(letters[tile]), np.uint64(letters[tiles + tile])
        if backwards[depth]:
            letter, second = second, letter
        if not backwards[depth] and reversible[tile] and second != SINGLE and second != letter:  # noqa: PLR1714
            backwards[depth] = True
        else:
            backwards[depth] = False
            cursor[depth] += 1
        if not usable[tile] or letter == SINGLE or (visits[tile] > 0 and not reuse):
            continue
        node, number = nodes[depth], word[depth]
        if (node >> letter) & ONE == 0:
            continue
        row = edge(node, letter)
        node, number = table[row, 0], number + table[row, 1]
        if second != SINGLE:
            if (node >> second) & ONE == 0:
                continue
            number += (node >> ENDING) & ONE
            row = edge(node, second)
            node, number = table[row, 0], number + table[row, 1]
        path[depth] = tile
        total = score[depth] + values[tile]
        visits[tile] += 1
        if (node >> ENDING) & ONE != 0 and ends[tile]:
            allowed = True
            for needed in through:
                allowed = allowed and visits[needed] > 0
            if allowed and one_of.shape[0] > 0:
                allowed = False
                for wanted in one_of:
                    allowed = allowed or visits[wanted] > 0
            if allowed:
                count = keep(number, total, depth + 1, path, slots, count, words, scores, lengths, paths)
        if node & LETTERS == 0:
            visits[tile] -= 1
            continue
        depth += 1
        cursor[depth], stop[depth] = begins[tile + 1], begins[tile + 2]
        backwards[depth] = False
        nodes[depth] = node
        word[depth] = number + ((node >> ENDING) & ONE)
        score[depth] = total
