"""What the house hides, in four strengths.

Codes with few different pieces cost the Expert decoder most, codes with four shapes and four colours least, as the
benchmark shows. The whole difference is about a third of a row, less than the luck of one game. Between Novice, Casual
and Strong it can hardly be measured.

- Novice: four different shapes with four different colours, because that looks the most mixed.
- Casual: four different pairs.
- Strong: any code, all equally likely.
- Expert: mostly one shape in two or three colours, or one colour in two or three shapes; now and then any code, so that
  nobody can rely on it.
"""

from __future__ import annotations

from parlour.core.game import Luck
from parlour.core.luck import choice, shuffled
from parlour.games.grandmastermind.codes import random_code
from parlour.games.grandmastermind.pieces import COLOURS, SHAPES, Code, Colour, Pair, Shape, pairs_of


def code_to_hide(variant: int, strength: str, luck: Luck) -> Code:
    match strength:
        case "novice":
            return motley_code(variant, luck)
        case "casual":
            a, b, c, d = shuffled(luck, pairs_of(variant))[:4]
            return (a, b, c, d)
        case "expert" if luck.below(4):
            return sparse_code(variant, luck)
        case _:
            return random_code(variant, luck)


def motley_code(variant: int, luck: Luck) -> Code:
    """No shape and no colour twice."""
    shapes, colours = pieces_of(variant)
    shape, colour = shuffled(luck, shapes), shuffled(luck, colours)
    return (Pair(shape[0], colour[0]), Pair(shape[1], colour[1]), Pair(shape[2], colour[2]), Pair(shape[3], colour[3]))


def sparse_code(variant: int, luck: Luck) -> Code:
    """One shape in two or three colours, or one colour in two or three shapes."""
    shapes, colours = pieces_of(variant)
    several = 2 + luck.below(2)
    most_shapes, most_colours = (1, several) if luck.below(2) else (several, 1)
    few_shapes = shuffled(luck, shapes)[:most_shapes]
    few_colours = shuffled(luck, colours)[:most_colours]
    pairs = [Pair(shape, colour) for shape in few_shapes for colour in few_colours]
    return (choice(luck, pairs), choice(luck, pairs), choice(luck, pairs), choice(luck, pairs))


def pieces_of(variant: int) -> tuple[tuple[Shape | None, ...], tuple[Colour | None, ...]]:
    """All shapes and all colours; in variant 2 an empty field is one too (GM-13)."""
    return (SHAPES, COLOURS) if variant == 1 else ((*SHAPES, None), (*COLOURS, None))
