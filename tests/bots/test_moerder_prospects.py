"""What turning a tile may bring, compared with trying every letter."""

from __future__ import annotations

import pytest

from parlour.bots.moerder.prospects import best_chance, completing, lingering, turned, useful, wants
from parlour.core.luck import seeded, shuffled
from parlour.games.moerder.board import BODY, FACE_DOWN, GAP, HIDDEN, LETTERS, PLACES, WORD, Board, lay, tiles_with
from parlour.games.moerder.chains import BIT, has_open_chain, layout, possible

ALL_FACES = "".join(letter * 7 for letter in LETTERS) + BODY


def random_board(number: int) -> Board:
    """Some tiles are face down, and there is no chain among the open ones."""
    luck = seeded(number, "prospects")
    while True:
        faces = shuffled(luck, ALL_FACES)
        hidden = set(shuffled(luck, PLACES)[: 6 + luck.below(20)])
        board = "".join(HIDDEN if tile in hidden else face for tile, face in enumerate(faces))
        if not has_open_chain(layout(board)):
            return board


def test_the_tiles_that_complete_a_chain_are_those_found_by_trying_every_letter() -> None:
    some = 0
    for number in range(150):
        board = random_board(number)
        ways = completing(layout(board))
        for letter, way in zip(LETTERS, ways, strict=True):
            tried = sum(
                BIT[tile] for tile in tiles_with(board, HIDDEN) if has_open_chain(layout(lay(board, tile, letter)))
            )
            assert way == tried
            some += tried > 0
    assert some > 100


@pytest.mark.parametrize("counts", [True, False])
def test_a_letter_that_may_still_belong_to_a_chain_is_never_counted_as_free(counts: bool) -> None:
    free = mistaken = 0
    for number in range(100):
        board = random_board(number)
        lasting = lingering(layout(board), counts)
        here = layout(board, counts=counts)
        for tile in tiles_with(board, "".join(LETTERS)):
            if possible(here, tile):
                assert lasting & BIT[tile]
            else:
                free += 1
                mistaken += bool(lasting & BIT[tile])
    assert free - mistaken > 50


def test_a_letter_that_comes_up_is_laid_and_leaves_the_bag() -> None:
    board = lay(FACE_DOWN, 8, "M")
    assert turned(layout(FACE_DOWN), BIT[8], 0) == layout(board)


def test_what_a_hand_lacks_and_what_it_can_certainly_collect() -> None:
    assert wants(WORD, "RMR") == (0, 1, 0, 1, 1)
    stranded = layout("MM" + GAP * 4 + GAP * 6 + "RRR" + GAP * 21)
    assert useful(stranded, wants(WORD, ""), counts=True) == 3


def test_the_best_chance_follows_from_the_letters_left() -> None:
    board = "MÖRDE" + HIDDEN + GAP * 6 + "D" * 6 + HIDDEN * 2 + "RRRRE" + GAP * 11
    left = 7 - board.count("R")
    assert best_chance(layout(board)) == pytest.approx(left / board.count(HIDDEN))
