"""A challenged word: from the window to the vote and the lexicon."""

from __future__ import annotations

from typing import TypeVar

import pytest

from parlour.core.clock import GRACE, resumed
from parlour.core.game import TIME_UP, Action, Actor, Entry, Illegal, Millis, Seat, Turn
from parlour.kit.challenge import (
    VOTE_SECONDS,
    Answered,
    Consulting,
    Decided,
    Disputable,
    Dispute,
    JudgeWord,
    Ruling,
    Stage,
    Vote,
    Voting,
    answer,
    challenge,
    disputable,
    put_to_vote,
    ruled,
    silence,
    turn,
)
from parlour.kit.events import VoteClosed, Voted, WordDisputed, WordPassed
from parlour.kit.window import PASS

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
AT = Millis(10_000)
WORD = challenge(TWO, "HEJ", (3, 4, 5), Millis(30_000), AT)
ASKED = disputable(WORD, 3, 5, AT)
VOTED_ON = put_to_vote(WORD, 3, AT, disputed_by=ONE)

S = TypeVar("S", bound="Stage | Decided")


def answered(stage: Stage, actor: Actor, action: Action, *, lexicon_decides: bool = False) -> Answered:
    return answer(stage, Entry(AT, actor, action), lexicon_decides=lexicon_decides)


def after(kind: type[S], stage: Stage, *ballots: tuple[Seat, bool | None]) -> S:
    """The stage that these ballots lead to."""
    reached: Stage | Decided = stage
    for seat, yes in ballots:
        assert not isinstance(reached, Decided)
        reached = answered(reached, seat, Vote(yes)).stage
    assert isinstance(reached, kind)
    return reached


def test_the_clock_of_the_turn_is_stopped_with_what_it_has_left() -> None:
    assert WORD.left == 20_000
    assert resumed(WORD.left, Millis(50_000)) == 70_000
    assert challenge(TWO, "HEJ", (), None, AT).left is None


def test_all_but_the_seat_whose_word_it_is_may_dispute_it_or_let_it_stand() -> None:
    assert turn(ASKED) == Turn(frozenset({ONE, THREE}), until=Millis(AT + 5_000 + GRACE))


def test_a_word_stands_when_all_have_let_it_pass() -> None:
    first = answered(ASKED, ONE, PASS)
    assert isinstance(first.stage, Disputable) and first.told == (WordPassed(ONE),)
    assert answered(first.stage, THREE, PASS) == Answered(Decided(WORD, True), (WordPassed(THREE),))


def test_a_word_stands_when_nobody_has_disputed_it_in_time() -> None:
    assert answered(ASKED, "clock", TIME_UP) == Answered(Decided(WORD, True), ())


def test_a_seat_that_let_it_pass_may_still_dispute_it() -> None:
    stage = answered(ASKED, ONE, PASS).stage
    assert isinstance(stage, Disputable)
    with pytest.raises(Illegal, match="already_passed"):
        answered(stage, ONE, PASS)
    assert isinstance(answered(stage, ONE, Dispute()).stage, Voting)


def test_a_disputed_word_is_put_to_the_vote_of_all_others() -> None:
    stage, told = answered(ASKED, ONE, Dispute())
    assert told == (WordDisputed(ONE, TWO, "HEJ"),)
    assert isinstance(stage, Voting)
    assert stage.disputed_by == ONE and stage.ballots == ("open", "none", "open")
    assert turn(stage) == Turn(frozenset({ONE, THREE}), until=Millis(AT + VOTE_SECONDS * 1000 + GRACE))


def test_where_the_lexicon_decides_a_disputed_word_is_looked_up_at_once() -> None:
    stage, _ = answered(ASKED, ONE, Dispute(), lexicon_decides=True)
    assert stage == Consulting(WORD, after_vote=False)
    assert turn(stage) == Turn()
    assert answered(stage, "judge", JudgeWord(False)) == Answered(Decided(WORD, False), ())


@pytest.mark.parametrize(
    ("ballots", "valid"), [((True, True), True), ((True, None), True), ((True, False), False), ((None, False), False)]
)
def test_more_yes_than_no_makes_it_a_word_and_a_tie_does_not(ballots: tuple[bool | None, ...], valid: bool) -> None:
    decided = after(Decided, VOTED_ON, (ONE, ballots[0]), (THREE, ballots[1]))
    assert decided == Decided(WORD, valid, (Ruling("HEJ", valid),))


def test_the_last_ballot_closes_the_vote() -> None:
    one_voted = after(Voting, VOTED_ON, (ONE, True))
    assert turn(one_voted).awaited == {THREE}
    told = answered(one_voted, THREE, Vote(False)).told
    assert told == (Voted(THREE, False), VoteClosed("HEJ", 1, 1, valid=False))


def test_a_vote_counts_what_was_cast_when_time_is_up() -> None:
    stage, told = answered(after(Voting, VOTED_ON, (ONE, True)), "clock", TIME_UP)
    assert stage == Decided(WORD, True, (Ruling("HEJ", True),))
    assert told == (VoteClosed("HEJ", 1, 0, valid=True),)


@pytest.mark.parametrize("known", [True, False])
def test_if_nobody_votes_the_lexicon_decides_and_makes_no_ruling(known: bool) -> None:
    asked = after(Consulting, VOTED_ON, (ONE, None), (THREE, None))
    assert answered(VOTED_ON, "clock", TIME_UP).stage == asked == Consulting(WORD, after_vote=True)
    stage, told = answered(asked, "judge", JudgeWord(known))
    assert stage == Decided(WORD, known)
    assert told == (VoteClosed("HEJ", 0, 0, valid=known),)


def test_nobody_votes_twice_or_on_their_own_word() -> None:
    stage = after(Voting, VOTED_ON, (ONE, True))
    for seat in (ONE, TWO):
        with pytest.raises(Illegal, match="already_voted"):
            answered(stage, seat, Vote(False))


@pytest.mark.parametrize(
    ("stage", "actor", "action"),
    [
        (ASKED, ONE, Vote(True)),
        (ASKED, "judge", JudgeWord(True)),
        (VOTED_ON, ONE, PASS),
        (VOTED_ON, ONE, Dispute()),
        (Consulting(WORD, after_vote=True), ONE, Vote(True)),
        (Consulting(WORD, after_vote=True), "clock", TIME_UP),
    ],
)
def test_each_stage_has_its_own_answers(stage: Stage, actor: Actor, action: Action) -> None:
    with pytest.raises(Illegal, match="not_now"):
        answered(stage, actor, action)


def test_a_seat_without_connection_lets_the_word_stand_and_abstains() -> None:
    assert silence(ASKED, ONE) == PASS
    assert silence(VOTED_ON, ONE) == Vote(None)
    passed = answered(ASKED, ONE, PASS).stage
    assert isinstance(passed, Disputable) and silence(passed, ONE) is None
    assert silence(after(Voting, VOTED_ON, (ONE, True)), ONE) is None
    assert silence(ASKED, TWO) is None and silence(VOTED_ON, TWO) is None
    assert silence(Consulting(WORD, after_vote=False), ONE) is None


def test_a_ruling_is_about_one_word() -> None:
    rulings = (Ruling("HEJ", False), Ruling("AHI", True))
    assert ruled(rulings, "HEJ") is False and ruled(rulings, "AHI") is True
    assert ruled(rulings, "HELP") is None
