"""What lies on the table before the first turn, who sits there, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.core.game import Illegal, Seat, Viewer
from parlour.core.play import begin
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.board import hexagon, neighbours
from parlour.games.wordsearch.events import StarterDrawn, TilesDealt
from parlour.games.wordsearch.letters import BOX as BOX_LETTERS
from parlour.games.wordsearch.letters import OF_LANGUAGE, tiles
from tests.games.wordsearch.table import BOARD_A, BOX, Table, place

SEATS = (1, 2, 3, 4, 5, 6)
MIDDLE = place("0,0")


@pytest.mark.rule("WS-1")
@pytest.mark.rule("WS-A14")
@pytest.mark.parametrize("seats", SEATS)
def test_one_to_six_play(seats: int) -> None:
    assert len(begin(WordSearch(), seats).state.open.scores) == seats


@pytest.mark.rule("WS-1")
@pytest.mark.parametrize("seats", [0, 7])
def test_no_players_or_seven_are_refused(seats: int) -> None:
    with pytest.raises(Illegal, match="wrong_number_of_seats"):
        begin(WordSearch(), seats)


@pytest.mark.rule("WS-2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_board_is_filled_each_seat_gets_a_tile_and_the_rest_form_the_pile(seats: int) -> None:
    """WS-T4."""
    table = Table(BOX, seats, stacks=None)
    open = table.open
    assert TilesDealt() in table.events
    assert open.stacks[MIDDLE] == () and sum(map(len, open.stacks)) == 36
    assert len(open.hands) == seats and all(open.hands) and len(open.pile) == 20 - seats
    assert Counter(tile for stack in open.stacks for tile in stack) + Counter(open.hands) + Counter(open.pile) == (
        Counter(BOX.tiles)
    )
    assert open.scores == (0,) * seats and open.tokens == (MIDDLE,) * seats


@pytest.mark.rule("WS-A1")
def test_the_board_is_a_hexagon_of_side_four_with_an_empty_middle() -> None:
    places = hexagon(3)
    assert len(places) == len(set(places)) == 37
    assert all(max(abs(q), abs(r), abs(q + r)) <= 3 for q, r in places)
    touching = neighbours(places)
    assert {places[other] for other in touching[MIDDLE]} == {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
    assert Counter(map(len, touching)) == {6: 19, 4: 12, 3: 6}
    assert all(one in touching[other] for one, beside in enumerate(touching) for other in beside)


@pytest.mark.rule("WS-A1")
def test_board_a_is_a_board_of_the_box() -> None:
    assert Counter(tile for stack in BOARD_A for tile in stack) <= Counter(BOX.tiles)
    assert BOARD_A[MIDDLE] == () and sum(map(len, BOARD_A)) == 36


@pytest.mark.rule("WS-A2")
@pytest.mark.parametrize("written", [BOX_LETTERS, *OF_LANGUAGE.values()])
def test_every_set_has_56_tiles_three_of_them_fragments(written: str) -> None:
    pile = tiles(written)
    assert len(pile) == 56 and list(pile) == sorted(pile)
    assert [tile for tile in pile if len(tile) == 2] == ["IN", "IS", "ON"]
    assert set("ABCDEFGHIJKLMNOPQRSTUVWXYZ") <= set(pile)


@pytest.mark.rule("WS-A2")
def test_the_box_holds_what_its_list_says() -> None:
    count = Counter(BOX.tiles)
    assert "".join(letter * count[letter] for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == (
        "AAAABCCDDEEEEEFGHHIIIJKLLLMMNNOOOPPQRRRSSSSTTTUUVWXYZ"
    )
    assert (count["IN"], count["ON"], count["IS"]) == (1, 1, 1)


@pytest.mark.rule("WS-A2")
def test_a_table_may_play_the_set_of_its_language_or_one_of_its_own() -> None:
    german = WordSearch(language="de", letter_set="language")
    assert german.umlauts and {"Ä", "Ö", "Ü"} <= set(german.tiles)
    assert not WordSearch(language="de").umlauts
    own = WordSearch(letter_set="custom", custom_letters="e50 in1 ON1 s4")
    assert Counter(own.tiles) == {"E": 50, "IN": 1, "ON": 1, "S": 4}
    assert Counter(Table(own, stacks=None).open.pile) <= Counter(own.tiles)


@pytest.mark.rule("WS-A2")
@pytest.mark.parametrize(
    ("written", "code"),
    [("", "letters_not_56"), ("A55", "letters_not_56"), ("A57", "letters_not_56"), ("A50 ?6", "letters_unreadable")],
)
def test_a_set_that_does_not_have_56_tiles_is_refused(written: str, code: str) -> None:
    with pytest.raises(Illegal, match=code):
        WordSearch(letter_set="custom", custom_letters=written)


@pytest.mark.rule("WS-A16")
@pytest.mark.parametrize("seats", SEATS)
def test_the_insert_begins_with_eighteen_tiles(seats: int) -> None:
    open = Table(WordSearch(mode="insert", start_player=0), seats, stacks=None).open
    assert len(open.places) == 19 and open.stacks[9] == () and sum(map(len, open.stacks)) == 18
    assert all(open.hands) and len(open.pile) == 38 - seats


@pytest.mark.rule("WS-A16")
def test_the_small_insert_begins_with_six_tiles_and_seats_two_at_most() -> None:
    game = WordSearch(mode="insert", insert_radius=1, start_player=0)
    assert game.seats == range(1, 3) and game.goal == 50
    open = Table(game, 2, stacks=None).open
    assert len(open.places) == 7 and sum(map(len, open.stacks)) == 6 and len(open.pile) == 48


@pytest.mark.rule("WS-A17")
@pytest.mark.rule("WS-15")
@pytest.mark.parametrize("seats", SEATS)
def test_without_a_board_three_tiles_form_a_triangle_and_53_are_left(seats: int) -> None:
    open = Table(WordSearch(mode="boardless", start_player=0), seats, stacks=None).open
    assert len(open.places) == 3 and all(len(beside) == 2 for beside in neighbours(open.places))
    assert list(map(len, open.stacks)) == [1, 1, 1] and len(open.pile) == 53
    assert not any(open.hands) and open.tokens == () and open.scores == (0,) * seats


@pytest.mark.rule("WS-X6")
def test_chance_draws_the_starter_unless_one_is_agreed() -> None:
    drawn = Table(WordSearch(), 6, stacks=None)
    assert StarterDrawn(drawn.active) in drawn.events and drawn.open.starter == drawn.open.active
    agreed = Table(WordSearch(start_player=2), 4)
    assert (agreed.open.active, agreed.open.starter) == (2, 2)
    assert WordSearch(start_player=2).seats == range(3, 7)


@pytest.mark.rule("WS-X6")
def test_in_solitaire_no_starter_is_drawn() -> None:
    assert not any(isinstance(event, StarterDrawn) for event in Table(WordSearch(), 1, stacks=None).events)


@pytest.mark.rule("WS-X5")
@pytest.mark.parametrize("mode", ["board", "insert", "boardless"])
def test_all_tiles_lie_open_and_the_pile_has_no_order(mode: str) -> None:
    game = WordSearch(
        start_player=0, mode="board" if mode == "board" else "insert" if mode == "insert" else "boardless"
    )
    table = Table(game, 3, stacks=None)
    viewers: list[Viewer] = ["bystander", Seat(0), Seat(1), Seat(2)]
    for viewer in viewers:
        view = game.view(table.here.state, viewer)
        assert view.open == table.open
        assert game.guess(view, table.luck) == table.here.state
    assert list(table.open.pile) == sorted(table.open.pile)
