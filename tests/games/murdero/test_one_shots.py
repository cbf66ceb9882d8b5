"""Action Cards that are played once: what each may be aimed at, and what it does (MU-C1 to MU-C6, and rulings)."""

from __future__ import annotations

import pytest

from parlour.core.game import Seat
from parlour.games.murdero import Murdero
from parlour.games.murdero.actions import (
    AtCard,
    FromPile,
    Play,
    Rob,
    Trade,
)
from parlour.games.murdero.events import CardsRemoved, CardStolen, CardTaken, NothingStolen
from parlour.games.murdero.state import Acting, Falling
from tests.games.murdero.table import BOX, Table

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)


@pytest.mark.rule("MU-C1")
def test_lost_treasure_takes_a_case_card_from_anywhere_in_the_pile() -> None:
    table = Table(BOX, hands=("lost_treasure", ""), discard="R5 destroy B1")
    assert table.refuses(0, Play("lost_treasure", FromPile("destroy"))) == "not_a_target"
    assert table.refuses(0, Play("lost_treasure", FromPile("G1"))) == "not_a_target"
    assert CardTaken(ME, "R5", buried=True) in table.act(0, Play("lost_treasure", FromPile("R5")))
    assert (table.hand(0), table.open.discard) == ("R5", ("destroy", "B1"))
    assert table.open.known[0] == ("R5",)


@pytest.mark.rule("MU-12")
def test_a_one_shot_leaves_the_game() -> None:
    table = Table(BOX, hands=("lost_treasure", ""), discard="R5")
    table.act(0, Play("lost_treasure", FromPile("R5")))
    assert table.open.removed == ("lost_treasure",)
    assert table.open.discard == ()


@pytest.mark.rule("MU-A26")
@pytest.mark.parametrize(
    ("card", "aim"),
    [("lost_treasure", FromPile("R1")), ("destroy", AtCard(YOU, "joker")), ("sabotage", AtCard(YOU, "R1"))],
)
def test_a_card_without_a_target_cannot_be_played(card: str, aim: FromPile | AtCard) -> None:
    table = Table(BOX, hands=(card, ""), discard="overtime")
    assert table.refuses(0, Play(card, aim)) == "no_target"


@pytest.mark.rule("MU-C2")
def test_reverse_charges_ends_the_hand_with_at_most_four_cards_and_nobody_doubles() -> None:
    """MU-T7."""
    table = Table(BOX, hands=("reverse_charges R4 R5 B2 B3", ""), places=("R1",))
    assert table.refuses(0, Play("reverse_charges")) == "too_many_in_hand"
    table = Table(BOX, hands=("reverse_charges R4 R5 B2", "G1"), places=("R1", "B1"))
    table.act(0, Play("reverse_charges"))
    assert table.ended() == ["reverse_charges"]
    assert table.doubled() == []
    assert table.scores() == (1 - 11, 1 - 1)


@pytest.mark.rule("MU-C3")
@pytest.mark.rule("MU-A4")
def test_shake_down_costs_a_card_of_your_own_case_and_takes_one_from_another_seat() -> None:
    table = Table(BOX, hands=("shake_down", "B4", ""), places=("R1 R2", "B1 B2 B3 heavy_caseload", "G1"))
    assert table.refuses(0, Play("shake_down", Trade("R1", YOU, "heavy_caseload"))) == "not_a_target"
    assert table.refuses(0, Play("shake_down", Trade("B1", YOU, "B2"))) == "not_a_target"
    events = table.act(0, Play("shake_down", Trade("R1", YOU, "B2")))
    assert CardsRemoved(ME, ("R1", "R2"), discarded=False) in events
    assert CardStolen(ME, YOU, "B2") in events
    assert CardsRemoved(YOU, ("B3",), discarded=False) in events
    assert [table.place(seat) for seat in range(3)] == ["", "B1 heavy_caseload", "G1"]
    assert table.hand(0) == "B2"
    assert table.open.known[0] == ("B2",)


@pytest.mark.rule("MU-C3")
def test_shake_down_takes_no_joker_and_needs_a_card_to_give() -> None:
    table = Table(BOX, hands=("shake_down", ""), places=("R1", "B1 B2J"))
    assert table.refuses(0, Play("shake_down", Trade("R1", YOU, "B2J"))) == "not_a_target"
    table = Table(BOX, hands=("shake_down", ""), places=("", "B1"))
    assert table.refuses(0, Play("shake_down", Trade("R1", YOU, "B1"))) == "nothing_to_give_up"


