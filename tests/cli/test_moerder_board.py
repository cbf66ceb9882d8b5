"""MÖRDER in the terminal: the board, what may be typed, an objection at one keyboard, and every event in a sentence."""

from __future__ import annotations

import pytest

from parlour.cli.boards import moerder
from parlour.core.game import Seat
from parlour.core.play import replay
from parlour.games.moerder import Moerder
from parlour.games.moerder.events import ChainsShown
from parlour.texts.voice import LANGUAGES, Voice
from tests.cli.conftest import Run
from tests.games.moerder.golden import GAMES


def script(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_an_objection_at_one_keyboard_is_refused_mended_and_holds(run: Run) -> None:
    """MO-10: the chain must have the touched tile in it."""
    lines = script("a1", "a1", "object", "?", "a2 a3 a4 a5 a6 b6", "c2 b2 b3 a2 a1 b1", "give up")
    outcome = run("play", "moerder", "--bot", "none", "--seats", "2", "--seed", "tea", stdin=lines)
    assert outcome.code == 0
    assert "Seat 1 turned over a1: E." in outcome.out
    assert "1 [E] ?  ?  ?  ?  ?" in outcome.out
    assert "A chain that is still possible, such as a1=M b2=Ö a2=R b1=D c1=E c2=R" in outcome.out
    assert "The touched tile, a1, has to be part of your chain." in outcome.out
    assert "the objection holds, and a1 stays. The turn of Seat 1 is over." in outcome.out


def test_a_game_for_one_that_is_lost_is_told_to_who_lost_it(run: Run) -> None:
    outcome = run("play", "moerder", "--bot", "none", "--seed", "tea", stdin=script("a1", "next", "give up"))
    assert outcome.code == 0
    assert outcome.out.rstrip().endswith("You gave up.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_drawn_and_explained(language: str) -> None:
    voice, names = Voice(language), ("Ada", "Bo", "Cleo", "Dan")
    for golden in GAMES:
        recording = golden()
        game = recording.game
        assert isinstance(game, Moerder)
        for played in replay(game, len(recording.names), recording.log):
            for event in played.events:
                assert moerder.tell(game, event, names, voice)  # type: ignore[arg-type]
            for seat in map(Seat, range(len(recording.names))):
                view = game.view(played.position.state, seat)
                offer = game.offer(view)
                assert moerder.awaited(game, view, offer, names, voice) and moerder.standing(game, view, seat, voice)
                assert tuple(moerder.accepts(game, view, offer)) == getattr(offer, "acts", ())
        assert len(moerder.draw(game, view, voice).plain.splitlines()) == 7
        assert not moerder.secret(view)


@pytest.mark.rule("MO-16")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chains_that_lay_open_are_listed_at_the_end(language: str) -> None:
    row, diagonal = (0, 1, 2, 3, 4, 5), (0, 7, 14, 21, 28, 35)
    told = moerder.tell(Moerder(), ChainsShown((row, diagonal)), ("Ada", "Bo"), Voice(language))
    assert "a1 b1 c1 d1 e1 f1" in told.splitlines()[0]
    assert told.splitlines()[1:] == ["  a1 b2 c3 d4 e5 f6"]
    many = moerder.tell(Moerder(), ChainsShown((row,) * 30), ("Ada", "Bo"), Voice(language))
    assert "30" in many and many.splitlines()[-1].strip() == "…"


@pytest.mark.parametrize("language", LANGUAGES)
def test_solitaire_introduces_itself_and_its_goal(run: Run, language: str) -> None:
    outcome = run("play", "moerder", "--lang", language, stdin="")
    voice = Voice(language)
    assert voice.say("terminal-alone", goal=moerder.goal(Moerder(), voice)) in outcome.out
    assert voice.say("moerder-objective-1") in outcome.out


def test_with_a_bot_nobody_is_alone(run: Run) -> None:
    assert "You play alone." not in run("play", "moerder", "--seats", "2", stdin="").out
