"""The chain: the seat on turn shows the word among the open tiles and wins (MO-7, MO-8)."""

from __future__ import annotations

from parlour.core.game import Illegal, Seat
from parlour.games.moerder.board import PLACES
from parlour.games.moerder.chains import Chain, flaw
from parlour.games.moerder.events import ChainFound, ClaimFailed
from parlour.games.moerder.options import Options
from parlour.games.moerder.state import Open


def may_claim(agreed: Options, open: Open) -> bool:
    """In solitaire, only after collecting the letters, and only if the player has to spot the chain (MO-S4, MO-A11)."""
    return open.objective is None or (open.objective == 2 and agreed.solitaire_detect == "player_claims")


def why_not_claimed(agreed: Options, open: Open, chain: Chain) -> Illegal | None:
    """A wrong claim is refused, unless it was agreed that it ends the turn (MO-A5, MO-A8)."""
    if not may_claim(agreed, open):
        return Illegal("nothing_to_claim")
    if not all(tile in PLACES for tile in chain):
        return Illegal("no_such_tile")
    wrong = flaw(open.board, open.collected, chain, hidden=False)
    return None if wrong is None or agreed.wrong_claim == "ends_turn" else Illegal(wrong.code, **wrong.facts)


def claim(agreed: Options, open: Open, seat: Seat, chain: Chain) -> ChainFound | ClaimFailed:
    refused = why_not_claimed(agreed, open, chain)
    if refused is not None:
        raise refused
    right = flaw(open.board, open.collected, chain, hidden=False) is None
    return ChainFound(seat, chain) if right else ClaimFailed(seat, chain)