@pytest.mark.rule("MU-A4")
def test_a_table_may_agree_that_shake_down_takes_a_random_card_from_a_hand() -> None:
    game = Murdero(start_player=0, shake_down="from_hand_random")
    table = Table(game, hands=("shake_down", "B4 G1 overtime"), places=("R1",), picks="B4")
    assert CardStolen(ME, YOU, "B4") in table.act(0, Play("shake_down", Rob("R1", YOU)))
    assert (table.hand(0), table.hand(1)) == ("B4", "G1 overtime")
    assert isinstance(table.phase, Acting)
    table = Table(game, hands=("shake_down", "overtime", ""), places=("R1",))
    assert table.refuses(0, Play("shake_down", Rob("R1", THIRD))) == "not_a_target"
    assert NothingStolen(ME, YOU) in table.act(0, Play("shake_down", Rob("R1", YOU)))


@pytest.mark.rule("MU-C4")
def test_overtime_draws_three() -> None:
    table = Table(BOX, hands=("overtime", ""), file="R1 R2 R3 R4")
    table.act(0, Play("overtime"))
    assert table.hand(0) == "R1 R2 R3"
    assert isinstance(table.phase, Acting)


@pytest.mark.rule("MU-C4")
@pytest.mark.parametrize("file", ["R1 R2 R3", "R1 R2"])
def test_overtime_ends_the_hand_if_it_empties_the_case_file(file: str) -> None:
    """MU-T8."""
    table = Table(BOX, hands=("overtime", ""), file=file)
    table.act(0, Play("overtime"))
    assert table.ended() == ["overtime"]
    assert table.doubled() == []
    assert table.counted().counts[0].hand == tuple(file.split())


@pytest.mark.rule("MU-C5")
def test_destroy_removes_a_permanent_but_no_case_card() -> None:
    table = Table(BOX, hands=("destroy", ""), places=("", "R1 R2J heavy_caseload"))
    assert table.refuses(0, Play("destroy", AtCard(YOU, "R1"))) == "not_a_target"
    table.act(0, Play("destroy", AtCard(YOU, "heavy_caseload")))
    assert table.place(1) == "R1 joker"
    assert table.open.removed == ("destroy", "heavy_caseload")


@pytest.mark.rule("MU-C6")
def test_sabotage_brings_down_what_the_card_held_up() -> None:
    """MU-T4."""
    table = Table(BOX, hands=("sabotage", ""), places=("", "R1 R2 R3 R4"))
    assert table.offer(0).falls == (
        Falling(YOU, "R1", ("R2", "R3", "R4")),
        Falling(YOU, "R2", ("R3", "R4")),
        Falling(YOU, "R3", ("R4",)),
    )
    assert CardsRemoved(YOU, ("R3", "R4"), discarded=False) in table.act(0, Play("sabotage", AtCard(YOU, "R3")))
    assert table.place(1) == "R1 R2"


@pytest.mark.rule("MU-C6")
def test_a_second_card_of_the_same_number_holds_the_case_up() -> None:
    """MU-T4."""
    table = Table(BOX, hands=("sabotage", ""), places=("", "R1 R2 R3 R3 R4"))
    table.act(0, Play("sabotage", AtCard(YOU, "R3")))
    assert table.place(1) == "R1 R2 R3 R4"


@pytest.mark.rule("MU-A8")
def test_sabotage_may_hit_a_permanent_or_your_own_cards() -> None:
    table = Table(BOX, hands=("sabotage", ""), places=("R1 R2", "real_estate"))
    assert table.accepts(0, Play("sabotage", AtCard(ME, "R2")))
    table.act(0, Play("sabotage", AtCard(YOU, "real_estate")))
    assert table.place(1) == ""


@pytest.mark.rule("MU-A7")
def test_a_table_may_agree_that_sabotaged_and_fallen_cards_go_to_the_discard_pile() -> None:
    game = Murdero(start_player=0, removed_cards="discard")
    table = Table(game, hands=("sabotage", ""), places=("", "R1 R2 R3J R4"))
    table.act(0, Play("sabotage", AtCard(YOU, "R2")))
    assert table.open.discard == ("R2", "R4", "joker")
    assert table.open.removed == ("sabotage",)
    table = Table(game, hands=("shake_down", ""), places=("R1 R2", "B1 B2"))
    table.act(0, Play("shake_down", Trade("R1", YOU, "B1")))
    assert table.open.discard == ("R2", "B2")
    assert table.open.removed == ("R1", "shake_down")
