"""The loop that writes words out by their numbers."""

# mypy: disable-error-code="untyped-decorator"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.words.compiled import BELOW, ENDING, LETTERS, NONE, ONE, loop, lowest
from parlour.words.spelling import LETTERS as ALPHABET

SIGNS = np.array([ord(letter) for letter in ALPHABET], np.uint32)


@loop
def write_out(table: NDArray[np.uint64], numbers: NDArray[np.uint32], texts: NDArray[np.uint32]) -> None:
    """Writes a row of characters for each word."""
    for row in range(numbers.shape[0]):
        left = np.uint64(numbers[row])
        node = table[0, 0]
        for place in range(texts.shape[1]):
            edge = node >> BELOW
            letters = node & LETTERS
            rest = letters & (letters - ONE)
            while rest != NONE and table[edge + ONE, 1] <= left:
                edge += ONE
                letters = rest
                rest &= rest - ONE
            texts[row, place] = SIGNS[lowest(letters)]
            left -= table[edge, 1]
            node = table[edge, 0]
            if (node >> ENDING) & ONE != 0:
                if left == 0:
                    break
                left -= ONE
