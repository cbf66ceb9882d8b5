"""WORD SEARCH among people with their own browsers: words the dictionary lacks, and words somebody disputes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.prepared_wordsearch import HEJ, HELP, PreparedSearch
from tests.journeys.searcher import Searcher, come_to


def stands_by(anna: Searcher) -> None:
    """Anna calls a word the dictionary lacks and stands by it."""
    anna.reads("your-searching")
    anna.draws(HEJ)
    anna.calls()
    anna.reads("your-doubt", word="HEJ")
    anna.finding("stand-by").click()
    anna.reads("window", name="Anna", word="HEJ")


def test_a_word_the_dictionary_lacks_is_disputed_and_voted_in(guests: Guests, house: House) -> None:
    anna, bea, cem = come_to(guests, house, PreparedSearch(3, window=60), "Anna", "Bea", "Cem")
    stands_by(anna)
    cem.finding("let-stand").click()
    cem.reads("window", name="Anna", word="HEJ")
    expect(cem.finding("dispute")).to_be_enabled()
    bea.reads("your-window", name="Anna", word="HEJ")
    bea.page.keyboard.press("d")
    for person in (bea, cem):
        person.hears("word-disputed", name="Bea", caller="Anna", word="HEJ")
        person.reads("your-voting", word="HEJ")
    anna.reads("voting", word="HEJ")
    bea.finding("vote-abstain").click()
    anna.person.sees("finding-ballot", ballot="abstained", name="Bea")
    cem.finding("vote-yes").click()
    for person in (anna, bea, cem):
        person.hears("vote-closed", valid="true", yes=1, no=0, word="HEJ")
        person.hears("word-scored", name="Anna", word="HEJ", points=3, total=3)
        person.sees_token("b2", "Anna")
    bea.reads("your-searching")


def test_a_word_the_dictionary_lacks_is_voted_down_and_the_turn_is_lost(guests: Guests, house: House) -> None:
    anna, bea, cem = come_to(guests, house, PreparedSearch(3, window=60), "Anna", "Bea", "Cem")
    stands_by(anna)
    cem.finding("dispute").click()
    bea.finding("vote-no").click()
    cem.finding("vote-no").click()
    for person in (anna, bea, cem):
        person.hears("vote-closed", valid="false", yes=0, no=2, word="HEJ")
        person.hears("word-rejected", turn_lost="true", word="HEJ", name="Anna")
    anna.reads("your-stepping")
    anna.taps("c4")
    bea.hears("token-moved", by_chance="false", name="Anna", letters="H", place="c4")
    bea.reads("your-searching")


def test_where_the_dictionary_judges_only_disputes_a_bluff_may_stand(guests: Guests, house: House) -> None:
    prepared = PreparedSearch(2, judge="dictionary", window=60)
    anna, bea = come_to(guests, house, prepared, "Anna", "Bea")
    anna.draws(HELP)
    anna.button("call").click()
    bea.reads("your-window", name="Anna", word="HELP")
    bea.finding("dispute").click()
    bea.hears("word-scored", name="Anna", word="HELP", points=4, total=4)

    bea.reads("your-searching")
    bea.draws(HEJ)
    bea.button("call").click()
    anna.reads("your-window", name="Bea", word="HEJ")
    anna.page.keyboard.press("p")
    anna.hears("word-scored", name="Bea", word="HEJ", points=3, total=3)

    anna.reads("your-searching")
    anna.taps("c1 d1 d2")
    anna.button("call").click()
    bea.finding("dispute").click()
    anna.hears("word-rejected", turn_lost="true", word="OSL", name="Anna")
    anna.sees_token("c2", "Anna")
    bea.reads("your-searching")
