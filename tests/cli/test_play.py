"""Playing in the terminal: whole games in each role, wrong lines, secrets, clocks, and ways to leave."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from parlour.core.refusal import Refusal
from parlour.texts.voice import LANGUAGES, Voice
from tests.cli.conftest import Run

CODE, OTHER, WRONG = "Rt Ys G* V+", "Oh Oh Gs Gs", "Vh Vh Vh Vh"
SIX_ROWS = ("--option", "rows=6")


def script(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def gmm(*words: str) -> tuple[str, ...]:
    return ("play", "grandmastermind", "--seed", "tea", *SIX_ROWS, *words)


def test_alone_as_decoder_a_code_that_is_not_found_wins_for_the_house(run: Run) -> None:
    outcome = run(*gmm("--option", "roles=decode", "--bot", "novice"), stdin=script(*[WRONG] * 6))
    assert outcome.code == 0
    assert "Your turn: lay row 6." in outcome.out
    assert "Not solved. The code was" in outcome.out
    assert outcome.out.rstrip().endswith("The code held to the last row.")


@pytest.mark.parametrize("bot", ["novice", "casual", "strong", "expert"])
def test_alone_as_challenger_the_house_decodes(run: Run, bot: str) -> None:
    outcome = run(*gmm("--option", "roles=hide", "--bot", bot), stdin=script(CODE))
    assert outcome.code == 0
    assert "Your turn: hide a code behind the shield." in outcome.out
    assert f"The code was {CODE}." in outcome.out
    assert (f"{Voice('en').say(f'bot-{bot}-1')} broke your code." in outcome.out) != (
        "Your code was safe" in outcome.out
    )


@pytest.mark.parametrize("seat", ["1", "2"])
def test_both_roles_against_the_house_from_either_seat(run: Run, seat: str) -> None:
    lines = script(CODE, *[WRONG] * 6)
    outcome = run(*gmm("--option", f"start-player={seat}", "--seat", seat, "--bot", "expert"), stdin=lines)
    assert outcome.code == 0
    assert f"Seat {seat} hid a code." in outcome.out
    assert f"{Voice('en').say('bot-expert-1')} hides the next code." in outcome.out
    assert f"Seat {seat} placed row 6." in outcome.out
    assert "Not this time." in outcome.out or "A draw." in outcome.out


def test_two_people_at_one_keyboard_count_by_hand_behind_a_curtain(run: Run, tmp_path: Path) -> None:
    """GM-A2: a wrong count is refused with the browser's sentence; a saved game can be verified and replayed."""
    file = tmp_path / "game.json"
    first = [CODE, "", "Rt Ys G* Vh", "", "4 0 0", "3 0 1", "", CODE, "", "4 0 0"]
    second = ["", OTHER, "", OTHER, "", "4 0 0"]
    words = gmm("--bot", "none", "--option", "feedback=manual-checked", "--option", "start_player=1")
    outcome = run(*words, "--save", str(file), stdin=script(*first, *second))
    assert outcome.code == 0
    assert Voice("en").say_refusal(Refusal("count_again")) in outcome.out
    assert "Seat 2, the keyboard is yours." in outcome.out
    assert "Seat 2 won." in outcome.out or "Seat 1 won." in outcome.out
    assert run("verify", str(file)).code == 0
    assert "row Rt Ys G* Vh" in run("replay", str(file)).out


def test_fields_may_stay_empty_in_variant_2(run: Run) -> None:
    lines = script("?", "Rt -- -s G-", "", "Rt -- -s G-")
    outcome = run(*gmm("--bot", "none", "--option", "roles=hide", "--option", "variant=2"), stdin=lines)
    assert "A hyphen leaves a field empty" in outcome.out
    assert "Seat 2 broke the code." in outcome.out


