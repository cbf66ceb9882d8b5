"""The end of a game alone: what counts of the layout and the words (LE-A23)."""

from __future__ import annotations

from parlour.core.game import Step
from parlour.games.letter.agreement import Agreement
from parlour.games.letter.alone import pending, strict
from parlour.games.letter.contacts import layout
from parlour.games.letter.ending import end
from parlour.games.letter.events import LettersTakenBack, TableEvent
from parlour.games.letter.laying import taken_back
from parlour.games.letter.pieces import Tile
from parlour.games.letter.scoring import strike
from parlour.games.letter.state import Open, State
from parlour.words.tracing import traces


def finish(agreed: Agreement, open: Open, *told: TableEvent, in_time: bool) -> Step[State, TableEvent]:
    """Words that no longer trace are struck; letters that do not count as placed are in the hand again."""
    here = layout(open.board, agreed.pieces)

    def traced(word: str, path: tuple[Tile, ...]) -> bool:
        lying = all(tile in here.number for tile in path)
        return lying and traces(here.board, word, tuple(here.number[tile] for tile in path))

    open, struck = strike(open, lambda written: not traced(written.word, written.path))
    loose = pending(agreed, open) if strict(agreed) else hanging_on_nothing(agreed, open)
    if loose or struck:
        told = (*told, LettersTakenBack(open.active, loose, struck))
    return end(taken_back(open, loose), "finished" if in_time else "time_over", *told)


def hanging_on_nothing(agreed: Agreement, open: Open) -> tuple[Tile, ...]:
    """With tiles moved at will, only those count as placed that touch another."""
    here = layout(open.board, agreed.pieces)
    return tuple(tile for tile in here.tiles if not here.board.neighbours[here.number[tile]])
