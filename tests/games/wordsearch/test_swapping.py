"""Before the word: two tiles may be swapped, turned, or both."""

from __future__ import annotations

import pytest

from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import Call, Exchange, MoveToken, Swap, SwapHand, TurnTile
from parlour.games.wordsearch.events import HandSwapped, TilesSwapped, TileTurned
from parlour.games.wordsearch.state import Searching
from tests.games.wordsearch.table import BOX, ONE, Table, at, golden, place

M, W, S = place("2,1"), place("1,-3"), place("1,1")
J, L = place("0,-2"), place("-1,0")


@pytest.mark.rule("WS-4")
@pytest.mark.rule("WS-A7")
def test_any_two_tiles_may_be_swapped_before_the_word() -> None:
    table = Table()
    assert table.act(0, Swap(J, S)) == [TilesSwapped(ONE, J, S, "J", "S")]
    assert table.letters("0,-2") == "S" and table.letters("1,1") == "J"
    assert table.turn.awaited == {0} and table.is_in(Searching)
    assert table.call("HELPS", "1,-1 0,-1 -1,0 -1,-1 0,-2")[0].points == 5  # type: ignore[attr-defined]


@pytest.mark.rule("WS-A7")
def test_each_turn_has_one_swap() -> None:
    table = Table(BOX, 1)
    table.act(0, Swap(J, S))
    assert table.refuses(0, Swap(J, S)) == "swap_spent"
    assert table.refuses(0, SwapHand(J)) == "swap_spent"
    assert {"swap", "swap_hand"}.isdisjoint(table.acts())
    table.act(0, MoveToken(L))
    assert "swap" in table.acts() and table.accepts(0, Swap(J, S))


@pytest.mark.rule("WS-A7")
def test_no_tile_under_a_token_is_swapped_or_turned() -> None:
    table = Table(tokens=(J, W))
    for action in (Swap(J, S), Swap(S, W), SwapHand(J), SwapHand(W)):
        assert table.refuses(0, action) == "tile_under_token"
    assert table.refuses(0, TurnTile(W)) == "tile_under_token"
    assert {J, W}.isdisjoint((*table.offer().swappable, *table.offer().turnable))


@pytest.mark.rule("WS-A7")
def test_a_swap_needs_two_tiles() -> None:
    table = Table()
    assert table.refuses(0, Swap(J, J)) == "same_tile_twice"
    assert table.refuses(0, Swap(J, place("0,0"))) == "no_such_tile"
    assert table.refuses(0, Swap(J, 55)) == "no_such_tile"
    assert table.refuses(0, SwapHand(place("0,0"))) == "no_such_tile"
    assert place("0,0") not in table.offer().swappable


@pytest.mark.rule("WS-A7")
def test_a_players_own_tile_may_be_swapped_with_one_on_the_board() -> None:
    table = Table(hands=("E", "V"))
    assert table.act(0, SwapHand(J)) == [HandSwapped(ONE, J, "E", "J")]
    assert table.letters("0,-2") == "E" and table.open.hands == ("J", "V")
    assert table.refuses(0, Swap(S, L)) == "swap_spent"


@pytest.mark.rule("WS-A7")
def test_a_players_own_tile_stays_in_the_hand_if_that_was_agreed() -> None:
    table = Table(WordSearch(start_player=0, hand_swap=False))
    assert table.refuses(0, SwapHand(J)) == "hand_stays"
    assert "swap_hand" not in table.acts() and "swap" in table.acts()


@pytest.mark.rule("WS-A7")
def test_a_swap_and_a_turn_apply_to_the_same_two_tiles() -> None:
    table = Table()
    table.act(0, TurnTile(M))
    assert table.refuses(0, Swap(J, S)) == "two_tiles_only"
    assert table.accepts(0, Swap(J, M))
    table.act(0, TurnTile(W))
    assert table.refuses(0, TurnTile(place("0,3"))) == "two_tiles_only"
    assert table.refuses(0, Swap(J, M)) == "two_tiles_only"
    assert table.accepts(0, TurnTile(M))
    assert table.act(0, Swap(M, W)) == [TilesSwapped(ONE, M, W, "W", "M")]


