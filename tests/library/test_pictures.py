"""The pictures of the boards: whole files, and nothing in them that their viewer may not know."""

from __future__ import annotations

import re
from itertools import islice
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

import parlour
from parlour import Picture, Sitting
from parlour.core.game import AnyGame
from parlour.core.laws.trial import anything
from parlour.core.luck import seeded
from parlour.core.sitting import AnySitting, Eyes
from parlour.games.letter.actions import Name
from parlour.games.wordsearch.actions import Call
from tests.laws.test_catalog import PLAYERS, TABLES, named
from tests.teaching import Fib

GAMES = [pytest.param(name, game, id=f"{name}: {named(game)}") for name, games in TABLES.items() for game in games]
MOST = 120


def moments(name: str, game: AnyGame) -> list[AnySitting]:
    """Some tables of a game, from its beginning to its end or nearly so."""
    sitting: AnySitting = Sitting(game, game.seats[-1], seed=3)
    found, luck, player = [sitting.clone()], seeded(1, name), PLAYERS.get(name, anything)
    for seat in islice(sitting, MOST):
        sitting.act(seat, player(game, sitting.view(seat), luck))
        found.append(sitting.clone())
    return [*found[:: max(1, len(found) // 6)], found[-1]]


@pytest.mark.parametrize(("name", "game"), GAMES)
def test_two_tables_that_a_viewer_cannot_tell_apart_look_the_same(name: str, game: AnyGame) -> None:
    for number, sitting in enumerate(moments(name, game)):
        viewers: list[Eyes] = ["bystander", *range(sitting.seats)]
        for eyes in viewers:
            other = game.guess(sitting.view(eyes), seeded(number, "another state"))
            at = sitting.position.at
            assert Sitting.from_state(game, sitting.seats, other, at=at).show(eyes) == sitting.show(eyes)


def test_a_word_that_the_dictionary_lacks_is_on_no_picture() -> None:
    """Only whoever called it knows it, and even their board does not show it (X-1)."""
    search, letter = Sitting(parlour.game("wordsearch")), Sitting(parlour.game("letter"))
    called = Sitting.from_state(search.game, search.seats, replace(search.state, called=Call("XYZZY", (0, 1, 2))))
    named = Sitting.from_state(letter.game, letter.seats, replace(letter.state, named=Name("XYZZY", (0, 1, 2))))
    viewers: list[Eyes] = ["bystander", 0]
    for eyes in viewers:
        assert called.show(eyes) == search.show(eyes)
        assert named.show(eyes) == letter.show(eyes)


@pytest.mark.parametrize("name", ["grandmastermind", "murdero"])
def test_eyes_that_see_everything_tell_such_tables_apart(name: str) -> None:
    sitting = moments(name, TABLES[name][0])[2]
    other = Sitting.from_state(sitting.game, sitting.seats, sitting.game.guess(sitting.view("bystander"), seeded(1)))
    assert other.show() == sitting.show()
    assert other.show("all").svg != sitting.show("all").svg


@pytest.mark.parametrize(("name", "game"), GAMES)
def test_a_picture_is_a_whole_file_that_needs_nothing_else(name: str, game: AnyGame) -> None:
    for sitting in moments(name, game):
        svg = sitting.show(0).svg
        assert svg is not None
        root = ElementTree.fromstring(svg)
        (style,) = root.findall("{http://www.w3.org/2000/svg}style")
        used = {name for element in root.iter() for name in element.get("class", "").split()}
        assert used <= set(re.findall(r"\.([a-z-]+)", style.text or ""))
        assert not {"id", "href", "style"} & {key for element in root.iter() for key in element.attrib}


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_every_letter_of_a_language_is_on_the_tiles(language: str) -> None:
    game = parlour.game("letter", language=language, letter_set="language", draft="random_deal")
    svg = Sitting(game, 6, seed=1).show().svg
    hands = Sitting(game, 6, seed=1).state.open.hands
    assert svg is not None
    for tile in {tile for hand in hands for tile in hand}:
        assert f">{game.pieces[tile].letter}</text>" in svg


def test_a_game_that_nobody_has_drawn_is_shown_in_letters() -> None:
    picture = Sitting(Fib(), seed=1).show()
    assert picture == Picture(picture.text)
    assert picture._repr_mimebundle_() == {"text/plain": picture.text}
