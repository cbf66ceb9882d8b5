"""Sittings to look at: the terminal's board as plain text, and the picture of the game where somebody has drawn it."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING, Any

from parlour.core.game import AnyGame, Seat
from parlour.core.listing import listing_of
from parlour.core.picture import Picture
from parlour.core.sitting import AnySitting, Eyes

if TYPE_CHECKING:
    from parlour.texts.voice import Voice

WIDTH = 100


class Boards:
    """Draws what these eyes see, and nothing else. The boards are loaded with the first picture."""

    def draw(self, sitting: AnySitting, eyes: Eyes) -> Picture:
        from parlour.library.pictures import art_of
        from parlour.library.pictures.drawing import page
        from parlour.texts.voice import Voice

        game, view, voice = sitting.game, sitting.view(eyes), Voice("en")
        listing = listing_of(type(game))
        text = in_letters(game, sitting.seats, view, voice)
        art = art_of(listing)
        if art is None:
            return Picture(text)
        return Picture(text, page(voice.title(listing.name), art.draw(game, view, sitting.turn, voice)))


def in_letters(game: AnyGame, seats: int, view: Any, voice: Voice) -> str:
    """How the seats stand, and the board."""
    from rich.console import Console

    from parlour.cli.boards import board_of

    board = board_of(listing_of(type(game)))
    page = Console(file=StringIO(), record=True, width=WIDTH, highlight=False, color_system=None)
    for seat in range(seats):
        page.print(f"{seat}  {board.standing(game, view, Seat(seat), voice)}".rstrip(), markup=False)
    page.print()
    page.print(board.draw(game, view, voice))
    return page.export_text().rstrip()
