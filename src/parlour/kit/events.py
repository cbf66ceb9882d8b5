"""What happened to a word before the others: the same in every word game (X-1, X-4)."""

from __future__ import annotations

from parlour.core.game import Event, Seat, Whisper


class WordUnknown(Whisper, frozen=True):
    """Only who said it is told that the lexicon has no such word; `may_stand_by`: it can be put to the others."""

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
    """What the people decided; it holds for all for the rest of the game. Nobody voted: the lexicon said it (X-1)."""

    word: str
    yes: int
    no: int
    valid: bool
