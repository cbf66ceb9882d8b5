"""Calling a word: what its path may use, and who says whether it is a word (WS-4, WS-5, WS-8, WS-A5, WS-A11, X-1)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.game import Illegal, Millis, Seat, Step
from parlour.games.wordsearch.actions import Call
from parlour.games.wordsearch.agreement import Agreement
from parlour.games.wordsearch.board import LEVEL, Layout, Path, Tile, layout, names, neighbours, place_of, tiles_in, top
from parlour.games.wordsearch.disputing import judge_disputed, put_before_the_others
from parlour.games.wordsearch.events import TableEvent
from parlour.games.wordsearch.scoring import score
from parlour.games.wordsearch.state import Open, State
from parlour.kit.contest import ruled
from parlour.kit.events import WordUnknown
from parlour.words.board import Search
from parlour.words.spelling import SHORTEST
from parlour.words.tracing import traces


class Reach(Struct, frozen=True):
    """The tiles a seat's word may begin with, end on, and use at all."""

    starts: tuple[Tile, ...] = ()
    ends: tuple[Tile, ...] = ()
    readable: tuple[Tile, ...] = ()


def on_table(agreed: Agreement, open: Open) -> Layout:
    return layout(open.places, open.stacks, vertical=agreed.stack_read == "vertical")


def reach(agreed: Agreement, open: Open, seat: Seat) -> Reach:
    """A word begins beside the token and spares the letter under it; it may not end under another (WS-5, WS-A5)."""
    tiles = tuple(tiles_in(tuple(map(len, open.stacks)), vertical=agreed.stack_read == "vertical"))
    if not open.tokens:
        return Reach(tiles, tiles, tiles)
    barred = open.tokens if agreed.tokens_block == "all" else (open.tokens[seat],)
    beside = neighbours(open.places)[open.tokens[seat]]
    return Reach(
        starts=tuple([top(place, open.stacks) for place in beside if open.stacks[place] and place not in barred]),
        ends=tuple([tile for tile in tiles if tile % LEVEL not in open.tokens]),
        readable=tuple([tile for tile in tiles if tile % LEVEL not in barred]),
    )


def search(agreed: Agreement, open: Open, seat: Seat) -> Search:
    """The same as the finder sees it, for the layout `on_table`."""
    if not open.tokens:
        return Search(reuse=agreed.tile_reuse)
    number, within = on_table(agreed, open).number, reach(agreed, open, seat)
    return Search(
        starts=frozenset(number[tile] for tile in within.starts),
        ends=frozenset(number[tile] for tile in within.ends),
        barred=frozenset(number.values()) - {number[tile] for tile in within.readable},
        reuse=agreed.tile_reuse,
    )


def call(agreed: Agreement, open: Open, called: Call, at: Millis) -> Step[State, TableEvent]:
    """What cannot be traced or was scored before is refused at once and costs nothing (WS-A11)."""
    word, path = called.word, called.path
    if open.moves.scored:
        raise Illegal("one_word_a_turn")
    if len(word) < SHORTEST:
        raise Illegal("word_too_short")
    trace(agreed, open, word, path)
    if word in spent(agreed, open, open.active):
        raise Illegal("already_scored", word=word)
    match ruled(open.rulings, word):
        case False:
            raise Illegal("word_ruled_out", word=word)
        case True:
            return score(agreed, open, word, path, at)
    if len(open.scores) > 1 and agreed.disputes == "challenge" and agreed.judge != "dictionary_then_vote":
        return put_before_the_others(agreed, open, word, path, at)
    return Step(State(replace(open, phase="judging"), called))


def trace(agreed: Agreement, open: Open, word: str, path: Path) -> None:
    """Raises Illegal, with the plainest reason, where the path does not spell the word as it must."""
    here, seat = on_table(agreed, open), open.active
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


def spent(agreed: Agreement, open: Open, seat: Seat) -> frozenset[str]:
    """Words that cannot be scored again (WS-8, WS-A9)."""
    owners = open.words if agreed.repeats_at_table else (open.words[seat],)
    return frozenset(scored.word for words in owners for scored in words)


def judge_word(agreed: Agreement, state: State, known: bool, at: Millis) -> Step[State, TableEvent]:
    """What the lexicon says; only who called the word hears that it is not in there (X-1)."""
    open, called = state.open, state.called
    if open.contest is not None:
        return judge_disputed(agreed, open, known, at)
    assert called is not None
    if known:
        return score(agreed, open, called.word, called.path, at)
    told = WordUnknown(open.active, called.word, may_stand_by(agreed, open))
    return Step(State(replace(open, phase="searching"), called), (told,))


def may_stand_by(agreed: Agreement, open: Open) -> bool:
    """Once in a turn, and not alone (X-1, WS-A11)."""
    return len(open.scores) > 1 and agreed.judge == "dictionary_then_vote" and not open.moves.stood_by


def stand_by(agreed: Agreement, state: State, at: Millis) -> Step[State, TableEvent]:
    open, called = state.open, state.called
    if called is None or not may_stand_by(agreed, open):
        raise Illegal("nothing_to_stand_by")
    open = replace(open, moves=replace(open.moves, stood_by=True))
    return put_before_the_others(agreed, open, called.word, called.path, at)
