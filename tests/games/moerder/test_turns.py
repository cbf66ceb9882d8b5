"""A turn: whose it is, turning a tile, the body, saying "Next"."""

from __future__ import annotations

import pytest

from parlour.core.game import Illegal, Seat, Viewer
from parlour.core.play import begin
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Next, Touch, TurnTile
from parlour.games.moerder.board import AROUND, FACES, bag
from parlour.games.moerder.events import BodyFound, StarterDrawn, TileTurned, TurnEnded
from parlour.games.moerder.state import Looking, Turning
from tests.games.moerder.table import BOX, Table, laid, tile


@pytest.mark.rule("MO-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_may_play(seats: int) -> None:
    assert len(begin(Moerder(), seats).state.open.hands) == seats


@pytest.mark.rule("MO-1")
@pytest.mark.parametrize("seats", [0, 5])
def test_no_players_or_five_are_refused(seats: int) -> None:
    with pytest.raises(Illegal, match="wrong_number_of_seats"):
        begin(Moerder(), seats)


@pytest.mark.rule("MO-2")
def test_the_deck_is_seven_of_each_letter_and_one_body() -> None:
    """MO-T1."""
    start = Table().open
    assert dict(zip(FACES, bag(start.board, ""), strict=True)) == {"M": 7, "Ö": 7, "R": 7, "D": 7, "E": 7, "†": 1}
    assert start.hidden == 36


@pytest.mark.rule("MO-2")
def test_every_tile_of_the_deck_comes_up_once_all_are_turned() -> None:
    table = Table()
    while table.open.hidden:
        seat = table.active
        table.act(seat, TurnTile(table.open.board.index("?")))
        table.act(seat, Next())
    assert sorted(table.open.board) == sorted("MÖRDE" * 7 + "†")


@pytest.mark.rule("MO-3")
def test_a_tile_is_turned_where_it_lies_and_stays_there() -> None:
    table = Table(turns_up="c3=R")
    assert table.act(0, TurnTile(tile("c3"))) == [TileTurned(table.active, tile("c3"), "R")]
    assert table.open.board == laid("??????", "??????", "??R???")


@pytest.mark.rule("MO-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_clockwise(seats: int) -> None:
    table = Table(Moerder(start_player=1), seats)
    order = []
    for number in range(2 * seats):
        seat = table.active
        order.append(seat)
        table.act(seat, TurnTile(number))
        table.act(seat, Next())
    assert order == [(1 + turn) % seats for turn in range(2 * seats)]


@pytest.mark.rule("MO-5")
def test_a_turn_begins_with_turning_a_tile_and_nothing_else() -> None:
    table = Table()
    assert table.acts(0) == ("turn",)
    assert table.refuses(0, Next()) == "not_now"
    assert table.refuses(0, Touch(0)) == "not_now"
    assert table.refuses(1, TurnTile(0)) == "not_your_turn"


@pytest.mark.rule("MO-5")
def test_after_turning_everything_else_is_optional_and_next_ends_the_turn() -> None:
    table = Table(turns_up="a1=M")
    table.act(0, TurnTile(0))
    assert table.acts(0) == ("claim", "touch", "next")
    assert table.refuses(0, TurnTile(1)) == "not_now"
    assert table.act(0, Next()) == [TurnEnded(Seat(0))]
    assert table.active == 1 and table.acts(1) == ("turn",)


@pytest.mark.rule("MO-6")
def test_exactly_one_hidden_tile_of_your_choice_is_turned() -> None:
    table = Table(turns_up="b2=D")
    table.act(0, TurnTile(tile("b2")))
    assert table.open.hidden == 35
    table.act(0, Next())
    assert table.refuses(1, TurnTile(tile("b2"))) == "tile_open"
    gap = Table(board=laid("M."), phase=Turning)
    assert gap.refuses(0, TurnTile(1)) == "tile_gone"


@pytest.mark.rule("MO-6")
@pytest.mark.parametrize(("place", "more"), [("a1", 3), ("f6", 3), ("d1", 5), ("a3", 5), ("c3", 8), ("e5", 8)])
def test_the_body_turns_its_hidden_neighbours(place: str, more: int) -> None:
    """MO-T8."""
    table = Table(turns_up=f"{place}=†")
    events = table.act(0, TurnTile(tile(place)))
    assert events[0] == BodyFound(table.active, tile(place), AROUND[tile(place)])
    assert [event.tile for event in events[1:] if isinstance(event, TileTurned)] == list(AROUND[tile(place)])
    assert len(events) == 1 + more and table.open.hidden == 35 - more
    assert table.in_phase(Looking) and table.active == 0


@pytest.mark.rule("MO-6")
def test_the_body_skips_open_neighbours_and_gaps() -> None:
    """MO-T8."""
    table = Table(board=laid("MÖ", "?.", "D"), hands=("R", ""), phase=Turning, turns_up="a2=†")
    events = table.act(0, TurnTile(tile("a2")))
    assert [event.tile for event in events if isinstance(event, TileTurned)] == [tile("b3")]
    assert table.open.board[:3] == "MÖ?"


@pytest.mark.rule("MO-X6")
def test_chance_draws_who_begins_unless_it_was_agreed() -> None:
    drawn = Table(Moerder(), 4)
    assert drawn.events == [StarterDrawn(drawn.active)]
    assert Table(Moerder(start_player=2), 4).active == 2
    assert Moerder(start_player=2).seats == range(3, 5)


@pytest.mark.rule("MO-X5")
def test_nobody_knows_what_is_face_down_because_it_is_drawn_when_turned() -> None:
    table = Table(BOX, 3)
    table.act(0, TurnTile(0))
    viewers: list[Viewer] = ["bystander", Seat(0), Seat(1), Seat(2)]
    for viewer in viewers:
        view = table.game.view(table.here.state, viewer)
        assert view.open == table.open
        assert table.game.guess(view, table.luck) == table.here.state
    assert sum(bag(table.open.board, "")) == table.open.hidden
