"""The rules of the sheet, one by one."""

from __future__ import annotations

import msgspec
import pytest

from parlour.core.game import Illegal, Seat
from parlour.core.play import begin
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.actions import SeatAction
from parlour.games.grandmastermind.events import CodeHidden, CodeShown, RolesSwapped, RowAnswered, RowPlaced
from parlour.games.grandmastermind.notation import read_code
from parlour.games.grandmastermind.pegs import SOLVED, Pegs
from parlour.games.grandmastermind.state import Answered
from tests.games.grandmastermind.match import CODE, WRONG, Match


@pytest.mark.rule("GM-1")
def test_two_play_one_hides_and_the_other_decodes() -> None:
    assert list(GrandMasterMind().seats) == [2]
    for seats in (1, 3):
        with pytest.raises(Illegal, match="wrong_number_of_seats"):
            begin(GrandMasterMind(), seats)
    match = Match()
    assert match.awaited == [0]
    match.hide()
    assert match.awaited == [1]


@pytest.mark.rule("GM-3")
@pytest.mark.parametrize("pair", [{"shape": "red", "colour": "red"}, {"shape": "star", "colour": "star"}, {}])
def test_shapes_go_on_square_fields_and_colours_on_round_ones(pair: dict[str, str]) -> None:
    sent = msgspec.json.encode({"type": "Guess", "row": [pair, pair, pair, pair]})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent, type=SeatAction)


@pytest.mark.rule("GM-4")
@pytest.mark.parametrize("code", ["Rt Rt Rt Rt", "O+ V* Gh Ys", "Rt Gt Rt Gt"])
def test_a_code_is_any_four_pairs_repeats_included(code: str) -> None:
    match = Match()
    assert match.hide(code) == [CodeHidden(Seat(0), by_chance=False)]
    assert match.hidden == read_code(code)


@pytest.mark.rule("GM-4")
@pytest.mark.rule("GM-A9")
def test_a_code_has_no_empty_fields_in_variant_1() -> None:
    with pytest.raises(Illegal, match="row_incomplete"):
        Match().hide("Rt Gs Vh Y-")


@pytest.mark.rule("GM-5")
def test_a_row_stays_until_the_end_and_only_the_decoder_lays_it() -> None:
    match = Match()
    match.hide()
    assert match.row("Rt O* Gs O*") == [
        RowPlaced(Seat(1), 1, read_code("Rt O* Gs O*")),
        RowAnswered(1, Pegs(1, 1, 0)),
    ]
    match.row(WRONG)
    assert match.table.open.rows == (
        Answered(read_code("Rt O* Gs O*"), Pegs(1, 1, 0)),
        Answered(read_code(WRONG), Pegs(0, 0, 0)),
    )
    with pytest.raises(Illegal, match="not_your_turn"):
        match.act(0, match.log[-2].action)


@pytest.mark.rule("GM-6")
def test_every_row_is_answered_before_the_next() -> None:
    match = Match(GrandMasterMind(start_player=0, feedback="manual_checked"))
    match.hide()
    match.row("Rt O* Gs O*")
    with pytest.raises(Illegal, match="not_your_turn"):
        match.row(WRONG)
    assert match.answer(1, 1, 0) == [RowAnswered(1, Pegs(1, 1, 0))]
    match.row(WRONG)


@pytest.mark.rule("GM-11")
def test_four_blacks_solve_the_code_which_is_shown_before_roles_swap() -> None:
    match = Match()
    match.decode(3)
    assert match.events[-2:] == [CodeShown(read_code(CODE), True, 3), RolesSwapped(Seat(1))]
    assert match.table.open.past[0].rows[-1] == Answered(read_code(CODE), SOLVED)
    assert match.table.open.past[0].solved
    assert match.awaited == [1]
    assert match.challenger == 1
    assert match.table.open.rows == ()


@pytest.mark.rule("GM-11")
@pytest.mark.parametrize(
    ("second", "first", "ranks", "reason"),
    [(3, 5, (2, 1), "fewer_rows"), (5, 3, (1, 2), "fewer_rows"), (4, 4, (1, 1), "equal_rows")],
)
def test_fewer_rows_win(second: int, first: int, ranks: tuple[int, int], reason: str) -> None:
    match = Match()
    match.decode(second)
    match.decode(first)
    result = match.here.over
    assert result is not None
    assert (result.scores, result.ranks, result.reason) == ((second, first), ranks, reason)


@pytest.mark.rule("GM-12")
def test_the_number_of_rounds_is_agreed_beforehand() -> None:
    match = Match(GrandMasterMind(start_player=0, rounds=2))
    for decoding, rows in enumerate((2, 3, 4, 1)):
        assert match.here.over is None
        assert match.challenger == decoding % 2
        match.decode(rows)
    assert match.here.over is not None
    assert match.here.over.scores == (6, 4)


@pytest.mark.rule("GM-12")
@pytest.mark.rule("GM-A4")
def test_a_target_score_is_checked_only_after_complete_rounds() -> None:
    match = Match(GrandMasterMind(start_player=0, target=5))
    match.decode(6)
    assert match.awaited == [1], "the other has not decoded yet"
    match.decode(2)
    assert match.here.over is not None
    assert match.here.over.scores == (6, 2)
    longer = Match(GrandMasterMind(start_player=0, target=5))
    for rows in (2, 4, 1, 1):
        assert longer.here.over is None
        longer.decode(rows)
    assert longer.here.over is not None
    assert longer.here.over.scores == (3, 5)


@pytest.mark.rule("GM-13")
@pytest.mark.rule("GM-A7")
def test_empty_fields_are_a_sixth_value_in_variant_2() -> None:
    match = Match(GrandMasterMind(start_player=0, variant=2))
    match.hide("-- Rt -s G-")
    assert match.row("Rt -- -h O-")[-1] == RowAnswered(1, Pegs(0, 2, 2))
    assert match.row("-- -- -- --")[-1] == RowAnswered(2, Pegs(1, 0, 2)), "an empty row is a guess"
    assert match.row("-- Rt -s G-")[-2] == CodeShown(read_code("-- Rt -s G-"), True, 3)
