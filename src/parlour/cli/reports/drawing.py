"""Plots, drawn by matplotlib as SVG for a page that gives them its colours and its fonts."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from parlour.cli.reports.document import Histogram, Intervals
from parlour.core.missing import needs

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, SOFT, LINE, ACCENT, SHEET = "#010101", "#020202", "#030303", "#040404", "#050505"
"""Colours that only stand for those of the page."""
FONT: Final = "DejaVu Sans"
"""It comes with matplotlib, so every machine sets the same. It is wider than the page's own, so nothing collides."""
OF_THE_PAGE: Final = {
    INK: "var(--ink)",
    SOFT: "var(--soft)",
    LINE: "var(--line)",
    ACCENT: "var(--accent)",
    SHEET: "var(--sheet)",
    f"'{FONT}'": "var(--sans)",
}
STYLE: Final[dict[str, Any]] = {
    "axes.axisbelow": True,
    "axes.edgecolor": SOFT,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.constrained_layout.h_pad": 0.02,
    "figure.constrained_layout.w_pad": 0.02,
    "font.family": FONT,
    "font.size": 15,
    "grid.color": LINE,
    "grid.linewidth": 1,
    "svg.fonttype": "none",
    "text.color": INK,
    "xtick.color": SOFT,
    "xtick.labelsize": 13,
    "xtick.major.size": 0,
    "ytick.color": SOFT,
    "ytick.labelsize": 13,
    "ytick.major.size": 0,
}
UNITS: Final = 72
"""Of an SVG by matplotlib, to the inch."""
SCALE: Final = 34
"""The height of a scale and its figures."""
LETTERS: Final = 32
"""How many fit above a line on narrow paper."""


class Paper(NamedTuple):
    """What to draw on, and about how many ticks a scale has there."""

    name: str
    width: int
    ticks: int


BROAD: Final = Paper("broad", 820, 7)
NARROW: Final = Paper("narrow", 320, 4)
PAPERS: Final = (BROAD, NARROW)
"""Nobody can read a broad plot made small, so each plot is drawn for both, and the page shows one."""
Said = Callable[[float], str]


def drawings(plot: Intervals | Histogram, said: Said) -> str:
    """The plot on every paper. `said` is a figure in the reader's language."""
    return "\n".join(drawn(plot, paper, said) for paper in PAPERS)


def drawn(plot: Intervals | Histogram, paper: Paper, said: Said) -> str:
    with needs("study"):
        from matplotlib import style
        from matplotlib.figure import Figure
    with style.context({**STYLE, "svg.hashsalt": f"{plot.heading} {paper.name}"}, after_reset=True):
        figure = Figure(layout="constrained")
        axes = figure.add_subplot()
        match plot:
            case Intervals():
                height = draw_intervals(axes, plot, paper, said)
            case Histogram():
                height = draw_histogram(axes, plot, paper, said)
        figure.set_size_inches(paper.width / UNITS, height / UNITS)
        text = StringIO()
        nobody = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        figure.savefig(text, format="svg", transparent=True, metadata=nobody)
    return inlined(text.getvalue(), paper, plot.said)


def draw_intervals(axes: Axes, plot: Intervals, paper: Paper, said: Said) -> int:
    """A dot for each estimate on a line for its interval. Returns the height."""
    rows = range(len(plot.bars))
    low, mean, high = ([getattr(bar.value, end) for bar in plot.bars] for end in ("low", "mean", "high"))
    axes.hlines(rows, low, high, color=ACCENT, alpha=0.45, linewidth=6, capstyle="round", clip_on=False)
    axes.plot(mean, rows, "o", color=ACCENT, markersize=12, markeredgecolor=SHEET, markeredgewidth=2, clip_on=False)
    if plot.mark is not None:
        axes.axvline(plot.mark, color=SOFT, linestyle=(0, (4, 3)), linewidth=1.6, zorder=1, clip_on=False)
    axes.grid(axis="x", clip_on=False)
    axes.spines.bottom.set_visible(False)
    scaled(axes.xaxis, paper.ticks, said)
    words = words_beside if paper is BROAD else words_above
    return words(axes, plot) + SCALE


def words_beside(axes: Axes, plot: Intervals) -> int:
    rows = range(len(plot.bars))
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_yticks(rows, [bar.label for bar in plot.bars], color=INK, fontsize=15, weight="bold")
    right = axes.secondary_yaxis("right")
    right.set_yticks(rows, [bar.said for bar in plot.bars], fontsize=15)
    right.spines.right.set_visible(False)
    return len(rows) * 36


def words_above(axes: Axes, plot: Intervals) -> int:
    """Label and figures in one line, or in two if that is too long. No line of the grid runs through them."""
    lines = 2 if any(len(bar.label) + len(bar.said) > LETTERS for bar in plot.bars) else 1
    row = 28 + 20 * lines
    axes.set_ylim(len(plot.bars) - 1 + 14 / row, 14 / row - 1)
    axes.set_yticks([])
    across = axes.get_yaxis_transform()
    patch = {"facecolor": SHEET, "edgecolor": "none", "pad": 1}
    for place, bar in enumerate(plot.bars):
        at = place - 14 / row
        axes.text(0, at - 20 * (lines - 1) / row, bar.label, weight="bold", bbox=patch, transform=across)
        x, end = (1, "right") if lines == 1 else (0, "left")
        axes.text(x, at, bar.said, ha=end, color=SOFT, bbox=patch, transform=across)
    return len(plot.bars) * row


def draw_histogram(axes: Axes, plot: Histogram, paper: Paper, said: Said) -> int:
    lefts = [plot.start + place * plot.width for place in range(len(plot.counts))]
    axes.bar(lefts, plot.counts, plot.width, align="edge", color=ACCENT, edgecolor=SHEET, linewidth=1, clip_on=False)
    axes.grid(axis="y", clip_on=False)
    axes.margins(x=0.01)
    axes.set_title(plot.counted, loc="left", color=SOFT, fontsize=13)
    scaled(axes.xaxis, paper.ticks, said)
    scaled(axes.yaxis, 4, said)
    return 210


def scaled(axis: Any, ticks: int, said: Said) -> None:
    """Few round figures, as the reader's language writes them."""
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    axis.set_major_locator(MaxNLocator(ticks, steps=[1, 2, 5, 10]))
    axis.set_major_formatter(FuncFormatter(lambda figure, _: said(round(figure, 10))))


def inlined(svg: str, paper: Paper, alternative: str) -> str:
    """As an element of the page: with its colours and fonts, words for whoever cannot see it, and no name twice."""
    body = svg[svg.index("</defs>") + len("</defs>") :].strip()
    used = set(re.findall(r'href="#([^"]+)"', body))
    body = re.sub(r' id="([^"]+)"', lambda named: named[0] if named[1] in used else "", body)
    for placeholder, value in OF_THE_PAGE.items():
        body = body.replace(placeholder, value)
    box = re.search(r'viewBox="[^"]+"', svg)
    assert box is not None
    return f'<svg class="{paper.name}" {box[0]} role="img" aria-label="{escape(alternative)}">\n{body}'
