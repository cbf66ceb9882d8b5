"""A trial: one game played at random from first to last, for the laws to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

import msgspec

from parlour.core.game import GIVE_UP, Action, AnyEntry, AnyGame, Entry, Illegal, Luck, Millis, Seat, Turn
from parlour.core.laws.report import LawBroken
from parlour.core.laws.source import Source
from parlour.core.luck import choice
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
    source: Source
    moments: tuple[Moment, ...]

    @property
    def log(self) -> list[AnyEntry]:
        return log_of(self.moments)

    @property
    def acts(self) -> list[Action]:
        """What the seats did, except giving up, which is always possible and reveals secrets by design."""
        return [entry.action for entry in self.log if isinstance(entry.actor, int) and entry.action != GIVE_UP]

    def luck(self, deal: int) -> Luck:
        return deal_luck(self.source, deal)


def log_of(moments: Iterable[Moment]) -> list[AnyEntry]:
    return [moment.played.entry for moment in moments if moment.played]


def deal_luck(source: Source, deal: int) -> Luck:
    return source.luck(f"deal {deal}")


def some(mind: Luck, things: Sequence[T], count: int) -> list[T]:
    """At most `count` of these, drawn one by one."""
    left = list(things)
    return [left.pop(mind.below(len(left))) for _ in range(min(count, len(left)))]


def asked(turn: Turn) -> list[Seat]:
    return sorted(turn.awaited | turn.welcome)


def anything(game: AnyGame, view: Any, mind: Luck) -> Action:
    """The simplest player: it takes any of its choices."""
    drawn: Action = game.legal(view).pick(mind)
    return drawn


def trial(game: AnyGame, seats: int, source: Source, player: Player = anything) -> Trial:
    """All take their time; now and then nobody acts until the clock does, and in a few games somebody gives up.

    The lower the numbers that are drawn, the shorter the game: drawing nothing but zeros, the first asked gives up.
    """
    here = begin(game, seats)
    moments: list[Moment] = []
    written = encode(here.state)
    try:
        for played in _moves(game, here, source, player):
            moments.append(Moment(here, written, played))
            here = played.position
            written = encode(here.state)
            if len(moments) > LONGEST:
                raise Unplayable(ENDS, f"after {LONGEST} entries there is still no end")
    except Unplayable as broken:
        raise LawBroken(broken.law, broken.what, source, log_of(moments)) from broken.__cause__
    return Trial(game, seats, source, (*moments, Moment(here, written, None)))


class Unplayable(Exception):
    """The trial cannot go on."""

    def __init__(self, law: str, what: str) -> None:
        super().__init__(what)
        self.law = law
        self.what = what


def _moves(game: AnyGame, here: Position[Any], source: Source, player: Player) -> Iterator[Played]:
    mind = source.luck("laws")
    gives_up_after = mind.below(PATIENCE) if mind.below(10) == 0 else None
    decisions = 0
    now = here.at
    while True:
        for played in _settled(game, here, now, source):
            here = played.position
            yield played
        if here.over is not None:
            return
        turn = here.turn
        now = max(now, here.at)
        if turn.until is not None and (not turn.awaited or mind.below(10) == 9):
            now = turn.until
            continue
        if not turn.awaited:
            raise Unplayable(AWAITED, "nothing is due, nobody is awaited and no clock runs, yet it is not over")
        now = Millis(now + mind.below(PACE))
        if turn.until is not None and now >= turn.until:
            now = turn.until
            continue
        seat = _seat(game, here, turn, mind)
        view = game.view(here.state, seat)
        if not any(True for _ in game.legal(view)):
            raise Unplayable(AWAITED, f"seat {seat} is awaited and has no choice")
        action = GIVE_UP if decisions == gives_up_after else player(game, view, mind)
        decisions += 1
        try:
            played = play(game, here, Entry(now, seat, action))
        except Illegal as refusal:
            raise Unplayable(CHOICES, f"{action} of seat {seat} is refused: {refusal.code}") from refusal
        here = played.position
        yield played


def _settled(game: AnyGame, here: Position[Any], now: Millis, source: Source) -> Iterator[Played]:
    try:
        yield from settle(game, here, now, partial(deal_luck, source))
    except Illegal as refusal:
        raise Unplayable(AWAITED, f"what was due is refused: {refusal.code}") from refusal


def _seat(game: AnyGame, here: Position[Any], turn: Turn, mind: Luck) -> Seat:
    """A seat that is awaited, or sometimes one that is merely welcome to act."""
    if turn.welcome and mind.below(8) == 7:
        seat = choice(mind, sorted(turn.welcome))
        if any(True for _ in game.legal(game.view(here.state, seat))):
            return seat
    return choice(mind, sorted(turn.awaited))
