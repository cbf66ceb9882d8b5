"""The deck, the deal and the order of the seats (MU-1 to MU-3, MU-15, MU-16, MU-A1, MU-A15, MU-A27)."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.core.game import Illegal, Seat
from parlour.core.sitting import Sitting
from parlour.games.murdero import Murdero
from parlour.games.murdero.actions import DONE, Build, Draw, Play
from parlour.games.murdero.cards import CASE_CARDS, points
from parlour.games.murdero.dealing import deck
from parlour.games.murdero.decks import STANDARD, THIRTEEN
from parlour.games.murdero.events import HandBegan
from parlour.games.murdero.state import Drawing
from tests.games.murdero.table import BOX, Table


@pytest.mark.rule("MU-1")
def test_two_to_four_play() -> None:
    assert Murdero().seats == range(2, 5)


@pytest.mark.rule("MU-2")
def test_forty_five_of_the_sixty_cards_build_cases() -> None:
    """MU-T1."""
    assert len(deck(Murdero())) == 60
    assert points(deck(Murdero())) == 105
    for colour in "RBG":
        mine = Counter(int(card[1]) for card in CASE_CARDS if card[0] == colour)
        assert mine == {1: 5, 2: 4, 3: 3, 4: 2, 5: 1}
        assert sum(number * count for number, count in mine.items()) == 35


@pytest.mark.rule("MU-3")
@pytest.mark.parametrize(("seats", "left"), [(2, 43), (3, 35), (4, 27)])
def test_each_seat_is_dealt_eight_cards_and_one_is_turned_up(seats: int, left: int) -> None:
    """MU-T2."""
    state = Sitting(BOX, seats, b"deal").position.state
    assert [len(hand) for hand in state.hands] == [8] * seats
    assert (state.open.file, len(state.open.discard)) == (left, 1)
    assert Counter((*state.file, *state.open.discard, *(card for hand in state.hands for card in hand))) == Counter(
        deck(BOX)
    )


@pytest.mark.rule("MU-A15")
def test_the_seat_left_of_the_dealer_begins_and_the_deal_goes_round() -> None:
    sitting = Sitting(Murdero(start_player=1), 3, b"deal")
    assert isinstance(sitting.position.state.open.phase, Drawing)
    assert sitting.turn.awaited == {Seat(2)}
    table = Table(BOX, hands=("reverse_charges", "", ""))
    events = table.act(0, Play("reverse_charges"))
    assert next(event for event in events if isinstance(event, HandBegan)).dealer == 1
    assert table.turn.awaited == {Seat(2)}


@pytest.mark.rule("MU-15")
def test_after_a_hand_everything_is_shuffled_and_dealt_again() -> None:
    table = Table(BOX, hands=("R5", ""), places=("R1 R2 R3 R4",), removed=("destroy",))
    table.act(0, Build("R5", Seat(0)))
    assert [table.place(seat) for seat in (0, 1)] == ["", ""]
    assert table.open.removed == ()
    assert table.open.sizes == (8, 8)
    assert table.open.file == 43


@pytest.mark.rule("MU-A1")
def test_the_fifteen_action_cards_are_thirteen_of_which_two_come_twice() -> None:
    assert len(STANDARD) == 15
    assert Counter(STANDARD) - Counter(THIRTEEN) == {"overtime": 1, "sabotage": 1}
    assert len(deck(Murdero(action_deck="thirteen"))) == 58


@pytest.mark.rule("MU-16")
def test_a_deck_may_be_made_of_any_action_cards() -> None:
    game = Murdero(action_deck="custom", custom_deck=("joker", "joker", "destroy"))
    assert Counter(deck(game)) - Counter(CASE_CARDS) == {"joker": 2, "destroy": 1}
    assert len(deck(Murdero(action_deck="custom", custom_deck=()))) == 45


@pytest.mark.rule("MU-A27")
def test_a_deck_has_at_most_four_of_a_kind_and_no_unknown_card() -> None:
    with pytest.raises(Illegal, match="too_many_of_a_kind"):
        Murdero(action_deck="custom", custom_deck=("joker",) * 5)
    with pytest.raises(Illegal, match="unknown_action_card"):
        Murdero(action_deck="custom", custom_deck=("bribe",))


@pytest.mark.rule("MU-A27")
def test_the_target_has_limits() -> None:
    assert (Murdero().goal, Murdero(partners=True).goal, Murdero(target=25).goal) == (100, 200, 25)
    with pytest.raises(Illegal, match="target_out_of_range"):
        Murdero(target=501)
    with pytest.raises(Illegal, match="target_out_of_range"):
        Murdero(target=49, partners=True)
    assert Murdero(target=1000, partners=True).goal == 1000


@pytest.mark.rule("MU-X6")
def test_chance_picks_the_first_dealer_unless_one_is_agreed() -> None:
    dealers = {Sitting(Murdero(), 4, bytes([seed])).position.state.open.dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}
    assert Murdero(start_player=3).seats == range(4, 5)


def test_nobody_draws_twice() -> None:
    table = Table(BOX, draws=True)
    table.act(0, Draw())
    assert table.refuses(0, Draw()) == "not_now"
    table.act(0, DONE)
