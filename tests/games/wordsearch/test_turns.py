"""A turn: without a word, with an exchange, and against the clock."""

from __future__ import annotations

import pytest

from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import Exchange, MoveToken, Stay, Swap
from parlour.games.wordsearch.events import TileExchanged, TimeRanOut, TokenMoved, TokenStayed
from parlour.games.wordsearch.state import Stepping
from tests.games.wordsearch.table import BOX, GRACE, ONE, Table, at, golden, place

UNTIMED = WordSearch(start_player=0, timer=None)
E1, H = place("0,-1"), place("1,-1")
AROUND = at("0,-1 1,-1 -1,0 1,0 -1,1 0,1")


@pytest.mark.rule("WS-A14")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_turns_go_round_clockwise(seats: int) -> None:
    table = Table(WordSearch(start_player=1), seats)
    order = []
    for number in range(seats):
        order.append(int(table.active))
        table.act(table.active, MoveToken(AROUND[number]))
    assert order == [(1 + number) % seats for number in range(seats)]
    assert table.open.active == 1 and set(table.open.turns) == {1}


@pytest.mark.rule("WS-3")
@pytest.mark.rule("WS-6")
def test_without_a_word_the_token_goes_to_a_neighbouring_letter() -> None:
    table = Table()
    assert set(table.offer().steps) == set(AROUND)
    assert table.act(0, MoveToken(H)) == [TokenMoved(ONE, H, "H", by_chance=False)]
    assert table.open.tokens[0] == H and table.open.active == 1 and table.open.scores == (0, 0)


@pytest.mark.rule("WS-6")
def test_the_token_goes_only_to_neighbours_without_a_token() -> None:
    table = Table(tokens=(H, E1))
    assert set(table.offer().steps) == set(at("2,-2 1,-2 2,-1 1,0"))
    assert table.refuses(0, MoveToken(E1)) == "no_step_there"
    assert table.refuses(0, MoveToken(H)) == "no_step_there"
    assert table.refuses(0, MoveToken(place("3,0"))) == "no_step_there"
    assert table.refuses(0, MoveToken(place("0,0"))) == "no_step_there"
    assert table.refuses(0, MoveToken(55)) == "no_such_tile"
    assert table.refuses(0, Stay()) == "token_must_move"


@pytest.mark.rule("WS-A12")
def test_with_no_free_neighbour_the_token_stays() -> None:
    corner = place("3,-3")
    table = Table(BOX, 4, tokens=(corner, *at("2,-3 2,-2 3,-2")))
    assert table.offer().steps == () and "step" not in table.acts() and "stay" in table.acts()
    assert table.act(0, Stay()) == [TokenStayed(ONE)]
    assert table.open.tokens[0] == corner and table.open.active == 1


@pytest.mark.rule("WS-9")
@pytest.mark.rule("WS-A10")
def test_a_players_own_tile_is_exchanged_for_one_from_the_pile_instead_of_a_word() -> None:
    table = Table(hands=("P", "V"), tokens=(H, E1), draws="Z")
    pile = table.open.pile
    assert table.act(0, Exchange()) == [TileExchanged(ONE, "P", "Z")]
    assert table.open.hands == ("Z", "V") and table.open.tokens[0] == H
    assert sorted((*table.open.pile, "Z")) == sorted((*pile, "P"))
    assert table.open.active == 1 and table.open.scores == (0, 0)


@pytest.mark.rule("WS-A10")
def test_the_new_tile_is_drawn_before_the_old_one_goes_back() -> None:
    table = Table(hands=("P", "V"), tokens=(H, E1), pile=("Q",))
    assert table.act(0, Exchange()) == [TileExchanged(ONE, "P", "Q")]
    assert table.open.pile == ("P",)


@pytest.mark.rule("WS-A10")
def test_nothing_is_exchanged_with_an_empty_pile() -> None:
    table = Table(tokens=(H, E1), pile=())
    assert table.refuses(0, Exchange()) == "pile_empty" and "exchange" not in table.acts()


