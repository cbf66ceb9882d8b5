"""MURDERO as a picture: the piles, and what lies before each seat, its hand as this viewer sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.cli.boards.murdero import order, standing
from parlour.core.game import Seat, Turn
from parlour.games.murdero.cards import COLOURS, NUMBERS, Card, is_case_card
from parlour.games.murdero.cases import Case
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.state import View
from parlour.library.pictures.drawing import Drawing, below, beside, box, moved, path, text
from parlour.library.pictures.seats import seat_line, table
from parlour.texts.voice import Voice, message_id

ACCENT: Final = "plum"
WIDTH: Final = 50
HEIGHT: Final = 64
STRIP: Final = 19
"""What shows of a card under the next one of its case."""
HELD: Final = 24
UNSEEN: Final = 9
"""What shows of a card beside the next one of a hand."""
PADDING: Final = 8
INK: Final = ("case-red", "case-blue", "case-green")
SUITS: Final = (
    "M0-7C4-2 5.500 0 5.500 2.500A5.500 5.500 0 0 1-5.500 2.500C-5.500 0-4-2 0-7Z",
    "M0-7L2-2L7-2L3 1.500L4.500 6.500L0 3.500L-4.500 6.500L-3 1.500L-7-2L-2-2Z",
    "M-7-2L0-7L7-2ZM-5.500-1H-3.500V4H-5.500ZM-1-1H1V4H-1ZM3.500-1H5.500V4H3.500ZM-7 5H7V7H-7Z",
)
"""A drop for the underworld, a star for the movies, a temple for politics: colour is never the only sign."""


def draw(game: Murdero, view: View, turn: Turn, voice: Voice) -> Drawing:
    lying = [before(view, Seat(seat), voice) for seat in range(len(view.open.places))]
    middle = piles(view, voice)
    wide = max(drawing.width for drawing in (*lying, middle))
    seats = [
        below([seat_line(seat, turn, ACCENT, standing(game, view, Seat(seat), voice)), on_cloth(drawing, wide)], 4)
        for seat, drawing in enumerate(lying)
    ]
    return table([on_cloth(middle, wide), *seats])


def before(view: View, seat: Seat, voice: Voice) -> Drawing:
    """The cases of a seat, its Permanents and its hand, of which most viewers see the backs."""
    place = view.open.places[seat]
    cases = [case_of(colour, case, voice) for colour, case in enumerate(place.cases)]
    permanents = [card_face(card, voice) for card in place.permanents]
    return beside([*cases, *permanents, Drawing(8, 1, ""), hand_of(view, seat, voice)], 6, top=True)


def hand_of(view: View, seat: Seat, voice: Voice) -> Drawing:
    hand = view.hands[seat] if view.hands else view.hand if seat == view.seat else ()
    if not hand:
        return fanned([back()] * view.open.sizes[seat], UNSEEN)
    cards = sorted(hand, key=order)
    cases = [card_face(card, voice) for card in cards if is_case_card(card)]
    return beside([fanned(cases, HELD), *(card_face(card, voice) for card in cards if not is_case_card(card))], 3)


def piles(view: View, voice: Voice) -> Drawing:
    """The Case File with how many cards it has, and the top of the Discard Pile."""
    file = Drawing(WIDTH, HEIGHT, back().marks) if view.open.file else slot(None)
    up = card_face(view.open.discard[-1], voice) if view.open.discard else slot(None)
    names = (
        f"{voice.say('word-case-file')} {view.open.file}",
        f"{voice.say('word-discard-pile')} {len(view.open.discard)}",
    )
    return beside([file, on_dark(names[0]), up, on_dark(names[1])], 8)


def on_dark(said: str) -> Drawing:
    return Drawing(len(said) * 7, 18, text(0, 9, said, 13, "chalk"))


def case_of(colour: int, case: Case, voice: Voice) -> Drawing:
    """Its cards from 1 on, each showing its head. Equal ones lie together and are counted."""
    shown: list[tuple[Drawing, int]] = []
    for number, count in zip(NUMBERS, case.counts, strict=True):
        if count:
            shown.append((case_card(colour, number), count))
        if number in case.jokers:
            shown.append((joker(colour, number), 1))
    marks = ""
    for place, (card, count) in enumerate(shown):
        marks += moved(card, 0, place * STRIP)
        marks += text(WIDTH - 5, place * STRIP + 11, f"×{count}", 10, "white", align="end") if count > 1 else ""
    return Drawing(WIDTH, HEIGHT + (len(shown) - 1) * STRIP, marks) if shown else slot(colour)


def card_face(card: Card, voice: Voice) -> Drawing:
    if is_case_card(card):
        return case_card(COLOURS.index(card[0]), int(card[1]))
    name = voice.say(message_id("murdero-action", card)).split()
    size = min(9, (WIDTH - 8) / max(map(len, name)) / 0.6)
    tops = [HEIGHT / 2 + (at - (len(name) - 1) / 2) * 11 for at in range(len(name))]
    lines = [text(WIDTH / 2, y, word, size, "card-ink", align="middle") for y, word in zip(tops, name, strict=True)]
    frame = box(3.5, 3.5, WIDTH - 7, HEIGHT - 7, None, "case-plum", round=3, thick=0.8)
    return Drawing(WIDTH, HEIGHT, blank("card", "case-plum") + frame + "".join(lines))


def case_card(colour: int, number: int) -> Drawing:
    """Number and suit in the head, so that a card can be told from the strip or the corner that shows."""
    head = text(11, 11, str(number), 15, "white", align="middle", font="serif")
    return Drawing(
        WIDTH,
        HEIGHT,
        blank(INK[colour], "card") + head + suit(colour, 11, 27, "gold", 0.7) + suit(colour, 31, 40, "white", 1.6),
    )


def joker(colour: int, number: int) -> Drawing:
    """A Joker that stands for a number of a case."""
    head = text(11, 11, str(number), 15, INK[colour], align="middle", font="serif")
    name = text(WIDTH / 2 + 7, 11, "J", 11, INK[colour], align="middle", font="bold")
    return Drawing(
        WIDTH, HEIGHT, blank("card", INK[colour]) + head + name + suit(colour, WIDTH / 2, 40, INK[colour], 1.6)
    )


def back() -> Drawing:
    weave = path("M25 14L37 32L25 50L13 32ZM25 24L31 32L25 40L19 32Z", None, "gold", 1.2)
    return Drawing(WIDTH, HEIGHT, blank("case-plum", "card") + weave)


def slot(colour: int | None) -> Drawing:
    """Where nothing lies yet."""
    sign = "" if colour is None else suit(colour, WIDTH / 2, HEIGHT / 2, "shade", 1.6)
    return Drawing(WIDTH, HEIGHT, box(1, 1, WIDTH - 2, HEIGHT - 2, None, "shade", round=5) + sign)


def suit(colour: int, x: float, y: float, fill: str, scale: float) -> str:
    return path(SUITS[colour], fill, transform=f"translate({x:g} {y:g}) scale({scale:g})")


def blank(fill: str, edge: str) -> str:
    return box(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, fill, edge, round=5)


def fanned(cards: Sequence[Drawing], step: float) -> Drawing:
    """Cards over one another, the last one whole."""
    if not cards:
        return Drawing(0, 0, "")
    marks = "".join(moved(card, place * step, 0) for place, card in enumerate(cards))
    return Drawing((len(cards) - 1) * step + WIDTH, HEIGHT, marks)


def on_cloth(drawing: Drawing, wide: float) -> Drawing:
    width, height = wide + 2 * PADDING, drawing.height + 2 * PADDING
    return Drawing(width, height, box(0, 0, width, height, "cloth", round=8) + moved(drawing, PADDING, PADDING))
