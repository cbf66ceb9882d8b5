"""When the house objects, and which chain it shows.

It objects whenever it sees a chain. After "I object" it has half a minute, so it finds a chain if there is one. It
shows the straightest that is not all open: an open one would be a present to the next player. The Expert prefers many
face-down tiles, which tell the others least. Where objecting with an open chain wins the game, all of them show that
(MO-A6).
"""

from __future__ import annotations

from itertools import islice

from parlour.bots.moerder.eye import EYES, MANY, seems_needed
from parlour.core.game import Luck
from parlour.games.moerder.board import HIDDEN
from parlour.games.moerder.chains import Chain, layout, open_chains, possible_chains
from parlour.games.moerder.rules import Moerder
from parlour.games.moerder.state import Open


def objects(game: Moerder, strength: str, open: Open, tile: int, luck: Luck) -> bool:
    here = layout(open.board, open.collected, counts=game.objection_counts)
    return seems_needed(EYES[strength], open, here, tile, luck)


def chain_to_show(game: Moerder, strength: str, open: Open, tile: int) -> Chain | None:
    """None if the objection was a mistake."""
    here = layout(open.board, open.collected, counts=game.objection_counts)
    if game.objector_wins:
        winning = next((chain for chain in open_chains(here) if tile in chain), None)
        if winning is not None:
            return winning
    chains = list(islice(possible_chains(here, tile), MANY))
    if strength == "expert":
        return max(chains, key=lambda chain: hidden_in(open, chain), default=None)
    return next((chain for chain in chains if hidden_in(open, chain)), chains[0] if chains else None)


def hidden_in(open: Open, chain: Chain) -> int:
    return sum(open.board[tile] == HIDDEN for tile in chain)
