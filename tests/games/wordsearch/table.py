"""A table for rule cases: it starts from any board, and chance draws what the case says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.core.game import TIME_UP, Action, Actor, Entry, Event, Illegal, Millis, Result, Seat, Turn, Verdict
from parlour.core.luck import seeded
from parlour.core.play import Position, begin, heard, play
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import Call, Dispute, PickMove, TakeFromPile, Vote
from parlour.games.wordsearch.board import Hex, Stack, hexagon
from parlour.games.wordsearch.state import Offer, Open, State
from tests.games.wordsearch import board_a

BOX = WordSearch(start_player=0)
GRACE = 500
ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


def laid(*rows: str) -> tuple[Stack, ...]:
    """What lies on each place; `.` is an empty one, `A/B` a stack with B on top."""
    return tuple(() if tile == "." else tuple(tile.split("/")) for row in rows for tile in row.split())


BOARD_A = laid(*board_a.ROWS)


def at(names: str, places: tuple[Hex, ...] = hexagon(3)) -> tuple[int, ...]:
    """The numbers of places written as `1,-1 0,-1`."""
    return tuple(places.index((int(q), int(r))) for q, r in (name.split(",") for name in names.split()))


def place(name: str, places: tuple[Hex, ...] = hexagon(3)) -> int:
    return at(name, places)[0]


def golden(word: str) -> Call:
    """A word of board A over its path."""
    return Call(word, at(board_a.PATHS[word]))


class Table:
    """A game in play. `draws` are the tiles that come from the pile, `strays` where chance moves a token; what they do
    not say comes from a fixed seed."""

    def __init__(
        self,
        game: WordSearch = BOX,
        seats: int = 2,
        stacks: tuple[Stack, ...] | None = BOARD_A,
        draws: str = "",
        strays: int | None = None,
        seed: int = 1,
        **open: Any,
    ) -> None:
        self.game = game
        self.here: Position[State] = begin(game, seats)
        self.draws, self.strays = draws.split(), strays
        self.luck = seeded(seed, "wordsearch table")
        self.events: list[Event] = list(self._settle())
        if stacks is not None:
            hands = open.get("hands", board_a.OFF[: len(self.open.hands)])
            taken = Counter(tile for stack in stacks for tile in stack) + Counter(hands)
            pile = tuple(sorted((Counter(game.tiles) - taken).elements()))
            start = {"stacks": stacks, "hands": hands, "pile": pile} | open
            self.here = Position(State(replace(self.open, **start)))

    @property
    def open(self) -> Open:
        return self.here.state.open

    @property
    def turn(self) -> Turn:
        return self.game.turn(self.here.state)

    @property
    def phase(self) -> str:
        return self.open.phase

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

    def token(self, seat: int = 0) -> Hex:
        return self.open.places[self.open.tokens[seat]]

    def letters(self, name: str) -> str:
        """The top tile of a place."""
        return self.open.stacks[place(name, self.open.places)][-1]

    def act(self, seat: int, action: Action, at: float | None = None) -> list[Event]:
        """A seat acts, at this second or at once; chance and the judge follow."""
        when = self.here.at if at is None else Millis(round(at * 1000))
        return self._play(Entry(when, Seat(seat), action))

    def call(self, word: str, names: str | None = None, at_second: float | None = None) -> list[Event]:
        """The seat on turn calls a word, over the path of board A unless another is said."""
        path = at(board_a.PATHS[word] if names is None else names, self.open.places)
        return self.act(self.open.active, Call(word, path), at_second)

    def disputed(self, word: str, names: str | None = None, by: int = 1) -> list[Event]:
        """The seat on turn calls a word and somebody disputes it."""
        self.call(word, names)
        return self.act(by, Dispute())

    def votes(self, *ballots: tuple[int, bool | None]) -> list[Event]:
        told = [self.act(seat, Vote(yes)) for seat, yes in ballots]
        return told[-1]

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
            if isinstance(due, TakeFromPile) and self.draws:
                due = TakeFromPile(self.draws.pop(0))
            elif isinstance(due, PickMove) and self.strays is not None:
                due = PickMove(self.strays)
            actor: Actor = "judge" if isinstance(due, Verdict) else "chance"
            played = play(self.game, self.here, Entry(self.here.at, actor, due))
            self.here = played.position
            yield from played.events
