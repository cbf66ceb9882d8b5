"""Bots for LETTER. The strengths differ in the words they know, how far they look and how fast they see."""

from __future__ import annotations

from parlour.bots.bot import Bot
from parlour.bots.letter.eye import Eye
from parlour.bots.letter.looking import Look, look
from parlour.bots.letter.placing import any_place, best_place
from parlour.bots.reader import Sight, believes
from parlour.core.game import Action, Luck, Millis, Seat
from parlour.core.luck import choice
from parlour.games.letter.actions import (
    Done,
    Knock,
    Lay,
    LayBlank,
    Name,
    Release,
    Skip,
    TakeBlank,
    TakeRest,
    TakeSize,
)
from parlour.games.letter.grid import Placed
from parlour.games.letter.pieces import Tile
from parlour.games.letter.rules import Letter
from parlour.games.letter.spaces import places
from parlour.games.letter.state import (
    Challenged,
    Drafting,
    Knockable,
    Knocking,
    Knocks,
    Laying,
    Moves,
    Offer,
    Open,
    Owing,
    View,
)
from parlour.games.letter.table import FREELY_LAID, round_one, solitaire, written_in
from parlour.kit.challenge import Disputable, Dispute, Vote, Voting
from parlour.kit.window import PASS

ABSTAIN = Vote(None)
NAMES = {"novice": 2, "casual": 3, "strong": 5, "expert": 10}
"""How many words each strength names in one turn or knock."""
ENOUGH = 4
"""The points a Free Letter must score to be worth laying."""


class Speller:
    """One of the four strengths. In a window it takes the time it needs to see a word (`looking`)."""

    def __init__(self, game: Letter, strength: str) -> None:
        self.game = game
        self.strength = strength

    def __call__(self, view: View, budget: Millis, luck: Luck) -> Action:
        game, offer, seat, open = self.game, self.game.offer(view), view.seat, view.open
        if offer is None or seat is None:
            return game.legal(view).pick(luck)
        eye = Eye(game, self.strength, open, seat)
        match open.phase:
            case Drafting():
                return drafting(self.strength, open, offer, seat, luck)
            case Laying(moves=moves):
                return laying(eye, view, moves, offer, luck)
            case Knockable(knocks, knockers=()):
                return Knock() if self.look(open, knocks, seat).knocks else PASS
            case Knockable():
                return PASS  # too late to decide to knock as well (LE-A16)
            case Knocking(knocks=knocks, moves=moves):
                in_vain = not moves.written and self.look(open, knocks, seat).in_vain
                return Done() if in_vain else naming(eye, view, moves, offer) or Done()
            case Challenged(Disputable(put)):
                return PASS if believes(game, put.word, open.rulings) else Dispute()
            case Challenged(Voting()):
                return ABSTAIN
            case Owing():
                return Release(least_useful(game, offer.releasable))
            case _:
                return game.legal(view).pick(luck)

    def takes(self, view: View) -> Millis | None:
        """How long it looks for a word before it knocks or passes."""
        match view.open.phase, view.seat:
            case Knockable(knocks, knockers=()), int(seat):
                return self.look(view.open, knocks, seat).after
            case _:
                return None

    def look(self, open: Open, knocks: Knocks, seat: Seat) -> Look:
        def best() -> Sight | None:
            return next(iter(Eye(self.game, self.strength, open, seat).sights(open.board, 1)), None)

        return look(self.game, self.strength, open, knocks, seat, best)


def bot(game: Letter, strength: str) -> Bot:
    return Speller(game, strength)


def drafting(strength: str, open: Open, offer: Offer, seat: Seat, luck: Luck) -> Action:
    """Large pieces touch more, but a Novice takes any. Once somebody has taken the rest, so does the bot."""
    if "take_blank" in offer.acts:
        return TakeBlank(choice(luck, offer.blanks))
    if max(map(len, open.hands)) > 1 + len(open.hands[seat]):
        return TakeRest()
    if strength == "novice":
        return TakeSize(choice(luck, offer.sizes))
    return TakeSize(max(offer.sizes, key=lambda size: (sum(size), size)))


