"""A challenged word: the others may dispute it, then vote on it or ask the lexicon (X-1, X-4)."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from parlour.core.clock import deadline, left
from parlour.core.game import Action, Entry, Illegal, Millis, Seat, TimeUp, Turn, Verdict
from parlour.kit.events import ChallengeEvent, VoteClosed, Voted, WordDisputed, WordPassed
from parlour.kit.window import Pass, Window, all_but, opened, passed

VOTE_SECONDS: Final = 15

Ballot: TypeAlias = Literal["open", "yes", "no", "abstained", "none"]
"""One for each seat: "open" has not voted yet, "none" has no vote because the word is its own."""
BALLOTS: Final[dict[bool | None, Ballot]] = {True: "yes", False: "no", None: "abstained"}


class Dispute(Action, frozen=True):
    """Say that this is no word."""


class Vote(Action, frozen=True):
    """Is it a word? None abstains, as bots do."""

    yes: bool | None


class StandBy(Action, frozen=True):
    """Put a word the lexicon lacks to the others."""


class JudgeWord(Verdict, frozen=True):
    """Is the word in the lexicon? The log keeps the answer, so a replay needs no dictionary."""

    known: bool


class Challenge(Struct, frozen=True, gc=False):
    """A word somebody named or called, and what was left on the clock it stopped."""

    seat: Seat
    word: str
    path: tuple[int, ...]
    left: int | None


class Disputable(Struct, frozen=True, gc=False, tag=True):
    """The others may dispute the word or let it stand."""

    challenge: Challenge
    window: Window


class Voting(Struct, frozen=True, gc=False, tag=True):
    """People vote. `disputed_by` is None if the word's own seat put it to the vote."""

    challenge: Challenge
    until: Millis
    ballots: tuple[Ballot, ...]
    disputed_by: Seat | None

    @property
    def waiting(self) -> frozenset[Seat]:
        """The seats that have not voted yet."""
        return frozenset(Seat(seat) for seat, ballot in enumerate(self.ballots) if ballot == "open")


class Consulting(Struct, frozen=True, gc=False, tag=True):
    """The judge looks the word up, because the lexicon was agreed on or nobody voted."""

    challenge: Challenge
    after_vote: bool


Stage: TypeAlias = Disputable | Voting | Consulting


class Ruling(Struct, frozen=True, gc=False):
    """What a vote has decided, for everybody and for the rest of the game."""

    word: str
    valid: bool


class Decided(Struct, frozen=True, gc=False):
    """The end of a challenge. There is a ruling if people voted."""

    challenge: Challenge
    valid: bool
    ruling: tuple[Ruling, ...] = ()


class Answered(NamedTuple):
    """Where an answer leads, and what there is to tell of it."""

    stage: Stage | Decided
    told: tuple[ChallengeEvent, ...]


def challenge(seat: Seat, word: str, path: tuple[int, ...], clock: Millis | None, at: Millis) -> Challenge:
    """The clock of the turn stops."""
    return Challenge(seat, word, path, left(clock, at))


def disputable(challenge: Challenge, seats: int, seconds: int, at: Millis) -> Disputable:
    return Disputable(challenge, opened(all_but(challenge.seat, seats), seconds, at))


def put_to_vote(challenge: Challenge, seats: int, at: Millis, disputed_by: Seat | None = None) -> Voting:
    """Everybody but the seat whose word it is may vote."""
    ballots: tuple[Ballot, ...] = tuple("none" if seat == challenge.seat else "open" for seat in range(seats))
    return Voting(challenge, deadline(at, VOTE_SECONDS), ballots, disputed_by)


def turn(stage: Stage) -> Turn:
    match stage:
        case Disputable():
            return stage.window.turn
        case Voting():
            return Turn(stage.waiting, until=stage.until)
        case Consulting():
            return Turn()


def silence(stage: Stage, seat: Seat) -> Pass | Vote | None:
    """A disconnected seat lets the word stand, and abstains (X-4)."""
    match stage:
        case Disputable() if seat in stage.window.waiting:
            return Pass()
        case Voting() if seat in stage.waiting:
            return Vote(None)
        case _:
            return None


def answer(stage: Stage, entry: Entry[Action], *, lexicon_decides: bool = False) -> Answered:
    """Where an answer by a seat, the judge or the clock leads. `lexicon_decides`: a disputed word is looked up."""
    seat = Seat(entry.actor) if isinstance(entry.actor, int) else None
    match stage, entry.action:
        case Disputable(challenge, window), Pass() if seat is not None:
            window = passed(window, seat)
            told = WordPassed(seat)
            return Answered(Disputable(challenge, window) if window.waiting else Decided(challenge, True), (told,))
        case Disputable(challenge, window), Dispute() if seat is not None:
            disputed = WordDisputed(seat, challenge.seat, challenge.word)
            if lexicon_decides:
                return Answered(Consulting(challenge, after_vote=False), (disputed,))
            seats = len(window.asked) + 1
            return Answered(put_to_vote(challenge, seats, entry.at, seat), (disputed,))
        case Disputable(challenge), TimeUp():
            return Answered(Decided(challenge, True), ())
        case Voting(), Vote(yes) if seat is not None:
            return _vote(stage, seat, yes)
        case Voting(), TimeUp():
            return _count(stage)
        case Consulting(challenge, after_vote), JudgeWord(known):
            closed = (VoteClosed(challenge.word, 0, 0, known),) if after_vote else ()
            return Answered(Decided(challenge, known), closed)
        case _:
            raise Illegal("not_now")


def _vote(stage: Voting, seat: Seat, yes: bool | None) -> Answered:
    if stage.ballots[seat] != "open":
        raise Illegal("already_voted")
    ballots = tuple(BALLOTS[yes] if voter == seat else ballot for voter, ballot in enumerate(stage.ballots))
    stage = Voting(stage.challenge, stage.until, ballots, stage.disputed_by)
    return Answered(stage, (Voted(seat, yes),)) if stage.waiting else _count(stage, Voted(seat, yes))


def _count(stage: Voting, *told: ChallengeEvent) -> Answered:
    """With more yes than no it is a word from now on. A tie rejects it. If nobody voted, the lexicon decides."""
    word, yes, no = stage.challenge.word, stage.ballots.count("yes"), stage.ballots.count("no")
    if not yes + no:
        return Answered(Consulting(stage.challenge, after_vote=True), told)
    valid = yes > no
    decided = Decided(stage.challenge, valid, (Ruling(word, valid),))
    return Answered(decided, (*told, VoteClosed(word, yes, no, valid)))


def ruled(rulings: tuple[Ruling, ...], word: str) -> bool | None:
    """What was decided about this word, or None if nothing was."""
    return next((ruling.valid for ruling in rulings if ruling.word == word), None)