@pytest.mark.rule("WS-A10")
def test_on_the_first_move_the_token_must_still_go_to_a_letter_after_an_exchange() -> None:
    table = Table()
    table.act(0, Exchange(), at=10)
    assert table.is_in(Stepping) and table.turn.awaited == {0} and table.acts() == ("step",)
    assert table.turn.until == 30_000 + GRACE
    assert table.refuses(0, golden("HELP")) == table.refuses(0, Exchange()) == table.refuses(0, Swap(1, 2)) == "not_now"
    assert table.act(0, MoveToken(H), at=12) == [TokenMoved(ONE, H, "H", by_chance=False)]
    assert table.open.active == 1 and table.open.tokens[0] == H


@pytest.mark.rule("WS-A10")
def test_after_a_late_exchange_five_seconds_are_left_for_the_step_or_no_limit_without_a_timer() -> None:
    table = Table()
    table.act(0, Exchange(), at=29)
    assert table.turn.until == 34_000 + GRACE
    untimed = Table(UNTIMED)
    untimed.act(0, Exchange(), at=29)
    assert untimed.turn.until is None and untimed.is_in(Stepping)


@pytest.mark.rule("WS-4")
@pytest.mark.rule("WS-A19")
def test_a_turn_has_thirty_seconds_swaps_included() -> None:
    table = Table()
    assert table.turn.until == 30_000 + GRACE
    table.act(0, Swap(0, 1), at=10)
    assert table.turn.until == 30_000 + GRACE
    table.call("HELP", at_second=12)
    assert table.turn.until == 42_000 + GRACE


@pytest.mark.rule("WS-A19")
@pytest.mark.rule("WS-X3")
def test_a_table_may_agree_on_another_clock_or_none() -> None:
    assert Table(UNTIMED).turn.until is None
    assert Table(WordSearch(start_player=0, timer=60)).turn.until == 60_000 + GRACE


@pytest.mark.rule("WS-X3")
def test_an_act_up_to_half_a_second_after_the_deadline_shown_still_counts() -> None:
    table = Table()
    assert table.refuses(0, golden("HELP"), at=30.5) == "too_late"
    assert table.act(0, golden("HELP"), at=30.499)


@pytest.mark.rule("WS-A12")
def test_when_time_is_up_the_player_has_five_seconds_to_choose_a_letter() -> None:
    table = Table()
    assert table.time_up() == [TimeRanOut(ONE)]
    assert table.is_in(Stepping) and table.turn.awaited == {0}
    assert table.turn.until == 30_000 + GRACE + 5_000 + GRACE
    assert table.refuses(0, golden("HELP")) == "not_now"
    assert table.act(0, MoveToken(H)) == [TokenMoved(ONE, H, "H", by_chance=False)]
    assert table.open.active == 1


@pytest.mark.rule("WS-A12")
@pytest.mark.rule("WS-X7")
def test_if_the_player_does_not_choose_chance_moves_the_token_to_a_free_neighbour() -> None:
    table = Table(tokens=(H, E1), strays=place("2,-2"))
    table.time_up()
    assert table.time_up() == [TokenMoved(ONE, place("2,-2"), "I", by_chance=True)]
    assert table.open.tokens[0] == place("2,-2") and table.open.active == 1


@pytest.mark.rule("WS-X7")
def test_chance_moves_a_token_only_where_its_owner_could() -> None:
    seen = set()
    for seed in range(20):
        table = Table(tokens=(H, E1), seed=seed)
        table.time_up()
        table.time_up()
        seen.add(table.open.tokens[0])
    assert seen <= set(at("2,-2 1,-2 2,-1 1,0")) and len(seen) > 1


@pytest.mark.rule("WS-A12")
def test_when_time_is_up_and_no_letter_is_free_the_token_stays() -> None:
    corner = place("3,-3")
    table = Table(BOX, 4, tokens=(corner, *at("2,-3 2,-2 3,-2")))
    assert table.time_up() == [TimeRanOut(ONE), TokenStayed(ONE)]
    assert table.open.tokens[0] == corner and table.open.active == 1


@pytest.mark.rule("WS-A12")
def test_a_first_move_by_chance_leaves_the_middle_too() -> None:
    table = Table(strays=H)
    table.time_up()
    table.time_up()
    assert table.open.tokens[0] == H and table.open.turns == (1, 0)


@pytest.mark.rule("WS-4")
def test_only_the_player_on_turn_acts() -> None:
    table = Table()
    for action in (golden("HELP"), MoveToken(H), Exchange(), Stay()):
        assert table.refuses(1, action) == "not_your_turn"
    assert table.acts(1) == ()
