"""The loop that writes out what was found, as MessagePack: msgspec makes all the objects of it at once.

To look up one word after another and to make its objects in Python would take longer than to find it.
"""

# mypy: disable-error-code="untyped-decorator, no-any-return"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.words.compiled import BELOW, ENDING, LETTERS, NONE, ONE, loop, lowest
from parlour.words.spelling import LETTERS as ALPHABET

SIGNS = np.array([ord(letter) for letter in ALPHABET], np.uint32)
FOUR, FIVE, TEXT, MANY, MANY_MORE, NUMBER = 0x94, 0x95, 0xD9, 0xDC, 0xDD, 0xD3
"""What MessagePack puts before four or five things, a text, many things, many more, and a number of eight bytes."""
ROW, STEP, SIGN = 24, 9, 2
"""The most bytes that a word takes by itself, and for each of its tiles and letters."""


@loop
def put(text: NDArray[np.uint8], at: int, number: int, size: int) -> int:
    """Writes the bytes of a number, the highest first."""
    for byte in range(size):
        text[at + byte] = (number >> (8 * (size - 1 - byte))) & 0xFF
    return at + size


@loop
def put_number(text: NDArray[np.uint8], at: int, number: int) -> int:
    if 0 <= number < 128:
        text[at] = number
        return at + 1
    text[at] = NUMBER
    return put(text, at + 1, number, 8)


@loop
def put_sign(text: NDArray[np.uint8], at: int, letter: int) -> int:
    """Writes a letter in UTF-8."""
    sign = SIGNS[letter]
    if sign < 128:
        text[at] = sign
        return at + 1
    text[at], text[at + 1] = 0xC0 | sign >> 6, 0x80 | sign & 0x3F
    return at + 2


@loop
def put_word(text: NDArray[np.uint8], at: int, table: NDArray[np.uint64], number: np.uint32) -> int:
    """Writes the letters of a word by its number."""
    left = np.uint64(number)
    node = table[0, 0]
    while True:
        edge = node >> BELOW
        letters = node & LETTERS
        rest = letters & (letters - ONE)
        while rest != NONE and table[edge + ONE, 1] <= left:
            edge += ONE
            letters = rest
            rest &= rest - ONE
        at = put_sign(text, at, lowest(letters))
        left -= table[edge, 1]
        node = table[edge, 0]
        if (node >> ENDING) & ONE != 0:
            if left == 0:
                return at
            left -= ONE


@loop
def write_out(
    table: NDArray[np.uint64],
    tiles: NDArray[np.uint8],
    layer: NDArray[np.uint8],
    numbers: NDArray[np.uint32],
    scores: NDArray[np.int64],
    lengths: NDArray[np.int16],
    paths: NDArray[np.int16],
    text: NDArray[np.uint8],
) -> int:
    """Writes each word, its number, its score, its path and its layer. Returns how many bytes that makes.

    `tiles` are the letters on a board without fragments, where a path spells its word. They may be left out, and so
    may the layer.
    """
    text[0] = MANY_MORE
    at = put(text, 1, numbers.shape[0], 4)
    for row in range(numbers.shape[0]):
        text[at] = FIVE if layer.shape[0] > 0 else FOUR
        text[at + 1] = TEXT
        begin = at + 3
        at = begin
        if tiles.shape[0] > 0:
            for step in range(lengths[row]):
                at = put_sign(text, at, tiles[paths[row, step]])
        else:
            at = put_word(text, at, table, numbers[row])
        text[begin - 1] = at - begin
        at = put_number(text, at, np.int64(numbers[row]))
        at = put_number(text, at, scores[row])
        text[at] = MANY
        at = put(text, at + 1, np.int64(lengths[row]), 2)
        for step in range(lengths[row]):
            at = put_number(text, at, np.int64(paths[row, step]))
        for byte in range(layer.shape[0]):
            text[at + byte] = layer[byte]
        at += layer.shape[0]
    return at
