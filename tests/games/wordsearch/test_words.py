"""Calling a word: where it begins, runs and ends, what it scores, and which words are spent."""

from __future__ import annotations

import pytest

from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import Call
from parlour.games.wordsearch.board import layout
from parlour.games.wordsearch.events import WordScored
from parlour.games.wordsearch.state import Scored
from parlour.words.board import Search
from parlour.words.finder import Finder
from parlour.words.lexicon import lexicon
from tests.games.wordsearch import board_a
from tests.games.wordsearch.brute import spelled
from tests.games.wordsearch.table import BOX, ONE, TWO, Table, at, golden, laid, place

WORDS = list(board_a.PATHS)


@pytest.mark.rule("WS-3")
@pytest.mark.rule("WS-4")
@pytest.mark.parametrize("word", WORDS)
def test_each_of_the_21_words_can_be_called_on_the_first_move(word: str) -> None:
    """WS-T2."""
    table = Table()
    path = at(board_a.PATHS[word])
    assert table.call(word) == [WordScored(ONE, word, path, len(word), len(word))]
    assert table.open.tokens[0] == path[-1]
    assert table.open.scores == (len(word), 0) and table.open.words == ((Scored(word, len(word)),), ())
    assert table.open.active == 1 and table.open.turns == (1, 0)


@pytest.mark.rule("WS-4")
def test_the_21_words_are_among_at_least_85_that_can_be_traced_from_the_middle() -> None:
    table = Table()
    found = spelled(table.open, ONE, table.game, longest=6)
    assert set(WORDS) <= found.keys()
    known = {word for word in found if table.game.known(word)}
    assert set(WORDS) <= known and len(known) >= 85


@pytest.mark.rule("WS-4")
def test_the_finder_and_the_slow_search_agree_on_board_a() -> None:
    table = Table()
    here = layout(table.open.places, table.open.stacks, vertical=False)
    starts = frozenset(here.number[tile] for tile in table.offer().starts)
    found = Finder(lexicon("en"), ("words",)).find(here.board, Search(starts=starts))
    slow = spelled(table.open, ONE, table.game, longest=6)
    words = lexicon("en").layers["words"]
    assert {one.word for one in found if len(one.word) <= 6} == {word for word in slow if word in words}


@pytest.mark.rule("WS-3")
def test_on_the_first_move_a_word_begins_on_one_of_the_six_letters_around_the_middle() -> None:
    table = Table()
    assert set(table.offer().starts) == set(at("1,0 -1,0 0,1 0,-1 1,-1 -1,1"))
    assert table.refuses(0, Call("TI", at("3,-3 2,-2"))) == "not_beside_your_token"


@pytest.mark.rule("WS-4")
def test_after_clears_the_token_stands_on_its_last_letter_and_six_points_are_scored() -> None:
    table = Table()
    assert table.call("CLEARS") == [WordScored(ONE, "CLEARS", at(board_a.PATHS["CLEARS"]), 6, 6)]
    assert table.token() == (-1, 3) and table.open.scores[0] == 6


@pytest.mark.rule("WS-5")
def test_the_next_word_begins_beside_the_token_and_skips_the_letter_under_it() -> None:
    table = Table()
    table.call("CLEARS")
    table.call("HI")
    assert set(table.offer().starts) == set(at("-1,2 0,2 -2,3 0,3"))
    assert place("-1,3") not in table.offer().readable
    assert table.refuses(0, golden("HE")) == "not_beside_your_token"
    assert table.refuses(0, Call("US", at("-2,3 -1,3"))) == "own_letter"
    assert table.refuses(0, Call("SUS", at("-1,3 -2,3 -3,3"))) == "own_letter"
    assert table.call("US", "-2,3 -3,3") == [WordScored(ONE, "US", at("-2,3 -3,3"), 2, 8)]


@pytest.mark.rule("WS-4")
@pytest.mark.rule("WS-A18")
def test_each_letter_touches_the_one_before_in_any_direction() -> None:
    table = Table()
    assert table.accepts(0, Call("LET", at("-1,0 0,-1 1,-2")))
    assert table.refuses(0, Call("HELP", at("1,-1 0,-1 -2,0 -1,-1"))) == "not_traceable"
    assert table.refuses(0, Call("HELL", at("1,-1 0,-1 -1,0 -1,-1"))) == "not_traceable"
    assert table.refuses(0, Call("HELP", at("1,-1 0,-1 -1,0"))) == "not_traceable"
    assert table.refuses(0, Call("HEL", at("1,-1 0,-1 -1,0 -1,-1"))) == "not_traceable"
    assert table.refuses(0, Call("HELP", (*at("1,-1 0,-1 -1,0"), 55))) == "no_such_tile"
    assert table.refuses(0, Call("HELP", ())) == "no_such_tile"


