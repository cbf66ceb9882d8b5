"""Codes: all of them, random ones, and one that agrees with every answer so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from parlour.core.game import Luck
from parlour.core.luck import choice, shuffled
from parlour.games.grandmastermind.pegs import BlueRule, Pegs, half_right, pegs
from parlour.games.grandmastermind.pieces import Code, Pair, Tray, pairs_of

Answered = tuple[Code, Pegs]
Clue = tuple[Code, Pegs, int]


def every_code(variant: int, left: Tray | None = None) -> Iterator[Code]:
    """All codes of this variant: 390,625 or 1,679,616; with a tray, those its pieces can make."""
    pairs = [pair for pair in pairs_of(variant) if enough(left, (pair,))]
    return (code for code in product(pairs, pairs, pairs, pairs) if enough(left, code))


def random_code(variant: int, luck: Luck) -> Code:
    pairs = pairs_of(variant)
    return (choice(luck, pairs), choice(luck, pairs), choice(luck, pairs), choice(luck, pairs))


def enough(left: Tray | None, row: Sequence[Pair]) -> bool:
    """Are there pieces for these pairs? Without a tray there always are (GM-A6)."""
    if left is None:
        return True
    shapes = [pair.shape for pair in row]
    colours = [pair.colour for pair in row]
    return all(shape is None or shapes.count(shape) <= left.shapes[shape] for shape in shapes) and all(
        colour is None or colours.count(colour) <= left.colours[colour] for colour in colours
    )


def random_row(variant: int, left: Tray | None, luck: Luck) -> Code:
    """A row the decoder could lay; with a tray, drawn from what is in it."""
    if left is None:
        return random_code(variant, luck)
    blanks = [None] * 4 if variant == 2 else []
    shapes = shuffled(luck, [*(shape for shape, count in left.shapes.items() for _ in range(count)), *blanks])
    colours = shuffled(luck, [*(colour for colour, count in left.colours.items() for _ in range(count)), *blanks])
    a, b, c, d = (Pair(shape, colour) for shape, colour in zip(shapes[:4], colours[:4], strict=True))
    return (a, b, c, d)


def agreeing_code(answered: Sequence[Answered], variant: int, rule: BlueRule, luck: Luck) -> Code:
    """A code that would have earned every one of these answers, found field by field in random order."""
    clues = [(row, answer, most_halves(answer, rule)) for row, answer in answered]
    return next(_extend((), clues, shuffled(luck, pairs_of(variant)), rule))


def most_halves(answer: Pegs, rule: BlueRule) -> int:
    """How many half-right positions this answer allows: each white can cost at most two of them their blue."""
    if rule == "strict" and answer.black + answer.white:
        return 4
    return answer.blue + 2 * answer.white


def _extend(begun: tuple[Pair, ...], clues: Sequence[Clue], pairs: list[Pair], rule: BlueRule) -> Iterator[Code]:
    if len(begun) == 4:
        a, b, c, d = begun
        code = (a, b, c, d)
        if all(pegs(code, row, rule) == answer for row, answer, _ in clues):
            yield code
        return
    for pair in pairs:
        longer = (*begun, pair)
        if all(_possible(longer, *clue) for clue in clues):
            yield from _extend(longer, clues, pairs, rule)


def _possible(begun: tuple[Pair, ...], row: Code, answer: Pegs, most_halves: int) -> bool:
    """Could a code that begins so still earn this answer? Blacks and whites together are the pairs in common."""
    to_come = 4 - len(begun)
    black = sum(map(Pair.__eq__, begun, row))
    common = sum(min(begun.count(pair), row.count(pair)) for pair in set(begun))
    half = sum(map(half_right, begun, row))
    return (
        black <= answer.black <= black + to_come
        and common <= answer.black + answer.white <= common + to_come
        and answer.blue <= half + to_come
        and half <= most_halves
    )
