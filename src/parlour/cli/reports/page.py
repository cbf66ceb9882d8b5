"""A report as one page for the browser that needs nothing else: no script, no font, no other file."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from math import ceil, floor, log10

from parlour.cli.reports.document import (
    Attachment,
    Block,
    Document,
    Grid,
    Histogram,
    Intervals,
    Matrix,
    Prose,
)


def page(document: Document) -> str:
    return "\n".join(parts(document)) + "\n"


def parts(document: Document) -> Iterator[str]:
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    title = escape(document.title)
    yield f'<!doctype html>\n<html lang="{document.language}" data-game="{escape(document.game)}">\n<head>'
    yield '<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield '<meta name="color-scheme" content="light dark">'
    yield f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>"
    yield f"<header>\n<h1>{title}</h1>\n<p>{escape(document.lead)}</p>\n</header>"
    if document.figures:
        shown = (f"<div><dt>{escape(one.label)}</dt><dd>{escape(one.figure)}</dd></div>" for one in document.figures)
        yield f'<dl class="figures">{"".join(shown)}</dl>'
    for section in document.sections:
        yield f"<section>\n<h2>{escape(section.title)}</h2>"
        for block in section.blocks:
            yield from written(block)
        yield "</section>"
    yield "</main>\n</body>\n</html>"


def written(block: Block) -> Iterator[str]:
    match block:
        case Prose(text):
            yield f"<p>{escape(text)}</p>"
        case Grid():
            yield from table(block)
        case Intervals():
            yield from plot(block)
        case Histogram():
            yield from columns(block)
        case Matrix():
            yield from matrix(block)
        case Attachment(title, file, text):
            yield f"<details><summary>{escape(title)}</summary>"
            yield f"<p><a href={quoted(file)}>{escape(file)}</a></p><pre>{escape(text)}</pre></details>"


def table(grid: Grid) -> Iterator[str]:
    head = "".join(f"<th{of_words(place, grid)}>{escape(text)}</th>" for place, text in enumerate(grid.headings))
    shown = f"<thead><tr>{head}</tr></thead>" if any(grid.headings) else ""
    yield f'<div class="wide"><table>{shown}\n<tbody>'
    for row in grid.rows:
        cells = (f"<td{of_words(place, grid)}>{escape(text)}</td>" for place, text in enumerate(row))
        yield f"<tr>{''.join(cells)}</tr>"
    yield "</tbody></table></div>"


def of_words(place: int, grid: Grid) -> str:
    return ' class="words"' if place < grid.words else ""


def plot(intervals: Intervals) -> Iterator[str]:
    """A dot for each estimate on a line for its interval, with a scale below."""
    marks = [] if intervals.mark is None else [intervals.mark]
    low = min([*marks, *(bar.value.low for bar in intervals.bars)])
    high = max([*marks, *(bar.value.high for bar in intervals.bars)])
    ticks = scale(low, high)
    start, width = ticks[0], ticks[-1] - ticks[0]

    def at(figure: float) -> str:
        return f"{(figure - start) / width * 100:.2f}%"

    yield f'<figure class="plot"><figcaption>{escape(intervals.heading)}</figcaption>'
    grid = "".join(f'<i class="tick" style="left:{at(tick)}"></i>' for tick in ticks)
    if intervals.mark is not None:
        grid += f'<i class="mark" style="left:{at(intervals.mark)}"></i>'
    for bar in intervals.bars:
        value = bar.value
        span = f'<i class="span" style="left:{at(value.low)};right:calc(100% - {at(value.high)})"></i>'
        dot = f'<i class="dot" style="left:{at(value.mean)}"></i>'
        yield f'<div class="bar"><b>{escape(bar.label)}</b>'
        yield f'<div class="track" aria-hidden="true">{grid}{span}{dot}</div><span>{escape(bar.said)}</span></div>'
    labels = "".join(f'<i style="left:{at(tick)}">{plain(tick)}</i>' for tick in ticks)
    yield f'<div class="bar scale" aria-hidden="true"><b></b><div>{labels}</div><span></span></div></figure>'


def scale(low: float, high: float) -> list[float]:
    """Four to eight round figures from below `low` to above `high`."""
    width = max(high - low, 1e-9)
    step = 10.0 ** floor(log10(width / 4))
    step *= next(factor for factor in (1, 2, 5, 10) if width / (step * factor) <= 6)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(place * step, 10) for place in range(first, max(last, first + 1) + 1)]


def plain(figure: float) -> str:
    return f"{figure:g}".replace("-", "\u2212")


def columns(histogram: Histogram) -> Iterator[str]:
    most = max(histogram.counts)
    bars = "".join(f'<i style="height:{count / most * 100:.1f}%" title="{count}"></i>' for count in histogram.counts)
    yield f'<figure class="histogram"><figcaption>{escape(histogram.heading)}</figcaption>'
    yield f'<div class="columns" aria-hidden="true">{bars}</div>'
    ends = f"<span>{escape(histogram.first)}</span><span>{escape(histogram.last)}</span>"
    yield f'<div class="ends">{ends}</div></figure>'


def matrix(block: Matrix) -> Iterator[str]:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in block.names)
    yield '<div class="wide"><table class="matrix">'
    yield f'<thead><tr><th class="words">{escape(block.corner)}</th>{head}</tr></thead>\n<tbody>'
    for name, row in zip(block.names, block.cells, strict=True):
        yield f'<tr><th scope="row" class="words">{escape(name)}</th>'
        for cell in row:
            if cell is None:
                yield '<td class="none"></td>'
            else:
                kind = "ahead" if cell.share > 0.5 else "behind"
                strength = round(abs(cell.share - 0.5) * 100)
                said = f"<b>{escape(cell.said)}</b><small>{escape(cell.span)}</small>"
                yield f'<td class="{kind}" style="--by:{strength}%">{said}</td>'
        yield "</tr>"
    yield "</tbody></table></div>"


def quoted(text: str) -> str:
    return f'"{escape(text)}"'
