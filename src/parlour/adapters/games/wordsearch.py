"""WORD SEARCH in numbers. Words to call are offered by number, the best first, as the Expert sees them."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Final, get_args

from parlour.adapters.alphabet import Alphabet
from parlour.adapters.field import MANY, Field, given_up, numbered, packed, phase_field
from parlour.adapters.question import NOTHING, Answer, Menu, Question, spelled
from parlour.adapters.words import LONGEST_WORD, VOTES, choice_of, in_doubt
from parlour.core.game import Action
from parlour.core.missing import needs
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import AddTile, Call, LayTile, MoveToken, ShiftTile, Swap, SwapHand, TurnTile
from parlour.games.wordsearch.board import Stack, hexagon
from parlour.games.wordsearch.letters import FRAGMENTS, TILES
from parlour.games.wordsearch.offering import PLAIN, listed
from parlour.games.wordsearch.rotation import ways
from parlour.games.wordsearch.state import (
    Act,
    Challenged,
    Dealing,
    Drawing,
    Exchanging,
    Judging,
    Laying,
    Moves,
    Offer,
    Open,
    Over,
    Owing,
    Phase,
    Searching,
    Starting,
    Stepping,
    Straying,
    View,
)

ACTS: Final[tuple[Act, ...]] = get_args(Act)
PHASES: Final = numbered(
    Dealing,
    Starting,
    Searching,
    Judging,
    Challenged,
    Drawing,
    Exchanging,
    Stepping,
    Straying,
    Owing,
    Laying,
    Over,
)
FACES: Final = ("", *"ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ", *FRAGMENTS)
NUMBER: Final = {face: number for number, face in enumerate(FACES)}
FARTHEST: Final = 60
NO_MOVES: Final = Moves()


class Encoding:
    longest = 4

    def __init__(self, game: WordSearch, seats: int, words: int) -> None:
        self.game, self.seats, self.words = game, seats, words
        self.places = TILES if game.mode == "boardless" else len(hexagon(game.radius))
        self.alphabet = Alphabet(
            act=ACTS,
            place=[str(place) for place in range(self.places)],
            turned=("no", "yes"),
            axis=[str(at) for at in range(-FARTHEST, FARTHEST + 1)] if game.mode == "boardless" else (),
            vote=VOTES,
            word=[str(number) for number in range(words)],
        )
        first = self.alphabet.first
        self._place, self._turned, self._vote, self._word = map(first, ("place", "turned", "vote", "word"))
        self._acts = dict(zip(ACTS, self.alphabet.sections["act"], strict=True))
        self._axis = first("axis") + FARTHEST
        self.fields = (
            phase_field(PHASES),
            Field("active", 1, -1, seats - 1, "whose turn it is, -1 for nobody"),
            Field(
                "moves",
                8,
                -1,
                MANY,
                "this turn: two places touched (-1 none, or the own tile as the board's size), "
                "swapped, acted, tiles added, scored, stood by a word, a word of one's own is in doubt",
            ),
            Field(
                "faces",
                self.places,
                0,
                len(FACES) - 1,
                "the top tile of each place, 0 for none; then A to Z, Ä, Ö, Ü, IN, ON, IS",
            ),
            Field("heights", self.places, 0, TILES, "how many tiles lie on each place"),
            Field(
                "where",
                2 * self.places if game.mode == "boardless" else 0,
                -FARTHEST,
                FARTHEST,
                "without a board: the coordinates of each place",
            ),
            Field("tokens", seats, -1, self.places - 1, "the place of each token, -1 without a board"),
            Field("hands", seats, 0, len(FACES) - 1, "each seat's own tile"),
            Field("drawn", 1, 0, len(FACES) - 1, "without a board: the tile to be laid"),
            Field("pile", len(FACES), 0, TILES, "how many of each tile are in the pile"),
            Field("scores", seats, 0, MANY, "points"),
            Field("turns", seats, 0, MANY, "turns each seat has finished"),
            Field("dry", 1, 0, MANY, "turns in a row without a score"),
            Field(
                "challenged",
                1 + LONGEST_WORD,
                -1,
                len(FACES) - 1,
                "the seat whose word is disputed or voted on, -1 for none, and the first letters of the word",
            ),
            Field("given_up", seats, 0, 1, "the seats that have given up"),
        )

    def question(self, view: View) -> Question:
        offer = self.game.offer(view)
        if offer is None:
            return NOTHING
        return choice_of(offer.acts, self._acts, lambda act: self._after(view, offer, act))

    def _after(self, view: View, offer: Offer, act: Act) -> Answer | None:
        open, place = view.open, self._place
        match act, open.phase:
            case "call", _:
                return self._calls(view)
            case "vote", _:
                return Menu(dict(enumerate(PLAIN["vote"], self._vote)))
            case "step", _:
                return Menu({place + to: MoveToken(to) for to in offer.steps})
            case "turn", _:
                return Menu({place + at: TurnTile(at) for at in offer.turnable})
            case "swap", Searching(moves=Moves(touched=())):
                return self._any_pair(offer.swappable)
            case (("swap" | "swap_hand" | "add" | "lay"), _):
                return lambda: spelled((self._letters(action), action) for action in listed(self.game, open, act))
            case "shift", _:
                return Menu({place + start: self._shifts(open, offer, start) for start in offer.movable})
            case _:
                (action,) = PLAIN[act]
                return action

    def _letters(self, action: Action) -> tuple[int, ...]:
        """The letters behind the first."""
        match action:
            case Swap(one, other):
                return self._place + one, self._place + other
            case SwapHand(at):
                return (self._place + at,)
            case AddTile(at, turned):
                return self._place + at, self._turned + turned
            case LayTile(q, r, turned):
                return self._axis + q, self._axis + r, self._turned + turned
            case _:
                raise AssertionError(action)

    def _any_pair(self, places: tuple[int, ...]) -> Menu:
        """Any two of these places, the one listed first coming first."""
        return Menu({self._place + one: self._with(one, places[at:]) for at, one in enumerate(places[:-1], 1)})

    def _with(self, one: int, others: tuple[int, ...]) -> Answer:
        return lambda: Menu({self._place + other: Swap(one, other) for other in others})

    def _shifts(self, open: Open, offer: Offer, start: int) -> Answer:
        def onto() -> Menu:
            both = ways(self.game, open.stacks[start][-1])
            return Menu(
                {
                    self._place + to: Menu({self._turned + turned: ShiftTile(start, to, turned) for turned in both})
                    for to in offer.layable
                    if to != start
                }
            )

        return onto

    def _calls(self, view: View) -> Menu | None:
        """The best words the Expert sees from here. They follow from the view alone."""
        if not self.words or view.seat is None:
            return None
        with needs("adapters"):
            from parlour.bots.wordsearch.eye import Eye
        sights = Eye(self.game, "expert", view.open, view.seat).sights(view.open, self.words)
        found = {self._word + number: Call(sight.word, sight.path) for number, sight in enumerate(sights)}
        return Menu(found) if found else None

    def picture(self, view: View) -> bytes:
        open = view.open
        phase = open.phase
        moves = moves_of(phase)
        touched = [self.places if at < 0 else at for at in moves.touched]
        numbers = [PHASES[type(phase)], -1 if open.active is None else open.active, *[*touched, -1, -1][:2]]
        numbers += (moves.swapped, moves.acted, moves.added, moves.scored, moves.stood_by, view.called is not None)
        ground = lying(open.stacks, self.places)
        if self.game.mode == "boardless":
            ground += packed([*chain.from_iterable(open.places), *[0] * (2 * (self.places - len(open.places)))])
        rest = [*(open.tokens or [-1] * self.seats), *map(NUMBER.__getitem__, open.hands), NUMBER[open.drawn]]
        after = [
            *open.scores,
            *open.turns,
            open.dry,
            *in_doubt(phase.stage if isinstance(phase, Challenged) else None, NUMBER),
            *given_up(open.given_up, self.seats),
        ]
        return packed(numbers) + ground + packed(rest) + counted(open.pile) + packed(after)


@lru_cache(maxsize=4096)
def lying(stacks: tuple[Stack, ...], places: int) -> bytes:
    """The top tile and the height of every place."""
    empty = [0] * (places - len(stacks))
    return packed([*(NUMBER[stack[-1]] if stack else 0 for stack in stacks), *empty, *map(len, stacks), *empty])


@lru_cache(maxsize=4096)
def counted(pile: tuple[str, ...]) -> bytes:
    return packed([*map(pile.count, FACES)])


def moves_of(phase: Phase) -> Moves:
    match phase:
        case Searching(moves=moves) | Owing(moves=moves) | Laying(moves=moves):
            return moves
        case Judging(back) | Challenged(back=back) | Drawing(back):
            return back.moves
        case _:
            return NO_MOVES
