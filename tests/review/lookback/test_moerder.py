"""Looking back at MÖRDER: the tiles and chains it names are those of a search that tries everything."""

from __future__ import annotations

from functools import cache
from typing import Literal

import pytest
from msgspec.structs import replace

from parlour.core.game import Action, Millis, Seat
from parlour.core.luck import seeded, shuffled
from parlour.games.moerder.actions import Claim, Next, Quit, RaiseObjection, Show, Touch, TurnTile
from parlour.games.moerder.board import AROUND, EACH, GAP, HIDDEN, LETTERS, PLACES, WORD, lay, tiles_with
from parlour.games.moerder.chains import straightness
from parlour.games.moerder.rules import Moerder
from parlour.games.moerder.state import Looking, Objecting, Open, Showing, Turning, View
from parlour.kit.window import PASS, opened
from parlour.review.lookback.remark import Remark, remark
from tests.games.moerder import brute
from tests.review.lookback.positions import decided

GAME = Moerder()
TURNING = Turning(Seat(0), None)
LOOKING = Looking(Seat(0), None, bare=False)
WINDOW = opened([Seat(1)], 10, Millis(0))
CHAIN = (0, 1, 2, 3, 4, 5)


def looked_back(open: Open, action: Action, seat: int = 0, later: Open | None = None) -> Remark | None:
    decision = decided(View(Seat(seat), open), action)
    return remark(GAME, replace(decision, later=None if later is None else View(Seat(seat), later)))


def lying(number: int) -> Open:
    """A random position. What was collected lies before the second player."""
    board, collected = brute.random_position(number)
    return Open(LOOKING, ("", collected), board)


@cache
def spells(board: str) -> bool:
    """Does the word lie open? A plain walk over touching tiles."""

    def goes_on(path: tuple[int, ...]) -> bool:
        if len(path) == len(WORD):
            return True
        onward = AROUND[path[-1]] if path else PLACES
        return any(board[tile] == WORD[len(path)] and tile not in path and goes_on((*path, tile)) for tile in onward)

    return goes_on(())


def completes(board: str, tile: int) -> int:
    """How many of the letters that are face down would complete the word here."""
    left = {letter: EACH - board.count(letter) for letter in LETTERS}
    return sum(count for letter, count in left.items() if count and spells(lay(board, tile, letter)))


def worth(board: str, tile: int) -> float:
    """The chance to complete the word, less the best chance the next player has if it does not come up."""
    hidden, given = board.count(HIDDEN), 0.0
    for letter in LETTERS:
        after = lay(board, tile, letter)
        if not spells(after):
            onward = [completes(after, other) for other in tiles_with(after, HIDDEN)]
            given += (EACH - board.count(letter)) * max(onward, default=0) / max(1, len(onward))
    return (completes(board, tile) - given) / hidden


@cache
def boards() -> tuple[str, ...]:
    """Twenty boards with four to eight tiles face down, where the next tile may complete the word."""
    found: list[str] = []
    for number in range(1000):
        full = brute.random_full_board(number)
        down = set(shuffled(seeded(number, "review"), PLACES)[: 4 + number % 5])
        board = "".join(HIDDEN if tile in down else face for tile, face in enumerate(full))
        if not spells(board) and any(completes(board, tile) for tile in down):
            found.append(board)
        if len(found) == 20:
            break
    return tuple(found)


@pytest.mark.parametrize("number", range(20))
def test_the_tile_it_names_is_the_best_of_all(number: int) -> None:
    board = boards()[number]
    values = {tile: worth(board, tile) for tile in tiles_with(board, HIDDEN)}
    worst, most = min(values, key=values.__getitem__), max(values.values())
    assert most - values[worst] > 0.08
    found = looked_back(Open(TURNING, ("", ""), board), TurnTile(worst))
    assert found is not None and isinstance(found.better, TurnTile)
    assert values[found.better.tile] == pytest.approx(most)
    assert found.weight == pytest.approx(most - values[worst])
    best = looked_back(Open(TURNING, ("", ""), board), found.better)
    assert best is None or best.mark != "better"


@pytest.mark.parametrize("number", range(20))
def test_alone_the_tile_it_names_is_the_safest_until_the_letters_are_collected(number: int) -> None:
    board = boards()[number]
    ways = {tile: completes(board, tile) for tile in tiles_with(board, HIDDEN)}
    alone: tuple[Literal[1, 2], ...] = (1, 2)
    for objective in alone:
        best, worst = (min, max) if objective == 1 else (max, min)
        open = Open(TURNING, ("",), board, objective=objective)
        chosen = worst(ways, key=ways.__getitem__)
        found = looked_back(open, TurnTile(chosen))
        if abs(ways[chosen] - best(ways.values())) >= 0.08 * open.hidden:
            assert found is not None and isinstance(found.better, TurnTile)
            assert ways[found.better.tile] == best(ways.values())


