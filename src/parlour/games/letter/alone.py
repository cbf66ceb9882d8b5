"""One plays alone: as many words as possible from some letters, or as long ones (LE-19, LE-A23)."""

from __future__ import annotations

from parlour.games.letter.agreement import Agreement
from parlour.games.letter.pieces import Tile
from parlour.games.letter.spaces import FREELY_LAID
from parlour.games.letter.state import Open
from parlour.games.letter.table import alone


def strict(agreed: Agreement) -> bool:
    """Each letter has to make a new word, and stays."""
    return agreed.solitaire_layout == "strict"


def pending(agreed: Agreement, open: Open) -> tuple[Tile, ...]:
    """The letter that is in no word yet and needs one before the next is laid; the first three need none."""
    if not alone(open) or not strict(agreed):
        return ()
    used = {tile for written in open.written for tile in written.path}
    return tuple(lying.tile for lying in open.board[FREELY_LAID:] if lying.tile not in used)
