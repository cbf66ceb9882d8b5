"""The score of a hand and of a match (MU-9, MU-10, MU-A13, MU-A14, MU-A24, MU-X8)."""

from __future__ import annotations

import pytest

from parlour.core.game import GIVE_UP, Result, Seat
from parlour.games.murdero import Murdero
from parlour.games.murdero.actions import Build, Play
from tests.games.murdero.table import BOX, Table


@pytest.mark.rule("MU-9")
def test_a_hand_scores_the_cards_in_play_doubled_for_the_winner_minus_those_held() -> None:
    """MU-T5."""
    table = Table(BOX, hands=("R5 B4 G1", "G5 R4"), places=("R1 R1 R2 R3 R4 B1 B2", "G1 G2 G3"))
    table.act(0, Build("R5", Seat(0)))
    assert table.scores() == (33, -3)


@pytest.mark.rule("MU-A13")
def test_scores_may_be_negative() -> None:
    table = Table(BOX, hands=("reverse_charges R5 B5", "G5"), sheet=((3, -8),))
    table.act(0, Play("reverse_charges"))
    assert table.counted().totals == (3 - 10, -8 - 5)


@pytest.mark.rule("MU-10")
def test_the_match_goes_on_until_somebody_has_a_hundred() -> None:
    for before, over in ((89, False), (90, True)):
        table = Table(BOX, hands=("reverse_charges", ""), places=("R1 R2 R3 R4",), sheet=((before, 90),))
        table.act(0, Play("reverse_charges"))
        assert table.counted().totals == (before + 10, 90)
        assert table.running() != over
    assert table.result() == Result((100, 90), (1, 2), "target_reached")


@pytest.mark.rule("MU-A14")
def test_the_highest_total_wins_and_a_tie_means_another_hand() -> None:
    table = Table(BOX, hands=("reverse_charges", "", ""), sheet=((110, 120, 90),))
    table.act(0, Play("reverse_charges"))
    assert table.result().ranks == (2, 1, 3)
    table = Table(BOX, hands=("reverse_charges", "", ""), sheet=((120, 120, 90),))
    table.act(0, Play("reverse_charges"))
    assert table.running()


@pytest.mark.rule("MU-A24")
def test_a_match_ends_after_the_agreed_number_of_hands_at_most() -> None:
    game = Murdero(start_player=0, max_hands=2)
    table = Table(game, hands=("reverse_charges", ""), sheet=((7, 7),))
    table.act(0, Play("reverse_charges"))
    assert table.result() == Result((7, 7), (1, 1), "last_hand")


@pytest.mark.rule("MU-X8")
def test_when_one_of_two_players_gives_up_the_other_wins() -> None:
    table = Table(BOX, sheet=((50, 0),))
    table.act(0, GIVE_UP)
    assert table.result() == Result((50, 0), (2, 1), "gave_up")


@pytest.mark.rule("MU-X8")
def test_with_more_players_whoever_gave_up_comes_last_and_the_match_goes_on() -> None:
    table = Table(BOX, hands=("reverse_charges", "", ""), sheet=((150, 20, 101),))
    table.act(0, GIVE_UP)
    assert table.running()
    assert table.refuses(0, GIVE_UP) == "already_given_up"
    table.act(0, Play("reverse_charges"))
    assert table.result().ranks == (3, 2, 1)