@pytest.mark.parametrize("number", range(20))
def test_the_chain_it_names_is_the_straightest_that_lies_open(number: int) -> None:
    open = replace(lying(number), board=brute.random_full_board(number), hands=("", ""))
    every = sorted(map(tuple, brute.open_chains(open.board).tolist()), key=straightness)
    found = looked_back(open, Next())
    if every:
        assert found is not None and isinstance(found.better, Claim) and found.better.chain == every[0]
        assert (found.mark, found.said[0].facts["count"]) == ("better", len(every))
        claimed = looked_back(open, found.better)
        assert claimed is not None and claimed.mark == "find"
    else:
        assert found is None or not isinstance(found.better, Claim)


@pytest.mark.parametrize("number", range(20))
def test_a_touch_could_be_objected_to_if_any_chain_is_possible(number: int) -> None:
    open = lying(number)
    _, every = brute.possible_chains(open.board, open.collected)
    for tile in tiles_with(open.board, "".join(LETTERS))[:: 3 + number % 2]:
        asked = replace(open, phase=Objecting(tile, WINDOW, None, LOOKING))
        chains = {tuple(chain) for chain in every.tolist() if tile in chain}
        passed, objected = looked_back(asked, PASS, 1), looked_back(asked, RaiseObjection(), 1)
        assert objected is not None
        if chains:
            assert passed is not None and isinstance(passed.better, Show) and passed.better.chain in chains
            assert objected.mark != "better"
        else:
            assert passed is None
            assert (objected.mark, objected.better) == ("better", PASS)


@pytest.mark.parametrize("number", range(20))
def test_the_letters_it_calls_free_are_those_no_chain_can_need(number: int) -> None:
    open = lying(number)
    _, every = brute.possible_chains(open.board, open.collected)
    free = set(tiles_with(open.board, "".join(LETTERS))) - brute.tiles_on(every)
    found = None if spells(open.board) else looked_back(open, Next())
    if found is not None:
        assert isinstance(found.better, Touch) and found.better.tile in free
    elif not spells(open.board):
        assert not free


def row(first: str) -> str:
    """A board with this first row; all else is face down."""
    return first + HIDDEN * (len(PLACES) - len(first))


def touching(board: str, hands: tuple[str, str] = ("", "")) -> Open:
    return Open(Objecting(0, WINDOW, None, LOOKING), hands, board)


def test_a_bluff_nobody_saw_through_was_lucky() -> None:
    open = Open(LOOKING, ("", ""), row("M"))
    taken = looked_back(open, Touch(0), later=replace(open, board=row("."), hands=("M", "")))
    refused = looked_back(open, Touch(0), later=open)
    assert taken is not None and taken.mark == "lucky"
    assert refused is not None and refused.mark is None


def test_letting_a_touch_pass_is_not_held_against_you_if_somebody_else_objected() -> None:
    open = touching(row("M"))
    assert looked_back(open, PASS, 1, later=open) is None
    assert looked_back(open, PASS, 1, later=replace(open, board=row("."))) is not None


def test_an_objection_is_a_find_unless_everybody_could_see_it() -> None:
    seen = looked_back(touching(row("M")), RaiseObjection(), 1)
    subtle = looked_back(touching("MÖRDE?" + "." * 30), RaiseObjection(), 1)
    assert seen is not None and seen.mark is None
    assert subtle is not None and subtle.mark == "find"


def test_whoever_has_the_floor_and_shows_nothing_is_shown_a_chain() -> None:
    open = touching("MÖRDE?" + "." * 30)
    assert isinstance(open.phase, Objecting)
    found = looked_back(replace(open, phase=Showing(Seat(1), Millis(30_000), 5, open.phase)), PASS, 1)
    assert found is not None and found.better == Show(CHAIN)


def test_the_word_that_came_up_by_a_small_chance_was_lucky() -> None:
    board = "MÖRD?R" + HIDDEN * 30
    decision = decided(View(Seat(0), Open(TURNING, ("", "EE"), board)), TurnTile(4))
    found = remark(GAME, replace(decision, after=View(Seat(0), Open(LOOKING, ("", "EE"), lay(board, 4, "E")))))
    assert found is not None and (found.mark, found.said[0].facts["ways"]) == ("lucky", 5)


def test_staking_the_game_on_no_chain_is_judged_by_the_boards_that_may_come() -> None:
    with_chain = looked_back(Open(LOOKING, ("",), "MÖRDER" + HIDDEN * 30, objective=2), Quit())
    nearly_all = 7 * "MÖRD" + 6 * "E"
    without = looked_back(Open(LOOKING, (nearly_all,), GAP * len(nearly_all) + 2 * HIDDEN, objective=2), Quit())
    assert with_chain is not None and with_chain.mark == "better"
    assert without is not None and without.mark == "find"
