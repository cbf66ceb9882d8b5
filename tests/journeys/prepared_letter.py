"""Tables of LETTER in mid-game, typed as at the terminal. The letters are those of the English example."""

from __future__ import annotations

import msgspec

from parlour.core.game import Seat
from parlour.core.refusal import Fact
from parlour.games.letter import Letter
from parlour.games.letter.actions import DrawTiles
from parlour.games.letter.notation import read
from parlour.games.letter.pieces import BLANKS
from parlour.games.letter.reading import read_piece
from parlour.games.letter.state import Open, State
from tests.games.letter.examples import ENGLISH
from tests.games.letter.phases import on_turn
from tests.journeys.prepared import PreparedGame

HANDS = (
    "n1x1 e2x1 p1x1 l1x1 a1x2 n2x1 n1x2 o1x2 o2x1 p2x1 l2x2 t1x1 t2x1 t2x2 n1x3",
    "o1x1 t1x2 a1x1 a1x3 t1x1 n2x2 o2x2 p2x2 t2x1 o1x3 p1x2 n3x1 t1x3 p1x3 l2x3",
)
SOLITAIRE = "t1x2 o1x1 n1x1 e2x1 p1x1"
ONE = ("lay n1x1 h6", "done", "lay o1x1 g6", "done", "pass", "lay e2x1 g7", "one", "done", "pass")
TONE = (*ONE, "lay t1x2 f6", "tone", "done", "pass")
"""The example after both players' first turns: the first player is on turn."""
THREE_LAID = ("lay n1x1 h6", "lay o1x1 g6", "lay t1x2 f6")


class PreparedLetter(PreparedGame[State]):
    """For one or two players, without a clock. Seat 0 begins. Two players have a blank each. A window stays open until
    all have answered."""

    def __init__(self, seats: int, *lines: str, **options: Fact) -> None:
        usual: dict[str, Fact] = {
            "type": "letter",
            "letter_set": "custom",
            "custom_letters": ENGLISH.custom_letters,
            "draft": "random_deal",
            "window": "until_all_pass",
            **({"solitaire_tiles": len(SOLITAIRE.split())} if seats == 1 else {"start_player": 0}),
        }
        self.agreed = msgspec.convert(usual | options, Letter)
        super().__init__(self.agreed, seats)
        for hand in (SOLITAIRE,) if seats == 1 else HANDS:
            self._draws(hand)
        for blank in BLANKS[: seats if seats > 1 else 0]:
            self.play("chance", DrawTiles(on_turn(self.open), (blank,)))
        self.typed(*lines)

    @property
    def open(self) -> Open:
        return self.here.state.open

    def typed(self, *lines: str) -> PreparedLetter:
        """Whoever is asked does this, line by line."""
        for line in lines:
            seat = min(self.here.turn.awaited)
            self.did(seat, read(self.agreed.view(self.here.state, seat), line))
        return self

    def _draws(self, hand: str) -> None:
        """The seat whose draw it is gets the first tile left of each kind."""
        drawn: list[int] = []
        for name in hand.split():
            left = tuple(tile for tile in self.open.pool if tile not in drawn)
            drawn.append(read_piece(self.agreed.view(self.here.state, Seat(0)), name, left))
        self.play("chance", DrawTiles(on_turn(self.open), tuple(drawn)))
