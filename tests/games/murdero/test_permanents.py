"""Permanents: what each does while it lies there, and when it goes (MU-C7 to MU-C13, and rulings)."""

from __future__ import annotations

import pytest

from parlour.core.game import Seat
from parlour.games.murdero import Murdero
from parlour.games.murdero.actions import (
    DONE,
    DRAW,
    AtCard,
    Before,
    Build,
    Give,
    Nothing,
    Play,
    StandIn,
    Trade,
    Use,
)
from parlour.games.murdero.events import CardsRemoved
from parlour.games.murdero.state import Acting
from tests.games.murdero.table import BOX, Table

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)


ALIBIS = [
    pytest.param("silver_screen_alibi", "B", marks=pytest.mark.rule("MU-C7")),
    pytest.param("dons_alibi", "R", marks=pytest.mark.rule("MU-C8")),
    pytest.param("political_alibi", "G", marks=pytest.mark.rule("MU-C9")),
]


@pytest.mark.parametrize(("alibi", "colour"), ALIBIS)
def test_an_alibi_holds_back_a_case_of_its_colour_until_it_goes(alibi: str, colour: str) -> None:
    """MU-T9."""
    case = " ".join(f"{colour}{number}" for number in range(1, 5))
    table = Table(BOX, hands=(f"{colour}5", "destroy"), places=(case, f"{colour}1 {alibi}"))
    table.act(0, Build(f"{colour}5", ME))
    assert isinstance(table.phase, Acting)
    table.act(0, DONE)
    table.act(1, DRAW)
    table.act(1, Play("destroy", AtCard(YOU, alibi)))
    assert table.ended() == ["case_closed"]
    assert table.doubled() == [0]


@pytest.mark.rule("MU-C7")
@pytest.mark.rule("MU-C8")
@pytest.mark.rule("MU-C9")
def test_everybody_whose_case_was_held_back_wins_together() -> None:
    """MU-T9."""
    table = Table(
        BOX,
        hands=("destroy", "", ""),
        places=("B1 silver_screen_alibi", "B1 B2 B3 B4 B5", "B1 B2 B3 B4 B5J"),
    )
    table.act(0, Play("destroy", AtCard(ME, "silver_screen_alibi")))
    assert table.doubled() == [1, 2]


@pytest.mark.rule("MU-A17")
def test_an_alibi_works_at_once() -> None:
    table = Table(BOX, hands=("dons_alibi R5", ""), places=("R1 R2 R3 R4",))
    table.act(0, Play("dons_alibi", Before(ME)))
    table.act(0, Build("R5", ME))
    assert table.ended() == []


@pytest.mark.rule("MU-C10")
def test_heavy_caseload_demands_two_cases_until_it_goes() -> None:
    """MU-T10."""
    table = Table(BOX, hands=("R5", "sabotage"), places=("R1 R2 R3 R4", "G1 heavy_caseload"))
    table.act(0, Build("R5", ME))
    assert table.ended() == []
    table.act(0, DONE)
    table.act(1, DRAW)
    table.act(1, Play("sabotage", AtCard(YOU, "heavy_caseload")))
    assert table.doubled() == [0]


@pytest.mark.rule("MU-C10")
def test_two_cases_win_under_heavy_caseload() -> None:
    table = Table(BOX, hands=("R5", ""), places=("R1 R2 R3 R4 B1 B2 B3 B4 B5 heavy_caseload", ""))
    table.act(0, Build("R5", ME))
    assert table.doubled() == [0]


@pytest.mark.rule("MU-A10")
def test_caseload_and_alibi_work_together() -> None:
    """MU-T13."""
    both = "R1 R2 R3 R4 R5 G1 G2 G3 G4 G5"
    places = (both, "R1 R2 R3 R4 R5J", "B1 G1 heavy_caseload dons_alibi")
    for target, winners in (("heavy_caseload", [0]), ("dons_alibi", [0])):
        table = Table(BOX, hands=("", "", "destroy"), places=places, seat=2)
        assert isinstance(table.phase, Acting)
        table.act(2, Play("destroy", AtCard(THIRD, target)))
        assert table.doubled() == winners
    table = Table(BOX, hands=("", "", "destroy"), places=(both, places[1], "B1 G1 dons_alibi real_estate"), seat=2)
    table.act(2, Play("destroy", AtCard(THIRD, "dons_alibi")))
    assert table.doubled() == [0, 1]


