"""Golden games: whole games under different rules, each played from a script that never changes."""

from __future__ import annotations

from typing import Final

from parlour.core.game import GIVE_UP, Action, Seat
from parlour.core.luck import seeded
from parlour.core.recording import Recording
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import (
    AddTile,
    Call,
    Done,
    DrawTile,
    Exchange,
    LayTile,
    MoveToken,
    ShiftTile,
    Stay,
    Swap,
    SwapHand,
    TurnTile,
)
from parlour.games.wordsearch.board import STEPS, Hex
from parlour.games.wordsearch.calling import on_table, search, spent
from parlour.games.wordsearch.state import Challenged, Offer, Open, State, Stepping
from parlour.kit.challenge import Dispute, StandBy, Vote
from parlour.kit.window import PASS
from parlour.words.tracing import paths
from tests.core.table import Table

PAUSE = 1_500
WORDS: Final = tuple(
    """
    stones noise stone snore tenor least store short onion train coins loins siren raise arise ocean
    earns learn clean lance canoe dance trade heart earth teach cheat beach peach place lapse pause cause house mouse
    rates tears stare aster hears share shear those hose shoe echo each ache care race acre rice nice dice vice
    area able bale tale late seal sale lease ease tease seat east eats teas sat rat tar art rate tear oath coat taco
    hat ate eat tea ear era are ale lea sea ace act cat hot hut out our rue sue use due let lot old lid die lie via
    note tone nose lose rose rest nest test lest tier tire rite site ties hits hist list lion loin sail said
    chin inch cash dash dish fish wish shin thin than then them they this coin join pain rain main mine mile
    one ion son not ton ten net set sit its his her hen den end and any ant tan tin nit nil lit let pet pot top
    opt rip pit tip lip oil sin sip is in on no so to at as an it he hi oh ah or us up am me we my by do go
    """.upper().split()
)
"""The words the players know, best first."""


EASY: Final = "A6 E9 I4 O4 N5 R5 S6 T5 L3 D2 H1 M2 W1 IN1 ON1 IS1"
"""A set rich in the letters of these words, so that somebody reaches the target."""


class Game(Table):
    """Players who call the first word they know that can be traced. The script says what else they do."""

    def __init__(self, game: WordSearch, seats: int, seed: bytes = b"a seed") -> None:
        self.rules = game
        super().__init__(game, seats, seed)

    @property
    def open(self) -> Open:
        state = self.state
        assert isinstance(state, State)
        return state.open

    @property
    def active(self) -> Seat:
        seat = self.open.active
        assert seat is not None
        return seat

    @property
    def offer(self) -> Offer:
        offer = self.rules.offer(self.rules.view(self.state, self.active))
        assert offer is not None
        return offer

    def playing(self) -> bool:
        return self.here.over is None

    def does(self, action: Action, seat: int | None = None) -> None:
        """A seat acts after a pause: the one on turn, unless the script says which."""
        self.act(self.active if seat is None else seat, action, self.here.at + PAUSE)

    def others(self) -> list[Seat]:
        return [Seat(seat) for seat in range(self.seats) if seat != self.active]

    def word(self) -> Call | None:
        seat = self.active
        here, within = on_table(self.rules, self.open), search(self.rules, self.open, seat)
        for word in WORDS:
            path = None if word in spent(self.rules, self.open, seat) else next(paths(here.board, word, within), None)
            if path is not None:
                return Call(word, tuple(here.tiles[tile] for tile in path))
        return None

    def nonsense(self) -> Call:
        """The first two touching tiles in reach that make no word and have not been voted on."""
        here, within = on_table(self.rules, self.open), search(self.rules, self.open, self.active)
        ruled = {ruling.word for ruling in self.open.rulings}
        for start in sorted(within.starts or range(len(here.tiles))):
            for end in here.board.neighbours[start]:
                word = here.board.tiles[start] + here.board.tiles[end]
                if (within.ends is None or end in within.ends) and word not in ruled and not self.rules.known(word):
                    return Call(word, (here.tiles[start], here.tiles[end]))
        raise AssertionError("every pair of tiles is a word")

    def snug(self) -> Hex:
        """The spot that touches the most tiles."""
        lying = set(self.open.places)
        return max(self.offer.spots, key=lambda spot: sum((spot[0] + q, spot[1] + r) in lying for q, r in STEPS))

    def turn(self) -> None:
        """A word, or a step to some free letter."""
        word = self.word()
        if word is not None:
            self.does(word)
            if isinstance(self.open.phase, Challenged):
                for seat in self.others():
                    self.does(PASS, seat)
        elif self.offer.acts == ("stay",):
            self.does(Stay())
        elif self.open.tokens:
            steps = self.offer.steps
            self.does(MoveToken(steps[seeded(len(self.log), "golden").below(len(steps))]))

    def stands_by(self) -> None:
        self.does(self.nonsense())
        self.does(StandBy())

    def votes(self, *ballots: bool | None) -> None:
        for seat, ballot in zip(self.others(), ballots, strict=True):
            self.does(Vote(ballot), seat)


