"""Solitaire: collect the letters before a chain lies open, then find a chain or quit (MO-S1 to MO-S6)."""

from __future__ import annotations

from parlour.core.game import Illegal, Seat
from parlour.games.moerder.board import HIDDEN, Tile, tiles_with
from parlour.games.moerder.chains import has_open_chain, layout, open_chains
from parlour.games.moerder.events import QuitAnnounced
from parlour.games.moerder.options import Options
from parlour.games.moerder.state import Ending, Open


def ended_by_turning(agreed: Options, open: Open, seat: Seat) -> Ending | None:
    """What the tiles just turned decide, if they decide anything (MO-S3 to MO-S5, MO-A11)."""
    here = layout(open.board)
    chain = has_open_chain(here)
    if open.objective == 1:
        if chain:
            return Ending("chain_too_early")
        return None if open.hidden else Ending("last_tile_turned")
    if chain and agreed.solitaire_detect == "auto":
        return Ending("chain_found", winner=seat, chain=next(open_chains(here)), score=open.hidden)
    return None if chain or open.hidden else Ending("no_chain_at_all")


def may_quit(open: Open) -> bool:
    return open.objective == 2 and open.hidden > 0


def quit_game(open: Open, seat: Seat) -> tuple[tuple[Tile, ...], QuitAnnounced]:
    """The tiles that are due: all that lie face down (MO-S6)."""
    if not may_quit(open):
        raise Illegal("no_quitting")
    return tiles_with(open.board, HIDDEN), QuitAnnounced(seat, open.hidden)


def ended_by_quitting(open: Open, seat: Seat, noted: int) -> Ending:
    if has_open_chain(layout(open.board)):
        return Ending("chain_after_quitting")
    return Ending("no_chain_left", winner=seat, score=noted)
