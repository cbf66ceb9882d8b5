"""Who judges a word, and what happens to a disputed one."""

from __future__ import annotations

import pytest

from parlour.core.game import Illegal
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import Call, MoveToken, Swap
from parlour.games.wordsearch.events import WordCalled, WordRejected, WordScored
from parlour.games.wordsearch.state import Searching, Stepping
from parlour.kit.challenge import Disputable, Dispute, StandBy
from parlour.kit.events import VoteClosed, WordDisputed, WordUnknown
from parlour.words.agreement import LayerName
from tests.games.wordsearch import board_a
from tests.games.wordsearch.challenges import (
    DICTIONARY,
    DICTIONARY_AUTO,
    HEJ,
    HEJ_PATH,
    HEJ_SCORED,
    HELP_SCORED,
    THEN_VOTE,
    THEN_VOTE_AUTO,
    VOTE,
    J,
    S,
    lost,
    tries_again,
    voting,
)
from tests.games.wordsearch.table import BOX, GRACE, ONE, TWO, Table, at, golden, place


@pytest.mark.rule("WS-10")
@pytest.mark.parametrize(
    ("word", "layer"),
    [("HELP", "words"), ("JULY", "proper"), ("PARIS", "places"), ("ANNA", "first_names"), ("FORD", "brands")],
)
def test_words_capitalised_words_places_first_names_and_brands_count(word: str, layer: LayerName) -> None:
    assert BOX.known(word)
    assert WordSearch(layers=frozenset({layer})).known(word)
    assert not WordSearch(layers=frozenset({"abbreviations"})).known(word)


@pytest.mark.rule("WS-10")
def test_abbreviations_do_not_count_unless_agreed() -> None:
    assert not BOX.known("SMS") and WordSearch(layers=frozenset({"abbreviations"})).known("SMS")


@pytest.mark.rule("WS-10")
@pytest.mark.rule("WS-X1")
@pytest.mark.parametrize("word", board_a.PATHS)
def test_all_21_words_are_in_the_lexicon(word: str) -> None:
    assert BOX.known(word)


@pytest.mark.rule("WS-X1")
def test_auto_check_cannot_be_combined_with_the_vote() -> None:
    with pytest.raises(Illegal, match="vote_needs_challenge"):
        WordSearch(judge="vote", disputes="auto_check")
    with pytest.raises(Illegal, match="no_layer_counts"):
        WordSearch(layers=frozenset())
    assert WordSearch(layers=frozenset(), judge="vote").layers == frozenset()


@pytest.mark.rule("WS-A11")
@pytest.mark.parametrize(("call", "scored"), [(HEJ, HEJ_SCORED), (golden("HELP"), HELP_SCORED)])
@pytest.mark.parametrize("game", [DICTIONARY, VOTE], ids=["dictionary", "vote"])
def test_every_word_can_be_disputed_and_counts_if_nobody_disputes_it(
    game: WordSearch, call: Call, scored: WordScored
) -> None:
    table = Table(game, 3)
    assert table.act(0, call) == [WordCalled(ONE, call.word, call.path)]
    assert table.is_in(Disputable) and table.turn.awaited == {1, 2}
    assert table.time_up() == [scored]
    assert table.open.active == 1 and table.is_in(Searching)


@pytest.mark.rule("WS-11")
@pytest.mark.rule("WS-A11")
def test_a_disputed_word_that_the_dictionary_lacks_costs_the_turn() -> None:
    table = Table(DICTIONARY, 3)
    assert table.disputed("HEJ", "1,-1 0,-1 0,-2") == [
        WordDisputed(TWO, ONE, "HEJ"),
        WordRejected(ONE, "HEJ", turn_lost=True),
    ]
    assert lost(table)


@pytest.mark.rule("WS-A11")
def test_a_rejected_dispute_costs_nothing() -> None:
    table = Table(DICTIONARY, 3, scores=(0, 7, 0))
    assert table.disputed("HELP") == [WordDisputed(TWO, ONE, "HELP"), HELP_SCORED]
    assert table.open.scores == (4, 7, 0) and table.open.active == 1


@pytest.mark.rule("WS-11")
def test_after_the_first_move_a_lost_turn_ends_at_once_and_the_token_stays() -> None:
    table = Table(DICTIONARY, 3, tokens=(place("1,-1"), *at("0,3 0,0")))
    table.act(0, Swap(J, S))
    table.call("EL", "0,-1 -1,0")
    assert table.act(1, Dispute())[-1] == WordRejected(ONE, "EL", turn_lost=True)
    assert table.open.active == 1 and table.is_in(Searching)
    assert table.token() == (1, -1) and table.open.scores == (0, 0, 0) and table.open.turns == (1, 0, 0)
    assert table.letters("0,-2") == "S"


@pytest.mark.rule("WS-A11")
def test_a_turn_lost_on_the_first_move_still_moves_the_token_to_a_letter() -> None:
    table = Table(DICTIONARY, 3)
    table.call("HEJ", "1,-1 0,-1 0,-2", at_second=10)
    table.act(1, Dispute(), at=12)
    assert lost(table) and table.acts() == ("step",)
    assert table.turn.until == 12_000 + 20_000 + GRACE
    table.act(0, MoveToken(place("1,-1")))
    assert table.open.active == 1 and table.open.turns == (1, 0, 0)


@pytest.mark.rule("WS-A11")
def test_with_auto_check_a_word_the_dictionary_lacks_is_refused_and_the_caller_may_try_again() -> None:
    table = Table(DICTIONARY_AUTO, 3)
    until = table.turn.until
    assert table.act(0, HEJ, at=5) == [WordUnknown(ONE, "HEJ", may_stand_by=False)]
    assert tries_again(table) and table.turn.until == until and "stand_by" not in table.acts()
    assert table.refuses(0, StandBy()) == "nothing_to_stand_by"
    assert table.act(0, golden("HELP"), at=9) == [HELP_SCORED]


