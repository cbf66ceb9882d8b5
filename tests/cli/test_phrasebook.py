"""What one types is in the language of the terminal: shown, understood, and never mistaken for a word of the game."""

from __future__ import annotations

from itertools import chain

import pytest

from parlour.catalog import CATALOG
from parlour.cli.boards import board_of
from parlour.cli.phrasebook import Phrasebook, Phrases, plain
from parlour.core.listing import Listing
from parlour.texts.voice import LANGUAGES, Voice
from tests.cli.conftest import Run

GAMES = pytest.mark.parametrize("listing", CATALOG.values(), ids=list(CATALOG))
TONGUES = pytest.mark.parametrize("language", LANGUAGES)


def book(listing: Listing, language: str) -> Phrasebook:
    return Phrasebook(board_of(listing).phrases(), Voice(language))


def said(words: tuple[str, ...], voice: Voice) -> list[str]:
    return [plain(voice.say("typed-" + word.replace(" ", "-"))) for word in words]


@GAMES
@TONGUES
def test_every_command_is_understood_as_it_is_shown(listing: Listing, language: str) -> None:
    phrases, spoken = board_of(listing).phrases(), book(listing, language)
    for word in phrases.alone:
        assert spoken.read(spoken.write(word), phrases.alone) == word
        assert spoken.read(word, phrases.alone) == word
    for word in phrases.first:
        behind = " ".join(("a1", *phrases.later))
        assert spoken.read(spoken.write(f"{word} {behind}"), phrases.alone) == f"{word} {behind}"


@GAMES
@TONGUES
def test_no_two_commands_of_a_game_are_the_same_word(listing: Listing, language: str) -> None:
    phrases, voice = board_of(listing).phrases(), Voice(language)
    for words in (phrases.alone, phrases.first, phrases.later):
        spoken = said(words, voice)
        assert len(set(spoken)) == len(words)
        others = [(word, other) for word, one in zip(words, spoken, strict=True) for other in words if one == other]
        assert all(word == other for word, other in others), "an English word that means something else"


@TONGUES
def test_every_word_one_types_is_one_of_a_notation(language: str) -> None:
    from tests.texts.test_keys import message_ids

    lists = [board_of(listing).phrases() for listing in CATALOG.values()]
    words = set(chain.from_iterable((*one.alone, *one.first, *one.later, *one.examples) for one in lists))
    wanted = {"typed-" + word.replace(" ", "-") for word in (*words, "quit", "help")}
    assert {name for name in message_ids(language) if name.startswith("typed-")} == wanted


def test_a_command_that_is_not_asked_for_is_a_word_like_any_other() -> None:
    spoken = Phrasebook(Phrases(alone=("pass",), first=("lay",)), Voice("de"))
    assert spoken.read("Passen", {"pass"}) == "pass"
    assert spoken.read("passen", {"done"}) == "passen"
    assert spoken.read("legen", {"done"}) == "legen"


def test_accents_and_apostrophes_may_be_left_to_the_keyboard() -> None:
    spoken = Phrasebook(Phrases(alone=("no chain", "done"), first=("swap",)), Voice("fr"))
    assert spoken.read("AUCUNE CHAINE", {"no chain"}) == "no chain"
    assert spoken.read("j'ai fini", {"done"}) == "done"
    assert spoken.read("echanger a1 a2", ()) == "swap a1 a2"


def test_a_card_goes_by_the_name_that_stands_on_it() -> None:
    spoken = book(CATALOG["murdero"], "de")
    assert spoken.read("spielen Mildernde Umstände statt Das Alibi des Don", ()) == (
        "play mitigating circs instead of dons alibi"
    )
    assert spoken.write("play sabotage R3 of 2") == "spielen sabotage R3 bei 2"


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("de", ("a1", "weiter", "aufgeben")),
        ("fr", ("a1", "suivant", "abandonner")),
        ("it", ("a1", "avanti", "arrenditi")),
    ],
)
def test_a_game_is_played_in_the_words_of_its_language(run: Run, language: str, lines: tuple[str, ...]) -> None:
    typed = "".join(f"{line}\n" for line in lines)
    outcome = run("play", "moerder", "--seed", "tea", "--lang", language, stdin=typed)
    voice = Voice(language)
    assert voice.say("terminal-type-now", lines=f"b1 · {lines[1]}").partition("·")[2] in outcome.out
    assert outcome.out.rstrip().endswith(voice.say("result-gave-up-lost"))


def test_a_refusal_gives_an_example_that_can_be_typed_here(run: Run) -> None:
    outcome = run("play", "letter", "--seats", "2", "--bot", "none", "--lang", "de", stdin="etwas\n")
    assert "nehmen 2x1" in outcome.out
