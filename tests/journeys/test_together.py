"""People at one table, each with their own browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from parlour.games.grandmastermind.notation import read_code
from parlour.games.grandmastermind.pegs import Pegs, pegs
from tests.journeys.guests import Guests
from tests.journeys.person import GAME, Person

ME, FREE = {"who": "me"}, {"who": "free"}
CODES = ("Rt Ys Gh V*", "O+ Rs Yt Gh", "V* V* Rt O+", "Gs Yh R* Ot")
NEAR = "Rt Ys Gh V+"


def two_at_a_table(guests: Guests, **options: object) -> tuple[Person, Person]:
    """Anna hides the first code, Jonas finds it."""
    anna = guests.come()
    anna.takes_name("Anna")
    table = anna.opens_table(ME, FREE, start=False, start_player=0, **options)  # type: ignore[arg-type]
    jonas = guests.come(f"/table/{table}")
    jonas.sits_down("Jonas")
    jonas.reads("waiting-in", names="Anna")
    anna.button("waiting-start").click()
    anna.reads(f"{GAME}-awaited-your-code")
    return anna, jonas


def test_two_people_play_a_match_of_two_rounds_swap_roles_and_play_again(guests: Guests) -> None:
    anna = guests.come()
    anna.takes_name("Anna")
    anna.link("box-with-friends").click()
    anna.button("option-more", label=anna.says(f"{GAME}-option-rounds")).click()
    anna.page.get_by_text(anna.says("open-house-rules"), exact=True).click()
    anna.radio(f"{GAME}-option-start-player-0").check()
    anna.button("open-table").click()
    jonas = guests.come(f"/table/{anna.table}")
    jonas.sits_down("Jonas")
    expect(anna.seats.nth(1)).to_contain_text("Jonas")
    anna.button("waiting-start").click()

    for number, code in enumerate(CODES):
        challenger, decoder = (anna, jonas) if number % 2 == 0 else (jonas, anna)
        if number:
            challenger.turns_to_next_code()
            decoder.turns_to_next_code()
        challenger.hides(code)
        if number == 0:
            decoder.guesses(1, NEAR)
            challenger.sees_row(1, NEAR, pegs(read_code(code), read_code(NEAR)))
            decoder.guesses(2, code)
        else:
            decoder.guesses(1, code)
        challenger.sees_code(code)
        decoder.sees_code(code)

    # Jonas needed three rows for Anna's codes, she needed two for his.
    anna.sees("result-fewer-rows-won", loser="Jonas", points=3, less=2)
    jonas.sees("result-fewer-rows-lost", winner="Anna", points=3, less=2)
    anna.button("outcome-rematch").click()
    anna.reads("waiting-for", names="Jonas")
    jonas.link("outcome-to-rematch").click()
    anna.page.wait_for_url(jonas.page.url)
    anna.button("waiting-start").click()
    anna.reads(f"{GAME}-awaited-your-code")
    jonas.reads(f"{GAME}-awaited-code", name="Anna")


def test_wrong_pegs_by_hand_are_refused_and_right_ones_accepted(guests: Guests) -> None:
    anna, jonas = two_at_a_table(guests, feedback="manual_checked")
    anna.hides(CODES[0])
    jonas.guesses(1, NEAR)
    jonas.sees_row(1, NEAR)
    anna.reads(f"{GAME}-awaited-your-pegs", number=1)
    anna.answers(Pegs(2, 1, 1))
    anna.sees("refusal-count-again")
    jonas.sees_row(1, NEAR)
    anna.answers(Pegs(3, 0, 1))
    jonas.sees_row(1, NEAR, Pegs(3, 0, 1))
    jonas.reads(f"{GAME}-awaited-your-row", number=2)


def test_a_row_is_lost_to_the_clock(guests: Guests) -> None:
    anna, jonas = two_at_a_table(guests, row_seconds=10)
    anna.hides(CODES[0])
    jonas.reads(f"{GAME}-awaited-your-row", number=1)
    expect(jonas.page.get_by_role("timer")).to_be_visible()
    jonas.piece("star").click()
    expect(jonas.row(1)).to_contain_text(jonas.says(f"{GAME}-row-lost", number=1), timeout=30_000)
    expect(jonas.field(1, "shape")).to_be_visible()
    expect(anna.story).to_contain_text(anna.says(f"{GAME}-event-row-lost", name="Jonas", number=1))
    jonas.guesses(2, CODES[0])
    jonas.sees_code(CODES[0])


def test_a_bystander_sees_the_game_and_never_the_code(guests: Guests) -> None:
    anna, jonas = two_at_a_table(guests)
    watcher = guests.come(f"/table/{anna.table}")
    watcher.sees("table-bystander")
    anna.hides(CODES[0])
    jonas.guesses(1, NEAR)
    watcher.sees_row(1, NEAR, pegs(read_code(CODES[0]), read_code(NEAR)))
    watcher.reads(f"{GAME}-awaited-row", name="Jonas", number=2)
    expect(watcher.board).to_contain_text(watcher.says(f"{GAME}-shield-closed"))
    expect(watcher.button("give-up")).to_have_count(0)
    expect(watcher.piece("triangle")).to_have_count(0)
    # The code ends with a violet star, which nobody has laid.
    secret = re.compile(r'"shape":"star"|"colour":"violet","shape":"star"')
    told = [frame for frame in (*watcher.heard, *jonas.heard) if secret.search(frame)]
    assert watcher.heard
    assert told == []
    assert any(secret.search(frame) for frame in anna.heard), "the search would have found it"
    jonas.guesses(2, CODES[0])
    watcher.sees_code(CODES[0])


def test_a_bot_stands_in_for_a_player_who_leaves_and_comes_back(guests: Guests) -> None:
    anna, jonas = two_at_a_table(guests, rows=20)
    anna.hides(CODES[0])
    jonas.reads(f"{GAME}-awaited-your-row", number=1)
    jonas.button("seat-stand").click()
    expect(anna.seats.nth(1)).to_contain_text(anna.says("seat-stand-in"))
    expect(anna.story).to_contain_text(anna.says(f"{GAME}-event-row-placed", name="Jonas", number=1))
    jonas.button("hall-come-back").click()
    expect(anna.seats.nth(1)).not_to_contain_text(anna.says("seat-stand-in"))
    expect(jonas.title).to_contain_text(re.compile(r"Your turn: lay row \d+"))


def test_a_full_table_an_unknown_one_and_a_closed_one(guests: Guests) -> None:
    anna = guests.come()
    anna.takes_name("Anna")
    table = anna.opens_table(ME, FREE, start=False)
    jonas = guests.come(f"/table/{table}")
    jonas.reads("sit-invited", name="Anna", game=jonas.says(f"{GAME}-title"))
    jonas.sits_down("Jonas")
    anna.reads("waiting-all-here")
    late = guests.come(f"/table/{table}")
    late.reads("sit-full")
    anna.button("table-close").click()
    late.reads("table-closed")
    jonas.reads("table-closed")
    lost = guests.come("/table/nosuchtable")
    lost.reads("table-unknown")
    lost.link("house-to-shelf").click()
    lost.reads("shelf-title")


def test_a_free_seat_goes_to_a_bot_and_then_to_a_friend_who_comes_late(guests: Guests) -> None:
    anna = guests.come()
    anna.takes_name("Anna")
    table = anna.opens_table(ME, FREE, start=False, start_player=0)
    anna.button("waiting-start-with-bots", count=1).click()
    anna.reads(f"{GAME}-awaited-your-code")
    jonas = guests.come(f"/table/{table}")
    jonas.sees("table-bystander")
    jonas.button("seat-take-over").click()
    anna.hides(CODES[0])
    jonas.guesses(1, CODES[0])
    anna.sees_code(CODES[0])


def test_a_public_table_is_found_in_the_hall(guests: Guests) -> None:
    anna = guests.come("/play/grandmastermind?with=friend")
    anna.page.get_by_text(anna.says("open-house-rules"), exact=True).click()
    anna.page.get_by_role("checkbox", name=anna.says("open-public")).check()
    anna.button("open-table").click()
    table = anna.table
    jonas = guests.come("/tables")
    jonas.page.locator(f"a[href='/table/{table}']").click()
    jonas.sits_down("Jonas")
    anna.reads("waiting-all-here")
    jonas.page.goto("/")
    expect(jonas.page.get_by_role("region", name=jonas.says("hall-yours"))).to_be_visible()


def test_anybody_pauses_the_table_and_anybody_goes_on(guests: Guests) -> None:
    anna, jonas = two_at_a_table(guests, row_seconds=300)
    jonas.button("table-pause").click()
    anna.sees("table-paused-by", name="Jonas")
    jonas.sees("table-paused-by-you")
    anna.button("table-go-on").press("Enter")
    anna.reads(f"{GAME}-awaited-your-code")
    expect(jonas.button("table-pause")).to_be_visible()
