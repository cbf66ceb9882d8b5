"""Calling a word: what its path may use, and why it is refused (WS-4, WS-5, WS-8, WS-A5, WS-A9, WS-A11, X-1)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from parlour.core.game import Illegal, Seat
from parlour.games.wordsearch.actions import Call
from parlour.games.wordsearch.board import (
    LEVEL,
    Layout,
    Path,
    Place,
    Tile,
    around,
    heights,
    layout,
    names,
    place_of,
    tiles_in,
    top,
)
from parlour.games.wordsearch.options import Options
from parlour.games.wordsearch.state import Moves, Open, Searching
from parlour.kit.challenge import ruled
from parlour.words.board import Search
from parlour.words.spelling import SHORTEST
from parlour.words.tracing import traces


class Reach(NamedTuple):
    """The tiles a seat's word may begin with, end on, and use at all."""

    starts: tuple[Tile, ...] = ()
    ends: tuple[Tile, ...] = ()
    readable: tuple[Tile, ...] = ()


def on_table(agreed: Options, open: Open) -> Layout:
    return layout(open.places, open.stacks, vertical=agreed.stack_read == "vertical")


def reach(agreed: Options, open: Open, seat: Seat) -> Reach:
    """A word begins next to the token and does not use the letter under it.

    It may run under the tokens of others, if that was agreed, but never end there (WS-5, WS-A5).
    """
    tokens, lying, vertical = open.tokens, heights(open.stacks), agreed.stack_read == "vertical"
    if not tokens:
        tiles = tuple(tiles_in(lying, vertical=vertical))
        return Reach(tiles, tiles, tiles)
    barred = tokens if agreed.tokens_block == "all" else (tokens[seat],)
    return reach_of(tokens[seat], agreed.radius, lying, tokens, barred, vertical=vertical)


@lru_cache(maxsize=4096)
def reach_of(
    token: Place,
    radius: int,
    heights: tuple[int, ...],
    tokens: tuple[Place, ...],
    barred: tuple[Place, ...],
    *,
    vertical: bool,
) -> Reach:
    """It stays the same while letters change, and as long as no token moves."""
    tiles, beside = tiles_in(heights, vertical=vertical), around(radius)[token]
    return Reach(
        starts=tuple([top(place, heights[place]) for place in beside if heights[place] and place not in barred]),
        ends=tuple([tile for tile in tiles if tile % LEVEL not in tokens]),
        readable=tuple([tile for tile in tiles if tile % LEVEL not in barred]),
    )


def search(agreed: Options, open: Open, seat: Seat) -> Search:
    """The reach in the form the word finder takes, with the tile numbers of `on_table`."""
    if not open.tokens:
        return Search(reuse=agreed.tile_reuse)
    number, within = on_table(agreed, open).number, reach(agreed, open, seat)
    return Search(
        starts=frozenset(number[tile] for tile in within.starts),
        ends=frozenset(number[tile] for tile in within.ends),
        barred=frozenset(number.values()) - {number[tile] for tile in within.readable},
        reuse=agreed.tile_reuse,
    )


def check_call(agreed: Options, open: Open, turn: Searching, called: Call) -> None:
    """Raises Illegal where the word cannot be traced or was scored before. That costs nothing (WS-A11)."""
    word, path = called.word, called.path
    if turn.moves.scored:
        raise Illegal("one_word_a_turn")
    if len(word) < SHORTEST:
        raise Illegal("word_too_short")
    check_trace(agreed, open, turn.seat, word, path)
    if word in spent(agreed, open, turn.seat):
        raise Illegal("already_scored", word=word)
    if ruled(open.rulings, word) is False:
        raise Illegal("word_ruled_out", word=word)


def check_trace(agreed: Options, open: Open, seat: Seat, word: str, path: Path) -> None:
    """Raises Illegal, with the plainest reason, unless the path spells the word as it must."""
    here = on_table(agreed, open)
    if not path or not all(tile in here.number for tile in path):
        raise Illegal("no_such_tile")
    if traces(here.board, word, tuple(here.number[tile] for tile in path), search(agreed, open, seat)):
        return
    within, called = reach(agreed, open, seat), names(open.places)
    for tile in path:
        if tile not in within.readable:
            own = open.tokens[seat] == place_of(tile)
            raise Illegal("own_letter" if own else "letter_occupied", tile=called[place_of(tile)])
    if path[0] not in within.starts:
        raise Illegal("not_beside_your_token", tile=called[place_of(path[0])])
    if path[-1] not in within.ends:
        raise Illegal("ends_under_token", tile=called[place_of(path[-1])])
    raise Illegal("not_traceable", word=word)


def spent(agreed: Options, open: Open, seat: Seat) -> frozenset[str]:
    """Words that cannot be scored again (WS-8, WS-A9)."""
    owners = open.words if agreed.repeats_at_table else (open.words[seat],)
    return frozenset(scored.word for words in owners for scored in words)


def may_stand_by(agreed: Options, open: Open, moves: Moves) -> bool:
    """Once a turn, and only if somebody else is there to dispute the word (X-1, WS-A11)."""
    return len(open.scores) > 1 and agreed.judge == "dictionary_then_vote" and not moves.stood_by


def stand_by(agreed: Options, open: Open, moves: Moves, called: Call | None) -> tuple[Moves, Call]:
    """Puts a word the lexicon lacks to the others."""
    if called is None or not may_stand_by(agreed, open, moves):
        raise Illegal("nothing_to_stand_by")
    return replace(moves, stood_by=True), called
