"""Two people pass one device back and forth. A curtain falls wherever one of them has a secret."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.journeys.guests import Guests
from tests.journeys.person import GAME

CODE, NEXT, NEAR = "Rt Ys Gh V*", "O+ O+ Yt Yt", "Rt Ys Gh V+"


def test_passing_one_device_with_a_curtain_between(guests: Guests) -> None:
    both = guests.come()
    both.link("box-change-rules").click()
    both.radio("open-with-device").check()
    for number, name in enumerate(("Anna", "Jonas"), 1):
        both.page.get_by_label(both.says("open-player", number=number), exact=True).fill(name)
    both.page.get_by_text(both.says("open-house-rules"), exact=True).click()
    both.radio(f"{GAME}-option-start-player-0").check()
    both.button("open-start").click()

    both.button("curtain-open", name="Anna").click()
    both.hides(CODE)
    expect(both.button("curtain-open", name="Jonas")).to_be_visible()
    expect(both.board).to_have_count(0)
    both.button("curtain-open", name="Jonas").click()
    expect(both.board).to_contain_text(both.says(f"{GAME}-shield-closed"))
    both.guesses(1, NEAR)
    both.reads(f"{GAME}-awaited-your-row", number=2)
    both.page.reload()
    expect(both.board).to_have_count(0)
    both.button("curtain-open", name="Jonas").click()
    both.guesses(2, CODE)
    both.sees_code(CODE)

    both.turns_to_next_code()
    both.hides(NEXT)
    both.button("curtain-open", name="Anna").click()
    both.guesses(1, NEXT)
    both.sees("result-fewer-rows", winner="Anna", points=2, less=1)


def test_with_pegs_by_hand_the_curtain_opens_only_for_the_challenger(guests: Guests) -> None:
    both = guests.come()
    both.opens_table(
        {"who": "me", "name": "Anna"},
        {"who": "me", "name": "Jonas"},
        start_player=0,
        feedback="manual_checked",
    )
    both.button("curtain-open", name="Anna").click()
    both.hides(CODE)
    both.button("curtain-open", name="Jonas").click()
    both.guesses(1, NEAR)
    both.button("curtain-open", name="Anna").click()
    expect(both.button(f"{GAME}-set-pegs")).to_be_visible()
    expect(both.button("give-up")).to_be_visible()
