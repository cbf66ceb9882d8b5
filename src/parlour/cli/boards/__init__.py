"""What a game brings to the terminal: a board in letters, and the sentences it needs. Nothing of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from rich.text import Text

from parlour.cli.boards.plain import PlainBoard
from parlour.cli.phrasebook import Phrases
from parlour.core.extras import extra
from parlour.core.game import Seat
from parlour.core.listing import Listing
from parlour.texts.voice import Voice


class Board(Protocol):
    """The terminal's side of a game, as `web/src/games/<game>` is the browser's. Names are by seat."""

    def draw(self, game: Any, view: Any, voice: Voice) -> Text:
        """The board as this view shows it, readable without colours."""
        ...

    def standing(self, game: Any, view: Any, seat: Seat, voice: Voice) -> str:
        """A few words on a seat: its role, its points."""
        ...

    def tell(self, game: Any, event: Any, names: Sequence[str], voice: Voice) -> str:
        """What happened, in a sentence."""
        ...

    def awaited(self, game: Any, view: Any, offer: Any, names: Sequence[str], voice: Voice) -> str:
        """What the game waits for, said to the seat that has this view and this offer."""
        ...

    def accepts(self, game: Any, view: Any, offer: Any) -> Mapping[str, Sequence[str]]:
        """What may be typed now: for each kind of act one line of the notation, or a few. All of them can be typed."""
        ...

    def legend(self, game: Any, view: Any, voice: Voice) -> Sequence[str]:
        """How to read the board, and the signs one types."""
        ...

    def phrases(self) -> Phrases:
        """The words of its notation."""
        ...

    def goal(self, game: Any, voice: Voice) -> str:
        """What solitaire is about. Empty if the game takes more than one player."""
        ...

    def closing(self, game: Any, view: Any, voice: Voice) -> Sequence[str]:
        """What there is to tell once the game is over, beside its result."""
        ...

    def secret(self, view: Any) -> bool:
        """Does this view hold what the others at the same keyboard must not see?"""
        ...


def board_of(listing: Listing) -> Board:
    """The board drawn for this game, else a plain one."""
    drawn = extra("parlour.cli.boards", listing.name)
    return PlainBoard(listing) if drawn is None else cast(Board, drawn)
