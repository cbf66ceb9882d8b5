"""The rules of Fib, one by one."""

from __future__ import annotations

import pytest

from parlour.core.game import Illegal, Seat
from parlour.kit.window import PASS
from tests.core.table import Table
from tests.teaching.actions import DOUBT, Lay
from tests.teaching.cards import DECK
from tests.teaching.events import CardLaid, CardTurned, Doubted
from tests.teaching.rules import Fib


def laid(claim: int) -> tuple[Table, int]:
    """Seat 0 of three has laid its lowest card and said what it is."""
    table = Table(Fib(), seats=3)
    card = table.state.hands[0][0]
    assert table.act(0, Lay(card, claim), 1_000) == [CardLaid(Seat(0), claim)]
    return table, card


@pytest.mark.rule("FI-1")
def test_each_seat_is_dealt_a_hand_and_the_rest_stays_in_the_box() -> None:
    state = Table(Fib(hand=2), seats=3).state
    assert [len(hand) for hand in state.hands] == [2, 2, 2]
    assert sorted((*state.box, *(card for hand in state.hands for card in hand))) == sorted(DECK)


@pytest.mark.rule("FI-2")
def test_a_card_is_laid_from_the_hand_and_may_be_called_anything() -> None:
    table = Table(Fib(), seats=3)
    missing = next(card for card in range(1, 7) if card not in table.state.hands[0])
    with pytest.raises(Illegal, match="not_in_your_hand"):
        table.act(0, Lay(missing, 1))
    table.act(0, Lay(table.state.hands[0][0], 6))
    assert table.state.open.sizes == (2, 3, 3)


@pytest.mark.rule("FI-3")
def test_all_others_may_doubt_or_pass_and_change_their_mind_while_there_is_time() -> None:
    table, _ = laid(claim=6)
    assert table.awaited == [1, 2]
    table.act(1, PASS, 2_000)
    assert table.awaited == [2]
    assert table.act(1, DOUBT, 3_000)[0] == Doubted(Seat(1))


@pytest.mark.rule("FI-4")
def test_a_claim_nobody_doubts_scores_whatever_the_card_was() -> None:
    table, card = laid(claim=6)
    assert table.wait(6_500) == [CardTurned(card, Seat(0))]
    assert table.state.open.scores == (6, 0, 0)


@pytest.mark.rule("FI-4")
def test_a_doubted_lie_scores_for_the_doubter_and_a_doubted_truth_for_the_one_who_told_it() -> None:
    table, card = laid(claim=6)
    table.act(2, DOUBT)
    assert card != 6
    assert table.state.open.scores == (0, 0, 6)
    table, card = laid(claim=laid(claim=1)[1])
    table.act(2, DOUBT)
    assert table.state.open.scores == (card, 0, 0)
