"""Weighing: a bot tries every choice on the table as it sees it, and takes the one worth most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from parlour.bots.murdero.odds import KIND, odds
from parlour.bots.murdero.worth import Taste, Weigher
from parlour.core.game import Entry, Luck, Millis, Seat
from parlour.games.murdero.actions import DONE, DRAW, TAKE, Build, Discard, Play, SeatAction, Swap, Trade, Use
from parlour.games.murdero.cards import POINTS, colour_of
from parlour.games.murdero.cases import takes
from parlour.games.murdero.choosing import listed, seen
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.state import Acting, Counting, Discarding, Drawing, Move, State, View
from parlour.games.murdero.table import partner

TASTES: Final = {
    "casual": Taste(remembers=False, pace=1.0, rivals=0.5, foresight=False, errs=15),
    "strong": Taste(remembers=True, pace=0.4, rivals=1.0, foresight=True, errs=5),
    "expert": Taste(remembers=True, pace=0.4, rivals=1.0, foresight=True, errs=0),
}
START: Final = Millis(0)
A_DRAW: Final = 2
"""About how many points a drawn card costs if it cannot be laid."""


class Weighed(NamedTuple):
    """A choice and what it is worth. `ends`: it ends the hand. `wins`: it wins the hand for this seat's side."""

    worth: float
    action: SeatAction
    ends: bool = False
    wins: bool = False


class Thought:
    """One decision of one seat."""

    def __init__(self, game: Murdero, view: View, seat: Seat, taste: Taste, luck: Luck) -> None:
        self.game, self.view, self.seat, self.taste, self.luck = game, view, seat, taste, luck
        self.weigher = Weigher(game, seat, odds(game, view, remembers=taste.remembers, pace=taste.pace), taste)
        self.table = seen(view, seat)
        self.side = (seat, *partner(game, seat))

    def choices(self) -> list[Weighed]:
        """Best first. Equal choices keep the order of the rules."""
        match self.view.open.phase:
            case Drawing():
                found = self.drawing()
            case Discarding():
                found = (self.discarding(card) for card in dict.fromkeys(self.view.hand))
            case Acting(move):
                found = self.acting(move)
            case _:
                found = iter(())
        return sorted(found, key=lambda one: -one.worth)

    def best(self) -> SeatAction:
        choices = self.choices()
        return self.certain(choices) or max(choices, key=self.misjudged).action

    def misjudged(self, one: Weighed) -> float:
        return one.worth + self.luck.below(2 * self.taste.errs + 1) - self.taste.errs

    def certain(self, choices: list[Weighed]) -> SeatAction | None:
        """What nobody misjudges: a case that can be closed, and a card that can be laid."""
        return self.closing(choices) or builds_first(choices)

    def closing(self, choices: list[Weighed]) -> SeatAction | None:
        """Closes a case if it can, but first lays all else and exchanges a high card (MU-A18)."""
        last = next((one.action for one in choices if one.wins and one.worth > 0), None)
        if last is None:
            return None
        for one in choices:
            if isinstance(one.action, Build) and not one.ends:
                return one.action
        if self.taste.foresight and isinstance(last, Build) and self.view.open.file > 1:
            spare = [one.action for one in choices if isinstance(one.action, Swap) and one.action.card != last.card]
            highest = max(spare, key=lambda swap: POINTS.get(swap.card, 0), default=None)
            if highest is not None and POINTS.get(highest.card, 0) > A_DRAW:
                return highest
        return last

    def drawing(self) -> Iterator[Weighed]:
        yield Weighed(self.weigher.worth(self.table) + self.weigher.a_draw(self.table), DRAW)
        if self.view.open.discard:
            yield self.tried(TAKE)

    def discarding(self, card: str) -> Weighed:
        return Weighed(self.tried(Discard(card)).worth - self.gift(card), Discard(card))

    def gift(self, card: str) -> float:
        """What this card is worth to the next seat if discarded."""
        open = self.view.open
        following = Seat((self.seat + 1) % len(open.places))
        if not self.taste.foresight or following in partner(self.game, self.seat):
            return 0.0
        if card not in KIND:
            return 1.0
        fits = takes(open.places[following].cases[colour_of(card)], POINTS[card])
        return POINTS[card] + 1.0 if fits else 0.3

    def acting(self, move: Move) -> Iterator[Weighed]:
        yield Weighed(self.weigher.worth(self.table), DONE)
        trades: dict[str, list[Play | Use]] = {}
        for action in listed(self.game, self.view, move):
            match action:
                case Play(card, Trade()) | Use(card, Trade()):
                    trades.setdefault(card, []).append(action)
                case Swap(card):
                    one = self.tried(action)
                    yield one._replace(worth=one.worth - self.gift(card))
                case Build() | Play() | Use():
                    yield self.tried(action)
                case _:
                    pass
        for some in trades.values():
            yield from self.traded(some)

    def traded(self, trades: list[Play | Use]) -> Iterator[Weighed]:
        """Of many trades, first the best card to take, then the best to give for it."""
        takes = {key(trade): trade for trade in trades}
        best = max((self.tried(trade) for trade in takes.values()), key=lambda one: one.worth)
        yield best
        if isinstance(best.action, Play | Use):
            wanted = key(best.action)
            yield from (self.tried(trade) for trade in trades if key(trade) == wanted and trade != best.action)

    def tried(self, action: SeatAction) -> Weighed:
        after: State = self.game.apply(self.table, Entry(START, self.seat, action)).state
        worth = self.weigher.worth(after)
        match after.open.phase:
            case Counting(winners=winners):
                return Weighed(worth, action, ends=True, wins=any(seat in winners for seat in self.side))
            case _:
                return Weighed(worth, action)


def builds_first(choices: list[Weighed]) -> SeatAction | None:
    """What can be laid is laid before anything else is considered."""
    resting = next((one.worth for one in choices if one.action == DONE), 0.0)
    builds = (one for one in choices if isinstance(one.action, Build) and not one.ends and one.worth >= resting)
    return next((one.action for one in builds), None)


def key(trade: Play | Use) -> tuple[int, str]:
    aim = trade.aim
    return (aim.seat, aim.take) if isinstance(aim, Trade) else (-1, "")