@pytest.mark.rule("WS-A6")
def test_no_word_passes_through_the_middle_and_no_token_returns_there() -> None:
    table = Table()
    table.call("HE")
    assert place("0,0") not in (*table.offer(1).readable, *table.offer(1).steps)
    assert table.refuses(1, Call("HC", at("1,-1 0,0 -1,1"))) == "no_such_tile"
    table.call("AH")
    assert place("0,0") not in (*table.offer().readable, *table.offer().starts, *table.offer().steps)


@pytest.mark.rule("WS-7")
@pytest.mark.parametrize(("fragment", "readings"), [("IN", ("IN", "NI")), ("ON", ("ON", "NO")), ("IS", ("IS", "SI"))])
def test_a_fragment_may_be_read_both_ways(fragment: str, readings: tuple[str, str]) -> None:
    rows = list(board_a.ROWS)
    rows[3] = f"S L L . {fragment} I R"
    for reading in readings:
        table = Table(WordSearch(start_player=0, judge="vote"), stacks=laid(*rows))
        assert table.accepts(0, Call(reading, at("1,0")))
        assert table.accepts(0, Call("H" + reading, at("1,-1 1,0")))
    assert not table.accepts(0, Call(fragment[0], at("1,0")))


@pytest.mark.rule("WS-7")
def test_any_other_tile_is_read_one_way_only() -> None:
    table = Table(WordSearch(start_player=0, letter_set="custom", custom_letters="E56"), stacks=laid(*board_a.ROWS))
    assert not table.accepts(0, Call("EH", at("1,-1 0,-1")))


@pytest.mark.rule("WS-A4")
def test_a_word_has_at_least_two_letters_and_a_single_fragment_will_do() -> None:
    table = Table(hands=("P", "V"), tokens=(place("0,3"), place("0,0")))
    assert table.refuses(0, Call("F", at("1,2"))) == "word_too_short"
    assert table.call("NO", "0,2") == [WordScored(ONE, "NO", at("0,2"), 2, 2)]


@pytest.mark.rule("WS-A4")
def test_a_fragment_counts_its_two_letters() -> None:
    table = Table(tokens=(place("1,2"), place("0,0")))
    assert table.call("SON", "1,1 0,2") == [WordScored(ONE, "SON", at("1,1 0,2"), 3, 3)]


@pytest.mark.rule("WS-8")
def test_nobody_scores_the_same_word_twice_and_the_clock_runs_on() -> None:
    table = Table(words=((Scored("HELP", 4),), ()))
    until = table.turn.until
    assert table.refuses(0, golden("HELP"), at=5) == "already_scored"
    assert table.turn.until == until and table.turn.awaited == {0}
    assert table.call("HELL") and table.accepts(1, golden("HELP"))


@pytest.mark.rule("WS-A9")
@pytest.mark.parametrize(
    ("game", "own", "others"),
    [
        (WordSearch(start_player=0), False, True),
        (WordSearch(start_player=0, repeat_scope="player"), False, True),
        (WordSearch(start_player=0, repeat_scope="table"), False, False),
    ],
)
def test_a_word_is_spent_for_the_player_or_for_the_table_if_that_was_agreed(
    game: WordSearch, own: bool, others: bool
) -> None:
    assert Table(game, words=((Scored("HELP", 4),), ())).accepts(0, golden("HELP")) is own
    assert Table(game, words=((), (Scored("HELP", 4),))).accepts(0, golden("HELP")) is others


@pytest.mark.rule("WS-A9")
def test_without_a_board_a_word_is_spent_for_the_table_unless_agreed_otherwise() -> None:
    stacks = laid("A H S")
    for scope, others in (("usual", False), ("table", False), ("player", True)):
        game = WordSearch(mode="boardless", start_player=0, repeat_scope="player" if scope == "player" else "usual")
        table = Table(game, stacks=stacks, hands=(), words=((), (Scored("AH", 2),)))
        assert table.accepts(0, Call("AH", (0, 1))) is others


@pytest.mark.rule("WS-A9")
def test_a_word_and_its_plural_are_two_words() -> None:
    assert Table(words=((Scored("CELL", 4),), ())).accepts(0, golden("CELLS"))


