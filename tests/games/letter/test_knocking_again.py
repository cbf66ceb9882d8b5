"""Knocking again, knocking at the same time, and being barred from it."""

from __future__ import annotations

import pytest

from parlour.games.letter.events import (
    DiceRolled,
    KnockFailed,
)
from parlour.games.letter.state import Knockable, Knocking
from parlour.kit.window import PASS
from tests.games.letter.knocking import HALF, window
from tests.games.letter.wording import (
    DONE,
    FOUR,
    KNOCK,
    ONE,
    THREE,
    TWO,
    lay_blank,
    name,
    release,
    retrace,
    seconds,
    tiles,
    written,
)


@pytest.mark.rule("LE-16")
@pytest.mark.rule("LE-A13")
def test_after_a_knock_everybody_may_knock_again_even_the_seat_whose_turn_it_was() -> None:
    table = window()
    table.act(1, PASS, at=1)
    table.act(2, PASS, at=2)
    table.act(3, KNOCK, at=3)
    assert table.now(Knocking), "nobody else is left to knock"
    table.act(3, name("CAR"), at=5)
    table.act(3, DONE, at=6)
    assert table.now(Knockable) and {0, 1, 2} <= table.turn.awaited
    assert table.turn.until == seconds(26), "the window has its full time again"
    table.knocked(0, name("ART"), DONE)
    table.passes()
    assert table.on_turn == 0


@pytest.mark.rule("LE-A13")
def test_after_a_failed_knock_the_seat_whose_turn_it_was_may_knock_too() -> None:
    table = window()
    table.knocked(1, DONE, release("N"))
    assert 0 in table.turn.awaited and table.accepts(0, KNOCK)


@pytest.mark.rule("LE-16")
@pytest.mark.rule("LE-A14")
def test_the_last_successful_knocker_plays_on() -> None:
    table = window()
    table.knocked(1, name("CAR"), DONE)
    table.knocked(3, name("ART"), DONE)
    table.knocked(2, DONE, release("E12"))
    table.passes()
    assert table.on_turn == 3


@pytest.mark.rule("LE-16")
@pytest.mark.rule("LE-A16")
def test_the_dice_decide_between_knocks_within_half_a_second() -> None:
    table = window(rolls=(((1, 2), (3, 5)),))
    table.act(3, KNOCK, at=4)
    table.act(1, KNOCK, at=4.3)
    assert table.turn.until == 4_000 + HALF
    told = table.time_up()
    rolled = next(event for event in told if isinstance(event, DiceRolled))
    assert sorted(rolled.rolls) == [(TWO, 2), (FOUR, 5)] and rolled.highest == (FOUR,)
    assert table.now(Knocking) and table.turn.awaited == {3}
    table.do(name("CAR"), DONE)
    assert len(table.open.hands[1]) == 2, "losers pay nothing"
    table.knocked(1, name("ART"), DONE)
    table.passes()
    assert table.on_turn == 1


@pytest.mark.rule("LE-A16")
def test_only_those_tied_for_the_highest_roll_again_and_every_throw_is_shown() -> None:
    throws = ((1, 4), (2, 1), (3, 4)), ((1, 6), (3, 6)), ((1, 2), (3, 3))
    table = window(rolls=throws)
    told = [event for seat in (1, 2, 3) for event in table.act(seat, KNOCK, at=1)]
    assert [event for event in told if isinstance(event, DiceRolled)] == [
        DiceRolled(((TWO, 4), (THREE, 1), (FOUR, 4)), (TWO, FOUR)),
        DiceRolled(((TWO, 6), (FOUR, 6)), (TWO, FOUR)),
        DiceRolled(((TWO, 2), (FOUR, 3)), (FOUR,)),
    ]
    assert table.now(Knocking) and table.turn.awaited == {3}


