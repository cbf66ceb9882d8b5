"""The loop that reads all words of many boards, numbers only: the fast one.

A graph is a table with a row for each edge: a bit for every letter that may follow and bit 31 where a word ends; where
those letters' edges begin; how many words to skip. A board of up to 64 tiles is a handful of 64-bit sets.
"""

# mypy: disable-error-code="untyped-decorator"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.words.compiled import BIT, DEEPEST, ENDING, LETTERS, NONE, ONE, SINGLE, loop, lowest, members


@loop
def sweep(
    table: NDArray[np.uint32],
    root: np.uint32,
    touching: NDArray[np.uint64],
    boards: NDArray[np.uint8],
    seconds: NDArray[np.uint8],
    reversible: np.uint64,
    starts: np.uint64,
    usable: np.uint64,
    seen: NDArray[np.uint32],
    found: NDArray[np.uint32],
    counts: NDArray[np.int64],
) -> int:
    """The numbers of all words on many boards of one layout, board after board; says how many boards were done.

    `boards` has a row of first letters for each board (SINGLE for a blank), `seconds` the second letters; `seen` marks
    a word with the number of the board, so that it need not be emptied. It stops before a board whose words might not
    fit into `found`.
    """
    tiles = boards.shape[1]
    with_letter = np.zeros(32, np.uint64)
    near = np.zeros(DEEPEST, np.uint32)
    reach = touching & usable
    s_all = np.empty(DEEPEST, np.uint32)
    s_left = np.empty(DEEPEST, np.uint32)
    s_first = np.empty(DEEPEST, np.uint32)
    s_free = np.empty(DEEPEST, np.uint64)
    s_used = np.empty(DEEPEST, np.uint64)
    s_word = np.empty(DEEPEST, np.uint32)
    s_candidates = np.empty(DEEPEST, np.uint64)
    s_edge = np.empty(DEEPEST, np.uint64)
    s_next = np.empty(DEEPEST, np.uint32)
    s_below = np.empty(DEEPEST, np.uint32)
    s_letter = np.empty(DEEPEST, np.uint32)
    total = NONE
    for board in range(boards.shape[0]):
        if np.uint64(found.shape[0]) - total < np.uint64(seen.shape[0]):
            return board
        run = np.uint32(board + 1)
        before = total
        with_letter[:] = NONE
        fragments = NONE
        for tile in range(tiles):
            bit = ONE << np.uint64(tile)
            letter = boards[board, tile]
            if letter == SINGLE:
                continue
            with_letter[letter] |= bit
            second = seconds[board, tile]
            if second != SINGLE:
                fragments |= bit
                if reversible & bit != 0:
                    with_letter[second] |= bit
        for tile in range(tiles):
            letters = np.uint32(0)
            rest = reach[tile]
            while rest != 0:
                other = lowest(rest)
                rest &= rest - ONE
                if boards[board, other] != SINGLE:
                    letters |= BIT << np.uint32(boards[board, other])
                    if seconds[board, other] != SINGLE and reversible & (ONE << other) != 0:
                        letters |= BIT << np.uint32(seconds[board, other])
            near[tile] = letters
        depth = NONE
        everything = root
        left = root & LETTERS
        first = np.uint32(1)
        free = starts & usable
        used = NONE
        word = np.uint32(0)
        candidates = NONE
        edge = NONE
        next_word = np.uint32(0)
        below = np.uint32(0)
        letter_now = np.uint32(0)
        while True:
            if candidates == 0:
                if left == 0:
                    if depth == 0:
                        break
                    depth -= ONE
                    everything = s_all[depth]
                    left = s_left[depth]
                    first = s_first[depth]
                    free = s_free[depth]
                    used = s_used[depth]
                    word = s_word[depth]
                    candidates = s_candidates[depth]
                    edge = s_edge[depth]
                    next_word = s_next[depth]
                    below = s_below[depth]
                    letter_now = s_letter[depth]
                    continue
                letter_now = lowest(left)
                left &= left - BIT
                candidates = with_letter[letter_now] & free
                if candidates == 0:
                    continue
                edge = np.uint64(first) + np.uint64(members(np.uint32(everything & ((BIT << letter_now) - BIT))))
                below = table[edge, 0]
                next_word = np.uint32(word + table[edge, 2])
                spelled = below >> ENDING != 0 and candidates & ~fragments != 0
                if spelled and seen[np.uint64(next_word)] != run:
                    seen[np.uint64(next_word)] = run
                    found[total] = next_word
                    total += ONE
                if below & LETTERS == 0:
                    candidates = NONE
                continue
            tile_now = lowest(candidates)
            candidates &= candidates - ONE
            bit = ONE << tile_now
            edge_on = edge
            below_on = below
            word_on = next_word
            if fragments & bit != 0:
                second_letter = np.uint32(seconds[board, tile_now])
                if np.uint32(boards[board, tile_now]) != letter_now:
                    second_letter = np.uint32(boards[board, tile_now])
                if (below >> second_letter) & BIT == 0:
                    continue
                word_on = np.uint32(word_on + (below >> ENDING))
                edge_on = np.uint64(table[edge, 1]) + np.uint64(
                    members(np.uint32(below & LETTERS & ((BIT << second_letter) - BIT)))
                )
                below_on = table[edge_on, 0]
                word_on = np.uint32(word_on + table[edge_on, 2])
                if below_on >> ENDING != 0 and seen[np.uint64(word_on)] != run:
                    seen[np.uint64(word_on)] = run
                    found[total] = word_on
                    total += ONE
            onward = below_on & near[tile_now] & LETTERS
            if onward != 0:
                if candidates != 0 or left != 0:  # else nothing is left to come back to
                    s_all[depth] = everything
                    s_left[depth] = left
                    s_first[depth] = first
                    s_free[depth] = free
                    s_used[depth] = used
                    s_word[depth] = word
                    s_candidates[depth] = candidates
                    s_edge[depth] = edge
                    s_next[depth] = next_word
                    s_below[depth] = below
                    s_letter[depth] = letter_now
                    depth += ONE
                used = used | bit
                free = reach[tile_now] & ~used
                everything = below_on & LETTERS
                left = onward
                first = table[edge_on, 1]
                word = np.uint32(word_on + (below_on >> ENDING))
                candidates = NONE
        counts[board] = total - before
    return len(boards)