def three_on_the_board() -> Recording:
    """Tiles are swapped, turned and exchanged. One word is voted in, another costs a turn."""
    table = Game(WordSearch(letter_set="custom", custom_letters=EASY, target=50, start_player=0), 3)
    table.does(SwapHand(table.offer.swappable[0]))
    table.turn()
    table.does(TurnTile(table.offer.turnable[0]))
    table.turn()
    table.does(Swap(*table.offer.swappable[:2]))
    table.does(Exchange())
    table.does(MoveToken(table.offer.steps[0]))
    table.stands_by()
    table.does(Dispute(), table.others()[0])
    table.votes(True, True)
    table.stands_by()
    table.does(PASS, table.others()[0])
    table.does(Dispute(), table.others()[1])
    table.votes(False, None)
    while table.playing():
        table.turn()
    return table.recording()


def the_people_judge() -> Recording:
    """Every word may be disputed. A tie rejects a word, the lexicon decides if nobody votes, and a player gives up."""
    table = Game(
        WordSearch(judge="vote", target=50, end="immediate", timer=None, letter_set="custom", custom_letters=EASY), 4
    )
    for ballots in ((True, False, None), (None, None, None), (True, True, False)):
        table.does(table.nonsense())
        table.does(Dispute(), table.others()[1])
        table.votes(*ballots)
        if isinstance(table.open.phase, Stepping):
            table.does(MoveToken(table.offer.steps[0]))
    table.act(1, GIVE_UP)
    while table.playing():
        table.turn()
    return table.recording()


def stacked() -> Recording:
    """Tiles are added and moved on the insert, and words that run up and down score by level."""
    table = Game(WordSearch(mode="insert", stack_read="vertical", stack_bonus=True, target=50, start_player=1), 2)
    turns = 0
    while table.playing():
        if turns % 3 == 0 and "add" in table.offer.acts:
            table.does(AddTile(table.offer.layable[turns % len(table.offer.layable)]))
        elif turns % 3 == 1:
            table.does(ShiftTile(table.offer.movable[-1], table.offer.movable[0]))
        table.turn()
        turns += 1
    return table.recording()


def without_a_board() -> Recording:
    """Two players lay all the tiles. Of two disputes the dictionary upholds one and rejects one."""
    table = Game(WordSearch(mode="boardless", judge="dictionary", start_player=0), 2)
    table.does(DrawTile())
    table.does(table.nonsense())
    table.does(Dispute(), 1)
    while table.playing():
        seat = table.active
        table.does(DrawTile())
        table.does(LayTile(*table.snug()))
        if not any(table.open.scores) and (word := table.word()) is not None:
            table.does(word)
            table.does(Dispute(), 1 - seat)
        else:
            table.turn()
        if table.playing() and table.open.active == seat:
            table.does(Done())
    return table.recording()


def solitaire() -> Recording:
    """The turns to fifty points are counted, and a word the lexicon lacks is simply refused."""
    table = Game(WordSearch(letter_set="custom", custom_letters=EASY, target=50), 1)
    table.does(table.nonsense())
    while table.playing():
        table.turn()
    return table.recording()


def nobody_looks() -> Recording:
    """The clock moves every token until the game dries up."""
    table = Game(WordSearch(timer=10, start_player=0), 2)
    while table.playing():
        table.wait(table.here.at + 20_000)
    return table.recording()


GAMES = (three_on_the_board, the_people_judge, stacked, without_a_board, solitaire, nobody_looks)
