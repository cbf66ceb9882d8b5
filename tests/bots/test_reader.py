"""A bot's eye for words: everyday ones below Expert, and nothing the family filter hides."""

from __future__ import annotations

import pytest

from parlour.bots.reader import Reader, layers_known
from parlour.words.agreement import WordAgreement
from parlour.words.board import Board, Search
from parlour.words.lexicon import lexicon

EVERYTHING = WordAgreement(layers=frozenset({"words", "places", "first_names", "brands"}))
ALWAYS = 4000
"""Enough turns to see even the rarest word a bot can see."""


def seen(agreed: WordAgreement, strength: str, word: str, turns: int = ALWAYS) -> bool:
    """Does a bot of this strength ever see the word, laid out in a line before it?"""
    line = tuple(tuple(beside for beside in (at - 1, at + 1) if 0 <= beside < len(word)) for at in range(len(word)))
    board = Board(tuple(word), line)
    return any(
        sight.word == word
        for turn in range(turns)
        for sight in Reader(agreed, strength, turn, set()).sights(board, Search(), 1000)
    )


@pytest.mark.rule("LE-X1", "WS-X1")
@pytest.mark.parametrize("strength", ["novice", "casual", "strong"])
@pytest.mark.parametrize("name", ["PERTH", "MANDY", "IKEA"])
def test_below_expert_a_bot_uses_no_names(strength: str, name: str) -> None:
    assert EVERYTHING.known(name)
    assert not seen(EVERYTHING, strength, name, 50)


@pytest.mark.rule("LE-X1", "WS-X1")
def test_an_expert_uses_names_where_they_count() -> None:
    assert seen(EVERYTHING, "expert", "PERTH", 50)
    assert not seen(WordAgreement(), "expert", "PERTH", 50)


def test_where_no_everyday_layer_counts_every_bot_uses_those_that_do() -> None:
    names = WordAgreement(layers=frozenset({"first_names"}), own_list="club")
    assert layers_known(names, "casual") == ("club",)
    assert layers_known(WordAgreement(layers=frozenset({"first_names"})), "casual") == ("first_names",)
    assert layers_known(WordAgreement(layers=frozenset()), "casual") == ("words",)


def test_the_lower_strengths_use_everyday_words() -> None:
    french = WordAgreement(language="fr")
    for strength in ("novice", "casual"):
        assert seen(french, strength, "MAISON", 50) and not seen(french, strength, "VISON")
    assert seen(french, "strong", "VISON") and not seen(WordAgreement(), "strong", "OXCART")


@pytest.mark.rule("LE-X1", "WS-X1")
@pytest.mark.parametrize("family", [False, True])
def test_no_bot_or_hint_uses_what_the_family_filter_hides(family: bool) -> None:
    agreed = WordAgreement(family=family)
    assert lexicon("en").hides("SHIT")
    for strength in ("novice", "casual", "strong", "expert"):
        assert not seen(agreed, strength, "SHIT", 50)
        assert seen(agreed, strength, "SHIP", 50)


@pytest.mark.rule("LE-X1", "WS-X1")
def test_for_people_the_family_filter_is_an_option() -> None:
    assert WordAgreement().known("SHIT") and not WordAgreement(family=True).known("SHIT")
    assert WordAgreement(family=True).known("SHIP")
