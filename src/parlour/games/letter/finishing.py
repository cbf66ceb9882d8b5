"""The end of a game alone: what counts of the layout and the words (LE-A23)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Step
from parlour.games.letter.agreement import Agreement
from parlour.games.letter.alone import pending, strict
from parlour.games.letter.contacts import layout
from parlour.games.letter.ending import end
from parlour.games.letter.events import LettersTakenBack, TableEvent, WordRetraced
from parlour.games.letter.laying import taken_back
from parlour.games.letter.naming import new_paths
from parlour.games.letter.pieces import Tile
from parlour.games.letter.scoring import strike
from parlour.games.letter.state import Open, State, Written
from parlour.words.tracing import traces


def finish(agreed: Agreement, open: Open, *told: TableEvent, in_time: bool) -> Step[State, TableEvent]:
    """Words that no longer trace are struck; letters that do not count as placed are in the hand again."""
    open, retraced = read_again(agreed, open)
    open, struck = strike(open, lambda written: not traced(agreed, open, written))
    loose = pending(agreed, open) if strict(agreed) else hanging_on_nothing(agreed, open)
    if loose or struck:
        told = (*told, LettersTakenBack(open.active, loose, struck))
    return end(taken_back(open, loose), "finished" if in_time else "time_over", *retraced, *told)


def traced(agreed: Agreement, open: Open, written: Written) -> bool:
    """Can it still be read over its own tiles?"""
    here, path = layout(open.board, agreed.pieces), written.path
    lying = all(tile in here.number for tile in path)
    return lying and traces(here.board, written.word, tuple(here.number[tile] for tile in path))


def read_again(agreed: Agreement, open: Open) -> tuple[Open, tuple[TableEvent, ...]]:
    """A word counts if it can be read on the layout as it is now, be it over other tiles than when it was written."""
    told: list[TableEvent] = []
    for at, written in enumerate(open.written):
        if traced(agreed, open, written):
            continue
        others = tuple(other for other in open.written if traced(agreed, open, other))
        path = next(new_paths(agreed.pieces, replace(open, written=others), written.word), None)
        if path is not None:
            words = (*open.written[:at], replace(written, path=path), *open.written[at + 1 :])
            open = replace(open, written=words)
            told.append(WordRetraced(written.seat, written.word, path))
    return open, tuple(told)


def hanging_on_nothing(agreed: Agreement, open: Open) -> tuple[Tile, ...]:
    """With tiles moved at will, only those count as placed that touch another."""
    here = layout(open.board, agreed.pieces)
    return tuple(tile for tile in here.tiles if not here.board.neighbours[here.number[tile]])