@pytest.mark.rule("WS-A3")
def test_a_word_uses_each_tile_once_unless_agreed_otherwise() -> None:
    twice = Call("HEH", at("1,-1 0,-1 1,-1"))
    assert Table().refuses(0, twice) == "not_traceable"
    assert Table(WordSearch(start_player=0, tile_reuse=True)).accepts(0, twice)
    again = Call("HEE", at("1,-1 0,-1 0,-1"))
    assert Table(WordSearch(start_player=0, tile_reuse=True)).refuses(0, again) == "not_traceable"


@pytest.mark.rule("WS-A5")
def test_a_word_may_run_through_the_tokens_of_others_but_not_end_under_one() -> None:
    table = Table(tokens=(place("0,0"), place("0,-1")))
    assert table.call("HELP")[0] == WordScored(ONE, "HELP", at(board_a.PATHS["HELP"]), 4, 4)
    ends = Table(tokens=(place("0,0"), place("-1,-1")))
    assert ends.refuses(0, golden("HELP")) == "ends_under_token"
    assert place("-1,-1") in ends.offer().readable and place("-1,-1") not in ends.offer().ends
    begins = Table(tokens=(place("0,0"), place("1,-1")))
    assert begins.accepts(0, golden("HELP"))


@pytest.mark.rule("WS-A5")
def test_no_letter_under_a_token_may_be_used_if_that_was_agreed() -> None:
    game = WordSearch(start_player=0, tokens_block="all")
    table = Table(game, tokens=(place("0,0"), place("0,-1")))
    assert table.refuses(0, golden("HELP")) == "letter_occupied"
    assert place("0,-1") not in (*table.offer().readable, *table.offer().starts)
    assert table.accepts(0, golden("CELL"))


@pytest.mark.rule("WS-A5")
def test_tokens_waiting_in_the_middle_block_nobody() -> None:
    table = Table(BOX, 6, tokens=(place("0,1"), *(place("0,0"),) * 5))
    assert table.accepts(0, Call("CL", at("-1,1 -1,0")))


@pytest.mark.rule("WS-A20")
def test_the_caller_chooses_where_a_word_with_several_paths_ends() -> None:
    table = Table()
    ends = {path[-1] for path in spelled(table.open, ONE, table.game, longest=5)["CELLO"]}
    assert ends == set(at("-2,-1 -3,1"))
    for end in ends:
        path = next(path for path in spelled(table.open, ONE, table.game, longest=5)["CELLO"] if path[-1] == end)
        called = Table()
        called.act(0, Call("CELLO", path))
        assert called.open.tokens[0] == end


@pytest.mark.rule("WS-A20")
def test_several_words_of_board_a_end_on_different_letters() -> None:
    found = spelled(Table().open, ONE, BOX, longest=6)
    known = {word: {path[-1] for path in paths} for word, paths in found.items() if BOX.known(word)}
    assert sum(len(ends) > 1 for ends in known.values()) >= 12


@pytest.mark.rule("WS-8")
def test_the_score_goes_up_word_by_word() -> None:
    table = Table(BOX, 1)
    table.call("HE")
    assert table.call("HI", "1,-1 2,-2") == [WordScored(ONE, "HI", at("1,-1 2,-2"), 2, 4)]
    assert table.open.words == ((Scored("HE", 2), Scored("HI", 2)),)


@pytest.mark.rule("WS-X2")
@pytest.mark.parametrize("word", ["help", "Help", "HÉLP", "HEL-P", "HE LP", "HELP!"])
def test_a_word_is_called_in_its_normal_form(word: str) -> None:
    """What people type is normalised first. Any other form spells no path."""
    table = Table()
    assert table.refuses(0, Call(word, at(board_a.PATHS["HELP"]))) == "not_traceable"
    assert table.open.active == ONE != TWO


@pytest.mark.rule("WS-X2")
def test_a_set_with_umlauts_keeps_them_and_a_set_without_spells_them_with_two_letters() -> None:
    kept, folded = WordSearch(language="de", letter_set="language"), WordSearch(language="de")
    assert kept.known("ÄRZTE") and not kept.known("AERZTE")
    assert folded.known("AERZTE") and not folded.known("ÄRZTE")


@pytest.mark.rule("WS-X2")
@pytest.mark.parametrize("word", ["ATRE", "MOUT", "MURE"])
def test_french_words_are_played_without_their_accents(word: str) -> None:
    assert WordSearch(language="fr").known(word)
