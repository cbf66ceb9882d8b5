"""The fast chains agree with brute force on 20,000 random positions, with and without counting letters."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev

import pytest

from parlour.core.luck import seeded, shuffled
from parlour.games.moerder.chains import flaw, has_open_chain, layout, open_chains, possible, possible_chains
from tests.games.moerder import brute

PARTS = 10
POSITIONS = 20_000 // PARTS


@pytest.mark.rule("MO-7")
@pytest.mark.parametrize("part", range(PARTS))
def test_open_chains_are_those_the_definition_finds(part: int) -> None:
    for number in range(part * POSITIONS, (part + 1) * POSITIONS):
        board, _ = brute.random_position(number)
        here = layout(board)
        expected = sorted(map(tuple, brute.open_chains(board).tolist()))
        assert sorted(open_chains(here)) == expected, board
        assert has_open_chain(here) == bool(expected), board


@pytest.mark.rule("MO-A3")
@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_a_tile_may_be_objected_to_exactly_when_the_definition_finds_a_chain(part: int) -> None:
    judged = {(counts, verdict): 0 for counts in (True, False) for verdict in (True, False)}
    for number in range(part * POSITIONS, (part + 1) * POSITIONS):
        board, collected = brute.random_position(number)
        free, counted = brute.possible_chains(board, collected)
        for counts, chains in ((True, counted), (False, free)):
            on_a_chain = brute.tiles_on(chains)
            here = layout(board, collected, counts=counts)
            for tile in range(36):
                if board[tile] in brute.LETTERS:
                    verdict = possible(here, tile)
                    assert verdict == (tile in on_a_chain), (board, collected, tile, counts)
                    judged[counts, verdict] += 1
    assert min(judged.values()) > 1000, judged


@pytest.mark.rule("MO-A3")
@pytest.mark.parametrize("counts", [True, False])
def test_every_possible_chain_is_found_once_and_judged_sound(counts: bool) -> None:
    for number in range(60):
        board, collected = brute.random_position(number)
        chains = brute.possible_chains(board, collected)[counts]
        here = layout(board, collected, counts=counts)
        for tile in (tile for tile in range(36) if board[tile] in brute.LETTERS):
            expected = sorted(map(tuple, chains[(chains == tile).any(axis=1)].tolist()))
            found = sorted(possible_chains(here, tile))
            assert found == expected, (board, collected, tile)
            for one in found[:20]:
                assert flaw(board, collected, one, hidden=True, counts=counts) is None


@pytest.mark.rule("MO-A3")
@pytest.mark.parametrize("counts", [True, False])
def test_six_tiles_have_no_flaw_exactly_when_they_are_a_chain(counts: bool) -> None:
    sound = 0
    for number in range(80):
        board, collected = brute.random_position(number)
        chains = set(map(tuple, brute.possible_chains(board, collected)[counts].tolist()))
        luck = seeded(number, "six tiles")
        paths = brute.every_path()[0]
        tried = [tuple(paths[luck.below(len(paths))].tolist()) for _ in range(20)]
        tried += [(*one[:5], luck.below(36)) for one in shuffled(luck, sorted(chains)[:50])[:10]]
        for one in tried:
            a, b, c, d, e, f = one
            judged = flaw(board, collected, (a, b, c, d, e, f), hidden=True, counts=counts) is None
            assert judged == (one in chains), (board, collected, one)
            sound += judged
    assert sound > 40


def test_a_random_full_board_holds_a_chain_as_often_as_it_should() -> None:
    """MO-T10: a share of 0.8815, 11.25 chains on average, each within four standard errors."""
    chains = [sum(1 for _ in open_chains(layout(brute.random_full_board(number)))) for number in range(20_000)]
    share = mean(count > 0 for count in chains)
    assert abs(share - 0.8815) < 4 * sqrt(0.8815 * 0.1185 / len(chains))
    assert abs(mean(chains) - 11.25) < 4 * stdev(chains) / sqrt(len(chains))


def test_turning_at_random_the_first_chain_comes_in_turn_24_on_average() -> None:
    """MO-T10: without collecting; the body turns its neighbours."""
    turns = [turn for turn in map(first_chain, range(4_000)) if turn is not None]
    assert abs(mean(turns) - 24) < 0.5 + 4 * stdev(turns) / sqrt(len(turns))


def first_chain(number: int) -> int | None:
    """The turn that opens the first chain."""
    full = brute.random_full_board(number)
    board = ["?"] * 36
    turn = 0
    for tile in shuffled(seeded(number, "order of turning"), range(36)):
        if board[tile] != "?":
            continue
        turn += 1
        board[tile] = full[tile]
        if full[tile] == "†":
            for other in range(36):
                if brute.touching(tile, other):
                    board[other] = full[other]
        if has_open_chain(layout("".join(board))):
            return turn
    return None
