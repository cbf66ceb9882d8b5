"""The insert: before a word a tile may be added or moved, and tiles may be stacked (WS-14, WS-A16)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Seat
from parlour.games.wordsearch.board import Place, Stack, middle, names
from parlour.games.wordsearch.events import TileAdded, TileDrawn, TileShifted
from parlour.games.wordsearch.options import Options
from parlour.games.wordsearch.pile import taken
from parlour.games.wordsearch.rotation import turned_over
from parlour.games.wordsearch.state import Moves, Open, Searching
from parlour.games.wordsearch.tokens import standing
from parlour.kit.row import changed


def layable(open: Open, moves: Moves) -> tuple[Place, ...]:
    """The places a tile may be laid on: not the middle, nor under a token."""
    if moves.acted:
        return ()
    centre, tokens = middle(open.places), open.tokens
    return tuple([place for place in range(len(open.places)) if place != centre and place not in tokens])


def movable(agreed: Options, open: Open, moves: Moves) -> tuple[Place, ...]:
    """The places whose top tile may be moved."""
    return () if moves.acted else standing(agreed, open).free


def add_tile(agreed: Options, open: Open, turn: Searching, place: Place, turned: bool) -> tuple[Open, Moves, TileAdded]:
    """The seat lays its own tile."""
    moves, own = acted(turn.moves), open.hands[turn.seat]
    if not own:
        raise Illegal("no_own_tile")
    check_ground(open, place)
    letters = turned_over(agreed, own) if turned else own
    hands = changed(open.hands, turn.seat, "")
    open = replace(open, stacks=piled(open.stacks, place, letters), hands=hands)
    return open, moves, TileAdded(turn.seat, place, letters)


def draw_own_tile(open: Open, seat: Seat, letters: str) -> tuple[Open, TileDrawn]:
    """A new tile for the one added."""
    hands = changed(open.hands, seat, letters)
    return replace(open, hands=hands, pile=taken(open.pile, (letters,))), TileDrawn(seat, letters)


def shift_tile(
    agreed: Options, open: Open, turn: Searching, start: Place, to: Place, turned: bool
) -> tuple[Open, Moves, TileShifted]:
    moves = acted(turn.moves)
    check_ground(open, start)
    check_ground(open, to)
    if not open.stacks[start]:
        raise Illegal("no_such_tile")
    if start == to:
        raise Illegal("same_tile_twice")
    letters = open.stacks[start][-1]
    letters = turned_over(agreed, letters) if turned else letters
    lifted = changed(open.stacks, start, open.stacks[start][:-1])
    return replace(open, stacks=piled(lifted, to, letters)), moves, TileShifted(turn.seat, start, to, letters)


def acted(moves: Moves) -> Moves:
    """A tile may be added or moved once a turn."""
    if moves.acted:
        raise Illegal("one_tile_a_turn")
    return replace(moves, acted=True)


def check_ground(open: Open, place: Place) -> None:
    """Raises Illegal for the middle, and where a token stands."""
    if place not in range(len(open.places)):
        raise Illegal("no_such_tile")
    if place == middle(open.places):
        raise Illegal("middle_stays_empty")
    if place in open.tokens:
        raise Illegal("tile_under_token", tile=names(open.places)[place])


def piled(stacks: tuple[Stack, ...], place: Place, letters: str) -> tuple[Stack, ...]:
    return changed(stacks, place, (*stacks[place], letters))
