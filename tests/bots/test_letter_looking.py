"""How long a bot takes to see a word worth knocking for, and what it does then."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.bots.bot import STRENGTHS
from parlour.bots.letter.looking import GLANCE, LOOKS, Look, look, seconds
from parlour.bots.reader import Sight
from parlour.core.game import Seat
from parlour.games.letter import Letter
from parlour.games.letter.grid import Placed
from parlour.games.letter.knocking import answer
from parlour.games.letter.state import Knocks
from tests.games.letter.table import BOX, Table, agreed
from tests.games.letter.wording import ONE, TWO, tile

AFTER_ONE = Knocks(ONE, first=False)
TEN = Sight(3, "TEN", (1, 2, 3))
OPEN = Table(seats=4).open


def windows(strength: str, sight: Sight | None, game: Letter = BOX) -> list[Look]:
    """How a bot looks in many windows, each with a different board."""
    looks = []
    for number in range(400):
        board = Table(seats=4, board=(Placed(tile("C"), number % 20, number // 20, False),)).open
        looks.append(look(game, strength, board, AFTER_ONE, TWO, lambda: sight))
    return looks


@pytest.mark.rule("LE-A13")
def test_longer_and_rarer_words_take_longer_to_see_and_weaker_bots_are_slower() -> None:
    for strength in STRENGTHS:
        needed = [seconds(BOX, strength, word) for word in ("TEN", "TENT", "TENTH", "XQZJV")]
        assert needed == sorted(set(needed)), "each word takes longer than the one before"
    for word in ("TEN", "TRAIN"):
        needed = [seconds(BOX, strength, word) for strength in STRENGTHS]
        assert needed == sorted(set(needed), reverse=True)
        assert 2 <= needed[-1] < needed[0] < 12, "it takes several seconds"


@pytest.mark.rule("LE-A13")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_bot_knocks_after_varying_seconds_and_no_more_often_than_it_looks(strength: str) -> None:
    looks = windows(strength, TEN)
    knocks = [one.after for one in looks if one.knocks]
    assert 0 < len(knocks) <= 1.4 * 400 * LOOKS[strength] / 100
    assert min(knocks) >= 1_000 and max(knocks) - min(knocks) >= 1_000
    assert all(1_000 * GLANCE[0] <= one.after <= 16_000 for one in looks)


@pytest.mark.rule("LE-A13")
def test_weaker_bots_sometimes_knock_in_vain_and_the_expert_never_does() -> None:
    vain = {strength: Counter(one.in_vain for one in windows(strength, None)) for strength in STRENGTHS}
    assert vain["novice"][True] and vain["casual"][True] and not vain["expert"][True]


@pytest.mark.rule("LE-X4")
def test_a_bot_answers_within_a_short_window() -> None:
    looks = windows("novice", TEN, agreed(window=5))
    assert max(one.after for one in looks) <= 4_000


@pytest.mark.rule("LE-A13")
def test_a_seat_does_not_look_again_at_a_board_it_has_answered() -> None:
    asked = answer(OPEN, (TWO,))

    def never() -> Sight | None:
        raise AssertionError("it looked")

    assert all(not look(BOX, strength, asked, AFTER_ONE, TWO, never).knocks for strength in STRENGTHS)


def test_the_same_window_leads_to_the_same_answer() -> None:
    for seat in map(Seat, range(4)):
        assert look(BOX, "casual", OPEN, AFTER_ONE, seat, lambda: TEN) == look(
            BOX, "casual", OPEN, AFTER_ONE, seat, lambda: TEN
        )
