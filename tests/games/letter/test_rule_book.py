"""What the rule book draws is what the rules say: the words on its grids, the pieces that may lie so, the points."""

from __future__ import annotations

from itertools import pairwise

import pytest

from parlour.games.letter.grid import Rectangle, overlap, touch
from parlour.games.letter.rulebook import EXAMPLES, Drawn, GridExample, ScoreExample

GRIDS = {key: example for key, example in EXAMPLES.items() if isinstance(example, GridExample)}


def shape(piece: Drawn) -> Rectangle:
    return Rectangle(piece.x, piece.y, piece.x + piece.width, piece.y + piece.height)


def reads(example: GridExample) -> bool:
    """Does the path spell the word over letters that touch, none twice?"""
    path = [example.pieces[step] for step in example.path]
    return (
        "".join(piece.letter for piece in path) == example.word
        and all(piece.letter for piece in path)
        and len(set(example.path)) == len(path)
        and all(touch(shape(one), shape(other)) for one, other in pairwise(path))
    )


def hangs(example: GridExample) -> bool:
    """Does every letter that was just laid touch a letter, first or last?"""
    letters = [number for number, piece in enumerate(example.pieces) if piece.letter]
    return all(
        any(number != other and touch(shape(example.pieces[number]), shape(example.pieces[other])) for other in letters)
        for number in example.touched
    )


@pytest.mark.rule("LE-10")
@pytest.mark.parametrize("key", GRIDS)
def test_the_pieces_of_an_example_lie_on_its_grid_and_do_not_overlap(key: str) -> None:
    example = GRIDS[key]
    shapes = [shape(piece) for piece in example.pieces]
    assert all(piece.right <= example.columns and piece.bottom <= example.rows for piece in shapes)
    assert all(piece.width <= 3 and piece.height <= 3 for piece in example.pieces)
    assert not any(overlap(one, other) for at, one in enumerate(shapes) for other in shapes[:at])


@pytest.mark.rule("LE-11")
@pytest.mark.rule("LE-12")
@pytest.mark.parametrize("key", [key for key, example in GRIDS.items() if not example.wrong])
def test_what_an_example_shows_may_be_laid_and_named(key: str) -> None:
    example = GRIDS[key]
    assert hangs(example)
    assert not example.word or reads(example)


@pytest.mark.rule("LE-11")
@pytest.mark.rule("LE-12")
@pytest.mark.rule("LE-13")
def test_what_is_shown_as_wrong_is_wrong() -> None:
    assert {key for key, example in GRIDS.items() if example.wrong} == {
        "corner",
        "not-touching",
        "not-new",
        "blank-breaks",
    }
    assert not hangs(GRIDS["corner"])
    assert not reads(GRIDS["not-touching"]) and not reads(GRIDS["blank-breaks"])
    again, once_more = GRIDS["not-new"], GRIDS["new-again"]
    assert reads(again) and 0 in again.path, "its R is that of the first ROT"
    assert reads(once_more) and set(once_more.path).isdisjoint((0, 1, 2))


@pytest.mark.rule("LE-18")
def test_the_points_of_the_rule_book_are_those_of_scoring_3() -> None:
    assert EXAMPLES["points"] == ScoreExample((2, 3, 4, 5, 6, 9), (2, 3, 4, 6, 8, 14))
