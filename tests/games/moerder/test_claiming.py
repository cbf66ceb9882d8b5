"""Claiming the word: a chain wins, a wrong claim does not, and the engine tells nobody what is there."""

from __future__ import annotations

import pytest

from parlour.core.game import Seat
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Claim, Next, Touch, TurnTile
from parlour.games.moerder.events import ChainFound, ChainsShown, ClaimFailed
from parlour.games.moerder.state import Looking, Turning
from parlour.kit.window import PASS
from tests.games.moerder.table import BOX, Table, chain, laid, tile

ROW = chain("a1 b1 c1 d1 e1 f1")


@pytest.mark.rule("MO-8")
def test_showing_a_chain_in_your_turn_wins_at_once() -> None:
    table = Table(board=laid("MÖRDER"))
    assert table.act(0, Claim(ROW)) == [ChainFound(Seat(0), ROW), ChainsShown((ROW,))]
    assert (table.result().ranks, table.result().scores, table.result().reason) == ((1, 2), (1, 0), "chain_found")


@pytest.mark.rule("MO-16")
def test_nothing_can_be_done_after_the_end() -> None:
    table = Table(board=laid("MÖRDER"))
    table.act(0, Claim(ROW))
    assert table.refuses(0, Next()) == "game_over"
    assert table.turn.awaited == frozenset() and table.acts(0) == table.acts(1) == ()


@pytest.mark.rule("MO-A5")
@pytest.mark.rule("MO-A8")
@pytest.mark.parametrize(
    ("names", "code"),
    [
        ("a1 b1 c1 d1 e1 e1", "tile_twice"),
        ("a1 b1 c1 d1 e1 f2", "tile_hidden"),
        ("a1 b1 c1 d1 e1 a2", "not_adjacent"),
        ("b1 a1 c1 d1 e1 f1", "wrong_letter"),
    ],
)
def test_a_wrong_claim_is_refused_with_the_reason_and_costs_nothing(names: str, code: str) -> None:
    table = Table(board=laid("MÖRDEE", "R"))
    assert table.refuses(0, Claim(chain(names))) == code
    assert table.acts(0) == ("claim", "touch", "next")


@pytest.mark.rule("MO-A8")
def test_by_agreement_a_wrong_claim_ends_the_turn() -> None:
    table = Table(Moerder(start_player=0, wrong_claim="ends_turn"), board=laid("MÖRDE", "R"))
    wrong = chain("a1 b1 c1 d1 e1 f1")
    assert table.act(0, Claim(wrong)) == [ClaimFailed(Seat(0), wrong)]
    assert table.active == 1 and table.in_phase(Turning)
    right = Table(Moerder(start_player=0, wrong_claim="ends_turn"), board=laid("MÖRDER"))
    right.act(0, Claim(ROW))
    assert right.ending == "chain_found"


@pytest.mark.rule("MO-A7")
def test_only_the_player_on_turn_may_claim() -> None:
    table = Table(board=laid("MÖRDER"))
    assert table.refuses(1, Claim(ROW)) == "not_your_turn"


@pytest.mark.rule("MO-A7")
def test_a_claim_must_wait_for_a_tile_to_be_turned_and_for_a_window_to_close() -> None:
    table = Table(board=laid("MÖRDER", "M"), phase=Turning, turns_up="f6=D")
    assert table.refuses(0, Claim(ROW)) == "not_now"
    table.act(0, TurnTile(tile("f6")))
    table.act(0, Touch(tile("a2")))
    assert table.refuses(0, Claim(ROW)) == "not_your_turn"
    table.act(1, PASS)
    table.act(0, Claim(ROW))
    assert table.ending == "chain_found"


@pytest.mark.rule("MO-8")
def test_nothing_tells_whether_there_is_a_chain_until_the_game_is_over() -> None:
    """Two boards of the same letters, one with a chain: every seat is offered, told and dealt the same."""
    there, none = Table(board=laid("MÖRDER")), Table(board=laid("MÖDRER"))
    for seat in (0, 1):
        assert there.acts(seat) == none.acts(seat)
    choices_of = [BOX.legal(BOX.view(table.here.state, Seat(0))) for table in (there, none)]
    listed = [list(choices) for choices in choices_of]
    assert not any(isinstance(action, Claim) for choices in listed for action in choices)
    assert len(listed[0]) == len(listed[1]) == 7
    assert there.in_phase(Looking) and there.turn == none.turn
    assert Claim(ROW) in choices_of[0] and Claim(ROW) not in choices_of[1]
    assert there.act(0, Next()) == none.act(0, Next())
