"""Partner Murdero: four players in pairs (MU-P1, MU-P2, MU-P4, MU-P5, MU-A20, MU-A21)."""

from __future__ import annotations

import pytest

from parlour.core.game import GIVE_UP, Seat
from parlour.games.murdero import Murdero
from parlour.games.murdero.actions import DONE, DRAW, Before, Build, Give, Play, StandIn, Trade, Use
from tests.games.murdero.table import PAIRS, Table

ME, LEFT, PARTNER, RIGHT = map(Seat, range(4))


@pytest.mark.rule("MU-P1")
def test_four_play_in_pairs_and_partners_sit_opposite() -> None:
    assert PAIRS.seats == range(4, 5)
    assert PAIRS.sides(4) == ((0, 2), (1, 3))


@pytest.mark.rule("MU-P2")
@pytest.mark.rule("MU-A21")
def test_case_cards_may_go_onto_a_case_the_partner_has_begun() -> None:
    table = Table(PAIRS, hands=("R2 B1 G2", "", "", ""), places=("", "", "R1", "G1"))
    assert table.refuses(0, Build("B1", PARTNER)) == "partner_begins"
    assert table.refuses(0, Build("G2", RIGHT)) == "not_your_case"
    table.act(0, Build("R2", PARTNER))
    assert table.place(2) == "R1 R2"


@pytest.mark.rule("MU-A21")
def test_completing_the_partners_case_wins_for_the_partner() -> None:
    table = Table(PAIRS, hands=("R5", "", "", ""), places=("G1", "", "R1 R2 R3 R4"))
    table.act(0, Build("R5", PARTNER))
    assert table.doubled() == [0, 2]
    assert table.scores() == (2 * (1 + 15), 0)


@pytest.mark.rule("MU-A21")
def test_a_permanent_may_go_to_the_partner_only_if_there_is_room() -> None:
    table = Table(PAIRS, hands=("mitigating_circs joker", "", "", ""), places=("", "", "R1", ""))
    assert table.accepts(0, Play("joker", StandIn(PARTNER, "R2")))
    table.act(0, Play("mitigating_circs", Before(PARTNER)))
    assert table.refuses(0, Use("mitigating_circs", Give("R1"))) in ("one_action_a_turn", "not_before_you")
    table.act(0, DONE)
    table.act(1, DRAW)
    table.act(1, DONE)
    table.act(2, DRAW)
    assert table.accepts(2, Use("mitigating_circs", Give("R1")))
    table = Table(PAIRS, hands=("real_estate", "", "", ""), places=("", "", "R1 heavy_caseload"))
    assert table.refuses(0, Play("real_estate", Before(PARTNER))) == "partner_has_no_room"
    assert table.refuses(0, Play("real_estate", Before(PARTNER, "heavy_caseload"))) == "partner_has_no_room"


@pytest.mark.rule("MU-P2")
def test_shake_down_may_take_from_the_partner_but_costs_a_card_of_your_own() -> None:
    table = Table(PAIRS, hands=("shake_down", "", "", ""), places=("R1", "", "B1 B2", ""))
    assert table.accepts(0, Play("shake_down", Trade("R1", PARTNER, "B2")))
    assert not table.accepts(0, Play("shake_down", Trade("B1", PARTNER, "B2")))


@pytest.mark.rule("MU-P4")
def test_a_pair_scores_what_both_have_in_play_minus_both_hands() -> None:
    table = Table(PAIRS, hands=("reverse_charges R2", "", "B5", "G1"), places=("R1 R2 R3", "G1", "B1", ""))
    table.act(0, Play("reverse_charges"))
    assert table.scores() == (6 + 1 - 2 - 5, 1 - 1)


@pytest.mark.rule("MU-A20")
@pytest.mark.parametrize(("agreed", "score"), [("pair", 2 * (15 + 3)), ("winner_only", 2 * 15 + 3)])
def test_the_points_of_the_pair_are_doubled_once_unless_agreed_otherwise(agreed: str, score: int) -> None:
    game = Murdero(start_player=0, partners=True, partner_double=agreed)  # type: ignore[arg-type]
    table = Table(game, hands=("R5", "", "", ""), places=("R1 R2 R3 R4", "", "B1 B2", ""))
    table.act(0, Build("R5", ME))
    assert table.scores() == (score, 0)


@pytest.mark.rule("MU-C10")
def test_under_heavy_caseload_one_partner_needs_two_cases() -> None:
    """MU-T10."""
    table = Table(PAIRS, hands=("R5", "", "", ""), places=("R1 R2 R3 R4", "G1 heavy_caseload", "B1 B2 B3 B4 B5", ""))
    table.act(0, Build("R5", ME))
    assert table.open.sheet == ()


@pytest.mark.rule("MU-C11")
def test_real_estate_counts_only_for_its_owner() -> None:
    table = Table(PAIRS, hands=("reverse_charges", "", "", ""), places=("R1 real_estate", "", "B1 B1"))
    table.act(0, Play("reverse_charges"))
    assert table.scores() == (4 + 2, 0)


@pytest.mark.rule("MU-P5")
def test_a_pair_needs_two_hundred() -> None:
    table = Table(PAIRS, hands=("reverse_charges", "", "", ""), places=("R1",), sheet=((198, 150),))
    table.act(0, Play("reverse_charges"))
    assert table.running()
    table = Table(PAIRS, hands=("reverse_charges", "", "", ""), places=("R1",), sheet=((199, 150),))
    table.act(0, Play("reverse_charges"))
    assert table.result().scores == (200, 150, 200, 150)
    assert table.result().ranks == (1, 3, 1, 3)


@pytest.mark.rule("MU-X8")
def test_when_somebody_gives_up_the_other_pair_wins() -> None:
    table = Table(PAIRS, hands=("", "", "", ""))
    table.act(2, GIVE_UP)
    assert table.result().ranks == (3, 1, 3, 1)
