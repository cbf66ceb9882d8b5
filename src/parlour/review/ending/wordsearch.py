"""The end of a game of WORD SEARCH in figures."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Result, Seat
from parlour.games.wordsearch.events import WordScored
from parlour.games.wordsearch.options import Options
from parlour.review.ending import words
from parlour.review.ending.figure import Figure, Story
from parlour.review.ending.words import Found


def figures(_: Options, story: Story, result: Result, seat: Seat) -> Iterator[Figure]:
    found = [
        Found(ply, event.seat, event.word, event.points, event) for ply, event in story if isinstance(event, WordScored)
    ]
    return words.figures(found, len(result.ranks), result, seat)
