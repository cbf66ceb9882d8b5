"""How long a game lasts among people, as the shelf says it."""

from __future__ import annotations

from parlour.arena.pace import minutes
from parlour.arena.simulation import play_chunk
from parlour.games.wordsearch import LISTING, WordSearch


def test_each_act_takes_its_time_and_what_is_not_named_takes_none() -> None:
    assert minutes({"Call": 9, "JudgeWord": 9}) == 3
    assert minutes({}) == 0


def test_the_short_game_of_word_search_takes_four_people_half_an_hour_and_the_whole_one_an_hour() -> None:
    """Novices call about as many words to a target as people who play now and then."""
    assert LISTING.minutes == 60
    short = WordSearch(**LISTING.presets["short"])  # type: ignore[arg-type]
    assert short.target == WordSearch().target // 2
    (game,) = play_chunk(short, ("novice",) * 4, 2026, range(1))
    assert 25 <= minutes(game.actions) <= 37
