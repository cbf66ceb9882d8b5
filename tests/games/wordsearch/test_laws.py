"""What the laws of every game do not reach: near misses, and every way a game can end."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest
from msgspec.structs import replace

from parlour.core.game import Action, Seat
from parlour.core.laws.choices import refused
from parlour.core.laws.nearby import near_misses
from parlour.core.laws.source import Seeded
from parlour.core.laws.trial import trial
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import Call, Swap
from parlour.games.wordsearch.ending import leaders
from parlour.games.wordsearch.state import Reason
from tests.games.wordsearch.finding import finding
from tests.games.wordsearch.table import Table, golden


@pytest.mark.rule("WS-A18")
@pytest.mark.parametrize("game", [WordSearch(start_player=0), WordSearch(start_player=0, tile_reuse=True)])
@pytest.mark.parametrize("action", [golden("CLEARS"), Swap(0, 36)])
def test_choices_and_play_judge_near_misses_alike(game: WordSearch, action: Call | Swap) -> None:
    table = Table(game)
    choices = game.legal(game.view(table.here.state, Seat(0)))
    tried: list[Action] = [action, *near_misses(action)]
    for near in tried:
        assert (near in choices) == (refused(game, table.here, Seat(0), near) is None), near
    assert action in choices and len(tried) >= 5


def test_choices_never_list_a_call() -> None:
    game = WordSearch(start_player=0)
    choices = game.legal(game.view(Table(game).here.state, Seat(0)))
    assert golden("HELP") in choices
    assert not any(isinstance(action, Call) for action in choices)


def test_random_games_reach_every_kind_of_ending() -> None:
    ends: Counter[str] = Counter()
    for game in (
        WordSearch(mode="insert", stack_bonus=True, judge="vote", target=50, start_player=1),
        WordSearch(mode="insert", insert_radius=1),
        WordSearch(mode="boardless"),
    ):
        for seed in range(24):
            over = trial(game, game.seats[seed % len(game.seats)], Seeded(seed), finding).moments[-1].here.over
            assert over is not None
            ends[over.reason] += 1
    assert ends.keys() <= set(get_args(Reason))
    assert {"dry_spell", "last_tile_laid", "gave_up"} <= ends.keys()


@pytest.mark.rule("WS-A13", "WS-X8")
def test_if_all_tied_players_have_given_up_the_best_of_the_others_wins() -> None:
    open = replace(WordSearch().start(4).open, scores=(52, 52, 40, 30), contenders=(Seat(0), Seat(1)))
    assert leaders(open) == (0, 1)
    assert leaders(replace(open, given_up=(Seat(1),))) == (0,)
    assert leaders(replace(open, given_up=(Seat(0), Seat(1)))) == (2,)
