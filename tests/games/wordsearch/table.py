"""A table for rule cases. It starts from any board, and chance draws what the case says."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from parlour.core.game import Action, Event, Seat
from parlour.core.play import position
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import Call, PickMove, TakeFromPile
from parlour.games.wordsearch.board import Hex, Stack, hexagon
from parlour.games.wordsearch.state import Challenged, Moves, Offer, Open, Phase, Searching, State
from parlour.kit.challenge import Dispute, Stage, Vote
from tests.games.table import Playing
from tests.games.wordsearch import board_a

BOX = WordSearch(start_player=0)
GRACE = 500
ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


def laid(*rows: str) -> tuple[Stack, ...]:
    """What lies on each place: `.` is nothing, `A/B` is a stack with B on top."""
    return tuple(() if tile == "." else tuple(tile.split("/")) for row in rows for tile in row.split())


BOARD_A = laid(*board_a.ROWS)


def at(names: str, places: tuple[Hex, ...] = hexagon(3)) -> tuple[int, ...]:
    """The numbers of places written as `1,-1 0,-1`."""
    return tuple(places.index((int(q), int(r))) for q, r in (name.split(",") for name in names.split()))


def place(name: str, places: tuple[Hex, ...] = hexagon(3)) -> int:
    return at(name, places)[0]


def golden(word: str) -> Call:
    """A word of board A along its path."""
    return Call(word, at(board_a.PATHS[word]))


class Table(Playing[WordSearch, State]):
    """A game in play. `draws` are the tiles chance draws, `strays` is where it moves a token. All other luck comes from
    a fixed seed."""

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
        super().__init__(game, seats, "wordsearch table", seed)
        self.draws, self.strays = draws.split(), strays
        self.events += self._settle()
        if stacks is not None:
            hands = open.get("hands", board_a.OFF[: len(self.open.hands)])
            taken = Counter(tile for stack in stacks for tile in stack) + Counter(hands)
            pile = tuple(sorted((Counter(game.tiles) - taken).elements()))
            start = {"stacks": stacks, "hands": hands, "pile": pile} | open
            self.here = position(game, State(replace(self.open, **start)))

    @property
    def open(self) -> Open:
        return self.here.state.open

    def is_in(self, kind: type[Phase | Stage]) -> bool:
        """Is this the phase, or the stage of a challenged word?"""
        phase = self.open.phase
        return isinstance(phase.stage if isinstance(phase, Challenged) else phase, kind)

    @property
    def active(self) -> Seat:
        seat = self.open.active
        assert seat is not None
        return seat

    @property
    def moves(self) -> Moves:
        phase = self.open.phase
        assert isinstance(phase, Searching)
        return phase.moves

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

    def call(self, word: str, names: str | None = None, at_second: float | None = None) -> list[Event]:
        """The seat on turn calls a word along its path on board A, or along the one given."""
        path = at(board_a.PATHS[word] if names is None else names, self.open.places)
        return self.act(self.active, Call(word, path), at_second)

    def disputed(self, word: str, names: str | None = None, by: int = 1) -> list[Event]:
        """The seat on turn calls a word and somebody disputes it."""
        self.call(word, names)
        return self.act(by, Dispute())

    def votes(self, *ballots: tuple[int, bool | None]) -> list[Event]:
        told = [self.act(seat, Vote(yes)) for seat, yes in ballots]
        return told[-1]

    def drawn(self, due: Action) -> Action:
        if isinstance(due, TakeFromPile) and self.draws:
            return TakeFromPile(self.draws.pop(0))
        if isinstance(due, PickMove) and self.strays is not None:
            return PickMove(self.strays)
        return due
