"""People vote on a word, and their decision holds."""

from __future__ import annotations

import pytest

from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.events import WordRejected, WordScored
from parlour.kit.challenge import Dispute, Ruling, Vote
from parlour.kit.events import VoteClosed
from tests.games.wordsearch.challenges import (
    DICTIONARY,
    DICTIONARY_AUTO,
    HEJ,
    HEJ_SCORED,
    HELP_SCORED,
    THEN_VOTE,
    THEN_VOTE_AUTO,
    VOTE,
    lost,
    voting,
)
from tests.games.wordsearch.table import GRACE, ONE, Table, golden


@pytest.mark.rule("WS-A11")
@pytest.mark.rule("WS-X1")
@pytest.mark.parametrize("game", [THEN_VOTE, THEN_VOTE_AUTO, VOTE], ids=["then_vote", "auto_check", "vote"])
@pytest.mark.parametrize(
    ("ballots", "valid"),
    [
        ((True, True, True), True),
        ((True, True, False), True),
        ((True, None, None), True),
        ((True, False, None), False),
        ((True, False, False), False),
        ((False, None, None), False),
        ((False, False, False), False),
    ],
)
def test_a_word_needs_more_yes_than_no_and_a_tie_is_not_enough(
    game: WordSearch, ballots: tuple[bool | None, ...], valid: bool
) -> None:
    table = voting(game, 4)
    told = table.votes(*enumerate(ballots, start=1))
    assert VoteClosed("HEJ", ballots.count(True), ballots.count(False), valid=valid) in told
    assert (HEJ_SCORED in told) is valid
    assert table.open.rulings == (Ruling("HEJ", valid),)
    assert lost(table) is (not valid and game.disputes == "challenge")


@pytest.mark.rule("WS-X1")
@pytest.mark.parametrize("by_clock", [True, False])
def test_if_nobody_votes_the_lexicon_decides(by_clock: bool) -> None:
    table = voting(VOTE, 3)
    told = table.time_up() if by_clock else table.votes((1, None), (2, None))
    assert told[-2:] == [VoteClosed("HEJ", 0, 0, valid=False), WordRejected(ONE, "HEJ", turn_lost=True)]
    known = Table(VOTE, 3)
    known.disputed("HELP")
    told = known.time_up() if by_clock else known.votes((1, None), (2, None))
    assert told[-2:] == [VoteClosed("HELP", 0, 0, valid=True), HELP_SCORED]


@pytest.mark.rule("WS-X1")
def test_all_other_seats_have_fifteen_seconds_to_vote_including_the_one_that_disputed() -> None:
    table = Table(VOTE, 4)
    table.act(0, HEJ, at=5)
    table.act(1, Dispute(), at=7)
    assert table.turn.awaited == {1, 2, 3} and table.turn.until == 22_000 + GRACE
    assert table.acts(1) == table.acts(2) == ("vote",) and table.acts(0) == ()
    assert table.refuses(0, Vote(True)) == "not_your_turn"
    table.act(2, Vote(False), at=8)
    assert table.turn.awaited == {1, 3}
    assert table.refuses(2, Vote(True)) in ("not_your_turn", "already_voted")
    table.act(3, Vote(True), at=9)
    told = table.time_up()
    assert told[-2:] == [VoteClosed("HEJ", 1, 1, valid=False), WordRejected(ONE, "HEJ", turn_lost=True)]


@pytest.mark.rule("WS-X1")
def test_when_time_is_up_the_votes_cast_so_far_decide() -> None:
    table = voting(THEN_VOTE, 4)
    table.act(3, Vote(True))
    assert table.time_up()[-2:] == [VoteClosed("HEJ", 1, 0, valid=True), HEJ_SCORED]


@pytest.mark.rule("WS-X1")
@pytest.mark.parametrize("valid", [True, False])
def test_the_outcome_of_a_vote_holds_for_everybody_for_the_rest_of_the_game(valid: bool) -> None:
    table = Table(VOTE, 3, rulings=(Ruling("HEJ", valid), Ruling("HELP", valid)))
    for call in (HEJ, golden("HELP")):
        if valid:
            again = Table(VOTE, 3, rulings=table.open.rulings)
            assert isinstance(again.act(0, call)[0], WordScored)
        else:
            assert table.refuses(0, call) == "word_ruled_out"


@pytest.mark.rule("WS-X1")
@pytest.mark.parametrize("game", [DICTIONARY, DICTIONARY_AUTO, THEN_VOTE, THEN_VOTE_AUTO])
def test_a_word_voted_in_is_not_looked_up(game: WordSearch) -> None:
    table = Table(game, 3, rulings=(Ruling("HEJ", True),))
    assert table.act(0, HEJ) == [HEJ_SCORED]


@pytest.mark.rule("WS-X1")
def test_a_ruling_made_at_this_table_binds_everybody() -> None:
    table = voting(THEN_VOTE, 3)
    table.votes((1, True), (2, True))
    assert table.open.active == 1
    table = voting(THEN_VOTE_AUTO, 3)
    table.votes((1, False), (2, False))
    assert table.refuses(0, HEJ) == "word_ruled_out"
