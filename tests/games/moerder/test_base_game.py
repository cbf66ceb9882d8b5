"""The base game: no collecting, and one player may drop out."""

from __future__ import annotations

import pytest

from parlour.core.game import GIVE_UP, Illegal, Seat
from parlour.core.play import begin
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Claim, DropOut, Next, Touch, TurnTile
from parlour.games.moerder.events import DroppedOut
from parlour.games.moerder.state import Turning
from tests.games.moerder.table import Table, chain, laid

BASE = Moerder(rules="base", start_player=0)
ROW = chain("a1 b1 c1 d1 e1 f1")
FULL = "MÖRDER" + "MMMMMM" + "ÖÖÖÖÖÖ" + "EEEEEE" + "RRRRR†" + "DDDDDD"


@pytest.mark.rule("MO-B1")
def test_nothing_is_collected() -> None:
    table = Table(BASE, board=laid("MÖ"))
    assert table.acts(0) == ("claim", "next")
    assert table.refuses(0, Touch(0)) == "nothing_to_collect"


@pytest.mark.rule("MO-B1")
def test_one_player_cannot_play_it() -> None:
    with pytest.raises(Illegal, match="wrong_number_of_seats"):
        begin(BASE, 1)


@pytest.mark.rule("MO-B1")
def test_instead_of_turning_a_tile_a_player_may_drop_out() -> None:
    table = Table(BASE, 3)
    assert table.acts(0) == ("turn", "drop_out")
    assert table.act(0, DropOut()) == [DroppedOut(Seat(0))]
    assert table.active == 1


@pytest.mark.rule("MO-B1")
def test_it_is_too_late_to_drop_out_after_turning_a_tile() -> None:
    table = Table(BASE, 3)
    table.act(0, TurnTile(0))
    assert table.refuses(0, DropOut()) == "not_now"


@pytest.mark.rule("MO-B1")
def test_only_the_first_player_may_drop_out() -> None:
    table = Table(BASE, 3)
    table.act(0, DropOut())
    assert table.acts(1) == ("turn",)
    assert table.refuses(1, DropOut()) == "no_dropping_out"


@pytest.mark.rule("MO-B1")
def test_nobody_drops_out_of_the_pro_game() -> None:
    assert Table().refuses(0, DropOut()) == "no_dropping_out"


@pytest.mark.rule("MO-B1")
def test_a_player_who_has_dropped_out_has_no_more_turns_and_no_claims() -> None:
    table = Table(BASE, 3)
    table.act(0, DropOut())
    order = []
    for number in range(4):
        seat = table.active
        order.append(seat)
        table.act(seat, TurnTile(table.open.board.index("?")))
        assert table.refuses(0, Claim(ROW)) == "not_your_turn", number
        table.act(seat, Next())
    assert order == [1, 2, 1, 2]


@pytest.mark.rule("MO-B1")
def test_the_player_who_dropped_out_wins_if_nobody_finds_the_word() -> None:
    table = Table(BASE, 3, board=FULL, bare=True, active=1, dropped=Seat(0))
    table.act(1, Next())
    assert table.running()
    table.act(2, Next())
    assert (table.result().ranks, table.result().reason) == ((1, 2, 2), "dropped_out_rightly")


@pytest.mark.rule("MO-B1")
def test_each_player_still_in_has_one_more_turn_when_all_tiles_are_open() -> None:
    table = Table(BASE, 2, board="?" + FULL[1:], turns_up="a1=M", phase=Turning, dropped=Seat(1))
    table.act(0, TurnTile(0))
    table.act(0, Next())
    assert table.running() and table.acts(0) == ("claim", "next")
    table.act(0, Claim(ROW))
    assert table.result().ranks == (1, 2)


@pytest.mark.rule("MO-B1")
def test_if_nobody_dropped_out_it_is_a_draw() -> None:
    table = Table(BASE, 2, board=FULL, bare=True)
    table.act(0, Next())
    table.act(1, Next())
    assert (table.result().ranks, table.result().reason) == ((1, 1), "nobody_found_it")


@pytest.mark.rule("MO-B1")
def test_nobody_can_drop_out_once_nothing_is_left_to_turn() -> None:
    table = Table(BASE, 2, board=FULL, bare=True)
    assert table.refuses(0, DropOut()) == "not_now"


@pytest.mark.rule("MO-B1")
def test_the_last_player_left_may_give_up() -> None:
    table = Table(BASE, 2)
    table.act(0, DropOut())
    table.act(1, GIVE_UP)
    assert table.result().ranks == (1, 2)
