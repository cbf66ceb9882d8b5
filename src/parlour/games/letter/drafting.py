"""Before play: who begins, and how each seat gets its letters and a blank (LE-4, LE-A4, LE-A23, X-6)."""

from __future__ import annotations

from functools import lru_cache
from itertools import filterfalse
from typing import Final

from msgspec.structs import replace

from parlour.core.game import Illegal, Luck, Seat
from parlour.core.luck import choice, handful
from parlour.games.letter.actions import DrawTiles
from parlour.games.letter.events import StarterDrawn, TilesTaken
from parlour.games.letter.options import Options
from parlour.games.letter.pieces import BLANKS, LETTERS, SIZES, Size, Tile
from parlour.games.letter.state import Drawing, Kind, Open, Starting
from parlour.games.letter.table import held, solitaire

EACH: Final = {2: 15, 3: 10, 4: 7, 5: 6, 6: 5}
"""Letters by the number of players (LE-4)."""


def empty_table(agreed: Options, seats: int) -> Open:
    return Open(
        phase=Starting(),
        starter=Seat(0 if agreed.start_player == "random" else agreed.start_player),
        side=agreed.side(seats),
        board=(),
        hands=((),) * seats,
        blanks=((),) * seats,
        pool=tuple(range(LETTERS)),
        blank_pool=tuple(BLANKS),
        opened=(False,) * seats,
        scores=(0,) * seats,
    )


def draw_starter(open: Open, seat: Seat) -> tuple[Open, StarterDrawn]:
    if seat not in range(len(open.scores)):
        raise Illegal("no_such_seat")
    return replace(open, starter=seat), StarterDrawn(seat)


def share(agreed: Options, open: Open) -> int:
    """How many letters each seat gets."""
    return agreed.solitaire_letters if solitaire(open) else EACH[len(open.scores)]


def kind_next(agreed: Options, open: Open) -> Kind:
    """Letters first. Once all have theirs, blanks."""
    return "letter" if min(map(len, open.hands)) < share(agreed, open) else "blank"


def missing(agreed: Options, open: Open, seat: Seat, kind: Kind) -> int:
    """How many pieces of this kind the seat still has to take. There are no blanks in solitaire."""
    if kind == "blank":
        return 0 if solitaire(open) else 1 - len(open.blanks[seat])
    return share(agreed, open) - len(open.hands[seat])


@lru_cache(maxsize=64)
def sizes(pool: tuple[Tile, ...]) -> tuple[Size, ...]:
    """The sizes of the letters left, which their backs show. The number of a letter gives its size (LE-A3)."""
    return tuple(sorted({SIZES[tile % len(SIZES)] for tile in pool}))


def check_size(open: Open, size: Size) -> None:
    if size not in sizes(open.pool):
        raise Illegal("size_gone")


def take_rest(open: Open, seat: Seat) -> Open:
    """This seat picks no more: chance draws what it still needs, the blank too (LE-A4)."""
    return replace(open, rest=(*open.rest, seat))


def take_blank(open: Open, seat: Seat, tile: Tile) -> tuple[Open, TilesTaken]:
    if tile not in open.blank_pool:
        raise Illegal("blank_gone")
    return take(open, seat, (tile,))


def drawable(open: Open, kind: Kind, size: Size | None) -> tuple[Tile, ...]:
    if kind == "blank":
        return open.blank_pool
    if size is None:
        return open.pool
    number = SIZES.index(size)
    return tuple([tile for tile in open.pool if tile % len(SIZES) == number])


def draw(open: Open, phase: Drawing, luck: Luck) -> DrawTiles:
    """For one letter of any size, the size is drawn first (LE-A4)."""
    size = phase.size
    if phase.count == 1 and size is None and phase.kind == "letter":
        size = choice(luck, sizes(open.pool))
    pile = drawable(open, phase.kind, size)
    return DrawTiles(phase.seat, tuple(sorted(handful(luck, pile, phase.count))))


def draw_tiles(open: Open, phase: Drawing, seat: Seat, tiles: tuple[Tile, ...]) -> tuple[Open, TilesTaken]:
    drawn = set(tiles)
    possible = drawn.issubset(drawable(open, phase.kind, phase.size))
    if seat != phase.seat or not len(tiles) == len(drawn) == phase.count or not possible:
        raise Illegal("not_in_the_bag")
    return take(open, seat, tiles)


def take(open: Open, seat: Seat, tiles: tuple[Tile, ...]) -> tuple[Open, TilesTaken]:
    if tiles[0] in BLANKS:
        open = replace(open, blanks=held(open.blanks, seat, tiles), blank_pool=left_of(open.blank_pool, tiles))
    else:
        hands = held(open.hands, seat, (*open.hands[seat], *tiles))
        open = replace(open, hands=hands, pool=left_of(open.pool, tiles))
    return open, TilesTaken(seat, tiles)


def left_of(pool: tuple[Tile, ...], tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(filterfalse(set(tiles).__contains__, pool))
