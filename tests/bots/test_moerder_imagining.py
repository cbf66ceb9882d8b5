"""How likely it is that no chain comes: the estimate against brute force, and what bots decide by it."""

from __future__ import annotations

from itertools import permutations

import pytest

from parlour.bots.bot import STRENGTHS
from parlour.bots.moerder.imagining import FEW, no_chain
from parlour.bots.roster import bot
from parlour.core.game import Action, Millis, Seat
from parlour.core.luck import seeded, shuffled
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import DropOut
from parlour.games.moerder.board import BODY, GAP, HIDDEN, LETTERS, PLACES, Board
from parlour.games.moerder.chains import has_open_chain, layout
from parlour.games.moerder.state import Open, Turning, View
from tests.games.moerder import brute

ALL_FACES = "".join(letter * 7 for letter in LETTERS) + BODY
TURNING = Turning(Seat(0), None)


def hiding(number: int, hidden: int) -> tuple[Board, str]:
    """A board with this many tiles face down and no open chain, and what the tiles hide."""
    luck = seeded(number, "imagining")
    while True:
        faces = shuffled(luck, ALL_FACES)
        down = shuffled(luck, PLACES)[:hidden]
        board = "".join(HIDDEN if tile in down else face for tile, face in enumerate(faces))
        if not has_open_chain(layout(board)):
            return board, "".join(faces[tile] for tile in down)


def table(board: Board, seats: int = 2) -> Open:
    return Open(TURNING, ("",) * seats, board=board)


def decision(strength: str, open: Open, number: int) -> Action:
    return bot(Moerder(rules="base"), strength)(View(Seat(0), open), Millis(1000), seeded(number))


@pytest.mark.rule("MO-B1")
def test_with_few_tiles_face_down_the_estimate_is_exact() -> None:
    between = 0
    for number in range(12):
        board, faces = hiding(number, 5)
        full = [fill(board, order) for order in permutations(faces)]
        share = sum(not len(brute.open_chains(each)) for each in full) / len(full)
        assert no_chain("expert", table(board)) == pytest.approx(share)
        between += 0 < share < 1
    assert between > 3


def fill(board: Board, faces: tuple[str, ...]) -> Board:
    left = iter(faces)
    return "".join(next(left) if face == HIDDEN else face for face in board)


@pytest.mark.rule("MO-B1")
def test_with_many_tiles_face_down_the_estimate_comes_close() -> None:
    new = no_chain("expert", Open(TURNING, ("", "")))
    assert new == pytest.approx(1 - 0.8815, abs=0.08)
    for number in range(4):
        board, faces = hiding(number, 3 * FEW)
        luck = seeded(number, "many layouts")
        many = [fill(board, tuple(shuffled(luck, faces))) for _ in range(1000)]
        share = sum(not has_open_chain(layout(each)) for each in many) / len(many)
        assert no_chain("expert", table(board)) == pytest.approx(share, abs=0.12)


@pytest.mark.rule("MO-B1")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_asking_again_never_changes_whether_a_bot_drops_out(strength: str) -> None:
    decisions = set()
    for number in range(30):
        open = table(hiding(number, 4 + number % 12)[0], seats=4)
        dropped = {decision(strength, open, again) == DropOut() for again in range(4)}
        assert len(dropped) == 1
        decisions |= dropped
    assert decisions == {True, False}


@pytest.mark.rule("MO-B1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("strength", STRENGTHS)
def test_nobody_drops_out_while_a_chain_is_more_likely_than_not(strength: str, seats: int) -> None:
    new = Open(TURNING, ("",) * seats)
    assert all(decision(strength, new, number) != DropOut() for number in range(20))
    for number in range(10):
        open = table(hiding(number, 5)[0], seats)
        assert (decision(strength, open, number) == DropOut()) == (no_chain("expert", open) > 0.5)


def test_an_open_chain_counts_only_for_whoever_sees_it() -> None:
    """No other chain can come: all but two Rs are collected."""
    rows = "MÖRDER" + GAP * 6 + "Ö" * 6 + "D" * 6 + "E" * 5 + BODY + HIDDEN * 6
    boards = [Open(TURNING, ("RRRRRE", ""), board=rows, turned=(number,)) for number in range(30)]
    assert {no_chain("expert", open) for open in boards} == {0}
    assert {no_chain("novice", open) for open in boards} == {0, 1}
