"""The house's own list of words: added while the house is open, offered in its language, chosen at a table."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.journeys.accessibility import faults
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.prepared_wordsearch import HEJ, PreparedSearch
from tests.journeys.searcher import Searcher, come_to


def adds_list(house: House, file: Path, *words: str, language: str) -> None:
    """Somebody runs `parlour words add` while the house is open."""
    file.write_text("\n".join(words), encoding="utf-8")
    command = [sys.executable, "-m", "parlour", "words", "add", str(file), "--language", language]
    subprocess.run([*command, "--data", str(house.data)], check=True, stdout=subprocess.DEVNULL)


def group(anna: Searcher, option: str) -> Locator:
    return anna.page.get_by_role("group", name=anna.says(f"option-{option}"), exact=True)


def opens_drawer(anna: Searcher) -> None:
    anna.page.get_by_text(anna.person.says("open-house-rules"), exact=True).click()


def test_a_list_added_while_open_is_offered_in_its_language_and_its_words_score(
    guests: Guests, house: House, tmp_path: Path
) -> None:
    anna = Searcher(guests.come("/play/wordsearch", language="de"))
    expect(anna.person.radio("wordsearch-option-language-de")).to_be_checked()
    opens_drawer(anna)
    expect(group(anna, "layers")).to_be_visible()
    expect(group(anna, "own-list")).to_have_count(0)
    adds_list(house, tmp_path / "verein.txt", "Quatschkopf", "äää", language="de")
    anna.person.link("house-home").click()
    anna.person.reads("shelf-title")
    anna.page.go_back()
    opens_drawer(anna)
    anna.person.radio("wordsearch-option-language-fr").check()
    expect(group(anna, "own-list")).to_have_count(0)
    anna.person.radio("wordsearch-option-language-de").check()
    group(anna, "own-list").get_by_role("radio", name="verein").check()
    group(anna, "layers").get_by_role("checkbox", name=anna.says("option-layers-brands")).uncheck()
    # The word is there whatever is dealt.
    anna.person.radio("wordsearch-option-letter-set-custom").check()
    anna.page.get_by_role("textbox", name=anna.says("option-custom-letters"), exact=True).fill("Ä56")
    anna.person.radio("wordsearch-option-start-player-0").check()
    assert faults(anna.page) == []
    anna.person.button("open-start").click()
    anna.reads("your-searching")
    agreed = anna.page.get_by_role("region", name=anna.person.says("agreed-title"))
    for part in ("verein", anna.says("option-language-de"), anna.says("option-layers-places")):
        expect(agreed).to_contain_text(part)
    expect(agreed).not_to_contain_text(anna.says("option-layers-brands"))
    anna.draws("c4 b4 a4")
    anna.calls()
    expect(anna.person.story).to_contain_text("ÄÄÄ")
    expect(anna.person.seats.first).to_contain_text(anna.says("standing-score", points=3))


def test_a_word_once_doubtful_scores_at_the_next_table(guests: Guests, house: House, tmp_path: Path) -> None:
    adds_list(house, tmp_path / "club.txt", "hej", language="en")
    anna, bea = come_to(guests, house, PreparedSearch(2, own_list="club"), "Anna", "Bea")
    anna.draws(HEJ)
    anna.calls()
    bea.hears("word-scored", name="Anna", word="HEJ", points=3, total=3)


def test_an_unusable_set_of_letters_is_refused_beside_its_field(guests: Guests) -> None:
    guests.trouble_expected = True
    anna = Searcher(guests.come("/play/wordsearch"))
    opens_drawer(anna)
    anna.person.radio("wordsearch-option-letter-set-custom").check()
    letters = anna.page.get_by_role("textbox", name=anna.says("option-custom-letters"), exact=True)
    letters.fill("A4 B1")
    opens_drawer(anna)
    anna.person.button("open-start").click()
    expect(letters).to_be_focused()
    why = anna.person.says("refusal-letters-not-56", count=5, wanted=56)
    expect(letters).to_have_accessible_description(re.compile(re.escape(why)))
