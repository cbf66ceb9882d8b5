"""What a report consists of, whatever it is written as. All texts are in the reader's language already."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from parlour.arena.intervals import Estimate


class Prose(Struct, frozen=True):
    text: str


class Bar(Struct, frozen=True):
    """An estimate with its interval. `said` is the same in figures."""

    label: str
    value: Estimate
    said: str


class Intervals(Struct, frozen=True):
    """Estimates on one scale, `percent` or plain. `mark` is what to compare them with, such as the fair share."""

    heading: str
    bars: tuple[Bar, ...]
    mark: float | None = None
    percent: bool = False

    @property
    def said(self) -> str:
        return f"{self.heading}: " + "; ".join(f"{bar.label} {bar.said}" for bar in self.bars)


class Histogram(Struct, frozen=True):
    """How often each range of figures came, from `start` on and each `width` wide.

    `counted` is what the counts are of. `least` and `most` are the ends in figures, `said` is the whole in words.
    """

    heading: str
    counts: tuple[int, ...]
    start: float
    width: float
    counted: str
    least: str
    most: str
    said: str


class Grid(Struct, frozen=True):
    """A table. All columns but the first `words` are figures."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: int = 1


class Cell(Struct, frozen=True):
    """How one did against another: a share from 0 to 1, and the same in figures with its interval."""

    share: float
    said: str
    span: str


class Matrix(Struct, frozen=True):
    corner: str
    names: tuple[str, ...]
    cells: tuple[tuple[Cell | None, ...], ...]


class Attachment(Struct, frozen=True):
    """A file beside the report, folded away on the page."""

    title: str
    file: str
    text: str


Block: TypeAlias = Prose | Intervals | Histogram | Grid | Matrix | Attachment


class Section(Struct, frozen=True):
    title: str
    blocks: tuple[Block, ...]


class Figure(Struct, frozen=True):
    """One of the few numbers a reader should take away."""

    figure: str
    label: str


class Document(Struct, frozen=True):
    language: str
    game: str
    title: str
    lead: str
    figures: tuple[Figure, ...]
    sections: tuple[Section, ...]
