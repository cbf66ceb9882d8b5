"""Actions as one line of text and back, and events as one line for the transcript. Seats are counted from 1."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from parlour.core.game import GIVE_UP, Action, Event, GiveUp, Seat, TimeUp, Unreadable
from parlour.games.murdero.action_card import action_card
from parlour.games.murdero.actions import (
    DONE,
    DRAW,
    NOTHING,
    TAKE,
    AnyAim,
    AtCard,
    Before,
    Build,
    DealHands,
    Discard,
    DiscardFor,
    Done,
    Draw,
    FromPile,
    Give,
    HandOver,
    Nothing,
    PickCard,
    PickDealer,
    Play,
    Rob,
    SeatAction,
    ShowHands,
    StandIn,
    Swap,
    Take,
    Trade,
    Use,
)
from parlour.games.murdero.decks import names
from parlour.games.murdero.events import (
    ActionPlayed,
    ActionUsed,
    CardBuilt,
    CardDiscarded,
    CardsDrawn,
    CardsRemoved,
    CardsSeen,
    CardStolen,
    CardTaken,
    CaseClosed,
    DealerPicked,
    HandBegan,
    HandCounted,
    HandDealt,
    HandEnded,
    NothingStolen,
    SeatGaveUp,
    TimeRanOut,
    TurnEnded,
)
from parlour.games.murdero.state import View

PLAIN: Final[dict[str, SeatAction]] = {"draw": DRAW, "take": TAKE, "done": DONE, "give up": GIVE_UP}
WORD: Final = r"([RBG][1-5]J?|[a-z_]+)"
SEAT: Final = r"([1-4])"
INSTEAD: Final = rf"(?: instead of {WORD})?"
AIMS: Final = {
    "trade": re.compile(rf"{WORD} for {WORD} of {SEAT}"),
    "rob": re.compile(rf"{WORD} from {SEAT}"),
    "stand in": re.compile(rf"as ([RBG][1-5])(?: of {SEAT})?{INSTEAD}"),
    "before": re.compile(rf"before {SEAT}{INSTEAD}|instead of {WORD}"),
    "at card": re.compile(rf"{WORD} of {SEAT}"),
    "card": re.compile(r"[RBG][1-5]"),
}
EXAMPLE_BUILD: Final = "build R1"
EXAMPLE_PLAY: Final = "play sabotage R3 of 2"
EXAMPLE_USE: Final = "use mitigating circs R1"
EXAMPLE_SWAP: Final = "swap R5"
EXAMPLE_DISCARD: Final = "discard G4"


def write(action: Action) -> str:
    match action:
        case Draw():
            return "draw"
        case Take():
            return "take"
        case Done():
            return "done"
        case Build(card, onto):
            return f"build {card} of {onto + 1}"
        case Play(card, aim):
            return f"play {spaced(card)} {aimed(aim)}".rstrip()
        case Use(card, aim):
            return f"use {spaced(card)} {aimed(aim)}".rstrip()
        case Swap(card):
            return f"swap {spaced(card)}"
        case Discard(card):
            return f"discard {spaced(card)}"
        case PickDealer(seat):
            return f"dealer {seat + 1}"
        case DealHands(hands, up):
            return f"deal {' / '.join(map(listed, hands))} / {spaced(up)}"
        case HandOver(cards):
            return f"hand over {listed(cards)}"
        case PickCard(cards):
            return f"pick {listed(cards)}"
        case DiscardFor(cards):
            return f"discard {listed(cards)}"
        case ShowHands(hands):
            return f"show {' / '.join(map(listed, hands))}"
        case TimeUp():
            return "time up"
        case GiveUp():
            return "give up"
        case _:
            raise TypeError(action)


def aimed(aim: AnyAim) -> str:
    match aim:
        case Nothing():
            return ""
        case AtCard(seat, card):
            return f"{spaced(card)} of {seat + 1}"
        case FromPile(card) | Give(card):
            return card
        case Trade(give, seat, take):
            return f"{give} for {take} of {seat + 1}"
        case Rob(give, seat):
            return f"{give} from {seat + 1}"
        case Before(seat, replacing):
            return f"before {seat + 1}{instead(replacing)}"
        case StandIn(seat, card, replacing):
            return f"as {card} of {seat + 1}{instead(replacing)}"


def instead(replacing: str) -> str:
    return f" instead of {spaced(replacing)}" if replacing else ""


def read(view: View, text: str) -> SeatAction:
    """What this line means for the seat that types it. If it names no seat, its own cases are meant."""
    typed = joined(text)
    if typed in PLAIN:
        return PLAIN[typed]
    verb, _, rest = typed.partition(" ")
    own = Seat(0) if view.seat is None else view.seat
    match verb:
        case "build" if found := re.fullmatch(rf"([RBG][1-5])(?: (?:of|onto) {SEAT})?", rest):
            return Build(found[1], seat_of(found[2], own))
        case "play" | "use":
            card, _, target = rest.partition(" ")
            if card in names():
                return (Play if verb == "play" else Use)(card, read_aim(card, target, own, using=verb == "use"))
            raise Unreadable("unreadable_play", example=EXAMPLE_PLAY)
        case "swap" if is_card(rest):
            return Swap(rest)
        case "discard" if is_card(rest):
            return Discard(rest)
        case "build" | "swap" | "discard":
            example = {"build": EXAMPLE_BUILD, "swap": EXAMPLE_SWAP, "discard": EXAMPLE_DISCARD}[verb]
            raise Unreadable("unreadable_card", example=example)
        case _:
            raise Unreadable("unreadable_move", example=EXAMPLE_BUILD)


def read_aim(card: str, text: str, own: Seat, *, using: bool) -> AnyAim:
    if not text:
        laid = action_card(card).permanent and card != "joker" and not using
        return Before(own) if laid else NOTHING
    for kind, pattern in AIMS.items():
        if found := pattern.fullmatch(text):
            return made(kind, found, own, using=using)
    raise Unreadable("unreadable_play", example=EXAMPLE_USE if using else EXAMPLE_PLAY)


def made(kind: str, found: re.Match[str], own: Seat, *, using: bool) -> AnyAim:
    match kind:
        case "trade":
            return Trade(found[1], seat_of(found[3], own), found[2])
        case "rob":
            return Rob(found[1], seat_of(found[2], own))
        case "stand in":
            return StandIn(seat_of(found[2], own), found[1], found[3] or "")
        case "before":
            return Before(seat_of(found[1], own), found[2] or found[3] or "")
        case "at card":
            return AtCard(seat_of(found[2], own), found[1])
        case _:
            return Give(found[0]) if using else FromPile(found[0])


def seat_of(typed: str | None, own: Seat) -> Seat:
    return own if typed is None else Seat(int(typed) - 1)


def is_card(text: str) -> bool:
    return text in names() or re.fullmatch(r"[RBG][1-5]", text) is not None


def joined(text: str) -> str:
    """In lower case, with the name of each Action Card as one word."""
    typed = " ".join(text.lower().replace("’", "'").replace("'", "").replace(".", "").split())
    for name in sorted(names(), key=len, reverse=True):
        typed = typed.replace(name.replace("_", " "), name)
    return re.sub(r"\b([rbg][1-5]j?)\b", lambda found: found[1].upper(), typed)


def spaced(card: str) -> str:
    return card.replace("_", " ")


def listed(cards: Iterable[str]) -> str:
    return ", ".join(map(spaced, cards)) or "–"


def tell(event: Event) -> str:
    match event:
        case DealerPicked(seat):
            return f"{seat + 1} deals first"
        case HandDealt(to, hand):
            return f"{to + 1} is dealt {listed(hand)}"
        case HandBegan(number, dealer, up):
            return f"hand {number}, dealt by {dealer + 1}: {spaced(up)} is turned up"
        case CardsDrawn(seat, count):
            return f"{seat + 1} draws {count}"
        case CardsSeen(to, cards):
            return f"{to + 1} sees {listed(cards)}"
        case CardTaken(seat, card, buried):
            return f"{seat + 1} takes {spaced(card)} {'from within' if buried else 'from'} the discard pile"
        case CardBuilt(seat, card, onto):
            return f"{seat + 1} builds {card}" + (f" for {onto + 1}" if onto != seat else "")
        case ActionPlayed(seat, card, aim):
            return f"{seat + 1} plays {spaced(card)} {aimed(aim)}".rstrip()
        case ActionUsed(seat, card, aim):
            return f"{seat + 1} uses {spaced(card)} {aimed(aim)}".rstrip()
        case CardsRemoved(seat, cards, discarded):
            return f"{seat + 1} loses {listed(cards)}" + (" to the discard pile" if discarded else "")
        case CardStolen(seat, victim, card):
            return f"{seat + 1} takes {card} from {victim + 1}"
        case NothingStolen(seat, victim):
            return f"{seat + 1} finds no case card with {victim + 1}"
        case CardDiscarded(seat, card, by_chance):
            return f"{seat + 1} discards {spaced(card)}" + (" by chance" if by_chance else "")
        case CaseClosed(seat, card, held_back):
            return f"{seat + 1} completes {card[0]}" + (", held back" if held_back else "")
        case TurnEnded(seat):
            return f"{seat + 1} is done"
        case TimeRanOut(seat):
            return f"{seat + 1} is out of time"
        case HandEnded(reason, winners):
            won = f", won by {' and '.join(str(seat + 1) for seat in winners)}" if winners else ""
            return f"the hand ends: {reason}{won}"
        case HandCounted(counts, _, totals):
            rows = (f"{row.seat + 1}: {row.table}{' doubled' if row.doubled else ''} - {row.held}" for row in counts)
            return f"{'; '.join(rows)}; totals {', '.join(map(str, totals))}"
        case SeatGaveUp(seat):
            return f"{seat + 1} gives up"
        case _:
            raise TypeError(event)
