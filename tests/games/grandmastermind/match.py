"""Playing Grand Master Mind in a test: codes and answers as text, on the table without a server."""

from __future__ import annotations

from parlour.core.game import Event, Illegal, Seat, Viewer
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.actions import Answer, Guess, Hide
from parlour.games.grandmastermind.notation import read_code
from parlour.games.grandmastermind.pegs import Pegs
from parlour.games.grandmastermind.pieces import Code
from parlour.games.grandmastermind.state import Drawing, GivenUp, Over, State, View
from tests.core.table import Table

CODE = "Rt Gs Vh Y+"
WRONG = "O* O* O* O*"


class Match(Table):
    """Seat 0 hides first unless the game says otherwise."""

    def __init__(self, game: GrandMasterMind | None = None, seed: bytes = b"a seed") -> None:
        self.rules = game or GrandMasterMind(start_player=0)
        super().__init__(self.rules, seed=seed)

    @property
    def table(self) -> State:
        state = self.state
        assert isinstance(state, State)
        return state

    @property
    def challenger(self) -> Seat:
        phase = self.table.open.phase
        assert not isinstance(phase, Drawing | Over | GivenUp)
        return phase.challenger

    @property
    def decoder(self) -> Seat:
        return Seat(1 - self.challenger)

    @property
    def hidden(self) -> Code:
        (code,) = self.table.hidden
        return code

    def hide(self, code: str = CODE, at: int | None = None) -> list[Event]:
        return self.act(self.challenger, Hide(read_code(code)), at)

    def row(self, row: str = WRONG, at: int | None = None) -> list[Event]:
        return self.act(self.decoder, Guess(read_code(row)), at)

    def answer(self, black: int, white: int, blue: int, at: int | None = None) -> list[Event]:
        return self.act(self.challenger, Answer(Pegs(black, white, blue)), at)

    def decode(self, rows: int, code: str = CODE) -> None:
        """The code is solved in so many rows."""
        self.hide(code)
        for _ in range(rows - 1):
            self.row(WRONG)
        self.row(code)

    def fail(self, code: str = CODE) -> None:
        """The code is not solved."""
        self.hide(code)
        for _ in range(self.rules.rows):
            self.row(WRONG)

    def sees(self, viewer: Viewer) -> View:
        return self.rules.view(self.table, viewer)


def refusal(what: Illegal) -> tuple[str, dict[str, object]]:
    return what.code, dict(what.facts)
