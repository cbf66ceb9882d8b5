"""What a game brings to the terminal: a board in letters, and the sentences it needs. Nothing of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol

from rich.text import Text

from parlour.cli.boards import grandmastermind, letter, moerder, wordsearch
from parlour.core.game import Seat
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

    def awaited(self, game: Any, view: Any, names: Sequence[str], voice: Voice) -> str:
        """What the game waits for, said to whoever has this view."""
        ...

    def may_type(self, game: Any, view: Any, voice: Voice) -> Sequence[str]:
        """What this seat may type now, with examples."""
        ...

    def secret(self, view: Any) -> bool:
        """Does this view hold what the others at the same keyboard must not see?"""
        ...


BOARDS: Mapping[str, Board] = MappingProxyType(
    {"grandmastermind": grandmastermind, "moerder": moerder, "wordsearch": wordsearch, "letter": letter}
)