@pytest.mark.rule("WS-A7")
def test_after_a_swap_only_the_swapped_tiles_may_be_turned() -> None:
    table = Table()
    table.act(0, Swap(J, M))
    assert table.offer().turnable == (J,)
    assert table.refuses(0, TurnTile(W)) == "two_tiles_only"
    assert table.act(0, TurnTile(J)) == [TileTurned(ONE, J, "W")]
    assert table.letters("0,-2") == "W"


@pytest.mark.rule("WS-A7")
def test_a_players_own_tile_counts_as_one_of_the_two() -> None:
    table = Table(hands=("E", "V"))
    table.act(0, SwapHand(M))
    assert table.refuses(0, TurnTile(W)) == "two_tiles_only"
    turned = Table(hands=("E", "V"))
    turned.act(0, TurnTile(M))
    assert turned.refuses(0, SwapHand(J)) == "two_tiles_only"
    assert turned.act(0, SwapHand(M)) == [HandSwapped(ONE, M, "E", "W")]


@pytest.mark.rule("WS-A7")
def test_a_players_own_tile_may_be_turned_once_it_lies_on_the_board() -> None:
    table = Table(hands=("W", "V"))
    table.act(0, SwapHand(J))
    assert table.act(0, TurnTile(J)) == [TileTurned(ONE, J, "M")]


@pytest.mark.rule("WS-A8")
def test_an_m_upside_down_is_a_w_and_vice_versa() -> None:
    table = Table()
    assert table.act(0, TurnTile(W)) == [TileTurned(ONE, W, "M")]
    assert table.act(0, TurnTile(W)) == [TileTurned(ONE, W, "W")]
    assert set(table.offer().turnable) == {M, W, place("0,3")}
    assert table.turn.awaited == {0}


@pytest.mark.rule("WS-A8")
def test_no_other_tile_becomes_another_letter_upside_down() -> None:
    assert Table().refuses(0, TurnTile(J)) == "not_turnable"
    assert Table().refuses(0, TurnTile(place("0,2"))) == "not_turnable"
    assert Table().refuses(0, TurnTile(place("0,0"))) == "no_such_tile"


@pytest.mark.rule("WS-A8")
def test_no_tile_is_turned_if_that_was_agreed() -> None:
    table = Table(WordSearch(start_player=0, rotate_mw=False))
    assert table.refuses(0, TurnTile(M)) == "not_turnable"
    assert "turn" not in table.acts() and table.offer().turnable == ()


@pytest.mark.rule("WS-A7")
def test_swaps_and_turns_stand_when_no_word_follows() -> None:
    table = Table()
    table.act(0, Swap(J, S))
    table.act(0, MoveToken(L))
    assert table.letters("0,-2") == "S" and table.open.active == 1


@pytest.mark.rule("WS-A7")
def test_there_are_always_56_tiles() -> None:
    table = Table(hands=("E", "V"))
    before = table.game.census(table.here.state)
    table.act(0, TurnTile(M))
    table.act(0, SwapHand(M))
    table.act(0, Exchange())
    assert table.game.census(table.here.state) == before and sum(before.values()) == 56


@pytest.mark.rule("WS-A7")
@pytest.mark.parametrize("action", [Swap(J, S), SwapHand(J), TurnTile(M)])
def test_only_the_player_on_turn_moves_tiles(action: Swap | SwapHand | TurnTile) -> None:
    assert Table().refuses(1, action) == "not_your_turn"


@pytest.mark.rule("WS-A7")
def test_tiles_may_still_be_swapped_after_a_doubtful_word() -> None:
    table = Table()
    table.act(0, Call("HEJ", at("1,-1 0,-1 0,-2")))
    table.act(0, Swap(J, S))
    assert table.here.state.called is None and table.accepts(0, golden("HELP"))
