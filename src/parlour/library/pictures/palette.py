"""The colours of the pictures by day and by night. A shape names its colour, and a page explains those it uses."""

from __future__ import annotations

import re
from typing import Final

LIGHT_AND_DARK: Final[dict[str, tuple[str, str]]] = {
    "paper": ("#f5efe4", "#1a1815"),
    "sheet": ("#fffcf6", "#25221e"),
    "ink": ("#241f19", "#f3ecdf"),
    "soft": ("#675d50", "#b5a996"),
    "rule": ("#ddd1bd", "#3c362e"),
    "grid": ("#f3e6cb", "#2e2a24"),
    "wood": ("#dcb583", "#a8763f"),
    "edge": ("#b1834d", "#6d4821"),
    "letter": ("#3b2512", "#fff4e2"),
    "board": ("#8a5f34", "#5a3c1f"),
    "pit": ("#6b4724", "#432b14"),
    "chalk": ("#fdf1dc", "#f3e4cb"),
    "felt": ("#3d5a4f", "#22362f"),
    "deep": ("#31493f", "#192822"),
    "cloth": ("#5b3a57", "#38233a"),
    "shade": ("#482c45", "#2a1a2c"),
    "cobalt": ("#2c55c9", "#8eaaff"),
    "crimson": ("#ad2138", "#ff8b97"),
    "teal": ("#0c6f68", "#62cfc4"),
    "amber": ("#a8560a", "#f2b056"),
    "plum": ("#762a6b", "#e39bd6"),
    "accented": ("#fffaf0", "#17130d"),
}
SAME: Final = {
    "boxwood": "#ecd0a0",
    "boxwood-edge": "#a97a40",
    "red": "#c22f47",
    "yellow": "#e3ad23",
    "green": "#2b8556",
    "violet": "#7340b0",
    "orange": "#dd6a24",
    "dark": "#47240a",
    "black": "#1d1a17",
    "white": "#fffaf0",
    "blue": "#2f66d6",
    "gold": "#f3d27c",
    "card": "#fbf5e8",
    "card-ink": "#2a2019",
    "case-red": "#8f1f2f",
    "case-blue": "#1d4d86",
    "case-green": "#1c6142",
    "case-plum": "#5c2354",
    "shield": "#27469f",
}
"""What looks alike in any light: lacquer, pegs and cards."""

BASE: Final = (
    '.parlour text{font-family:"Source Sans 3",system-ui,"Segoe UI",Helvetica,Arial,sans-serif}'
    ".parlour .serif{font-family:Fraunces,Georgia,serif;font-weight:600}"
    ".parlour .bold{font-weight:600}"
    ".parlour path{stroke-linecap:round;stroke-linejoin:round}"
)
_NAMED = re.compile(r'class="([^"]+)"')


def filled(colour: str) -> str:
    """The class of what is filled with this colour."""
    assert colour in LIGHT_AND_DARK or colour in SAME, colour
    return f"of-{colour}"


def lined(colour: str) -> str:
    """The class of what is outlined in this colour."""
    assert colour in LIGHT_AND_DARK or colour in SAME, colour
    return f"by-{colour}"


def style(marks: str) -> str:
    """The style sheet for the classes that these marks use. Pictures on one page cannot disturb each other or it."""
    used = sorted({name for names in _NAMED.findall(marks) for name in names.split()})
    day, night = "", ""
    for name in used:
        way, _, colour = name.partition("-")
        what = {"of": "fill", "by": "stroke"}.get(way)
        if what is None:
            continue
        light, dark = LIGHT_AND_DARK.get(colour) or (SAME[colour], SAME[colour])
        day += f".parlour .{name}{{{what}:{light}}}"
        night += f".parlour .{name}{{{what}:{dark}}}" if dark != light else ""
    return f"{BASE}{day}@media (prefers-color-scheme:dark){{{night}}}"
