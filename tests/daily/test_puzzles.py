"""Daily puzzles: the same date gives everybody the same game, and the Expert's par comes in bounded time."""

import re
from datetime import date, timedelta
from hashlib import sha256

import pytest

from parlour.catalog import CATALOG
from parlour.core.game import GIVE_UP, Entry, Millis
from parlour.core.play import begin, play, replay
from parlour.core.recording import Recording, verify
from parlour.daily.expert import par
from parlour.daily.games.letter import fair, letters
from parlour.daily.puzzle import Puzzle, seed, sentence
from parlour.daily.task import game_of, opening, task, tasks
from parlour.games.letter.rules import Letter
from parlour.words.spelling import LANGUAGES

DAY = date(2026, 11, 15)
ALONE = ["grandmastermind", "moerder", "wordsearch", "letter", "murdero"]


def puzzle_of(name: str, ago: int = 0, language: str = "en") -> Puzzle:
    return Puzzle(name, DAY - timedelta(ago), language if tasks()[name].spoken else "")


def test_the_luck_is_an_open_sentence() -> None:
    puzzle = Puzzle("letter", DAY, "de")
    assert sentence(puzzle) == "parlour daily 2026-11-15 letter de 1"
    assert seed(puzzle) == sha256(b"parlour daily 2026-11-15 letter de 1").digest()
    assert sentence(Puzzle("moerder", DAY)) == "parlour daily 2026-11-15 moerder 1"


def test_every_game_on_the_shelf_that_can_be_played_alone_has_a_puzzle() -> None:
    alone = {name for name, listing in CATALOG.items() if 1 in listing.game().seats}
    assert alone <= set(tasks())
    assert task("fib") is None


@pytest.mark.parametrize("name", ALONE)
def test_the_same_date_is_the_same_puzzle_and_another_date_is_another(name: str) -> None:
    first = opening(puzzle_of(name))
    assert opening(puzzle_of(name)) == first
    assert opening(puzzle_of(name, ago=1)).seed != first.seed


@pytest.mark.parametrize("name", ALONE)
def test_a_puzzle_waits_for_one_seat_from_the_start(name: str) -> None:
    puzzle = puzzle_of(name)
    begins, game = opening(puzzle), game_of(puzzle)
    played = replay(game, tasks()[name].seats, begins.log)
    here = played[-1].position if played else begin(game, tasks()[name].seats)
    assert here.turn.awaited == {begins.seat}
    assert here.turn.until is None


@pytest.mark.parametrize("name", ALONE[:4])
def test_the_experts_game_can_be_checked_against_the_date(name: str) -> None:
    for ago in range(3):
        puzzle = puzzle_of(name, ago)
        begins = opening(puzzle)
        found = par(puzzle, begins)
        names = ("",) * tasks()[name].seats
        commitment = sha256(begins.seed).hexdigest()
        log = Recording(game_of(puzzle), CATALOG[name].version, names, commitment, found.log, (), begins.seed)
        verify(log)
        assert par(puzzle, begins) == found


@pytest.mark.parametrize("name", ALONE)
def test_what_is_shared_tells_nothing_of_the_solution(name: str) -> None:
    """Neither a letter nor a piece."""
    puzzle = puzzle_of(name)
    marks = par(puzzle, opening(puzzle)).finish.marks
    assert marks
    assert not re.search(r"[^\W\d_]", "".join(marks)), marks


@pytest.mark.parametrize("name", ALONE)
def test_giving_up_is_an_attempt_too(name: str) -> None:
    puzzle = puzzle_of(name)
    begins, game, found = opening(puzzle), game_of(puzzle), tasks()[name]
    played = replay(game, found.seats, begins.log)
    here = played[-1].position if played else begin(game, found.seats)
    played.append(play(game, here, Entry(Millis(0), begins.seat, GIVE_UP)))
    assert found.over(played[-1].position, begins.seat)
    finish = found.finish(played, begins.seat)
    assert not finish.solved


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_can_be_made_from_the_letters_of_sixty_days(language: str) -> None:
    for ago in range(60):
        puzzle = Puzzle("letter", DAY - timedelta(ago), language)
        game = game_of(puzzle)
        assert isinstance(game, Letter)
        assert fair(letters(game, opening(puzzle)))
