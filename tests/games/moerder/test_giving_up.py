"""Giving up a seat."""

from __future__ import annotations

import pytest

from parlour.core.game import GIVE_UP, Seat
from parlour.games.moerder.actions import Claim, Next, RaiseObjection, Touch, TurnTile
from parlour.games.moerder.events import ChainsShown, SeatGaveUp
from parlour.games.moerder.state import Objecting, Showing
from parlour.kit.window import PASS
from tests.games.moerder.table import BOX, Table, chain, laid

ROW = chain("a1 b1 c1 d1 e1 f1")


@pytest.mark.rule("MO-X8")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_players_the_other_wins(seat: int) -> None:
    table = Table()
    assert table.act(seat, GIVE_UP) == [SeatGaveUp(Seat(seat))]
    assert (
        table.result().reason == "gave_up" and table.result().ranks[1 - seat] == 1 and table.result().ranks[seat] == 2
    )


@pytest.mark.rule("MO-X8")
def test_with_more_players_the_game_goes_on_and_the_seat_still_plays() -> None:
    table = Table(BOX, 3)
    table.act(0, GIVE_UP)
    assert table.running() and table.open.given_up == (0,) and table.turn.awaited == {0}
    assert table.refuses(0, GIVE_UP) == "already_given_up"
    table.act(0, TurnTile(0))
    table.act(0, Next())
    assert table.active == 1


@pytest.mark.rule("MO-X8")
def test_a_seat_that_gave_up_comes_last() -> None:
    table = Table(BOX, 3, board=laid("MÖRDER"))
    table.act(2, GIVE_UP)
    table.act(0, Claim(ROW))
    assert table.result().ranks == (1, 2, 3)


@pytest.mark.rule("MO-X8")
def test_if_a_seat_that_gave_up_wins_the_others_share_first_place() -> None:
    table = Table(BOX, 3, board=laid("MÖRDER"))
    table.act(0, GIVE_UP)
    table.act(0, Claim(ROW))
    assert (table.result().ranks, table.result().scores) == ((2, 1, 1), (0, 0, 0))


@pytest.mark.rule("MO-X8")
def test_the_last_player_who_stays_wins() -> None:
    table = Table(BOX, 4)
    for seat in (0, 3, 1):
        assert table.running()
        table.act(seat, GIVE_UP)
    assert (table.result().ranks, table.result().scores) == ((2, 2, 1, 2), (0, 0, 1, 0))


@pytest.mark.rule("MO-X8")
def test_giving_up_alone_loses_and_shows_open_chains_but_turns_no_tile() -> None:
    board = laid("MÖRDER")
    table = Table(BOX, 1, board=board, hands=("MÖRDER",), objective=2)
    events = table.act(0, GIVE_UP)
    assert events == [SeatGaveUp(Seat(0)), ChainsShown((ROW,))]
    assert (table.result().ranks, table.result().reason) == ((2,), "gave_up")
    assert table.open.board == board


@pytest.mark.rule("MO-X8")
def test_a_seat_may_give_up_during_a_window_or_while_it_has_the_floor() -> None:
    table = Table(BOX, 4, board=laid("M"))
    table.act(0, Touch(0))
    table.act(0, GIVE_UP)
    table.act(1, RaiseObjection())
    table.act(1, GIVE_UP)
    assert table.in_phase(Showing) and table.turn.awaited == {1}
    table.act(1, PASS)
    assert table.in_phase(Objecting) and table.turn.awaited == {2, 3}
