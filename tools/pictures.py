"""Takes pictures of the pages: shelf, tables, a rule book, your games, what comes after; large, small, light, dark."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Page, ViewportSize, expect

from parlour.bots.letter import bot
from parlour.core.game import Millis, Verdict
from parlour.core.luck import seeded
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.letter import Letter
from parlour.games.letter.actions import Name
from parlour.games.letter.state import Laying, State
from parlour.games.moerder import Moerder
from parlour.games.murdero import Murdero
from parlour.games.wordsearch import WordSearch
from parlour.server.door.messages import Strength
from parlour.server.evening.results import STRENGTHS
from tests.journeys import searcher, sleuth, speller
from tests.journeys.chromium import launched
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.past import Past, remember
from tests.journeys.person import GAME, Person
from tests.journeys.prepared import PreparedGame
from tests.journeys.prepared_murdero import PreparedMurdero
from tests.journeys.prepared_wordsearch import CLEARS, PreparedSearch

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZES = {"desktop": ViewportSize(width=1440, height=900), "phone": ViewportSize(width=390, height=844)}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
ME, FREE = {"who": "me"}, {"who": "free"}
CODE = "Vh Gs R* O+"
ROWS = ("Rt Ys Gh V*", "Yt G+ R+ G+", "Vs Gt Y+ G*", "Vh V+ Rh Gs", "Rh O+ O+ Gs")
FOUND = {
    "CLEARS": CLEARS,
    "HELLO": "c4 c3 d3 d2 c1",
    "HAIR": "c4 c5 d6 d7",
    "RACE": "f3 f2 e3 e4",
    "PET": "c2 c3 b3",
    "TAN": "c6 c5 b5",
}
CRUSADE = "e3 f3 g2 g1 f2 f1 e2"
IN_HAND = ("hexagon", "violet", "square", "green", "red")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with launched() as chromium:
        for size, viewport in SIZES.items():
            with tempfile.TemporaryDirectory() as data:
                house = House(Path(data))
                house.open()
                try:
                    for name, page in scenes(Guests(chromium, house), phone=size == "phone"):
                        page.set_viewport_size(viewport)
                        for theme in THEMES:
                            page.emulate_media(color_scheme=theme)
                            take(page, PICTURES / f"{name}-{size}-{theme}.png")
                finally:
                    house.close()


def scenes(guests: Guests, *, phone: bool) -> Iterator[tuple[str, Page]]:
    """What is worth a picture."""
    jonas = guests.come()
    jonas.takes_name("Jonas")
    jonas.opens_table(ME, FREE, start=False, public=True)
    anna = guests.come(phone=phone)
    anna.takes_name("Anna")
    anna.page.reload()
    expect(anna.page.get_by_role("region", name=anna.says("hall-open"))).to_contain_text("Jonas")
    yield "shelf", anna.page
    anna.page.goto("/rules/grandmastermind#GM-8")
    expect(anna.page.locator("#GM-8")).to_be_in_viewport()
    yield "rules", anna.page
    in_mid_game(anna, jonas)
    yield "table", anna.page
    yield "wordsearch", word_found(guests, anna.house, phone=phone)
    yield "letter", word_named(guests, anna.house, phone=phone)
    yield "murdero", case_about_to_close(guests, anna.house, phone=phone)
    cookie = remember(anna.house.data, *season(), name="Anna")
    anna = guests.come("/games", cookie=cookie, phone=phone)
    expect(anna.page.get_by_role("time").first).to_be_visible()
    yield "games", anna.page
    anna.page.goto("/games/wordsearch")
    expect(anna.page.get_by_role("time").first).to_be_visible()
    yield "records", anna.page
    yield from afterwards(anna)
    guests.leave()


def afterwards(anna: Person) -> Iterator[tuple[str, Page]]:
    """The end of a game of WORD SEARCH that Anna won; her first one again, and what there was to be found in it."""
    page = anna.page
    won = page.locator("li:has(strong.won) a[href^='/replay/']").first.get_attribute("href") or ""
    first = page.locator("a[href^='/replay/']").first.get_attribute("href") or ""
    page.goto(won.replace("/replay/", "/table/"))
    expect(page.locator(".ws-board g.best")).to_be_visible()
    yield "end", page
    page.goto(first)
    expect(page.get_by_role("slider")).to_be_visible()
    better = page.locator(".marks [data-mark='better'] button").first
    better.wait_for(timeout=120_000)
    for _ in range(4):
        page.get_by_role("slider").press("PageDown")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "40")
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    yield "replay", page
    better.click()
    expect(page.locator(".ghost-tag")).to_be_visible()
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    yield "review", page


def season() -> Iterator[Past]:
    """Half a year of somebody who gets better."""
    for number in range(20):
        own: Strength = "novice" if number < 4 else "casual" if number % 3 else "strong"
        yield Past(GrandMasterMind(roles="decode", rows=8), 180.2 - number * 9.4, [STRENGTHS[number // 5]], own)
        against = (["Jonas"], ["novice"], ["casual", "novice"], ["Jonas", "Bea", "casual"])[number % 4]
        if number % 2:
            yield Past(Moerder(), 170.4 - number * 8.9, against, "casual" if number < 9 else "strong")
            yield Past(WordSearch(target=100), 160.3 - number * 8.4, against[:1], own)
        if number % 3 == 0:
            yield Past(Letter(), 150.1 - number * 7.9, against, own)
            yield Past(Murdero(max_hands=3), 140.7 - number * 7.3, against, own)


def in_mid_game(anna: Person, jonas: Person) -> None:
    """Jonas has hidden a code; Anna has laid some rows and has another one in hand."""
    table = anna.opens_table(ME, FREE, start=False, start_player=1)
    jonas.page.goto(f"/table/{table}")
    jonas.sits_down("Jonas")
    anna.button("waiting-start").click()
    jonas.hides(CODE)
    for number, row in enumerate(ROWS, 1):
        anna.guesses(number, row)
    anna.reads(f"{GAME}-awaited-your-row", number=len(ROWS) + 1)
    for name in IN_HAND:
        anna.piece(name).click()


def word_found(guests: Guests, house: House, *, phone: bool) -> Page:
    """Three have found two words each; Anna has her third under her hand."""
    prepared = PreparedSearch(3)
    for word, places in FOUND.items():
        prepared.called(word, places)
    anna, _, _ = searcher.come_to(guests, house, prepared, "Anna", "Bea", "Jonas", phone=phone)
    anna.person.takes_name("Anna")
    anna.page.reload()
    anna.reads("your-searching")
    anna.taps(CRUSADE)
    return anna.page


def word_named(guests: Guests, house: House, *, phone: bool) -> Page:
    """Three have laid letters and named words as the house would; Anna has laid another and types her next word."""
    prepared, word = well_under_way()
    anna, _, _ = speller.come_to(guests, house, prepared, "Anna", "Bea", "Jonas", phone=phone)
    anna.person.takes_name("Anna")
    anna.page.reload()
    anna.reads("your-naming")
    anna.types(word)
    return anna.page


def well_under_way() -> tuple[PreparedGame[State], str]:
    """Played until this many letters are laid, and the first seat has laid one and seen a word with it."""
    agreed = Letter(draft="random_deal", start_player=0, window="until_all_pass")
    luck, thinks = seeded(1, "a picture"), bot(agreed, "casual")
    prepared: PreparedGame[State] = PreparedGame(agreed, 3)
    while True:
        state = prepared.here.state
        due = agreed.deal(state, luck)
        if due is not None:
            prepared.play("judge" if isinstance(due, Verdict) else "chance", due)
            continue
        seat = min(agreed.turn(state).awaited)
        action = thinks(agreed.view(state, seat), Millis(0), luck)
        new = isinstance(state.open.phase, Laying) and not state.open.phase.moves.written
        if isinstance(action, Name) and seat == 0 and new and len(state.open.board) >= 15:
            return prepared, action.word
        prepared.play(seat, action)


def case_about_to_close(guests: Guests, house: House, *, phone: bool) -> Page:
    """One hand is counted; in the second, Anna holds the Weapon that her case is waiting for."""
    anna, _, _ = sleuth.come_to(guests, house, second_hand(), "Anna", "Bea", "Jonas", phone=phone)
    anna.person.takes_name("Anna")
    anna.page.reload()
    anna.reads("your-turn")
    anna.lifts("R5")
    return anna.page


def second_hand() -> PreparedMurdero:
    prepared = PreparedMurdero("R1 R2 R3 R4 R5 B1 B1 G1", "B1 B2 B3 B4 G1 G2 R1 R2", "G1 G2 G3 G4 R1 B1 B2 G1")
    prepared.turn("done", "discard G2", draws="G2")
    prepared.turn(*(f"build {card}" for card in ["B1", "B2", "B3", "B4", "G1", "G2", "R1", "R2"]), "done", draws="R3")
    prepared.turn(*(f"build {card}" for card in ["G1", "G2", "G3", "G4", "R1", "B1", "B2", "G1"]), "done", draws="R2")
    prepared.turn(*(f"build {card}" for card in ["B1", "B1", "G1", "R1", "R2", "R3", "R4", "R5"]), draws="overtime")
    hands = (
        "R1 R1 R2 R3 R4 B1 real_estate sabotage",
        "B1 B2 B3 B4 G1 R2 G5 silver_screen_alibi",
        "G1 G1 G2 G3 R1 R2 joker destroy",
    )
    prepared.deal(hands, up="B2")
    lay_down = "build B1", "build B2", "build B3", "build B4", "build G1", "play silver_screen_alibi", "done"
    prepared.turn(*lay_down, draws="R3")
    prepared.turn("build G1", "build G1", "build G2", "build G3", "build R1", "done", draws="B2")
    prepared.turn("build R1", "build R1", "build R2", "build R3", "build B1", "play real_estate", "done", draws="G4")
    prepared.turn("done", draws="G4").turn("build R2", "done", draws="shake_down").turn("done", draws="B2")
    prepared.turn("done", draws="heavy_caseload").turn("done", draws="B1").turn("build R4", "done", draws="G2")
    return prepared.turn("done", draws="B3").turn("done", draws="G3").turn(draws="R5")


def take(page: Page, to: Path) -> None:
    """As a file small enough for a repository: as many colours as a palette holds."""
    page.evaluate("document.fonts.ready")
    page.mouse.move(0, 0)
    picture = Image.open(BytesIO(page.screenshot(animations="disabled", caret="hide"))).convert("RGB")
    colours = picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2)
    picture.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG).save(to, optimize=True)


if __name__ == "__main__":
    main()
