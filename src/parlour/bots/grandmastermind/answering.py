"""The loop that answers many rows against many codes, by looking up the classes of their pairs."""

# mypy: disable-error-code="untyped-decorator"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.words.compiled import loop

CLASSES = 10
"""Classes of a code's pair against a row: not in it, or equal to its first … fourth pair; each half right or not."""
PATTERN = CLASSES**4
"""The answers for each pattern of a row lie this far apart."""


@loop
def answer_all(
    rows: NDArray[np.uint8],
    codes: NDArray[np.uint8],
    half: NDArray[np.uint32],
    answers: NDArray[np.uint8],
    found: NDArray[np.uint8],
) -> None:
    """One row at a time, so that its classes stay close at hand. Unsigned numbers spare a look at each sign."""
    classes = np.empty((4, half.shape[0]), np.uint32)
    first = np.zeros(4, np.int64)
    for row in range(rows.shape[0]):
        for at in range(4):
            for other in range(half.shape[0]):
                classes[at, other] = half[rows[row, at], other] * np.uint32(CLASSES**at)
        for at in range(4):
            pair = rows[row, at]
            first[at] = at
            for before in range(at - 1, -1, -1):
                if rows[row, before] == pair:
                    first[at] = before
            if first[at] == at:
                for place in range(4):
                    classes[place, pair] += np.uint32(2 * (at + 1) * CLASSES**place)
        pattern = np.uint32(((first[1] * 3 + first[2]) * 4 + first[3]) * PATTERN)
        for number in range(codes.shape[0]):
            index = pattern + classes[0, codes[number, 0]] + classes[1, codes[number, 1]]
            index += classes[2, codes[number, 2]] + classes[3, codes[number, 3]]
            found[row, number] = answers[index]
