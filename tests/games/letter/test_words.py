"""Reading words: which letters touch, what is new, and which tiles a word is read from."""

from __future__ import annotations

from itertools import pairwise

import pytest

from parlour.games.letter import Letter
from parlour.games.letter.actions import Lay, Name
from parlour.games.letter.events import WordRetraced, WordWritten
from parlour.games.letter.grid import Placed, rectangle, touch
from parlour.games.letter.pieces import pieces
from tests.games.letter.brute import contacts, readings
from tests.games.letter.examples import ALSO_ENGLISH, ENGLISH, GERMAN, NOT_GERMAN, Example
from tests.games.letter.table import Table, agreed
from tests.games.letter.wording import DONE, ONE, TWO, lay, name, retrace, tiles, written

EXAMPLES = pytest.mark.parametrize("example", [GERMAN, ENGLISH], ids=["german", "english"])


def numbers(example: Example) -> dict[str, int]:
    """The tiles of an example, by their numbers in its set."""
    found: dict[str, int] = {}
    for laid in example.laid:
        fitting = (
            number
            for number, piece in enumerate(pieces(example.custom_letters))
            if (piece.letter, piece.width, piece.height) == (laid.letter, laid.width, laid.height)
        )
        found[laid.id] = next(number for number in fitting if number not in found.values())
    return found


def layout(example: Example, count: int = 8) -> tuple[Placed, ...]:
    number = numbers(example)
    return tuple(Placed(number[laid.id], laid.x, laid.y) for laid in example.laid[:count])


@pytest.mark.rule("LE-11")
@pytest.mark.rule("LE-12")
@EXAMPLES
def test_the_contacts_of_the_examples_are_exactly_those_their_words_use(example: Example) -> None:
    number = numbers(example)
    box, called = pieces(example.custom_letters), {tile: id for id, tile in number.items()}
    shapes = {piece.tile: rectangle(piece, box[piece.tile]) for piece in layout(example)}
    found = {
        frozenset({called[one], called[other]})
        for one in shapes
        for other in shapes
        if one != other and touch(shapes[one], shapes[other])
    }
    assert found == example.contacts
    assert {frozenset(called[tile] for tile in pair) for pair in contacts(layout(example), box)} == found


@pytest.mark.rule("LE-7")
@pytest.mark.rule("LE-12")
@pytest.mark.rule("LE-13")
@EXAMPLES
def test_the_examples_can_be_played_word_by_word(example: Example) -> None:
    game = Letter(
        language="de" if example.language == "de" else "en",
        letter_set="custom",
        custom_letters=example.custom_letters,
        start_player=0,
        judge="dictionary",
    )
    number = numbers(example)
    rounds = zip(example.laid[:4], example.laid[4:], strict=True)
    hands = tuple((number[first.id], number[later.id]) for first, later in rounds)
    table = Table(game, 4, "", hands, opened=(False,) * 4)
    for turn, laid in enumerate(example.laid):
        assert table.on_turn == turn % 4
        table.do(Lay(number[laid.id], laid.x, laid.y))
        for word in sorted(laid.words, key=lambda word: laid.letter not in word):
            ways = readings(table.open.board, game.pieces, word)
            path = next(way for way in sorted(ways) if turn < 4 or number[laid.id] in way)
            assert isinstance(table.do(Name(word, path))[-1], WordWritten), word
        table.turns(DONE)
    assert len(table.open.written) == sum(len(laid.words) for laid in example.laid)


@pytest.mark.rule("LE-12")
@pytest.mark.parametrize("word", NOT_GERMAN)
def test_letters_that_do_not_touch_spell_no_word(word: str) -> None:
    assert readings(layout(GERMAN), pieces(GERMAN.custom_letters), word) == []


@pytest.mark.rule("LE-12")
@pytest.mark.parametrize("word", ALSO_ENGLISH)
def test_the_lists_of_the_example_are_not_exhaustive(word: str) -> None:
    assert readings(layout(ENGLISH), pieces(ENGLISH.custom_letters), word)


@pytest.mark.rule("LE-12")
def test_words_run_in_any_direction_and_zigzag_but_use_no_tile_twice() -> None:
    table = Table(board="C@5,5 A@6,5 E@5,6 S@6,7", hands=("R T", "N"))
    table.do(lay("R@6,6"), name("ARE"))
    touching = ("CA", "CE", "AR", "ER", "RS")
    for word in ("RACE", "CARE", "CARS", "ACE", "ACRE", "EARS", "SERA", "ERAS"):
        traced = all(one + other in touching or other + one in touching for one, other in pairwise(word))
        assert table.accepts(0, name(word)) is traced, word
    assert table.refuses(0, name("ARRAS", "A R R A S")) == "not_traceable"
    assert table.refuses(0, name("ERE", "E R E")) == "not_traceable"
    assert table.refuses(0, name("RC")) == "not_traceable"


@pytest.mark.rule("LE-12")
def test_the_path_must_spell_the_word_with_letters_on_the_board() -> None:
    table = Table()
    table.do(lay("T@7,5"))
    assert table.refuses(0, name("CAT", "C A")) == "not_traceable"
    assert table.refuses(0, name("CA", "C A T")) == "not_traceable"
    assert table.refuses(0, name("CAR", "C A T")) == "not_traceable"
    assert table.refuses(0, name("CATS")) == "no_such_tile"
    assert table.refuses(0, name("CAT", "C A T12")) == "no_such_tile"
    assert table.refuses(0, Name("CAT", ())) == "not_traceable"


@pytest.mark.rule("LE-A9")
def test_a_word_has_at_least_two_letters() -> None:
    table = Table(agreed(judge="vote"))
    table.do(lay("T@7,5"))
    assert table.refuses(0, name("T")) == "word_too_short"
    assert table.accepts(0, name("AT"))


