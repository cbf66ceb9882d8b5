"""Challenged words, for the tests of judges and votes."""

from __future__ import annotations

from typing import Any

from parlour.games.letter import Letter
from parlour.games.letter.events import WordWritten
from parlour.kit.challenge import Dispute, StandBy, Vote, Voting
from tests.games.letter.table import Table, agreed
from tests.games.letter.wording import ONE, lay, name, tiles

DICTIONARY, THEN_VOTE, VOTE = agreed(judge="dictionary"), agreed(), agreed(judge="vote")
TAC = name("TAC")
"""Not in the lexicon."""
CAT_WRITTEN = WordWritten(ONE, "CAT", tiles("C A T"), 3)
TAC_WRITTEN = WordWritten(ONE, "TAC", tiles("T A C"), 3)
STAND_BY, DISPUTE = StandBy(), Dispute()


def laid(game: Letter = THEN_VOTE, seats: int = 3, **more: Any) -> Table:
    """Seat 0 has laid T beside CA."""
    table = Table(game, seats, **more)
    table.do(lay("T@7,5"))
    return table


def voting(game: Letter = THEN_VOTE, seats: int = 3) -> Table:
    """TAC is put to the vote."""
    table = laid(game, seats)
    table.do(TAC)
    if game.judge == "vote":
        table.act(1, DISPUTE)
    else:
        table.do(STAND_BY)
    assert table.now(Voting)
    return table


def votes(table: Table, *ballots: bool | None) -> list[Any]:
    """The others vote, in the order of their seats."""
    return [
        event
        for seat, yes in zip(sorted(table.turn.awaited), ballots, strict=True)
        for event in table.act(seat, Vote(yes))
    ]
