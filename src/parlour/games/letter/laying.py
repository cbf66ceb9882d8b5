"""Laying letters and blanks, and lifting letters while the turn lasts (LE-6, LE-7, LE-14, LE-15, LE-A10 to LE-A12)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Luck, Millis, Step
from parlour.core.luck import choice
from parlour.games.letter.actions import Lay, LayBlank, PickPlace
from parlour.games.letter.agreement import Agreement
from parlour.games.letter.alone import pending, strict
from parlour.games.letter.events import BlankExchanged, BlankLaid, LetterLaid, LetterLifted, TableEvent
from parlour.games.letter.grid import Placed, overlap, rectangle
from parlour.games.letter.pieces import Tile
from parlour.games.letter.scoring import strike
from parlour.games.letter.spaces import exchanged, spots
from parlour.games.letter.state import Open, State
from parlour.games.letter.table import alone, held, round_one, without
from parlour.games.letter.turns import end_turn


def layable(agreed: Agreement, open: Open) -> tuple[Tile, ...]:
    """The letters that may be laid now, if there is a place: one of one's own, and any Free Letters (LE-14, LE-A24)."""
    own = open.hands[open.active] if open.moves.own is None and not pending(agreed, open) else ()
    return own if round_one(open) or alone(open) else (*own, *open.free)


def lay(agreed: Agreement, open: Open, action: Lay) -> Step[State, TableEvent]:
    placed = Placed(action.tile, action.x, action.y, action.turned)
    own = placed.tile in open.hands[open.active]
    if placed.tile not in layable(agreed, open):
        if own:
            raise Illegal("name_a_word_first" if alone(open) else "one_own_letter")
        raise Illegal("no_free_letters_yet" if placed.tile in open.free else "not_in_hand")
    return put(agreed, open, placed, own=own)


def put(
    agreed: Agreement, open: Open, placed: Placed, *, own: bool, by_chance: bool = False
) -> Step[State, TableEvent]:
    """The piece lies on the board; a blank in its way comes into the hand (LE-A11)."""
    seat, tile, moves = open.active, placed.tile, open.moves
    gone = exchanged(agreed, open, placed)
    told: tuple[TableEvent, ...] = (LetterLaid(seat, tile, placed.x, placed.y, placed.turned, not own, by_chance),)
    board = open.board
    if gone is not None:
        blank = next(lying for lying in board if lying.tile == gone)
        board = tuple(lying for lying in board if lying != blank)
        open = replace(open, blanks=held(open.blanks, seat, (*open.blanks[seat], gone)))
        moves, told = replace(moves, exchanged=blank), (*told, BlankExchanged(seat, gone))
    open = replace(
        open,
        board=(*board, placed),
        hands=held(open.hands, seat, without(open.hands[seat], tile)),
        free=without(open.free, tile),
        moves=replace(moves, laid=(*moves.laid, tile), own=tile if own and not alone(open) else moves.own),
    )
    return Step(State(open), told)


def liftable(agreed: Agreement, open: Open) -> tuple[Tile, ...]:
    """What was laid in this turn; alone, where each letter needs its word, the last one (LE-A12, LE-A23)."""
    laid = open.moves.laid
    if alone(open):
        return laid[-1:] if strict(agreed) else laid
    return tuple(tile for tile in laid if tile != open.moves.own or not covering(agreed, open))


def covering(agreed: Agreement, open: Open) -> tuple[Tile, ...]:
    """Letters of this turn that lie where the exchanged blank has to return to."""
    blank = open.moves.exchanged
    if blank is None:
        return ()
    place = rectangle(blank, agreed.pieces[blank.tile])
    return tuple(
        lying.tile
        for lying in open.board
        if lying.tile != open.moves.own and overlap(place, rectangle(lying, agreed.pieces[lying.tile]))
    )


def lift(agreed: Agreement, open: Open, tile: Tile) -> Step[State, TableEvent]:
    """Words with it are struck; alone, with tiles moved at will, that is seen at the end (LE-A23)."""
    if tile not in open.moves.laid:
        raise Illegal("not_laid_now")
    if tile not in liftable(agreed, open):
        raise Illegal("lift_the_last_first" if alone(open) else "blank_must_return")
    struck: tuple[str, ...] = ()
    if not alone(open) or strict(agreed):
        open, struck = strike(open, lambda written: tile in written.path)
    return Step(State(taken_back(open, (tile,))), (LetterLifted(open.active, tile, struck),))


def taken_back(open: Open, tiles: tuple[Tile, ...]) -> Open:
    """Own letters are in the hand again, Free Letters beside the board, an exchanged blank in its place (LE-A12)."""
    seat, moves = open.active, open.moves
    board = tuple(lying for lying in open.board if lying.tile not in tiles)
    own = tiles if alone(open) else tuple(tile for tile in tiles if tile == moves.own)
    if own and not alone(open):
        if moves.exchanged is not None:
            board = (*board, moves.exchanged)
            blanks = without(open.blanks[seat], moves.exchanged.tile)
            open = replace(open, blanks=held(open.blanks, seat, blanks))
        moves = replace(moves, own=None, exchanged=None)
    return replace(
        open,
        board=board,
        hands=held(open.hands, seat, (*open.hands[seat], *own)),
        free=tuple(sorted((*open.free, *(tile for tile in tiles if tile not in own)))),
        moves=replace(moves, laid=tuple(tile for tile in moves.laid if tile not in tiles)),
    )


def lay_blank(
    agreed: Agreement, open: Open, action: LayBlank, at: Millis, *told: TableEvent
) -> Step[State, TableEvent]:
    """It needs no word, and ends the turn (LE-15, LE-A10, LE-A24)."""
    seat, placed = open.active, Placed(action.tile, action.x, action.y, action.turned)
    if placed.tile not in open.blanks[seat]:
        raise Illegal("not_in_hand")
    exchanged(agreed, open, placed)
    open = replace(
        open,
        board=(*open.board, placed),
        blanks=held(open.blanks, seat, without(open.blanks[seat], placed.tile)),
    )
    return end_turn(agreed, open, at, *told, BlankLaid(seat, placed.tile, placed.x, placed.y, placed.turned))


def pick_place(agreed: Agreement, open: Open, luck: Luck) -> PickPlace:
    """One of the letters, anywhere, but at a letter if one lies there (LE-A18)."""
    tile = choice(luck, open.hands[open.active])
    beside = tuple(spots(agreed, open, tile, attach=True))
    placed = choice(luck, beside or tuple(spots(agreed, open, tile, attach=False)))
    return PickPlace(placed.tile, placed.x, placed.y, placed.turned)


def lay_by_chance(agreed: Agreement, open: Open, picked: PickPlace, at: Millis) -> Step[State, TableEvent]:
    if picked.tile not in open.hands[open.active]:
        raise Illegal("not_in_hand")
    placed = Placed(picked.tile, picked.x, picked.y, picked.turned)
    laid = put(agreed, open, placed, own=True, by_chance=True)
    return end_turn(agreed, laid.state.open, at, *laid.events)
