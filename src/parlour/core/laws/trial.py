"""A trial: one game played at random from first to last, for the laws to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from parlour.core.game import GIVE_UP, Action, AnyEntry, AnyGame, Entry, Illegal, Luck, Millis, Seat, Turn
from parlour.core.laws.report import LawBroken
from parlour.core.luck import Seal, choice, seeded
from parlour.core.play import Played, Position, begin, play, settle

LONGEST = 5_000
PACE = 3_000
PATIENCE = 30

ENDS = "every game ends"
AWAITED = "somebody is awaited"
CHOICES = "choices agree with play"
"""The laws without which a trial cannot even be played."""

T = TypeVar("T")
Player = Callable[[AnyGame, Any, Luck], Action]
encode: Callable[[Any], bytes] = msgspec.json.Encoder(order="deterministic").encode


class Moment(NamedTuple):
    """A position, its state as it was written when it arose, and what was played there (nothing at the end)."""

    here: Position[Any]
    written: bytes
    played: Played | None


class Trial(NamedTuple):
    """A game that has been played to its end."""

    game: AnyGame
    seats: int
    seed: int
    moments: tuple[Moment, ...]

    @property
    def log(self) -> list[AnyEntry]:
        return [moment.played.entry for moment in self.moments if moment.played]

    @property
    def acts(self) -> list[Action]:
        """What seats did, but for giving up, which is always open and reveals by design."""
        return [entry.action for entry in self.log if isinstance(entry.actor, int) and entry.action != GIVE_UP]

    def luck(self, deal: int) -> Luck:
        return table_luck(self.seed, deal)


def table_luck(seed: int, deal: int) -> Luck:
    return Seal(b"laws", (seed.to_bytes(8, "big"),)).luck(deal)


def some(mind: Luck, things: Sequence[T], count: int) -> list[T]:
    """At most `count` of these, drawn one by one."""
    left = list(things)
    return [left.pop(mind.below(len(left))) for _ in range(min(count, len(left)))]


def asked(turn: Turn) -> list[Seat]:
    return sorted(turn.awaited | turn.welcome)


def anything(game: AnyGame, view: Any, mind: Luck) -> Action:
    """The simplest player: any of its choices."""
    drawn: Action = game.legal(view).pick(mind)
    return drawn


def trial(game: AnyGame, seats: int, seed: int, player: Player = anything) -> Trial:
    """All take their time; now and then nobody acts until the clock does, and in a few games somebody gives up."""
    here = begin(game, seats)
    moments: list[Moment] = []
    written = encode(here.state)
    for played in _moves(game, here, seed, player):
        moments.append(Moment(here, written, played))
        here = played.position
        written = encode(here.state)
        if len(moments) > LONGEST:
            raise LawBroken(ENDS, f"after {LONGEST} entries there is still no end", seed)
    return Trial(game, seats, seed, (*moments, Moment(here, written, None)))


def _moves(game: AnyGame, here: Position[Any], seed: int, player: Player) -> Iterator[Played]:
    mind = seeded(seed, "laws")
    gives_up_after = mind.below(PATIENCE) if mind.below(10) == 0 else None
    decisions = 0
    now = here.at
    while True:
        for played in _settled(game, here, now, seed):
            here = played.position
            yield played
        if here.over is not None:
            return
        turn = game.turn(here.state)
        now = max(now, here.at)
        if turn.until is not None and (not turn.awaited or mind.below(10) == 0):
            now = turn.until
            continue
        if not turn.awaited:
            raise LawBroken(AWAITED, "nothing is due, nobody is awaited and no clock runs, yet it is not over", seed)
        now = Millis(now + mind.below(PACE))
        if turn.until is not None and now >= turn.until:
            now = turn.until
            continue
        seat = _seat(game, here, turn, mind)
        view = game.view(here.state, seat)
        if not any(True for _ in game.legal(view)):
            raise LawBroken(AWAITED, f"seat {seat} is awaited and has no choice", seed)
        action = GIVE_UP if decisions == gives_up_after else player(game, view, mind)
        decisions += 1
        try:
            played = play(game, here, Entry(now, seat, action))
        except Illegal as refusal:
            raise LawBroken(CHOICES, f"{action} of seat {seat} is refused: {refusal.code}", seed) from refusal
        here = played.position
        yield played


def _settled(game: AnyGame, here: Position[Any], now: Millis, seed: int) -> Iterator[Played]:
    try:
        yield from settle(game, here, now, lambda deal: table_luck(seed, deal))
    except Illegal as refusal:
        raise LawBroken(AWAITED, f"what was due is refused: {refusal.code}", seed) from refusal


def _seat(game: AnyGame, here: Position[Any], turn: Turn, mind: Luck) -> Seat:
    """Somebody who is awaited; sometimes somebody welcome who has something to say."""
    if turn.welcome and mind.below(8) == 0:
        seat = choice(mind, sorted(turn.welcome))
        if any(True for _ in game.legal(game.view(here.state, seat))):
            return seat
    return choice(mind, sorted(turn.awaited))
