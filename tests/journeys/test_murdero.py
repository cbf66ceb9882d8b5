"""MURDERO at the card table: hands built and counted, every Action Card, pairs, bots, one device, keys and thumbs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from parlour.core.refusal import Fact
from tests.journeys.accessibility import faults, overhang
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.prepared_murdero import PreparedMurdero
from tests.journeys.sleuth import Sleuth, come_to

BOT = "Pip"
"""The bot across the table."""
ANNA, BEA = "R1 R2 R3 B1 B2 G4 G5 B5", "R1 R2 R3 B1 G1 heavy_caseload R4 G4"


def two(card: str = "", **options: Fact) -> PreparedMurdero:
    """Anna has two cases, Bea three and a Permanent. Anna is on turn again and has drawn this card."""
    prepared = PreparedMurdero(ANNA, BEA, up="G2", **options)
    prepared.turn("build R1", "build R2", "build B1", "build B2", "done", draws="B3")
    prepared.turn("build R1", "build R2", "build R3", "build B1", "build G1", "play heavy_caseload", "done", draws="B4")
    return prepared.turn(draws=card) if card else prepared


def nearly(**options: Fact) -> PreparedMurdero:
    """Anna has laid three of five, holds the other two, and one more card that fits."""
    prepared = PreparedMurdero("R1 R2 R3 R4 B1 G2 G3 B4", "G1 G1 G2 B3 B3 G4 R1 R2", up="G5", **options)
    prepared.turn("build R1", "build R2", "build R3", "done", draws="R5")
    return prepared.turn("build G1", "done", draws="R1")


@pytest.mark.timeout(120)
def test_a_match_with_two_bots_goes_from_hand_to_hand(guests: Guests, house: House) -> None:
    prepared = PreparedMurdero("R1 R2 R3 R4 B1 G2 G3 B4", "G1 G1 G2 B3 B3 G4 R1 R2", "B1 B2 R1 R3 G3 B1 R2 G1")
    prepared.turn("build R1", "build R2", "build R3", "build R4", "done", draws="R5")
    prepared.turn("build G1", "done", draws="R1").turn("build B1", "done", draws="G4")
    (anna,) = come_to(guests, house, prepared, "Anna", bots=2)
    anna.reads("your-draw-or-take")
    anna.draws()
    anna.builds("R5", "Anna")
    anna.is_sure()
    expect(anna.sees_count().get_by_role("listitem")).to_have_count(3)
    anna.button("next-hand").click()
    expect(anna.hand.get_by_role("button")).to_have_count(8)
    anna.button("sheet").click()
    expect(anna.page.get_by_role("dialog").get_by_role("row")).to_have_count(3)


def test_the_last_hand_ends_the_match(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, nearly(max_hands=1).turn(draws="G4"), "Anna", "Bea")
    anna.builds("R4", "Anna")
    anna.builds("R5", "Anna")
    anna.is_sure()
    for person, outcome in ((anna, "outcome-won"), (bea, "outcome-lost")):
        person.sees_count()
        expect(person.person.title).to_contain_text(person.person.says(outcome, winner="Anna"))
        person.button("look-at-table").click()
        expect(person.lying("R5", "Anna")).to_be_visible()


def test_a_case_is_built_by_dragging_closed_and_counted(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, nearly().turn(draws="G4"), "Anna", "Bea")
    anna.reads("your-turn")
    anna.lifts("R4")
    goal = anna.onto("R4", "Anna")
    expect(goal).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.drags("R4", anna.lying("R3", "Anna"))
    bea.hears("card-built", helped="false", name="Anna", card="Red 4")
    anna.builds("R5", "Anna")
    anna.person.sees("murdero-ends-too-soon", cards=anna.said("B1"))
    anna.button("back").click()
    anna.page.keyboard.press("Escape")
    anna.builds("B1", "Anna")
    anna.builds("R5", "Anna")
    for person in (anna, bea):
        count = person.sees_count()
        expect(count).to_contain_text(person.says("count-closed", name="Anna", case=person.world("R1")))
        expect(count.get_by_role("listitem")).to_have_count(2)
    assert faults(anna.page) == []
    anna.button("next-hand").click()
    anna.reads("draw", name="Bea")
    bea.page.keyboard.press("Escape")
    bea.reads("your-draw-or-take")


ONE_SHOTS: dict[str, tuple[tuple[str, ...], str, dict[str, str | int]]] = {
    "lost_treasure": ((), "card-taken", {"buried": "false", "name": "Anna", "card": "Green 2"}),
    "overtime": ((), "cards-drawn", {"name": "Anna", "count": 3}),
    "destroy": (("heavy_caseload",), "cards-removed", {"discarded": "false", "name": BOT, "cards": "Heavy Caseload"}),
    "sabotage": (("R2",), "cards-removed", {"discarded": "false", "name": BOT, "cards": "Red 2 and Red 3"}),
    "shake_down": (("B2 of Anna", "R3"), "card-stolen", {"name": "Anna", "other": BOT, "card": "Red 3"}),
}
"""What each card is aimed at, step by step, and what the story says of it."""


@pytest.mark.parametrize("card", ONE_SHOTS)
def test_a_one_shot_is_aimed_and_played(guests: Guests, house: House, card: str) -> None:
    (anna,) = come_to(guests, house, two(card), "Anna", bots=1)
    aims, event, facts = ONE_SHOTS[card]
    anna.reads("your-turn")
    anna.lifts(card)
    for aim in aims:
        lying, _, owner = aim.partition(" of ")
        anna.aims(lying, owner or BOT)
    if aims:
        anna.is_sure()
    elif card == "lost_treasure":
        anna.button("search-here").click()
        anna.button("take", card=anna.said("G2")).click()
    else:
        anna.button("play").click()
    anna.hears("action-played", name="Anna", card=anna.said(card))
    anna.hears(event, **facts)


def test_reverse_charges_asks_once_and_ends_the_hand(guests: Guests, house: House) -> None:
    prepared = PreparedMurdero("R1 R2 R3 R4 B1 B2 G5 B5", BEA, up="G2")
    prepared.turn("build R1", "build R2", "build R3", "build R4", "build B1", "build B2", "done", draws="G4")
    prepared.turn("build R1", "done", draws="B4")
    (anna,) = come_to(guests, house, prepared.turn(draws="reverse_charges"), "Anna", bots=1)
    anna.lifts("reverse_charges")
    anna.button("play").click()
    anna.person.sees("murdero-ends-hand")
    anna.is_sure()
    expect(anna.sees_count()).to_contain_text(anna.says("event-hand-ended", reason="reverse_charges"))


@pytest.mark.parametrize(
    "card", ["silver_screen_alibi", "dons_alibi", "political_alibi", "real_estate", "mitigating_circs"]
)
def test_a_permanent_is_laid_before_its_player(guests: Guests, house: House, card: str) -> None:
    (anna,) = come_to(guests, house, two(card), "Anna", bots=1)
    anna.lifts(card)
    anna.button("play").click()
    expect(anna.lying(card, "Anna")).to_be_visible()
    expect(anna.held(card)).to_have_count(0)
    anna.person.sees("murdero-action-spent")


def test_a_joker_stands_in_and_heavy_caseload_takes_the_place_of_another(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, two("joker"), "Anna", "Bea")
    anna.lifts("joker")
    anna.button("joker-onto", number=3, name="Anna", case=anna.world("B1")).click()
    expect(anna.lying("B3J", "Anna")).to_be_visible()
    expect(bea.lying("B3J", "Anna")).to_be_visible()
    anna.builds("R3", "Anna")
    anna.button("done").click()
    bea.reads("your-draw-or-take")


def test_a_full_table_of_permanents_is_replaced_one_by_one(guests: Guests, house: House) -> None:
    prepared = PreparedMurdero("R1 real_estate R3 B2 G4 G5 B5 R5", "R1 R2 R3 B1 G1 R4 G4 B1", up="G2")
    prepared.turn("build R1", "play real_estate", "done", draws="G3")
    prepared.turn("build R1", "build R2", "done", draws="B4")
    (anna,) = come_to(guests, house, prepared.turn(draws="heavy_caseload"), "Anna", bots=1)
    anna.lifts("heavy_caseload")
    anna.person.sees("murdero-choose-replace")
    anna.aims("real_estate", "Anna")
    anna.person.sees("murdero-you-lose", falls="false", card=anna.said("real_estate"), cards="")
    anna.is_sure()
    expect(anna.lying("heavy_caseload", "Anna")).to_be_visible()
    expect(anna.lying("real_estate", "Anna")).to_have_count(0)


def test_mitigating_circs_is_used_from_the_table(guests: Guests, house: House) -> None:
    prepared = PreparedMurdero("R1 mitigating_circs R2 B2 G4 G5 B5 R5", "R1 R2 R3 B1 G1 R4 G4 B1", up="G2")
    prepared.turn("build R1", "build R2", "play mitigating_circs", "done", draws="G3")
    prepared.turn("build R1", "build R2", "done", draws="B4")
    (anna,) = come_to(guests, house, prepared.turn(draws="B3"), "Anna", bots=1)
    anna.aims("mitigating_circs", "Anna")
    anna.aims("R2", "Anna")
    anna.is_sure()
    anna.hears("action-used", name="Anna", card=anna.said("mitigating_circs"))
    anna.hears("cards-drawn", name="Anna", count=2)


def test_shake_down_from_a_hand_asks_for_a_player(guests: Guests, house: House) -> None:
    (anna,) = come_to(guests, house, two("shake_down", shake_down="from_hand_random"), "Anna", bots=1)
    anna.lifts("shake_down")
    anna.aims("B2", "Anna")
    anna.button("rob", name=BOT, card="").click()
    anna.is_sure()
    anna.hears("cards-removed", discarded="false", name="Anna", cards="Blue 2")
    expect(anna.person.story).to_contain_text(re.compile(rf"You take (Red|Blue|Green) \d from {BOT}"))


def test_pairs_build_on_each_others_cases_and_double_together(guests: Guests, house: House) -> None:
    prepared = PreparedMurdero(
        "R5 B1 G1 G2 G3 B2 B3 B4",
        "B1 B2 G4 G5 R1 R2 B3 G1",
        "R1 R2 R3 R4 B5 G3 G4 B1",
        "G1 G2 R1 R2 R3 B4 B1 B2",
        partners=True,
    )
    prepared.turn("build B1", "done", draws="R1").turn("build R1", "done", draws="G1")
    prepared.turn("build R1", "build R2", "build R3", "build R4", "done", draws="B1").turn(
        "build G1", "done", draws="G2"
    )
    prepared.turn(draws="R3")
    anna, bea, jonas = come_to(guests, house, prepared, "Anna", "Bea", "Jonas", bots=1)
    expect(anna.place("Jonas")).to_contain_text(anna.says("partner"))
    expect(anna.place("Bea")).not_to_contain_text(anna.says("partner"))
    anna.lifts("R5")
    anna.onto("R5", "Jonas").click()
    anna.is_sure()
    count = jonas.sees_count()
    expect(count).to_contain_text(jonas.says("count-closed", name="Jonas", case=jonas.world("R1")))
    expect(count.get_by_text("×2")).to_have_count(2)
    bea.sees_count()


def test_a_hint_is_given_on_request_and_a_card_that_does_not_fit_says_why(guests: Guests) -> None:
    anna = Sleuth(guests.come())
    anna.person.opens_table(game="murdero", start_player=1, action_deck="custom", custom_deck=[])
    anna.reads("your-draw-or-take")
    anna.person.button("finding-hint").click()
    idea = anna.person.says("help-murdero-idea", doing="draw").split(":")[0]
    expect(anna.board).to_contain_text(idea)
    anna.draws()
    anna.reads("your-turn")
    expect(anna.board).not_to_contain_text(idea)
    high = next(f"{c}{n}" for n in (3, 4, 2) for c in "RBG" if anna.held(f"{c}{n}").count())
    anna.lifts(high)
    below = int(high[1]) - 1
    anna.person.sees("refusal-needs-the-number-below", needed=below, rule="MU-7")


def test_a_player_who_leaves_in_mid_hand_is_replaced_and_takes_the_seat_back(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, two(), "Anna", "Bea")
    bea.reads("draw", name="Anna")
    bea.person.button("seat-stand").click()
    expect(anna.person.seats.nth(1)).to_contain_text(anna.person.says("seat-stand-in"))
    anna.draws()
    anna.button("done").click()
    expect(anna.person.title).to_contain_text(anna.says("awaited-your-draw").rstrip("."))
    bea.person.button("hall-come-back").click()
    expect(anna.person.seats.nth(1)).not_to_contain_text(anna.person.says("seat-stand-in"))
    expect(bea.hand.get_by_role("button").first).to_be_visible()


def test_one_device_goes_round_behind_a_curtain(guests: Guests) -> None:
    both = Sleuth(guests.come())
    seats = ({"who": "me", "name": "Anna"}, {"who": "me", "name": "Bea"})
    both.person.opens_table(*seats, game="murdero", start_player=1)
    expect(both.board).to_have_count(0)
    both.person.button("curtain-open", name="Anna").click()
    both.draws()
    both.reads("your-turn")
    expect(both.person.story).not_to_contain_text(both.says("event-cards-seen", cards="").rstrip(". "))
    both.button("done").click()
    both.reads("your-discard", count=1)
    both.hand.get_by_role("button").first.click()
    both.button("discard-it").click()
    expect(both.person.button("curtain-open", name="Bea")).to_be_visible()
    expect(both.board).to_have_count(0)
    both.person.button("curtain-open", name="Bea").click()
    both.reads("your-draw-or-take")


def test_a_hand_by_keyboard_and_accessible_names_alone(guests: Guests, house: House) -> None:
    anna, _ = come_to(guests, house, nearly(), "Anna", "Bea")
    anna.reads("your-draw-or-take")
    anna.person.presses(anna.board.get_by_role("button", name=anna.says("draw"), exact=True).first)
    anna.reads("your-turn")
    for card in ("R4", "R5"):
        anna.person.tabs_to(anna.hand.get_by_role("button").first)
        while not anna.held(card).evaluate("card => card === document.activeElement"):
            anna.page.keyboard.press("ArrowRight")
        for key in ("Enter", "ArrowUp", "ArrowRight"):
            anna.page.keyboard.press(key)
        expect(anna.onto(card, "Anna")).to_be_focused()
        anna.page.keyboard.press("Enter")
        if card == "R4":
            anna.hears("card-built", helped="false", name="Anna", card="Red 4")
    expect(anna.button("do-it")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.button("next-hand")).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.reads("draw", name="Bea")


def test_four_on_a_phone_with_a_thumb(guests: Guests, house: House) -> None:
    prepared = PreparedMurdero(
        "R1 R2 B1 B2 G1 sabotage G4 B5", "R1 R2 R3 B1 G3 G3 R5 B2", "R1 B1 B2 B3 G4 B3 R3 B4", "B1 G1 G1 G2 R3 R2 R4 R4"
    )
    prepared.turn("build R1", "build R2", "build B1", "done", draws="B4")
    prepared.turn("build R1", "build R2", "build R3", "done", draws="G5")
    prepared.turn("build B1", "build B2", "done", draws="R1").turn("build G1", "build G2", "done", draws="overtime")
    (anna, *_) = come_to(guests, house, prepared.turn(draws="G1"), "Anna", bots=3, phone=True)
    assert overhang(anna.page) == 0
    anna.drags_with_a_finger("B2", anna.lying("B1", "Anna"))
    anna.hears("card-built", helped="false", name="Anna", card="Blue 2")
    anna.held("sabotage").tap()
    bot = anna.person.seats.nth(1).locator("b").inner_text()
    for name in (anna.person.seats.nth(seat).locator("b").inner_text() for seat in (1, 2, 3)):
        expect(anna.place(name)).to_be_in_viewport()
    anna.lying("R2", bot).tap()
    anna.button("do-it").tap()
    anna.hears("cards-removed", discarded="false", name=bot, cards="Red 2 and Red 3")


def test_the_preset_for_pairs_seats_four(guests: Guests) -> None:
    anna = Sleuth(guests.come("/play/murdero"))
    anna.button("preset-pairs").click()
    anna.person.button("open-start").click()
    expect(anna.person.seats).to_have_count(4)
    expect(anna.board).to_contain_text(anna.says("partner"))


def test_a_custom_deck_is_chosen_in_the_form(guests: Guests) -> None:
    anna = Sleuth(guests.come("/play/murdero"))
    anna.page.get_by_role("radio", name=anna.says("option-action-deck-custom"), exact=True).check()
    group = anna.page.get_by_role("group", name=anna.says("option-custom-deck"), exact=True)
    expect(group).to_contain_text(anna.person.says("option-count", count=15, most=30))
    for card in ("sabotage", "joker"):
        group.get_by_role("button", name=anna.person.says("option-more", label=anna.said(card)), exact=True).click()
    expect(group).to_contain_text(anna.person.says("option-count", count=17, most=30))
    assert overhang(anna.page) == 0
    anna.person.button("open-start").click()
    expect(anna.hand.get_by_role("button").first).to_be_visible()
    expect(anna.page.get_by_text(f"3 × {anna.said('sabotage')}")).to_be_visible()