@pytest.mark.rule("LE-X2")
@pytest.mark.parametrize("word", ["cat", "Cat", "CÁT", "CA-T", "CA T", "CAT!"])
def test_a_word_is_named_in_its_normal_form(word: str) -> None:
    table = Table()
    table.do(lay("T@7,5"))
    assert table.refuses(0, Name(word, tiles("C A T"))) == "not_traceable"


@pytest.mark.rule("LE-13")
@pytest.mark.rule("LE-A19")
@pytest.mark.parametrize(
    ("path", "new"), [("R12 O12 T12", True), ("R O T", False), ("R O12 T12", False), ("R12 O12 T", False)]
)
def test_a_word_is_new_again_only_from_wholly_different_tiles(path: str, new: bool) -> None:
    """R touches R12, O touches O12, and T12 touches both Os. T lies above them."""
    board = "R@0,1 O@1,1 R12@0,2 O12@1,2 T@1,0"
    table = Table(board=board, hands=("T12 S", "N"), written=(written(1, "ROT"),))
    table.do(lay("T12@2,1"))
    reads = readings(table.open.board, table.game.pieces, "ROT")
    assert tiles("R12 O12 T12") in reads
    if tiles(path) not in reads:
        assert table.refuses(0, name("ROT", path)) in ("not_traceable", "not_new")
    elif new:
        table.do(name("ROT", path))
        assert table.words == ["ROT", "ROT"] and table.open.scores == (3, 3)
    else:
        assert table.refuses(0, name("ROT", path)) in ("not_new", "must_use_laid_letter")


@pytest.mark.rule("LE-13")
def test_a_word_that_shares_a_tile_with_an_earlier_instance_is_not_new() -> None:
    table = Table(board="R@0,1 O@1,1 O12@0,2", hands=("T12 T", "N"), written=(written(0, "ROT", "R O T13"),))
    table.do(lay("T12@1,2"))
    assert table.refuses(0, name("ROT", "R O T12")) == "not_new"
    assert table.refuses(0, name("ROT", "R O12 T12")) == "not_new"


@pytest.mark.rule("LE-13")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_word_already_on_any_sheet_is_not_new(seat: int) -> None:
    table = Table(written=(written(seat, "CAT"),))
    table.do(lay("T@7,5"))
    assert table.refuses(0, name("CAT")) == "not_new"
    assert table.accepts(0, name("AT"))


@pytest.mark.rule("LE-13")
def test_every_earlier_instance_counts() -> None:
    both = (written(0, "AT", "A T12"), written(1, "AT", "A12 T"))
    table = Table(board="A@0,0 A12@1,1 T@2,1 T12@2,2 A13@3,1", hands=("S", "R"), free="N", written=both)
    table.do(lay("N@0,1"), name("AN", "A N"))
    assert table.refuses(0, name("AT", "A12 T12")) == "not_new"
    assert table.refuses(0, name("AT", "A13 T")) == "not_new"
    assert table.refuses(0, name("AT", "A13 T12")) == "not_new"


@pytest.mark.rule("LE-A20")
def test_a_word_and_its_plural_are_two_words() -> None:
    table = Table(board="C@5,5 A@6,5 T@7,5", written=(written(1, "CAT"),), hands=("S", "N"))
    table.do(lay("S@8,5"), name("CATS"))
    assert table.words == ["CAT", "CATS"]


@pytest.mark.rule("LE-A19")
def test_a_written_word_may_be_traced_differently_until_the_turn_ends() -> None:
    table = Table(board="A@0,0 A12@2,0", hands=("T S", "N"))
    table.do(lay("T@1,0"), name("AT", "A T"))
    assert table.do(retrace("AT", "A12 T")) == [WordRetraced(ONE, "AT", tiles("A12 T"))]
    assert table.open.written == (written(0, "AT", "A12 T"),) and table.open.scores == (2, 0)
    table.do(DONE)
    assert table.refuses(0, retrace("AT", "A T")) == "not_your_turn"


@pytest.mark.rule("LE-A19")
def test_the_other_path_must_trace_be_new_and_use_the_new_letter_too() -> None:
    earlier = (written(1, "AT", "A12 T12"),)
    table = Table(board="A@0,0 A12@2,0 T12@3,0 A13@0,1", hands=("T S", "N"), written=earlier)
    table.do(lay("T@1,0"), name("AT", "A T"))
    assert table.refuses(0, retrace("AT", "A12 T")) == "not_new"
    assert table.refuses(0, retrace("AT", "A13 T")) == "not_traceable"
    assert table.refuses(0, retrace("AT", "A12 T12")) in ("not_new", "must_use_laid_letter")
    assert table.refuses(0, retrace("TA", "T A")) == "not_written_now"
    assert table.accepts(0, retrace("AT", "A T"))


@pytest.mark.rule("LE-A19")
def test_words_of_earlier_turns_cannot_be_retraced() -> None:
    table = Table(seats=2, board="A@0,0 A12@2,0 T@1,0", hands=("S", "N"), written=(written(0, "AT"), written(1, "TA")))
    table.do(lay("S@3,0"))
    assert table.refuses(0, retrace("AT", "A12 T")) == "not_written_now"
    assert table.refuses(0, retrace("TA", "T A12")) == "not_written_now"


@pytest.mark.rule("LE-7")
def test_words_are_written_on_the_sheet_of_the_seat_that_named_them() -> None:
    table = Table()
    table.turns(lay("T@7,5"), name("CAT"), name("AT"), DONE)
    assert [(word.seat, word.word) for word in table.open.written] == [(ONE, "CAT"), (ONE, "AT")]
    table.turns(lay("R@6,4"), name("CAR"), DONE)
    assert table.open.written[-1].seat == TWO and table.open.scores == (5, 3)
