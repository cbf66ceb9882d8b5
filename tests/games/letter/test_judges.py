"""Who judges a word: the lexicon, the people, or both."""

from __future__ import annotations

import pytest

from parlour.core.game import Seat
from parlour.games.letter import Letter
from parlour.games.letter.events import WordNamed, WordWritten
from parlour.games.letter.state import Knockable, Laying
from parlour.kit.challenge import Disputable, Vote, Voting
from parlour.kit.events import VoteClosed, Voted, WordDisputed, WordPassed, WordUnknown
from parlour.kit.window import PASS
from tests.games.letter.challenges import (
    CAT_WRITTEN,
    DICTIONARY,
    DISPUTE,
    STAND_BY,
    TAC,
    TAC_WRITTEN,
    THEN_VOTE,
    VOTE,
    laid,
    votes,
    voting,
)
from tests.games.letter.wording import DONE, ONE, TWO, lift, name, seconds, tiles


@pytest.mark.rule("LE-X1")
def test_with_the_dictionary_as_judge_a_word_is_written_at_once_or_not_at_all() -> None:
    table = laid(DICTIONARY)
    assert table.do(name("CAT")) == [CAT_WRITTEN]
    assert table.do(TAC) == [WordUnknown(ONE, "TAC", may_stand_by=False)]
    assert table.now(Laying) and "stand_by" not in table.acts()
    assert table.refuses(0, STAND_BY) == "nothing_to_stand_by"


@pytest.mark.rule("LE-X1")
@pytest.mark.parametrize("game", [DICTIONARY, THEN_VOTE, VOTE])
def test_in_solitaire_the_dictionary_is_always_the_judge(game: Letter) -> None:
    table = laid(game, 1)
    assert table.do(TAC) == [WordUnknown(ONE, "TAC", may_stand_by=False)]
    assert table.refuses(0, STAND_BY) == "nothing_to_stand_by"
    assert isinstance(table.do(name("CAT"))[-1], WordWritten)


@pytest.mark.rule("LE-X1")
def test_only_the_seat_that_named_a_word_learns_that_the_lexicon_lacks_it() -> None:
    table = laid()
    assert table.do(name("CAT")) == [CAT_WRITTEN]
    assert table.do(TAC) == [WordUnknown(ONE, "TAC", may_stand_by=True)]
    assert table.heard(0)[-1] == WordUnknown(ONE, "TAC", may_stand_by=True)
    assert not any(isinstance(event, WordUnknown) for event in (*table.heard(1), *table.heard(2)))
    seen = [table.game.view(table.here.state, Seat(seat)).named for seat in range(3)]
    assert seen == [TAC, None, None] and table.game.view(table.here.state, "bystander").named is None
    assert "stand_by" in table.acts()


@pytest.mark.rule("LE-X1")
def test_dropping_an_unknown_word_costs_nothing() -> None:
    table = laid()
    table.do(TAC, name("CAT"))
    assert table.named() is None and table.refuses(0, STAND_BY) == "nothing_to_stand_by"
    table.do(TAC, DONE)
    assert table.named() is None and table.now(Knockable) and table.words == ["CAT"]


@pytest.mark.rule("LE-X1")
def test_standing_by_a_word_puts_it_to_a_vote_of_all_others() -> None:
    table = laid()
    table.act(0, TAC, at=3)
    assert table.act(0, STAND_BY, at=5) == [WordNamed(ONE, "TAC", tiles("T A C"))]
    assert table.now(Voting) and table.turn.awaited == {1, 2} and table.turn.until == seconds(20)
    assert table.acts(1) == ("vote",) and table.acts(0) == ()
    assert table.refuses(0, Vote(True)) == "not_your_turn" and table.refuses(1, DISPUTE) == "not_now"
    assert table.act(1, Vote(True)) == [Voted(TWO, True)]
    assert table.refuses(1, Vote(False)) == "not_your_turn"
    told = table.act(2, Vote(True))
    assert told[-2:] == [VoteClosed("TAC", 2, 0, valid=True), TAC_WRITTEN]
    assert table.now(Laying) and table.turn.awaited == {0} and table.words == ["TAC"]


@pytest.mark.rule("LE-X1")
def test_a_seat_may_stand_by_one_word_a_turn() -> None:
    table = voting()
    votes(table, True, True)
    assert table.do(name("CA")) == [WordUnknown(ONE, "CA", may_stand_by=False)]
    assert table.refuses(0, STAND_BY) == "nothing_to_stand_by"
    assert "stand_by" not in table.acts()


@pytest.mark.rule("LE-X1")
def test_in_the_next_turn_or_knock_it_may_stand_by_another() -> None:
    table = voting()
    votes(table, True, True)
    table.do(DONE)
    table.knock(1)
    assert table.do(name("CA")) == [WordUnknown(TWO, "CA", may_stand_by=True)]
    table.do(STAND_BY)
    assert table.now(Voting) and table.turn.awaited == {0, 2}


@pytest.mark.rule("LE-X1")
@pytest.mark.rule("LE-X4")
@pytest.mark.parametrize("word", ["CAT", "TAC"])
def test_with_votes_as_judge_a_word_stands_unless_somebody_disputes_it_in_time(word: str) -> None:
    table = laid(VOTE)
    assert table.act(0, name(word), at=2) == [WordNamed(ONE, word, name(word).path)]
    assert table.now(Disputable) and table.turn.awaited == {1, 2} and table.turn.until == seconds(22)
    assert set(table.acts(1)) == {"dispute", "pass"} and table.acts(0) == ()
    assert table.refuses(0, lift("T")) == "not_your_turn"
    assert table.time_up()[-1] == WordWritten(ONE, word, name(word).path, 3)
    assert table.now(Laying) and table.open.rulings == ()


@pytest.mark.rule("LE-X4")
def test_a_seat_that_passed_may_still_dispute_until_all_have_passed() -> None:
    table = laid(VOTE)
    table.do(TAC)
    assert table.act(1, PASS) == [WordPassed(TWO)]
    assert table.turn.awaited == {2} and table.turn.welcome == {1} and table.acts(1) == ("dispute",)
    assert table.refuses(1, PASS) == "already_passed"
    assert table.act(2, PASS)[-1] == TAC_WRITTEN
    other = laid(VOTE)
    other.do(TAC)
    other.act(1, PASS)
    assert other.act(1, DISPUTE) == [WordDisputed(TWO, ONE, "TAC")] and other.now(Voting)
    assert other.turn.awaited == {1, 2}
