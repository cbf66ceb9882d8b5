"""Bots at MURDERO play within the rules at every strength, and differ in what they see."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.arena.match import play_match
from parlour.bots.bot import STRENGTHS
from parlour.bots.murdero.odds import KIND, odds
from parlour.bots.murdero.playout import Playout, coded
from parlour.bots.roster import bot
from parlour.core.game import Action, Millis, Seat
from parlour.core.luck import seeded
from parlour.games.murdero import Murdero
from parlour.games.murdero.actions import DONE, DRAW, TAKE, AtCard, Build, Discard, Play, StandIn
from tests.games.murdero.table import BOX, PAIRS, Table

WEIGHING = STRENGTHS[1:]
BUDGET = Millis(60_000)


def decided(strength: str, table: Table, seat: int = 0, luck: int = 1) -> Action:
    return bot(table.game, strength)(table.game.view(table.here.state, Seat(seat)), BUDGET, seeded(luck))


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hand_is_played_to_its_end(strength: str, seats: int) -> None:
    assert play_match(Murdero(max_hands=1), (strength,) * seats, 1).result.reason == "last_hand"


def test_the_same_view_and_luck_give_the_same_action() -> None:
    one, other = (play_match(Murdero(max_hands=1), ("expert", "strong"), 3) for _ in range(2))
    assert one.recording.log == other.recording.log


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_case_that_can_be_closed_is_closed(strength: str) -> None:
    assert decided(strength, Table(hands=("R5", "G2"), places=("R1 R2 R3 R4", "G1"))) == Build("R5", Seat(0))


@pytest.mark.parametrize("strength", WEIGHING)
def test_everything_else_is_laid_before_a_case_is_closed(strength: str) -> None:
    assert decided(strength, Table(hands=("R5 B1", ""), places=("R1 R2 R3 R4", ""))) == Build("B1", Seat(0))


@pytest.mark.parametrize("strength", WEIGHING)
def test_a_joker_that_closes_a_case_is_played(strength: str) -> None:
    table = Table(hands=("joker", ""), places=("R1 R2 R3 R4", "G1"))
    assert decided(strength, table) == Play("joker", StandIn(Seat(0), "R5"))


@pytest.mark.parametrize("strength", STRENGTHS)
def test_whatever_fits_is_laid_before_the_turn_ends(strength: str) -> None:
    table = Table(hands=("R3 B2 G5 overtime", "G2"), places=("R1 R2 B1", "G1"))
    laid = (Build("R3", Seat(0)), Build("B2", Seat(0)))
    assert all(decided(strength, table, luck=luck) in laid for luck in range(20))


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_weapon_that_closes_a_case_is_taken_from_the_discard_pile(strength: str) -> None:
    table = Table(hands=("G4", ""), places=("R1 R2 R3 R4", "G1"), discard="R5", draws=True)
    assert decided(strength, table) == TAKE


def test_the_novice_draws_where_the_others_see_what_a_joker_would_do() -> None:
    table = Table(hands=("G4", ""), places=("R1 R2 R3 R4", "G1"), discard="joker", draws=True)
    assert decided("novice", table) == DRAW
    assert {decided(strength, table) for strength in WEIGHING} == {TAKE}


@pytest.mark.parametrize("strength", ["strong", "expert"])
def test_a_case_about_to_be_closed_is_sabotaged(strength: str) -> None:
    known: dict[str, Any] = {"known": ((), ("R5",))}
    table = Table(hands=("sabotage B4", "R5"), places=("B1", "R1 R2 R3 R4"), **known)
    action = decided(strength, table)
    assert isinstance(action, Play)
    assert isinstance(action.aim, AtCard)
    assert (action.aim.seat, action.aim.card[0]) == (1, "R")


@pytest.mark.parametrize("strength", ["strong", "expert"])
def test_what_the_next_seat_could_lay_is_not_discarded(strength: str) -> None:
    table = Table(hands=("B4 B5 G4 G5 R4 R4 R5 R5 sabotage", ""), places=("", "G1 G2 G3"))
    table.act(0, DONE)
    assert decided(strength, table) != Discard("G4")


def test_strong_remembers_which_cards_are_gone() -> None:
    view = BOX.view(Table(hands=("", ""), places=("", "R4"), discard="R4").here.state, Seat(0))
    assert odds(BOX, view, remembers=True, pace=1.0).copies[KIND["R4"]] == 0
    assert odds(BOX, view, remembers=False, pace=1.0).copies[KIND["R4"]] == 2


def test_in_pairs_a_bot_closes_its_partners_case() -> None:
    table = Table(PAIRS, hands=("R5", "", "", ""), places=("B1", "", "R1 R2 R3 R4", ""))
    assert {decided(strength, table) for strength in WEIGHING} == {Build("R5", Seat(2))}


def test_an_imagined_hand_is_scored_as_the_rules_score_it() -> None:
    table = Table(hands=("R5 B4 B1", "G5"), places=("R1 R1 R2 R3 R4 B1 B2", "G1"))
    file = [coded(card) for card in table.here.state.file]
    scores = Playout(BOX, table.here.state, file).run(0, drawn=True, acted=True)
    assert scores == [2 * (16 + 4) - 4, 1 - 5]
