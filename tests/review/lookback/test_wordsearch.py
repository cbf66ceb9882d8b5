"""Looking back at WORD SEARCH: the best words and swaps it names are those of a slow search over every path."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.bots.wordsearch.arranging import possible
from parlour.core.game import Entry, Millis, Seat, TimeUp
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import Call, MoveToken, Swap
from parlour.games.wordsearch.calling import check_call
from parlour.games.wordsearch.state import Open, Scored, Searching, State, View
from parlour.kit.challenge import Dispute
from parlour.kit.window import PASS
from parlour.review.lookback.remark import Remark, remark
from tests.games.wordsearch import brute
from tests.games.wordsearch.table import BOX, Table, golden
from tests.review.lookback.everyday import END, Tree, everyday
from tests.review.lookback.positions import broken_off, decided

GAMES = (
    WordSearch(start_player=0),
    WordSearch(start_player=0, language="de", tokens_block="all"),
    WordSearch(start_player=0, language="it", letter_set="language"),
    WordSearch(start_player=0, mode="insert", stack_bonus=True),
    WordSearch(start_player=0, mode="boardless", letter_set="language"),
)

CHANGES = ("wordsearch_swap", "wordsearch_swap_own", "wordsearch_turn", "wordsearch_add", "wordsearch_shift")
CRUSADE = Call("CRUSADE", (24, 30, 34, 33, 29, 28, 23))


def position(number: int) -> tuple[WordSearch, View]:
    """Where a seat is about to end its turn."""
    game = GAMES[number % len(GAMES)]
    sitting = broken_off(game, ("novice", "casual"), number, searching, times=number + 1)
    seat = sitting.position.state.open.phase.seat
    return game, sitting.view(seat)


def searching(open: Open) -> bool:
    return isinstance(open.phase, Searching)


def slowly(game: WordSearch, open: Open, seat: Seat) -> dict[str, int]:
    """Every everyday word a seat could call, and its points."""
    spent = {word.word for owner in range(len(open.words)) for word in open.words[owner] if counts(game, owner, seat)}
    found: dict[str, int] = {}
    for word, path in walked(game, open, seat, everyday(game.language, umlauts=game.umlauts), "", ()):
        worth = sum(len(open.stacks[tile % 100][tile // 100]) * level(game, tile) for tile in path)
        if word not in spent:
            found[word] = max(found.get(word, 0), worth)
    return found


def counts(game: WordSearch, owner: int, seat: Seat) -> bool:
    return owner == seat or game.mode == "boardless"


def level(game: WordSearch, tile: int) -> int:
    return tile // 100 + 1 if game.stack_bonus else 1


def walked(
    game: WordSearch, open: Open, seat: Seat, tree: Tree, word: str, path: tuple[int, ...]
) -> Iterator[tuple[str, tuple[int, ...]]]:
    for tile in brute.steps(open, seat, game, path):
        for letters in brute.readings(open, tile):
            node: Tree | None = tree
            for letter in letters:
                node = None if node is None else node.get(letter)
            if node is None:
                continue
            if END in node and tile % 100 not in open.tokens:
                yield word + letters, (*path, tile)
            yield from walked(game, open, seat, node, word + letters, (*path, tile))


def looked_back(game: WordSearch, view: View) -> Remark:
    found = remark(game, decided(view, TimeUp()))
    assert found is not None
    return found


@pytest.mark.parametrize("number", range(20))
def test_the_word_it_names_is_the_best_that_a_slow_search_finds(number: int) -> None:
    game, view = position(number)
    assert view.seat is not None and isinstance(view.open.phase, Searching)
    slow, said = slowly(game, view.open, view.seat), {one.code: one for one in looked_back(game, view).said}
    best = max(slow.values(), default=0)
    if best >= 3:
        facts = said["wordsearch_missed"].facts
        assert facts["points"] == best == slow[str(facts["word"])]
        call = looked_back(game, view).better
        assert isinstance(call, Call)
        check_call(game, view.open, view.open.phase, call)
    else:
        assert "wordsearch_missed" not in said
    assert said["wordsearch_words"].facts["everyday"] == len(slow)


@pytest.mark.parametrize("number", [3, 5, 8])
def test_the_change_of_tiles_it_names_is_the_best_of_all(number: int) -> None:
    game, view = position(number)
    seat, offer = view.seat, game.offer(view)
    assert seat is not None and offer is not None
    best = 0
    for action in possible(game, view, offer):
        after = game.apply(State(view.open), Entry(Millis(0), seat, action)).state
        best = max(best, max(slowly(game, after.open, seat).values(), default=0))
    told = [one.facts["points"] for one in looked_back(game, view).said if one.code in CHANGES]
    assert told == [best]


def test_a_long_word_among_the_best_is_a_find() -> None:
    view = BOX.view(Table().here.state, Seat(0))
    found = remark(BOX, decided(view, CRUSADE))
    assert found is not None
    assert found.mark == "find"
    assert found.said[0].facts == {"word": "CRUSADE", "points": 7}


def test_a_short_word_beside_a_long_everyday_one_has_a_better() -> None:
    view = BOX.view(Table().here.state, Seat(0))
    found = remark(BOX, decided(view, golden("HE")))
    assert found is not None
    assert (found.mark, found.better) == ("better", CRUSADE)


def test_a_word_already_scored_is_never_better() -> None:
    view = BOX.view(Table(words=((Scored("CRUSADE", 7),), ())).here.state, Seat(0))
    found = remark(BOX, decided(view, golden("HE")))
    assert found is not None
    assert found.mark == "better"
    assert found.better != CRUSADE


def test_of_a_turn_without_a_word_it_says_where_the_token_should_have_gone() -> None:
    view = BOX.view(Table().here.state, Seat(0))
    offer = BOX.offer(view)
    assert offer is not None
    codes = [
        {one.code for one in found.said}
        for place in offer.steps
        if (found := remark(BOX, decided(view, MoveToken(place)))) is not None
    ]
    assert 0 < sum("wordsearch_elsewhere" in some for some in codes) < len(offer.steps)


def test_a_swap_is_judged_by_the_word_it_opens() -> None:
    view = BOX.view(Table().here.state, Seat(0))
    spoiling = remark(BOX, decided(view, Swap(0, 3)))
    assert spoiling is not None and isinstance(spoiling.better, Swap)
    assert remark(BOX, decided(view, spoiling.better)) is None


def test_a_word_let_pass_that_the_dictionary_lacks_is_better_disputed() -> None:
    game = WordSearch(start_player=0, judge="dictionary")
    table = Table(game)
    table.act(0, Call("EPO", golden("EPOS").path[:3]))
    view = game.view(table.here.state, Seat(1))
    let_pass, disputed = remark(game, decided(view, PASS)), remark(game, decided(view, Dispute()))
    assert let_pass is not None and let_pass.better == Dispute() and let_pass.mark == "better"
    assert disputed is not None and disputed.mark is None