def test_where_pieces_are_limited_the_decoder_sees_what_is_left(run: Run) -> None:
    lines = script(CODE, "", WRONG)
    outcome = run(*gmm("--bot", "none", "--option", "roles=hide", "--option", "limited_supply=on"), stdin=lines)
    assert "R 12 · Y 12 · G 12 · V 8 · O 12   t 12 · s 12 · h 8 · * 12 · + 12" in outcome.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("Rt Ys", Refusal("unreadable_row", example="Rt Ys G* V+")),
        ("Rt Ys G* --", Refusal("row_incomplete")),
        ("hello", Refusal("unreadable_row", example="Rt Ys G* V+")),
    ],
)
def test_a_wrong_line_gets_the_sentence_of_the_browser(run: Run, language: str, line: str, refusal: Refusal) -> None:
    outcome = run(*gmm("--option", "roles=hide", "--lang", language), stdin=script(line))
    assert outcome.code == 0
    assert Voice(language).say_refusal(refusal) in outcome.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_says_what_may_be_typed(run: Run, language: str) -> None:
    words = gmm("--bot", "none", "--option", "feedback=manual_checked", "--option", "roles=hide", "--lang", language)
    outcome = run(*words, stdin=script("?", CODE, "", "?", WRONG, "", "help", "quit"))
    voice = Voice(language)
    for what, example in (("code", CODE), ("row", CODE), ("pegs", "1 0 2")):
        assert voice.say(f"terminal-grandmastermind-type-{what}", example=example) in outcome.out
    assert outcome.out.count(voice.say("terminal-type-always")) == 3
    assert f"R {voice.say('colour-red')}" in outcome.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(run: Run, language: str) -> None:
    words = gmm("--bot", "none", "--option", "start_player=1", "--lang", language)
    outcome = run(*words, stdin=script(CODE, "", WRONG, CODE, OTHER, "", OTHER))
    assert outcome.code == 0
    assert (
        Voice(language).say("outcome-other", winner=Voice(language).say("terminal-name-person", number=1))
        in outcome.out
    )


def test_giving_up_shows_the_code(run: Run) -> None:
    outcome = run(*gmm("--bot", "none", "--option", "roles=hide"), stdin=script(CODE, "", WRONG, "give up"))
    assert f"Not solved. The code was {CODE}." in outcome.out
    assert "Seat 2 gave up." in outcome.out


@pytest.mark.parametrize("lines", [[], [""], ["quit"], ["exit"], [CODE], [CODE, "", WRONG]])
def test_leaving_is_polite_wherever_it_happens(run: Run, lines: list[str]) -> None:
    outcome = run(*gmm("--bot", "none", "--option", "roles=hide"), stdin=script(*lines))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.rstrip().endswith("You have left the game.")


def test_ctrl_c_leaves_politely(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    outcome = run(*gmm("--option", "roles=hide"))
    assert outcome.code == 0
    assert outcome.out.rstrip().endswith("You have left the game.")


def test_a_game_that_was_left_is_saved_without_its_seed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    assert run(*gmm("--bot", "none", "--save", str(file)), stdin="").code == 0
    outcome = run("verify", str(file))
    assert outcome.code == 1
    assert outcome.err.strip() == Voice("en").say_refusal(Refusal("seed_not_shown"))


def test_an_unwritable_file_is_reported_before_the_game(run: Run, tmp_path: Path) -> None:
    outcome = run(*gmm("--save", str(tmp_path / "no" / "folder")))
    assert (outcome.code, outcome.out) == (2, "")
    assert "Can’t write" in outcome.err


class Typist:
    """Types lines, each after a number of seconds."""

    def __init__(self, *lines: tuple[float, str]) -> None:
        self.lines: Iterator[tuple[float, str]] = iter(lines)
        self.now = 0.0
        self.prompts: list[str] = []

    def type(self, prompt: str = "") -> str:
        self.prompts.append(prompt)
        try:
            seconds, line = next(self.lines)
        except StopIteration:
            raise EOFError from None
        self.now += seconds
        return line


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Typist]:
    def typist(*lines: tuple[float, str]) -> Typist:
        someone = Typist(*lines)
        monkeypatch.setattr("builtins.input", someone.type)
        monkeypatch.setattr("parlour.cli.table.monotonic", lambda: someone.now)
        return someone

    return typist


