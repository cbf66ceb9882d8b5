"""Looking back at LETTER: the best words and places it names are those of a slow search, cell by cell."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from parlour.core.game import Action, Entry, Millis, Seat
from parlour.games.letter import Letter
from parlour.games.letter.actions import Done, Knock, Lay, Name, Release
from parlour.games.letter.grid import Placed
from parlour.games.letter.pieces import BLANKS
from parlour.games.letter.state import Laying, Open, State, View
from parlour.kit.window import PASS
from parlour.review.lookback.remark import Remark, remark
from tests.games.letter import brute
from tests.games.letter.table import Table, agreed
from tests.games.letter.wording import DONE, lay, name, release
from tests.review.lookback.everyday import END, Tree, everyday
from tests.review.lookback.positions import broken_off, decided

GAMES = (
    Letter(start_player=0, draft="random_deal"),
    Letter(start_player=0, draft="random_deal", language="de", rotation=True),
    Letter(start_player=0, draft="random_deal", scoring=2, grid=12),
)


def turn_begins(open: Open) -> bool:
    return isinstance(open.phase, Laying) and not open.phase.moves.laid and all(open.opened)


def letter_lies(open: Open) -> bool:
    return isinstance(open.phase, Laying) and bool(open.phase.moves.written) and all(open.opened)


def position(number: int, ready: Callable[[Open], bool] = turn_begins) -> tuple[Letter, View]:
    game = GAMES[number % len(GAMES)]
    sitting = broken_off(game, ("novice", "casual"), number, ready, times=1 + number % 9)
    return game, sitting.view(sitting.position.state.open.phase.seat)


def slowly(game: Letter, open: Open, board: tuple[Placed, ...], using: set[int]) -> set[str]:
    """The new everyday words on a board that use one of these tiles."""
    touching: dict[int, set[int]] = {}
    for one, other in brute.contacts(board, game.pieces):
        touching.setdefault(one, set()).add(other)
        touching.setdefault(other, set()).add(one)
    spent = {one.word for one in open.written}

    def walked(tree: Tree, word: str, path: tuple[int, ...], onward: set[int]) -> Iterator[tuple[str, tuple[int, ...]]]:
        for tile in onward - set(path):
            letter = game.pieces[tile].letter
            if letter and letter in tree:
                here = word + letter, (*path, tile)
                if END in tree[letter]:
                    yield here
                yield from walked(tree[letter], *here, touching[tile])

    found = walked(everyday(game.language), "", (), set(touching))
    return {word for word, path in found if word not in spent and using & set(path)}


def places(game: Letter, open: Open, tile: int) -> Iterator[tuple[Placed, tuple[Placed, ...]]]:
    """Every place for a letter, and the board with it. One blank may give way to a letter from the hand."""
    pieces = game.pieces
    lying = {placed: brute.cells(placed, pieces[placed.tile]) for placed in open.board}
    beside = {
        (x + right, y + down)
        for placed, cells in lying.items()
        if placed.tile not in BLANKS
        for x, y in cells
        for right, down in brute.AROUND
    }
    for turned in (False, True) if game.rotation else (False,):
        for y in range(open.side):
            for x in range(open.side):
                placed = Placed(tile, x, y, turned)
                mine = brute.cells(placed, pieces[tile])
                under = [other for other, cells in lying.items() if cells & mine]
                exchange = all(other.tile in BLANKS for other in under) and len(under) == 1 and tile not in open.free
                inside = all(x < open.side and y < open.side for x, y in mine)
                if inside and mine & beside and (not under or exchange):
                    yield placed, (*(other for other in open.board if other not in under), placed)


def best_of_all(game: Letter, open: Open, seat: Seat) -> tuple[int, set[str]]:
    """The longest everyday words that any letter makes anywhere. What it touches decides what it makes."""
    known: dict[tuple[str, frozenset[int]], set[str]] = {}
    for tile in (*open.hands[seat], *open.free):
        for placed, board in places(game, open, tile):
            near = frozenset(
                other.tile
                for other in board
                if other != placed and brute.contacts((other, placed), game.pieces) and other.tile not in BLANKS
            )
            kind = game.pieces[tile].letter, near
            if kind not in known:
                known[kind] = slowly(game, open, board, {tile})
    longest = max((len(word) for words in known.values() for word in words), default=0)
    return longest, {word for words in known.values() for word in words if len(word) == longest}


def looked_back(game: Letter, view: View, action: Release | Done) -> Remark:
    found = remark(game, decided(view, action))
    assert found is not None
    return found


@pytest.mark.parametrize("number", range(20))
def test_the_letter_and_place_it_names_make_the_longest_word_a_slow_search_finds(number: int) -> None:
    game, view = position(number)
    seat = view.seat
    assert seat is not None
    longest, words = best_of_all(game, view.open, seat)
    found = looked_back(game, view, Release(view.open.hands[seat][0]))
    assert found.said[0].facts["letters"] == longest
    assert found.said[0].facts["word"] in words
    assert isinstance(found.better, Lay)
    laid = game.apply(State(view.open), Entry(Millis(0), seat, found.better)).state
    assert slowly(game, view.open, laid.open.board, {found.better.tile}) & {found.said[0].facts["word"]}


@pytest.mark.parametrize("number", range(9))
def test_the_word_overlooked_is_the_longest_that_lay_there(number: int) -> None:
    game, view = position(number, letter_lies)
    assert view.seat is not None and isinstance(view.open.phase, Laying)
    moves = view.open.phase.moves
    slow = slowly(game, view.open, view.open.board, set(moves.laid))
    own = max(len(one.word) for one in view.open.written[len(view.open.written) - moves.written :])
    told = {one.code: one.facts for one in looked_back(game, view, Done()).said}
    longest = max(map(len, slow), default=0)
    assert ("letter_overlooked" in told) == (longest > own)
    if longest > own:
        assert told["letter_overlooked"]["letters"] == longest
        assert told["letter_overlooked"]["word"] in slow
    everywhere = slowly(game, view.open, view.open.board, {placed.tile for placed in view.open.board})
    assert told["letter_words"]["everyday"] == len(everywhere)


def row(**options: object) -> Table:
    """A row of letters, in which an E makes CANOE."""
    return Table(agreed(**options), board="C@1,1 A@2,1 N@3,1 O@4,1", hands=("E S T", "R12 N12"))


def seen(table: Table, seat: int, action: Action) -> Remark | None:
    return remark(table.game, decided(table.game.view(table.here.state, Seat(seat)), action))


def test_a_long_word_ahead_of_all_others_is_a_find() -> None:
    table = Table(agreed(), board="C@1,1 A@2,1 N@3,1 O@4,1 E@5,1", hands=("S", "R12"))
    table.do(lay("S@6,1"))
    found, plain = seen(table, 0, name("CANOES")), seen(table, 0, name("EON"))
    assert found is not None and plain is None
    assert (found.mark, found.said[0].facts) == ("find", {"word": "CANOES", "letters": 6})


def test_a_window_let_pass_with_a_word_in_it_is_a_missed_knock() -> None:
    table = row()
    table.do(lay("E@5,1"), name("EON"), DONE)
    found = seen(table, 1, PASS)
    assert found is not None
    assert (found.mark, found.better) == ("better", name("CANOE"))
    assert found.said[0].facts == {"word": "CANOE", "letters": 5}
    assert seen(table, 1, Knock()) is None


def test_no_word_is_held_against_a_seat_twice() -> None:
    table = row()
    table.do(lay("E@5,1"), name("EON"), DONE)
    table.passes()
    table.do(release("R12"))
    assert seen(table, 0, PASS) is None


def test_a_knock_in_vain_is_told_the_word_that_lay_there() -> None:
    table = row()
    table.do(lay("E@5,1"), name("EON"), DONE)
    table.knock(1)
    found = seen(table, 1, Done())
    assert found is not None
    assert found.mark == "better" and isinstance(found.better, Name)
    assert found.better.word == "CANOE"


def test_where_only_words_count_a_longer_one_is_not_better() -> None:
    for how, mark in ((1, None), (3, "better")):
        table = row(scoring=how)
        table.do(lay("E@5,1"), name("EON"))
        found = seen(table, 0, Done())
        assert found is not None
        assert found.mark == mark


def test_a_word_the_dictionary_lacks_gets_no_remark() -> None:
    table = row()
    table.do(lay("E@5,1"))
    assert seen(table, 0, name("NAC")) is None


def test_alone_the_last_remark_says_how_many_words_were_left() -> None:
    game = agreed(solitaire_tiles=5)
    table = Table(game, seats=1, board="C@1,1 A@2,1 N@3,1 O@4,1 E@5,1", hands=("S",))
    found = seen(table, 0, Done())
    assert found is not None
    assert [one.code for one in found.said] == ["letter_overlooked", "letter_words"]
