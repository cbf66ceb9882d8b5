"""How a game ends, who has won, and giving up."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from parlour.core.game import GIVE_UP, Seat
from parlour.games.letter.actions import Release, Skip
from parlour.games.letter.events import SeatGaveUp, TurnSkipped, WindowOpened, WordWritten
from parlour.games.letter.scoring import points
from parlour.games.letter.state import Written
from tests.games.letter.table import BOX, Table, agreed
from tests.games.letter.wording import DONE, ONE, PASS, lay, name, release, seconds, written

BOARD = "C@5,5 A@6,5 R@7,5"


def dry(seats: int = 2, idle: int = 3, **more: Any) -> Table:
    """So many turns in a row have brought no word."""
    hands = ("T E S", "N O S12", "E12 N12", "O12 R12", "A12", "C12")
    state: dict[str, Any] = {"seats": seats, "board": BOARD, "hands": hands, "idle": idle}
    return Table(**(state | more))


def gives(table: Table) -> list[Any]:
    """Whoever is on turn releases a letter."""
    return table.do(Release(table.open.hands[table.open.active][0]))


def last_window(**more: Any) -> Table:
    """The fourth turn without a word is over, and nobody has knocked."""
    table = dry(**more)
    gives(table)
    table.time_up()
    assert table.last()
    return table


@pytest.mark.rule("LE-17")
@pytest.mark.rule("LE-A17")
def test_two_players_go_on_after_three_turns_without_a_word_and_have_a_last_window_after_four() -> None:
    table = dry(idle=0)
    for turn in range(3):
        told = gives(table)
        assert WindowOpened(last=False) in told
        table.passes()
        assert table.running() and table.open.idle == turn + 1 and table.phase == "laying"
    assert WindowOpened(last=False) in gives(table)
    told = table.act(min(table.turn.awaited), PASS)
    assert WindowOpened(last=True) in told and table.running() and table.turn.until == seconds(30)
    assert table.last()
    table.passes()
    assert table.result().reason == "nobody_found_a_word"


@pytest.mark.rule("LE-A17")
@pytest.mark.parametrize(("seats", "turns"), [(2, 4), (3, 4), (4, 4), (5, 5), (6, 6)])
def test_it_takes_as_many_turns_as_players_and_four_at_least(seats: int, turns: int) -> None:
    table = dry(seats, idle=turns - 2)
    gives(table)
    assert not table.last()
    table.passes()
    gives(table)
    table.time_up()
    assert table.running() and table.last()
    table.time_up()
    assert not table.running()


@pytest.mark.rule("LE-17")
@pytest.mark.rule("LE-A17")
def test_a_new_word_sets_the_count_to_nothing() -> None:
    table = dry()
    table.turns(lay("T@8,5"), name("CART"), DONE)
    assert table.open.idle == 0 and table.open.active == 1 and table.running()


@pytest.mark.rule("LE-A17")
def test_so_does_a_knock() -> None:
    table = dry(idle=2)
    gives(table)
    table.knocked(1, name("CAR"), DONE)
    table.passes()
    assert table.open.idle == 0


@pytest.mark.rule("LE-A17")
def test_a_turn_whose_word_was_struck_brought_none() -> None:
    table = dry(idle=1, free="S12", hands=("T E", "N O"))
    table.do(lay("S12@8,5"), DONE)
    assert table.phase == "penalty"
    table.turns(release("E"))
    assert table.open.idle == 2


@pytest.mark.rule("LE-A17")
def test_a_successful_knock_in_the_last_window_goes_on_with_the_game() -> None:
    table = last_window()
    table.knocked(1, name("CAR"), DONE)
    assert table.running()
    table.passes()
    assert table.running() and table.open.active == 1 and table.open.idle == 0 and table.phase == "laying"


@pytest.mark.rule("LE-A17")
def test_a_knock_in_vain_in_the_last_window_does_not() -> None:
    table = last_window()
    table.knocked(1, DONE, release("N"))
    assert table.running() and table.phase == "window" and table.turn.until == seconds(20) + seconds(30)
    table.passes()
    assert table.result().reason == "nobody_found_a_word"


@pytest.mark.rule("LE-9")
@pytest.mark.rule("LE-A17")
def test_a_skipped_players_turn_counts() -> None:
    table = dry(seats=3, idle=2, hands=("T E S", "", "E12 N12"), blanks=("", "", ""), free="")
    table.do(lay("T@8,5"), name("CART"), DONE)
    told = table.passes()
    assert TurnSkipped(Seat(1)) in told and table.open.idle == 1 and table.open.active == 2
    skips = dry(idle=1, hands=("", "N O"))
    skips.turns(Skip())
    assert skips.open.idle == 2


@pytest.mark.rule("LE-A17")
def test_a_turn_jumped_over_by_a_knock_does_not_count() -> None:
    table = dry(seats=4, idle=2)
    table.do(lay("T@8,5"), name("CART"), DONE)
    table.knocked(3, name("CAR"), DONE)
    table.passes()
    assert table.open.active == 3 and table.open.idle == 0
    gives(table)
    table.passes()
    assert table.open.active == 0 and table.open.idle == 1


@pytest.mark.rule("LE-A17")
def test_when_nobody_holds_anything_and_no_free_letter_lies_there_one_last_window_decides() -> None:
    table = dry(idle=0, hands=("T", ""), blanks=("", ""))
    told = table.do(lay("T@8,5"), name("CART"), DONE)
    assert WindowOpened(last=True) in told and table.turn.until == seconds(30)
    table.passes()
    assert table.result().reason == "nobody_found_a_word" and table.result().scores == (4, 0)


@pytest.mark.rule("LE-A17")
def test_a_blank_or_a_free_letter_keeps_the_game_going() -> None:
    cases: tuple[dict[str, Any], ...] = (
        {"blanks": ("", "#12")},
        {"blanks": ("", ""), "free": "S"},
        {"blanks": ("", ""), "hands": ("T", "S")},
    )
    for more in cases:
        state: dict[str, Any] = {"idle": 0, "hands": ("T", "")}
        table = dry(**(state | more))
        told = table.do(lay("T@8,5"), name("CART"), DONE)
        assert WindowOpened(last=False) in told
        table.passes()
        assert table.running() and table.open.active == 1


@pytest.mark.rule("LE-17")
def test_unplaced_tiles_do_not_matter() -> None:
    table = dry(written=(written(1, "CAR"),))
    gives(table)
    table.passes()
    assert table.result().scores == (0, 3) and table.result().ranks == (2, 1)


# scoring


def ended(scoring: Literal[1, 2, 3], *sheets: str, given_up: tuple[int, ...] = ()) -> Table:
    """A game that is over, with these words on the sheets."""
    game = agreed(scoring=scoring)
    words = tuple(
        Written(Seat(seat), word, (), points(scoring, word))
        for seat, sheet in enumerate(sheets)
        for word in sheet.split()
    )
    seats = len(sheets)
    table = dry(seats, idle=max(4, seats) - 1, game=game, written=words, given_up=given_up)
    gives(table)
    table.passes()
    return table


@pytest.mark.rule("LE-18")
@pytest.mark.parametrize(("length", "worth"), [(2, 2), (3, 3), (4, 4), (5, 6), (6, 8), (9, 14)])
def test_scoring_3_gives_a_point_more_for_each_letter_beyond_four(length: int, worth: int) -> None:
    assert points(3, "X" * length) == worth


@pytest.mark.rule("LE-18")
@pytest.mark.parametrize(("scoring", "points"), [(1, (1, 1)), (2, (5, 4)), (3, (6, 4))])
def test_a_word_is_worth_what_was_agreed(scoring: Literal[1, 2, 3], points: tuple[int, int]) -> None:
    table = Table(agreed(scoring=scoring), board=BOARD, hands=("T", "N"), free="S")
    told = table.do(lay("T@8,5"), lay("S@9,5"), name("CARTS"), name("CART"))
    assert tuple(event.points for event in told if isinstance(event, WordWritten)) == points
    assert table.open.scores[0] == sum(points)


@pytest.mark.rule("LE-18")
@pytest.mark.rule("LE-A21")
@pytest.mark.parametrize(
    ("scoring", "sheets", "scores", "ranks"),
    [
        (1, ("AA BB CC", "AAAAAAAA BB"), (3, 2), (1, 2)),
        (1, ("AA BB", "AAA BB"), (2, 2), (2, 1)),
        (1, ("AA BBB", "AAA BB"), (2, 2), (1, 1)),
        (2, ("AA BB CC", "AAAAAAAA BB"), (6, 10), (2, 1)),
        (2, ("AA BB", "AAAA"), (4, 4), (1, 2)),
        (2, ("AA BBB", "AAA BB"), (5, 5), (1, 1)),
        (3, ("AAAAAAAAA", "AAAAA AAAA AAA"), (14, 13), (1, 2)),
        (3, ("AAAAA", "AAA BBB"), (6, 6), (2, 1)),
        (3, ("AAAAA BB", "AAAA CCCC"), (8, 8), (1, 1)),
        (3, ("AA", "AAA", "AA"), (2, 3, 2), (2, 1, 2)),
    ],
)
def test_ranks_follow_the_score_and_ties_are_broken(
    scoring: Literal[1, 2, 3], sheets: tuple[str, ...], scores: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    over = ended(scoring, *sheets).result()
    assert (over.scores, over.ranks) == (scores, ranks)


# giving up


@pytest.mark.rule("LE-X8")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_the_other_wins(seat: int) -> None:
    table = Table(written=(written(seat, "CAR"),))
    assert table.act(seat, GIVE_UP) == [SeatGaveUp(Seat(seat))]
    assert table.result().reason == "gave_up"
    assert table.result().ranks[1 - seat] == 1 and table.result().ranks[seat] == 2


@pytest.mark.rule("LE-X8")
def test_of_more_the_game_goes_on_and_the_seat_is_still_asked() -> None:
    table = Table(seats=3)
    table.act(0, GIVE_UP)
    assert table.running() and table.open.given_up == (0,) and table.turn.awaited == {0}
    assert table.refuses(0, GIVE_UP) == "already_given_up"
    table.turns(lay("T@7,5"), name("CAT"), DONE)
    assert table.open.active == 1 and table.open.scores[0] == 3


@pytest.mark.rule("LE-X8")
def test_who_gave_up_is_ranked_last_whatever_stands_on_the_sheet() -> None:
    assert ended(3, "AAAAAAAA", "AAA", "AA", given_up=(0,)).result().ranks == (3, 1, 2)
    assert ended(3, "AAA", "AAA", "AA", "", given_up=(1, 2)).result().ranks == (1, 3, 3, 2)


@pytest.mark.rule("LE-X8")
def test_the_last_who_stays_wins() -> None:
    table = Table(seats=4)
    for seat in (0, 3, 1):
        assert table.running()
        table.act(seat, GIVE_UP)
    assert table.result().ranks == (2, 2, 1, 2) and table.result().reason == "gave_up"


@pytest.mark.rule("LE-X8")
def test_one_may_give_up_at_any_time() -> None:
    drafting = Table(BOX, 3, None)
    drafting.act(1, GIVE_UP)
    assert drafting.running() and drafting.phase == "drafting" and drafting.turn.awaited == {0}
    table = Table(seats=4)
    table.do(lay("T@7,5"))
    table.act(0, GIVE_UP)
    table.do(name("CAT"), DONE)
    table.act(2, GIVE_UP)
    assert table.phase == "window" and table.turn.awaited == {1, 2, 3}
    table.knock(2)
    assert table.phase == "knocking"
    table.act(3, GIVE_UP)
    assert not table.running() and table.result().ranks == (2, 1, 2, 2)


@pytest.mark.rule("LE-X8")
def test_if_somebody_gives_up_a_doubtful_word_stays_his_own() -> None:
    table = Table(seats=3)
    table.do(lay("T@7,5"), name("TAC"))
    table.act(1, GIVE_UP)
    assert table.named() == name("TAC") and table.game.view(table.here.state, Seat(1)).named is None
    assert ONE in table.turn.awaited
