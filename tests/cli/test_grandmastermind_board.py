"""GRAND MASTER MIND in the terminal: how several codes are counted."""

from __future__ import annotations

import pytest

from parlour.arena.match import play_match
from parlour.cli.boards import grandmastermind
from parlour.core.game import Seat
from parlour.core.play import replay
from parlour.games.grandmastermind import GrandMasterMind
from parlour.texts.voice import LANGUAGES, Voice


@pytest.mark.rule("GM-A10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_end_of_several_codes_it_says_how_many_were_solved_in_how_many_rows(language: str) -> None:
    game, voice = GrandMasterMind(roles="decode", rounds=3), Voice(language)
    match = play_match(game, ("strong", "strong"), 1)
    view = game.view(replay(game, 2, match.recording.log)[-1].position.state, Seat(0))
    (line,) = grandmastermind.closing(game, view, voice)
    assert "3" in line and str(match.result.scores[1]) in line
    assert grandmastermind.standing(game, view, Seat(0), voice) == line
    assert grandmastermind.standing(game, view, Seat(1), voice) != line
    assert not grandmastermind.closing(GrandMasterMind(roles="decode"), view, voice)
    assert not grandmastermind.closing(GrandMasterMind(), view, voice)
