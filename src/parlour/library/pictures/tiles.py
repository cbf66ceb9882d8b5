"""Wooden tiles: a face with a letter, standing a little above the table."""

from __future__ import annotations

from parlour.library.pictures.drawing import Drawing, box, text


def tile(width: float, height: float, letter: str, *, mark: str | None = None) -> Drawing:
    """A tile with its letter, or none. `mark` is the colour of a frame around it."""
    low = min(max(1.0, min(width, height) * 0.07), 3)
    round = min(width, height) * 0.14
    size = min(width * 0.86 / max(len(letter), 1), height * 0.66)
    side = box(0.5, 0.5 + low, width - 1, height - 1 - low, "edge", round=round)
    face = box(0.5, 0.5, width - 1, height - 1 - low, "wood", mark, round=round, thick=2)
    printed = (
        text(width / 2, (height - low) / 2, letter, size, "letter", align="middle", font="serif") if letter else ""
    )
    return Drawing(width, height, side + face + printed)
