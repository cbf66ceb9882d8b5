"""Players for golden games: what they know, what they see, and what a script makes them do."""

from __future__ import annotations

from itertools import islice
from typing import Final

from msgspec.structs import replace

from parlour.core.game import Action, Seat
from parlour.games.letter import Letter
from parlour.games.letter.actions import (
    Done,
    Knock,
    Lay,
    Name,
    Release,
    Skip,
    TakeRest,
    TakeSize,
)
from parlour.games.letter.grid import Placed
from parlour.games.letter.pieces import BLANKS, Tile
from parlour.games.letter.spaces import places
from parlour.games.letter.state import Drafting, Knockable, Laying, Offer, Open, Owing, State
from parlour.games.letter.tracing import new_paths
from parlour.kit.challenge import Disputable, Vote
from parlour.kit.window import PASS
from tests.core.table import Table
from tests.games.letter.brute import spelled
from tests.games.letter.phases import kind, on_turn

PAUSE = 1_500
EASY: Final = "A7 C2 D2 E9 H2 I5 L4 M2 N6 O5 P2 R6 S6 T6 U2"
"""The letters of the words below."""
WORDS: Final = tuple(
    """
    stone train learn raise noise store ocean least heart dance
    east seat note tone rose lion rain near earn care race late tale seal nose rest tear rate
    eat tea ate sea ear are one net ten ton not son sin tin tan ant and end den hen her his
    at on in no so to is it an or he me us up do
    """.upper().split()
)
"""The words the players know, longest first."""
COMMONEST: Final = "NTASEOIRHULDMCP"
LOOKED_AT, TRIED, ENOUGH = 8, 12, 3
"""How many letters they consider, how many places for each, and what length of word satisfies them."""


class Game(Table):
    """Players who lay the first letter that makes a word they know. The script says what else they do."""

    def __init__(self, game: Letter, seats: int, seed: bytes = b"a seed") -> None:
        self.rules = game
        super().__init__(game, seats, seed)

    @property
    def open(self) -> Open:
        state = self.state
        assert isinstance(state, State)
        return state.open

    @property
    def offer(self) -> Offer:
        offer = self.rules.offer(self.rules.view(self.state, Seat(min(self.awaited))))
        assert offer is not None
        return offer

    def playing(self) -> bool:
        return self.here.over is None

    def does(self, action: Action, seat: int | None = None) -> None:
        """A seat acts after a pause: the first one asked, unless the script says which."""
        self.act(min(self.awaited) if seat is None else seat, action, self.here.at + PAUSE)

    def idles(self) -> None:
        """Nobody acts until the clock does."""
        until = self.rules.turn(self.state).until
        assert until is not None
        self.wait(until)

    def passes(self) -> None:
        """Everybody asked lets the word stand, or does not knock."""
        asked = kind(self.open)
        while self.playing() and kind(self.open) is asked and asked in (Knockable, Disputable):
            self.does(PASS)

    def drafts(self) -> None:
        """A size each, then the rest."""
        for size in ((1, 1), (2, 2), (1, 2), (3, 1), (2, 1), (1, 3))[: self.seats]:
            self.does(TakeSize(size))
        while isinstance(self.open.phase, Drafting):
            self.does(TakeRest())

    def first(self, x: int, y: int) -> None:
        """The seat on turn lays its commonest letter there."""
        hand = self.open.hands[on_turn(self.open)]
        self.does(Lay(min(hand, key=lambda tile: COMMONEST.index(self.rules.pieces[tile].letter)), x, y))

    def words(self, open: Open, needed: tuple[Tile, ...]) -> list[Name]:
        """The words they know and can read there, each along its preferred path."""
        letters = {self.rules.pieces[lying.tile].letter for lying in open.board}
        known = (word for word in WORDS if {*word} <= letters)
        found = ((word, next(new_paths(self.rules.letters, open, word, needed), None)) for word in known)
        return [Name(word, path) for word, path in found if path is not None]

    def idea(self, looked_at: int = LOOKED_AT, tried: int = TRIED) -> Placed | None:
        """The first place they see where a letter makes a word of three letters, or failing that any word."""
        ideas: list[tuple[int, Placed]] = []
        for tile in self.offer.layable[:looked_at]:
            for placed in islice(places(self.rules, self.open, tile, attach=True), tried):
                board = (*(lying for lying in self.open.board if lying.tile not in BLANKS), placed)
                names = self.words(replace(self.open, board=board), (tile,))
                if names:
                    ideas.append((min(len(names[0].word), ENOUGH), placed))
                    if ideas[-1][0] == ENOUGH:
                        return placed
        return max(ideas, key=lambda idea: idea[0])[1] if ideas else None

    def turn(self, most: int = 3) -> None:
        """A letter is laid and up to `most` words are named. Failing that, a letter is released."""
        placed = self.idea()
        if placed is not None:
            self.does(Lay(placed.tile, placed.x, placed.y, placed.turned))
            self.names(most)
            self.ends_turn()
        elif "skip" in self.offer.acts:
            self.does(Skip())
        else:
            self.does(Release(self.offer.releasable[0]))

    def ends_turn(self) -> None:
        """The turn or the knock ends. A seat that owes a letter releases the last one in its hand."""
        self.does(Done())
        if isinstance(self.open.phase, Owing):
            self.does(Release(self.offer.releasable[-1]))

    def knocks(self, seat: int) -> None:
        """A seat knocks if it may, and names a word if it knows one."""
        if not isinstance(self.open.phase, Knockable):
            return
        self.does(Knock(), seat)
        self.wait(self.here.at + 500)
        self.names(1)
        self.ends_turn()

    def names(self, most: int) -> None:
        for _ in range(most):
            names = self.words(self.open, self.offer.must_use)
            if names:
                self.does(names[0])
                self.passes()

    def nonsense(self) -> Name:
        """Two or three letters that touch, make no word and have not been voted on."""
        needed, ruled = set(self.offer.must_use), {ruling.word for ruling in self.open.rulings}
        for word, paths in spelled(self.open.board, self.rules.pieces, 3).items():
            for path in paths:
                if word not in ruled and not self.rules.known(word) and (not needed or needed & set(path)):
                    return Name(word, path)
        raise AssertionError("all that can be read is a word")

    def votes(self, *ballots: bool | None) -> None:
        for ballot in ballots:
            self.does(Vote(ballot))

    def ends(self) -> None:
        """They play on, turn by turn and without a knock, until the game is over."""
        while self.playing():
            if isinstance(self.open.phase, Laying):
                self.turn()
            else:
                self.passes()
