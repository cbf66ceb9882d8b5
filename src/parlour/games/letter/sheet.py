"""The sheet: words are written on it, and struck from it while the turn lasts (LE-7, LE-18, LE-A12)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.games.letter.actions import Path
from parlour.games.letter.events import WordWritten
from parlour.games.letter.options import Options
from parlour.games.letter.pieces import Tile
from parlour.games.letter.scoring import points, scoring
from parlour.games.letter.state import Moves, Open, Written
from parlour.games.letter.table import FREELY_LAID, solitaire, written_in


def write(
    agreed: Options, open: Open, seat: Seat, moves: Moves, word: str, path: Path
) -> tuple[Open, Moves, WordWritten]:
    worth = points(scoring(agreed, len(open.scores)), word)
    open = replace(
        open,
        written=(*open.written, Written(seat, word, path, worth)),
        scores=credited(open.scores, seat, worth),
    )
    return open, replace(moves, written=moves.written + 1), WordWritten(seat, word, path, worth)


def strike(
    open: Open, seat: Seat, moves: Moves, doomed: Callable[[Written], bool]
) -> tuple[Open, Moves, tuple[str, ...]]:
    """Takes the doomed words of this turn off the sheet, and says which."""
    if not moves.written:
        return open, moves, ()
    mine = written_in(open, moves)
    struck = [written for written in mine if doomed(written)]
    if not struck:
        return open, moves, ()
    kept = [written for written in mine if not doomed(written)]
    open = replace(
        open,
        written=(*open.written[: len(open.written) - len(mine)], *kept),
        scores=credited(open.scores, seat, -sum(written.points for written in struck)),
    )
    return open, replace(moves, written=len(kept)), tuple(written.word for written in struck)


def pending(agreed: Options, open: Open) -> tuple[Tile, ...]:
    """In strict solitaire, the letter that needs a word before the next is laid. The first three need none (LE-A23)."""
    if not solitaire(open) or len(open.board) <= FREELY_LAID or not agreed.strict:
        return ()
    used = {tile for written in open.written for tile in written.path}
    return tuple(lying.tile for lying in open.board[FREELY_LAID:] if lying.tile not in used)


def credited(scores: tuple[int, ...], seat: Seat, worth: int) -> tuple[int, ...]:
    return tuple(score + worth * (owner == seat) for owner, score in enumerate(scores))
