"""What happened to a challenged word: the same in every word game (X-1, X-4)."""

from __future__ import annotations

from typing import TypeAlias

from parlour.core.game import Event, Seat, Whisper


class WordUnknown(Whisper, frozen=True):
    """Only the seat that said the word learns that the lexicon lacks it. `may_stand_by`: it may ask the others."""

    word: str
    may_stand_by: bool


class WordPassed(Event, frozen=True):
    """Somebody lets the word stand."""

    seat: Seat


class WordDisputed(Event, frozen=True):
    """`by` disputes the word of `seat`."""

    by: Seat
    seat: Seat
    word: str


class Voted(Event, frozen=True):
    """Somebody has voted, or abstained."""

    seat: Seat
    yes: bool | None


class VoteClosed(Event, frozen=True):
    """What people decided, for the rest of the game. If nobody voted, the lexicon decided (X-1)."""

    word: str
    yes: int
    no: int
    valid: bool


ChallengeEvent: TypeAlias = WordUnknown | WordPassed | WordDisputed | Voted | VoteClosed
