"""A named word before the others: they may dispute it, and they vote (X-1, X-4)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Millis, Seat, Step
from parlour.games.letter.actions import Path
from parlour.games.letter.agreement import Agreement
from parlour.games.letter.events import TableEvent, WordNamed, WordRejected
from parlour.games.letter.scoring import write
from parlour.games.letter.state import Open, State
from parlour.games.letter.table import clock, naming, set_clock, speaker
from parlour.kit.contest import (
    VOTE_SECONDS,
    Ruling,
    cast,
    contest,
    let_stand,
    put_to_vote,
    resumed,
    tally,
    unanswered,
    voters,
)
from parlour.kit.events import VoteClosed, Voted, WordDisputed, WordPassed


def put_before_the_others(agreed: Agreement, open: Open, word: str, path: Path, at: Millis) -> Step[State, TableEvent]:
    """The window opens, and the clock of the turn or knock stands still."""
    before = contest(word, path, agreed.window_seconds, clock(open), at)
    return Step(State(replace(open, phase="disputing", contest=before)), (WordNamed(speaker(open), word, path),))


def stand_by_it(open: Open, word: str, path: Path, at: Millis) -> Step[State, TableEvent]:
    """A word the lexicon lacks goes straight to the vote (X-1)."""
    before = contest(word, path, VOTE_SECONDS, clock(open), at)
    before = put_to_vote(before, len(open.scores), speaker(open), at)
    return Step(State(replace(open, phase="voting", contest=before)), (WordNamed(speaker(open), word, path),))


def waiting(open: Open) -> frozenset[Seat]:
    """Who has not yet answered: let the word stand, or voted."""
    assert open.contest is not None
    if open.phase == "voting":
        return voters(open.contest)
    return unanswered(open.contest, len(open.scores), speaker(open))


def let_pass(agreed: Agreement, open: Open, seat: Seat, at: Millis) -> Step[State, TableEvent]:
    assert open.contest is not None
    open = replace(open, contest=let_stand(open.contest, seat))
    told = WordPassed(seat)
    return Step(State(open), (told,)) if waiting(open) else decide(agreed, open, at, told, valid=True)


def dispute(open: Open, seat: Seat, at: Millis) -> Step[State, TableEvent]:
    """The people decide; who has let the word stand may think again."""
    assert open.contest is not None
    disputed = replace(open.contest, disputed_by=seat)
    told = WordDisputed(seat, speaker(open), disputed.word)
    disputed = put_to_vote(disputed, len(open.scores), speaker(open), at)
    return Step(State(replace(open, phase="voting", contest=disputed)), (told,))


def vote(agreed: Agreement, open: Open, seat: Seat, yes: bool | None, at: Millis) -> Step[State, TableEvent]:
    assert open.contest is not None
    open = replace(open, contest=cast(open.contest, seat, yes))
    told = Voted(seat, yes)
    return Step(State(open), (told,)) if waiting(open) else close_vote(agreed, open, at, told)


def close_vote(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """More yes than no, and it is a word from now on; a tie is none; no vote at all leaves it to the lexicon (X-1)."""
    assert open.contest is not None
    word, (yes, no) = open.contest.word, tally(open.contest)
    if not yes + no:
        return Step(State(replace(open, phase="judging")), told)
    valid = yes > no
    open = replace(open, rulings=(*open.rulings, Ruling(word, valid)))
    return decide(agreed, open, at, *told, VoteClosed(word, yes, no, valid), valid=valid)


def judge_contested(agreed: Agreement, open: Open, known: bool, at: Millis) -> Step[State, TableEvent]:
    """What the lexicon says, because nobody has voted."""
    assert open.contest is not None
    return decide(agreed, open, at, VoteClosed(open.contest.word, 0, 0, known), valid=known)


def decide(agreed: Agreement, open: Open, at: Millis, *told: TableEvent, valid: bool) -> Step[State, TableEvent]:
    """The word is written, or nothing happens but that it is not; the clock goes on."""
    decided = open.contest
    assert decided is not None
    open = naming(set_clock(open, resumed(decided, at)))
    if valid:
        return write(agreed, open, decided.word, decided.path, *told)
    return Step(State(open), (*told, WordRejected(speaker(open), decided.word)))
