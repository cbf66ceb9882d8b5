"""WORD SEARCH: names of places, which tiles touch, the paths of words, and where a tile in the hand may go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from parlour.core.game import Luck
from parlour.core.luck import seeded
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import AddTile, ShiftTile, Swap, SwapHand
from parlour.games.wordsearch.board import Path, Place, Tile, names
from parlour.games.wordsearch.calling import on_table, search
from parlour.games.wordsearch.offering import listed
from parlour.games.wordsearch.scoring import markers, points
from parlour.games.wordsearch.state import Offer, Open, Searching, State, View
from parlour.words.tracing import paths
from tools.cases.positions import positions, walk

TABLES: Final = (
    (WordSearch(), 2),
    (WordSearch(tokens_block="all", tile_reuse=True), 4),
    (WordSearch(hand_swap=False, rotate_mw=False), 1),
    (WordSearch(mode="insert", stack_read="vertical", stack_bonus=True), 3),
    (WordSearch(mode="insert", insert_radius=1), 2),
    (WordSearch(mode="boardless", adds_per_turn=2), 2),
)
HAND: Final = -1
"""Stands for the player's own tile among the places."""
TRACK: Final = 215


class Traced(Struct, frozen=True):
    """Each path over which the word may be called, with what it scores."""

    word: str
    paths: tuple[tuple[Path, int], ...]


class Case(Struct, frozen=True):
    view: View
    offer: Offer
    names: tuple[str, ...]
    touching: tuple[tuple[Tile, tuple[Tile, ...]], ...]
    words: tuple[Traced, ...]
    moves: tuple[str, ...]
    """For HAND and each place a sign for HAND and each place: `#` if a tile may be taken there. Empty for nowhere."""
    turns: tuple[Place, ...]


class Table(Struct, frozen=True):
    options: WordSearch
    cases: tuple[Case, ...]


class Cases(Struct, frozen=True):
    tables: tuple[Table, ...]
    markers: tuple[tuple[int, int, int], ...]
    """For each score from 0 on."""


def cases() -> Cases:
    return Cases(tuple(at_tables()), tuple(markers(score) for score in range(TRACK)))


def at_tables() -> Iterator[Table]:
    luck = seeded(0, "cases of WORD SEARCH")
    for game, seats in TABLES:
        wanted = (fresh, begun, turned) if game.mode == "board" else (fresh, begun)
        states = [state for kind in wanted for state in positions(game, seats, kind, 2)]
        yield Table(game, tuple(case(game, state, luck) for state in states))


def fresh(state: State) -> bool:
    """Somebody looks for a word and has changed nothing yet."""
    return isinstance(state.open.phase, Searching) and not begun(state)


def begun(state: State) -> bool:
    """Tiles were already touched in this turn."""
    return isinstance(state.open.phase, Searching) and bool(state.open.phase.moves.touched)


def turned(state: State) -> bool:
    """A single one was, so it must be among the two of a swap (WS-A7)."""
    return isinstance(state.open.phase, Searching) and len(state.open.phase.moves.touched) == 1


def case(game: WordSearch, state: State, luck: Luck) -> Case:
    open = state.open
    assert isinstance(open.phase, Searching)
    view = game.view(state, open.phase.seat)
    offer = game.offer(view)
    assert offer is not None
    return Case(
        view,
        offer,
        names(open.places),
        tuple(touching(game, open, offer)),
        tuple(words(game, open, offer, luck)),
        signs(len(open.places), moves(game, open, offer)),
        offer.turnable,
    )


def touching(game: WordSearch, open: Open, offer: Offer) -> Iterator[tuple[Tile, tuple[Tile, ...]]]:
    here = on_table(game, open)
    for tile in offer.readable:
        near = (here.tiles[at] for at in here.board.neighbours[here.number[tile]])
        yield tile, tuple(other for other in near if other in offer.readable)


def words(game: WordSearch, open: Open, offer: Offer, luck: Luck) -> Iterator[Traced]:
    assert isinstance(open.phase, Searching)
    here, within = on_table(game, open), search(game, open, open.phase.seat)
    starts = [here.number[tile] for tile in offer.starts]
    walks = [walk(here.board, luck, starts, 2 + luck.below(3)) for _ in range(10)] if starts else []
    for word in dict.fromkeys([*walks, "QXQ"]):
        found = [tuple(here.tiles[at] for at in path) for path in paths(here.board, word, within)]
        yield Traced(word, tuple((path, points(game, open, path)) for path in found))


def signs(places: int, moves: set[tuple[int, int]]) -> tuple[str, ...]:
    fields = range(HAND, places)
    rows = ("".join(".#"[(start, to) in moves] for to in fields) for start in fields)
    return tuple(row if "#" in row else "" for row in rows)


def moves(game: WordSearch, open: Open, offer: Offer) -> set[tuple[int, int]]:
    """From where to where a tile may be taken."""
    found = set[tuple[int, int]]()
    for act in offer.acts:
        for action in listed(game, open, act):
            match action:
                case Swap(one, other):
                    found |= {(one, other), (other, one)}
                case SwapHand(place):
                    found |= {(HAND, place), (place, HAND)}
                case AddTile(place):
                    found.add((HAND, place))
                case ShiftTile(start, to):
                    found.add((start, to))
    return found
