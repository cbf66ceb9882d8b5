"""Laying letters on the grid, and lifting them while the turn lasts (LE-6, LE-7, LE-10 to LE-15, LE-A12)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Luck, Seat
from parlour.core.luck import choice
from parlour.games.letter.actions import Lay, LayBlank, PickPlace
from parlour.games.letter.board import covering, put, take_back
from parlour.games.letter.events import BlankLaid, LetterLifted, TableEvent
from parlour.games.letter.grid import Placed
from parlour.games.letter.options import Options
from parlour.games.letter.pieces import Tile
from parlour.games.letter.sheet import pending, strike
from parlour.games.letter.spaces import check, random_place
from parlour.games.letter.state import Laying, Moves, Open
from parlour.games.letter.table import NO_MOVES, held, round_one, solitaire, without


def layable(agreed: Options, open: Open, phase: Laying) -> tuple[Tile, ...]:
    """The letters that may be laid if there is room: one from the hand, and any Free Letters (LE-14, LE-A24)."""
    own = open.hands[phase.seat] if phase.moves.own is None and not pending(agreed, open) else ()
    return own if solitaire(open) or round_one(open) else (*own, *open.free)


def lay(agreed: Options, open: Open, phase: Laying, action: Lay) -> tuple[Open, Moves, list[TableEvent]]:
    tile = action.tile
    if tile not in layable(agreed, open, phase):
        if tile in open.hands[phase.seat]:
            raise Illegal("name_a_word_first" if solitaire(open) else "one_own_letter")
        raise Illegal("no_free_letters_yet" if tile in open.free else "not_in_hand")
    return put(agreed, open, phase.seat, phase.moves, Placed(tile, action.x, action.y, action.turned))


def liftable(agreed: Options, open: Open, moves: Moves) -> tuple[Tile, ...]:
    """The letters laid this turn. In strict solitaire, only the last one (LE-A12, LE-A23)."""
    if solitaire(open):
        return moves.laid[-1:] if agreed.strict else moves.laid
    return tuple(tile for tile in moves.laid if tile != moves.own or not covering(agreed, open, moves))


def lift(agreed: Options, open: Open, phase: Laying, tile: Tile) -> tuple[Open, Moves, LetterLifted]:
    """Strikes the words that use it. On a free layout that waits for the end (LE-A23)."""
    seat, moves = phase.seat, phase.moves
    if tile not in moves.laid:
        raise Illegal("not_laid_now")
    if tile not in liftable(agreed, open, moves):
        raise Illegal("lift_the_last_first" if solitaire(open) else "blank_must_return")
    struck: tuple[str, ...] = ()
    if not solitaire(open) or agreed.strict:
        open, moves, struck = strike(open, seat, moves, lambda written: tile in written.path)
    open, moves = take_back(open, seat, moves, (tile,))
    return open, moves, LetterLifted(seat, tile, struck)


def lay_blank(agreed: Options, open: Open, seat: Seat, action: LayBlank) -> tuple[Open, BlankLaid]:
    """A blank needs no word (LE-15, LE-A10)."""
    placed = Placed(action.tile, action.x, action.y, action.turned)
    if placed.tile not in open.blanks[seat]:
        raise Illegal("not_in_hand")
    check(agreed, open, placed)
    blanks = held(open.blanks, seat, without(open.blanks[seat], placed.tile))
    open = replace(open, board=(*open.board, placed), blanks=blanks)
    return open, BlankLaid(seat, placed.tile, placed.x, placed.y, placed.turned)


def pick_place(agreed: Options, open: Open, seat: Seat, luck: Luck) -> PickPlace:
    """Any letter of the hand at any place, but touching another letter if there is one (LE-A18)."""
    tile = choice(luck, open.hands[seat])
    placed = random_place(agreed, open, tile, luck, attach=True) or random_place(agreed, open, tile, luck, attach=False)
    if placed is None:
        raise AssertionError("in round one there is room for every letter")
    return PickPlace(placed.tile, placed.x, placed.y, placed.turned)


def lay_by_chance(agreed: Options, open: Open, seat: Seat, picked: PickPlace) -> tuple[Open, list[TableEvent]]:
    if picked.tile not in open.hands[seat]:
        raise Illegal("not_in_hand")
    placed = Placed(picked.tile, picked.x, picked.y, picked.turned)
    open, _, told = put(agreed, open, seat, NO_MOVES, placed, by_chance=True)
    return open, told
