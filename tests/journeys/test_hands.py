"""Dragging, clicking, keyboard and touch: everybody can play."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.person import GAME, Person, pieces_of


def test_a_whole_game_without_a_mouse(guests: Guests, house: House) -> None:
    anna = guests.come()
    anna.presses(anna.button("box-play-now").first)
    anna.reads(f"{GAME}-awaited-your-row", number=1)
    code = house.hidden_code(anna.table)

    # The first row comes from the tray with Space. A piece is taken off again, and the button places the row.
    for name in pieces_of("Rt Rt Ys Ys"):
        anna.presses(anna.piece(name), "Space")
    anna.tabs_to(anna.button(f"{GAME}-place-row"))
    anna.page.keyboard.press("Enter")
    anna.reads(f"{GAME}-awaited-your-row", number=2)

    # The second is typed on the fields with letters and arrows. A piece is changed, and Enter places the row.
    anna.tabs_to(anna.field(1, "shape"))
    anna.types_row("Gh Gh Gh Gh")
    anna.page.keyboard.press("End")
    anna.page.keyboard.press("Delete")
    expect(anna.field(4, "colour")).to_be_focused()
    anna.page.keyboard.press("9")
    anna.shows_draft("Gh Gh Gh Vh")
    anna.page.keyboard.press("Enter")
    anna.reads(f"{GAME}-awaited-your-row", number=3)

    anna.tabs_to(anna.field(1, "shape"))
    anna.types_row(code)
    anna.page.keyboard.press("Enter")
    anna.sees_code(code)
    anna.sees("outcome-won")
    expect(anna.page.get_by_role("status").filter(has_text=anna.says("outcome-won"))).to_be_attached()
    anna.presses(anna.button("outcome-rematch"))
    anna.reads(f"{GAME}-awaited-your-row", number=1)


def test_a_piece_dragged_with_the_mouse_and_dragged_off_again(guests: Guests) -> None:
    anna = guests.come(motion=True)
    anna.opens_table(roles="decode")
    anna.reads(f"{GAME}-awaited-your-row", number=1)
    drag(anna, anna.piece("star"), anna.field(3, "shape"))
    expect(anna.field(3, "shape", "star")).to_be_visible()
    # A shape does not fit into a round field.
    drag(anna, anna.piece("cross"), anna.field(4, "colour"))
    expect(anna.field(4, "colour")).to_be_visible()
    drag(anna, anna.field(3, "shape", "star"), anna.field(2, "shape"))
    expect(anna.field(2, "shape", "star")).to_be_visible()
    expect(anna.field(3, "shape")).to_be_visible()
    drag(anna, anna.field(2, "shape", "star"), anna.title)
    expect(anna.field(2, "shape")).to_be_visible()


def test_a_cancelled_drag_changes_nothing(guests: Guests) -> None:
    anna = guests.come(motion=True)
    anna.opens_table(roles="decode")
    anna.reads(f"{GAME}-awaited-your-row", number=1)
    mouse, ghost = anna.page.mouse, anna.page.locator(".ghost")
    mouse.move(*middle(anna.piece("star")))
    mouse.down()
    mouse.move(*middle(anna.field(3, "shape")), steps=6)
    expect(ghost).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    mouse.up()
    expect(anna.field(3, "shape")).to_be_visible()
    # Out of the window and back in: the piece stays in the hand.
    mouse.move(*middle(anna.piece("star")))
    mouse.down()
    mouse.move(-40, 200, steps=6)
    mouse.move(*middle(anna.field(3, "shape")), steps=6)
    mouse.up()
    expect(anna.field(3, "shape", "star")).to_be_visible()


def test_clicks_choose_a_field_and_move_a_piece(guests: Guests) -> None:
    anna = guests.come()
    anna.opens_table(roles="decode")
    anna.field(3, "colour").click()
    anna.piece("green").click()
    expect(anna.field(3, "colour", "green")).to_be_visible()
    anna.field(3, "colour", "green").click()
    anna.field(1, "colour").click()
    expect(anna.field(1, "colour", "green")).to_be_visible()
    expect(anna.button(f"{GAME}-place-row")).to_be_disabled()


def test_a_game_on_a_phone_with_a_thumb(guests: Guests, house: House) -> None:
    anna = guests.come(phone=True)
    anna.button("box-play-now").first.tap()
    anna.reads(f"{GAME}-awaited-your-row", number=1)
    code = house.hidden_code(anna.table)
    first, *others = pieces_of(code)
    drag_by_touch(anna.page, anna.piece(first), anna.field(1, "shape"))
    expect(anna.field(1, "shape", first)).to_be_visible()
    for name in others:
        anna.piece(name).tap()
    anna.shows_draft(code)
    anna.button(f"{GAME}-place-row").tap()
    anna.sees_code(code)
    anna.sees("outcome-won")


def drag(person: Person, thing: Locator, to: Locator) -> None:
    x, y = middle(thing)
    goal = middle(to)
    mouse = person.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move((x + goal[0]) / 2, (y + goal[1]) / 2, steps=4)
    mouse.move(*goal, steps=4)
    mouse.up()
    expect(person.page.locator(".ghost")).to_have_count(0)


def drag_by_touch(page: Page, thing: Locator, to: Locator) -> None:
    """A piece floats above the finger, so the finger stays below the field."""
    x, y = middle(thing)
    goal = middle(to)
    finger = page.context.new_cdp_session(page)
    ways = [(x + (goal[0] - x) * part / 6, y + (goal[1] + 40 - y) * part / 6) for part in range(1, 7)]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for at in ways:
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": at[0], "y": at[1]}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
