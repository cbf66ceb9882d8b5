"""LETTER on the board: letters taken, laid and released, words named, knocks, a vote, blanks, and solitaire."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.journeys.accessibility import overhang
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.prepared_letter import ONE, THREE_LAID, TONE, PreparedLetter
from tests.journeys.speller import Speller, come_to


@pytest.mark.timeout(120)
def test_one_click_from_the_shelf_letters_are_taken_and_the_first_is_laid(guests: Guests) -> None:
    anna = Speller(guests.come())
    box = anna.page.get_by_role("listitem").filter(has=anna.page.get_by_role("heading", name=anna.says("title")))
    box.get_by_role("button", name=anna.person.says("box-play-now"), exact=True).click()
    anna.reads("your-drafting")
    anna.page.get_by_role("group", name=anna.says("draft")).get_by_role("button", disabled=False).first.click()
    expect(anna.rack().get_by_role("button")).to_have_count(1)
    anna.button("take-rest").click()
    expect(anna.rack().get_by_role("button")).to_have_count(16)
    asked = "|".join(re.escape(anna.says(f"awaited-your-{what}")) for what in ("opening", "window"))
    expect(anna.person.title).to_contain_text(re.compile(asked))
    if anna.button("pass").count():  # the house began
        anna.button("pass").click()
    anna.reads("your-opening")
    lying = anna.board.get_by_role("button").count()
    anna.rack().get_by_role("button").first.click()
    ground = anna.board.bounding_box()
    assert ground is not None
    anna.page.mouse.click(
        ground["x"] + ground["width"] * 0.8, ground["y"] + ground["height"] * 0.8
    )  # far from what lies there
    anna.reads("your-opened")
    expect(anna.board.get_by_role("button")).to_have_count(lying + 1)
    expect(anna.rack().get_by_role("button")).to_have_count(15)
    anna.is_done()
    expect(anna.board.get_by_role("button")).to_have_count(2)


def test_a_letter_is_dragged_and_words_are_typed_and_traced(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, PreparedLetter(2, *TONE), "Anna", "Bea")
    anna.reads("your-laying")
    bea.reads("laying", name="Anna")
    anna.drags("p1x1", "g8")
    bea.sees_piece("g8", "p1x1")
    anna.reads("your-naming")
    anna.types("TEN")
    anna.person.sees("letter-must-use")
    anna.page.keyboard.press("Escape")
    anna.names("PEON")
    bea.hears_word("Anna", "PEON", 4)
    anna.draws("g8 g7 f6")
    anna.calls()
    bea.hears_word("Anna", "PET", 3)
    anna.reads("your-more")
    anna.names("TONE")
    anna.person.sees("letter-not-new", word="TONE")
    anna.page.keyboard.press("Escape")
    anna.is_done()
    bea.reads("your-window")
    for person in (anna, bea):
        person.sees_score("Anna", 10)
    sheet = bea.person.seats.filter(has_text="Anna")
    sheet.get_by_text(bea.person.says("finding-words", count=3)).click()
    written = sheet.get_by_role("list").get_by_role("listitem")
    expect(written).to_have_text([re.compile(word) for word in ("PET", "PEON", "ONE")])


def test_a_letter_without_a_word_comes_back_and_a_letter_is_released(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, PreparedLetter(2, *TONE), "Anna", "Bea")
    anna.reads("your-laying")
    anna.lays("l1x1", "a1")
    anna.is_told("letter-lying-apart")
    anna.button("back").click()
    anna.lays("l1x1", "h8")
    bea.sees_piece("h8", "l1x1")
    anna.person.sees("letter-means-idle", count=1, letters="L")
    anna.is_done()
    anna.reads("your-penalty")
    expect(bea.piece("h8")).to_have_count(0)
    anna.held("t2x2").click()
    anna.button("release-it", letter="T").click()
    bea.hears("letter-released", by_chance="false", penalty="true", name="Anna", letter="T")
    expect(bea.held("t2x2", "free")).to_be_visible()
    expect(anna.held("l1x1")).to_be_visible()
    bea.button("pass").click()
    bea.reads("your-laying")


def test_a_knocker_names_a_word_and_the_last_to_succeed_plays_on(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, PreparedLetter(2, *TONE, "lay p1x1 g8", "pen", "done"), "Anna", "Bea")
    anna.reads("window")
    expect(anna.button("knock")).to_have_count(0)
    bea.reads("your-window")
    bea.page.keyboard.press("k")
    bea.reads("your-knocking")
    anna.reads("knocking", name="Bea")
    bea.names("NOTE")
    bea.is_done()
    anna.hears("knock-won", name="Bea", words="NOTE")
    anna.button("knock").click()
    anna.reads("your-knocking")
    anna.names("TEN")
    bea.hears_word("Anna", "TEN", 3)
    anna.is_done()
    for person in (anna, bea):
        person.person.sees("letter-knock-winner", name="Anna")
        person.button("pass").click()
    anna.reads("your-laying")


def test_somebody_passes_until_the_next_turn_and_takes_it_back_with_a_touch(guests: Guests, house: House) -> None:
    lines = (*TONE, "lay p1x1 g8", "pen", "done")
    anna, bea = come_to(guests, house, PreparedLetter(2, *lines), "Anna", "Bea")
    bea.reads("your-window")
    bea.page.keyboard.press("k")
    bea.reads("your-knocking")
    bea.names("NOTE")
    bea.is_done()
    bea.finding("pass-on").click()
    anna.hears("knock-passed", name="Bea")
    bea.finding("stop-passing").click()
    expect(bea.finding("stop-passing")).to_have_count(0)
    expect(bea.button("knock")).to_be_visible()
    anna.button("pass").click()
    bea.reads("your-laying")


def test_a_word_the_dictionary_lacks_is_put_to_the_vote_and_written(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, PreparedLetter(2, *TONE, "lay p1x1 g8"), "Anna", "Bea")
    anna.reads("your-naming")
    anna.draws("g8 g7 h6 g6")
    anna.calls()
    anna.reads("your-doubt", word="PENO")
    anna.finding("stand-by").click()
    bea.reads("your-voting", word="PENO")
    bea.finding("vote-yes").click()
    for person in (anna, bea):
        person.hears("vote-closed", valid="true", yes=1, no=0, word="PENO")
        person.hears_word("Anna", "PENO", 4)
    anna.reads("your-more")


def test_a_free_letter_is_used_and_a_blank_is_laid(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, PreparedLetter(2, *ONE, "release a1x3", "pass"), "Anna", "Bea")
    anna.reads("your-laying")
    anna.lays("a1x3", "i6", "free")
    bea.hears("letter-laid", by_chance="false", free="true", name="Anna", letter="A", place="i6")
    anna.names("AEON")
    bea.hears_word("Anna", "AEON", 4)
    anna.is_done()
    bea.button("pass").click()
    bea.reads("your-laying")
    bea.button("blank").click()
    bea.page.mouse.click(*bea.spot("j7"))
    bea.person.sees("letter-blank-here")
    bea.button("blank-lay").click()
    anna.hears("blank-laid", name="Bea", size="1 × 2", place="j6")
    anna.reads("your-window")


def test_solitaire_to_the_end(guests: Guests, house: House) -> None:
    (anna,) = come_to(guests, house, PreparedLetter(1, *THREE_LAID), "Anna")
    anna.reads("your-alone")
    anna.lays("e2x1", "g7")
    anna.sees_piece("g7", "e2x1")
    anna.person.sees("letter-means-word-first")
    for word in ("TONE", "NET"):
        anna.names(word)
        anna.hears_word("Anna", word, 1)
    anna.button("finish").click()
    anna.person.sees("result-finished-won", points=2)


def test_a_turn_on_a_phone_with_a_finger(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, PreparedLetter(2, *TONE), "Anna", "Bea", phone=True)
    anna.reads("your-laying")
    assert overhang(anna.page) == 0
    anna.drags_with_a_finger("p1x1", "g8")
    bea.sees_piece("g8", "p1x1")
    anna.reads("your-naming")
    anna.draws_with_a_finger("g8 g7 h6")
    anna.button("name").tap()
    bea.hears_word("Anna", "PEN", 3)
    anna.button("done").tap()
    bea.button("pass").tap()
    bea.reads("your-laying")
    bea.held("a1x1").tap()
    bea.page.touchscreen.tap(*bea.spot("f8"))
    anna.sees_piece("f8", "a1x1")
    for place in ("g8", "f8", "f6", "f6"):
        bea.piece(place).tap()
    anna.hears_word("Bea", "PAT", 3)


def test_a_turn_with_the_keyboard_alone(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, PreparedLetter(2, *TONE), "Anna", "Bea")
    anna.reads("your-laying")
    anna.person.tabs_to(anna.rack().get_by_role("button").first)
    while not anna.held("p1x1").evaluate("piece => piece === document.activeElement"):
        anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("Enter")
    fits = anna.page.get_by_text(anna.says("coming-fits", place="g8"))
    for key in ("ArrowDown", "ArrowLeft", "ArrowDown", "ArrowLeft", "ArrowDown"):
        if fits.count():
            break
        anna.page.keyboard.press(key)
    anna.page.keyboard.press("Enter")
    bea.sees_piece("g8", "p1x1")
    anna.names("PEN")
    bea.hears_word("Anna", "PEN", 3)
    anna.person.presses(anna.button("done"))
    bea.reads("your-window")
    bea.page.keyboard.press("p")
    bea.reads("your-laying")
