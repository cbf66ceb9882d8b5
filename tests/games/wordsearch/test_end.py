"""How a game on the board ends, who wins, and giving up."""

from __future__ import annotations

import pytest

from parlour.core.game import GIVE_UP, Seat
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import Exchange, MoveToken
from parlour.games.wordsearch.events import ExtraRound, SeatGaveUp, TargetReached
from parlour.kit.challenge import Disputable, Dispute, Vote
from tests.games.wordsearch.table import BOX, ONE, TWO, Table, at, golden

IMMEDIATE = WordSearch(start_player=0, end="immediate")


def step(table: Table) -> None:
    """The seat on turn finds no word."""
    table.act(table.active, MoveToken(table.offer(table.active).steps[0]))


@pytest.mark.rule("WS-13")
@pytest.mark.rule("WS-A13")
def test_the_round_in_which_somebody_reaches_the_target_is_played_to_its_end() -> None:
    table = Table(BOX, 3, scores=(196, 50, 60))
    assert table.call("HELP")[-1] == TargetReached(ONE, 200)
    assert table.running() and table.open.active == 1
    step(table)
    assert table.running()
    step(table)
    assert table.result().reason == "target_reached"
    assert (table.result().scores, table.result().ranks) == ((200, 50, 60), (1, 3, 2))
    assert set(table.open.turns) == {1}


@pytest.mark.rule("WS-A13")
def test_a_round_begins_with_the_starting_player() -> None:
    table = Table(WordSearch(start_player=1), 3, scores=(0, 0, 196))
    step(table)
    table.call("HELP")
    assert table.running() and table.open.active == 0
    step(table)
    assert table.result().ranks == (2, 2, 1)


@pytest.mark.rule("WS-13")
def test_the_highest_score_at_or_above_the_target_wins() -> None:
    table = Table(BOX, 2, scores=(196, 195))
    table.call("HELP")
    told = table.call("CLEARS")
    assert not any(isinstance(event, TargetReached) for event in told), "only the first to reach it is announced"
    assert (table.result().scores, table.result().ranks) == ((200, 201), (2, 1))


@pytest.mark.rule("WS-13")
def test_the_game_goes_on_below_the_target() -> None:
    table = Table(BOX, 2, scores=(195, 0))
    table.call("HELP")
    step(table)
    assert table.running() and table.open.active == 0


@pytest.mark.rule("WS-A13")
@pytest.mark.parametrize("target", [50, 100, 200])
def test_the_target_may_be_lower(target: int) -> None:
    game = WordSearch(start_player=0, end="immediate", target=50 if target == 50 else 100 if target == 100 else 200)
    under = Table(game, 2, scores=(target - 5, 0))
    under.call("HELP")
    assert under.running()
    table = Table(game, 2, scores=(target - 4, 0))
    table.call("HELP")
    assert table.result().ranks == (1, 2) and table.result().reason == "target_reached"


@pytest.mark.rule("WS-A13")
def test_the_game_ends_at_once_if_that_was_agreed() -> None:
    table = Table(IMMEDIATE, 3, scores=(196, 150, 199))
    table.call("HELP")
    assert table.result().ranks == (1, 3, 2) and table.result().reason == "target_reached"


@pytest.mark.rule("WS-A13")
def test_tied_players_play_an_extra_round() -> None:
    table = Table(BOX, 3, scores=(196, 100, 196), tokens=at("0,0 0,0 0,0"))
    table.call("HELP")
    step(table)
    assert table.call("CELL")[-1] == ExtraRound((Seat(0), Seat(2)), 1)
    assert table.running() and table.open.active == 0 and table.open.contenders == (0, 2)
    step(table)
    assert table.open.active == 2, "only tied players play on"
    step(table)
    assert table.open.extra == 2 and table.open.active == 0


@pytest.mark.rule("WS-A13")
def test_the_higher_score_at_the_end_of_an_extra_round_wins() -> None:
    table = Table(BOX, 2, scores=(196, 196))
    table.call("HELP")
    table.call("CELL")
    step(table)
    assert table.running() and table.open.active == 1
    assert table.token(1) == (-2, 0)
    table.call("SO", "-3,0 -3,1")
    assert (table.result().scores, table.result().ranks) == ((200, 202), (2, 1))
    assert table.result().reason == "target_reached"


@pytest.mark.rule("WS-A13")
def test_players_still_tied_after_three_extra_rounds_share_the_win() -> None:
    table = Table(BOX, 3, scores=(196, 100, 196))
    table.call("HELP")
    step(table)
    table.call("CELL")
    for number in (1, 2, 3):
        assert table.open.extra == number
        step(table)
        step(table)
    assert (table.result().ranks, table.result().reason) == ((1, 3, 1), "tied")


@pytest.mark.rule("WS-A13")
@pytest.mark.parametrize("seats", [2, 3])
def test_three_full_rounds_without_a_score_end_the_game(seats: int) -> None:
    table = Table(BOX, seats, scores=(5, 9, 9)[:seats])
    for _ in range(3 * seats):
        assert table.running()
        step(table)
    assert table.result().reason == "dry_spell"
    assert table.result().ranks == ((2, 1), (3, 1, 1))[seats - 2]


