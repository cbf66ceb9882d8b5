"""What a table is worth to a seat: points in play, points that may come, and the chance to close a case first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from parlour.bots.murdero.odds import KIND, KINDS, Counts, Odds, counted
from parlour.core.game import Seat
from parlour.games.murdero.action_card import action_card
from parlour.games.murdero.cards import COLOURS
from parlour.games.murdero.cases import Case
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.scoring import doubles, table_points
from parlour.games.murdero.state import Counting, Fetching, Open, Place, Robbing, State

LAID: Final = 0.6
"""How much of what might be drawn is in fact drawn and laid."""
LAYS: Final = 1.8
"""What laying a card from the hand is worth, times its points. In full it would be two: one gained and one saved."""
LEAST_DOUBLED: Final = 15.0
"""A closed case has at least this many points."""
BLOCKED: Final = 0.1
"""What the chance to close a case is worth while something holds it back."""
IN_HAND: Final = {
    "joker": 5.0,
    "sabotage": 5.0,
    "shake_down": 4.5,
    "overtime": 4.0,
    "mitigating_circs": 2.5,
    "real_estate": 2.0,
    "lost_treasure": 2.0,
    "heavy_caseload": 1.5,
    "destroy": 1.5,
}
ANY_ACTION: Final = 1.0
SOON: Final = 4
"""With fewer draws to come than this, an Action Card in hand may never be played."""


class Taste(NamedTuple):
    """`pace` is how much of the Case File it expects to be drawn, `rivals` how much the others count.

    With `foresight` it weighs what others may still do. `errs` is by how many points it may misjudge a choice, except
    that whatever fits is laid: cards left in the hand would only make a match longer.
    """

    remembers: bool
    pace: float
    rivals: float
    foresight: bool
    errs: int


class Outlook(NamedTuple):
    """What a seat may expect to score without doubling, and how likely it is to close a case."""

    points: float
    win: float

    @property
    def value(self) -> float:
        return self.points + max(LEAST_DOUBLED, self.points) * self.win


class Blocks(NamedTuple):
    """Colours that do not win now, and how many cases a win takes."""

    colours: str
    needed: int


def blocks(open: Open) -> Blocks:
    lying = [action_card(card) for place in open.places for card in place.permanents]
    return Blocks("".join(card.holds_back for card in lying), max((card.cases_to_win for card in lying), default=1))


def outlook(place: Place, held: Counts, joker: bool, hidden: int, odds: Odds, blocked: Blocks) -> Outlook:
    """The outlook of a seat with these Case Cards in hand, and `hidden` unknown ones."""
    coming, dark = odds.share(odds.draws + hidden), odds.share(hidden)
    points = float(table_points(place))
    wins: list[float] = []
    for colour, case in enumerate(place.cases):
        reach, weakest = 1.0, 1.0
        for number in range(1, 6):
            kind = colour * 5 + number - 1
            copies, mine = odds.copies[kind], held[kind]
            points += number * (
                mine * (LAYS * reach - 1) + LAID * coming * copies * reach - dark * copies * (1 - reach)
            )
            if not mine and not case.counts[number - 1] and number not in case.jokers:
                chance = 1 - (1 - coming) ** copies
                reach *= chance
                if number > 1:
                    weakest = min(weakest, chance)
        if joker and weakest < 1 and not case.jokers:
            reach = reach / weakest if weakest else joined(case, held, colour, coming, odds)
        wins.append(reach * (BLOCKED if COLOURS[colour] in blocked.colours else 1))
    wins.sort()
    if blocked.needed > 1:
        return Outlook(points, wins[-1] * wins[-2])
    return Outlook(points, 1 - (1 - wins[0]) * (1 - wins[1]) * (1 - wins[2]))


def joined(case: Case, held: Counts, colour: int, coming: float, odds: Odds) -> float:
    """The chance to close a case with a Joker for a card that can no longer come."""
    reach, spared = 1.0, False
    for number in range(1, 6):
        kind = colour * 5 + number - 1
        if held[kind] or case.counts[number - 1]:
            continue
        if number > 1 and not odds.copies[kind] and not spared:
            spared = True
        else:
            reach *= 1 - (1 - coming) ** odds.copies[kind]
    return reach


def rivalry(others: Sequence[float]) -> float:
    """How much the figures of the other sides count. Whoever spoils one of several rivals helps the others as well."""
    return sum(others) / len(others) ** 2


class Weigher:
    """Weighs states for one seat, by what it knew when it began to decide."""

    def __init__(self, game: Murdero, seat: Seat, odds: Odds, taste: Taste) -> None:
        self.game, self.seat, self.odds, self.taste = game, seat, odds, taste

    def worth(self, state: State) -> float:
        """How well this seat's side is doing beside the others, as far as can be told."""
        open = state.open
        score = self.final if isinstance(open.phase, Counting) else self.outlooks
        figures = score(state)
        sides = self.game.sides(len(open.places))
        mine = next(sum(figures[seat] for seat in side) for side in sides if self.seat in side)
        others = [sum(figures[seat] for seat in side) for side in sides if self.seat not in side]
        worth = mine - self.taste.rivals * rivalry(others)
        match open.phase:
            case Fetching(cards=cards):
                return worth + cards * self.a_draw(state)
            case Robbing():
                return worth + self.a_draw(state)
            case _:
                return worth

    def outlooks(self, state: State) -> list[float]:
        open, blocked = state.open, blocks(state.open)
        seen = [self.of_seat(state, Seat(seat), blocked) for seat in range(len(open.places))]
        if not self.taste.foresight:
            return [each.points + LEAST_DOUBLED * each.win * (seat == self.seat) for seat, each in enumerate(seen)]
        lost = [1 - each.win for each in seen]
        figures = []
        for seat, (points, win) in enumerate(seen):
            slower = 1.0
            for other, loses in enumerate(lost):
                if other != seat:
                    slower *= 0.5 + 0.5 * loses
            figures.append(points + max(LEAST_DOUBLED, points) * win * slower)
        figures[self.seat] += self.in_hand(state.hands[self.seat])
        return figures

    def of_seat(self, state: State, seat: Seat, blocked: Blocks) -> Outlook:
        open = state.open
        place = open.places[seat]
        if seat == self.seat:
            hand = state.hands[seat]
            return outlook(place, counted(hand), "joker" in hand, 0, self.odds, blocked)
        if not self.taste.foresight:
            return Outlook(float(table_points(place)), 0.0)
        known = open.known[seat]
        return outlook(place, counted(known), "joker" in known, open.sizes[seat] - len(known), self.odds, blocked)

    def final(self, state: State) -> list[float]:
        """The scores of a finished hand. Unknown cards count as the mean."""
        phase, open = state.open.phase, state.open
        winners = phase.winners if isinstance(phase, Counting) else ()
        mean = sum(copies * (kind % 5 + 1) for kind, copies in enumerate(self.odds.copies)) / self.odds.unseen
        figures = []
        for seat, place in enumerate(open.places):
            known = state.hands[seat] if seat == self.seat else open.known[seat]
            held = sum(KIND[card] % 5 + 1 for card in known if card in KIND)
            doubled = doubles(self.game, Seat(seat), winners)
            figures.append(table_points(place) * (1 + doubled) - held - mean * (open.sizes[seat] - len(known)))
        return figures

    def in_hand(self, hand: tuple[str, ...]) -> float:
        """What the Action Cards in the hand are worth."""
        soon = min(1.0, self.odds.draws / SOON)
        return soon * sum(IN_HAND.get(card, ANY_ACTION) for card in hand if card not in KIND)

    def a_draw(self, state: State) -> float:
        """What one more card of the Case File is worth on average."""
        place, held = state.open.places[self.seat], counted(state.hands[self.seat])
        blocked, odds = blocks(state.open), self.odds
        joker = "joker" in state.hands[self.seat]
        base = outlook(place, held, joker, 0, odds, blocked).value
        gain = odds.actions * (2.0 if self.taste.foresight else 0.5)
        for kind in range(len(KINDS)):
            if odds.copies[kind]:
                held[kind] += 1
                gain += odds.copies[kind] * max(-0.5, outlook(place, held, joker, 0, odds, blocked).value - base)
                held[kind] -= 1
        return gain / odds.unseen
