"""What may be called is what a slow, independent search finds, on random tables of every kind."""

from __future__ import annotations

from itertools import chain

import pytest
from msgspec.structs import replace

from parlour.core.game import Entry, Illegal, Luck, Millis, Seat
from parlour.core.luck import choice, seeded, shuffled
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import Call
from parlour.games.wordsearch.board import brink, hexagon
from parlour.games.wordsearch.state import Moves, Open, Searching, State
from tests.games.wordsearch.brute import FRAGMENTS, readings, spelled, tiles
from tests.games.wordsearch.table import Table

GAMES: dict[str, WordSearch] = {
    "board": WordSearch(),
    "board, tokens block": WordSearch(tokens_block="all"),
    "board, reuse": WordSearch(tile_reuse=True),
    "insert": WordSearch(mode="insert"),
    "insert, vertical": WordSearch(mode="insert", stack_read="vertical"),
    "insert, vertical, reuse, tokens block": WordSearch(
        mode="insert", stack_read="vertical", tile_reuse=True, tokens_block="all"
    ),
    "small insert, vertical": WordSearch(mode="insert", insert_radius=1, stack_read="vertical"),
    "board-less": WordSearch(mode="boardless"),
    "board-less, reuse": WordSearch(mode="boardless", tile_reuse=True),
}
LONGEST = 4
BOARDS = 6


def random_table(game: WordSearch, luck: Luck) -> tuple[Open, Seat]:
    """Few letters, many fragments, stacks of any height, holes, and tokens that may still be in the middle."""
    seats = 2 if game.mode == "insert" and game.insert_radius == 1 else 3
    open = Table(game, seats, stacks=None).open
    if game.mode == "boardless":
        places = open.places
        for _ in range(8):
            places = (*places, choice(luck, brink(places)))
        return turn_of(
            replace(open, places=places, stacks=tuple((letter(luck),) for _ in places)), Seat(luck.below(seats))
        )
    places = hexagon(game.radius)
    middle = len(places) // 2
    tall = 1 if game.mode == "board" else 3
    height = [0 if place == middle or luck.below(9) == 0 else 1 + luck.below(tall) for place in range(len(places))]
    stacks = tuple(tuple(letter(luck) for _ in range(levels)) for levels in height)
    free = shuffled(luck, [place for place in range(len(places)) if stacks[place]])
    tokens = tuple(middle if luck.below(4) == 0 else free.pop() for _ in range(seats))
    return turn_of(replace(open, stacks=stacks, tokens=tokens), Seat(luck.below(seats)))


def turn_of(open: Open, seat: Seat) -> tuple[Open, Seat]:
    return replace(open, phase=Searching(seat, None, Moves())), seat


def letter(luck: Luck) -> str:
    return choice(luck, ("A", "N", "S", "I", "O", *sorted(FRAGMENTS)))


def accepted(game: WordSearch, open: Open, seat: Seat, word: str, path: tuple[int, ...]) -> bool:
    try:
        game.apply(State(open), Entry(Millis(0), seat, Call(word, path)))
    except Illegal:
        return False
    return True


def random_calls(open: Open, game: WordSearch, luck: Luck, count: int) -> list[tuple[str, tuple[int, ...]]]:
    """Random paths over any tiles, with what they would spell."""
    every = list(tiles(open, game))
    found: list[tuple[str, tuple[int, ...]]] = []
    for _ in range(count):
        path = tuple(choice(luck, every) for _ in range(1 + luck.below(3)))
        word = "".join(choice(luck, sorted(readings(open, tile))) for tile in path)
        found += [(word, path)] if len(word) <= LONGEST else []
    return found


@pytest.mark.rule("WS-A18")
@pytest.mark.parametrize("name", GAMES)
def test_what_may_be_called_is_what_the_slow_search_finds(name: str) -> None:
    game, luck = GAMES[name], seeded(len(name), "brute")
    for _ in range(BOARDS):
        open, seat = random_table(game, luck)
        found = spelled(open, seat, game, LONGEST)
        pairs = [(word, path) for word, paths in found.items() for path in paths]
        for word, path in shuffled(luck, pairs)[:150]:
            assert accepted(game, open, seat, word, path), (open, word, path)
            assert not accepted(game, open, seat, word[::-1] + "X", path)
        for word, path in random_calls(open, game, luck, 300):
            assert accepted(game, open, seat, word, path) == (path in found.get(word, [])), (open, word, path)


@pytest.mark.rule("WS-A20")
@pytest.mark.parametrize("name", GAMES)
def test_an_offer_names_every_tile_a_word_of_the_slow_search_begins_uses_or_ends_with(name: str) -> None:
    """Only words of up to four letters are checked."""
    game, luck = GAMES[name], seeded(len(name), "offers")
    for _ in range(BOARDS):
        open, seat = random_table(game, luck)
        offer = game.offer(game.view(State(open), seat))
        assert offer is not None
        paths: list[tuple[int, ...]] = list(chain.from_iterable(spelled(open, seat, game, LONGEST).values()))
        assert {path[0] for path in paths} <= set(offer.starts) <= set(tiles(open, game))
        assert {path[-1] for path in paths} <= set(offer.ends)
        assert {tile for path in paths for tile in path} <= set(offer.readable)
        assert {tile % 100 for tile in offer.ends}.isdisjoint(open.tokens)
