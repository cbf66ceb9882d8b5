"""When the house drops out of the base game: once it is more likely than not that there is no chain (MO-B1)."""

from __future__ import annotations

from parlour.bots.moerder.imagining import no_chain
from parlour.games.moerder.state import Open

LEAST = 0.5


def drops_out(strength: str, open: Open) -> bool:
    return no_chain(strength, open) > LEAST
