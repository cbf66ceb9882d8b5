"""A table for rule cases. It starts from any layout, and chance draws what the case says."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.clock import deadline
from parlour.core.game import Action, Event, Millis, Seat
from parlour.core.play import position
from parlour.games.letter import Letter
from parlour.games.letter.actions import Name, PickPlace, PickRelease, RollDice
from parlour.games.letter.grid import Placed
from parlour.games.letter.pieces import BLANKS, LETTERS
from parlour.games.letter.state import Knockable, Knocking, Knocks, Laying, Moves, Offer, Open, State, Written
from parlour.games.letter.table import NO_MOVES
from parlour.kit.challenge import Disputable
from parlour.kit.window import PASS
from tests.games.letter.phases import kind, on_turn, speaking
from tests.games.letter.wording import KNOCK, ONE, SET, placed, spot, tile, tiles
from tests.games.table import Playing

Hands: TypeAlias = tuple[str | tuple[int, ...], ...]
HANDS: Final = ("T E S", "R N O", "E12 N12", "O12 R12", "A12 S12", "C12 T12")
HELD_BLANKS: Final = ("#11", "#12", "#21", "#22", "#23", "#33")


def agreed(**options: Any) -> Letter:
    """A game with the letters of `wording`, in which seat 0 begins."""
    usual: dict[str, Any] = {"letter_set": "custom", "custom_letters": SET, "start_player": 0}
    return Letter(**(usual | options))


BOX = agreed()


class Table(Playing[Letter, State]):
    """A game in play.

    `rolls` is what the dice show, throw by throw. `picks` is what chance releases or lays. All other luck comes from a
    fixed seed. Without a board the table is as it was dealt.
    """

    def __init__(
        self,
        game: Letter = BOX,
        seats: int = 2,
        board: str | tuple[Placed, ...] | None = "C@5,5 A@6,5",
        hands: Hands = HANDS,
        blanks: tuple[str, ...] = HELD_BLANKS,
        free: str | tuple[int, ...] = "",
        rolls: tuple[tuple[tuple[int, int], ...], ...] = (),
        picks: str = "",
        seed: int = 1,
        turn: int = 0,
        moves: Moves = NO_MOVES,
        **open: Any,
    ) -> None:
        super().__init__(game, seats, "letter table", seed)
        self.rolls, self.picks = list(rolls), picks
        if board is None:
            self.events += self._settle()
        else:
            limit = game.turn_limit if seats > 1 else game.solitaire_limit
            phase = {"phase": Laying(Seat(turn), deadline(Millis(0), limit), moves)}
            self.here = position(game, State(self._set(seats, board, hands, blanks, free, phase | open)))

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
        set_up = {
            "starter": ONE,
            "board": lying,
            "hands": held,
            "blanks": owned,
            "pool": tuple(number for number in range(LETTERS) if number not in used),
            "blank_pool": tuple(number for number in BLANKS if number not in used),
            "opened": (True,) * seats,
            "free": freed,
            "scores": tuple(sum(word.points for word in words if word.seat == seat) for seat in range(seats)),
        }
        return replace(start, **(set_up | open))

    @property
    def open(self) -> Open:
        return self.here.state.open

    def now(self, *phases: type[Struct]) -> bool:
        """Is this the phase, or the stage of a challenged word?"""
        return kind(self.open) in phases

    @property
    def on_turn(self) -> Seat:
        return on_turn(self.open)

    @property
    def knocks(self) -> Knocks:
        phase = self.open.phase
        assert isinstance(phase, Knockable | Knocking)
        return phase.knocks

    def last(self) -> bool:
        """Is this the last window of the game?"""
        phase = self.open.phase
        return isinstance(phase, Knockable) and phase.knocks.last

    def named(self) -> Name | None:
        """The word known only to the seat that named it."""
        return self.here.state.named

    @property
    def barred(self) -> set[int]:
        return set(self.open.barred)

    @property
    def words(self) -> list[str]:
        return [word.word for word in self.open.written]

    def lies(self, what: str) -> bool:
        """Does this piece lie there, or anywhere if no place is given?"""
        if "@" in what:
            return placed(what)[0] in self.open.board
        return tile(what) in {piece.tile for piece in self.open.board}

    def holds(self, seat: int, what: str) -> bool:
        return tile(what) in (*self.open.hands[seat], *self.open.blanks[seat])

    def is_free(self, what: str) -> bool:
        return tile(what) in self.open.free

    def offer(self, seat: int = 0) -> Offer:
        offer = self.game.offer(self.game.view(self.here.state, Seat(seat)))
        return Offer(()) if offer is None else offer

    def acts(self, seat: int = 0) -> tuple[str, ...]:
        return self.offer(seat).acts

    def do(self, *actions: Action) -> list[Event]:
        """The seat that is asked does all this. Returns what happened."""
        return [event for action in actions for event in self.act(speaking(self.open), action)]

    def passes(self) -> list[Event]:
        """Everybody asked passes, until the window closes."""
        told: list[Event] = []
        while self.running() and self.now(Knockable, Disputable):
            told += self.act(min(self.turn.awaited), PASS)
        return told

    def turns(self, *actions: Action) -> list[Event]:
        """A whole turn, after which nobody knocks."""
        return [*self.do(*actions), *self.passes()]

    def knock(self, seat: int) -> list[Event]:
        """A seat knocks, and nobody else does in the same half second."""
        told = self.act(seat, KNOCK)
        return told if self.now(Knocking) else [*told, *self.time_up()]

    def knocked(self, seat: int, *actions: Action) -> list[Event]:
        """A whole knock."""
        return [*self.knock(seat), *self.do(*actions)]

    def drawn(self, due: Action) -> Action:
        if isinstance(due, RollDice) and self.rolls:
            thrown, *self.rolls = self.rolls
            return RollDice(tuple((Seat(seat), shown) for seat, shown in thrown))
        if isinstance(due, PickRelease) and self.picks:
            return PickRelease(tile(self.picks))
        if isinstance(due, PickPlace) and self.picks:
            return PickPlace(*spot(self.picks))
        return due
