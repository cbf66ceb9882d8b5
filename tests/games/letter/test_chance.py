"""Chance keeps the rules too: a log in which it does the impossible is refused."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.game import Deal, Entry, Illegal, Seat
from parlour.core.play import play
from parlour.games.letter import Letter
from parlour.games.letter.actions import DrawStarter, DrawTiles, PickPlace, PickRelease, RollDice, TakeSize
from parlour.games.letter.state import Drawing, PickingLetter, Rolling
from tests.games.letter.knocking import window
from tests.games.letter.table import BOX, Table, agreed
from tests.games.letter.wording import DONE, KNOCK, lay, tile, tiles


class Waiting(Table):
    """A table where chance waits to be told what to do."""

    def _settle(self) -> Any:
        return iter(())

    def refuses_chance(self, deal: Deal) -> str:
        with pytest.raises(Illegal) as refusal:
            play(self.game, self.here, Entry(self.here.at, "chance", deal))
        return refusal.value.code

    def takes(self, deal: Deal) -> bool:
        return bool(play(self.game, self.here, Entry(self.here.at, "chance", deal)).events)


@pytest.mark.rule("LE-X6")
def test_only_a_seat_at_the_table_can_be_drawn_to_begin() -> None:
    table = Waiting(Letter(), 3, None)
    assert table.refuses_chance(DrawStarter(Seat(3))) == "no_such_seat"
    assert table.takes(DrawStarter(Seat(2)))


@pytest.mark.rule("LE-4")
@pytest.mark.rule("LE-A4")
def test_chance_draws_a_tile_of_the_chosen_size_that_is_still_in_the_bag() -> None:
    table = Waiting(BOX, 2, None)
    table.act(0, TakeSize((2, 1)))
    assert table.now(Drawing) and table.turn.awaited == frozenset()
    for wrong in (
        DrawTiles(Seat(1), tiles("C21")),
        DrawTiles(Seat(0), tiles("C12")),
        DrawTiles(Seat(0), tiles("C21 A21")),
        DrawTiles(Seat(0), tiles("#21")),
        DrawTiles(Seat(0), ()),
    ):
        assert table.refuses_chance(wrong) == "not_in_the_bag"
    assert table.takes(DrawTiles(Seat(0), tiles("C21")))


@pytest.mark.rule("LE-4")
def test_chance_deals_exactly_as_many_letters_as_a_seat_takes() -> None:
    table = Waiting(agreed(draft="random_deal"), 3, None)
    assert table.refuses_chance(DrawTiles(Seat(0), tuple(range(9)))) == "not_in_the_bag"
    assert table.refuses_chance(DrawTiles(Seat(0), (0,) * 10)) == "not_in_the_bag"
    assert table.takes(DrawTiles(Seat(0), tuple(range(10))))


@pytest.mark.rule("LE-A16")
def test_dice_are_rolled_for_all_who_knocked_and_then_for_those_who_tie() -> None:
    table = window()
    waiting = Waiting(board="")
    table.act(1, KNOCK, at=1)
    table.act(3, KNOCK, at=1.2)
    waiting.here = table.here
    waiting.act(2, KNOCK, at=1.3)
    assert waiting.now(Rolling)
    for wrong in (((1, 3), (3, 5)), ((0, 6), (1, 3), (2, 1), (3, 5))):
        assert waiting.refuses_chance(dice(*wrong)) == "roll_again"
    assert waiting.takes(dice((1, 3), (2, 3), (3, 5)))
    tied = play(waiting.game, waiting.here, Entry(waiting.here.at, "chance", dice((1, 5), (2, 3), (3, 5))))
    waiting.here = tied.position
    assert waiting.now(Rolling) and waiting.refuses_chance(dice((1, 1), (2, 6), (3, 2))) == "roll_again"
    assert waiting.takes(dice((1, 1), (3, 2)))


def dice(*rolls: tuple[int, int]) -> RollDice:
    return RollDice(tuple((Seat(seat), shown) for seat, shown in rolls))


@pytest.mark.rule("LE-A12")
@pytest.mark.rule("LE-A18")
def test_chance_releases_and_lays_only_what_the_seat_holds_and_only_where_it_may_lie() -> None:
    table = Waiting()
    table.do(lay("T@7,5"), DONE)
    table.time_up()
    assert table.now(PickingLetter)
    assert (
        table.refuses_chance(PickRelease(tile("R"))) == table.refuses_chance(PickRelease(tile("#11"))) == "not_in_hand"
    )
    assert table.takes(PickRelease(tile("S")))
    first = Waiting(agreed(timed=30), board="C@5,5", opened=(False, True))
    first.time_up()
    assert first.refuses_chance(PickPlace(tile("R"), 6, 5)) == "not_in_hand"
    assert first.refuses_chance(PickPlace(tile("T"), 5, 5)) == "place_taken"
    assert first.takes(PickPlace(tile("T"), 6, 5))
