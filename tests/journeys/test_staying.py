"""After a reload, a lost connection, a crash or in another tab, everyone is back in their seat and nothing is lost."""

from __future__ import annotations

from playwright.sync_api import expect

from parlour.games.grandmastermind.notation import read_code
from parlour.games.grandmastermind.pegs import pegs
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.person import GAME

CODE, NEAR = "Rt Ys Gh V*", "Rt Ys Gh V+"
ANSWER = pegs(read_code(CODE), read_code(NEAR))
ME, FREE = {"who": "me"}, {"who": "free"}


def test_a_reload_in_mid_row_keeps_the_draft_and_the_rows(guests: Guests, house: House) -> None:
    anna = guests.come()
    table = anna.opens_table(roles="decode")
    anna.guesses(1, "Rt Rt Ys Ys")
    anna.reads(f"{GAME}-awaited-your-row", number=2)
    anna.piece("star").click()
    anna.piece("violet").click()
    anna.page.reload()
    anna.reads(f"{GAME}-awaited-your-row", number=2)
    expect(anna.field(1, "shape", "star")).to_be_visible()
    expect(anna.field(1, "colour", "violet")).to_be_visible()
    anna.sees_row(1, "Rt Rt Ys Ys", pegs(house.hidden_code(table), read_code("Rt Rt Ys Ys")))


def test_a_reload_at_every_stage_changes_nothing(guests: Guests) -> None:
    anna = guests.come()
    table = anna.opens_table(ME, FREE, start=False, start_player=0)
    anna.page.reload()
    anna.reads("waiting-invite")
    jonas = guests.come(f"/table/{table}")
    jonas.page.reload()
    jonas.sits_down("Jonas")
    expect(jonas.seats.nth(1)).to_contain_text(jonas.says("seat-you"))
    jonas.page.reload()
    expect(jonas.seats.nth(1)).to_contain_text(jonas.says("seat-you"))
    anna.button("waiting-start").click()
    anna.reads(f"{GAME}-awaited-your-code")
    anna.piece("cross").click()
    anna.page.reload()
    expect(anna.field(1, "shape", "cross")).to_be_visible()
    anna.button(f"{GAME}-clear").click()
    anna.hides(CODE)
    jonas.guesses(1, CODE)
    jonas.sees_code(CODE)
    jonas.page.reload()
    jonas.reads(f"{GAME}-awaited-your-code")
    jonas.button("give-up").click()
    jonas.button("give-up-yes").click()
    anna.sees("outcome-won")
    anna.page.reload()
    anna.sees("outcome-won")


def test_the_house_crashes_and_the_game_goes_on(fragile_guests: Guests, fragile_house: House) -> None:
    anna = fragile_guests.come()
    anna.takes_name("Anna")
    table = anna.opens_table(ME, FREE, start=False, start_player=0)
    jonas = fragile_guests.come(f"/table/{table}")
    jonas.sits_down("Jonas")
    anna.button("waiting-start").click()
    anna.hides(CODE)
    jonas.guesses(1, NEAR)
    jonas.sees_row(1, NEAR, ANSWER)
    jonas.piece("hexagon").click()
    fragile_house.crash()
    jonas.lost_contact()
    fragile_house.open()
    for person in (anna, jonas):
        person.is_in_contact()
    expect(jonas.field(1, "shape", "hexagon")).to_be_visible()
    jonas.button(f"{GAME}-clear").click()
    jonas.guesses(2, CODE)
    anna.sees_row(1, NEAR, ANSWER)
    anna.sees_code(CODE)


def test_a_row_placed_offline_arrives_when_the_connection_is_back(fragile_guests: Guests) -> None:
    anna = fragile_guests.come()
    anna.opens_table(roles="decode")
    anna.reads(f"{GAME}-awaited-your-row", number=1)
    anna.lays(NEAR)
    anna.page.context.set_offline(True)
    anna.button(f"{GAME}-place-row").click()
    anna.page.context.set_offline(False)
    anna.reads(f"{GAME}-awaited-your-row", number=2)
    expect(anna.row(3)).to_have_count(0)


def test_two_tabs_of_one_person_show_the_same_table(guests: Guests) -> None:
    anna = guests.come()
    anna.opens_table(roles="decode")
    anna.reads(f"{GAME}-awaited-your-row", number=1)
    tab = guests.another_tab(anna)
    tab.guesses(1, "Rt Rt Ys Ys")
    anna.reads(f"{GAME}-awaited-your-row", number=2)
    anna.page.bring_to_front()
    anna.guesses(2, "Rt Rt Ys Ys")
    tab.reads(f"{GAME}-awaited-your-row", number=3)


def test_placing_twice_places_once(guests: Guests) -> None:
    anna = guests.come()
    anna.opens_table(roles="decode")
    anna.reads(f"{GAME}-awaited-your-row", number=1)
    anna.lays("Rt Rt Ys Ys")
    anna.button(f"{GAME}-place-row").dblclick()
    anna.reads(f"{GAME}-awaited-your-row", number=2)
    expect(anna.board.get_by_role("listitem")).to_have_count(2)


def test_going_back_and_forward_through_the_house(guests: Guests) -> None:
    anna = guests.come()
    anna.link("box-change-rules").click()
    anna.button("open-start").dblclick()
    anna.reads(f"{GAME}-awaited-your-row", number=1)
    anna.piece("star").click()
    anna.page.go_back()
    expect(anna.button("open-start")).to_be_visible()
    anna.page.go_back()
    anna.reads("shelf-title")
    yours = anna.page.get_by_role("region", name=anna.says("hall-yours")).get_by_role("listitem").get_by_role("link")
    expect(yours).to_have_count(1)
    yours.click()
    expect(anna.field(1, "shape", "star")).to_be_visible()
