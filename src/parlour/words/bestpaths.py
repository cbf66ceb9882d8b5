"""The loops that read all words of one board, each over its best path: one for boards of up to 64 tiles, one for wider.

Both give the same answer. The graph is the table that `sweeping` describes.
"""

# mypy: disable-error-code="untyped-decorator"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.words.compiled import BIT, DEEPEST, ENDING, LETTERS, NONE, ONE, SINGLE, loop, lowest, members


@loop
def keep(
    number: np.uint32,
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
    """Notes a word, or a better path to it; of equal paths the first stays. Says how many words there are now."""
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
def narrow(
    table: NDArray[np.uint32],
    root: np.uint32,
    touching: NDArray[np.uint64],
    firsts: NDArray[np.uint8],
    seconds: NDArray[np.uint8],
    values: NDArray[np.int64],
    reversible: np.uint64,
    starts: np.uint64,
    ends: np.uint64,
    usable: np.uint64,
    through: np.uint64,
    one_of: np.uint64,
    reuse: bool,
    slots: NDArray[np.int32],
    words: NDArray[np.uint32],
    scores: NDArray[np.int64],
    lengths: NDArray[np.int16],
    paths: NDArray[np.int16],
) -> int:
    tiles = firsts.shape[0]
    with_letter = np.zeros(32, np.uint64)
    near = np.zeros(DEEPEST, np.uint32)
    for tile in range(tiles):
        if firsts[tile] == SINGLE:
            continue
        bit = ONE << np.uint64(tile)
        with_letter[firsts[tile]] |= bit
        if seconds[tile] != SINGLE and reversible & bit != 0:
            with_letter[seconds[tile]] |= bit
    for tile in range(tiles):
        rest = touching[tile] & usable
        while rest != 0:
            other = lowest(rest)
            rest &= rest - ONE
            if firsts[other] != SINGLE:
                near[tile] |= BIT << np.uint32(firsts[other])
                if seconds[other] != SINGLE and reversible & (ONE << other) != 0:
                    near[tile] |= BIT << np.uint32(seconds[other])
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
    s_score = np.empty(DEEPEST, np.int64)
    s_steps = np.empty(DEEPEST, np.uint64)
    path = np.empty(DEEPEST, np.int16)
    count = 0
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
    letter = np.uint32(0)
    score = np.int64(0)
    steps = NONE
    while True:
        if candidates == 0:
            if left == 0:
                if depth == 0:
                    return count
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
                letter = s_letter[depth]
                score = s_score[depth]
                steps = s_steps[depth]
                continue
            letter = lowest(left)
            left &= left - BIT
            candidates = with_letter[letter] & free
            if candidates == 0:
                continue
            edge = np.uint64(first) + np.uint64(members(np.uint32(everything & ((BIT << letter) - BIT))))
            below = table[edge, 0]
            next_word = np.uint32(word + table[edge, 2])
            continue
        tile = lowest(candidates)
        candidates &= candidates - ONE
        bit = ONE << tile
        edge_on = edge
        below_on = below
        word_on = next_word
        if seconds[tile] != SINGLE:
            second = np.uint32(seconds[tile])
            if np.uint32(firsts[tile]) != letter:
                second = np.uint32(firsts[tile])
            if (below >> second) & BIT == 0:
                continue
            edge_on = np.uint64(table[edge, 1]) + np.uint64(members(np.uint32(below & ((BIT << second) - BIT))))
            below_on = table[edge_on, 0]
            word_on = np.uint32(word_on + (below >> ENDING) + table[edge_on, 2])
        path[steps] = np.int16(tile)
        used_on = used | bit
        score_on = score + values[tile]
        complete = used_on & through == through and (one_of == 0 or used_on & one_of != 0)
        if below_on >> ENDING != 0 and ends & bit != 0 and complete:
            count = keep(word_on, score_on, np.int64(steps) + 1, path, slots, count, words, scores, lengths, paths)
        onward = below_on & near[tile] & LETTERS
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
                s_letter[depth] = letter
                s_score[depth] = score
                s_steps[depth] = steps
                depth += ONE
            steps += ONE
            free = touching[tile] & usable
            if not reuse:
                free &= ~used_on
            used = used_on
            everything = below_on & LETTERS
            left = onward
            first = table[edge_on, 1]
            word = np.uint32(word_on + (below_on >> ENDING))
            score = score_on
            candidates = NONE


@loop
def wide(
    table: NDArray[np.uint32],
    root: np.uint32,
    order: NDArray[np.int16],
    begins: NDArray[np.int64],
    firsts: NDArray[np.uint8],
    seconds: NDArray[np.uint8],
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
    """`order` lists the tiles to start on, then each tile's neighbours; `begins` says where each list begins."""
    cursor = np.empty(DEEPEST, np.int64)
    stop = np.empty(DEEPEST, np.int64)
    backwards = np.zeros(DEEPEST, np.bool_)
    everything = np.empty(DEEPEST, np.uint32)
    first = np.empty(DEEPEST, np.uint32)
    word = np.empty(DEEPEST, np.uint32)
    score = np.empty(DEEPEST, np.int64)
    path = np.empty(DEEPEST, np.int16)
    visits = np.zeros(firsts.shape[0], np.int16)
    count = 0
    depth = 0
    cursor[0], stop[0] = begins[0], begins[1]
    everything[0], first[0], word[0], score[0] = root, np.uint32(1), np.uint32(0), 0
    while True:
        if cursor[depth] == stop[depth]:
            if depth == 0:
                return count
            depth -= 1
            visits[path[depth]] -= 1
            continue
        tile = order[cursor[depth]]
        letter, second = np.uint32(firsts[tile]), np.uint32(seconds[tile])
        if backwards[depth]:
            letter, second = second, letter
        if not backwards[depth] and reversible[tile] and second != SINGLE and second != letter:  # noqa: PLR1714
            backwards[depth] = True
        else:
            backwards[depth] = False
            cursor[depth] += 1
        if not usable[tile] or letter == SINGLE or (visits[tile] > 0 and not reuse):
            continue
        mask = everything[depth]
        if (mask >> letter) & BIT == 0:
            continue
        edge = np.uint64(first[depth]) + np.uint64(members(np.uint32(mask & ((BIT << letter) - BIT))))
        below = table[edge, 0]
        number = np.uint32(word[depth] + table[edge, 2])
        if second != SINGLE:
            if (below >> second) & BIT == 0:
                continue
            number = np.uint32(number + (below >> ENDING))
            edge = np.uint64(table[edge, 1]) + np.uint64(members(np.uint32(below & ((BIT << second) - BIT))))
            below = table[edge, 0]
            number = np.uint32(number + table[edge, 2])
        path[depth] = tile
        total = score[depth] + values[tile]
        visits[tile] += 1
        if below >> ENDING != 0 and ends[tile]:
            allowed = True
            for needed in through:
                allowed = allowed and visits[needed] > 0
            if allowed and one_of.shape[0] > 0:
                allowed = False
                for wanted in one_of:
                    allowed = allowed or visits[wanted] > 0
            if allowed:
                count = keep(number, total, depth + 1, path, slots, count, words, scores, lengths, paths)
        if below & LETTERS == 0:
            visits[tile] -= 1
            continue
        depth += 1
        cursor[depth], stop[depth] = begins[tile + 1], begins[tile + 2]
        backwards[depth] = False
        everything[depth] = below & LETTERS
        first[depth] = table[edge, 1]
        word[depth] = np.uint32(number + (below >> ENDING))
        score[depth] = total
