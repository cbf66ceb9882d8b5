"""The end of a game of GRAND MASTER MIND in figures."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from parlour.core.game import Result, Seat
from parlour.games.grandmastermind.events import CodeHidden, CodeShown, RowAnswered
from parlour.games.grandmastermind.options import Options
from parlour.games.grandmastermind.pegs import SOLVED, Pegs
from parlour.review.ending.figure import Figure, Story, figure


class Broken(Struct, frozen=True):
    """One code and the rows laid against it. `ply`: when the shield opened."""

    ply: int
    decoder: Seat
    solved: bool
    rows: tuple[tuple[int, Pegs], ...]


def figures(_: Options, story: Story, result: Result, seat: Seat) -> Iterator[Figure]:
    """The seat's own codes first. Whoever only hid codes is told about the other's."""
    codes = broken(story)
    for decoder in (seat, Seat(1 - seat)):
        if theirs := [code for code in codes if code.decoder == decoder]:
            yield from of(decoder, theirs)
    for code in sorted(codes, key=lambda code: code.decoder != seat)[:1]:
        yield from on_the_way(code)


def broken(story: Story) -> list[Broken]:
    codes: list[Broken] = []
    decoder, rows = Seat(0), list[tuple[int, Pegs]]()
    for ply, event in story:
        match event:
            case CodeHidden(seat=challenger):
                decoder, rows = Seat(1 - challenger), []
            case RowAnswered(pegs=pegs):
                rows.append((ply, pegs))
            case CodeShown(solved=solved):
                codes.append(Broken(ply, decoder, solved, tuple(rows)))
    return codes


def of(decoder: Seat, codes: list[Broken]) -> Iterator[Figure]:
    if len(codes) == 1:
        code = codes[0]
        yield figure("rows", code.ply, seat=decoder, rows=len(code.rows), solved=code.solved)
        return
    solved = [code for code in codes if code.solved]
    yield figure("codes", seat=decoder, solved=len(solved), codes=len(codes))
    if solved:
        best = min(solved, key=lambda code: len(code.rows))
        yield figure("best_code", best.ply, seat=decoder, rows=len(best.rows))


def on_the_way(code: Broken) -> Iterator[Figure]:
    """The first row with four pegs, and the closest one that was not yet right."""
    rows = [(number, ply, pegs) for number, (ply, pegs) in enumerate(code.rows, 1) if pegs != SOLVED]
    full = [row for row in rows if row[2].black + row[2].white + row[2].blue == 4]
    if full:
        number, ply, _ = full[0]
        yield figure("first_full_row", ply, seat=code.decoder, number=number)
    if rows:
        number, ply, pegs = max(rows, key=lambda row: (row[2], -row[0]))
        if pegs.black > 1:
            yield figure("closest_row", ply, seat=code.decoder, number=number, black=pegs.black)
