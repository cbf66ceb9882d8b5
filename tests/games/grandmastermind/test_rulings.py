"""Our rulings where the sheet is silent, one by one."""

from __future__ import annotations

import pytest

from parlour.core.clock import shown
from parlour.core.game import Entry, Illegal, Millis, Seat
from parlour.core.luck import seeded
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.actions import Answer, CountPegs, DrawChallenger, Guess, Hide, SetCode
from parlour.games.grandmastermind.events import (
    CodeShown,
    RolesSwapped,
    RowAnswered,
    RowLost,
)
from parlour.games.grandmastermind.guessing import pieces_left
from parlour.games.grandmastermind.notation import read_code
from parlour.games.grandmastermind.pegs import Pegs, pegs
from parlour.games.grandmastermind.state import Lost, State
from tests.games.grandmastermind.match import CODE, WRONG, Match, refusal

BY_HAND = GrandMasterMind(start_player=0, feedback="manual_checked")
TIMED = GrandMasterMind(start_player=0, row_seconds=30)


@pytest.mark.rule("GM-A2")
def test_a_wrong_answer_is_refused_without_the_decoder_noticing() -> None:
    match = Match(BY_HAND)
    match.hide()
    match.row("Rt O* Gs O*")
    before, log = match.sees(Seat(1)), list(match.log)
    for wrong in (Pegs(1, 0, 0), Pegs(1, 1, 1), Pegs(4, 0, 0), Pegs(0, 0, 0)):
        with pytest.raises(Illegal) as refused:
            match.act(0, Answer(wrong))
        assert refusal(refused.value) == ("count_again", {})
    assert match.sees(Seat(1)) == before
    assert match.log == log
    assert match.answer(1, 1, 0) == [RowAnswered(1, Pegs(1, 1, 0))]


@pytest.mark.rule("GM-A2")
def test_the_engine_answers_at_once_by_default() -> None:
    match = Match()
    match.hide()
    match.row("Rt O* Gs O*")
    assert [(entry.actor, entry.action) for entry in match.log][-1] == ("judge", CountPegs(Pegs(1, 1, 0)))
    assert match.awaited == [1]


@pytest.mark.rule("GM-A2")
@pytest.mark.parametrize(("row_seconds", "for_code"), [(10, 60), (59, 60), (61, 61), (300, 300)])
def test_the_challenger_has_at_least_a_minute_for_the_code_and_as_long_as_a_row_for_pegs(
    row_seconds: int, for_code: int
) -> None:
    match = Match(GrandMasterMind(start_player=0, row_seconds=row_seconds, feedback="manual_checked"))
    assert shown(match.rules.turn(match.table).until) == for_code * 1000
    match.hide(at=1_000)
    assert shown(match.rules.turn(match.table).until) == 1_000 + row_seconds * 1000
    match.row(WRONG, at=3_000)
    assert shown(match.rules.turn(match.table).until) == 3_000 + row_seconds * 1000


@pytest.mark.rule("GM-A3")
@pytest.mark.parametrize("rows", [6, 10, 20])
def test_an_unsolved_code_is_shown_and_counts_one_row_more(rows: int) -> None:
    match = Match(GrandMasterMind(start_player=0, rows=rows))
    match.fail()
    assert match.events[-2:] == [CodeShown(read_code(CODE), False, rows), RolesSwapped(Seat(1))]
    assert match.table.open.past[0].points == rows + 1
    assert not match.table.open.past[0].solved
    match.decode(rows)
    assert match.here.over is not None
    assert match.here.over.scores == (rows + 1, rows)


@pytest.mark.rule("GM-A4")
def test_the_challenger_scores_one_point_for_each_row() -> None:
    match = Match(GrandMasterMind(start_player=1))
    match.decode(7)
    match.decode(2)
    assert match.here.over is not None
    assert match.here.over.scores == (2, 7), "seat 1 hid first and kept its code for seven rows"
    assert match.here.over.ranks == (2, 1)


@pytest.mark.rule("GM-A5")
@pytest.mark.rule("X-7")
def test_a_row_that_runs_out_of_time_is_lost_and_says_nothing_about_the_code() -> None:
    match = Match(TIMED)
    match.hide(at=1_000)
    assert match.wait(31_499) == []
    assert match.wait(31_500) == [RowLost(Seat(1), 1)]
    assert match.table.open.rows == (Lost(),)
    assert match.row("Rt O* Gs O*", at=40_000)[-1] == RowAnswered(2, Pegs(1, 1, 0))
    (agreeing,) = match.rules.guess(match.sees(Seat(1)), seeded(1)).hidden
    assert pegs(agreeing, read_code("Rt O* Gs O*")) == Pegs(1, 1, 0)


@pytest.mark.rule("GM-A5")
def test_a_decoder_who_is_away_loses_row_after_row_until_the_code_is_shown() -> None:
    match = Match(GrandMasterMind(start_player=0, row_seconds=10, rows=6, roles="hide"))
    match.hide(at=0)
    events = match.wait(6 * 10_500)
    assert events == [*(RowLost(Seat(1), number) for number in range(1, 7)), CodeShown(read_code(CODE), False, 6)]
    assert match.here.over is not None
    assert match.here.over.reason == "code_kept"