@pytest.mark.rule("WS-A11")
def test_with_auto_check_by_the_dictionary_nobody_can_dispute() -> None:
    table = Table(DICTIONARY_AUTO, 3)
    assert table.call("HELP") == [HELP_SCORED] and table.open.active == 1
    assert table.refuses(0, Dispute()) == "not_your_turn"


@pytest.mark.rule("WS-A11")
@pytest.mark.parametrize("game", [DICTIONARY, THEN_VOTE, VOTE], ids=["dictionary", "then_vote", "vote"])
def test_in_solitaire_the_dictionary_checks_every_word_whatever_was_agreed(game: WordSearch) -> None:
    table = Table(game, 1)
    assert table.act(0, HEJ) == [WordUnknown(ONE, "HEJ", may_stand_by=False)]
    assert tries_again(table) and "stand_by" not in table.acts()
    assert table.refuses(0, StandBy()) == "nothing_to_stand_by"
    assert table.call("HELP") == [HELP_SCORED]


@pytest.mark.rule("WS-A11")
@pytest.mark.rule("WS-X1")
@pytest.mark.parametrize("game", [THEN_VOTE, THEN_VOTE_AUTO], ids=["challenge", "auto_check"])
def test_a_word_of_the_lexicon_counts_at_once(game: WordSearch) -> None:
    table = Table(game, 3)
    assert table.call("HELP") == [HELP_SCORED] and table.open.active == 1


@pytest.mark.rule("WS-X1")
@pytest.mark.parametrize("game", [THEN_VOTE, THEN_VOTE_AUTO], ids=["challenge", "auto_check"])
def test_only_the_caller_learns_that_the_lexicon_lacks_a_word(game: WordSearch) -> None:
    table = Table(game, 3)
    until = table.turn.until
    assert table.act(0, HEJ, at=3) == [WordUnknown(ONE, "HEJ", may_stand_by=True)]
    assert table.heard(0)[-1] == WordUnknown(ONE, "HEJ", may_stand_by=True)
    assert not any(isinstance(event, WordUnknown) for event in (*table.heard(1), *table.heard(2)))
    assert table.game.view(table.here.state, ONE).called == HEJ
    assert table.game.view(table.here.state, TWO).called is None
    assert table.game.view(table.here.state, "bystander").called is None
    assert table.turn.until == until and "stand_by" in table.acts()


@pytest.mark.rule("WS-X1")
def test_dropping_a_doubtful_word_costs_nothing() -> None:
    table = Table(THEN_VOTE, 3)
    table.act(0, HEJ)
    assert table.call("HELP") == [HELP_SCORED]
    assert table.here.state.called is None
    other = Table(THEN_VOTE, 3)
    other.act(0, HEJ)
    other.act(0, MoveToken(place("1,-1")))
    assert other.here.state.called is None and other.open.active == 1


@pytest.mark.rule("WS-X1")
def test_there_must_be_a_word_to_stand_by() -> None:
    assert Table().refuses(0, StandBy()) == "nothing_to_stand_by"
    assert "stand_by" not in Table().acts()


@pytest.mark.rule("WS-X1")
def test_a_doubtful_word_is_dropped_when_time_is_up() -> None:
    table = Table(THEN_VOTE, 3)
    table.act(0, HEJ)
    table.time_up()
    assert table.is_in(Stepping) and table.here.state.called is None


@pytest.mark.rule("WS-X1")
@pytest.mark.rule("WS-A11")
@pytest.mark.parametrize("game", [THEN_VOTE, THEN_VOTE_AUTO], ids=["challenge", "auto_check"])
def test_a_word_stood_by_counts_if_nobody_disputes_it(game: WordSearch) -> None:
    table = Table(game, 3)
    table.act(0, HEJ)
    assert table.act(0, StandBy()) == [WordCalled(ONE, "HEJ", HEJ_PATH)]
    assert table.is_in(Disputable) and table.here.state.called is None
    assert table.time_up() == [HEJ_SCORED] and table.open.rulings == ()


@pytest.mark.rule("WS-A11")
def test_a_word_stood_by_costs_the_turn_if_the_vote_rejects_it() -> None:
    table = voting(THEN_VOTE)
    assert table.votes((1, False), (2, False))[-2:] == [
        VoteClosed("HEJ", 0, 2, valid=False),
        WordRejected(ONE, "HEJ", turn_lost=True),
    ]
    assert lost(table)


@pytest.mark.rule("WS-A11")
def test_with_auto_check_a_word_voted_down_is_only_refused_and_the_caller_may_try_again() -> None:
    table = voting(THEN_VOTE_AUTO)
    assert table.votes((1, False), (2, False))[-2:] == [
        VoteClosed("HEJ", 0, 2, valid=False),
        WordRejected(ONE, "HEJ", turn_lost=False),
    ]
    assert tries_again(table) and table.call("HELP") == [HELP_SCORED]


@pytest.mark.rule("WS-X1")
def test_a_player_stands_by_at_most_one_word_in_a_turn() -> None:
    table = voting(THEN_VOTE_AUTO)
    table.votes((1, False), (2, False))
    assert table.call("ELC", "0,-1 -1,0 -1,1") == [WordUnknown(ONE, "ELC", may_stand_by=False)]
    assert table.refuses(0, StandBy()) == "nothing_to_stand_by" and "stand_by" not in table.acts()
