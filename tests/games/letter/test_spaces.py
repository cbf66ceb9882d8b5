"""Which pieces have room, and which of its places a piece is laid on by chance."""

from __future__ import annotations

import pytest

from parlour.core.luck import seeded
from parlour.games.letter.grid import Placed
from parlour.games.letter.spaces import bit, places, random_place, with_room
from parlour.games.letter.state import Open
from tests.games.letter.table import Table, agreed


class Chosen:
    """Luck that draws the number it was given."""

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, n: int) -> int:
        return min(self.number, max(n - 1, 0))


def crowded(seed: int, *, rotation: bool) -> Open:
    """A grid filled at random until nothing more fits, with a few letters lifted again."""
    game, luck = agreed(judge="vote", grid=12, rotation=rotation), seeded(seed, "crowded")
    board: tuple[Placed, ...] = ()
    left = set(range(72))
    while len(board) < 40:
        open = Table(game, 2, board, (tuple(sorted(left - {*range(66, 72)})), ()), ("", "")).open
        tile = sorted(left)[luck.below(len(left))]
        placed = random_place(game, open, tile, luck, attach=False)
        left.discard(tile)
        board = board if placed is None else (*board, placed)
        if not left:
            break
    gone = luck.below(3)
    hand = tuple(tile for tile in range(66) if tile not in {placed.tile for placed in board[gone:]})
    return Table(game, 2, board[gone:], (hand[:30], ()), ("", ""), hand[30:36]).open


@pytest.mark.rule("LE-10")
@pytest.mark.parametrize("rotation", [False, True])
def test_pieces_have_room_exactly_if_one_of_their_places_is_free(rotation: bool) -> None:
    game, without = agreed(judge="vote", grid=12, rotation=rotation), 0
    for seed in range(6):
        open = crowded(seed, rotation=rotation)
        for tiles in (open.hands[0], open.free, tuple(range(66, 72))):
            fitting = tuple(tile for tile in tiles if any(places(game, open, tile)))
            assert with_room(game, open, tiles) == fitting
            without += len(tiles) - len(fitting)
    assert without


def test_a_place_drawn_by_chance_is_the_one_listed_under_its_number() -> None:
    game, open = agreed(judge="vote", grid=12, rotation=True), crowded(1, rotation=True)
    for tile in open.hands[0]:
        for number, placed in enumerate(places(game, open, tile)):
            assert random_place(game, open, tile, Chosen(number)) == placed


def test_bits_are_counted_from_the_lowest() -> None:
    for places_free in (0b1, 0b1000, 0b1011_0010, (1 << 195) | 0b101):
        listed = [1 << at for at in range(200) if places_free >> at & 1]
        assert [bit(places_free, number) for number in range(len(listed))] == listed
