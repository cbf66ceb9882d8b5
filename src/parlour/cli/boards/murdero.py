"""MURDERO in the terminal: everybody's cases as a row of cards each, the piles, and the player's own hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from parlour.cli.phrasebook import Phrases
from parlour.core.game import Seat
from parlour.games.murdero.actions import Build, Discard, Lying, Play, Swap, Use
from parlour.games.murdero.cards import COLOURS, POINTS, is_case_card, named
from parlour.games.murdero.decks import names as action_cards
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
    TableEvent,
    TimeRanOut,
    TurnEnded,
)
from parlour.games.murdero.notation import EXAMPLE_PLAY, PLAIN, aimed, write
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.scoring import totals
from parlour.games.murdero.state import Acting, Buildable, Discarding, Drawing, Offer, Over, Place, Playable, View
from parlour.texts.voice import Voice, message_id

INK = {"R": "red", "B": "blue", "G": "green"}


def draw(game: Murdero, view: View, voice: Voice) -> Text:
    board = Text()
    for seat, place in enumerate(view.open.places):
        board.append(f"{seat + 1}  ", "bold")
        board.append_text(lying(place, voice)).append("\n")
    top = spoken(view.open.discard[-1:], voice) or "–"
    board.append("\n" + voice.say("terminal-murdero-file", file=view.open.file, top=top))
    if view.hand:
        board.append("\n" + voice.say("terminal-murdero-hand", cards=""))
        for card in sorted(view.hand, key=order):
            board.append_text(inked(card, voice)).append("  ")
    return board


def lying(place: Place, voice: Voice) -> Text:
    cards = Text()
    for colour, case in enumerate(place.cases):
        for number in range(1, 6):
            for _ in range(case.counts[number - 1]):
                cards.append_text(inked(named(colour, number), voice)).append(" ")
            if number in case.jokers:
                cards.append_text(inked(f"{named(colour, number)}J", voice)).append(" ")
    for card in place.permanents:
        cards.append_text(inked(card, voice)).append("  ")
    return cards if cards else Text(voice.say("terminal-murdero-nothing"), "dim")


def inked(card: Lying, voice: Voice) -> Text:
    return Text(spoken((card,), voice), f"bold {INK[card[0]]}" if card[0] in INK else "bold")


def order(card: str) -> tuple[int, int, str]:
    """Colours as in the box, numbers upwards, Action Cards last."""
    return (COLOURS.index(card[0]), POINTS[card], "") if is_case_card(card) else (3, 0, card)


def spoken(cards: Iterable[Lying], voice: Voice) -> str:
    """Case Cards as they are typed, R3; Action Cards by their names."""
    return ", ".join(
        card if card[0] in COLOURS else voice.say(message_id("murdero-action", card)) for card in sorted(cards)
    )


def standing(game: Murdero, view: View, seat: Seat, voice: Voice) -> str:
    if seat in view.open.given_up:
        return voice.say("murdero-standing-gave-up")
    side = next(side for side, seats in enumerate(game.sides(len(view.open.places))) if seat in seats)
    return voice.say("murdero-standing", points=totals(game, view.open)[side], cards=view.open.sizes[seat])


def tell(game: Murdero, event: TableEvent, names: Sequence[str], voice: Voice) -> str:
    def say(what: str, **facts: str | int | bool) -> str:
        return voice.say(f"murdero-event-{what}", **facts)

    match event:
        case CardBuilt(seat, card, onto):
            return say("card-built", name=names[seat], card=card, helped=seat != onto, other=names[onto])
        case CardsDrawn(seat, count):
            return say("cards-drawn", name=names[seat], count=count)
        case CardsSeen(_, cards):
            return say("cards-seen", cards=spoken(cards, voice))
        case CardTaken(seat, card, buried):
            return say("card-taken", name=names[seat], card=spoken((card,), voice), buried=buried)
        case CardDiscarded(seat, card, by_chance):
            return say("card-discarded", name=names[seat], card=spoken((card,), voice), by_chance=by_chance)
        case TurnEnded(seat):
            return say("turn-ended", name=names[seat])
        case ActionPlayed(seat, card, aim):
            return say("action-played", name=names[seat], card=f"{spoken((card,), voice)} {aimed(aim)}".rstrip())
        case ActionUsed(seat, card, aim):
            return say("action-used", name=names[seat], card=f"{spoken((card,), voice)} {aimed(aim)}".rstrip())
        case CardsRemoved(seat, cards, discarded):
            return say("cards-removed", name=names[seat], cards=spoken(cards, voice), discarded=discarded)
        case CardStolen(seat, victim, card):
            return say("card-stolen", name=names[seat], card=card, other=names[victim])
        case NothingStolen(seat, victim):
            return say("nothing-stolen", name=names[seat], other=names[victim])
        case CaseClosed(seat, card, held_back):
            colour = voice.say(f"murdero-colour-{INK[card[0]]}")
            return say("case-closed", name=names[seat], colour=colour, held_back=held_back)
        case HandDealt(_, hand):
            return say("hand-dealt", cards=spoken(hand, voice))
        case HandBegan(number, dealer, up):
            return say("hand-began", number=number, name=names[dealer], card=spoken((up,), voice))
        case HandEnded(reason):
            return say("hand-ended", reason=reason)
        case HandCounted(_, scores, reached):
            sides = game.sides(len(names))
            return say("hand-counted", scores=scored(sides, scores, names), totals=scored(sides, reached, names))
        case DealerPicked(seat):
            return say("dealer-picked", name=names[seat])
        case TimeRanOut(seat):
            return say("time-ran-out", name=names[seat])
        case SeatGaveUp(seat):
            return say("seat-gave-up", name=names[seat])


def scored(sides: Sequence[Sequence[Seat]], scores: Sequence[int], names: Sequence[str]) -> str:
    who = (" + ".join(names[seat] for seat in side) for side in sides)
    return ", ".join(f"{name} {score}" for name, score in zip(who, scores, strict=True))


def awaited(game: Murdero, view: View, offer: Offer | None, names: Sequence[str], voice: Voice) -> str:
    match view.open.phase:
        case Drawing(move):
            what, seat, count = "draw-or-take" if offer and offer.take else "draw", move.seat, 0
        case Acting(move):
            mine = "building" if move.acted and move.seat == view.seat else "turn"
            what, seat, count = mine, move.seat, 0
        case Discarding(move):
            what, seat, count = "discard", move.seat, offer.discards if offer else 0
        case Over():
            return voice.say("murdero-awaited-over")
        case _:
            return voice.say("murdero-awaited-moment")
    yours = "your-" if seat == view.seat else ""
    return voice.say(f"murdero-awaited-{yours}{what}", name=names[seat], count=count)


def accepts(game: Murdero, view: View, offer: Offer | None) -> Mapping[str, Sequence[str]]:
    if offer is None:
        return {}
    hand = sorted(view.hand, key=order)
    lines = {
        "draw": ["draw"] if offer.draw else [],
        "take": ["take"] if offer.take else [],
        "build": [built(build, view) for build in offer.builds[:1]],
        "play": plays(offer.plays),
        "swap": [write(Swap(card)) for card in hand[:1]] if offer.swaps else [],
        "discard": [write(Discard(card)) for card in hand[:1]] if offer.discards else [],
        "done": ["done"] if offer.done else [],
    }
    return {kind: typed for kind, typed in lines.items() if typed}


def built(build: Buildable, view: View) -> str:
    """The player's own cases need no seat."""
    return f"build {build.card}" if build.onto == view.seat else write(Build(build.card, build.onto))


def plays(offered: Sequence[Playable]) -> Sequence[str]:
    """The first that can be typed as it is; a trade needs cards to be chosen first."""
    lines = [write((Use if play.use else Play)(play.card, aim)) for play in offered for aim in play.aims[:1]]
    return lines[:1] or [EXAMPLE_PLAY for _ in offered[:1]]


def legend(game: Murdero, view: View, voice: Voice) -> Sequence[str]:
    return [voice.say("terminal-murdero-legend")]


def phrases() -> Phrases:
    return Phrases(
        alone=tuple(PLAIN),
        first=("build", "play", "use", "swap", "discard"),
        later=("of", "from", "for", "as", "before", "instead of"),
        names=tuple(message_id("murdero-action", card) for card in sorted(action_cards())),
    )


def goal(game: Murdero, voice: Voice) -> str:
    return ""


def closing(game: Murdero, view: View, voice: Voice) -> Sequence[str]:
    return ()


def secret(view: View) -> bool:
    """A hand is for its owner's eyes."""
    return bool(view.hand)
