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

ALL_LETTERS: Final = tuple(range(LETTERS))
ALL_BLANKS: Final = tuple(BLANKS)
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
        pool=ALL_LETTERS,
        blank_pool=ALL_BLANKS,
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


def missing(agreed: Options, open: Open) -> tuple[Kind, list[int]]:
    """What is taken now, and how many each seat still has to take: letters first, then blanks.

    There are no blanks in solitaire.
    """
    each = share(agreed, open)
    letters = [each - len(hand) for hand in open.hands]
    if any(letters):
        return "letter", letters
    return "blank", [0] if solitaire(open) else [1 - len(blanks) for blanks in open.blanks]


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
    return take(open, seat, (tile,), left_of(open.blank_pool, (tile,)))


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
    pool = drawable(open, phase.kind, None)
    left = left_of(pool, tiles)
    fit = phase.size is None or all(SIZES[tile % len(SIZES)] == phase.size for tile in tiles)
    if seat != phase.seat or not fit or not len(tiles) == len(pool) - len(left) == phase.count:
        raise Illegal("not_in_the_bag")
    return take(open, seat, tiles, left)


def take(open: Open, seat: Seat, tiles: tuple[Tile, ...], left: tuple[Tile, ...]) -> tuple[Open, TilesTaken]:
    """Takes these tiles. The rest of their pool is `left`."""
    if tiles[0] in BLANKS:
        open = replace(open, blanks=held(open.blanks, seat, tiles), blank_pool=left)
    else:
        open = replace(open, hands=held(open.hands, seat, (*open.hands[seat], *tiles)), pool=left)
    return open, TilesTaken(seat, tiles)


def left_of(pool: tuple[Tile, ...], tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(filterfalse(set(tiles).__contains__, pool))
