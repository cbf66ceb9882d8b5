"""People vote on a word. Their decision holds, and the clock stands still meanwhile."""

from __future__ import annotations

import pytest

from parlour.core.game import GIVE_UP, Seat
from parlour.games.letter import Letter
from parlour.games.letter.events import KnockWon, WordRejected, WordWritten
from parlour.games.letter.state import Knockable, Knocking, Laying
from parlour.kit.challenge import Disputable, Ruling, Vote
from parlour.kit.events import VoteClosed
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
from tests.games.letter.table import Table, agreed
from tests.games.letter.wording import DONE, KNOCK, ONE, TWO, lay, name, seconds, tiles


@pytest.mark.rule("LE-X1")
@pytest.mark.parametrize("game", [THEN_VOTE, VOTE], ids=["then_vote", "vote"])
@pytest.mark.parametrize(
    ("ballots", "valid"),
    [
        ((True, True, True), True),
        ((True, True, False), True),
        ((True, None, None), True),
        ((True, False, None), False),
        ((True, False, False), False),
        ((False, None, None), False),
    ],
)
def test_a_word_is_valid_if_yes_outnumbers_no(game: Letter, ballots: tuple[bool | None, ...], valid: bool) -> None:
    table = voting(game, 4)
    told = votes(table, *ballots)
    assert VoteClosed("TAC", ballots.count(True), ballots.count(False), valid=valid) in told
    assert told[-1] == (TAC_WRITTEN if valid else WordRejected(ONE, "TAC"))
    assert table.open.rulings == (Ruling("TAC", valid),) and table.now(Laying) and table.lies("T")
    assert table.open.scores[0] == (3 if valid else 0)


@pytest.mark.rule("LE-X1")
@pytest.mark.parametrize("by_clock", [True, False])
@pytest.mark.parametrize("word", ["CAT", "TAC"])
def test_if_nobody_votes_the_lexicon_decides(by_clock: bool, word: str) -> None:
    table = laid(VOTE)
    table.do(name(word))
    table.act(2, DISPUTE)
    told = table.time_up() if by_clock else votes(table, None, None)
    known = word == "CAT"
    assert told[-2:] == [VoteClosed(word, 0, 0, valid=known), CAT_WRITTEN if known else WordRejected(ONE, word)]
    assert table.open.rulings == ()


@pytest.mark.rule("LE-X1")
def test_when_time_is_up_the_votes_cast_so_far_decide() -> None:
    table = voting(seats=4)
    table.act(3, Vote(True))
    assert table.time_up()[-2:] == [VoteClosed("TAC", 1, 0, valid=True), TAC_WRITTEN]


@pytest.mark.rule("LE-X1")
@pytest.mark.parametrize("game", [DICTIONARY, THEN_VOTE, VOTE])
def test_the_outcome_of_a_vote_holds_for_everybody(game: Letter) -> None:
    valid = laid(game, rulings=(Ruling("TAC", True),))
    assert valid.do(TAC) == [TAC_WRITTEN]
    ruled_out = laid(game, rulings=(Ruling("CAT", False),))
    assert ruled_out.refuses(0, name("CAT")) == "word_ruled_out"


@pytest.mark.rule("LE-X1")
@pytest.mark.rule("LE-A12")
def test_a_rejected_word_costs_nothing_and_is_not_written() -> None:
    table = voting()
    votes(table, False, False)
    assert table.refuses(0, TAC) == "word_ruled_out"
    table.do(name("CAT"), DONE)
    assert table.words == ["CAT"] and table.open.free == () and table.now(Knockable)


@pytest.mark.rule("LE-X1")
@pytest.mark.rule("LE-X3")
def test_the_clock_of_the_turn_stands_still_while_a_word_is_challenged() -> None:
    table = Table(agreed(timed=30, judge="vote"), 3)
    table.act(0, lay("T@7,5"), at=4)
    table.act(0, TAC, at=10)
    assert table.turn.until == seconds(20)
    table.act(1, DISPUTE, at=15)
    assert table.turn.until == seconds(30)
    table.act(1, Vote(False), at=18)
    table.act(2, Vote(False), at=22)
    assert table.now(Laying) and table.turn.until == seconds(42), "twenty seconds were left"


@pytest.mark.rule("LE-X3")
def test_at_least_three_seconds_are_left_after_a_challenge() -> None:
    table = Table(agreed(timed=30), 3)
    table.act(0, lay("T@7,5"), at=20)
    table.act(0, TAC, at=28)
    table.act(0, STAND_BY, at=29)
    table.act(1, Vote(False), at=31)
    table.act(2, Vote(False), at=32)
    assert table.turn.until == seconds(35)


@pytest.mark.rule("LE-X3")
def test_an_untimed_turn_stays_untimed_after_a_challenge() -> None:
    table = voting()
    votes(table, True, True)
    assert table.turn.until is None


@pytest.mark.rule("LE-16")
@pytest.mark.rule("LE-X1")
def test_the_clock_of_a_knock_stands_still_too() -> None:
    table = laid(VOTE, 3)
    table.do(name("CAT"))
    table.passes()
    table.act(0, DONE, at=2)
    table.act(1, PASS, at=3)
    table.act(2, KNOCK, at=4)
    assert table.now(Knocking) and table.turn.until == seconds(34)
    table.act(2, name("AT"), at=14)
    assert table.now(Disputable) and table.turn.awaited == {0, 1} and table.turn.until == seconds(34)
    table.act(0, PASS, at=15)
    told = table.act(1, PASS, at=19)
    assert told[-1] == WordWritten(Seat(2), "AT", tiles("A T"), 2)
    assert table.now(Knocking) and table.turn.awaited == {2} and table.turn.until == seconds(39)
    assert KnockWon(Seat(2), ("AT",)) in table.act(2, DONE)


@pytest.mark.rule("LE-X1")
@pytest.mark.rule("LE-X4")
def test_a_disconnected_seat_lets_words_stand_and_abstains() -> None:
    table = laid(VOTE)
    assert table.game.silence(table.game.view(table.here.state, ONE)) is None
    table.do(TAC)
    assert table.game.silence(table.game.view(table.here.state, TWO)) == PASS
    assert table.game.silence(table.game.view(table.here.state, ONE)) is None
    table.act(1, DISPUTE)
    assert table.game.silence(table.game.view(table.here.state, TWO)) == Vote(None)


@pytest.mark.rule("LE-X1")
def test_a_word_that_cannot_be_traced_is_never_put_to_the_others() -> None:
    for game in (DICTIONARY, THEN_VOTE, VOTE):
        table = laid(game)
        told = list(table.events)
        assert table.refuses(0, name("CT")) == "not_traceable"
        assert table.refuses(0, name("CA")) == "must_use_laid_letter"
        assert table.refuses(1, name("CAT")) == "not_your_turn"
        assert table.events == told and table.now(Laying)


@pytest.mark.rule("LE-X1")
def test_a_challenged_word_is_not_lost_when_somebody_gives_up() -> None:
    table = voting(seats=4)
    table.act(0, GIVE_UP)
    table.act(1, GIVE_UP)
    assert table.turn.awaited == {1, 2, 3}
    assert votes(table, True, True, True)[-1] == TAC_WRITTEN
