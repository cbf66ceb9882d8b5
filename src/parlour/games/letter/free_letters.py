"""Free Letters: a letter is released as a turn, or because one is owed (LE-8, LE-14, LE-16, LE-A12, LE-A18)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Luck, Seat
from parlour.core.luck import choice
from parlour.games.letter.actions import PickRelease
from parlour.games.letter.events import LetterReleased
from parlour.games.letter.pieces import Tile
from parlour.games.letter.state import Debt, NothingLaid, Open
from parlour.games.letter.table import held, without


def release(
    open: Open, seat: Seat, tile: Tile, *, penalty: bool = False, by_chance: bool = False
) -> tuple[Open, LetterReleased]:
    """The letter goes beside the board for anybody to use."""
    if tile not in open.hands[seat]:
        raise Illegal("not_in_hand")
    hands = held(open.hands, seat, without(open.hands[seat], tile))
    open = replace(open, hands=hands, free=tuple(sorted((*open.free, tile))))
    return open, LetterReleased(seat, tile, penalty, by_chance)


def pay(open: Open, seat: Seat, debt: Debt, tile: Tile, *, by_chance: bool = False) -> tuple[Open, LetterReleased]:
    """It is a penalty, unless it replaces a turn that ran out of time (LE-A18)."""
    return release(open, seat, tile, penalty=not isinstance(debt, NothingLaid), by_chance=by_chance)


def pick(open: Open, seat: Seat, luck: Luck) -> PickRelease:
    return PickRelease(choice(luck, open.hands[seat]))
