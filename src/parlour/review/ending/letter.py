"""The end of a game of LETTER in figures."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from parlour.core.game import Result, Seat
from parlour.games.letter.events import LetterLifted, LettersTakenBack, WordRetraced, WordWritten
from parlour.games.letter.options import Options
from parlour.review.ending import words
from parlour.review.ending.figure import Figure, Story
from parlour.review.ending.words import Found


def figures(_: Options, story: Story, result: Result, seat: Seat) -> Iterator[Figure]:
    return words.figures(written(story), len(result.ranks), result, seat)


def written(story: Story) -> list[Found]:
    """The words on the sheets in the end. One that was struck counts no more (LE-A12)."""
    found: list[Found] = []
    for ply, event in story:
        match event:
            case WordWritten(seat=seat, word=word, points=points):
                found.append(Found(ply, seat, word, points, event))
            case LetterLifted(seat=seat, struck=struck) | LettersTakenBack(seat=seat, struck=struck):
                for word in struck:
                    found.remove(last(found, seat, word))
            case WordRetraced(seat=seat, word=word, path=path):
                one = last(found, seat, word)
                found[found.index(one)] = replace(one, event=replace(one.event, path=path))
    return found


def last(found: list[Found], seat: Seat, word: str) -> Found:
    return next(one for one in reversed(found) if (one.seat, one.word) == (seat, word))
