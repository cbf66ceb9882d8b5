"""A tour of the house: every page and every state of a table, one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from parlour.games.grandmastermind.notation import read_code
from parlour.games.grandmastermind.pegs import Pegs, pegs
from parlour.games.wordsearch.actions import DrawTile, Exchange
from tests.journeys import detective, searcher, speller
from tests.journeys.detective import Detective
from tests.journeys.good_eye import longest_word
from tests.journeys.guests import Guests
from tests.journeys.person import GAME, Person
from tests.journeys.prepared_letter import ONE, THREE_LAID, PreparedLetter
from tests.journeys.prepared_moerder import LONELY_M, PreparedCase, letters_collected
from tests.journeys.prepared_wordsearch import HEJ, HELP, INSERT, TRIANGLE, PreparedSearch
from tests.journeys.searcher import Searcher
from tests.journeys.speller import Speller

WIDE_NAME = "W" * 24
"""The widest name allowed."""
CODE, NEAR = "Rt Ys Gh V*", "Rt Gs Gh O+"
ANSWER = pegs(read_code(CODE), read_code(NEAR))
Sights = Iterator[tuple[str, Person]]
"""What is looked at, and who looks at it."""
Chapter = Callable[[Guests], Sights]


def enter(guests: Guests) -> Person:
    guests.trouble_expected = True
    anna = guests.come()
    anna.takes_name(WIDE_NAME)
    return anna


def the_house(guests: Guests) -> Sights:
    """The shelf, the rooms, and addresses that lead nowhere."""
    anna = enter(guests)
    expect(anna.link("box-change-rules")).to_be_visible()
    yield "shelf", anna
    anna.page.goto("/tables")
    anna.reads("hall-title")
    yield "tables", anna
    anna.page.goto("/rules")
    expect(anna.page.get_by_role("main").get_by_role("link", name=anna.says(f"{GAME}-title"))).to_be_visible()
    yield "rule books", anna
    anna.page.goto("/rules/grandmastermind")
    expect(anna.page.locator("#GM-1")).to_be_visible()
    yield "rule book", anna
    anna.page.goto("/learn/moerder")
    expect(anna.button("learning-skip")).to_be_visible()
    yield "lesson", anna
    anna.page.goto("/nowhere")
    anna.reads("lost-title")
    yield "nowhere", anna
    anna.page.goto("/table/nosuchtable")
    anna.reads("table-unknown")
    yield "unknown table", anna
    anna.page.goto("/play/grandmastermind")
    anna.page.get_by_text(anna.says("open-house-rules"), exact=True).click()
    yield "opening, the house", anna
    for company in ("device", "friend"):
        anna.radio(f"open-with-{company}").check()
        yield f"opening, {company}", anna


def the_table(guests: Guests) -> Sights:
    """GRAND MASTER MIND, from the empty table to the end of the game. Then two people on one device."""
    anna = enter(guests)
    table = anna.opens_table(
        {"who": "me"},
        {"who": "free"},
        start=False,
        feedback="manual_checked",
        start_player=0,
        row_seconds=900,
        rounds=2,
    )
    expect(anna.page.get_by_role("img", name=anna.says("invitation-qr"))).to_be_visible()
    yield "waiting, alone", anna
    jonas = guests.come(f"/table/{table}")
    jonas.reads("sit-invited", name=WIDE_NAME, game=anna.says(f"{GAME}-title"))
    yield "waiting, invited", jonas
    jonas.sits_down("Jonas")
    anna.reads("waiting-all-here")
    yield "waiting, all here", anna
    watcher = guests.come(f"/table/{table}")
    watcher.reads("sit-full")
    yield "waiting, full", watcher
    anna.button("waiting-start").click()
    anna.reads(f"{GAME}-awaited-your-code")
    anna.lays(CODE)
    yield "challenger, hiding", anna
    anna.button(f"{GAME}-hide-code").click()
    jonas.guesses(1, NEAR)
    anna.reads(f"{GAME}-awaited-your-pegs", number=1)
    anna.answers(Pegs(0, 0, 0))
    anna.sees("refusal-count-again")
    yield "challenger, answering and refused", anna
    anna.answers(ANSWER)
    jonas.reads(f"{GAME}-awaited-your-row", number=2)
    anna.reads(f"{GAME}-awaited-row", name="Jonas", number=2)
    anna.page.get_by_role("group").get_by_text(anna.says("people-title")).click()
    anna.button("people-tool", tool=anna.says("people-block"), name="Jonas").click()
    yield "challenger, waiting, about to block somebody", anna
    jonas.lays(NEAR)
    jonas.sees("help-row-contradicts", row=1)
    yield "decoder, row in hand", jonas
    watcher.sees_row(1, NEAR, ANSWER)
    yield "bystander", watcher
    jonas.button(f"{GAME}-clear").click()
    jonas.guesses(2, CODE)
    anna.answers(Pegs(4, 0, 0))
    jonas.sees_code(CODE)
    yield "code found", jonas
    jonas.button("table-invite").click()
    expect(jonas.page.get_by_role("img", name=jonas.says("invitation-qr"))).to_be_visible()
    yield "inviting in mid-game", jonas
    jonas.button("give-up").click()
    yield "giving up", jonas
    jonas.button("give-up-yes").click()
    jonas.sees("outcome-lost")
    jonas.page.get_by_text(jonas.says("outcome-luck"), exact=True).click()
    yield "game over, lost", jonas
    anna.sees("outcome-won")
    yield "game over, won", anna
    watcher.sees("outcome-other", winner=WIDE_NAME)
    yield "game over, bystander", watcher
    anna.opens_table({"who": "me", "name": "Anna"}, {"who": "me", "name": "Jonas"}, start_player=0)
    expect(anna.button("curtain-open", name="Anna")).to_be_visible()
    yield "curtain", anna


def the_tiles(guests: Guests) -> Sights:
    """FIND … den MÖRDER: its box, its rule book, and a table in every state."""
    anna = enter(guests)
    anna.page.goto("/rules/moerder")
    expect(anna.page.locator("#MO-1")).to_be_visible()
    yield "MÖRDER, rule book", anna
    anna.page.goto("/play/moerder")
    for company in ("alone", "house-many", "friend-many", "device-many"):
        anna.radio(f"open-with-{company}").check()
        yield f"MÖRDER, opening, {company}", anna

    def come(prepared: PreparedCase, *names: str) -> list[Detective]:
        return detective.come_to(guests, anna.house, prepared, *names)

    mine, theirs = come(PreparedCase(2, window=60).turned(*LONELY_M, "c6=D"), "Anna", "Bea")
    mine.points("a1 b1")
    yield "MÖRDER, pointing", mine.person
    theirs.reads("looking", name="Anna")
    yield "MÖRDER, waiting", theirs.person
    mine.button("clear").click()
    mine.collects("a1", "M")
    theirs.reads("your-window", name="Anna", tile="a1")
    yield "MÖRDER, window", theirs.person
    yield "MÖRDER, touching", mine.person
    theirs.button("object").click()
    theirs.points("a1 a3")
    yield "MÖRDER, showing", theirs.person
    theirs.button("withdraw").click()
    mine.sees_gap("a1")
    mine.button("next").click()
    theirs.reads("your-turning")
    yield "MÖRDER, turning", theirs.person

    base, _ = come(PreparedCase(2, rules="base").turned("a1=M", "c3=†ÖMDRMRDE"), "Anna", "Bea")
    base.reads("looking", name="Bea")
    yield "MÖRDER, the body", base.person

    (solitaire,) = come(letters_collected().turned("d1=Ö", "c1=R", "b1=D", "a1=E", "a2=R"), "Anna")
    solitaire.button("quit").click()
    yield "MÖRDER, quitting", solitaire.person
    solitaire.points("e1 d1 c1 b1 a1 a2")
    solitaire.button("claim").click()
    solitaire.person.sees("outcome-won")
    yield "MÖRDER, game over", solitaire.person


def the_letters(guests: Guests) -> Sights:
    """WORD SEARCH: its box, its rule book, and tables in every state."""
    anna = enter(guests)
    anna.page.goto("/rules/wordsearch")
    expect(anna.page.locator("#WS-1")).to_be_visible()
    yield "WORD SEARCH, rule book", anna
    anna.page.goto("/play/wordsearch")
    anna.page.get_by_text(anna.says("open-house-rules"), exact=True).click()
    anna.radio("wordsearch-option-letter-set-custom").check()
    for company in ("alone", "house-many"):
        anna.radio(f"open-with-{company}").check()
        # Scrolls to the end, where the bar with the button covers nothing.
        anna.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        yield f"WORD SEARCH, opening, {company}", anna

    def come(prepared: PreparedSearch, *names: str, bots: int = 0) -> list[Searcher]:
        return searcher.come_to(guests, anna.house, prepared, *names, bots=bots)

    mine, theirs, third = come(PreparedSearch(3, window=60), "Anna", "Bea", "Cem")
    mine.reads("your-searching")
    mine.types("HELLO")
    mine.has_traced("c4 c3 d3 d2")
    yield "WORD SEARCH, choosing an end", mine.person
    theirs.reads("searching", name="Anna")
    yield "WORD SEARCH, waiting", theirs.person
    mine.finding("clear").click()
    mine.taps(HEJ)
    mine.button("call").click()
    mine.reads("your-doubt", word="HEJ")
    yield "WORD SEARCH, in doubt", mine.person
    mine.finding("stand-by").click()
    theirs.reads("your-window", name="Anna", word="HEJ")
    yield "WORD SEARCH, window", theirs.person
    theirs.finding("dispute").click()
    third.reads("your-voting", word="HEJ")
    yield "WORD SEARCH, voting", third.person

    six = PreparedSearch(6).called("HELP", HELP).stepped("c4", "c3", "d3", "d5", "e3")
    (first,) = come(six, WIDE_NAME, bots=5)
    first.button("swap").click()
    first.taps("a2")
    yield "WORD SEARCH, arranging among six", first.person
    first.button("back").click()
    first.button("exchange").click()
    yield "WORD SEARCH, exchanging", first.person

    (step,) = come(PreparedSearch(2).did(0, Exchange()).drew("E"), "Anna", bots=1)
    step.reads("your-stepping")
    yield "WORD SEARCH, stepping", step.person
    (stack,) = come(PreparedSearch(2, INSERT, mode="insert", stack_read="vertical"), "Anna", bots=1)
    stack.button("own-tile", letters="P").click()
    stack.taps("b2")
    stack.sees_field("b2", "stack", letters="P", height=2)
    stack.taps("b2")
    yield "WORD SEARCH, insert", stack.person
    (lay,) = come(PreparedSearch(2, TRIANGLE, mode="boardless").did(0, DrawTile()).drew("M"), "Anna", bots=1)
    lay.reads("your-placing", letters="M")
    yield "WORD SEARCH, without a board", lay.person

    prepared = PreparedSearch(1, target=50).searched(42)
    (solitaire,) = come(prepared, "Anna")
    solitaire.reads("your-searching")
    solitaire.types(longest_word(prepared.agreed, prepared.open).word)
    solitaire.button("call").click()
    solitaire.person.sees("outcome-won")
    yield "WORD SEARCH, game over", solitaire.person


def the_pieces(guests: Guests) -> Sights:
    """LETTER: its box, its rule book, letters being taken, a turn, a knock, and the end of a solitaire game."""
    anna = enter(guests)
    anna.page.goto("/rules/letter")
    expect(anna.page.locator("#LE-1")).to_be_visible()
    yield "LETTER, rule book", anna
    anna.page.goto("/play/letter")
    anna.page.get_by_text(anna.says("open-house-rules"), exact=True).click()
    anna.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    yield "LETTER, opening", anna
    anna.opens_table(game="letter", start_player=0)
    expect(anna.button("letter-take-rest")).to_be_enabled()
    yield "LETTER, taking letters", anna

    def come(prepared: PreparedLetter, *names: str) -> list[Speller]:
        return speller.come_to(guests, anna.house, prepared, *names)

    mine, theirs = come(PreparedLetter(2, *ONE, "release a1x3", "pass", "lay t1x1 f6", "ton"), WIDE_NAME, "Bea")
    mine.reads("your-more")
    mine.types("TONE")
    yield "LETTER, naming words", mine.person
    mine.page.keyboard.press("Escape")
    mine.is_done()
    theirs.reads("your-window")
    yield "LETTER, knocking", theirs.person
    (solitaire,) = come(PreparedLetter(1, *THREE_LAID, "lay e2x1 g7", "tone"), WIDE_NAME)
    solitaire.button("finish").click()
    solitaire.person.sees("result-finished-won", points=1)
    yield "LETTER, game over", solitaire.person


CHAPTERS: tuple[Chapter, ...] = (the_house, the_table, the_tiles, the_letters, the_pieces)
