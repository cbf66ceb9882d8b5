"""The loop that reads all words of boards of up to 64 tiles, each with its best path: the fast one.

A board is a handful of 64-bit sets. The loop extends the beginnings of words level by level, a block at a time.
The work on one beginning does not depend on another, and hardly a branch in it is hard to predict.
"""

# mypy: disable-error-code="untyped-decorator, no-any-return"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.words.compiled import ENDING, NONE, ONE, SINGLE, edge, loop, lowest

BLOCK, MOST = np.uint64(512), np.uint64(128)
"""How many beginnings of a level are kept at a time, and how many a single one can lead to."""
ONWARD, USED, NODE, LINK, SCORE = range(5)
"""A beginning: the tiles it may go on to, those it used, its row in the table, its link, and the sum of its values."""
COLUMNS = 5
AT, ABOVE = np.uint64(32), np.uint64(8)
NUMBER, TILE = np.uint64(0xFFFFFFFF), np.uint64(0xFF)
"""A link: in the low half how many words come before, then the last tile, and where the beginning before it is kept."""
REVERSIBLE, STARTS, ENDS, USABLE, THROUGH, TOUCHING, FRESH, TOUCHES = range(8)
"""The sets of a search, the tiles that may be used only once, and then what each tile touches."""
FIRST, SECOND, WORTH = range(3)
SIX, GROUPS = np.uint64(6), 5
"""The tiles for a set of letters are looked up six letters at a time: 29 letters are five groups."""
GROUP = np.uint64(63)


@loop
def trail(link: np.uint64, steps: int, states: NDArray[np.uint64], paths: NDArray[np.int16], place: int) -> None:
    """Writes the tiles of a path, from the last to the first."""
    for step in range(steps - 1, -1, -1):
        paths[place, step] = np.int16(link & TILE)
        link = states[link >> ABOVE, LINK] >> AT


@loop
def is_lower(path: NDArray[np.int16], other: NDArray[np.int16], steps: int) -> bool:
    for step in range(steps):
        if path[step] != other[step]:
            return path[step] < other[step]
    return False


@loop
def tiles_with(node: np.uint64, match: NDArray[np.uint64]) -> np.uint64:
    """The tiles with a letter that may follow."""
    tiles = match[0, node & GROUP] | match[1, (node >> SIX) & GROUP] | match[2, (node >> (2 * SIX)) & GROUP]
    return tiles | match[3, (node >> (3 * SIX)) & GROUP] | match[4, (node >> (4 * SIX)) & GROUP]


