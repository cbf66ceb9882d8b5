"""Tables of WORD SEARCH in mid-game. Tiles are given row by row, and places have the names people type."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.core.game import TIME_UP, Millis, Seat
from parlour.core.refusal import Fact
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import Call, DealTiles, MoveToken, Swap, TakeFromPile
from parlour.games.wordsearch.board import Place, names
from parlour.games.wordsearch.state import Open, State
from tests.games.wordsearch import board_a
from tests.games.wordsearch.table import laid
from tests.journeys.good_eye import longest_word
from tests.journeys.prepared import PreparedGame

HELP, CLEARS, HEJ = "c4 c3 d3 c2", "e3 d3 e2 f2 f3 g3", "c4 c3 b2"
"""Words of board A, and one that is in no dictionary, with their paths from the middle."""
INSERT = ("B A R", "E S T L", "I O . N D", "A T E S", "M U P")
TRIANGLE = ("C A T",)


class PreparedSearch(PreparedGame[State]):
    """Seat 0 begins, without a clock unless one is given. The tiles are those of board A."""

    def __init__(self, seats: int, rows: Sequence[str] = board_a.ROWS, **options: Fact) -> None:
        options = {"type": "wordsearch", "timer": None, **({} if seats == 1 else {"start_player": 0}), **options}
        self.agreed = msgspec.convert(options, WordSearch)
        super().__init__(self.agreed, seats)
        hands = board_a.OFF[:seats] if self.open.tokens else ("",) * seats
        self.play("chance", DealTiles(laid(*rows), hands))

    @property
    def open(self) -> Open:
        return self.here.state.open

    @property
    def active(self) -> Seat:
        seat = self.open.active
        assert seat is not None
        return seat

    def place(self, name: str) -> Place:
        return names(self.open.places).index(name)

    def called(self, word: str, places: str) -> PreparedSearch:
        """The seat on turn calls a word along these places."""
        self.did(self.active, Call(word, tuple(map(self.place, places.split()))))
        return self

    def searched(self, points: int) -> PreparedSearch:
        """Calls one long word after another until the seat on turn has this many points."""
        while self.open.scores[self.active] < points:
            self.did(self.active, longest_word(self.agreed, self.open))
        return self

    def stepped(self, *places: str) -> PreparedSearch:
        """Moves the token, turn by turn, without calling a word."""
        for place in places:
            self.did(self.active, MoveToken(self.place(place)))
        return self

    def swapped(self, one: str, other: str) -> PreparedSearch:
        self.did(self.active, Swap(self.place(one), self.place(other)))
        return self

    def drew(self, letters: str) -> PreparedSearch:
        self.play("chance", TakeFromPile(letters))
        return self

    def time_ran_out(self) -> PreparedSearch:
        until = self.here.turn.until
        assert until is not None
        self.now = Millis(until)
        self.play("clock", TIME_UP)
        return self
