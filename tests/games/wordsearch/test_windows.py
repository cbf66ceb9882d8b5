"""The window in which a word may be disputed, and the clocks around it."""

from __future__ import annotations

import pytest

from parlour.core.game import Event
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import Call, MoveToken, Swap
from parlour.games.wordsearch.events import WordRejected
from parlour.games.wordsearch.state import Searching
from parlour.kit.challenge import Dispute, StandBy, Vote, Voting
from parlour.kit.events import WordDisputed, WordPassed
from parlour.kit.window import PASS
from tests.games.wordsearch.challenges import (
    DICTIONARY,
    DICTIONARY_AUTO,
    HEJ,
    HEJ_PATH,
    HEJ_SCORED,
    THEN_VOTE,
    THEN_VOTE_AUTO,
    VOTE,
    J,
    S,
    stood_by,
    tries_again,
)
from tests.games.wordsearch.table import GRACE, ONE, THREE, TWO, Table, at, golden


@pytest.mark.rule("WS-X4")
def test_a_window_asks_all_the_others_for_five_seconds() -> None:
    table = Table(VOTE, 4)
    table.act(0, HEJ, at=2)
    assert table.turn.awaited == {1, 2, 3} and table.turn.welcome == frozenset()
    assert table.turn.until == 7_000 + GRACE
    assert table.acts(1) == ("dispute", "pass") and table.acts(0) == ()
    for action in (golden("HELP"), MoveToken(J), Swap(J, S), StandBy(), Dispute(), PASS):
        assert table.refuses(0, action) == "not_your_turn"
    assert table.refuses(1, Vote(True)) == "not_now"


@pytest.mark.rule("WS-X4")
def test_a_player_who_let_a_word_pass_may_still_dispute_it() -> None:
    table = Table(VOTE, 3)
    table.act(0, HEJ)
    assert table.act(1, PASS, at=1) == [WordPassed(TWO)]
    assert table.turn.awaited == {2} and table.turn.welcome == {1} and table.acts(1) == ("dispute",)
    assert table.refuses(1, PASS) == "already_passed"
    assert table.act(1, Dispute(), at=2) == [WordDisputed(TWO, ONE, "HEJ")]
    assert table.is_in(Voting)


@pytest.mark.rule("WS-X4")
def test_a_window_closes_when_all_have_let_the_word_pass() -> None:
    table = Table(VOTE, 3)
    table.act(0, HEJ)
    table.act(2, PASS)
    assert table.act(1, PASS) == [WordPassed(TWO), HEJ_SCORED]


@pytest.mark.rule("WS-X4")
def test_a_window_lasts_the_agreed_seconds_and_a_minute_at_most() -> None:
    for window, until in ((10, 10_000), (None, 60_000)):
        table = Table(WordSearch(start_player=0, judge="vote", window=window), 3)
        table.act(0, HEJ)
        assert table.turn.until == until + GRACE


@pytest.mark.rule("WS-X4")
def test_a_disconnected_seat_lets_a_word_pass_and_abstains() -> None:
    table = Table(VOTE, 3)
    assert table.game.silence(table.game.view(table.here.state, ONE)) is None
    table.act(0, HEJ)
    assert table.game.silence(table.game.view(table.here.state, TWO)) == PASS
    assert table.game.silence(table.game.view(table.here.state, ONE)) is None
    table.act(1, PASS)
    assert table.game.silence(table.game.view(table.here.state, TWO)) is None
    table.act(2, Dispute())
    assert table.game.silence(table.game.view(table.here.state, THREE)) in (Vote(None), None)


@pytest.mark.rule("WS-X1")
@pytest.mark.rule("WS-X3")
def test_the_callers_clock_stands_still_during_a_window_and_a_vote() -> None:
    table = Table(THEN_VOTE_AUTO, 3)
    table.act(0, HEJ, at=10)
    table.act(0, StandBy(), at=12)
    table.act(1, Dispute(), at=15)
    table.act(1, Vote(False), at=20)
    table.act(2, Vote(False), at=25)
    assert table.turn.until == 25_000 + 18_000 + GRACE


@pytest.mark.rule("WS-X3")
def test_after_a_challenge_at_least_three_seconds_are_left() -> None:
    table = Table(THEN_VOTE_AUTO, 3)
    table.act(0, HEJ, at=28)
    table.act(0, StandBy(), at=29)
    table.act(1, Dispute(), at=30)
    table.act(1, Vote(False), at=31)
    table.act(2, Vote(False), at=32)
    assert table.turn.until == 35_000 + GRACE


@pytest.mark.rule("WS-X3")
def test_an_untimed_turn_stays_untimed_after_a_challenge_but_windows_still_end() -> None:
    game = WordSearch(start_player=0, disputes="auto_check", timer=None)
    table = stood_by(game)
    assert table.turn.until == 5_000 + GRACE
    table.act(1, Dispute())
    assert table.turn.until == 15_000 + GRACE
    table.votes((1, False), (2, False))
    assert tries_again(table)
    assert table.turn.until is None


@pytest.mark.rule("WS-A11")
@pytest.mark.parametrize("game", [DICTIONARY, DICTIONARY_AUTO, THEN_VOTE, THEN_VOTE_AUTO, VOTE])
def test_a_word_that_cannot_be_traced_is_refused_at_once_and_never_costs_the_turn(game: WordSearch) -> None:
    table = Table(game, 3)
    told: list[Event] = list(table.events)
    assert table.refuses(0, Call("HELP", HEJ_PATH)) == "not_traceable"
    assert table.refuses(0, Call("H", HEJ_PATH[:1])) == "word_too_short"
    assert table.refuses(0, Call("TI", at("3,-3 2,-2"))) == "not_beside_your_token"
    assert table.events == told and table.is_in(Searching)


@pytest.mark.rule("WS-A11")
def test_two_players_are_enough_for_a_dispute() -> None:
    table = Table(VOTE, 2)
    assert table.disputed("HEJ", "1,-1 0,-1 0,-2") == [WordDisputed(TWO, ONE, "HEJ")]
    assert table.turn.awaited == {1}
    assert table.act(1, Vote(False))[-1] == WordRejected(ONE, "HEJ", turn_lost=True)
