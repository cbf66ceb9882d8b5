"""A table for rule cases: it starts from any layout, and chance draws what the case says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import pytest
from msgspec.structs import replace

from parlour.core.clock import deadline
from parlour.core.game import TIME_UP, Action, Actor, Entry, Event, Illegal, Millis, Result, Seat, Turn, Verdict
from parlour.core.luck import seeded
from parlour.core.play import Position, begin, heard, play
from parlour.games.letter import Letter
from parlour.games.letter.actions import (
    Name,
    PickPlace,
    PickRelease,
    RollDice,
)
from parlour.games.letter.grid import Placed
from parlour.games.letter.pieces import BLANKS, LETTERS
from parlour.games.letter.state import Offer, Open, State, Written
from tests.games.letter.wording import KNOCK, ONE, PASS, SET, placed, spot, tile, tiles

Hands: TypeAlias = tuple[str | tuple[int, ...], ...]
HANDS: Final = ("T E S", "R N O", "E12 N12", "O12 R12", "A12 S12", "C12 T12")
HELD_BLANKS: Final = ("#11", "#12", "#21", "#22", "#23", "#33")


def agreed(**options: Any) -> Letter:
    """A table with these letters at which seat 0 begins."""
    usual: dict[str, Any] = {"letter_set": "custom", "custom_letters": SET, "start_player": 0}
    return Letter(**(usual | options))


BOX = agreed()


class Table:
    """A game in play. `rolls` are what the dice show, `picks` what chance releases or lays; what they do not say comes
    from a fixed seed. Without a board it is as it was dealt."""

    def __init__(
        self,
        game: Letter = BOX,
        seats: int = 2,
        board: str | tuple[Placed, ...] | None = "C@5,5 A@6,5",
        hands: Hands = HANDS,
        blanks: tuple[str, ...] = HELD_BLANKS,
        free: str | tuple[int, ...] = "",
        rolls: tuple[tuple[int, int], ...] = (),
        picks: str = "",
        seed: int = 1,
        **open: Any,
    ) -> None:
        self.game = game
        self.here: Position[State] = begin(game, seats)
        self.rolls, self.picks = rolls, picks
        self.luck = seeded(seed, "letter table")
        self.events: list[Event] = []
        if board is None:
            self.events += self._settle()
        else:
            self.here = Position(State(self._set(seats, board, hands, blanks, free, open)))

    def _set(
        self,
        seats: int,
        board: str | tuple[Placed, ...],
        hands: Hands,
        blanks: tuple[str, ...],
        free: str | tuple[int, ...],
        open: dict[str, Any],
    ) -> Open:
        lying = placed(board) if isinstance(board, str) else board
        held, freed = tuple(map(tiles, hands[:seats])), tiles(free)
        owned = ((),) * seats if seats == 1 else tuple(map(tiles, blanks[:seats]))
        used = {*(piece.tile for piece in lying), *freed, *(tile for hand in (*held, *owned) for tile in hand)}
        words: tuple[Written, ...] = open.get("written", ())
        start = self.here.state.open
        minutes = self.game.alone_minutes
        limit = self.game.turn_limit if seats > 1 else None if minutes is None else 60 * minutes
        set_up = {
            "phase": "laying",
            "active": ONE,
            "starter": ONE,
            "board": lying,
            "hands": held,
            "blanks": owned,
            "pool": tuple(number for number in range(LETTERS) if number not in used),
            "blank_pool": tuple(number for number in BLANKS if number not in used),
            "opened": (True,) * seats,
            "free": freed,
            "scores": tuple(sum(word.points for word in words if word.seat == seat) for seat in range(seats)),
            "until": deadline(Millis(0), limit),
        }
        return replace(start, **(set_up | open))

    @property
    def open(self) -> Open:
        return self.here.state.open

    @property
    def turn(self) -> Turn:
        return self.game.turn(self.here.state)

    @property
    def phase(self) -> str:
        return self.open.phase

    def last(self) -> bool:
        """Is this the window with which the game ends?"""
        return self.open.knocks is not None and self.open.knocks.last

    def named(self) -> Name | None:
        """The word that only who named it knows of."""
        return self.here.state.named

    @property
    def barred(self) -> set[int]:
        return set(self.open.barred)

    @property
    def words(self) -> list[str]:
        return [word.word for word in self.open.written]

    @property
    def actor(self) -> Seat:
        """Whose say it is: who pays, who has knocked, or who is on turn."""
        open = self.open
        if open.phase == "penalty":
            assert open.debtor is not None
            return open.debtor
        if open.phase == "knocking":
            assert open.knocks is not None and open.knocks.knocker is not None
            return open.knocks.knocker
        return open.active

    def lies(self, what: str) -> bool:
        """Does this piece lie there? Without a place: anywhere."""
        if "@" in what:
            return placed(what)[0] in self.open.board
        return tile(what) in {piece.tile for piece in self.open.board}

    def holds(self, seat: int, what: str) -> bool:
        return tile(what) in (*self.open.hands[seat], *self.open.blanks[seat])

    def is_free(self, what: str) -> bool:
        return tile(what) in self.open.free

    def running(self) -> bool:
        return self.here.over is None

    def result(self) -> Result:
        assert self.here.over is not None
        return self.here.over

    def offer(self, seat: int = 0) -> Offer:
        offer = self.game.offer(self.game.view(self.here.state, Seat(seat)))
        return Offer(()) if offer is None else offer

    def acts(self, seat: int = 0) -> tuple[str, ...]:
        return self.offer(seat).acts

    def act(self, seat: int, action: Action, at: float | None = None) -> list[Event]:
        """A seat acts, at this second or at once; chance and the judge follow."""
        when = self.here.at if at is None else Millis(round(at * 1000))
        return self._play(Entry(when, Seat(seat), action))

    def do(self, *actions: Action) -> list[Event]:
        """Whoever has the say does all this; tells what came of it."""
        return [event for action in actions for event in self.act(self.actor, action)]

    def passes(self) -> list[Event]:
        """All who are asked let it pass, until the window is closed."""
        told: list[Event] = []
        while self.running() and self.phase in ("window", "disputing"):
            told += self.act(min(self.turn.awaited), PASS)
        return told

    def turns(self, *actions: Action) -> list[Event]:
        """A whole turn, and nobody knocks."""
        return [*self.do(*actions), *self.passes()]

    def knock(self, seat: int) -> list[Event]:
        """A seat knocks, and nobody else does in the same half second."""
        told = self.act(seat, KNOCK)
        return told if self.phase == "knocking" else [*told, *self.time_up()]

    def knocked(self, seat: int, *actions: Action) -> list[Event]:
        """A whole knock."""
        return [*self.knock(seat), *self.do(*actions)]

    def refuses(self, seat: int, action: Action, at: float | None = None) -> str:
        """Why not; a refusal changes nothing, and the choices know it."""
        before, choices = self.here, self.game.legal(self.game.view(self.here.state, Seat(seat)))
        with pytest.raises(Illegal) as refusal:
            self.act(seat, action, at)
        assert self.here == before
        assert action not in choices or refusal.value.code == "too_late"
        return refusal.value.code

    def accepts(self, seat: int, action: Action) -> bool:
        """Would it be accepted now? The choices say the same."""
        try:
            play(self.game, self.here, Entry(self.here.at, Seat(seat), action))
            accepted = True
        except Illegal:
            accepted = False
        assert (action in self.game.legal(self.game.view(self.here.state, Seat(seat)))) == accepted
        return accepted

    def time_up(self) -> list[Event]:
        until = self.turn.until
        assert until is not None
        return self._play(Entry(until, "clock", TIME_UP))

    def heard(self, seat: int) -> tuple[Event, ...]:
        return heard(Seat(seat), self.events)

    def _play(self, entry: Entry[Action]) -> list[Event]:
        played = play(self.game, self.here, entry)
        self.here = played.position
        events = [*played.events, *self._settle()]
        self.events += events
        return events

    def _settle(self) -> Iterator[Event]:
        while self.here.over is None and (due := self.game.deal(self.here.state, self.luck)) is not None:
            if isinstance(due, RollDice) and self.rolls:
                due = RollDice(tuple((Seat(seat), shown) for seat, shown in self.rolls))
            elif isinstance(due, PickRelease) and self.picks:
                due = PickRelease(tile(self.picks))
            elif isinstance(due, PickPlace) and self.picks:
                due = PickPlace(*spot(self.picks))
            actor: Actor = "judge" if isinstance(due, Verdict) else "chance"
            played = play(self.game, self.here, Entry(self.here.at, actor, due))
            self.here = played.position
            yield from played.events
