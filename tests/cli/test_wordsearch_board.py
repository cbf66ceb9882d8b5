"""WORD SEARCH in the terminal: the board, what may be typed, a vote at one keyboard, and every event in a sentence."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from parlour.cli.boards import wordsearch
from parlour.core.game import Entry, Event, Seat
from parlour.core.luck import Stream
from parlour.core.play import play
from parlour.core.sitting import Sitting
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import AddTile, DrawTile
from parlour.games.wordsearch.board import hexagon
from parlour.games.wordsearch.events import TableEvent
from parlour.games.wordsearch.notation import read
from parlour.kit.events import VoteClosed, Voted
from parlour.texts.voice import LANGUAGES, Voice
from tests.cli.conftest import Run

NAMES = ("Ada", "Bo", "Cleo")
EVENTS: tuple[type[Event], ...] = get_args(TableEvent)
FACTS: dict[str, Any] = {
    "seat": Seat(0),
    "by": Seat(1),
    "seats": (Seat(0), Seat(2)),
    "number": 1,
    "score": 203,
    "points": 4,
    "total": 17,
    "one": 1,
    "other": 2,
    "place": 3,
    "start": 4,
    "to": 5,
    "q": -1,
    "r": 2,
    "word": "HELP",
    "path": (1, 2),
    "letters": "ON",
    "others": "R",
    "gave": "A",
    "took": "B",
    "yes": 2,
    "no": 1,
    "valid": True,
    "turn_lost": True,
    "by_chance": True,
    "may_stand_by": True,
}
MODES = (WordSearch(), WordSearch(mode="insert", stack_read="vertical"), WordSearch(mode="boardless", adds_per_turn=2))


def script(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_a_doubtful_word_is_stood_by_disputed_and_voted_down_at_one_keyboard(run: Run) -> None:
    """X-1, WS-A11: the turn is lost, and on the first move the token goes to a letter next to the middle."""
    lines = script("xyzzy", "swap a1 a2", "are", "are e2", "erc", "stand by", "dispute", "no", "c3", "give up")
    rules = ("--option", "timer=off", "--option", "start-player=1")
    outcome = run("play", "wordsearch", "--bot", "none", "--seats", "2", "--seed", "tea", *rules, stdin=lines)
    assert outcome.code == 0
    assert "XYZZY can’t be read here like that." in outcome.out
    assert "Seat 1 swapped K (a1) and A (a2)." in outcome.out
    assert "ARE can end on several letters: e2, e4. Say which, like are e2." in outcome.out
    assert "Seat 1 scores 3 with ARE and has 3." in outcome.out
    assert "e1      V     E¹    R     E     U     U" in outcome.out
    assert "The dictionary doesn’t know ERC: stand by it, or go on looking." in outcome.out
    assert "0 yes, 1 no: the vote is against ERC." in outcome.out
    assert "ERC doesn’t count, and Seat 2 loses the turn." in outcome.out
    assert "Seat 2 has no word and moves to O (c3)." in outcome.out


def test_a_stack_shows_its_top_its_height_and_below_the_board_all_of_it() -> None:
    game = WordSearch(mode="insert", start_player=0)
    table = Sitting(game, 2, b"tea")
    own = table.view(Seat(0)).open.hands[0]
    table.act(0, AddTile(hexagon(2).index((0, -2))))
    drawn = wordsearch.draw(game, table.view(Seat(0)), Voice("en")).plain
    assert drawn.splitlines()[0].split() == ["a1", f"{own}₂", *drawn.splitlines()[0].split()[2:]]
    assert f"a1 {table.view(Seat(0)).open.stacks[0][0]}/{own}" in drawn


def test_without_a_board_a_drawn_tile_shows_where_it_may_lie() -> None:
    game = WordSearch(mode="boardless", start_player=0)
    table = Sitting(game, 2, b"tea")
    assert "·" not in wordsearch.draw(game, table.view(Seat(0)), Voice("en")).plain
    table.act(0, DrawTile())
    rows = wordsearch.draw(game, table.view(Seat(0)), Voice("en")).plain.splitlines()
    assert [row.split()[0] for row in rows[:4]] == ["0,-1", "-1,0", "-1,1", "-1,2"]
    assert sum(row.count("·") for row in rows) == 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told(language: str) -> None:
    voice = Voice(language)
    for kind in EVENTS:
        event: Any = kind(**{name: FACTS[name] for name in kind.__struct_fields__})
        assert wordsearch.tell(MODES[0], event, NAMES, voice)
    votes = {wordsearch.tell(MODES[0], Voted(Seat(0), yes), NAMES, voice) for yes in (True, False, None)}
    closed = [VoteClosed("HELP", 1, 0, True), VoteClosed("HELP", 1, 1, False)]
    closed += [VoteClosed("HELP", 0, 0, True), VoteClosed("HELP", 0, 0, False)]
    assert len(votes) == 3
    assert len({wordsearch.tell(MODES[0], vote, NAMES, voice) for vote in closed}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MODES, ids=lambda game: game.mode)
def test_whole_games_are_drawn_and_every_example_may_be_typed(game: WordSearch, language: str) -> None:
    voice, luck, table = Voice(language), Stream(b"any choice will do"), Sitting(game, 3, b"tea")
    decisions = 0
    while table.over is None and decisions < 60:
        seat = min(table.turn.awaited)
        for viewer in map(Seat, range(3)):
            view = table.view(viewer)
            assert wordsearch.awaited(game, view, game.offer(view), NAMES, voice)
            assert wordsearch.standing(game, view, viewer, voice)
        view = table.view(seat)
        offer = game.offer(view)
        assert offer is not None and not wordsearch.secret(view)
        accepted = wordsearch.accepts(game, view, offer)
        assert tuple(accepted) == offer.acts
        for example in [line for act, lines in accepted.items() if act != "call" for line in lines]:
            play(game, table.position, Entry(table.position.at, seat, read(view, example)))
        assert len(wordsearch.draw(game, view, voice).plain.splitlines()) >= 4
        table.act(seat, game.legal(view).pick(luck))
        decisions += 1
    assert decisions > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_among_bots_alone_nobody_is_asked_to_stand_by_a_word(run: Run, language: str) -> None:
    """X-1: bots abstain and dispute what the dictionary lacks, so the turn would be lost for certain."""
    rules = ("--option", "timer=off", "--option", "start-player=1", "--option", "language=en", "--lang", language)
    words = ("play", "wordsearch", "--seats", "2", "--seed", "tea", *rules)
    voice, doubt = Voice(language), script("swap a1 a2", "ecr", "?")
    among_bots = run(*words, stdin=doubt).out
    assert voice.say("wordsearch-event-word-unknown", name="", word="ECR", may_stand_by=False) in among_bots
    assert voice.say("typed-stand-by") not in among_bots
    assert voice.say("wordsearch-awaited-your-doubt", word="ECR") not in among_bots
    with_a_friend = run(*words, "--bot", "none", stdin=doubt).out
    assert voice.say("wordsearch-awaited-your-doubt", word="ECR") in with_a_friend
    assert voice.say("typed-stand-by") in with_a_friend


@pytest.mark.parametrize("language", LANGUAGES)
def test_solitaire_introduces_itself_and_its_goal(run: Run, language: str) -> None:
    voice = Voice(language)
    assert voice.say("terminal-wordsearch-goal-target", target=200) in run("play", "wordsearch", "--lang", language).out
    boardless = run("play", "wordsearch", "--option", "mode=boardless", "--lang", language).out
    assert voice.say("terminal-wordsearch-goal-boardless") in boardless
