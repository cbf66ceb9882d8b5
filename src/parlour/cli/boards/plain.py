"""The terminal board of a game that brings none of its own: its view, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final

import msgspec
from rich.text import Text

from parlour.cli.phrasebook import Phrases
from parlour.core.game import AnyGame, Event, Seat
from parlour.core.listing import Listing
from parlour.texts.voice import Voice

MOST_EXAMPLES: Final = 8


class PlainBoard:
    """Needs nothing but the listing: the view as it is, and what the game's notation writes."""

    def __init__(self, listing: Listing) -> None:
        self._notation = listing.notation

    def draw(self, game: AnyGame, view: Any, voice: Voice) -> Text:
        return Text("\n".join(lines(msgspec.to_builtins(view))))

    def standing(self, game: AnyGame, view: Any, seat: Seat, voice: Voice) -> str:
        return voice.say("terminal-plain-seat", seat=seat)

    def tell(self, game: AnyGame, event: Event, names: Sequence[str], voice: Voice) -> str:
        return self._notation.tell(event)

    def awaited(self, game: AnyGame, view: Any, offer: Any, names: Sequence[str], voice: Voice) -> str:
        return voice.say("terminal-plain-awaited")

    def accepts(self, game: AnyGame, view: Any, offer: Any) -> Mapping[str, Sequence[str]]:
        lines = map(self._notation.write, islice(game.legal(view), MOST_EXAMPLES))
        return {str(number): (line,) for number, line in enumerate(lines)}

    def legend(self, game: AnyGame, view: Any, voice: Voice) -> Sequence[str]:
        return ()

    def phrases(self) -> Phrases:
        return Phrases()

    def goal(self, game: AnyGame, voice: Voice) -> str:
        return ""

    def closing(self, game: AnyGame, view: Any, voice: Voice) -> Sequence[str]:
        return ()

    def secret(self, view: Any) -> bool:
        """Any view might hold a secret, so the curtain is always drawn."""
        return True


def lines(value: Any, depth: int = 0) -> Iterator[str]:
    """A structure as indented lines; what fits on one line stays there."""
    margin = "  " * depth
    for name, part in value.items():
        if isinstance(part, dict):
            yield f"{margin}{name}"
            yield from lines(part, depth + 1)
        else:
            yield f"{margin}{name}: {plain(part)}"


def plain(part: Any) -> str:
    match part:
        case None | "":
            return "–"
        case list() | tuple():
            return ", ".join(map(plain, part)) or "–"
        case dict():
            return " ".join(f"{name} {plain(inner)}" for name, inner in part.items())
        case _:
            return str(part)
