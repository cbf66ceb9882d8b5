"""Naming words: over which path, whether it is new, and who says that it is a word (LE-7, LE-12, LE-13, LE-A8, LE-A9,
LE-A19, X-1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from parlour.core.game import Illegal, Millis, Step
from parlour.games.letter.actions import Name, Path, Retrace
from parlour.games.letter.agreement import Agreement
from parlour.games.letter.alone import pending
from parlour.games.letter.contacts import layout
from parlour.games.letter.disputing import judge_contested, put_before_the_others, stand_by_it
from parlour.games.letter.events import TableEvent, WordRetraced
from parlour.games.letter.pieces import Piece, Tile
from parlour.games.letter.scoring import write
from parlour.games.letter.state import Open, State, Written
from parlour.games.letter.table import alone, naming, of_this_turn, round_one, speaker
from parlour.kit.contest import ruled
from parlour.kit.events import WordUnknown
from parlour.words.board import Search
from parlour.words.spelling import SHORTEST
from parlour.words.tracing import paths, traces


def must_use(agreed: Agreement, open: Open) -> tuple[Tile, ...]:
    """The first word of a turn uses a letter laid in it; alone, each letter has a word first (LE-7, LE-A8, LE-A23)."""
    if alone(open):
        return pending(agreed, open)
    if open.knocks is not None or round_one(open) or open.moves.written:
        return ()
    return open.moves.laid


def may_name(agreed: Agreement, open: Open) -> bool:
    """Not before a letter is laid; in round one only where that was agreed (LE-7, LE-A7)."""
    if alone(open) or open.knocks is not None:
        return True
    if round_one(open):
        return agreed.round1_words
    return bool(open.moves.laid or open.moves.written)


def name(agreed: Agreement, open: Open, named: Name, at: Millis) -> Step[State, TableEvent]:
    """What cannot be traced or is not new is refused at once, and costs nothing (LE-A12)."""
    word, path = named.word, named.path
    if not may_name(agreed, open):
        raise Illegal("no_words_yet" if round_one(open) else "lay_first")
    trace(agreed, open, word, path)
    needed = must_use(agreed, open)
    if needed and set(needed).isdisjoint(path):
        raise Illegal("must_use_laid_letter")
    if not new(open.written, word, path):
        raise Illegal("not_new", word=word)
    match ruled(open.rulings, word):
        case False:
            raise Illegal("word_ruled_out", word=word)
        case True:
            return write(agreed, open, word, path)
    if agreed.judge == "vote" and not alone(open):
        return put_before_the_others(agreed, open, word, path, at)
    return Step(State(replace(open, phase="judging"), named))


def trace(agreed: Agreement, open: Open, word: str, path: Path) -> None:
    """Raises Illegal where the path does not spell the word (LE-12)."""
    here = layout(open.board, agreed.pieces)
    if len(word) < SHORTEST:
        raise Illegal("word_too_short")
    if not all(tile in here.number for tile in path):
        raise Illegal("no_such_tile")
    if not traces(here.board, word, tuple(here.number[tile] for tile in path)):
        raise Illegal("not_traceable", word=word)


def new(written: Iterable[Written], word: str, path: Path) -> bool:
    """Never written, or with none of the tiles of earlier instances (LE-13, LE-A19)."""
    return all(earlier.word != word or set(earlier.path).isdisjoint(path) for earlier in written)


def new_paths(
    pieces: tuple[Piece, ...], open: Open, word: str, needed: tuple[Tile, ...] = ()
) -> Iterator[tuple[Tile, ...]]:
    """The paths that make it new, those of lower numbers first; the first is the preferred one (LE-A19)."""
    here = layout(open.board, pieces)
    spent = {tile for earlier in open.written if earlier.word == word for tile in earlier.path}
    barred = frozenset(here.number[tile] for tile in spent if tile in here.number)
    touching = frozenset(here.number[tile] for tile in needed)
    for path in paths(here.board, word, Search(barred=barred, touching=touching)):
        yield tuple(here.tiles[at] for at in path)


def retrace(agreed: Agreement, open: Open, shown: Retrace) -> Step[State, TableEvent]:
    """Another path for a word of this turn; it too must make it new, and use a laid letter where that was asked."""
    word, path, mine = shown.word, shown.path, of_this_turn(open)
    if all(written.word != word for written in mine):
        raise Illegal("not_written_now", word=word)
    trace(agreed, open, word, path)
    for at, written in enumerate(open.written):
        others = (*open.written[:at], *open.written[at + 1 :])
        if at < len(open.written) - len(mine) or written.word != word or not new(others, word, path):
            continue
        if written == mine[0] and uses_laid(agreed, open, written.path) and not uses_laid(agreed, open, path):
            raise Illegal("must_use_laid_letter")
        traced = (*open.written[:at], replace(written, path=path), *open.written[at + 1 :])
        return Step(State(replace(open, written=traced)), (WordRetraced(speaker(open), word, path),))
    raise Illegal("not_new", word=word)


def uses_laid(agreed: Agreement, open: Open, path: Path) -> bool:
    """Does it use a letter of this turn, after round one (LE-7)?"""
    turn = open.knocks is None and not alone(open) and not round_one(open)
    return turn and not set(open.moves.laid).isdisjoint(path)


def judge_word(agreed: Agreement, state: State, known: bool, at: Millis) -> Step[State, TableEvent]:
    """What the lexicon says; only who named the word hears that it is not in there (X-1)."""
    open, named = state.open, state.named
    if open.contest is not None:
        return judge_contested(agreed, open, known, at)
    assert named is not None
    if known:
        return write(agreed, open, named.word, named.path)
    told = WordUnknown(speaker(open), named.word, may_stand_by(agreed, open))
    return Step(State(naming(open), named), (told,))


def may_stand_by(agreed: Agreement, open: Open) -> bool:
    """Once in a turn or knock, and not alone (X-1)."""
    return not alone(open) and agreed.judge == "dictionary_then_vote" and not open.moves.stood_by


def stand_by(agreed: Agreement, state: State, at: Millis) -> Step[State, TableEvent]:
    open, named = state.open, state.named
    if named is None or not may_stand_by(agreed, open):
        raise Illegal("nothing_to_stand_by")
    open = replace(open, moves=replace(open.moves, stood_by=True))
    return stand_by_it(open, named.word, named.path, at)