@pytest.mark.rule("LE-A16")
def test_anybody_who_knocked_may_win_the_roll() -> None:
    winners = set()
    for seed in range(30):
        table = window(seed=seed)
        told = [event for seat in (1, 2, 3) for event in table.act(seat, KNOCK, at=1)]
        throws = [event for event in told if isinstance(event, DiceRolled)]
        for thrown in throws:
            shown = dict(thrown.rolls)
            assert all(1 <= roll <= 6 for roll in shown.values())
            assert {seat for seat, roll in thrown.rolls if roll == max(shown.values())} == set(thrown.highest)
        (winner,) = throws[-1].highest
        assert table.turn.awaited == {winner}
        winners.add(winner)
    assert winners == {1, 2, 3}


@pytest.mark.rule("LE-A16")
def test_nobody_knocks_twice_in_the_same_half_second() -> None:
    table = window()
    table.act(1, KNOCK)
    assert table.refuses(1, KNOCK) in ("already_knocked", "not_your_turn")
    assert table.refuses(1, PASS) in ("already_knocked", "not_your_turn")


@pytest.mark.rule("LE-16")
def test_a_seat_with_no_letter_to_give_may_not_knock_until_the_next_turn_has_ended() -> None:
    table = window(3, hands=("T E S", "", "E12 N12"))
    table.knock(1)
    told = table.do(DONE)
    assert KnockFailed(TWO) in told and table.now(Knockable) and table.barred == {1}
    assert table.refuses(1, KNOCK) == "not_your_turn" and 1 not in table.turn.awaited | table.turn.welcome
    table.passes()
    assert table.on_turn == 1 and table.barred == {1}
    table.do(lay_blank("#12@9,5"))
    assert table.now(Knockable)
    table.passes()
    table.do(release("E12"))
    assert not table.barred and 1 in table.turn.awaited


@pytest.mark.rule("LE-16")
def test_the_bar_is_lifted_in_time_for_the_window_after_the_next_turn() -> None:
    table = window(3, hands=("T E S", "O N", ""))
    table.knocked(2, DONE)
    assert table.barred == {2}
    table.passes()
    assert table.on_turn == 1
    table.do(lay_blank("#12@9,5"))
    assert not table.barred and table.turn.awaited == {0, 2}


@pytest.mark.rule("LE-16")
def test_knocking_works_the_same_with_two_players() -> None:
    table = window(2)
    assert table.turn.awaited == {1}
    table.knocked(1, name("CAR"), DONE)
    assert 0 in table.turn.awaited
    table.passes()
    assert table.on_turn == 1


@pytest.mark.rule("LE-A14")
def test_the_seat_whose_turn_it_was_may_win_another_by_knocking() -> None:
    table = window(3)
    table.knocked(2, name("CAR"), DONE)
    table.knocked(0, name("ART"), DONE)
    table.passes()
    assert table.on_turn == 0


@pytest.mark.rule("LE-X4")
@pytest.mark.rule("LE-X7")
def test_a_disconnected_seat_does_not_knock() -> None:
    table = window(3)
    assert table.game.silence(table.game.view(table.here.state, TWO)) == PASS
    assert table.game.silence(table.game.view(table.here.state, ONE)) is None
    table.act(1, PASS)
    assert table.game.silence(table.game.view(table.here.state, TWO)) is None


@pytest.mark.rule("LE-16")
def test_words_named_in_a_knock_need_no_new_letter_but_must_be_new() -> None:
    table = window(written=(written(2, "CAR"),))
    table.knock(1)
    assert table.offer(1).must_use == ()
    assert table.refuses(1, name("CAR")) == "not_new"
    assert table.accepts(1, name("ART"))


@pytest.mark.rule("LE-A19")
def test_a_knocker_may_retrace_a_word_while_the_knock_lasts() -> None:
    table = window(board="C@5,5 A@6,5 R@7,5 C12@6,6")
    table.knock(1)
    table.do(name("CAR"), retrace("CAR", "C12 A R"))
    assert table.open.written[-1].path == tiles("C12 A R")
