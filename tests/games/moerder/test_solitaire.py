"""Solitaire: two objectives, quitting, scores."""

from __future__ import annotations

import pytest

from parlour.core.game import GIVE_UP, Seat
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Claim, Next, Quit, Touch, TurnTile
from parlour.games.moerder.events import (
    ChainFound,
    ChainsShown,
    ObjectionHeld,
    QuitAnnounced,
    TileCollected,
    TileTouched,
    WordCollected,
)
from parlour.games.moerder.state import Looking, Turning
from tests.games.moerder.table import Table, chain, laid, tile

BOX = Moerder()
ONE = Seat(0)
ROW = chain("a1 b1 c1 d1 e1 f1")
APART = "MMMMMM" + "MDDDDD" + "DDEEEE" + "EEERRR" + "RRRR†Ö" + "ÖÖÖÖÖÖ"
"""Every tile, and no M touches an Ö."""
REST = "......" + "MMMMM†" + "DDDDDE" + "EEEERR" + "RÖÖÖÖÖ"
"""The tiles that remain next to a row MÖRDER and six collected letters."""


def solitaire(
    board: str,
    hand: str = "",
    objective: int = 1,
    game: Moerder = BOX,
    turns_up: str = "",
    phase: type[Turning] | type[Looking] = Looking,
) -> Table:
    return Table(game, 1, board, turns_up, phase=phase, hands=(hand,), objective=objective)


def done(board: str, game: Moerder = BOX, turns_up: str = "", phase: type[Turning] | type[Looking] = Looking) -> Table:
    """The letters are collected; six gaps show where they lay."""
    return solitaire(board, "MÖRDER"[: game.solitaire_tiles], 2, game, turns_up, phase)


def won(table: Table, reason: str, score: int) -> bool:
    over = table.result()
    return (over.ranks, over.scores, over.reason) == ((1,), (score,), reason)


def lost(table: Table, reason: str) -> bool:
    over = table.result()
    return (over.ranks, over.scores, over.reason) == ((2,), (0,), reason)


@pytest.mark.rule("MO-S1")
def test_nobody_objects_but_the_engine_checks_what_may_be_collected() -> None:
    table = Table(BOX, 1, laid("M.....", "......"))
    assert table.act(0, Touch(0)) == [TileTouched(ONE, 0, "M"), TileCollected(ONE, 0, "M")]
    assert table.in_phase(Looking)


@pytest.mark.rule("MO-S2")
@pytest.mark.rule("MO-A1")
def test_the_first_objective_is_six_collected_letters() -> None:
    table = solitaire(laid("R.....", "......"), "MÖRDE")
    assert table.act(0, Touch(0))[-1] == WordCollected(ONE)
    assert table.open.objective == 2 and table.running() and table.acts(0) == ("claim", "next", "quit")


@pytest.mark.rule("MO-A1")
def test_by_agreement_one_of_each_letter_is_enough() -> None:
    game = Moerder(solitaire_tiles=5)
    table = solitaire(laid("R...R.", "......"), "MÖDE", 1, game)
    table.act(0, Touch(0))
    assert table.open.objective == 2
    one_r = solitaire(laid("R...R.", "......"), "MRD", 1, game)
    assert one_r.refuses(0, Touch(0)) == "enough_of_letter"


@pytest.mark.rule("MO-S3")
def test_turning_the_last_tile_before_the_first_objective_loses() -> None:
    table = solitaire("?" + APART[1:], phase=Turning)
    table.act(0, TurnTile(0))
    assert lost(table, "last_tile_turned")


@pytest.mark.rule("MO-A13")
def test_a_body_that_turns_the_last_tiles_loses_too() -> None:
    board = APART.replace("†", "?")
    last = tile("e5")
    board = board[: last - 1] + "??" + board[last + 1 :]
    table = solitaire(board, phase=Turning, turns_up="e5=† d5=R")
    table.act(0, TurnTile(last))
    assert table.open.hidden == 0 and lost(table, "last_tile_turned")


@pytest.mark.rule("MO-S4")
def test_completing_a_chain_before_the_first_objective_loses() -> None:
    table = solitaire(laid("MÖRDE"), phase=Turning, turns_up="f1=R")
    events = table.act(0, TurnTile(tile("f1")))
    assert events[-1] == ChainsShown((ROW,))
    assert lost(table, "chain_too_early")


@pytest.mark.rule("MO-S4")
def test_nothing_can_be_claimed_before_the_first_objective() -> None:
    table = Table(BOX, 1, laid("MÖRDE"))
    assert table.acts(0) == ("touch", "next")
    assert table.refuses(0, Claim(ROW)) == "nothing_to_claim"


@pytest.mark.rule("MO-S5")
@pytest.mark.rule("MO-A2")
def test_a_chain_after_the_first_objective_scores_the_tiles_still_face_down() -> None:
    table = done(laid("MÖRDE?", "......"), phase=Turning, turns_up="f1=R")
    table.act(0, TurnTile(tile("f1")))
    assert table.running()
    assert table.act(0, Claim(ROW))[0] == ChainFound(ONE, ROW)
    assert won(table, "chain_found", 24)


@pytest.mark.rule("MO-S5")
def test_turning_every_tile_without_a_chain_loses() -> None:
    table = done("MÖDRE?" + REST, phase=Turning, turns_up="f1=R")
    table.act(0, TurnTile(tile("f1")))
    assert lost(table, "no_chain_at_all")


