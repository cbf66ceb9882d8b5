"""Drafting: a seat chooses a size, and chance draws the letter."""

from __future__ import annotations

import pytest

from parlour.core.clock import GRACE
from parlour.games.letter.actions import TakeBlank, TakeRest, TakeSize
from parlour.games.letter.events import TilesTaken
from parlour.games.letter.pieces import BLANKS, SIZES
from parlour.games.letter.state import Drafting, Laying, Open
from tests.games.letter.table import BOX, Table, agreed
from tests.games.letter.wording import TWO, seconds, tile


def drafting(seats: int = 2, starter: int = 0) -> Table:
    return Table(agreed(start_player=starter), seats, None)


def letters_taken(open: Open) -> list[int]:
    return [len(hand) for hand in open.hands]


def blanks_next(seats: int = 3) -> Table:
    """All have taken their letters."""
    table = drafting(seats)
    while "take_size" in table.acts(table.on_turn):
        table.act(table.on_turn, TakeSize(table.offer(table.on_turn).sizes[0]))
    return table


@pytest.mark.rule("LE-4")
@pytest.mark.rule("LE-A4")
def test_seats_take_one_tile_in_turn_beginning_with_the_starter() -> None:
    table = drafting(3, starter=1)
    order = []
    for _ in range(7):
        (seat,) = table.turn.awaited
        order.append(seat)
        (told,) = table.act(seat, TakeSize((1, 1)))
        assert isinstance(told, TilesTaken) and told.seat == seat and len(told.tiles) == 1
        piece = BOX.pieces[told.tiles[0]]
        assert (piece.width, piece.height) == (1, 1) and told.tiles[0] in table.open.hands[seat]
    assert order == [1, 2, 0, 1, 2, 0, 1]


@pytest.mark.rule("LE-A4")
def test_the_back_of_a_tile_shows_its_size_and_chance_says_which_letter() -> None:
    drawn = set()
    for seed in range(40):
        table = Table(BOX, 2, None, seed=seed)
        table.act(0, TakeSize((3, 2)))
        drawn.add(table.open.hands[0][0])
    assert drawn == {tile(f"{letter}32") for letter in "ACENORS"}


@pytest.mark.rule("LE-A4")
def test_a_size_that_is_used_up_is_refused_and_not_offered() -> None:
    table = drafting()
    assert set(table.offer().sizes) == set(SIZES) and table.acts(1) == ()
    for _ in range(8):
        table.act(table.on_turn, TakeSize((1, 1)))
    assert (1, 1) not in table.offer(table.on_turn).sizes
    assert table.refuses(table.on_turn, TakeSize((1, 1))) == "size_gone"


@pytest.mark.rule("LE-A4")
def test_only_the_seat_whose_turn_it_is_may_take_a_tile() -> None:
    table = drafting()
    assert table.acts() == ("take_size", "take_rest")
    assert table.refuses(1, TakeSize((1, 1))) == "not_your_turn"
    assert table.refuses(0, TakeBlank(BLANKS[0])) == "not_now"


@pytest.mark.rule("LE-A4")
@pytest.mark.rule("LE-X3")
@pytest.mark.rule("LE-X7")
def test_after_ten_seconds_chance_takes_a_tile_of_any_size() -> None:
    table = drafting()
    assert table.turn.until == seconds(10)
    told = table.time_up()
    assert any(isinstance(event, TilesTaken) and event.seat == 0 for event in told)
    assert letters_taken(table.open) == [1, 0] and table.on_turn == 1
    assert table.turn.until == seconds(20) + GRACE


@pytest.mark.rule("LE-A4")
def test_the_rest_at_random_is_all_of_the_rest_the_blank_too() -> None:
    table = drafting(2)
    table.act(0, TakeSize((2, 2)))
    table.act(1, TakeSize((2, 2)))
    (told,) = table.act(0, TakeRest())
    assert isinstance(told, TilesTaken) and len(told.tiles) == 14
    assert letters_taken(table.open) == [15, 1]
    for _ in range(14):
        assert table.turn.awaited == {1}
        table.act(1, TakeSize(next(iter(table.offer(1).sizes))))
    assert letters_taken(table.open) == [15, 15]
    assert len(table.open.blanks[0]) == 1 and table.turn.awaited == {1}
    table.act(1, TakeBlank(table.offer(1).blanks[0]))
    assert table.now(Laying)


@pytest.mark.rule("LE-A4")
def test_a_seat_is_told_how_many_letters_it_has_still_to_take() -> None:
    table = drafting(2)
    assert table.offer(0).picks == 15
    table.act(0, TakeSize((2, 2)))
    table.act(1, TakeSize((2, 2)))
    assert table.offer(0).picks == 14


@pytest.mark.rule("LE-4")
@pytest.mark.rule("LE-A4")
def test_after_the_letters_each_seat_chooses_a_blank_in_the_same_order() -> None:
    table = blanks_next()
    assert table.now(Drafting) and table.turn.awaited == {0} and "take_blank" in table.acts()
    assert table.offer().blanks == tuple(BLANKS)
    assert table.refuses(0, TakeSize((1, 1))) == "not_now"
    table.act(0, TakeBlank(BLANKS[5]))
    assert table.refuses(1, TakeBlank(BLANKS[5])) == "blank_gone"
    assert table.act(1, TakeBlank(BLANKS[0])) == [TilesTaken(TWO, (BLANKS[0],))]
    table.act(2, TakeBlank(BLANKS[3]))
    assert table.open.blanks == ((BLANKS[5],), (BLANKS[0],), (BLANKS[3],))
    assert table.now(Laying) and table.on_turn == 0


@pytest.mark.rule("LE-A4")
def test_a_letter_is_not_a_blank() -> None:
    assert blanks_next().refuses(0, TakeBlank(0)) == "blank_gone"


@pytest.mark.rule("LE-A4")
@pytest.mark.rule("LE-X7")
def test_after_ten_seconds_chance_takes_a_blank() -> None:
    table = blanks_next(2)
    assert table.turn.until == seconds(10)
    table.time_up()
    table.time_up()
    assert [len(blanks) for blanks in table.open.blanks] == [1, 1] and table.now(Laying)
