"""What the rule book draws is what the rules say: the words on its boards, the markers on its track."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from parlour.core.game import Illegal, Seat
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.calling import check_trace
from parlour.games.wordsearch.rulebook import EXAMPLES, BoardExample, TrackExample
from parlour.games.wordsearch.scoring import markers

BOARDS = {key: example for key, example in EXAMPLES.items() if isinstance(example, BoardExample)}
GAMES = {
    37: WordSearch(start_player=0),
    19: WordSearch(mode="insert", stack_read="vertical", start_player=0),
    4: WordSearch(mode="boardless", start_player=0),
}


@pytest.mark.parametrize("key", BOARDS)
def test_the_word_of_an_example_may_be_called_exactly_if_its_caption_says_so(key: str) -> None:
    example = BOARDS[key]
    game = GAMES[len(example.places)]
    tokens = () if example.token is None else (example.token, *example.others)
    table = game.start(max(1, len(tokens))).open
    here = replace(table, places=example.places, stacks=example.stacks, tokens=tokens)
    if example.wrong:
        with pytest.raises(Illegal):
            check_trace(game, here, Seat(0), example.word, example.path)
    else:
        check_trace(game, here, Seat(0), example.word, example.path)


@pytest.mark.rule("WS-12")
@pytest.mark.rule("WS-A15")
@pytest.mark.parametrize(
    ("score", "shown"),
    [
        *[(0, (0, 0, 0)), (5, (0, 0, 5)), (17, (0, 1, 7)), (53, (0, 5, 3)), (116, (1, 1, 6))],
        *[(199, (1, 9, 9)), (200, (2, 0, 0)), (213, (2, 0, 0))],
    ],
)
def test_markers_show_hundreds_tens_and_units_and_stay_at_the_end_of_the_track_from_200(
    score: int, shown: tuple[int, int, int]
) -> None:
    assert markers(score) == shown


def test_the_track_of_the_rule_book_shows_four_scores() -> None:
    track = EXAMPLES["track"]
    assert track == TrackExample((5, 17, 53, 116), ((0, 0, 5), (0, 1, 7), (0, 5, 3), (1, 1, 6)))
