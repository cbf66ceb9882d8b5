"""The end of a match of MURDERO in figures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from parlour.core.game import Result, Seat
from parlour.games.murdero import Murdero
from parlour.games.murdero.cards import COLOURS
from parlour.games.murdero.cases import Case
from parlour.games.murdero.events import ActionPlayed, ActionUsed, HandBegan, HandCounted, HandEnded
from parlour.review.ending.figure import Figure, Story, figure
from parlour.review.ending.lead import turning_point

Side: TypeAlias = tuple[Seat, ...]


class Hand(Struct, frozen=True):
    """A hand that was counted. `tricks` are the Action Cards of each seat that took effect, with their plies."""

    ply: int
    number: int
    winners: tuple[Seat, ...]
    counted: HandCounted
    tricks: tuple[tuple[int, Seat, str], ...]


def figures(game: Murdero, story: Story, result: Result, seat: Seat) -> Iterator[Figure]:
    played = hands(story)
    if not played:
        return
    sides = game.sides(len(result.ranks))
    side = next(side for side in sides if seat in side)
    yield best_case(played, seat)
    yield from turned(played, sides, result)
    won = [hand for hand in played if set(side) & set(hand.winners)]
    yield figure("hands_won", won[-1].ply if won else None, seat=seat, won=len(won), hands=len(played))
    if len(played) > 1:
        best = max(played, key=lambda hand: hand.counted.scores[sides.index(side)])
        points = best.counted.scores[sides.index(side)]
        yield figure("best_hand", best.ply, seat=seat, number=best.number, points=points)


def hands(story: Story) -> list[Hand]:
    played: list[Hand] = []
    number, winners, tricks = 0, tuple[Seat, ...](), list[tuple[int, Seat, str]]()
    for ply, event in story:
        match event:
            case HandBegan():
                number, winners, tricks = event.number, (), []
            case ActionPlayed(seat=seat, card=card) | ActionUsed(seat=seat, card=card):
                tricks.append((ply, seat, card))
            case HandEnded():
                winners = event.winners
            case HandCounted():
                played.append(Hand(ply, number, winners, event, tuple(tricks)))
    return played


def best_case(played: list[Hand], seat: Seat) -> Figure:
    """The case of this seat that was worth most at a count. Of several, the last: it may still lie there."""

    def cases(hand: Hand) -> tuple[Case, ...]:
        return hand.counted.counts[seat].place.cases

    points, at, colour = max(
        (case.points, at, colour) for at, hand in enumerate(played) for colour, case in enumerate(cases(hand))
    )
    hand = played[at]
    complete = cases(hand)[colour].complete
    return figure("best_case", hand.ply, seat=seat, colour=COLOURS[colour], points=points, complete=complete)


def turned(played: list[Hand], sides: tuple[Side, ...], result: Result) -> Iterator[Figure]:
    """The hand from which on the winners led, and the last Action Card they played in it."""
    first = next((side for side in sides if all(result.ranks[seat] == 1 for seat in side)), None)
    if first is None or sum(rank == 1 for rank in result.ranks) > len(first):
        return
    turn = turning_point([hand.counted.totals for hand in played], sides.index(first))
    if turn is None or not turn.behind:
        return
    hand = played[turn.at]
    if tricks := [trick for trick in hand.tricks if trick[1] in first]:
        ply, seat, card = tricks[-1]
        yield figure("turning_card", ply, seat=seat, card=card, number=hand.number)
    else:
        points = hand.counted.scores[sides.index(first)]
        yield figure("turning_hand", hand.ply, seat=first[0], number=hand.number, points=points)
