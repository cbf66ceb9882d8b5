"""The examples of the rule book agree with the rules: tiles, words and points."""

from __future__ import annotations

import pytest

from parlour.core.game import Seat
from parlour.games.letter.contacts import Layout, laid_out
from parlour.games.letter.grid import Placed, overlap, rectangle, touch
from parlour.games.letter.pieces import Piece
from parlour.games.letter.rulebook import EXAMPLES, GridExample, ScoreExample
from parlour.games.letter.state import Written
from parlour.games.letter.tracing import new
from parlour.words.tracing import paths, traces

BOARDS = {key: example for key, example in EXAMPLES.items() if isinstance(example, GridExample)}
READ = [key for key, example in BOARDS.items() if example.word]
TOLD = {
    "round-one": "AB ABO AM OB",
    "new-letter": "AT ATONE NET NOT NOTE TEN TO TON TONE",
    "many-words": "TRAUM RAUM BAUM BAU DAU UM",
}
"""Words that the captions promise."""


def lying(example: GridExample) -> Layout:
    pieces = tuple(Piece(piece.letter, piece.width, piece.height) for piece in example.pieces)
    board = tuple(Placed(number, piece.x, piece.y) for number, piece in enumerate(example.pieces))
    return laid_out(board, pieces)


@pytest.mark.parametrize("key", BOARDS)
def test_the_tiles_of_an_example_lie_on_its_grid_without_overlapping(key: str) -> None:
    example = BOARDS[key]
    covered = [rectangle(Placed(0, p.x, p.y), Piece("", p.width, p.height)) for p in example.pieces]
    assert all(one.right <= example.columns and one.bottom <= example.rows for one in covered)
    assert not any(overlap(one, other) for at, one in enumerate(covered) for other in covered[:at])


@pytest.mark.parametrize("key", READ)
def test_the_word_of_an_example_may_be_named_exactly_if_its_caption_says_so(key: str) -> None:
    example = BOARDS[key]
    here = lying(example)
    read = traces(here.board, example.word, tuple(here.number[tile] for tile in example.path))
    before = [Written(Seat(0), "ROT", (0, 1, 2), 3)] if key in ("new-again", "not-new") else []
    assert (read and new(before, example.word, example.path)) != example.wrong


@pytest.mark.parametrize("key", TOLD)
def test_the_words_a_caption_lists_can_be_read(key: str) -> None:
    here = lying(BOARDS[key])
    assert all(next(paths(here.board, word), None) for word in TOLD[key].split())


@pytest.mark.rule("LE-11")
@pytest.mark.parametrize("key", BOARDS)
def test_what_was_just_laid_touches_a_letter_unless_that_is_what_is_wrong(key: str) -> None:
    example = BOARDS[key]
    shapes = [rectangle(Placed(0, p.x, p.y), Piece("", p.width, p.height)) for p in example.pieces]
    letters = [shape for shape, piece in zip(shapes, example.pieces, strict=True) if piece.letter]
    attached = all(any(touch(shapes[number], letter) for letter in letters) for number in example.touched)
    assert attached == (key != "corner")


def test_letters_that_share_only_a_corner_do_not_touch() -> None:
    corner = BOARDS["corner"]
    here = lying(corner)
    assert corner.wrong
    assert [here.board.neighbours[here.number[tile]] for tile in corner.touched] == [()]


@pytest.mark.rule("LE-18")
def test_scoring_3_gives_long_words_a_bonus() -> None:
    assert EXAMPLES["points"] == ScoreExample((2, 3, 4, 5, 6, 9), (2, 3, 4, 6, 8, 14))
