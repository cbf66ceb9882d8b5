"""WORD SEARCH on the board: words traced, tapped and typed, tiles swapped and turned, a whole game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from parlour.games.wordsearch import WordSearch
from tests.journeys.accessibility import overhang
from tests.journeys.good_eye import longest_word
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.prepared_wordsearch import CLEARS, HEJ, HELP, PreparedSearch
from tests.journeys.searcher import Searcher, come_to

SIX = ("Anna", "Bea", "Cem", "Dora", "Emil", "Fine")
AROUND_THE_MIDDLE = "c3 c4 d3 d5 e3 e4"
SMALL_PHONE = ViewportSize(width=360, height=640)


def test_one_click_from_the_shelf_to_a_game_against_the_house(guests: Guests) -> None:
    anna = Searcher(guests.come())
    box = anna.page.get_by_role("listitem").filter(has=anna.page.get_by_role("heading", name=anna.says("title")))
    box.get_by_role("button", name=anna.person.says("box-play-now"), exact=True).click()
    expect(anna.board.get_by_role("button")).to_have_count(37)
    expect(anna.person.seats).to_have_count(2)
    expect(anna.page.get_by_role("timer")).to_have_count(0)  # only bots sit there


def test_words_are_traced_tapped_and_typed_and_the_token_follows(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, PreparedSearch(2), "Anna", "Bea")
    anna.reads("your-searching")
    bea.reads("searching", name="Anna")
    anna.taps("a1")
    anna.is_told("refusal-not-beside-your-token", tile="a1")
    anna.draws(HELP)
    anna.calls()
    for person in (anna, bea):
        person.hears("word-scored", name="Anna", word="HELP", points=4, total=4)
        person.sees_token("c2", "Anna")
        person.sees_score("Anna", 4)

    bea.reads("your-searching")
    bea.taps(CLEARS)
    bea.has_traced(CLEARS)
    bea.taps("g3")
    anna.hears("word-scored", name="Bea", word="CLEARS", points=6, total=6)
    anna.sees_token("g3", "Bea")

    anna.reads("your-searching")
    anna.types("LETX")
    anna.person.sees("wordsearch-not-from-token")
    anna.page.keyboard.press("Backspace")
    anna.page.keyboard.press("Enter")
    bea.hears("word-scored", name="Anna", word="LET", points=3, total=7)


def test_the_caller_chooses_where_a_typed_word_ends(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, PreparedSearch(2), "Anna", "Bea")
    anna.reads("your-searching")
    anna.types("HELLO")
    anna.person.sees("finding-ends-many", count=2)
    anna.has_traced("c4 c3 d3 d2 c1")
    anna.page.keyboard.press("ArrowRight")
    anna.has_traced("c4 c3 d3 d2 e1")
    anna.button("call").click()
    bea.sees_token("e1", "Anna")
    bea.types("CELL")
    bea.has_traced("e3 e2 d2 d3")
    bea.sees_field("d2", "ends")
    bea.taps("d2")
    bea.has_traced("e3 e2 d3 d2")
    bea.taps("d2")
    anna.sees_token("d2", "Bea")


def test_tiles_are_swapped_and_turned_and_a_token_moves_on(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, PreparedSearch(2).stepped("c4", "e3"), "Anna", "Bea")
    anna.reads("your-searching")
    anna.button("swap").click()
    anna.taps("a2")
    anna.button("turn-it", letters="M").click()
    bea.hears("tile-turned", name="Anna", place="a2", letters="M")
    bea.sees_letters("a2", "M")
    anna.button("own-tile", letters="P").click()
    anna.taps("a2")
    bea.hears("hand-swapped", name="Anna", gave="P", took="M", place="a2")
    anna.button("move-on").click()
    anna.sees_field("c5", "step")
    anna.taps("c5")
    bea.hears("token-moved", by_chance="false", name="Anna", letters="A", place="c5")

    bea.reads("your-searching")
    bea.button("swap").click()
    bea.draws("e1 g1")
    anna.hears("tiles-swapped", name="Bea", letters="O", one="e1", others="S", other="g1")
    bea.button("exchange").click()
    bea.person.sees("wordsearch-exchange-means", letters="V")
    bea.button("exchange-yes").click()
    exchanged = anna.says("event-tile-exchanged", name="Bea", gave="V", took="…")
    expect(anna.person.story).to_contain_text(re.compile(re.escape(exchanged).replace("…", "[A-Z]+")))
    anna.reads("your-searching")


def test_a_traced_word_is_called_on_release_where_somebody_wants_it_so(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, PreparedSearch(2), "Anna", "Bea")
    anna.page.get_by_label(anna.person.says("finding-on-release")).check()
    anna.draws(HELP)
    bea.hears("word-scored", name="Anna", word="HELP", points=4, total=4)


def test_time_runs_out_and_the_token_steps_on(guests: Guests, house: House) -> None:
    prepared = PreparedSearch(2, timer=10).stepped("c4", "e3").later(9_000).stepped("c5", "f3").later(9_000)
    anna, bea = come_to(guests, house, prepared.swapped("a1", "a2"), "Anna", "Bea")
    expect(anna.page.get_by_role("timer")).to_be_visible()
    anna.reads("your-stepping")
    bea.hears("time-ran-out", name="Anna")
    anna.taps("d5")
    bea.hears("token-moved", by_chance="false", name="Anna", letters="A", place="d5")
    bea.reads("your-searching")


def test_a_reload_in_mid_turn_loses_nothing(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, PreparedSearch(2), "Anna", "Bea")
    anna.button("swap").click()
    anna.taps("a1 a4")
    bea.sees_letters("a1", "T")
    anna.draws(HEJ)
    anna.calls()
    anna.person.sees("finding-doubt", word="HEJ")
    anna.page.reload()
    anna.person.sees("finding-doubt", word="HEJ")
    anna.sees_letters("a1", "T")
    expect(anna.finding("stand-by")).to_be_enabled()
    anna.finding("let-go").click()
    anna.page.reload()
    anna.reads("your-searching")
    expect(anna.button("swap")).to_have_count(0)
    anna.draws(HELP)
    anna.calls()
    bea.hears("word-scored", name="Anna", word="HELP", points=4, total=4)


def test_a_word_is_traced_with_a_finger_on_a_phone(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, PreparedSearch(2), "Anna", "Bea", phone=True)
    anna.reads("your-searching")
    assert overhang(anna.page) == 0
    anna.draws_with_a_finger(CLEARS)
    anna.button("call").tap()
    bea.hears("word-scored", name="Anna", word="CLEARS", points=6, total=6)
    bea.button("move-on").tap()
    bea.field("c4").tap()
    anna.sees_token("c4", "Bea")


def test_six_on_one_device_fit_on_a_small_phone(guests: Guests) -> None:
    anna = Searcher(guests.come("/play/wordsearch", phone=True))
    anna.page.set_viewport_size(SMALL_PHONE)
    anna.person.radio("open-with-device-many").check()
    anna.page.get_by_role("radio", name=anna.person.says("open-seats-count", count=6), exact=True).check()
    for number, name in enumerate(SIX, 1):
        anna.page.get_by_label(anna.person.says("open-player", number=number), exact=True).fill(name)
    anna.person.button("open-start").click()
    for place in AROUND_THE_MIDDLE.split():
        anna.reads("your-searching")
        anna.button("move-on").tap()
        anna.field(place).tap()
        expect(anna.field(place)).to_have_accessible_name(re.compile("|".join(SIX)))
        assert overhang(anna.page) == 0
    expect(anna.person.seats).to_have_count(6)


@pytest.mark.timeout(120)
def test_a_short_game_against_the_house_to_the_end_and_another(guests: Guests) -> None:
    agreed = WordSearch(target=50, timer=None, start_player=0)
    anna = Searcher(guests.come())
    anna.person.takes_name("Anna")
    house = {"who": "bot", "strength": "novice"}
    anna.person.opens_table({"who": "me"}, house, game=anna.game, target=50, timer=None, start_player=0)
    score = 0
    while score < agreed.target:
        anna.reads("your-searching")
        word = longest_word(agreed, anna.view.open).word
        score += len(word)
        anna.types(word)
        anna.page.keyboard.press("Enter")
        anna.hears("word-scored", name="Anna", word=word, points=len(word), total=score)
    anna.hears("target-reached", name="Anna", score=score)
    anna.person.sees("outcome-won")
    anna.person.sees("result-target-reached-won")
    anna.person.button("outcome-rematch").click()
    anna.sees_score("Anna", 0)
    expect(anna.person.title).not_to_contain_text(anna.person.says("outcome-won"))


def test_in_solitaire_the_target_is_reached_and_the_turns_are_counted(guests: Guests, house: House) -> None:
    prepared = PreparedSearch(1, target=50).searched(42)
    (anna,) = come_to(guests, house, prepared, "Anna")
    anna.reads("your-searching")
    anna.types(longest_word(prepared.agreed, prepared.open).word)
    anna.button("call").click()
    anna.person.sees("outcome-won")
    anna.person.sees("wordsearch-standing-turns", turns=prepared.open.turns[0] + 1)


def test_in_solitaire_nobody_can_be_asked_about_a_word(guests: Guests, house: House) -> None:
    (anna,) = come_to(guests, house, PreparedSearch(1), "Anna")
    anna.draws(HEJ)
    anna.calls()
    anna.person.sees("finding-doubt-free")
    expect(anna.finding("stand-by")).to_have_count(0)
    anna.finding("let-go").click()
    anna.draws(HELP)
    anna.calls()
    anna.hears("word-scored", name="Anna", word="HELP", points=4, total=4)