@loop
def lay_out(
    sets: NDArray[np.uint64],
    letters: NDArray[np.uint8],
    values: NDArray[np.int64],
    board: int,
    boards: int,
    tiles: NDArray[np.uint64],
    match: NDArray[np.uint64],
) -> tuple[np.uint64, np.uint64]:
    """Fills in what each tile is and which tiles have which letters; returns the fragments and the reversible ones."""
    size = sets.shape[0] - TOUCHES
    fragments = NONE
    reversible = NONE
    match[:] = NONE
    for tile in range(size):
        bit = ONE << np.uint64(tile)
        place = board * size + tile
        first = np.uint64(letters[place])
        second = np.uint64(letters[boards * size + place] if letters.shape[0] > boards * size else SINGLE)
        tiles[tile, FIRST] = first
        tiles[tile, SECOND] = second
        tiles[tile, WORTH] = ONE + np.uint64(second != SINGLE)
        if values.shape[0] > 0:
            tiles[tile, WORTH] = np.uint64(values[board, tile])
        if first == SINGLE or sets[USABLE] & bit == 0:
            continue
        match[first // SIX, ONE << first % SIX] |= bit
        if second != SINGLE:
            fragments |= bit
            if sets[REVERSIBLE] & bit != 0 and first != second:
                reversible |= bit
                match[second // SIX, ONE << second % SIX] |= bit
    for group in range(GROUPS):
        for some in range(1, 64):
            match[group, some] = match[group, some & (some - 1)] | match[group, some & -some]
    return fragments, reversible


@loop
def narrow(
    table: NDArray[np.uint64],
    sets: NDArray[np.uint64],
    letters: NDArray[np.uint8],
    values: NDArray[np.int64],
    boards: int,
    states: NDArray[np.uint64],
    slots: NDArray[np.int32],
    counts: NDArray[np.int64],
    words: NDArray[np.uint32],
    scores: NDArray[np.int64],
    lengths: NDArray[np.int16],
    paths: NDArray[np.int16],
) -> int:
    """Reads board after board into the columns, and returns how many it has read.

    `sets` are those of the search and, for each tile, what it touches. `letters` has the first letters of all boards,
    SINGLE for a blank, then, if there are fragments, the second letters; `values` may be empty: a tile counts its
    letters. It stops before a board whose words or count might not fit.
    """
    touching = sets[TOUCHES:]
    tiles = np.empty((64, 3), np.uint64)
    match = np.empty((GROUPS, 64), np.uint64)
    bounds = np.zeros((64, 2), np.uint64)
    path = np.empty((1, 64), np.int16)
    last = np.uint64(states.shape[0]) - BLOCK
    allowed_ends, through, one_of, fresh = sets[ENDS], sets[THROUGH], sets[TOUCHING], sets[FRESH]
    total = 0
    for board in range(boards):
        if words.shape[0] - total < slots.shape[0] or board == counts.shape[0]:
            return board
        before = total
        fragments, reversible = lay_out(sets, letters, values, board, boards, tiles, match)
        level = 0
        states[0, ONWARD] = tiles_with(table[0, 0], match) & sets[STARTS]
        states[0, USED] = NONE
        states[0, NODE] = table[0, 0]
        states[0, LINK] = NONE
        states[0, SCORE] = NONE
        bounds[0, 0], bounds[0, 1] = NONE, np.uint64(states[0, ONWARD] != 0)
        while True:
            at, end = bounds[level, 0], bounds[level, 1]
            if at == end:
                if level == 0:
                    break
                level -= 1
                continue
            base = np.uint64(level + 1) * BLOCK
            made = base
            found = NONE
            while at < end and made - base + found < BLOCK - MOST:
                onward = states[at, ONWARD]
                used_before = states[at, USED]
                node_before = states[at, NODE]
                number_before = states[at, LINK] & NUMBER
                score_before = states[at, SCORE]
                turned = False
                while onward != 0:
                    tile = lowest(onward)
                    bit = ONE << tile
                    onward ^= bit
                    letter = tiles[tile, FIRST]
                    node = node_before
                    number = number_before
                    if fragments & bit != 0:
                        second = tiles[tile, SECOND]
                        if turned:
                            letter, second = second, letter
                        turned = not turned and reversible & bit != 0
                        if turned:
                            onward |= bit
                        if (node >> letter) & ONE == 0:
                            continue
                        row = edge(node, letter)
                        node = table[row, 0]
                        number += table[row, 1] + ((node >> ENDING) & ONE)
                        if (node >> second) & ONE == 0:
                            continue
                        letter = second
                    row = edge(node, letter)
                    node = table[row, 0]
                    number += table[row, 1]
                    used = used_before | bit
                    score = score_before + tiles[tile, WORTH]
                    link = (at << ABOVE | tile) << AT
                    ends = (node >> ENDING) & ONE
                    states[last + found, USED] = used
                    states[last + found, LINK] = link | number
                    states[last + found, SCORE] = score
                    found += ends
                    free = tiles_with(node, match) & touching[tile] & ~(used & fresh)
                    states[made, ONWARD] = free
                    states[made, USED] = used
                    states[made, NODE] = node
                    states[made, LINK] = link | (number + ends)
                    states[made, SCORE] = score
                    made += np.uint64(free != 0)
                at += ONE
            bounds[level, 0] = at
            level += 1
            bounds[level, 0], bounds[level, 1] = base, made
            for one in range(found):
                used = states[last + one, USED]
                link = states[last + one, LINK] >> AT
                if used & through != through or used & one_of == 0 or (allowed_ends >> (link & TILE)) & ONE == 0:
                    continue
                number = states[last + one, LINK] & NUMBER
                total_score = np.int64(states[last + one, SCORE])
                place = before + slots[number] - 1
                if place < before:
                    place = total
                    total += 1
                    slots[number] = total - before
                    words[place] = number
                    trail(link, level, states, paths, place)
                elif total_score > scores[place]:
                    trail(link, level, states, paths, place)
                elif total_score == scores[place] and level != lengths[place]:
                    # Paths of one length come in order; with fragments a word may have paths of several lengths.
                    trail(link, level, states, path, 0)
                    if not is_lower(path[0], paths[place], min(level, lengths[place])):
                        continue
                    paths[place, :level] = path[0, :level]
                else:
                    continue
                scores[place] = total_score
                lengths[place] = level
        counts[board] = total - before
        for place in range(before, total):
            slots[words[place]] = 0
    return boards
