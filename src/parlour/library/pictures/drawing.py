"""Drawings: marks of SVG with a size, so that they can be put beside and below each other."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, Literal

from msgspec import Struct

from parlour.library.pictures.palette import filled, lined, style

MARGIN: Final = 16
WIDE: Final = 0.52
"""How wide a letter is on average, by the size of its font."""
CAPITAL: Final = 0.355
"""How far below its middle a capital stands, by the size of its font."""
LINE: Final = 1.5

Align = Literal["start", "middle", "end"]


class Drawing(Struct, frozen=True):
    """Marks between (0, 0) and (width, height)."""

    width: float
    height: float
    marks: str


NOTHING: Final = Drawing(0, 0, "")


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def shape(tag: str, fill: str | None, stroke: str | None, thick: float, **attributes: float | str) -> str:
    """One element without a content, filled or outlined or both."""
    names = [filled(fill)] if fill else []
    names += [lined(stroke)] if stroke else []
    said = "".join(
        f' {name}="{value if isinstance(value, str) else number(value)}"' for name, value in attributes.items()
    )
    said += f' stroke-width="{number(thick)}"' if stroke else ""
    said += "" if fill else ' fill="none"'
    return f'<{tag} class="{" ".join(names)}"{said}/>'


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str | None = None,
    stroke: str | None = None,
    *,
    round: float = 0,
    thick: float = LINE,
) -> str:
    rounded = {"rx": round} if round else {}
    return shape("rect", fill, stroke, thick, x=x, y=y, width=width, height=height, **rounded)


def disc(
    x: float, y: float, radius: float, fill: str | None = None, stroke: str | None = None, thick: float = LINE
) -> str:
    return shape("circle", fill, stroke, thick, cx=x, cy=y, r=radius)


def path(way: str, fill: str | None = None, stroke: str | None = None, thick: float = LINE, **more: str) -> str:
    """An outline in the letters of SVG. Its ends and bends are round."""
    return shape("path", fill, stroke, thick, d=way, **more)


def text(
    x: float,
    y: float,
    said: str,
    size: float,
    fill: str = "ink",
    *,
    align: Align = "start",
    font: Literal["plain", "bold", "serif"] = "plain",
) -> str:
    """A line of text whose capitals have their middle at y."""
    names = filled(fill) if font == "plain" else f"{font} {filled(fill)}"
    anchor = "" if align == "start" else f' text-anchor="{align}"'
    where = f'x="{number(x)}" y="{number(y + size * CAPITAL)}" font-size="{number(size)}"'
    return f'<text class="{names}" {where}{anchor}>{escape(said)}</text>'


def words(said: str, size: float = 13, fill: str = "ink") -> Drawing:
    """A line of text as a drawing, about as wide as it will be."""
    return Drawing(len(said) * size * WIDE, size * 1.4, text(0, size * 0.7, said, size, fill))


def moved(drawing: Drawing, x: float, y: float) -> str:
    if not drawing.marks:
        return ""
    return f'<g transform="translate({number(x)} {number(y)})">{drawing.marks}</g>'


def beside(drawings: Sequence[Drawing], gap: float = 8, *, top: bool = False) -> Drawing:
    """From left to right, each in the middle of the line or at its top."""
    shown = [drawing for drawing in drawings if drawing.width]
    height = max((drawing.height for drawing in shown), default=0)
    x, marks = 0.0, ""
    for drawing in shown:
        marks += moved(drawing, x, 0 if top else (height - drawing.height) / 2)
        x += drawing.width + gap
    return Drawing(max(x - gap, 0), height, marks)


def below(drawings: Sequence[Drawing], gap: float = 8) -> Drawing:
    """From the top down, each at the left."""
    shown = [drawing for drawing in drawings if drawing.height]
    y, marks = 0.0, ""
    for drawing in shown:
        marks += moved(drawing, 0, y)
        y += drawing.height + gap
    return Drawing(max((drawing.width for drawing in shown), default=0), max(y - gap, 0), marks)


def page(title: str, drawing: Drawing) -> str:
    """A whole file, on paper of its own so that it can be read on any page."""
    width, height = number(drawing.width + 2 * MARGIN), number(drawing.height + 2 * MARGIN)
    paper = box(0.5, 0.5, float(width) - 1, float(height) - 1, "paper", "rule", round=10, thick=1)
    marks = paper + moved(drawing, MARGIN, MARGIN)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="parlour" role="img" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}"><title>{escape(title)}</title><style>{style(marks)}</style>{marks}</svg>'
    )