@pytest.mark.rule("MU-C11")
@pytest.mark.rule("MU-A12")
def test_real_estate_makes_crime_scenes_worth_four_before_doubling() -> None:
    """MU-T3."""
    table = Table(BOX, hands=("reverse_charges", ""), places=("R1 R1 R1 R1 R1 real_estate", "R1 R1 R1 R1 R1"))
    table.act(0, Play("reverse_charges"))
    assert table.scores() == (20, 5)
    table = Table(BOX, hands=("R5", ""), places=("R1 R2 R3 R4 B1 real_estate",))
    table.act(0, Build("R5", ME))
    assert table.scores()[0] == 2 * (4 + 2 + 3 + 4 + 5 + 4)


@pytest.mark.rule("MU-C12")
@pytest.mark.rule("MU-A5")
def test_mitigating_circs_trades_a_case_card_for_two_cards() -> None:
    table = Table(BOX, places=("R1 R2 R2 mitigating_circs",), file="G1 G2 G3")
    assert table.refuses(0, Use("mitigating_circs", Give("G1"))) == "not_a_target"
    table.act(0, Use("mitigating_circs", Give("R2")))
    assert (table.place(0), table.hand(0)) == ("R1 R2 mitigating_circs", "G1 G2")
    assert table.open.removed == ("R2",)
    assert table.refuses(0, Use("mitigating_circs", Give("R2"))) == "one_action_a_turn"


@pytest.mark.rule("MU-A5")
@pytest.mark.rule("MU-A26")
def test_a_table_may_agree_that_it_costs_an_opponent_a_card_of_the_same_number() -> None:
    game = Murdero(start_player=0, mitigating="sabotage_same_value")
    table = Table(game, places=("R1 R2 mitigating_circs", "B1 B2 B3"))
    assert table.refuses(0, Use("mitigating_circs", Trade("R2", YOU, "B3"))) == "not_a_target"
    assert table.refuses(0, Use("mitigating_circs", Give("R2"))) == "not_a_target"
    table.act(0, Use("mitigating_circs", Trade("R2", YOU, "B2")))
    assert [table.place(seat) for seat in (0, 1)] == ["R1 mitigating_circs", "B1"]
    table = Table(game, places=("R1 mitigating_circs", ""))
    assert table.refuses(0, Use("mitigating_circs", Trade("R1", YOU, "B1"))) == "no_target"


@pytest.mark.rule("MU-14")
def test_a_permanent_cannot_be_used_in_the_turn_it_was_laid() -> None:
    table = Table(BOX, hands=("mitigating_circs", ""), places=("R1",), move={"fresh": ("mitigating_circs",)})
    table.here = Table(BOX, places=("R1 mitigating_circs",), move={"fresh": ("mitigating_circs",)}).here
    assert table.refuses(0, Use("mitigating_circs", Give("R1"))) == "not_in_its_first_turn"
    table = Table(BOX, places=("R1 R1 mitigating_circs mitigating_circs",), move={"fresh": ("mitigating_circs",)})
    assert table.accepts(0, Use("mitigating_circs", Give("R1")))


@pytest.mark.rule("MU-14")
def test_only_your_own_permanents_with_an_ability_can_be_used() -> None:
    table = Table(BOX, hands=("joker", ""), places=("R1 real_estate", "B1 mitigating_circs"))
    assert table.refuses(0, Use("mitigating_circs", Give("R1"))) == "not_before_you"
    assert table.refuses(0, Use("real_estate", Nothing())) == "nothing_to_use"


@pytest.mark.rule("MU-A25")
def test_a_permanent_stays_after_it_is_used() -> None:
    table = Table(BOX, places=("R1 R1 R1 mitigating_circs",))
    table.act(0, Use("mitigating_circs", Give("R1")))
    assert "mitigating_circs" in table.place(0)


@pytest.mark.rule("MU-C13")
@pytest.mark.rule("MU-A9")
def test_a_joker_stands_for_the_next_number_a_case_lacks() -> None:
    """MU-T12."""
    table = Table(BOX, hands=("joker R5", ""), places=("R1 R2 R3",))
    assert table.refuses(0, Play("joker", StandIn(ME, "R5"))) == "needs_the_number_below"
    assert table.refuses(0, Play("joker", StandIn(ME, "R3"))) == "number_is_there"
    assert table.refuses(0, Play("joker", StandIn(ME, "B1"))) == "joker_is_no_scene"
    assert table.refuses(0, Play("joker", StandIn(YOU, "R4"))) == "not_a_target"
    table.act(0, Play("joker", StandIn(ME, "R4")))
    table.act(0, Build("R5", ME))
    assert table.scores()[0] == 22
    assert Table(BOX, hands=("joker", ""), places=("R1 R2",)).refuses(0, Play("joker", StandIn(ME, "R4"))) == (
        "needs_the_number_below"
    )


