"""Giving up: with two players, with more, at any time."""

from __future__ import annotations

import pytest

from parlour.core.game import GIVE_UP, Seat
from parlour.games.letter.events import SeatGaveUp
from parlour.games.letter.state import Drafting, Knockable, Knocking
from tests.games.letter.dry import ended
from tests.games.letter.table import BOX, Table
from tests.games.letter.wording import DONE, ONE, lay, name, written


@pytest.mark.rule("LE-X8")
@pytest.mark.parametrize("seat", [0, 1])
def test_when_one_of_two_players_gives_up_the_other_wins(seat: int) -> None:
    table = Table(written=(written(seat, "CAR"),))
    assert table.act(seat, GIVE_UP) == [SeatGaveUp(Seat(seat))]
    assert table.result().reason == "gave_up"
    assert table.result().ranks[1 - seat] == 1 and table.result().ranks[seat] == 2


@pytest.mark.rule("LE-X8")
def test_with_more_players_the_game_goes_on_and_the_seat_is_still_asked() -> None:
    table = Table(seats=3)
    table.act(0, GIVE_UP)
    assert table.running() and table.open.given_up == (0,) and table.turn.awaited == {0}
    assert table.refuses(0, GIVE_UP) == "already_given_up"
    table.turns(lay("T@7,5"), name("CAT"), DONE)
    assert table.on_turn == 1 and table.open.scores[0] == 3


@pytest.mark.rule("LE-X8")
def test_a_seat_that_gave_up_is_ranked_last_whatever_it_has_written() -> None:
    assert ended(3, "AAAAAAAA", "AAA", "AA", given_up=(0,)).result().ranks == (3, 1, 2)
    assert ended(3, "AAA", "AAA", "AA", "", given_up=(1, 2)).result().ranks == (1, 3, 3, 2)


@pytest.mark.rule("LE-X8")
def test_the_last_player_left_wins() -> None:
    table = Table(seats=4)
    for seat in (0, 3, 1):
        assert table.running()
        table.act(seat, GIVE_UP)
    assert table.result().ranks == (2, 2, 1, 2) and table.result().reason == "gave_up"


@pytest.mark.rule("LE-X8")
def test_a_player_may_give_up_at_any_time() -> None:
    drafting = Table(BOX, 3, None)
    drafting.act(1, GIVE_UP)
    assert drafting.running() and drafting.now(Drafting) and drafting.turn.awaited == {0}
    table = Table(seats=4)
    table.do(lay("T@7,5"))
    table.act(0, GIVE_UP)
    table.do(name("CAT"), DONE)
    table.act(2, GIVE_UP)
    assert table.now(Knockable) and table.turn.awaited == {1, 2, 3}
    table.knock(2)
    assert table.now(Knocking)
    table.act(3, GIVE_UP)
    assert not table.running() and table.result().ranks == (2, 1, 2, 2)


@pytest.mark.rule("LE-X8")
def test_a_doubtful_word_stays_secret_when_somebody_gives_up() -> None:
    table = Table(seats=3)
    table.do(lay("T@7,5"), name("TAC"))
    table.act(1, GIVE_UP)
    assert table.named() == name("TAC") and table.game.view(table.here.state, Seat(1)).named is None
    assert ONE in table.turn.awaited
