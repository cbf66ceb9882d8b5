"""What a seat did in a game, to be counted: the kind of each act, the card that was played, the length of a word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from parlour.core.game import Action
from parlour.core.recording import Recording
from parlour.games.letter.actions import Name
from parlour.games.murdero.actions import Play, Use
from parlour.games.wordsearch.actions import Call

LONG: Final = 7
"""A word of so many letters or more counts as long."""


def traits(action: Action) -> Iterator[str]:
    kind = type(action).__name__
    yield kind
    match action:
        case Play(card=card) | Use(card=card):
            yield f"{kind} {card}"
        case Name(word=word) | Call(word=word):
            yield f"{kind} {min(len(word), LONG)}{'+' if len(word) >= LONG else ''}"


def by_seat(recording: Recording) -> tuple[dict[str, int], ...]:
    """How often each seat did each of these things."""
    counts: list[Counter[str]] = [Counter() for _ in recording.names]
    for entry in recording.log:
        if isinstance(entry.actor, int):
            counts[entry.actor].update(traits(entry.action))
    return tuple(dict(sorted(count.items())) for count in counts)
