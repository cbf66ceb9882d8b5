"""A word before the others: the window in which it may be disputed, and the vote (WS-11, WS-A11, X-1, X-4)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from parlour.core.clock import deadline
from parlour.core.game import Illegal, Millis, Seat, Step
from parlour.games.wordsearch.agreement import Agreement
from parlour.games.wordsearch.board import Path
from parlour.games.wordsearch.events import (
    TableEvent,
    VoteClosed,
    Voted,
    WordCalled,
    WordDisputed,
    WordPassed,
    WordRejected,
)
from parlour.games.wordsearch.forfeiting import lose_turn
from parlour.games.wordsearch.scoring import score
from parlour.games.wordsearch.state import Ballot, Contest, Open, Ruling, State
from parlour.games.wordsearch.turns import resumed

CEILING: Final = 60
VOTE_SECONDS: Final = 15
BALLOTS: Final[dict[bool | None, Ballot]] = {True: "yes", False: "no", None: "abstained"}


def put_before_the_others(agreed: Agreement, open: Open, word: str, path: Path, at: Millis) -> Step[State, TableEvent]:
    """The window opens and the clock of the turn stands still."""
    until = deadline(at, agreed.window or CEILING)
    assert until is not None
    contest = Contest(word, path, until, None if open.until is None else open.until - at)
    return Step(State(replace(open, phase="window", contest=contest)), (WordCalled(open.active, word, path),))


def waiting(open: Open) -> frozenset[Seat]:
    """Who has not yet answered: let the word stand, or voted."""
    contest = open.contest
    assert contest is not None
    if open.phase == "voting":
        return frozenset(Seat(seat) for seat, ballot in enumerate(contest.ballots) if ballot == "open")
    answered = {open.active, *contest.passed}
    return frozenset(Seat(seat) for seat in range(len(open.scores)) if seat not in answered)


def let_pass(agreed: Agreement, open: Open, seat: Seat, at: Millis) -> Step[State, TableEvent]:
    contest = open.contest
    assert contest is not None
    if seat in contest.passed:
        raise Illegal("already_let_stand")
    open = replace(open, contest=replace(contest, passed=(*contest.passed, seat)))
    told = WordPassed(seat)
    return Step(State(open), (told,)) if waiting(open) else decide(agreed, open, at, told, valid=True)


def dispute(agreed: Agreement, open: Open, seat: Seat, at: Millis) -> Step[State, TableEvent]:
    """The lexicon decides, or the people; who has let the word stand may think again."""
    contest = open.contest
    assert contest is not None
    told = WordDisputed(seat, open.active, contest.word)
    contest = replace(contest, disputed_by=seat)
    if agreed.judge == "dictionary":
        return Step(State(replace(open, phase="judging", contest=contest)), (told,))
    until = deadline(at, VOTE_SECONDS)
    assert until is not None
    ballots: list[Ballot] = ["open"] * len(open.scores)
    ballots[open.active] = "none"
    contest = replace(contest, until=until, ballots=tuple(ballots))
    return Step(State(replace(open, phase="voting", contest=contest)), (told,))


def vote(agreed: Agreement, open: Open, seat: Seat, yes: bool | None, at: Millis) -> Step[State, TableEvent]:
    contest = open.contest
    assert contest is not None
    if contest.ballots[seat] != "open":
        raise Illegal("already_voted")
    ballots = tuple(BALLOTS[yes] if voter == seat else ballot for voter, ballot in enumerate(contest.ballots))
    open = replace(open, contest=replace(contest, ballots=ballots))
    told = Voted(seat, yes)
    return Step(State(open), (told,)) if waiting(open) else close_vote(agreed, open, at, told)


def close_vote(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """More yes than no, and it is a word from now on; a tie is none; no vote at all leaves it to the lexicon (X-1)."""
    contest = open.contest
    assert contest is not None
    yes, no = contest.ballots.count("yes"), contest.ballots.count("no")
    if not yes + no:
        return Step(State(replace(open, phase="judging")), told)
    valid = yes > no
    open = replace(open, rulings=(*open.rulings, Ruling(contest.word, valid)))
    return decide(agreed, open, at, *told, VoteClosed(contest.word, yes, no, valid), valid=valid)


def judge_disputed(agreed: Agreement, open: Open, known: bool, at: Millis) -> Step[State, TableEvent]:
    """What the lexicon says, asked at once or because nobody has voted."""
    contest = open.contest
    assert contest is not None
    told = (VoteClosed(contest.word, 0, 0, known),) if contest.ballots else ()
    return decide(agreed, open, at, *told, valid=known)


def decide(agreed: Agreement, open: Open, at: Millis, *told: TableEvent, valid: bool) -> Step[State, TableEvent]:
    """The word scores; or the turn is lost, or only the word where that was agreed (WS-A11)."""
    contest = open.contest
    assert contest is not None
    open = resumed(open, at)
    if valid:
        return score(agreed, open, contest.word, contest.path, at, *told)
    turn_lost = agreed.disputes == "challenge"
    told = (*told, WordRejected(open.active, contest.word, turn_lost))
    return lose_turn(agreed, open, at, *told) if turn_lost else Step(State(open), told)
