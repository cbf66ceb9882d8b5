"""LETTER: where a piece may lie, which letters touch, and which paths make a word new (LE-10 to LE-13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.game import Illegal, Luck, Seat
from parlour.core.luck import choice, seeded
from parlour.games.letter import Letter
from parlour.games.letter.contacts import layout
from parlour.games.letter.grid import Placed
from parlour.games.letter.pieces import Tile
from parlour.games.letter.scoring import points, scoring
from parlour.games.letter.spaces import blank_under, check, places
from parlour.games.letter.state import Knocking, Laying, Offer, Open, State, View, Written
from parlour.games.letter.table import without
from parlour.games.letter.tracing import new_paths
from tools.cases.positions import positions, spread, walk

TABLES: Final = (
    (Letter(), 2),
    (Letter(rotation=True, scoring=2), 3),
    (Letter(scoring=1, draft="random_deal"), 4),
    (Letter(variant=2, solitaire_tiles=30), 1),
    (Letter(solitaire_layout="free", solitaire_tiles=20, rotation=True), 1),
)
SIGNS: Final = {"off_the_grid": "o", "place_taken": "x", "must_touch_a_letter": "."}
"""`f`: it fits. `s`: it takes the place of a blank."""


class Lying(Struct, frozen=True):
    """How a piece would lie with its upper left corner in each cell, row by row."""

    tile: Tile
    turned: bool
    cells: str


class Traced(Struct, frozen=True):
    """All paths that make the word new now, and what it is worth."""

    word: str
    points: int
    paths: tuple[tuple[Tile, ...], ...]


class Case(Struct, frozen=True):
    view: View
    offer: Offer
    touching: tuple[tuple[Tile, tuple[Tile, ...]], ...]
    lying: tuple[Lying, ...]
    words: tuple[Traced, ...]


class Table(Struct, frozen=True):
    options: Letter
    cases: tuple[Case, ...]


def cases() -> tuple[Table, ...]:
    luck = seeded(0, "cases of LETTER")
    return tuple(Table(game, tuple(at_table(game, seats, luck))) for game, seats in TABLES)


def at_table(game: Letter, seats: int, luck: Luck) -> Iterator[Case]:
    """Some in which a piece may be laid, some in which a word may be named."""
    laying = positions(game, seats, lambda state: (here := offered(game, state)) is not None and here.layable != (), 4)
    naming = positions(game, seats, lambda state: (here := offered(game, state)) is not None and here.layable == (), 2)
    for state in (*laying, *naming):
        yield case(game, noted(game, grown(game, state, luck), luck), luck)


def offered(game: Letter, state: State) -> Offer | None:
    """What may be done by the seat that lays letters or names words, once something lies on the board."""
    match state.open.phase:
        case Laying(seat) | Knocking(seat) if state.open.board:
            return game.offer(game.view(state, seat))
        case _:
            return None


def grown(game: Letter, state: State, luck: Luck) -> State:
    """The same with more on the board, as far as there is room: games at random stay small."""
    open = state.open
    for _ in range(4 + luck.below(12)):
        open = one_more(game, open, [tile for held in (*open.hands, open.pool) for tile in held[2:]], luck)
    for _ in range(3):
        open = one_more(game, open, [tile for held in open.blanks for tile in held], luck)
    return replace(state, open=open)


def one_more(game: Letter, open: Open, tiles: list[Tile], luck: Luck) -> Open:
    spots = list(places(game, open, choice(luck, tiles))) if tiles else []
    free = [spot for spot in spots if blank_under(game, open, spot) is None]
    return laid(open, choice(luck, free)) if free else open


def laid(open: Open, spot: Placed) -> Open:
    hands, blanks = (tuple(without(held, spot.tile) for held in all_held) for all_held in (open.hands, open.blanks))
    return replace(open, board=(*open.board, spot), hands=hands, blanks=blanks, pool=without(open.pool, spot.tile))


def noted(game: Letter, state: State, luck: Luck) -> State:
    """The same with a few words on the sheet, so that not every word is new."""
    written = []
    for word in strings(game, state.open, luck):
        path = next(new_paths(game.letters, state.open, word), None)
        if path is not None:
            written.append(Written(Seat(0), word, path, points(scoring(game, len(state.open.scores)), word)))
    return replace(state, open=replace(state.open, written=(*state.open.written, *written[:3])))


def case(game: Letter, state: State, luck: Luck) -> Case:
    open = state.open
    assert isinstance(open.phase, Laying | Knocking)
    view = game.view(state, open.phase.seat)
    offer = game.offer(view)
    assert offer is not None
    here = layout(open.board, game.letters)
    words = dict.fromkeys([*(earlier.word for earlier in open.written), *strings(game, open, luck), "QXQ"])
    return Case(
        view,
        offer,
        tuple(
            (tile, tuple(here.tiles[at] for at in here.board.neighbours[number]))
            for number, tile in enumerate(here.tiles)
        ),
        tuple(
            lying(game, open, tile, turned)
            for tile in spread((*offer.layable, *offer.blanks), 4)
            for turned in ((False, True) if game.rotation else (False,))
        ),
        tuple(traced(game, open, word, offer.must_use) for word in words),
    )


def strings(game: Letter, open: Open, luck: Luck) -> list[str]:
    board = layout(open.board, game.letters).board
    return [walk(board, luck, range(len(board.tiles)), 2 + luck.below(3)) for _ in range(6)]


def lying(game: Letter, open: Open, tile: Tile, turned: bool) -> Lying:
    signs = [sign(game, open, Placed(tile, x, y, turned)) for y in range(open.side) for x in range(open.side)]
    return Lying(tile, turned, "".join(signs))


def sign(game: Letter, open: Open, placed: Placed) -> str:
    try:
        check(game, open, placed)
    except Illegal as refusal:
        return SIGNS[refusal.code]
    return "f" if blank_under(game, open, placed) is None else "s"


def traced(game: Letter, open: Open, word: str, needed: tuple[Tile, ...]) -> Traced:
    worth = points(scoring(game, len(open.scores)), word)
    return Traced(word, worth, tuple(new_paths(game.letters, open, word, needed)))
