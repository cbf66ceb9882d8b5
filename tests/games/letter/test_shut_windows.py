"""When nobody is asked to knock, because everybody can see that there is nothing new to name."""

from __future__ import annotations

import pytest

from parlour.games.letter.events import TurnEnded, WindowOpened
from parlour.games.letter.state import Knockable, Laying
from parlour.kit.window import PASS
from tests.games.letter.dry import dry, gives_up_a_letter
from tests.games.letter.knocking import window
from tests.games.letter.table import Table
from tests.games.letter.wording import DONE, KNOCK, TWO, lay, lay_blank, name, release

OPENED = WindowOpened(last=False)


def all_answered(seats: int = 4) -> Table:
    """Everybody has answered since seat 0 wrote CART: the last seat knocked in vain, and the others passed twice."""
    table = window(seats)
    table.knocked(seats - 1, DONE, release("R12" if seats == 4 else "E12"))
    assert 0 in table.turn.awaited
    table.passes()
    assert table.now(Laying) and table.on_turn == 1
    return table


@pytest.mark.rule("LE-A13")
def test_nobody_is_asked_after_the_very_first_letter_of_the_game() -> None:
    table = Table(seats=3, board="", opened=(False, False, False))
    assert table.do(lay("T@7,7"), DONE)[-1] != OPENED
    assert table.now(Laying) and table.on_turn == 1
    assert table.do(lay("O@8,7"), DONE)[-1] == OPENED


@pytest.mark.rule("LE-A13")
def test_once_all_have_answered_nobody_is_asked_again_until_something_changes() -> None:
    table = all_answered()
    assert table.do(release("N"))[-1] == TurnEnded(TWO)
    assert table.now(Laying) and table.on_turn == 2


@pytest.mark.rule("LE-A13")
def test_while_one_seat_has_not_answered_all_are_asked() -> None:
    """Seat 0 could not knock after its own turn."""
    table = window()
    table.passes()
    assert table.do(release("N"))[-1] == OPENED and table.turn.awaited == {0, 2, 3}
    table.passes()
    table.do(release("E12"))
    assert table.now(Laying) and table.on_turn == 3, "now all have answered"


@pytest.mark.rule("LE-A13")
def test_letters_laid_and_taken_back_change_nothing() -> None:
    table = all_answered()
    table.do(lay("N@9,5"), DONE, release("O"))
    assert table.now(Laying) and table.on_turn == 2


@pytest.mark.rule("LE-A13")
def test_a_new_piece_on_the_board_is_a_change_and_so_is_a_new_word() -> None:
    table = all_answered()
    table.do(lay_blank("#12@9,5"))
    assert table.now(Knockable)
    table = window()
    table.act(1, PASS)
    table.act(2, PASS)
    table.knocked(3, name("CAR"), DONE)
    assert table.now(Knockable) and table.turn.awaited == {0, 1, 2, 3}


@pytest.mark.rule("LE-A13")
def test_letting_the_time_run_out_is_an_answer() -> None:
    table = window(2)
    table.time_up()
    table.do(release("N"))
    assert table.turn.awaited == {0}
    table.time_up()
    table.do(release("E"))
    assert table.now(Laying) and table.on_turn == 1


@pytest.mark.rule("LE-A13")
@pytest.mark.rule("LE-A16")
def test_a_seat_interrupted_by_a_knock_or_beaten_by_the_dice_has_not_answered() -> None:
    table = window(rolls=(((2, 1), (3, 5)),))
    table.act(2, KNOCK, at=4)
    table.act(3, KNOCK, at=4.1)
    table.time_up()
    table.do(DONE, release("O12"))
    assert set(table.open.answers.seats) == {3} and table.turn.awaited == {0, 1, 2, 3}


@pytest.mark.rule("LE-A13")
@pytest.mark.rule("LE-A16")
def test_a_seat_that_passed_then_knocked_and_lost_the_roll_has_not_answered() -> None:
    table = window(rolls=(((1, 1), (3, 5)),))
    table.act(1, PASS)
    table.act(3, KNOCK, at=4)
    table.act(1, KNOCK, at=4.1)
    table.time_up()
    assert 1 not in table.open.answers.seats


@pytest.mark.rule("LE-A13")
@pytest.mark.rule("LE-A17")
def test_the_last_window_opens_even_if_nothing_has_changed() -> None:
    table = dry(idle=0)
    for _ in range(3):
        gives_up_a_letter(table)
        table.passes()
    assert set(table.open.answers.seats) == {0, 1}
    assert gives_up_a_letter(table)[-1] == WindowOpened(last=True)
