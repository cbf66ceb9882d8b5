"""Challenged words, for the tests of disputes, votes and windows."""

from __future__ import annotations

from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import Call
from parlour.games.wordsearch.events import WordScored
from parlour.games.wordsearch.state import Searching, Stepping
from parlour.kit.challenge import Dispute, StandBy, Voting
from tests.games.wordsearch import board_a
from tests.games.wordsearch.table import BOX, ONE, Table, at, place

J, S = place("0,-2"), place("1,1")
HEJ_PATH = at("1,-1 0,-1 0,-2")
HEJ = Call("HEJ", HEJ_PATH)
"""Not in the lexicon."""
HELP_PATH = at(board_a.PATHS["HELP"])
HEJ_SCORED = WordScored(ONE, "HEJ", HEJ_PATH, 3, 3)
HELP_SCORED = WordScored(ONE, "HELP", HELP_PATH, 4, 4)

DICTIONARY = WordSearch(start_player=0, judge="dictionary")
DICTIONARY_AUTO = WordSearch(start_player=0, judge="dictionary", disputes="auto_check")
THEN_VOTE = BOX
THEN_VOTE_AUTO = WordSearch(start_player=0, disputes="auto_check")
VOTE = WordSearch(start_player=0, judge="vote")


def stood_by(game: WordSearch = THEN_VOTE, seats: int = 3) -> Table:
    """Seat 0 has called HEJ and stands by it."""
    table = Table(game, seats)
    table.act(0, HEJ)
    table.act(0, StandBy())
    return table


def voting(game: WordSearch = THEN_VOTE, seats: int = 3) -> Table:
    """Seat 1 has disputed HEJ."""
    if game.judge == "vote":
        table = Table(game, seats)
        table.act(0, HEJ)
    else:
        table = stood_by(game, seats)
    table.act(1, Dispute())
    assert table.is_in(Voting)
    return table


def lost(table: Table) -> bool:
    """The turn is lost on the first move: no score, and the token still has to leave the middle."""
    return table.is_in(Stepping) and (table.open.active, table.open.scores[0]) == (0, 0)


def tries_again(table: Table) -> bool:
    return table.is_in(Searching) and (table.open.active, table.open.scores[0]) == (0, 0)
