"""The insert: a smaller board on which tiles are stacked."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import (
    AddTile,
    Call,
    Exchange,
    MoveToken,
    ShiftTile,
    Stay,
    Swap,
    SwapHand,
    TurnTile,
)
from parlour.games.wordsearch.board import Stack, hexagon
from parlour.games.wordsearch.events import (
    TileAdded,
    TileDrawn,
    TileExchanged,
    TileShifted,
    TimeRanOut,
    TokenMoved,
    WordScored,
)
from parlour.games.wordsearch.state import Searching, Stepping
from tests.games.wordsearch.brute import spelled
from tests.games.wordsearch.table import GRACE, ONE, Table, at, laid

PLACES = hexagon(2)
INSERT = WordSearch(mode="insert", start_player=0)
ROWS = ("B U T", "A R S I", "L O . K N", "P E D H", "M Y F")
STACKED = ("B U T", "A R E/S I", "L O . K N", "P E D H", "M Y F")
MIDDLE = 9


def on(names: str) -> tuple[int, ...]:
    return at(names, PLACES)


S, K, M, R = on("1,-1 1,0 -2,2 0,-1")
STUB = "1,-1 2,-2 1,-2 0,-2"


def insert(game: WordSearch = INSERT, *rows: str, seats: int = 2, draws: str = "", **open: Any) -> Table:
    stacks: tuple[Stack, ...] = laid(*(rows or ROWS))
    return Table(game, seats, stacks, draws, **({"hands": ("W", "V", "C", "G")[:seats]} | open))


@pytest.mark.rule("WS-14")
@pytest.mark.rule("WS-A16")
def test_a_player_lays_their_own_tile_on_a_stack_and_draws_a_new_one() -> None:
    table = insert(draws="Z")
    assert table.act(0, AddTile(S)) == [TileAdded(ONE, S, "W"), TileDrawn(ONE, "Z")]
    assert table.open.stacks[S] == ("S", "W") and table.open.hands == ("Z", "V")
    assert "Z" not in table.open.pile and table.is_in(Searching) and table.turn.awaited == {0}


@pytest.mark.rule("WS-A16")
def test_a_players_own_tile_may_be_laid_on_an_empty_place() -> None:
    table = insert(INSERT, "B U T", "A R . I", *ROWS[2:])
    assert S in table.offer().layable
    table.act(0, AddTile(S))
    assert table.open.stacks[S] == ("W",)


@pytest.mark.rule("WS-14")
def test_when_the_pile_is_empty_no_new_tile_is_drawn() -> None:
    table = insert(pile=())
    assert table.act(0, AddTile(S)) == [TileAdded(ONE, S, "W")]
    assert table.open.hands == ("", "V")
    table.act(0, MoveToken(K))
    table.act(1, MoveToken(R))
    assert table.refuses(0, AddTile(S)) == "no_own_tile" and "add" not in table.acts()
    assert table.refuses(0, Exchange()) == "no_own_tile" and "exchange" not in table.acts()


@pytest.mark.rule("WS-14")
@pytest.mark.rule("WS-A16")
def test_the_top_tile_of_a_place_may_be_moved_instead() -> None:
    table = insert(INSERT, *STACKED)
    assert table.act(0, ShiftTile(S, K)) == [TileShifted(ONE, S, K, "S")]
    assert table.open.stacks[S] == ("E",) and table.open.stacks[K] == ("K", "S")
    assert table.turn.awaited == {0}


@pytest.mark.rule("WS-A16")
def test_a_turn_has_one_action_on_the_insert() -> None:
    for first in (AddTile(S), ShiftTile(S, K)):
        table = insert(seats=1)
        table.act(0, first)
        assert table.refuses(0, AddTile(R)) == table.refuses(0, ShiftTile(R, K)) == "one_tile_a_turn"
        assert {"add", "shift"}.isdisjoint(table.acts())
        table.act(0, MoveToken(K))
        assert {"add", "shift"} <= set(table.acts())


@pytest.mark.rule("WS-A16")
def test_no_tile_is_laid_on_or_moved_from_the_middle_or_a_place_with_a_token() -> None:
    table = insert(tokens=(S, K))
    for action in (AddTile(S), AddTile(K), ShiftTile(S, R), ShiftTile(R, K), ShiftTile(K, R)):
        assert table.refuses(0, action) == "tile_under_token"
    assert {S, K, MIDDLE}.isdisjoint((*table.offer().layable, *table.offer().movable))
    assert table.refuses(0, AddTile(MIDDLE)) == table.refuses(0, ShiftTile(R, MIDDLE)) == "middle_stays_empty"
    assert table.refuses(0, ShiftTile(MIDDLE, R)) == "middle_stays_empty"
    assert table.refuses(0, AddTile(19)) == table.refuses(0, ShiftTile(R, 19)) == "no_such_tile"
    assert table.refuses(0, ShiftTile(R, R)) == "same_tile_twice"


@pytest.mark.rule("WS-A16")
def test_a_tile_may_be_turned_when_it_is_added_or_moved() -> None:
    table = insert(draws="Z")
    assert table.act(0, AddTile(S, turned=True))[0] == TileAdded(ONE, S, "M")
    moved = insert()
    assert moved.act(0, ShiftTile(M, S, turned=True)) == [TileShifted(ONE, M, S, "W")]
    assert moved.open.stacks[S] == ("S", "W")


@pytest.mark.rule("WS-A16")
@pytest.mark.rule("WS-A8")
def test_only_m_and_w_are_turned_and_only_if_agreed() -> None:
    assert insert().refuses(0, ShiftTile(S, K, turned=True)) == "not_turnable"
    assert insert(hands=("E", "V")).refuses(0, AddTile(S, turned=True)) == "not_turnable"
    game = WordSearch(mode="insert", start_player=0, rotate_mw=False)
    assert insert(game).refuses(0, AddTile(S, turned=True)) == "not_turnable"


@pytest.mark.rule("WS-A16")
def test_no_tile_is_swapped_or_turned_in_place() -> None:
    table = insert()
    for action in (Swap(S, K), SwapHand(S), TurnTile(M)):
        assert table.refuses(0, action) == "not_now"
    assert {"swap", "swap_hand", "turn"}.isdisjoint(table.acts())


@pytest.mark.rule("WS-A16")
def test_on_the_board_no_tile_is_added_or_moved() -> None:
    table = Table()
    assert table.refuses(0, AddTile(0)) == table.refuses(0, ShiftTile(0, 1)) == "not_now"
    assert {"add", "shift"}.isdisjoint(table.acts())


@pytest.mark.rule("WS-A16")
@pytest.mark.rule("WS-9")
def test_a_players_own_tile_may_still_be_exchanged() -> None:
    table = insert(tokens=(S, K), draws="Z")
    assert table.act(0, Exchange()) == [TileExchanged(ONE, "W", "Z")] and table.open.active == 1


@pytest.mark.rule("WS-14")
@pytest.mark.rule("WS-A16")
def test_words_go_across_all_levels() -> None:
    table = insert(INSERT, *STACKED)
    path = (S + 100, *on("2,-2 1,-2 0,-2"))
    assert table.act(0, Call("STUB", path)) == [WordScored(ONE, "STUB", path, 4, 4)]
    assert table.token() == (0, -2)


@pytest.mark.rule("WS-A16")
def test_only_the_top_tile_of_a_stack_is_read() -> None:
    table = insert(INSERT, *STACKED)
    assert table.refuses(0, Call("ET", (S, *on("2,-2")))) == "no_such_tile"
    assert S not in table.offer().readable and S + 100 in table.offer().readable
    assert table.refuses(0, Call("RUSE", (*on("0,-1 1,-2"), S + 100, S))) == "no_such_tile"


@pytest.mark.rule("WS-A16")
def test_words_may_run_straight_up_and_down_a_stack_if_that_was_agreed() -> None:
    table = insert(WordSearch(mode="insert", start_player=0, stack_read="vertical"), *STACKED)
    path = (*on("0,-1 1,-2"), S + 100, S)
    assert table.refuses(0, Call("RUT", (*path[:2], *on("2,-1")))) == "not_traceable"
    assert table.act(0, Call("RUSE", path)) == [WordScored(ONE, "RUSE", path, 4, 4)]
    assert table.token() == (1, -1)


@pytest.mark.rule("WS-A16")
@pytest.mark.rule("WS-5")
def test_nothing_is_read_in_the_stack_under_a_players_own_token() -> None:
    game = WordSearch(mode="insert", start_player=0, stack_read="vertical")
    table = insert(game, *STACKED, tokens=(S, MIDDLE))
    assert {S, S + 100}.isdisjoint(table.offer().readable)
    assert table.refuses(0, Call("US", (*on("1,-2"), S + 100))) == "own_letter"


@pytest.mark.rule("WS-A16")
@pytest.mark.rule("WS-14")
def test_stacked_letters_score_their_level_if_that_was_agreed() -> None:
    game = WordSearch(mode="insert", start_player=0, stack_bonus=True)
    table = insert(game, *STACKED)
    assert table.act(0, Call("STUB", (S + 100, *on("2,-2 1,-2 0,-2"))))[-1].points == 5  # type: ignore[attr-defined]
    higher = insert(game, "B U K/A/IN", "A R E/S I", *ROWS[2:])
    spin = (S + 100, on("2,-2")[0] + 200)
    assert higher.act(0, Call("SIN", spin)) == [WordScored(ONE, "SIN", spin, 2 + 2 * 3, 8)]
    plain = insert(INSERT, "B U K/A/IN", "A R E/S I", *ROWS[2:])
    assert plain.act(0, Call("SIN", spin)) == [WordScored(ONE, "SIN", spin, 3, 3)]


@pytest.mark.rule("WS-A16")
def test_without_a_free_neighbour_the_token_goes_to_any_free_tile() -> None:
    table = insert(INSERT, ". . T", ". . S .", ". . . . .", ". . . .", "M . F", tokens=on("1,-1 2,-2"))
    assert set(table.offer().steps) == set(on("-2,2 0,2")) and "stay" not in table.acts()
    assert table.refuses(0, MoveToken(on("2,-2")[0])) == "no_step_there"
    table.time_up()
    told = table.time_up()
    assert isinstance(told[0], TokenMoved) and told[0].by_chance and told[0].place in on("-2,2 0,2")


@pytest.mark.rule("WS-A16")
def test_with_a_free_neighbour_the_token_goes_no_farther() -> None:
    table = insert(tokens=(S, MIDDLE))
    assert set(table.offer().steps) == set(on("2,-2 1,-2 0,-1 2,-1 1,0"))
    assert table.refuses(0, MoveToken(M)) == "no_step_there"
    assert table.refuses(0, Stay()) == "token_must_move"


@pytest.mark.rule("WS-A16")
def test_with_no_free_tile_at_all_the_token_stays() -> None:
    table = insert(INSERT, ". . T", ". . S .", ". . . . .", ". . . .", ". . .", tokens=on("1,-1 2,-2"))
    assert "stay" in table.acts() and "step" not in table.acts()
    table.act(0, Stay())
    assert table.open.active == 1 and table.token() == (1, -1)


@pytest.mark.rule("WS-A16")
def test_the_insert_has_tokens_and_thirty_seconds_like_the_board() -> None:
    table = insert(tokens=(S, MIDDLE))
    assert table.turn.until == 30_000 + GRACE
    assert table.time_up() == [TimeRanOut(ONE)] and table.is_in(Stepping)
    assert table.refuses(0, AddTile(R)) == "not_now"


@pytest.mark.rule("WS-A16")
def test_fifty_points_win_on_the_small_insert() -> None:
    game = WordSearch(mode="insert", insert_radius=1, start_player=0, end="immediate")
    table = Table(game, 2, laid("T H", "E . S", "A R"), hands=("W", "V"), scores=(47, 0))
    table.act(0, Call("EAR", (2, 5, 6)))
    assert table.result().reason == "target_reached" and table.result().ranks == (1, 2)


@pytest.mark.rule("WS-A16")
def test_the_slow_search_sees_the_same_words() -> None:
    table = insert(INSERT, *STACKED)
    assert {"STUB", "RUT", "SKI"} <= spelled(table.open, ONE, INSERT, longest=4).keys()
