"""What a notebook or a terminal shows of a game: a board in letters and, where one is drawn, as an SVG."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Picture(Struct, frozen=True):
    """A board to look at, which holds only what its viewer may know.

    `svg` is a file of its own, with a light and a dark theme. It is None for a game that has only a board in letters.
    """

    text: str
    svg: str | None = None

    def __repr__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        """What a notebook shows."""
        plain = {"text/plain": self.text}
        return plain if self.svg is None else plain | {"image/svg+xml": self.svg}