def laying(eye: Eye, view: View, moves: Moves, offer: Offer, luck: Luck) -> Action:
    """Lay where there are words, name them, see whether another letter scores more, and be done.

    A turn only moves forward: letters and words are added and nothing is lifted, so the turn ends. There is no need to
    lift, because the words a bot saw for a place are still there to be seen once the letter is laid.
    """
    open = view.open
    if not moves.laid:
        return place(eye, open, offer, luck) or without_word(eye.game, open, offer, luck)
    if view.named is not None:
        return Done()
    named = naming_needed(eye, open, moves, offer) or naming(eye, view, moves, offer)
    return named or more(eye, open, offer, luck) or Done()


def naming_needed(eye: Eye, open: Open, moves: Moves, offer: Offer) -> Name | None:
    """A word for a letter of this turn that is not in any word yet."""
    if "name" not in offer.acts:
        return None
    for tile in needing_words(open, moves):
        for sight in eye.sights(open.board, 1, (tile,)):
            return Name(sight.word, sight.path)
    return None


def needing_words(open: Open, moves: Moves) -> list[Tile]:
    """Letters of this turn that would be taken back because they are in no word yet (LE-A12, LE-A23)."""
    if round_one(open):
        return []
    laid = moves.laid[FREELY_LAID:] if solitaire(open) else moves.laid
    return [tile for tile in laid if not any(tile in written.path for written in written_in(open, moves))]


def place(eye: Eye, open: Open, offer: Offer, luck: Luck) -> Action | None:
    """The best place for a letter, or any place where it needs no word."""
    if "lay" not in offer.acts:
        return None
    idea = best_place(eye, open, offer.layable, luck)
    if idea is not None:
        return lay(idea.placed)
    if round_one(open) or (solitaire(open) and len(open.board) < FREELY_LAID):
        placed = any_place(eye, open, offer.layable, luck)
        return None if placed is None else lay(placed)
    return None


def naming(eye: Eye, view: View, moves: Moves, offer: Offer) -> Name | None:
    """The best word it sees, until it has named enough.

    After a word the lexicon lacks it names no other, because it would be the same one again.
    """
    open = view.open
    if view.named is not None or "name" not in offer.acts or named_lately(open, moves) >= NAMES[eye.strength]:
        return None
    seen = eye.sights(open.board, 1, offer.must_use)
    return Name(seen[0].word, seen[0].path) if seen else None


def named_lately(open: Open, moves: Moves) -> int:
    """How many words it has named this turn or knock. In solitaire, those with the last letter laid."""
    mine = written_in(open, moves)
    return sum(moves.laid[-1] in written.path for written in mine) if solitaire(open) else len(mine)


def more(eye: Eye, open: Open, offer: Offer, luck: Luck) -> Action | None:
    """Another letter in the same turn: any in solitaire, otherwise a Free Letter that is worth it."""
    if solitaire(open):
        return place(eye, open, offer, luck)
    if "lay" not in offer.acts or eye.strength == "novice":
        return None
    idea = best_place(eye, open, offer.layable, luck)
    return lay(idea.placed) if idea is not None and idea.worth >= ENOUGH else None


def without_word(game: Letter, open: Open, offer: Offer, luck: Luck) -> Action:
    """Release the letter that is hardest to use, or sometimes lay the blank. In solitaire, finish the game."""
    if "release" in offer.acts and (luck.below(3) or "lay_blank" not in offer.acts):
        return Release(least_useful(game, offer.releasable))
    if "lay_blank" in offer.acts:
        for blank in offer.blanks:
            spots = list(places(game, open, blank))
            if spots:
                placed = choice(luck, spots)
                return LayBlank(placed.tile, placed.x, placed.y, placed.turned)
    if "release" in offer.acts:
        return Release(least_useful(game, offer.releasable))
    return Skip() if "skip" in offer.acts else Done()


def least_useful(game: Letter, tiles: tuple[Tile, ...]) -> Tile:
    """The rarest letter."""
    letters = [piece.letter for piece in game.pieces]
    return min(tiles, key=lambda tile: (letters.count(letters[tile]), tile))


def lay(placed: Placed) -> Lay:
    return Lay(placed.tile, placed.x, placed.y, placed.turned)
