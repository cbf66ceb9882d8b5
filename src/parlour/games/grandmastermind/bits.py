"""A code as one set of bits, made so that what a code and a row have in common is the bits they share.

It has a bit for each pair at its place, for each shape and each colour at its place, and for each copy of a pair: the
first, the second, and so on.
"""

from __future__ import annotations

from typing import Final

from parlour.games.grandmastermind.pieces import ALL_PAIRS, COLOURS, SHAPES, Code

COUNT: Final = len(ALL_PAIRS)
SHAPES_BEGIN: Final = 4 * COUNT
COLOURS_BEGIN: Final = SHAPES_BEGIN + 4 * 6
COPIES_BEGIN: Final = COLOURS_BEGIN + 4 * 6
PLACES: Final = (1 << SHAPES_BEGIN) - 1
HALVES: Final = (1 << COPIES_BEGIN) - 1 - PLACES
FIRSTS: Final = sum(1 << COPIES_BEGIN + 4 * number for number in range(COUNT))
COPIES: Final = FIRSTS * 0b1111
REPEATS: Final = COPIES - FIRSTS

COPY: Final = {pair: COPIES_BEGIN + 4 * number for number, pair in enumerate(ALL_PAIRS)}
PLACED: Final = tuple(
    {
        pair: (1 << number + COUNT * at)
        + (1 << SHAPES_BEGIN + 6 * at + (*SHAPES, None).index(pair.shape))
        + (1 << COLOURS_BEGIN + 6 * at + (*COLOURS, None).index(pair.colour))
        + (1 << COPY[pair])
        for number, pair in enumerate(ALL_PAIRS)
    }
    for at in range(4)
)


def bits(code: Code) -> int:
    """The sum has the number of copies where their bits belong. Two, three and four are written as that many ones."""
    (first, second, third, fourth), (a, b, c, d) = PLACED, code
    together = first[a] + second[b] + third[c] + fourth[d]
    if repeats := together & REPEATS:
        twice = repeats >> 1 & FIRSTS
        thrice = twice & together
        together += (twice ^ thrice) + (thrice << 2) + (repeats >> 2 & FIRSTS) * 0b1011
    return together