def test_a_row_that_comes_too_late_is_lost_and_the_line_counts_for_nothing(
    run: Run, typing: Callable[..., Typist]
) -> None:
    """GM-A5, and X-3: half a second of grace."""
    someone = typing((1, CODE), (500, ""), (10.5, WRONG), (10.4, OTHER), (0, "quit"))
    outcome = run(*gmm("--bot", "none", "--option", "roles=hide", "--option", "row_seconds=10"))
    assert Voice("en").say_refusal(Refusal("too_late")) in outcome.out
    assert "Seat 2 lost row 1 to the clock." in outcome.out
    assert "Seat 2 placed row 2." in outcome.out
    assert WRONG not in outcome.out
    assert someone.prompts[0] == "60 s > "
    assert someone.prompts[2:4] == ["10 s > ", "10 s > "]


def test_table_time_stands_while_the_keyboard_changes_hands(run: Run, typing: Callable[..., Typist]) -> None:
    typing((1, CODE), (3600, ""), (9, CODE))
    outcome = run(*gmm("--bot", "none", "--option", "roles=hide", "--option", "row_seconds=10"))
    assert "Seat 2 broke the code." in outcome.out


def test_the_screen_is_wiped_between_two_people_with_secrets(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    outcome = run(*gmm("--bot", "none", "--option", "roles=hide"), stdin=script(CODE, "", WRONG))
    after = outcome.out.partition("\033[3J")[2]
    assert "Seat 2, the keyboard is yours." in after
    assert "\033[2J" in after


def test_the_same_seed_deals_the_same(run: Run) -> None:
    words = ("play", "grandmastermind", "--bot", "none", "--seed", "a rainy Sunday")
    assert run(*words).out == run(*words).out


@pytest.mark.parametrize("typed", [b"Vh Vh Vh Vh\n", b"", b"\xff\xfe\n", b"?\n"])
def test_a_game_ends_with_its_input_whatever_was_typed(run: Run, typed: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "dumb")
    outcome = run(*gmm("--option", "roles=decode"), stdin=typed)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.rstrip().endswith("You have left the game.")


@pytest.mark.parametrize("shell", ['"$@" <&-', 'echo "?" | PYTHONIOENCODING=ascii "$@"'])
def test_a_real_process_ends_with_its_input(shell: str) -> None:
    """In the shell line, $@ is the command."""
    command = [sys.executable, "-m", "parlour", *gmm("--option", "roles=decode", "--lang", "en")]
    ended = subprocess.run(["sh", "-c", shell, "sh", *command], capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert ended.stdout.rstrip().endswith(b"You have left the game.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["moerder", "wordsearch", "letter"])
def test_a_bot_is_refused_at_a_table_for_one(run: Run, game: str, language: str) -> None:
    outcome = run("play", game, "--bot", "strong", "--lang", language)
    most = 4 if game == "moerder" else 6
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.strip() == Voice(language).say("terminal-bot-alone", most=most)


@pytest.mark.rule("X-6")
@pytest.mark.parametrize("typed", ["1", "2"])
def test_the_start_player_is_typed_from_one(run: Run, typed: str) -> None:
    outcome = run(
        *gmm("--bot", "none", "--option", f"start_player={typed}"), stdin=script(CODE if typed == "1" else "", CODE, "")
    )
    assert f"Seat {typed} hid a code." in outcome.out


def test_the_start_player_is_shown_from_one(run: Run) -> None:
    assert "random | 1 | 2 " in run("games", "grandmastermind").out
    refused = run(*gmm("--option", "start_player=0"))
    assert refused.code == 2
    assert "choose from random, 1, 2." in refused.err


def test_a_refused_line_is_followed_by_what_may_be_typed(run: Run) -> None:
    outcome = run("play", "moerder", "--seed", "tea", stdin=script("next", "a1"))
    refused = Voice("en").say_refusal(Refusal("not_now"))
    assert f"{refused}\nYou may type, for example: a1" in outcome.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_the_names_they_have_in_the_browser(run: Run, language: str) -> None:
    outcome = run("play", "moerder", "--seats", "3", "--bot", "strong", "--lang", language)
    first, second = (Voice(language).say(f"bot-strong-{number}") for number in (1, 2))
    assert f"{first}, {second}" in outcome.out
    assert Voice(language).say("strength-strong") in outcome.out
