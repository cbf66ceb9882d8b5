"""Solitaire: as many words as possible from a few letters, or words as long as possible (LE-19, LE-A23)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.games.letter.board import take_back
from parlour.games.letter.contacts import layout
from parlour.games.letter.events import LettersTakenBack, TableEvent, WordRetraced
from parlour.games.letter.options import Options
from parlour.games.letter.pieces import Tile
from parlour.games.letter.sheet import pending, strike
from parlour.games.letter.state import Moves, Open
from parlour.games.letter.tracing import new_paths, still_traces
from parlour.kit.row import changed

PLAYER: Final = Seat(0)


def finish(agreed: Options, open: Open, moves: Moves, *told: TableEvent) -> tuple[Open, list[TableEvent]]:
    """Strikes words that no longer trace, and returns letters that do not count as placed to the hand."""
    open, retraced = read_again(agreed, open)
    open, moves, struck = strike(open, PLAYER, moves, lambda written: not still_traces(agreed, open, written))
    loose = pending(agreed, open) if agreed.strict else apart(agreed, open)
    if not loose and not struck:
        return open, [*retraced, *told]
    open, _ = take_back(open, PLAYER, moves, loose)
    return open, [*retraced, *told, LettersTakenBack(PLAYER, loose, struck)]


def read_again(agreed: Options, open: Open) -> tuple[Open, list[TableEvent]]:
    """A word counts if it can be read on the final layout, even from other tiles."""
    told: list[TableEvent] = []
    for at, written in enumerate(open.written):
        if still_traces(agreed, open, written):
            continue
        others = tuple(other for other in open.written if still_traces(agreed, open, other))
        path = next(new_paths(agreed.letters, replace(open, written=others), written.word), None)
        if path is not None:
            open = replace(open, written=changed(open.written, at, replace(written, path=path)))
            told.append(WordRetraced(written.seat, written.word, path))
    return open, told


def apart(agreed: Options, open: Open) -> tuple[Tile, ...]:
    """The letters that touch no other. On a free layout they do not count as placed."""
    here = layout(open.board, agreed.letters)
    return tuple(tile for tile in here.tiles if not here.board.neighbours[here.number[tile]])
