"""Help at a MURDERO table: what a case still needs, what a play would bring down, and a sensible thing to do."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.bots.murdero.odds import KIND, Odds
from parlour.bots.murdero.weighing import TASTES, Thought
from parlour.core.game import Action, Seat
from parlour.core.luck import seeded
from parlour.core.saying import Said
from parlour.games.murdero.actions import AtCard, Build, Discard, Draw, Give, Play, SeatAction, Swap, Take, Trade, Use
from parlour.games.murdero.cards import COLOURS, named, points
from parlour.games.murdero.cases import height
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.state import View
from parlour.games.murdero.table import as_card, lies, lifted


def help(game: Murdero, view: View, draft: Action | None) -> tuple[Said, ...]:
    """Only the seat on turn is helped: with two sentences, and a third about the action it is considering."""
    seat = view.seat
    if seat is None or game.offer(view) is None:
        return ()
    thought = Thought(game, view, seat, TASTES["expert"], seeded(0))
    ending = [one.action for one in thought.choices() if one.ends and isinstance(one.action, Build)]
    about_the_draft = tuple(said_of(view, seat, draft, ends=draft in ending))
    if ending and draft not in ending:
        return (*about_the_draft, Said("murdero_can_close"), idea(thought.best()))
    return (*about_the_draft, *needed(view, seat, thought.weigher.odds), idea(thought.best()))


def said_of(view: View, seat: Seat, draft: Action | None, *, ends: bool) -> Iterator[Said]:
    if ends:
        yield Said("murdero_ends_hand")
    match draft:
        case Play(aim=AtCard(seat=owner, card=card) | Trade(seat=owner, take=card)):
            yield from falling(view, owner, card)
        case Use(aim=Give(give=card)):
            yield from falling(view, seat, card)
        case _:
            pass


def falling(view: View, owner: Seat, card: str) -> Iterator[Said]:
    """What would fall if this card were taken away."""
    if owner in range(len(view.open.places)) and lies(view.open.places[owner], card):
        gone = (card, *lifted(view.open.places[owner], card)[1])
        yield Said("murdero_falls", {"count": len(gone), "points": points(map(as_card, gone))})


def needed(view: View, seat: Seat, odds: Odds) -> Iterator[Said]:
    """The card that the highest incomplete case needs next, and how many copies of it are still unseen."""
    tops = [height(case) for case in view.open.places[seat].cases]
    lacking = [colour for colour in range(len(COLOURS)) if 0 < tops[colour] < 5]
    if lacking:
        colour = max(lacking, key=tops.__getitem__)
        card = named(colour, tops[colour] + 1)
        if card not in view.hand:
            count = odds.copies[KIND[card]]
            yield Said("murdero_needs", {"colour": card[0], "number": int(card[1]), "count": count})


def idea(action: SeatAction) -> Said:
    match action:
        case Build(card) | Swap(card) | Discard(card) if card in KIND:
            doing = type(action).__name__.lower()
            return Said("murdero_idea_card", {"doing": doing, "colour": card[0], "number": int(card[1])})
        case Draw() | Take() | Play() | Use() | Swap() | Discard():
            return Said("murdero_idea", {"doing": type(action).__name__.lower()})
        case _:
            return Said("murdero_idea", {"doing": "done"})
