"""A report as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

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

STEPS = "▁▂▃▄▅▆▇█"


def markdown(document: Document) -> str:
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines(document))).rstrip() + "\n"


def lines(document: Document) -> Iterator[str]:
    yield from (f"# {document.title}", "", document.lead, "")
    yield from (f"- **{figure.figure}** {figure.label}" for figure in document.figures)
    for section in document.sections:
        yield from ("", f"## {section.title}", "")
        for block in section.blocks:
            yield from written(block)
            yield ""


def written(block: Block) -> Iterator[str]:
    match block:
        case Prose(text):
            yield text
        case Grid(headings, rows, words):
            yield from table(headings, rows, words)
        case Intervals(heading, bars):
            yield from table((heading, ""), [(bar.label, bar.said) for bar in bars], 1)
        case Histogram(heading, counts, least=least, most=most):
            highest = max(counts)
            drawn = "".join(STEPS[round(count / highest * (len(STEPS) - 1))] for count in counts)
            yield f"{heading}: {least} `{drawn}` {most}"
        case Matrix(corner, names, cells):
            beside = [
                (name, *("" if cell is None else f"{cell.said} ({cell.span})" for cell in row))
                for name, row in zip(names, cells, strict=True)
            ]
            yield from table((corner, *names), beside, 1)
        case Attachment(title, file):
            yield f"- [{title}]({file})"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], words: int) -> Iterator[str]:
    yield row(headings)
    yield "|" + "|".join("---" if place < words else "--:" for place in range(len(headings))) + "|"
    yield from map(row, rows)


def row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
