"""What is in the box, what is agreed, and what is dealt."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.core.game import Illegal, Seat
from parlour.core.play import begin
from parlour.games.letter import Letter
from parlour.games.letter.events import StarterDrawn, TilesTaken
from parlour.games.letter.pieces import BLANKS, COMMON, OF_LANGUAGE, pieces
from parlour.games.letter.state import Drafting, Laying
from parlour.words.agreement import LayerName
from tests.games.letter.examples import ENGLISH, GERMAN
from tests.games.letter.table import Table, agreed

DEALT = {2: 15, 3: 10, 4: 7, 5: 6, 6: 5}
RANDOM = agreed(draft="random_deal")


@pytest.mark.rule("LE-1")
def test_one_to_six_play() -> None:
    assert Letter().seats == range(1, 7)
    with pytest.raises(Illegal, match="wrong_number_of_seats"):
        begin(Letter(), 7)


@pytest.mark.rule("LE-1")
@pytest.mark.rule("LE-X6")
def test_the_starting_seat_has_to_exist() -> None:
    assert Letter(start_player=3).seats == range(4, 7)


@pytest.mark.rule("LE-2")
@pytest.mark.rule("LE-A2")
@pytest.mark.parametrize("written", [COMMON, *OF_LANGUAGE.values()])
def test_every_set_has_66_letters_and_six_blanks_with_sides_of_one_to_three_cells(written: str) -> None:
    box = pieces(written)
    assert [bool(piece.letter) for piece in box] == [True] * 66 + [False] * 6
    assert all(piece.width in (1, 2, 3) and piece.height in (1, 2, 3) for piece in box)
    assert set("ABCDEFGHIJKLMNOPQRSTUVWXYZ") <= {piece.letter for piece in box}
    assert [piece.letter for piece in box[:66]] == sorted(piece.letter for piece in box[:66])


@pytest.mark.rule("LE-A2")
def test_the_common_set_holds_what_its_list_says_and_every_letter_of_the_examples() -> None:
    count = Counter(piece.letter for piece in Letter().pieces)
    assert "".join(f"{letter}{count[letter]} " for letter in sorted(count) if letter).strip() == (
        "A5 B2 C2 D3 E6 F1 G2 H2 I4 J1 K1 L3 M3 N4 O4 P2 Q1 R4 S4 T4 U3 V1 W1 X1 Y1 Z1"
    )
    for example in (GERMAN, ENGLISH):
        assert Counter(laid.letter for laid in example.laid) <= count


@pytest.mark.rule("LE-A2")
def test_the_letters_may_be_those_of_the_language_or_a_custom_set() -> None:
    assert Counter(piece.letter for piece in Letter(language="it", letter_set="language").pieces)["O"] == 6
    assert Counter(piece.letter for piece in agreed().pieces) == {"": 6, "T": 3} | dict.fromkeys("ACENORS", 9)


@pytest.mark.rule("LE-A2")
@pytest.mark.parametrize(
    ("written", "code"),
    [("A9", "letters_not_66"), ("A99", "letters_not_66"), ("A6O", "letters_unreadable"), ("", "letters_not_66")],
)
def test_a_custom_set_has_66_letters_too(written: str, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        Letter(letter_set="custom", custom_letters=written)
    assert refusal.value.code == code and refusal.value.facts["option"] == "custom_letters"


@pytest.mark.rule("LE-A3")
def test_sizes_come_in_turn_letter_by_letter() -> None:
    letters = Letter().pieces[:66]
    size = Counter((piece.width, piece.height) for piece in letters)
    assert len(size) == 9 and {side for side, times in size.items() if times == 8} == {(1, 1), (1, 2), (1, 3)}
    assert sorted(size.values()) == [7] * 6 + [8] * 3
    first = [(piece.letter, piece.width, piece.height) for piece in letters[:6]]
    assert first == [("A", 1, 1), ("A", 1, 2), ("A", 1, 3), ("A", 2, 1), ("A", 2, 2), ("B", 2, 3)]
    for letter in {piece.letter for piece in letters}:
        sizes = [(piece.width, piece.height) for piece in letters if piece.letter == letter]
        assert len(set(sizes)) == len(sizes)


@pytest.mark.rule("LE-A3")
def test_the_six_blanks_have_six_sizes() -> None:
    blanks = [(piece.width, piece.height) for piece in Letter().pieces[66:]]
    assert blanks == [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 3)]


@pytest.mark.rule("LE-A1")
def test_the_grid_is_a_square_of_fourteen_and_larger_for_solitaire_with_many_tiles() -> None:
    assert begin(Letter(), 2).state.open.side == begin(Letter(solitaire_tiles=40), 1).state.open.side == 14
    assert begin(Letter(solitaire_tiles=41), 1).state.open.side == 20
    assert begin(Letter(solitaire_tiles=41), 2).state.open.side == 14
    for side in (12, 30):
        assert begin(Letter(grid=side, solitaire_tiles=66), 1).state.open.side == side


@pytest.mark.rule("LE-3")
@pytest.mark.parametrize(
    ("word", "layer"), [("HELP", "words"), ("MONDAY", "proper"), ("PARIS", "places"), ("SMS", "abbreviations")]
)
def test_words_capitalised_words_places_and_abbreviations_count(word: str, layer: LayerName) -> None:
    assert Letter().known(word)
    assert Letter(layers=frozenset({layer})).known(word)
    assert not Letter(layers=frozenset({"brands"})).known(word)


@pytest.mark.rule("LE-3")
def test_initials_count_only_if_agreed() -> None:
    assert not Letter().known("OFSTED") and Letter(layers=frozenset({"initials"})).known("OFSTED")


@pytest.mark.rule("LE-3")
def test_first_names_do_not_count_unless_agreed() -> None:
    assert not Letter().known("OLIVIA") and Letter(layers=frozenset({"first_names"})).known("OLIVIA")
    with pytest.raises(Illegal, match="no_layer_counts"):
        Letter(layers=frozenset())
    assert Letter(layers=frozenset(), judge="vote").layers == frozenset()


@pytest.mark.rule("LE-X2")
def test_a_set_with_umlauts_keeps_them_and_a_set_without_spells_them_with_two_letters() -> None:
    kept, folded = Letter(language="de", letter_set="language"), Letter(language="de")
    assert kept.known("ÄRZTE") and not kept.known("AERZTE")
    assert folded.known("AERZTE") and not folded.known("ÄRZTE")
    assert all(Letter(language="fr").known(word) for word in ("ATRE", "MOUT", "MURE"))


@pytest.mark.rule("LE-4")
@pytest.mark.parametrize("seats", DEALT)
@pytest.mark.parametrize("draft", ["random_deal", "choose_size"])
def test_each_seat_takes_the_same_number_of_letters_and_a_blank(seats: int, draft: str) -> None:
    table = Table(agreed(draft=draft), seats, None)
    while table.now(Drafting):
        table.time_up()
    open = table.open
    assert table.now(Laying) and table.on_turn == 0 and not any(open.opened)
    assert [len(hand) for hand in open.hands] == [DEALT[seats]] * seats
    assert [len(blanks) for blanks in open.blanks] == [1] * seats
    assert len(open.pool) == 66 - seats * DEALT[seats] and len(open.blank_pool) == 6 - seats
    every = [*open.pool, *open.blank_pool, *(tile for part in (*open.hands, *open.blanks) for tile in part)]
    assert sorted(every) == list(range(72))
    assert all(tile in BLANKS for blanks in open.blanks for tile in blanks)


@pytest.mark.rule("LE-A4")
def test_a_table_may_agree_to_have_everything_dealt_at_once() -> None:
    table = Table(RANDOM, 3, None)
    assert table.now(Laying) and {type(event) for event in table.events} <= {StarterDrawn, TilesTaken}
    taken = [set[int](), set[int](), set[int]()]
    for event in table.events:
        if isinstance(event, TilesTaken):
            taken[event.seat] |= set(event.tiles)
    assert taken == [{*hand, *blanks} for hand, blanks in zip(table.open.hands, table.open.blanks, strict=True)]


@pytest.mark.rule("LE-2")
@pytest.mark.rule("LE-X5")
def test_all_letters_are_open_and_only_the_next_draw_is_unknown() -> None:
    table = Table(RANDOM, 3, None)
    seen = [table.game.view(table.here.state, Seat(seat)) for seat in range(3)]
    stranger = table.game.view(table.here.state, "bystander")
    assert stranger.open == seen[0].open == seen[1].open == seen[2].open
    assert stranger.open.pool == tuple(sorted(stranger.open.pool))
    assert stranger.letters == "".join(piece.letter for piece in table.game.pieces)


@pytest.mark.rule("LE-X6")
def test_chance_draws_the_starter_unless_one_is_agreed() -> None:
    assert {Table(Letter(), 4, None, seed=seed).open.starter for seed in range(30)} == {0, 1, 2, 3}
    told = Table(Letter(), 4, None).events[0]
    assert isinstance(told, StarterDrawn)
    table = Table(Letter(start_player=2), 4, None)
    assert table.open.starter == table.on_turn == 2
