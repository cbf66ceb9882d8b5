"""When the house drops out of the base game: as soon as "there is no chain" is the better bet (MO-B1)."""

from __future__ import annotations

from parlour.bots.moerder.imagining import no_chain
from parlour.core.game import Luck
from parlour.games.moerder.state import Open

TIMID = 0.7


def drops_out(strength: str, open: Open, luck: Luck) -> bool:
    """A player who waits has about an even share of finding the chain or dropping out first later, so better odds than
    that are enough. Weak bots imagine few layouts and want to be surer."""
    fair = 1 / len(open.hands)
    return no_chain(strength, open, luck) > (fair if strength in ("strong", "expert") else TIMID)
