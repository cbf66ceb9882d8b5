"""The figures of a game of words: the best, the longest, how many, and the one that turned the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.game import Event, Result, Seat
from parlour.review.ending.figure import Figure, figure, sole_winner
from parlour.review.ending.lead import turning_point


class Found(Struct, frozen=True):
    """A word that counted."""

    ply: int
    seat: Seat
    word: str
    points: int
    event: Event


def figures(found: Sequence[Found], seats: int, result: Result, seat: Seat) -> Iterator[Figure]:
    """For this seat. A word is told once, so the longest only if it is neither of the best."""
    if not found:
        return
    own, best = [word for word in found if word.seat == seat], max(found, key=worth)
    shown = [max(own, key=worth)] if own else []
    if not own or worth(best)[:2] > worth(shown[0])[:2]:
        shown.append(best)
    for word in shown:
        yield told("best_word", word)
    yield from turned(found, seats, result)
    longest = max(found, key=lambda word: (len(word.word), worth(word)))
    if all(len(longest.word) > len(word.word) for word in shown):
        yield figure("longest_word", longest.ply, seat=longest.seat, word=longest.word, letters=len(longest.word))
    if seats == 2:
        yield figure("words", seat=seat, count=len(own), other=1 - seat, others=len(found) - len(own))
    elif seats == 1:
        yield figure("words_alone", count=len(own))
    else:
        yield figure("words_of_all", seat=seat, count=len(own), all=len(found))


def worth(word: Found) -> tuple[int, int, int]:
    """Points, then length, and the earlier of two alike."""
    return word.points, len(word.word), -word.ply


def told(code: str, word: Found) -> Figure:
    return replace(figure(code, word.ply, seat=word.seat, word=word.word, points=word.points), event=word.event)


def turned(found: Sequence[Found], seats: int, result: Result) -> Iterator[Figure]:
    winner = sole_winner(result)
    if winner is None:
        return
    scores, totals = [], [0] * seats
    for word in found:
        totals[word.seat] += word.points
        scores.append(tuple(totals))
    if (turn := turning_point(scores, winner)) is None:
        return
    if turn.behind:
        yield told("turning_point", found[turn.at])
    else:
        yield figure("never_behind", seat=winner)
