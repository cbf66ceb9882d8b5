"""The rules agree with slow, independent searches: where letters may lie, which touch, and what may be named."""

from __future__ import annotations

import pytest

from parlour.core.game import Entry, Illegal, Luck, Millis
from parlour.core.luck import choice, seeded, shuffled
from parlour.games.letter import Letter
from parlour.games.letter.actions import Lay, LayBlank, Name
from parlour.games.letter.contacts import layout
from parlour.games.letter.grid import Placed, rectangle, touch
from parlour.games.letter.state import Moves, Open, State, Written
from parlour.games.letter.table import moves_now
from parlour.games.letter.tracing import new_paths
from tests.games.letter.brute import cells, contacts, readings, spelled
from tests.games.letter.table import Table, agreed
from tests.games.letter.wording import ONE

GAMES = {
    "judged by vote": agreed(judge="vote", grid=12),
    "turned tiles": agreed(judge="vote", grid=12, rotation=True),
    "few letters": agreed(judge="vote", grid=12, custom_letters="A22 N22 T22"),
}
LONGEST = 4
BOARDS = 6
SIDE = 12


def random_board(game: Letter, luck: Luck, count: int = 14) -> tuple[Placed, ...]:
    """Letters and blanks crowded into a corner without overlapping."""
    board: list[Placed] = []
    taken: set[tuple[int, int]] = set()
    for tile in shuffled(luck, range(72))[:60]:
        placed = Placed(tile, luck.below(8), luck.below(8), game.rotation and luck.below(2) == 0)
        covered = cells(placed, game.pieces[tile])
        if not covered & taken and len(board) < count:
            board.append(placed)
            taken |= covered
    return tuple(board)


def table_with(game: Letter, board: tuple[Placed, ...], luck: Luck) -> Open:
    """Two letters of this board were just laid and some words written. Others are in hand or beside the board."""
    lying = {placed.tile for placed in board}
    letters = [tile for tile in range(66) if tile not in lying]
    laid = tuple(sorted(placed.tile for placed in board if game.pieces[placed.tile].letter)[:2])
    words = [(word, path) for word, paths in spelled(board, game.pieces, 3).items() for path in paths]
    written = tuple(Written(ONE, word, path, 3) for word, path in shuffled(luck, words)[:6])
    hands = tuple(letters[:20]), tuple(letters[20:30])
    return Table(game, 2, board, hands, ("", ""), tuple(letters[30:36]), written=written, moves=Moves(laid=laid)).open


def accepted(game: Letter, open: Open, action: Lay | LayBlank | Name) -> bool:
    try:
        game.apply(State(open), Entry(Millis(0), ONE, action))
    except Illegal:
        return False
    return True


@pytest.mark.rule("LE-11")
@pytest.mark.parametrize("name", GAMES)
def test_letters_touch_exactly_where_their_cells_are_side_by_side(name: str) -> None:
    game, luck = GAMES[name], seeded(len(name), "contacts")
    for _ in range(BOARDS):
        board = random_board(game, luck)
        shape = {placed.tile: rectangle(placed, game.pieces[placed.tile]) for placed in board}
        found = contacts(board, game.pieces)
        for one, here in shape.items():
            for other, there in shape.items():
                assert touch(here, there) == (frozenset({one, other}) in found), (one, other)
        seen = layout(board, game.letters)
        letters = {tile for tile in shape if game.pieces[tile].letter}
        assert set(seen.tiles) == letters
        assert {
            frozenset({seen.tiles[one], seen.tiles[other]})
            for one, beside in enumerate(seen.board.neighbours)
            for other in beside
        } == {pair for pair in found if pair <= letters}


@pytest.mark.rule("LE-10")
@pytest.mark.rule("LE-11")
@pytest.mark.rule("LE-A10")
@pytest.mark.rule("LE-A11")
@pytest.mark.parametrize("name", GAMES)
def test_a_letter_may_lie_exactly_where_counting_cells_allows_it(name: str) -> None:
    game, luck = GAMES[name], seeded(len(name), "places")
    for _ in range(BOARDS):
        board = random_board(game, luck)
        hand = tuple(tile for tile in range(66) if tile not in {placed.tile for placed in board})
        open = Table(game, 2, board, (hand[:30], ()), ("", ""), hand[30:]).open
        covered = {placed.tile: cells(placed, game.pieces[placed.tile]) for placed in board}
        for _ in range(400):
            placed = Placed(choice(luck, hand), luck.below(13), luck.below(13), luck.below(2) == 0)
            mine = cells(placed, game.pieces[placed.tile])
            under = {tile for tile, other in covered.items() if other & mine}
            rest = [piece for piece in board if piece.tile not in under]
            beside = {
                tile
                for pair in contacts((*rest, placed), game.pieces)
                for tile in pair - {placed.tile}
                if placed.tile in pair and game.pieces[tile].letter
            }
            may = (
                all(x < SIDE and y < SIDE for x, y in mine)
                and (not placed.turned or game.rotation)
                and (not under or (len(under) == 1 and min(under) >= 66 and placed.tile in hand[:30]))
                and bool(beside)
            )
            action = Lay(placed.tile, placed.x, placed.y, placed.turned)
            assert accepted(game, open, action) == may, (board, placed)


@pytest.mark.rule("LE-7")
@pytest.mark.rule("LE-12")
@pytest.mark.rule("LE-13")
@pytest.mark.rule("LE-A19")
@pytest.mark.parametrize("name", GAMES)
def test_exactly_the_words_the_slow_search_finds_may_be_named(name: str) -> None:
    game, luck = GAMES[name], seeded(len(name), "names")
    for _ in range(BOARDS):
        board = random_board(game, luck)
        open = table_with(game, board, luck)
        found = spelled(board, game.pieces, LONGEST)
        pairs = [(word, path) for word, paths in found.items() for path in paths]
        every = [placed.tile for placed in board]
        walks = [tuple(choice(luck, every) for _ in range(1 + luck.below(4))) for _ in range(200)]
        random_names = [("".join(game.pieces[tile].letter for tile in path) or "A", path) for path in walks]
        for word, path in (*shuffled(luck, pairs)[:200], *random_names):
            earlier = [entry for entry in open.written if entry.word == word]
            may = (
                path in found.get(word, [])
                and all(set(entry.path).isdisjoint(path) for entry in earlier)
                and not set(path).isdisjoint(moves_now(open).laid)
            )
            assert accepted(game, open, Name(word, path)) == may, (open, word, path)
            assert not accepted(game, open, Name(word + "A", path))


@pytest.mark.rule("LE-A19")
@pytest.mark.parametrize("name", GAMES)
def test_the_preferred_path_is_the_lowest_of_those_that_make_the_word_new(name: str) -> None:
    game, luck = GAMES[name], seeded(len(name), "preferred")
    for _ in range(BOARDS):
        board = random_board(game, luck)
        open = table_with(game, board, luck)
        words = {entry.word for entry in open.written} | set(list(spelled(board, game.pieces, 3))[:40])
        for word in sorted(words):
            for needed in ((), moves_now(open).laid):
                slow = [
                    path
                    for path in readings(board, game.pieces, word)
                    if all(entry.word != word or set(entry.path).isdisjoint(path) for entry in open.written)
                    and (not needed or set(needed) & set(path))
                ]
                assert list(new_paths(game.letters, open, word, needed)) == sorted(slow)
