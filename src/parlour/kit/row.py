"""A row: one thing for each seat or place, in order."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def changed(row: tuple[T, ...], at: int, thing: T) -> tuple[T, ...]:
    """The row with this thing in place of the one that was there."""
    return (*row[:at], thing, *row[at + 1 :])
