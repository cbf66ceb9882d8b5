"""Tables of MÖRDER in mid-game. `a1=M` says what is on a tile."""

from __future__ import annotations

import msgspec

from parlour.core.game import Seat
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Next, Reveal, Touch, TurnTile
from parlour.games.moerder.board import FACES, NAMES
from parlour.games.moerder.state import Looking, Objecting, Phase, Revealing, State
from parlour.kit.window import PASS
from tests.games.moerder.table import on_turn
from tests.journeys.prepared import PreparedGame


class PreparedCase(PreparedGame[State]):
    """Seat 0 begins."""

    def __init__(self, seats: int, **options: str | int | bool | None) -> None:
        first = {} if seats == 1 else {"start_player": 0}
        super().__init__(msgspec.convert({"type": "moerder", **first, **options}, Moerder), seats)

    def turned(self, *tiles: str) -> PreparedCase:
        """One turn after another. Whoever is on turn turns a tile, and all but the last say "Next".

        After a body come the faces of the tiles around it, row by row: `a1=†DER`.
        """
        for tile in tiles:
            place, faces = tile.split("=")
            if isinstance(self._phase, Looking):
                self.did(self._active, Next())
            self.did(self._active, TurnTile(NAMES[place]))
            for face in faces:
                phase = self._phase
                assert isinstance(phase, Revealing)
                self.play("chance", Reveal(phase.due[0], FACES[FACES.index(face)]))
        return self

    def collected(self, *places: str) -> PreparedCase:
        """Whoever is on turn takes these, and nobody objects."""
        for place in places:
            self.did(self._active, Touch(NAMES[place]))
            while isinstance(self._phase, Objecting):
                self.did(min(self.here.turn.awaited), PASS)
        return self

    @property
    def _phase(self) -> Phase:
        return self.here.state.open.phase

    @property
    def _active(self) -> Seat:
        return on_turn(self._phase)


OPEN_WORD = ("a1=M", "b1=Ö", "c1=R", "d1=D", "e1=E", "f1=R")
LONELY_M = ("b1=E", "a2=D", "b2=R", "a1=M")
"""Nothing beside the M in the corner can be an Ö, so no objection to taking it holds."""
NO_CHAIN = (
    *("a1=Ö", "b1=Ö", "c1=Ö", "a2=Ö", "b2=Ö", "c2=Ö", "a3=Ö"),
    *("d1=R", "d2=D", "d3=E", "c3=R", "b3=D", "a4=E", "b4=R"),
)
"""All seven Ös with no M around them. No chain can come, and everything may be collected."""


def letters_collected() -> PreparedCase:
    """Solitaire with the first objective reached. Column e is full of Ms and nothing else is open."""
    lonely = ("f1=Ö", "f2=D", "f3=R", "f4=E", "f5=R", "f6=M")
    prepared = PreparedCase(1).turned(*(f"e{row}=M" for row in range(1, 7)), *lonely)
    return prepared.collected("f1", "f2", "f3", "f4", "f5", "f6")
