"""A word before the others: the window in which it may be disputed, and the vote (WS-11, WS-A11, X-1, X-4)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Millis, Seat, Step
from parlour.games.wordsearch.agreement import Agreement
from parlour.games.wordsearch.board import Path
from parlour.games.wordsearch.events import TableEvent, WordCalled, WordRejected
from parlour.games.wordsearch.forfeiting import lose_turn
from parlour.games.wordsearch.scoring import score
from parlour.games.wordsearch.state import Open, State
from parlour.games.wordsearch.turns import resume
from parlour.kit.contest import CEILING, Ruling, cast, contest, let_stand, put_to_vote, tally, unanswered, voters
from parlour.kit.events import VoteClosed, Voted, WordDisputed, WordPassed


def put_before_the_others(agreed: Agreement, open: Open, word: str, path: Path, at: Millis) -> Step[State, TableEvent]:
    """The window opens and the clock of the turn stands still."""
    before = contest(word, path, agreed.window or CEILING, open.until, at)
    return Step(State(replace(open, phase="window", contest=before)), (WordCalled(open.active, word, path),))


def waiting(open: Open) -> frozenset[Seat]:
    """Who has not yet answered: let the word stand, or voted."""
    assert open.contest is not None
    if open.phase == "voting":
        return voters(open.contest)
    return unanswered(open.contest, len(open.scores), open.active)


def let_pass(agreed: Agreement, open: Open, seat: Seat, at: Millis) -> Step[State, TableEvent]:
    assert open.contest is not None
    open = replace(open, contest=let_stand(open.contest, seat))
    told = WordPassed(seat)
    return Step(State(open), (told,)) if waiting(open) else decide(agreed, open, at, told, valid=True)


def dispute(agreed: Agreement, open: Open, seat: Seat, at: Millis) -> Step[State, TableEvent]:
    """The lexicon decides, or the people; who has let the word stand may think again."""
    assert open.contest is not None
    disputed = replace(open.contest, disputed_by=seat)
    told = WordDisputed(seat, open.active, disputed.word)
    if agreed.judge == "dictionary":
        return Step(State(replace(open, phase="judging", contest=disputed)), (told,))
    disputed = put_to_vote(disputed, len(open.scores), open.active, at)
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


def judge_disputed(agreed: Agreement, open: Open, known: bool, at: Millis) -> Step[State, TableEvent]:
    """What the lexicon says, asked at once or because nobody has voted."""
    assert open.contest is not None
    told = (VoteClosed(open.contest.word, 0, 0, known),) if open.contest.ballots else ()
    return decide(agreed, open, at, *told, valid=known)


def decide(agreed: Agreement, open: Open, at: Millis, *told: TableEvent, valid: bool) -> Step[State, TableEvent]:
    """The word scores; or the turn is lost, or only the word where that was agreed (WS-A11)."""
    decided = open.contest
    assert decided is not None
    open = resume(open, at)
    if valid:
        return score(agreed, open, decided.word, decided.path, at, *told)
    turn_lost = agreed.disputes == "challenge"
    told = (*told, WordRejected(open.active, decided.word, turn_lost))
    return lose_turn(agreed, open, at, *told) if turn_lost else Step(State(open), told)
