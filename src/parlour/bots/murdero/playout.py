"""A hand played to its end by simple players, on lists of numbers instead of the table: thousands a second.

The players know the cards that matter most: Joker, Overtime, Sabotage, Shake Down and Lost Treasure. They only discard
other Action Cards. Cards 0 to 14 are the Case Cards, five of a colour. Those from 15 are Action Cards.
"""

from __future__ import annotations

from typing import Final

from parlour.bots.murdero.odds import KIND, KINDS
from parlour.bots.murdero.worth import blocks
from parlour.games.murdero.action_card import action_card
from parlour.games.murdero.cards import COLOURS
from parlour.games.murdero.cases import height
from parlour.games.murdero.dealing import HAND
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.state import State

JOKER, OVERTIME, SABOTAGE, SHAKE_DOWN, LOST_TREASURE, IDLE = range(len(KINDS), len(KINDS) + 6)
PLAYED: Final = {
    "joker": JOKER,
    "overtime": OVERTIME,
    "sabotage": SABOTAGE,
    "shake_down": SHAKE_DOWN,
    "lost_treasure": LOST_TREASURE,
}
COLOUR: Final = tuple(kind // 5 for kind in range(len(KINDS)))
BELOW: Final = tuple(kind % 5 for kind in range(len(KINDS)))
"""The number a card needs below it, which is one less than its points."""
GOOD: Final = (JOKER, OVERTIME, SABOTAGE, SHAKE_DOWN)
FALLS_ENOUGH: Final = 5
TRIES: Final = 5
"""How often to exchange a card that could have been laid."""
THREAT: Final = 8
"""What bringing down a case with a Suspect is worth besides its points."""


def coded(card: str) -> int:
    return KIND[card] if card in KIND else PLAYED.get(card, IDLE)


class Playout:
    """One imagined hand.

    The Case File is dealt out to the seats beforehand. What one seat draws then does not depend on how many cards
    another draws, so two choices differ by what they do more than by luck.
    """

    __slots__ = (
        "blocked",
        "cases",
        "discard",
        "hands",
        "heights",
        "jokers",
        "left",
        "needed",
        "piles",
        "room",
        "scenes",
        "sides",
        "winner",
    )

    def __init__(self, game: Murdero, state: State, file: list[int]) -> None:
        open = state.open
        self.sides = game.sides(len(open.places))
        blocked = blocks(open)
        self.blocked = [colour in blocked.colours for colour in COLOURS]
        self.needed = blocked.needed
        self.cases = [[count for case in place.cases for count in case.counts] for place in open.places]
        self.heights = [[height(case) for case in place.cases] for place in open.places]
        self.jokers = [[len(case.jokers) for case in place.cases] for place in open.places]
        self.room = [-len(place.permanents) for place in open.places]
        self.scenes = [max((action_card(c).scene_points for c in p.permanents), default=1) for p in open.places]
        self.hands = [[coded(card) for card in hand] for hand in state.hands]
        self.discard = [coded(card) for card in open.discard]
        self.winner: int | None = None
        seats = len(self.hands)
        self.left = len(file)
        self.piles = [file[seat::seats] for seat in range(seats)]

    def run(self, seat: int, *, drawn: bool, acted: bool) -> list[int]:
        """The scores by side, played on from this point in this seat's turn. The `winner` has closed a case."""
        while True:
            if not drawn:
                self.draw(seat)
            if self.lay(seat):
                self.winner = seat
                return self.scores(seat)
            if not acted:
                self.act(seat)
                if self.lay(seat):
                    self.winner = seat
                    return self.scores(seat)
            hand = self.hands[seat]
            while len(hand) > HAND:
                self.discard.append(self.worst(seat))
                hand.remove(self.discard[-1])
            if not self.left:
                return self.scores(None)
            seat = (seat + 1) % len(self.hands)
            drawn = acted = False

    def draw(self, seat: int) -> None:
        """Takes from the Discard Pile what can be laid at once, unless it is one more Crime Scene."""
        if self.discard:
            top = self.discard[-1]
            if (top < JOKER and 0 < BELOW[top] <= self.heights[seat][COLOUR[top]]) or top in (JOKER, SABOTAGE):
                self.hands[seat].append(self.discard.pop())
                return
        self.fetch(seat, 1)

    def settle(self, seat: int) -> None:
        """Nobody would still hold a card that could have been laid, so such cards are exchanged with the Case File."""
        hand, heights, file = self.hands[seat], self.heights[seat], self.piles[seat]
        for at in range(len(hand)):
            for share in range(1, TRIES) if file else ():
                card, other = hand[at], share * len(file) // TRIES
                if card >= JOKER or BELOW[card] > heights[COLOUR[card]]:
                    break
                hand[at], file[other] = file[other], card

    def fetch(self, seat: int, cards: int) -> None:
        for _ in range(min(cards, self.left)):
            pile = self.piles[seat] or max(self.piles, key=len)
            self.hands[seat].append(pile.pop())
            self.left -= 1

    def lay(self, seat: int) -> bool:
        """Lays all that fits, Weapons last. Has that won?"""
        hand, heights, case = self.hands[seat], self.heights[seat], self.cases[seat]
        weapons = False
        again = True
        while again:
            again = False
            for card in hand[:]:
                if card >= JOKER:
                    continue
                colour, below = COLOUR[card], BELOW[card]
                if below > heights[colour]:
                    continue
                if below == 4:
                    weapons = True
                    continue
                hand.remove(card)
                case[card] += 1
                if below == heights[colour]:
                    heights[colour] = below + 1
                    again = True
        if weapons:
            for colour in range(3):
                weapon = colour * 5 + 4
                if heights[colour] >= 4 and weapon in hand:
                    hand.remove(weapon)
                    case[weapon] += 1
                    heights[colour] = 5
        return 5 in heights and self.won(seat)

    def won(self, seat: int) -> bool:
        closed = 0
        for colour in range(3):
            if self.heights[seat][colour] == 5 and self.jokers[seat][colour] < 2 and not self.blocked[colour]:
                closed += 1
        return closed >= self.needed

    def act(self, seat: int) -> None:
        """Plays the first Action Card that helps, or exchanges the worst card."""
        hand = self.hands[seat]
        if max(hand, default=0) >= JOKER:
            if JOKER in hand and self.join(seat):
                hand.remove(JOKER)
                return
            if OVERTIME in hand and self.left > 3:
                hand.remove(OVERTIME)
                self.fetch(seat, 3)
                return
            for spoiler in (SABOTAGE, SHAKE_DOWN):
                if spoiler in hand and self.spoil(seat, spoiler):
                    hand.remove(spoiler)
                    return
            if LOST_TREASURE in hand and self.dig(seat):
                hand.remove(LOST_TREASURE)
                return
        if hand and self.left:
            worst = self.worst(seat)
            hand.remove(worst)
            self.discard.append(worst)
            self.fetch(seat, 1)

    def join(self, seat: int) -> bool:
        """A Joker goes onto the highest case that lacks a card."""
        heights = self.heights[seat]
        begun = sum(height > 0 for height in heights)
        colour = max(range(3), key=lambda colour: heights[colour] % 5)
        if not 0 < heights[colour] < 5 or self.jokers[seat][colour] or self.room[seat] + begun <= 0:
            return False
        heights[colour] += 1
        self.jokers[seat][colour] += 1
        self.room[seat] -= 1
        return True

    def spoil(self, seat: int, spoiler: int) -> bool:
        """Hits where the most falls. A Shake Down also takes the card."""
        most, victim, lowest = FALLS_ENOUGH, -1, -1
        friends = next(side for side in self.sides if seat in side)
        for other, case in enumerate(self.cases):
            if other in friends:
                continue
            for colour in range(3):
                top = self.heights[other][colour]
                if not top:
                    continue
                first = colour * 5
                single = next((kind for kind in range(first, first + top) if case[kind] <= 1), -1)
                if single < 0:
                    continue
                falls = sum(case[kind] * (BELOW[kind] + 1) for kind in range(single, first + 5))
                if top >= 4:
                    falls += THREAT
                if falls > most and case[single]:
                    most, victim, lowest = falls, other, single
        if victim < 0:
            return False
        case, colour = self.cases[victim], COLOUR[lowest]
        for kind in range(lowest, colour * 5 + 5):
            case[kind] = 0
        self.heights[victim][colour] = BELOW[lowest]
        if spoiler == SHAKE_DOWN:
            self.hands[seat].append(lowest)
        return True

    def dig(self, seat: int) -> bool:
        heights = self.heights[seat]
        fitting = [card for card in self.discard if card < JOKER and 0 < BELOW[card] <= heights[COLOUR[card]]]
        if not fitting:
            return False
        card = max(fitting, key=BELOW.__getitem__)
        self.discard.remove(card)
        self.hands[seat].append(card)
        return True

    def worst(self, seat: int) -> int:
        """The card that lacks the most of what must lie below it. Of several, the highest."""
        hand = self.hands[seat]
        lacking = self.lacking(seat)
        worst, most = hand[0], -1.0
        for card in hand:
            far = lacking[card] + 0.1 * BELOW[card] if card < JOKER else 1.5 if card == IDLE else 0.0
            if far > most:
                worst, most = card, far
        return worst

    def lacking(self, seat: int) -> list[int]:
        """For each kind, how many of the numbers below it are neither laid nor in hand."""
        hand, lacking = self.hands[seat], [0] * len(KINDS)
        for colour, top in enumerate(self.heights[seat]):
            missing = 0
            for kind in range(colour * 5 + top, colour * 5 + 5):
                lacking[kind] = missing
                missing += kind not in hand
        return lacking

    def scores(self, winner: int | None) -> list[int]:
        scores = []
        for side in self.sides:
            table = held = 0
            for seat in side:
                case = self.cases[seat]
                table += sum(count * (BELOW[kind] + 1) for kind, count in enumerate(case) if count)
                table += (self.scenes[seat] - 1) * (case[0] + case[5] + case[10])
                held += sum(BELOW[card] + 1 for card in self.hands[seat] if card < JOKER)
            scores.append(table * (1 + (winner in side)) - held)
        return scores