@pytest.mark.rule("WS-A13")
def test_a_dry_spell_ends_the_game_only_after_a_full_round() -> None:
    table = Table(BOX, 3)
    table.call("HELP")
    for _ in range(2 + 3 * 3):
        assert table.running()
        step(table)
    assert table.result().reason == "dry_spell" and set(table.open.turns) == {4}


@pytest.mark.rule("WS-A13")
def test_a_score_ends_a_dry_spell() -> None:
    table = Table(BOX, 2, dry=5)
    table.call("HELP")
    assert table.open.dry == 0
    step(table)
    assert table.running() and table.open.dry == 1


@pytest.mark.rule("WS-A13")
def test_lost_turns_and_exchanges_count_as_dry_too() -> None:
    table = Table(WordSearch(start_player=0, judge="vote"), 2, dry=4, tokens=at("1,-1 0,3"))
    table.call("EL", "0,-1 -1,0")
    table.act(1, Dispute())
    table.act(1, Vote(False))
    assert table.open.dry == 5
    table.act(1, Exchange())
    assert table.result().reason == "dry_spell" and table.result().ranks == (1, 1)


@pytest.mark.rule("WS-A13")
@pytest.mark.rule("WS-A14")
def test_in_solitaire_ten_turns_without_a_score_end_the_game() -> None:
    table = Table(BOX, 1)
    for _ in range(10):
        assert table.running()
        step(table)
    over = table.result()
    assert (over.reason, over.scores, over.ranks) == ("dry_spell", (10,), (2,))


@pytest.mark.rule("WS-A14")
def test_in_solitaire_the_turns_to_the_target_are_the_result() -> None:
    table = Table(BOX, 1, scores=(192,))
    table.call("HE")
    step(table)
    assert table.running() and table.open.turns == (2,)
    here = Table(BOX, 1, scores=(196,), turns=(17,))
    here.call("HELP")
    assert (here.result().scores, here.result().ranks) == ((18,), (1,))
    assert here.result().reason == "target_reached_alone"


@pytest.mark.rule("WS-X8")
@pytest.mark.parametrize("seat", [0, 1])
def test_when_one_of_two_players_gives_up_the_other_wins(seat: int) -> None:
    table = Table(BOX, 2, scores=(50, 50))
    assert table.act(seat, GIVE_UP) == [SeatGaveUp(Seat(seat))]
    assert table.result().reason == "gave_up"
    assert table.result().ranks[1 - seat] == 1 and table.result().ranks[seat] == 2


@pytest.mark.rule("WS-X8")
def test_with_more_players_the_game_goes_on_and_the_seat_is_still_asked() -> None:
    table = Table(BOX, 3)
    table.act(0, GIVE_UP)
    assert table.running() and table.open.given_up == (0,) and table.turn.awaited == {0}
    assert table.refuses(0, GIVE_UP) == "already_given_up"
    table.call("HELP")
    assert table.open.active == 1


@pytest.mark.rule("WS-X8")
def test_a_seat_that_gave_up_is_ranked_last_whatever_it_scores() -> None:
    table = Table(IMMEDIATE, 3, scores=(190, 196, 20))
    table.act(0, GIVE_UP)
    step(table)
    table.call("HELP")
    assert table.result().ranks == (3, 1, 2)


@pytest.mark.rule("WS-X8")
def test_if_a_seat_that_gave_up_reaches_the_target_first_the_best_of_the_others_wins() -> None:
    table = Table(IMMEDIATE, 3, scores=(196, 30, 20))
    table.act(0, GIVE_UP)
    table.call("HELP")
    assert table.result().ranks == (3, 1, 2)


@pytest.mark.rule("WS-X8")
def test_the_last_player_left_wins() -> None:
    table = Table(BOX, 4)
    for seat in (0, 3, 1):
        assert table.running()
        table.act(seat, GIVE_UP)
    assert table.result().ranks == (2, 2, 1, 2) and table.result().reason == "gave_up"


@pytest.mark.rule("WS-X8")
def test_in_solitaire_giving_up_is_a_loss() -> None:
    table = Table(BOX, 1, scores=(190,), turns=(9,))
    table.act(0, GIVE_UP)
    assert (table.result().ranks, table.result().reason) == ((2,), "gave_up")


@pytest.mark.rule("WS-X8")
def test_a_player_may_give_up_in_the_middle_of_a_window_or_a_vote() -> None:
    table = Table(WordSearch(start_player=0, judge="vote"), 4)
    table.act(0, golden("HELP"))
    table.act(0, GIVE_UP)
    table.act(1, GIVE_UP)
    assert table.is_in(Disputable) and table.turn.awaited == {1, 2, 3}
    table.act(TWO, Dispute())
    assert table.turn.awaited == {1, 2, 3}
    table.votes((1, True), (2, True), (3, True))
    assert table.open.scores[0] == 4 and table.open.given_up == (0, 1)