@pytest.mark.rule("GM-A5")
@pytest.mark.rule("GM-A7")
def test_a_submitted_empty_row_is_answered_but_a_lost_one_is_not() -> None:
    match = Match(GrandMasterMind(start_player=0, variant=2, row_seconds=30))
    match.hide("-- Rt Gs Vh")
    assert match.row("-- -- -- --", at=1_000)[-1] == RowAnswered(1, Pegs(1, 0, 0))
    assert match.wait(40_000) == [RowLost(Seat(1), 2)]


@pytest.mark.rule("GM-A6")
def test_with_limited_supply_the_decoder_has_twelve_of_each_piece() -> None:
    match = Match(GrandMasterMind(start_player=0, limited_supply=True))
    match.hide("Rt Rt Rt Rt")
    for _ in range(3):
        match.row("Rs Rs Rs Rs")
    offer = match.rules.offer(match.sees(Seat(1)))
    assert offer is not None
    assert offer.tray is not None
    assert (offer.tray.colours["red"], offer.tray.shapes["square"], offer.tray.shapes["triangle"]) == (0, 0, 12)
    for row in ("Rt Yt Yt Yt", "Ys Yt Yt Yt"):
        with pytest.raises(Illegal) as refused:
            match.row(row)
        assert refusal(refused.value) == ("not_enough_pieces", {"supply": 12})
    match.row("Yt Yt Yt Yt")


@pytest.mark.rule("GM-A6")
def test_pieces_of_a_lost_row_come_back_and_each_decoding_begins_with_all_of_them() -> None:
    match = Match(GrandMasterMind(start_player=0, limited_supply=True, row_seconds=30))
    match.hide("Rt Gs Vh Y+")
    match.row("Rs Rs Rs Rs", at=1_000)
    match.wait(31_500)
    tray = pieces_left(match.rules, match.table.open)
    assert tray is not None
    assert tray.colours["red"] == 8
    match.row("Rt Gs Vh Y+")
    fresh = pieces_left(match.rules, match.table.open)
    assert fresh is not None
    assert set(fresh.colours.values()) | set(fresh.shapes.values()) == {12}


@pytest.mark.rule("GM-A6")
def test_limited_supply_allows_at_most_15_rows() -> None:
    GrandMasterMind(limited_supply=True, rows=15)
    with pytest.raises(Illegal) as refused:
        GrandMasterMind(limited_supply=True, rows=16)
    assert refusal(refused.value) == ("supply_needs_fewer_rows", {"most": 15})


@pytest.mark.rule("GM-A7")
def test_the_variant_is_a_setting_of_the_table() -> None:
    with pytest.raises(Illegal, match="row_incomplete"):
        Match(GrandMasterMind(start_player=0, variant=1)).hide("-- -- -- --")
    Match(GrandMasterMind(start_player=0, variant=2)).hide("-- -- -- --")


@pytest.mark.rule("GM-A9")
@pytest.mark.parametrize("row", ["-- -- -- --", "Rt Gs Vh Y-", "-t Gs Vh Y+"])
def test_a_row_must_be_complete_in_variant_1(row: str) -> None:
    match = Match()
    match.hide()
    with pytest.raises(Illegal) as refused:
        match.row(row)
    assert refusal(refused.value) == ("row_incomplete", {})
    assert match.table.open.rows == ()


@pytest.mark.rule("GM-A10")
@pytest.mark.parametrize(("roles", "challenger"), [("decode", 1), ("hide", 0)])
def test_seat_0_may_always_decode_or_always_hide(roles: str, challenger: int) -> None:
    match = Match(GrandMasterMind(roles=roles, rounds=3))  # type: ignore[arg-type]
    for rows in (2, 1, 4):
        assert match.challenger == challenger
        assert match.here.over is None
        match.decode(rows)
    result = match.here.over
    assert result is not None
    assert result.reason == "codes_broken"
    assert result.scores[challenger] == 7
    assert result.ranks[1 - challenger] == 1


@pytest.mark.rule("GM-A10")
def test_of_several_codes_a_single_one_that_was_kept_loses_and_all_rows_are_added_up() -> None:
    match = Match(GrandMasterMind(roles="decode", rounds=2, rows=6))
    match.decode(2)
    match.fail()
    assert match.events[-1] == CodeShown(read_code(CODE), False, 6)
    assert match.here.over is not None
    assert (match.here.over.reason, match.here.over.ranks) == ("codes_kept", (2, 1))
    assert match.here.over.scores == (0, 9)


@pytest.mark.rule("GM-A10")
def test_a_target_score_needs_roles_that_swap() -> None:
    with pytest.raises(Illegal, match="target_needs_swap"):
        GrandMasterMind(roles="decode", target=10)


def test_an_action_that_is_not_due_is_refused() -> None:
    match = Match()
    for action in (CountPegs(Pegs(0, 0, 0)), SetCode(read_code(CODE)), DrawChallenger(Seat(0))):
        with pytest.raises(Illegal, match="not_now"):
            match.rules.apply(match.table, Entry(Millis(0), "chance", action))
    with pytest.raises(Illegal, match="not_now"):
        match.act(0, Guess(read_code(CODE)))
    match.hide()
    with pytest.raises(Illegal, match="not_now"):
        match.act(1, Hide(read_code(CODE)))


def test_the_judge_may_not_miscount() -> None:
    match = Match()
    match.hide()
    laid = match.rules.apply(match.table, Entry(Millis(0), Seat(1), Guess(read_code(CODE)))).state
    assert isinstance(laid, State)
    with pytest.raises(Illegal, match="count_again"):
        match.rules.apply(laid, Entry(Millis(0), "judge", CountPegs(Pegs(0, 0, 0))))
