"""When nothing is left to turn."""

from __future__ import annotations

import pytest

from parlour.core.game import Seat
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Claim, Next, RaiseObjection, Show, Touch, TurnTile
from parlour.games.moerder.events import ChainsShown, TurnEnded
from parlour.games.moerder.state import Turning
from parlour.kit.window import PASS
from tests.games.moerder.table import BOX, Table, chain, tile

FULL = "MÖRDER" + "MMMMMM" + "ÖÖÖÖÖÖ" + "EEEEEE" + "RRRRR†" + "DDDDDD"
APART = "MMMMMM" + "MDDDDD" + "DDEEEE" + "EEERRR" + "RRRR†Ö" + "ÖÖÖÖÖÖ"
ROW = chain("a1 b1 c1 d1 e1 f1")


@pytest.mark.rule("MO-A9")
def test_with_nothing_to_turn_a_turn_begins_with_looking() -> None:
    table = Table(board=FULL)
    table.act(0, Next())
    assert table.active == 1 and table.acts(1) == ("claim", "touch", "next")
    assert table.refuses(1, TurnTile(0)) == "not_now"


@pytest.mark.rule("MO-A9")
def test_it_is_a_draw_and_the_chain_is_shown_once_everybody_has_just_said_next() -> None:
    table = Table(BOX, 3, board=FULL)
    for seat in (0, 1, 2):
        assert not any(isinstance(event, ChainsShown) for event in table.act(seat, Next()))
    events = table.act(0, Next())
    assert events[0] == TurnEnded(Seat(0)) and isinstance(events[1], ChainsShown) and ROW in events[1].chains
    assert (table.result().ranks, table.result().reason) == ((1, 1, 1), "nobody_found_it")


@pytest.mark.rule("MO-A9")
def test_the_turn_that_opens_the_last_tile_does_not_count() -> None:
    table = Table(board=FULL[:-1] + "?", phase=Turning, turns_up="f6=D")
    table.act(0, TurnTile(tile("f6")))
    table.act(0, Next())
    table.act(1, Next())
    assert table.running()
    table.act(0, Next())
    assert table.ending == "nobody_found_it"


@pytest.mark.rule("MO-A9")
def test_collecting_resets_the_count_but_an_objection_does_not() -> None:
    table = Table(board=FULL, bare=True)
    table.act(0, Next())
    table.act(1, Touch(tile("a2")))
    table.act(0, PASS)
    table.act(1, Next())
    assert table.open.bare_turns == 0
    table.act(0, Touch(0))
    table.act(1, RaiseObjection())
    table.act(1, Show(ROW))
    assert table.running() and table.open.bare_turns == 1
    table.act(1, Next())
    assert table.ending == "nobody_found_it"


@pytest.mark.rule("MO-A9")
def test_a_wrong_claim_that_ends_the_turn_counts_towards_the_draw() -> None:
    table = Table(Moerder(start_player=0, wrong_claim="ends_turn"), board=FULL, bare=True)
    table.act(0, Claim(chain("a1 b1 c1 d1 e1 e1")))
    table.act(1, Next())
    assert table.ending == "nobody_found_it"


@pytest.mark.rule("MO-A9")
def test_a_chain_claimed_with_nothing_left_to_turn_wins() -> None:
    table = Table(board=FULL, bare=True)
    table.act(0, Next())
    table.act(1, Claim(ROW))
    assert table.result().ranks == (2, 1)


@pytest.mark.rule("MO-A9")
def test_without_a_chain_the_player_on_turn_can_take_every_letter() -> None:
    """No M touches an Ö, so nothing can be objected to."""
    table = Table(Moerder(start_player=0, objections="auto"), board=APART, bare=True)
    for letter in "MÖRDER":
        table.act(0, Touch(table.open.board.index(letter)))
    assert table.ending == "letters_collected"
