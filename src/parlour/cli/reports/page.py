"""A report as one page for the browser that needs nothing else: no script, no font, no other file."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files

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
from parlour.cli.reports.drawing import drawings
from parlour.cli.reports.figures import Figures
from parlour.texts.voice import Voice


def page(document: Document) -> str:
    return "\n".join(parts(document)) + "\n"


def parts(document: Document) -> Iterator[str]:
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    title, figures = escape(document.title), Figures(Voice(document.language))
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
            yield from written(block, figures)
        yield "</section>"
    yield "</main>\n</body>\n</html>"


def written(block: Block, figures: Figures) -> Iterator[str]:
    match block:
        case Prose(text):
            yield f"<p>{escape(text)}</p>"
        case Grid():
            yield from table(block)
        case Intervals() | Histogram():
            yield from figure(block, figures)
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


def figure(plot: Intervals | Histogram, figures: Figures) -> Iterator[str]:
    said = figures.percent if isinstance(plot, Intervals) and plot.percent else figures.number
    yield f"<figure><figcaption>{escape(plot.heading)}</figcaption>"
    yield f"{drawings(plot, said)}</figure>"


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
