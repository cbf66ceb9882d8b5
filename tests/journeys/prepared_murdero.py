"""Tables of MURDERO in mid-hand: turns typed as at the terminal, with the cards chance deals."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.core.game import Seat
from parlour.core.refusal import Fact
from parlour.games.murdero import Murdero
from parlour.games.murdero.actions import DealHands, HandOver
from parlour.games.murdero.notation import read
from parlour.games.murdero.state import State
from tests.journeys.prepared import PreparedGame


class PreparedMurdero(PreparedGame[State]):
    """Everybody is dealt these cards. Seat 0 begins, and nobody has a clock."""

    def __init__(self, *hands: str, up: str = "G1", **options: Fact) -> None:
        self.agreed = msgspec.convert({"type": "murdero", "start_player": len(hands) - 1, **options}, Murdero)
        super().__init__(self.agreed, len(hands))
        self.deal(hands, up)

    def deal(self, hands: Sequence[str], up: str) -> None:
        """Chance deals the next hand."""
        self.play("chance", DealHands(tuple(tuple(sorted(hand.split())) for hand in hands), up))

    def turn(self, *lines: str, draws: str) -> PreparedMurdero:
        """Whoever is on turn draws this card and does all this."""
        self._do("draw")
        self.play("chance", HandOver((draws,)))
        for line in lines:
            self._do(line)
        return self

    def _do(self, line: str) -> None:
        (seat,) = self.here.turn.awaited
        self.did(seat, read(self.agreed.view(self.here.state, Seat(seat)), line))