@pytest.mark.rule("MU-A9")
def test_a_real_card_may_be_added_beside_a_joker_and_holds_the_case_up() -> None:
    table = Table(BOX, hands=("R2 destroy", ""), places=("R1 R2J R3",))
    table.act(0, Build("R2", ME))
    table.act(0, Play("destroy", AtCard(ME, "R2J")))
    assert table.place(0) == "R1 R2 R3"


@pytest.mark.rule("MU-A9")
def test_what_a_joker_held_up_falls_with_it() -> None:
    table = Table(BOX, hands=("destroy", ""), places=("", "R1 R2 R3J R4 R4"))
    assert CardsRemoved(YOU, ("R3J", "R4", "R4"), discarded=False) in table.act(0, Play("destroy", AtCard(YOU, "R3J")))


@pytest.mark.rule("MU-8")
def test_only_one_number_of_a_complete_case_may_be_a_joker() -> None:
    table = Table(BOX, hands=("joker", ""), places=("R1 R2 R3 R4J B1 G1",))
    table.act(0, Play("joker", StandIn(ME, "R5")))
    assert table.ended() == []


@pytest.mark.rule("MU-13")
@pytest.mark.rule("MU-A16")
def test_each_case_allows_one_permanent_and_a_further_one_must_replace_another() -> None:
    """MU-T11."""
    table = Table(BOX, hands=("real_estate", ""), places=("R1 heavy_caseload",))
    assert table.refuses(0, Play("real_estate", Before(ME))) == "no_room_for_a_permanent"
    table.act(0, Play("real_estate", Before(ME, "heavy_caseload")))
    assert table.place(0) == "R1 real_estate"
    assert table.open.removed == ("heavy_caseload",)
    table = Table(BOX, hands=("real_estate", ""))
    assert table.refuses(0, Play("real_estate", Before(ME))) == "no_room_for_a_permanent"
    table = Table(BOX, hands=("real_estate", ""), places=("heavy_caseload",))
    assert table.accepts(0, Play("real_estate", Before(ME, "heavy_caseload")))
    table = Table(BOX, hands=("real_estate", ""), places=("R1 B1 heavy_caseload",))
    assert not table.accepts(0, Play("real_estate", Before(ME, "heavy_caseload")))
    assert table.accepts(0, Play("real_estate", Before(ME)))


@pytest.mark.rule("MU-13")
def test_a_joker_counts_as_a_permanent_and_may_be_replaced() -> None:
    table = Table(BOX, hands=("real_estate", ""), places=("R1 R2J",))
    assert table.refuses(0, Play("real_estate", Before(ME))) == "no_room_for_a_permanent"
    table.act(0, Play("real_estate", Before(ME, "R2J")))
    assert table.place(0) == "R1 real_estate"


@pytest.mark.rule("MU-13")
def test_the_replaced_permanent_goes_first_and_that_may_end_the_hand() -> None:
    """MU-T14."""
    table = Table(BOX, hands=("heavy_caseload", ""), places=("R1 silver_screen_alibi", "B1 B2 B3 B4 B5"))
    table.act(0, Play("heavy_caseload", Before(ME, "silver_screen_alibi")))
    assert table.doubled() == [1]
    assert table.counted().counts[0].hand == ("heavy_caseload",)


@pytest.mark.rule("MU-A29")
def test_a_joker_cannot_replace_the_joker_that_holds_it_up() -> None:
    table = Table(BOX, hands=("joker", ""), places=("R1 R2J",))
    assert table.refuses(0, Play("joker", StandIn(ME, "R3", "R2J"))) == "old_joker_holds_it_up"
    assert table.accepts(0, Play("joker", StandIn(ME, "R2", "R2J")))


@pytest.mark.rule("MU-A11")
def test_a_case_held_back_does_not_double_if_the_hand_ends_another_way() -> None:
    table = Table(BOX, hands=("reverse_charges", ""), places=("R1 R2 R3 R4 R5", "G1 dons_alibi"))
    table.act(0, Play("reverse_charges"))
    assert table.doubled() == []
