"""LETTER in the terminal: the grid, what may be typed, whole games at one keyboard, and every event in a sentence."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from parlour.cli.boards import letter
from parlour.core.game import Entry, Event, Seat
from parlour.core.luck import Stream
from parlour.core.play import play
from parlour.core.sitting import Sitting
from parlour.games.letter import Letter
from parlour.games.letter.actions import Lay
from parlour.games.letter.events import DiceRolled, LettersTakenBack, TableEvent, TilesTaken
from parlour.games.letter.notation import read
from parlour.games.letter.pieces import BLANKS
from parlour.games.letter.state import Written
from parlour.kit.events import VoteClosed, Voted
from parlour.texts.voice import LANGUAGES, Voice
from tests.cli.conftest import Run

NAMES = ("Ada", "Bo", "Cleo")
EVENTS: tuple[type[Event], ...] = get_args(TableEvent)
FACTS: dict[str, Any] = {
    "seat": Seat(0),
    "by": Seat(1),
    "to": Seat(0),
    "highest": (Seat(2),),
    "tile": 7,
    "tiles": (7, 8),
    "blank": BLANKS[2],
    "x": 2,
    "y": 13,
    "word": "ABO",
    "words": ("ABO", "AB"),
    "struck": ("ABO",),
    "path": (1, 2, 3),
    "points": 3,
    "rolls": ((Seat(0), 3), (Seat(2), 5)),
    "yes": 2,
    "no": 1,
    **dict.fromkeys(("turned", "free", "by_chance", "penalty", "may_stand_by", "valid", "last"), True),
}
GAMES = {
    "draft": Letter(start_player=0),
    "dealt": Letter(draft="random_deal", rotation=True, judge="vote", round1_words=False),
}


def script(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_two_take_letters_and_lay_words_at_one_keyboard(run: Run) -> None:
    lines = script("take 3x3", "2x2", "take rest", "take rest", "take blank 3x3", "1x1", "lay 1x1 a1", "give up")
    rules = ("--option", "start-player=1")
    outcome = run("play", "letter", "--bot", "none", "--seats", "2", "--seed", "tea", *rules, stdin=lines)
    assert outcome.code == 0
    assert "Your turn: take a letter of any size." in outcome.out
    assert "Seat 1 took a blank, 3 × 3." in outcome.out
    assert "blanks: 3x3" in outcome.out
    assert "Your turn: lay one of your letters, anywhere you like." in outcome.out
    assert "You don’t have that tile. Choose one of yours." in outcome.out


def test_alone_letters_are_laid_and_words_are_written(run: Run) -> None:
    lines = script("?", "done")
    outcome = run("play", "letter", "--seats", "1", "--seed", "tea", stdin=lines)
    assert outcome.code == 0
    assert "Lay a letter, name new words, or say that you have finished." in outcome.out
    assert "You have finished: 0 points." in outcome.out
    assert "You play alone. Make as many words as you can from 10 letters" in outcome.out


@pytest.mark.rule("LE-A23")
@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_the_end_tells_what_is_not_laid_and_the_longest_word(language: str) -> None:
    game, voice = Letter(draft="random_deal"), Voice(language)
    view = Sitting(game, 1, b"tea").view(Seat(0))
    (left,) = letter.closing(game, view, voice)
    assert "10" in left and left.endswith(f"{letter.letters(game, view.open.hands[0])}.")
    words = tuple(Written(Seat(0), word, (1, 2), 1) for word in ("AB", "ABOUT", "OUT"))
    laid = replace(view, open=replace(view.open, written=words, hands=((),)))
    assert letter.closing(game, laid, voice) == [
        voice.say("terminal-letter-closing-left", count=0, letters=""),
        voice.say("terminal-letter-closing-longest", word="ABOUT"),
    ]


def test_a_tile_begins_with_a_capital_and_is_filled_with_small_letters() -> None:
    game = Letter(draft="random_deal", start_player=0)
    table = Sitting(game, 2, b"tea")
    hand = table.view(Seat(0)).open.hands[0]
    tile = max(hand, key=lambda tile: (game.pieces[tile].width, game.pieces[tile].height))
    piece = game.pieces[tile]
    table.act(0, Lay(tile, 2, 1))
    rows = letter.draw(game, table.view(Seat(0)), Voice("en")).plain.splitlines()
    assert rows[0].split() == list("abcdefghijklmn")
    filled = piece.letter.lower() * (piece.width - 1)
    assert "".join(rows[2].split()) == f"2··{piece.letter}{filled}".ljust(15, "·")
    assert "".join(rows[1 + piece.height].split()).count(piece.letter.lower()) == piece.width - (piece.height == 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told(language: str) -> None:
    voice, game = Voice(language), GAMES["draft"]
    for kind in EVENTS:
        event: Any = kind(**{name: FACTS[name] for name in kind.__struct_fields__})
        assert letter.tell(game, event, NAMES, voice)
    alike: list[tuple[TableEvent, ...]] = [
        (Voted(Seat(0), True), Voted(Seat(0), False), Voted(Seat(0), None)),
        tuple(DiceRolled(((Seat(0), 3), (Seat(2), 3)), highest) for highest in ((Seat(0),), (Seat(0), Seat(2)))),
        (VoteClosed("ABO", 1, 0, True), VoteClosed("ABO", 1, 1, False), VoteClosed("ABO", 0, 0, True)),
        (TilesTaken(Seat(0), (1, 2)), TilesTaken(Seat(0), (BLANKS[0],))),
        tuple(LettersTakenBack(Seat(0), tiles, struck) for tiles in ((), (1,)) for struck in (("AB",), ("AB", "BA"))),
    ]
    for events in alike:
        assert len({letter.tell(game, event, NAMES, voice) for event in events}) == len(events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_whole_games_are_drawn_and_every_example_may_be_typed(key: str, language: str) -> None:
    game, voice = GAMES[key], Voice(language)
    luck, table = Stream(b"any choice will do"), Sitting(game, 3, b"tea")
    decisions = 0
    while table.over is None and decisions < 90:
        seat = min(table.turn.awaited)
        for viewer in map(Seat, range(3)):
            view = table.view(viewer)
            assert letter.awaited(game, view, game.offer(view), NAMES, voice)
            assert letter.standing(game, view, viewer, voice)
        view = table.view(seat)
        offer = game.offer(view)
        assert offer is not None and not letter.secret(view)
        accepted = letter.accepts(game, view, offer)
        words = {"name"} if len(view.open.board) > 1 else set()
        assert set(accepted) - {"retrace"} == set(offer.acts) - {"name"} | (words & set(offer.acts))
        for example in [line for act, lines in accepted.items() if act != "name" for line in lines]:
            play(game, table.position, Entry(table.position.at, seat, read(view, example)))
        assert len(letter.draw(game, view, voice).plain.splitlines()) > game.side(3)
        table.act(seat, game.legal(view).pick(luck))
        decisions += 1
    assert decisions > 20
