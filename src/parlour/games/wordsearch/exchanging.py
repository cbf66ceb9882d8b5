"""Instead of calling a word, a seat exchanges its own tile for one from the pile (WS-9, WS-A10)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Seat
from parlour.games.wordsearch.events import TileExchanged
from parlour.games.wordsearch.pile import taken
from parlour.games.wordsearch.state import Open
from parlour.kit.row import changed


def may_exchange(open: Open, seat: Seat) -> bool:
    return bool(open.hands[seat] and open.pile)


def check_exchange(open: Open, seat: Seat) -> None:
    """Raises Illegal where nothing can be exchanged."""
    if not open.hands[seat]:
        raise Illegal("no_own_tile")
    if not open.pile:
        raise Illegal("pile_empty")


def exchange(open: Open, seat: Seat, letters: str) -> tuple[Open, TileExchanged]:
    """The new tile is drawn before the old one goes back."""
    gave = open.hands[seat]
    pile = tuple(sorted((*taken(open.pile, (letters,)), gave)))
    return replace(open, hands=changed(open.hands, seat, letters), pile=pile), TileExchanged(seat, gave, letters)
