"""Made-up names: in the guest's language, short enough, and never of the wrong gender."""

from pathlib import Path

import pytest

from parlour.server.hall.made_up import ENGLISH, FRENCH, GERMAN, ITALIAN, made_up_name
from parlour.server.hall.names import LONGEST_NAME, clean_name
from parlour.texts.voice import LANGUAGES
from tests.server.visitors import Visitor, open_house

ADJECTIVES = {"en": ENGLISH, "de": GERMAN, "fr": FRENCH, "it": ITALIAN}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_made_up_name_is_a_name_that_need_not_be_shortened(language: str) -> None:
    names = {made_up_name(language, like, animal) for like in range(256) for animal in range(256)}
    assert len(names) > 2500
    assert max(map(len, names)) <= LONGEST_NAME
    assert all(clean_name(name) == name for name in names)


def test_german_adjectives_follow_their_animal() -> None:
    names = {made_up_name("de", 1, animal) for animal in range(256)}
    assert {"Flinker Fuchs", "Flinke Eule", "Flinkes Wiesel"} <= names


def test_french_and_italian_adjectives_have_one_form_for_both_genders() -> None:
    assert {word[-1] for word in (FRENCH + ITALIAN).split()} == {"e"}


async def test_a_guest_is_named_in_the_language_of_browser_or_choice(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)

        async def likes(language: str) -> bool:
            name = (await ann.ask("GET", "/api/me", **{"accept-language": "de-CH, en;q=0.5"})).json()["name"]
            return any(word in name for word in ADJECTIVES[language].split())

        assert await likes("de")
        ann.cookies.set("parlour-language", "fr")
        assert await likes("fr")
