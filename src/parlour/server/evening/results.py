"""What became of a finished game for everybody who sat there, as one row each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct

from parlour.core.game import AnyEntry, AnyGame, Millis, Result, Resume, Seat, Sided
from parlour.core.listing import name_of
from parlour.core.play import Position
from parlour.review.tally.tally import Feat, Measure, Tally, tallied
from parlour.server.door.messages import Strength
from parlour.server.store.store import Row
from parlour.server.tables.record import Bot, Chair, Person, Record, spoken_name
from parlour.words.agreement import WordAgreement

Outcome: TypeAlias = Literal["won", "shared", "lost", "finished", "several"]
"""`finished`: a game that cannot be lost. `several`: one browser held several seats, so it neither won nor lost."""
Against: TypeAlias = Literal["alone", "novice", "casual", "strong", "expert", "people"]
"""Whom one played: the strongest bot, or people, whoever else sat there."""
STRENGTHS: Sequence[Strength] = get_args(Strength)


class Seated(Struct, frozen=True):
    """A seat at the end. A bot has a strength. `yours`: held by whoever this history belongs to."""

    name: str
    strength: Strength | None
    score: int
    rank: int
    yours: bool


class Facts(Struct, frozen=True):
    """What a line of history tells beyond what it is searched by. `time` is table time.

    `resumed`: it went on from a moment of another game, so it counts for nothing.
    """

    players: tuple[Seated, ...]
    reason: str
    time: Millis
    measure: Measure | None = None
    feat: Feat | None = None
    language: str | None = None
    resumed: bool = False


def results(record: Record, game: AnyGame, end: Position[Any], ended: int, *, resumed: bool = False) -> list[Row]:
    """One row for each person. `ended` is calendar time. `resumed`: see `Facts`."""
    assert end.over is not None
    owners = [owner(chair) for chair in record.chairs]
    guests = sorted({person.guest for person in owners if person is not None})
    return [row(record, game, end, ended, owners, guest, resumed) for guest in guests]


def begins_elsewhere(log: Sequence[AnyEntry]) -> bool:
    """Does this game go on from a moment of another?"""
    return bool(log) and isinstance(log[0].action, Resume)


def owner(chair: Chair) -> Person | None:
    """The last person who held this chair.

    A bot that plays on for somebody plays their game: whoever left finds it in their history, and whoever gave up has
    lost it (X-7, X-8).
    """
    held = [sitting.player for sitting in chair.sittings if isinstance(sitting.player, Person)]
    return held[-1] if held else None


def row(
    record: Record,
    game: AnyGame,
    end: Position[Any],
    ended: int,
    owners: Sequence[Person | None],
    guest: str,
    resumed: bool,
) -> Row:
    result = end.over
    assert result is not None
    own = [Seat(seat) for seat, person in enumerate(owners) if person is not None and person.guest == guest]
    tally = tallied(game, end.state, own[0]) if len(own) == 1 else Tally()
    players = tuple(
        Seated(
            name=spoken_name(chair.player if person is None else person),
            strength=strength(chair) if person is None else None,
            score=result.scores[seat],
            rank=result.ranks[seat],
            yours=seat in own,
        )
        for seat, (chair, person) in enumerate(zip(record.chairs, owners, strict=True))
    )
    language = game.language if isinstance(game, WordAgreement) else None
    facts = Facts(players, result.reason, end.at, tally.measure, tally.feat, language, resumed)
    return {
        "guest": guest,
        "table_id": record.id,
        "game": name_of(type(game)),
        "ended": ended,
        "outcome": outcome(game, result, own, contest=tally.contest),
        "against": against(players),
        "mode": tally.mode,
        "figure": tally.figure,
        "facts": msgspec.json.encode(facts),
    }


def strength(chair: Chair) -> Strength | None:
    return chair.player.strength if isinstance(chair.player, Bot) else None


def outcome(game: AnyGame, result: Result, own: Sequence[Seat], *, contest: bool) -> Outcome:
    if len(own) != 1:
        return "several"
    if not contest:
        return "finished"
    if result.ranks[own[0]] != 1:
        return "lost"
    seats = len(result.ranks)
    sides = game.sides(seats) if isinstance(game, Sided) else [(Seat(seat),) for seat in range(seats)]
    return "shared" if sum(result.ranks[side[0]] == 1 for side in sides) > 1 else "won"


def against(players: Sequence[Seated]) -> Against:
    others = [player.strength for player in players if not player.yours]
    if not others:
        return "alone"
    if None in others:
        return "people"
    return max((one for one in others if one is not None), key=STRENGTHS.index)
