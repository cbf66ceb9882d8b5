"""A table for rule cases: it starts from any board, and chance turns up what the case asks for."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from parlour.core.clock import deadline
from parlour.core.game import Action, Millis, Seat
from parlour.core.play import position
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import PickTile, Reveal
from parlour.games.moerder.board import NAMES, name
from parlour.games.moerder.chains import Chain
from parlour.games.moerder.state import (
    Drawing,
    Judging,
    Looking,
    Objecting,
    Offer,
    Open,
    Over,
    Phase,
    Showing,
    State,
    Turning,
)
from tests.games.table import Playing

BOX = Moerder(start_player=0)


def laid(*rows: str) -> str:
    """A board of these rows, the rest face down."""
    board = "".join(row.ljust(6, "?") for row in rows).ljust(36, "?")
    assert len(board) == 36
    return board


def tile(name: str) -> int:
    return NAMES[name]


def chain(names: str) -> Chain:
    a, b, c, d, e, f = (NAMES[name] for name in names.split())
    return (a, b, c, d, e, f)


def on_turn(phase: Phase) -> Seat:
    """Whose turn it is, whatever interrupts it."""
    match phase:
        case Judging(back=back) | Objecting(back=back) | Showing(back=back):
            return on_turn(back)
        case Drawing() | Over():
            raise AssertionError("nobody is on turn")
        case _:
            return phase.seat


class Table(Playing[Moerder, State]):
    """A game in play, from its start or from a board on which seat `active` is about to look or to turn a tile.

    `turns_up` says what is on a tile, `picks` which one chance turns for a seat. Whatever they leave open comes from a
    fixed seed.
    """

    def __init__(
        self,
        game: Moerder = BOX,
        seats: int = 2,
        board: str | None = None,
        turns_up: str = "",
        picks: str | None = None,
        *,
        phase: type[Turning] | type[Looking] = Looking,
        active: int = 0,
        bare: bool = False,
        **open: Any,
    ) -> None:
        super().__init__(game, seats, "moerder table")
        self.faces: dict[str, Any] = dict(pair.split("=") for pair in turns_up.split())
        self.picks = picks
        if board is not None:
            seat, until = Seat(active), deadline(Millis(0), game.turn_seconds)
            here = Looking(seat, until, bare) if phase is Looking else Turning(seat, until)
            self.here = position(game, State(replace(self.open, phase=here, board=board, **open)))
        self.events += self._settle()

    @property
    def open(self) -> Open:
        return self.here.state.open

    @property
    def phase(self) -> Phase:
        return self.open.phase

    def in_phase(self, phase: type[Phase]) -> bool:
        return isinstance(self.phase, phase)

    @property
    def active(self) -> Seat:
        return on_turn(self.phase)

    @property
    def ending(self) -> str:
        assert isinstance(self.phase, Over)
        return self.phase.ending.reason

    def offer(self, seat: int) -> Offer | None:
        return self.game.offer(self.game.view(self.here.state, Seat(seat)))

    def acts(self, seat: int) -> tuple[str, ...]:
        offer = self.offer(seat)
        return () if offer is None else offer.acts

    def drawn(self, due: Action) -> Action:
        if isinstance(due, Reveal):
            return Reveal(due.tile, self.faces.get(name(due.tile), due.face))
        if isinstance(due, PickTile) and self.picks is not None:
            return PickTile(NAMES[self.picks])
        return due
