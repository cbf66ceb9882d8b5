"""When the house drops out of the base game: as soon as "there is no chain" is the better bet (MO-B1)."""

from __future__ import annotations

from parlour.bots.moerder.imagining import no_chain_in
from parlour.bots.moerder.loner import IMAGINES
from parlour.core.game import Luck
from parlour.games.moerder.state import Open


def drops_out(strength: str, open: Open, luck: Luck) -> bool:
    """Who stays wins a chain about as often as any other; the weak, who imagine little, want to be surer."""
    bet = 1 / (len(open.hands) + 1)
    least = bet if strength in ("strong", "expert") else 0.7
    return no_chain_in(open.board, open.collected, luck, IMAGINES[strength]) > least
