"""Before play: who begins, and how all get their letters and a blank (LE-4, LE-A4, LE-A23, X-6)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from parlour.core.clock import deadline
from parlour.core.game import Illegal, Luck, Millis, Seat, Step
from parlour.core.luck import choice, shuffled
from parlour.games.letter.actions import DrawTiles
from parlour.games.letter.agreement import Agreement
from parlour.games.letter.events import StarterDrawn, TableEvent, TilesTaken
from parlour.games.letter.pieces import BLANKS, LETTERS, Size, Tile
from parlour.games.letter.state import Open, State
from parlour.games.letter.table import alone, held
from parlour.games.letter.turns import begin_turn

EACH: Final = {2: 15, 3: 10, 4: 7, 5: 6, 6: 5}
PICK_SECONDS: Final = 10


def empty_table(agreed: Agreement, seats: int) -> Open:
    return Open(
        phase="starting",
        active=Seat(0),
        starter=Seat(0),
        side=agreed.side(seats),
        board=(),
        hands=((),) * seats,
        blanks=((),) * seats,
        pool=tuple(range(LETTERS)),
        blank_pool=tuple(BLANKS),
        opened=(False,) * seats,
        scores=(0,) * seats,
    )


def set_out(agreed: Agreement, seats: int) -> State:
    """Where nobody is drawn to begin, the draft starts at once."""
    open = empty_table(agreed, seats)
    if agreed.start_player != "random":
        open = replace(open, starter=Seat(agreed.start_player))
    elif seats > 1:
        return State(open)
    return next_pick(agreed, open, Millis(0)).state


def draw_starter(agreed: Agreement, open: Open, seat: Seat, at: Millis) -> Step[State, TableEvent]:
    if seat not in range(len(open.scores)):
        raise Illegal("no_such_seat")
    return next_pick(agreed, replace(open, starter=seat), at, StarterDrawn(seat))


def share(agreed: Agreement, open: Open) -> int:
    """How many letters each gets."""
    return agreed.alone_tiles if alone(open) else EACH[len(open.scores)]


def blanks_next(agreed: Agreement, open: Open) -> bool:
    """All have their letters, and a blank is taken."""
    return all(len(hand) == share(agreed, open) for hand in open.hands)


def missing(agreed: Agreement, open: Open, seat: Seat) -> int:
    """How many pieces of the kind that is taken now this seat has still to take."""
    if blanks_next(agreed, open):
        return 0 if alone(open) else 1 - len(open.blanks[seat])
    return share(agreed, open) - len(open.hands[seat])


def next_pick(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """In turn from the starter, one piece at a time: who has taken least. Then the first turn."""
    seats = len(open.scores)
    order = [Seat((open.starter + step) % seats) for step in range(seats)]
    seat = max(order, key=lambda seat: missing(agreed, open, seat))
    open = replace(open, active=seat, size=None, draws=0, until=None)
    left = missing(agreed, open, seat)
    if not left:
        return begin_turn(agreed, open, open.starter, at, *told)
    if alone(open) or agreed.draft == "random_deal":
        return Step(State(replace(open, phase="drawing", draws=left)), told)
    return Step(State(replace(open, phase="drafting", until=deadline(at, PICK_SECONDS))), told)


def sizes(agreed: Agreement, open: Open) -> tuple[Size, ...]:
    """What the backs of the letters that are left show."""
    return tuple(sorted({(agreed.pieces[tile].width, agreed.pieces[tile].height) for tile in open.pool}))


def take_size(agreed: Agreement, open: Open, size: Size) -> Step[State, TableEvent]:
    if blanks_next(agreed, open):
        raise Illegal("not_now")
    if size not in sizes(agreed, open):
        raise Illegal("size_gone")
    return Step(State(replace(open, phase="drawing", size=size, draws=1)))


def take_rest(agreed: Agreement, open: Open) -> Step[State, TableEvent]:
    if blanks_next(agreed, open):
        raise Illegal("not_now")
    return Step(State(replace(open, phase="drawing", draws=missing(agreed, open, open.active))))


def take_blank(agreed: Agreement, open: Open, tile: Tile, at: Millis) -> Step[State, TableEvent]:
    if not blanks_next(agreed, open):
        raise Illegal("not_now")
    if tile not in open.blank_pool:
        raise Illegal("blank_gone")
    return take(agreed, open, (tile,), at)


def time_up(open: Open) -> Step[State, TableEvent]:
    """Chance takes a piece of any size."""
    return Step(State(replace(open, phase="drawing", draws=1)))


def drawable(agreed: Agreement, open: Open) -> tuple[Tile, ...]:
    if blanks_next(agreed, open):
        return open.blank_pool
    if open.size is None:
        return open.pool
    width, height = open.size
    fitting = ((tile, agreed.pieces[tile]) for tile in open.pool)
    return tuple(tile for tile, piece in fitting if (piece.width, piece.height) == (width, height))


def draw(agreed: Agreement, open: Open, luck: Luck) -> DrawTiles:
    """Of any size means that the size is drawn first (LE-A4)."""
    pile = drawable(agreed, open)
    if open.draws == 1 and open.size is None and not blanks_next(agreed, open):
        pile = drawable(agreed, replace(open, size=choice(luck, sizes(agreed, open))))
    return DrawTiles(open.active, tuple(sorted(shuffled(luck, pile)[: open.draws])))


def draw_tiles(
    agreed: Agreement, open: Open, seat: Seat, tiles: tuple[Tile, ...], at: Millis
) -> Step[State, TableEvent]:
    drawn = set(tiles)
    if seat != open.active or not len(tiles) == len(drawn) == open.draws or not drawn <= set(drawable(agreed, open)):
        raise Illegal("not_in_the_bag")
    return take(agreed, open, tiles, at)


def take(agreed: Agreement, open: Open, tiles: tuple[Tile, ...], at: Millis) -> Step[State, TableEvent]:
    seat = open.active
    if tiles[0] in BLANKS:
        open = replace(
            open,
            blanks=held(open.blanks, seat, tiles),
            blank_pool=tuple(tile for tile in open.blank_pool if tile not in tiles),
        )
    else:
        open = replace(
            open,
            hands=held(open.hands, seat, (*open.hands[seat], *tiles)),
            pool=tuple(tile for tile in open.pool if tile not in tiles),
        )
    return next_pick(agreed, open, at, TilesTaken(seat, tiles))
