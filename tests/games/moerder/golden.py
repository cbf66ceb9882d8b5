"""Golden games: whole games under different rules, each played from a script that never changes."""

from __future__ import annotations

from parlour.core.game import GIVE_UP, Action, Seat
from parlour.core.luck import seeded
from parlour.core.recording import Recording
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import (
    Claim,
    DropOut,
    Next,
    Quit,
    RaiseObjection,
    Show,
    Touch,
    TurnTile,
)
from parlour.games.moerder.board import HIDDEN, tiles_with
from parlour.games.moerder.chains import layout, open_chains, possible, possible_chains
from parlour.games.moerder.collecting import touchable
from parlour.games.moerder.state import Looking, Objecting, Open, State, Turning
from parlour.kit.window import PASS
from tests.core.table import Table
from tests.games.moerder.table import on_turn

PAUSE = 4_250


class Game(Table):
    """The players turn tiles in a fixed order. The script decides everything else."""

    def __init__(self, game: Moerder, seats: int, seed: bytes = b"a seed") -> None:
        self.rules = game
        super().__init__(game, seats, seed)

    @property
    def open(self) -> Open:
        state = self.state
        assert isinstance(state, State)
        return state.open

    @property
    def active(self) -> Seat:
        return on_turn(self.open.phase)

    def playing(self) -> bool:
        return self.here.over is None

    def does(self, action: Action, seat: int | None = None) -> None:
        """The seat on turn acts after a while, unless another one is named."""
        self.act(self.active if seat is None else seat, action, self.here.at + PAUSE)

    def turn_over(self) -> None:
        hidden = tiles_with(self.open.board, HIDDEN)
        self.does(TurnTile(hidden[seeded(len(hidden), "golden").below(len(hidden))]))

    def defended(self, tile: int) -> bool:
        return possible(layout(self.open.board, self.open.collected, counts=self.rules.objection_counts), tile)

    def touchable(self) -> tuple[int, ...]:
        return touchable(self.rules, self.open, self.active)

    def free_tiles(self) -> list[int]:
        """The tiles nobody could object to."""
        return [tile for tile in self.touchable() if not self.defended(tile)]

    def others(self) -> list[Seat]:
        return [Seat(seat) for seat in range(self.seats) if seat != self.active]

    def touch(self, tile: int) -> None:
        self.does(Touch(tile))
        for seat in self.others() if isinstance(self.open.phase, Objecting) else ():
            self.does(PASS, seat)

    def chain(self) -> Claim | None:
        return next((Claim(chain) for chain in open_chains(layout(self.open.board))), None)


def chain_found() -> Recording:
    """Three turn tiles until one sees the word. On the way one objection falls and another holds."""
    table = Game(Moerder(), 3)
    table.turn_over()
    tile = table.touchable()[0]
    table.does(Touch(tile))
    first, second = table.others()
    table.does(PASS, second)
    table.does(RaiseObjection(), first)
    table.wait(table.here.at + 31_000)
    table.does(Next())
    table.turn_over()
    tile = table.touchable()[-1]
    table.does(Touch(tile))
    objector = table.others()[-1]
    table.does(RaiseObjection(), objector)
    here = layout(table.open.board, table.open.collected)
    table.does(Show(next(possible_chains(here, tile))), objector)
    while (claim := table.chain()) is None:
        if isinstance(table.open.phase, Looking):
            table.does(Next())
        table.turn_over()
    table.does(claim)
    return table.recording()


def letters_collected() -> Recording:
    """Two players take every letter that cannot be defended."""
    table = Game(Moerder(start_player=1), 2)
    while table.playing():
        table.turn_over()
        while table.playing() and (free := table.free_tiles()):
            table.touch(free[0])
        if table.playing():
            table.does(Next())
    return table.recording()


def the_table_objects() -> Recording:
    """Everything is touched, and the engine says what may be taken. One of three gives up on the way."""
    table = Game(Moerder(objections="auto", objection_counts=False, start_player=0), 3)
    while table.playing():
        if isinstance(table.open.phase, Turning):
            table.turn_over()
        elif tiles := table.touchable():
            table.does(Touch(tiles[-1]))
        else:
            table.does(Next())
        if table.playing() and not table.open.given_up and table.open.hidden < 30:
            table.act(2, GIVE_UP)
    return table.recording()


def nobody_looks() -> Recording:
    """The clock turns all tiles, nobody claims, and the chains are shown at the end."""
    table = Game(Moerder(turn_seconds=10, start_player=0), 2)
    while table.playing():
        table.wait(table.here.at + 20_000)
    return table.recording()


def base_game() -> Recording:
    """One drops out, a wrong claim ends a turn, and nobody finds the word."""
    table = Game(Moerder(rules="base", wrong_claim="ends_turn", start_player=2), 3)
    table.does(DropOut())
    table.turn_over()
    table.does(Claim((0, 1, 2, 3, 4, 5)))
    while table.playing():
        if isinstance(table.open.phase, Turning):
            table.turn_over()
        else:
            table.does(Next())
    return table.recording()


def solitaire(seed: bytes, game: Moerder) -> Game:
    """Collects what may be collected until the first objective is reached or the game is lost."""
    table = Game(game, 1, seed)
    while table.playing() and table.open.objective == 1:
        table.turn_over()
        while table.playing() and (free := table.free_tiles()):
            table.touch(free[0])
        if table.playing():
            table.does(Next())
    return table


def alone_won() -> Recording:
    table = solitaire(b"seed 34", Moerder())
    while (claim := table.chain()) is None:
        if isinstance(table.open.phase, Looking):
            table.does(Next())
        table.turn_over()
    table.does(claim)
    return table.recording()


def alone_lost() -> Recording:
    return solitaire(b"seed 1", Moerder()).recording()


def alone_quit() -> Recording:
    table = solitaire(b"seed 4", Moerder(solitaire_tiles=5, solitaire_refusal="refuse_only"))
    table.does(Quit())
    return table.recording()


GAMES = (
    chain_found,
    letters_collected,
    the_table_objects,
    nobody_looks,
    base_game,
    alone_won,
    alone_lost,
    alone_quit,
)
