"""A turn: draw, build, one action, discard (MU-4 to MU-8, MU-A2, MU-A18, MU-A19, MU-A23, MU-A28, MU-A30)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from parlour.core.game import Millis, Seat
from parlour.games.murdero import Murdero
from parlour.games.murdero.actions import (
    DONE,
    DRAW,
    NOTHING,
    TAKE,
    AtCard,
    Build,
    Discard,
    Give,
    Play,
    StandIn,
    Swap,
    Use,
)
from parlour.games.murdero.events import CardDiscarded, CardsDrawn, CardsSeen, CardTaken, CaseClosed, HandEnded
from parlour.games.murdero.state import Acting, Discarding, Drawing
from tests.games.murdero.table import BOX, Table


@pytest.mark.rule("MU-4")
def test_a_turn_begins_by_drawing_from_the_case_file() -> None:
    table = Table(BOX, hands=("R1", ""), file="B2 B3", draws=True)
    assert table.refuses(0, Build("R1", Seat(0))) == "not_now"
    assert table.refuses(0, DONE) == "not_now"
    assert table.act(0, DRAW) == [CardsDrawn(Seat(0), 1), CardsSeen(Seat(0), ("B2",))]
    assert (table.hand(0), table.open.file) == ("B2 R1", 1)
    assert [type(event) for event in table.heard(1)] == [CardsDrawn]


@pytest.mark.rule("MU-4")
def test_a_turn_may_begin_with_the_top_card_of_the_discard_pile_in_full_view() -> None:
    table = Table(BOX, discard="G1 G4", draws=True)
    assert table.act(0, TAKE) == [CardTaken(Seat(0), "G4", buried=False)]
    assert table.open.discard == ("G1",)
    assert table.open.known == (("G4",), ())


@pytest.mark.rule("MU-A19")
def test_an_empty_discard_pile_leaves_only_the_case_file() -> None:
    table = Table(BOX, draws=True)
    assert table.refuses(0, TAKE) == "discard_pile_empty"
    assert list(table.game.legal(table.game.view(table.here.state, Seat(0)))) == [DRAW]


@pytest.mark.rule("MU-A19")
def test_a_card_may_be_taken_and_discarded_again_and_discards_lie_in_the_order_chosen() -> None:
    table = Table(BOX, hands=("B1 B2 B3 B4 B5 G1 G2 G3 G4", ""), discard="R5", draws=True)
    table.act(0, TAKE)
    table.act(0, DONE)
    table.act(0, Discard("R5"))
    table.act(0, Discard("B5"))
    assert table.open.discard == ("R5", "B5")
    assert table.open.known[0] == ()


@pytest.mark.rule("MU-5")
def test_any_number_of_case_cards_are_built_and_one_action_is_taken_in_any_order() -> None:
    table = Table(BOX, hands=("R1 R1 R2 B1 overtime destroy G5", ""))
    table.act(0, Build("R1", Seat(0)))
    table.act(0, Swap("G5"))
    table.act(0, Build("R2", Seat(0)))
    table.act(0, Build("R1", Seat(0)))
    assert table.place(0) == "R1 R1 R2"
    assert table.refuses(0, Play("overtime")) == "one_action_a_turn"
    assert table.refuses(0, Swap("B1")) == "one_action_a_turn"
    table.act(0, Build("B1", Seat(0)))


@pytest.mark.rule("MU-5")
def test_a_card_may_be_exchanged_for_the_top_of_the_case_file() -> None:
    table = Table(BOX, hands=("G5", ""), file="R4 R4")
    assert table.act(0, Swap("G5"))[0] == CardDiscarded(Seat(0), "G5")
    assert (table.hand(0), table.open.discard) == ("R4", ("G5",))


@pytest.mark.rule("MU-5")
def test_case_cards_are_built_and_action_cards_are_played() -> None:
    table = Table(BOX, hands=("G1 overtime", ""))
    assert table.refuses(0, Build("overtime", Seat(0))) == "actions_are_played"
    assert table.refuses(0, Play("G1")) == "cases_are_built"
    assert table.refuses(0, Build("G2", Seat(0))) == "card_not_in_hand"
    assert table.refuses(0, Swap("G2")) == "card_not_in_hand"


@pytest.mark.rule("MU-6")
def test_a_seat_discards_down_to_eight_cards_before_the_next_plays() -> None:
    table = Table(BOX, hands=("B1 B2 B3 B4 G1 G2 G3 G4 R5", ""))
    table.act(0, DONE)
    assert isinstance(table.phase, Discarding)
    assert table.refuses(0, DONE) == "not_now"
    assert table.refuses(0, Discard("R4")) == "card_not_in_hand"
    table.act(0, Discard("R5"))
    assert table.turn.awaited == {Seat(1)}
    assert isinstance(table.phase, Drawing)


@pytest.mark.rule("MU-7")
def test_a_case_begins_with_a_crime_scene_and_goes_up_one_by_one() -> None:
    """MU-T6: with red 1, 3 and green 1, 1, 2, 3, all the green cards can be laid but only the red 1."""
    table = Table(BOX, hands=("R1 R3 G1 G1 G2 G3", ""))
    assert table.refuses(0, Build("R3", Seat(0))) == "needs_the_number_below"
    for card in ("G1", "G2", "G3", "G1", "R1"):
        table.act(0, Build(card, Seat(0)))
    assert table.refuses(0, Build("R3", Seat(0))) == "needs_the_number_below"
    assert table.place(0) == "G1 G1 G2 G3 R1"


@pytest.mark.rule("MU-7")
def test_numbers_already_reached_may_be_added_again() -> None:
    table = Table(BOX, hands=("R2 R1 R3", ""), places=("R1 R2 R3",))
    for card in ("R2", "R1", "R3"):
        table.act(0, Build(card, Seat(0)))
    assert table.place(0) == "R1 R1 R2 R2 R3 R3"


@pytest.mark.rule("MU-7")
def test_nobody_builds_on_the_case_of_another_seat() -> None:
    table = Table(BOX, hands=("R2", ""), places=("", "R1"))
    assert table.refuses(0, Build("R2", Seat(1))) == "not_your_case"


@pytest.mark.rule("MU-8")
@pytest.mark.rule("MU-A18")
def test_the_first_complete_case_wins_and_ends_the_hand_at_once() -> None:
    table = Table(BOX, hands=("R5 R1", ""), places=("R1 R2 R3 R4",))
    assert {build.card: build.ends for build in table.offer(0).builds} == {"R5": True, "R1": False}
    events = table.act(0, Build("R5", Seat(0)))
    assert CaseClosed(Seat(0), "R5", held_back=False) in events
    assert HandEnded("case_closed", (Seat(0),)) in events
    assert table.counted().counts[0].held == 1


@pytest.mark.rule("MU-A18")
def test_the_offer_says_which_plays_would_end_the_hand() -> None:
    places = ("R1 R2 R3 R4", "B1 B2 B3 B4 B5 silver_screen_alibi")
    table = Table(BOX, hands=("destroy joker overtime", ""), places=places, file="G1 G1 G1")
    assert {play.card: play.ends for play in table.offer(0).plays} == {
        "destroy": (AtCard(Seat(1), "silver_screen_alibi"),),
        "joker": (StandIn(Seat(0), "R5"),),
        "overtime": (NOTHING,),
    }
    calm = Table(BOX, hands=("destroy joker overtime", ""), places=("R1 R2", "B1 silver_screen_alibi"))
    assert {play.ends for play in calm.offer(0).plays} == {()}


@pytest.mark.rule("MU-5")
@pytest.mark.rule("MU-7")
@pytest.mark.rule("MU-A26")
def test_the_offer_says_which_rule_forbids_a_card() -> None:
    hand = "R3 R1 reverse_charges real_estate joker destroy"
    table = Table(BOX, hands=(hand, ""), places=("", "R1"))
    assert {bar.card: (bar.why.code, bar.why.facts["rule"]) for bar in table.offer(0).barred} == {
        "R3": ("needs_the_number_below", "MU-7"),
        "reverse_charges": ("too_many_in_hand", "MU-C2"),
        "real_estate": ("no_room_for_a_permanent", "MU-13"),
        "joker": ("no_target", "MU-A26"),
        "destroy": ("no_target", "MU-A26"),
    }
    table.act(0, Swap("R3"))
    assert {bar.why.code for bar in table.offer(0).barred if bar.card == "destroy"} == {"one_action_a_turn"}


@pytest.mark.rule("MU-A2")
def test_whoever_draws_the_last_card_finishes_the_turn_and_then_the_hand_ends() -> None:
    table = Table(BOX, hands=("R5", "R1"), places=("R1 R2 R3",), file="R4", draws=True)
    table.act(0, DRAW)
    assert isinstance(table.phase, Acting)
    assert table.refuses(0, Swap("R4")) == "case_file_empty"
    table.act(0, DONE)
    assert table.ended() == ["case_file_empty"]
    assert table.doubled() == []


@pytest.mark.rule("MU-A2")
def test_a_case_completed_with_the_last_card_still_wins() -> None:
    table = Table(BOX, hands=("R5", ""), places=("R1 R2 R3",), file="R4", draws=True)
    table.act(0, DRAW)
    table.act(0, Build("R4", Seat(0)))
    table.act(0, Build("R5", Seat(0)))
    assert table.doubled() == [0]


@pytest.mark.rule("MU-A2")
def test_a_table_may_agree_that_the_last_card_ends_the_hand_at_once() -> None:
    table = Table(Murdero(start_player=0, case_file_empty="immediate"), file="R4", draws=True)
    table.act(0, DRAW)
    assert table.ended() == ["case_file_empty"]


@pytest.mark.rule("MU-A28")
def test_nothing_that_draws_can_be_done_with_an_empty_case_file() -> None:
    table = Table(BOX, hands=("overtime R1", ""), places=("R1 mitigating_circs",), file="")
    assert table.refuses(0, Play("overtime")) == "case_file_empty"
    assert table.refuses(0, Swap("R1")) == "case_file_empty"
    assert table.refuses(0, Use("mitigating_circs", Give("R1"))) == "case_file_empty"


@pytest.mark.rule("MU-A28")
def test_a_draw_from_too_few_cards_takes_what_is_left() -> None:
    table = Table(BOX, hands=("", ""), places=("R1 R1 mitigating_circs",), file="G5")
    table.act(0, Use("mitigating_circs", Give("R1")))
    assert table.hand(0) == "G5"
    assert isinstance(table.phase, Acting)


@pytest.mark.rule("MU-A23")
def test_two_rounds_in_which_nothing_happens_end_the_hand() -> None:
    full = "B2 B2 B2 B3 B3 G2 G3 G3"
    table = Table(BOX, hands=(full, full), discard="R5", draws=True)
    for seat in (0, 1, 0, 1):
        assert table.ended() == []
        table.act(seat, TAKE)
        table.act(seat, DONE)
        table.act(seat, Discard("R5"))
    assert table.ended() == ["standstill"]
    assert table.doubled() == []


@pytest.mark.rule("MU-A23")
def test_drawing_from_the_case_file_or_building_resets_the_standstill() -> None:
    table = Table(BOX, hands=("R1", ""), discard="B5", draws=True, idle=3)
    table.act(0, TAKE)
    table.act(0, Build("R1", Seat(0)))
    table.act(0, DONE)
    assert table.open.idle == 0


@pytest.mark.rule("MU-A30")
@pytest.mark.rule("MU-X7")
def test_when_time_is_up_a_card_is_drawn_and_the_highest_cards_are_discarded() -> None:
    game = Murdero(start_player=0, turn_seconds=30)
    table = Table(game, hands=("B1 B2 B3 B4 G1 G2 G3 destroy", ""), file="R5 R1 R1", draws=True)
    table.time_up()
    assert table.open.discard == ("R5",)
    assert table.turn.awaited == {Seat(1)}


@pytest.mark.rule("MU-A30")
def test_when_time_is_up_what_was_played_stays() -> None:
    game = Murdero(start_player=0, turn_seconds=30)
    table = Table(game, hands=("R1 R2", ""))
    table.act(0, Build("R1", Seat(0)))
    table.time_up()
    assert (table.place(0), table.hand(0)) == ("R1", "R2")
    assert table.turn.awaited == {Seat(1)}


@pytest.mark.rule("MU-X3")
def test_a_turn_has_a_deadline_if_a_clock_is_agreed() -> None:
    table = Table(Murdero(start_player=0, turn_seconds=30))
    assert table.turn.until == 30_500
    assert Table(BOX).turn.until is None
    table.here = replace(table.here, at=Millis(1_000))
    table.act(0, DONE)
    assert table.turn.until == 31_500