@pytest.mark.rule("MO-A11")
def test_by_agreement_the_engine_sees_the_chain() -> None:
    game = Moerder(solitaire_detect="auto")
    table = done(laid("MÖRDE?", "......"), game, phase=Turning, turns_up="f1=R")
    events = table.act(0, TurnTile(tile("f1")))
    assert ChainFound(ONE, ROW) in events and won(table, "chain_found", 24)
    looking = done(laid("MÖ", "......"), game)
    assert looking.acts(0) == ("next", "quit")


@pytest.mark.rule("MO-A11")
def test_with_all_tiles_open_a_chain_may_still_be_claimed_for_no_points() -> None:
    board = "MÖRDE?" + REST
    table = done(board, phase=Turning, turns_up="f1=R")
    table.act(0, TurnTile(tile("f1")))
    assert table.running() and table.acts(0) == ("claim", "next")
    table.act(0, Claim(ROW))
    assert won(table, "chain_found", 0)


@pytest.mark.rule("MO-A14")
def test_leaving_the_last_chain_unclaimed_loses() -> None:
    board = "MÖRDE?" + REST
    table = done(board, phase=Turning, turns_up="f1=R")
    table.act(0, TurnTile(tile("f1")))
    assert table.running() and table.acts(0) == ("claim", "next")
    table.act(0, Next())
    assert lost(table, "chain_missed")


@pytest.mark.rule("MO-A14")
def test_when_chance_has_turned_the_last_tile_there_is_still_time_to_see_the_chain() -> None:
    board = "MÖRDE?" + REST
    table = done(board, Moerder(turn_seconds=30), phase=Turning, turns_up="f1=R")
    table.time_up()
    assert table.running() and table.acts(0) == ("claim", "next")
    table.time_up()
    assert lost(table, "chain_missed")


@pytest.mark.rule("MO-A14")
@pytest.mark.parametrize("tiles", [5, 6])
def test_nothing_is_collected_after_the_first_objective(tiles: int) -> None:
    table = done(laid("RM....", "......"), Moerder(solitaire_tiles=6 if tiles == 6 else 5))
    assert table.acts(0) == ("claim", "next", "quit")
    assert table.refuses(0, Touch(0)) == "nothing_to_collect"


@pytest.mark.rule("MO-A14")
@pytest.mark.rule("MO-X8")
def test_giving_up_alone_is_a_loss() -> None:
    table = done(laid("MÖRDER", "......"))
    assert table.act(0, GIVE_UP)[-1] == ChainsShown((ROW,))
    assert lost(table, "gave_up")


@pytest.mark.rule("MO-S6")
def test_quitting_when_there_is_no_chain_scores_the_tiles_face_down() -> None:
    table = done("MÖD???" + REST, turns_up="d1=R e1=E f1=R")
    events = table.act(0, Quit())
    assert events[0] == QuitAnnounced(ONE, 3)
    assert table.open.hidden == 0 and won(table, "no_chain_left", 3)


@pytest.mark.rule("MO-S6")
def test_quitting_when_there_is_a_chain_loses() -> None:
    table = done(laid("MÖRD??", "......"), turns_up="e1=E f1=R")
    table.act(0, Quit())
    assert table.open.hidden == 0 and lost(table, "chain_after_quitting")


@pytest.mark.rule("MO-S6")
def test_you_may_quit_at_any_time_after_the_first_objective() -> None:
    first = Table(BOX, 1)
    assert first.refuses(0, Quit()) == "no_quitting"
    assert "quit" in done(laid("......"), phase=Turning).acts(0)
    assert "quit" in done(laid("......")).acts(0)


@pytest.mark.rule("MO-A12")
def test_quitting_while_a_chain_lies_open_loses() -> None:
    table = done(laid("MÖRDER", "......"))
    table.act(0, Quit())
    assert lost(table, "chain_after_quitting")


@pytest.mark.rule("MO-A12")
def test_with_all_tiles_open_there_is_nothing_to_quit() -> None:
    table = done("MÖRDER" + REST)
    assert table.refuses(0, Quit()) == "no_quitting" and "quit" not in table.acts(0)


@pytest.mark.rule("MO-A10")
def test_touching_a_tile_a_chain_may_need_ends_collecting_for_this_turn() -> None:
    table = Table(BOX, 1, laid("MÖ"))
    assert table.act(0, Touch(0)) == [TileTouched(ONE, 0, "M"), ObjectionHeld(ONE, 0)]
    assert table.open.hands == ("",) and table.acts(0) == ("turn",)


@pytest.mark.rule("MO-A10")
def test_by_agreement_a_refused_touch_does_not_end_collecting() -> None:
    table = Table(Moerder(solitaire_refusal="refuse_only"), 1, laid("MÖ"))
    table.act(0, Touch(0))
    assert table.open.hands == ("",) and table.acts(0) == ("touch", "next")


@pytest.mark.rule("MO-X7")
def test_alone_chance_turns_tiles_when_time_is_up_until_the_game_is_lost() -> None:
    table = Table(Moerder(turn_seconds=10), 1)
    while table.running():
        table.time_up()
    assert table.result().ranks == (2,)
