"""Sittings to look at: the boards of the terminal, as plain text and in a notebook's colours."""

from __future__ import annotations

from io import StringIO

from parlour.core.game import Seat
from parlour.core.listing import listing_of
from parlour.core.sitting import AnySitting

WIDTH = 100
PAGE = '<pre style="line-height:1.25;font-family:ui-monospace,Menlo,Consolas,monospace">{code}</pre>'


class Boards:
    """Whoever holds a sitting holds its secrets, so the board is drawn for eyes that see everything."""

    def text(self, sitting: AnySitting) -> str:
        return drawn(sitting, html=False)

    def html(self, sitting: AnySitting) -> str:
        return drawn(sitting, html=True)


def drawn(sitting: AnySitting, *, html: bool) -> str:
    """How the seats stand, and the board. The terminal's own code is loaded with the first picture."""
    from rich.console import Console

    from parlour.cli.boards import board_of
    from parlour.texts.voice import Voice

    game, view, voice = sitting.game, sitting.view("all"), Voice("en")
    board = board_of(listing_of(type(game)))
    page = Console(file=StringIO(), record=True, width=WIDTH, highlight=False, color_system="truecolor")
    for seat in range(sitting.seats):
        standing = board.standing(game, view, Seat(seat), voice)
        page.print(f"{seat}  {standing}".rstrip(), markup=False)
    page.print()
    page.print(board.draw(game, view, voice))
    if html:
        return page.export_html(inline_styles=True, code_format=PAGE)
    return page.export_text().rstrip()
