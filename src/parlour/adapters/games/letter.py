"""LETTER in numbers. Words to name are offered by number, the best first, as the Expert sees them."""

from __future__ import annotations

from typing import Final, get_args

from parlour.adapters.alphabet import Alphabet
from parlour.adapters.field import MANY, Field, given_up, numbered, packed, phase_field
from parlour.adapters.question import NOTHING, Answer, Menu, Question
from parlour.adapters.words import LONGEST_WORD, VOTES, choice_of, in_doubt
from parlour.core.missing import needs
from parlour.games.letter import Letter
from parlour.games.letter.actions import Lay, LayBlank, Lift, Name, Release, TakeBlank, TakeSize
from parlour.games.letter.grid import name_of
from parlour.games.letter.offering import PLAIN
from parlour.games.letter.pieces import BLANKS, LETTERS, SIZES
from parlour.games.letter.spaces import places
from parlour.games.letter.state import (
    Act,
    Challenged,
    Drafting,
    Drawing,
    Judging,
    Knockable,
    Knocking,
    Laying,
    Moves,
    Offer,
    Open,
    Over,
    Owing,
    Phase,
    PickingLetter,
    PickingPlace,
    Rolling,
    Starting,
    View,
)

ACTS: Final[tuple[Act, ...]] = get_args(Act)
PHASES: Final = numbered(
    Starting,
    Drafting,
    Drawing,
    Laying,
    Judging,
    Challenged,
    Knockable,
    Rolling,
    Knocking,
    Owing,
    PickingLetter,
    PickingPlace,
    Over,
)
TILES: Final = LETTERS + len(BLANKS)
ON_BOARD, FREE, FIRST_HAND = 1, 2, 3
LETTER_NUMBERS: Final = {letter: number for number, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ", 1)}
NO_MOVES: Final = Moves()


class Encoding:
    longest = 4

    def __init__(self, game: Letter, seats: int, words: int) -> None:
        self.game, self.seats, self.words, self.side = game, seats, words, game.side(seats)
        side = self.side
        self.alphabet = Alphabet(
            act=ACTS,
            size=[f"{width}×{height}" for width, height in SIZES],
            tile=[f"{number} {letter}" for number, letter in enumerate(game.letters)]
            + [f"{tile} blank" for tile in BLANKS],
            cell=[name_of(x, y) for y in range(side) for x in range(side)],
            turned=("no", "yes"),
            vote=VOTES,
            word=[str(number) for number in range(words)],
        )
        first = self.alphabet.first
        self._acts = dict(zip(ACTS, self.alphabet.sections["act"], strict=True))
        self._size, self._tile, self._cell = map(first, ("size", "tile", "cell"))
        self._turned, self._vote, self._word = map(first, ("turned", "vote", "word"))
        self.fields = (
            phase_field(PHASES),
            Field("active", 1, -1, seats - 1, "whose turn or knock it is, -1 for nobody"),
            Field(
                "moves",
                5,
                -1,
                MANY,
                "this turn: letters laid, the one from the hand (-1 none), words written, stood by a word, "
                "a word of one's own is in doubt",
            ),
            Field(
                "pieces",
                TILES,
                0,
                FIRST_HAND + seats - 1,
                "each piece: 0 not dealt, 1 on the board, 2 free, 3 and more in that seat's hand",
            ),
            Field("x", TILES, -1, side - 1, "the column of each piece on the board, otherwise -1"),
            Field("y", TILES, -1, side - 1, "its row"),
            Field("turned", TILES if game.rotation else 0, 0, 1, "it lies turned by a quarter"),
            Field("scores", seats, 0, MANY, "points"),
            Field("opened", seats, 0, 1, "the seats that have had their turn in round one"),
            Field("barred", seats, 0, 1, "the seats that may not knock"),
            Field("knocked", seats, 0, 1, "the seats that have knocked in this window"),
            Field("written", 1, 0, MANY, "words on all sheets"),
            Field("idle", 1, 0, MANY, "turns in a row without a new word"),
            Field(
                "challenged",
                1 + LONGEST_WORD,
                -1,
                len(LETTER_NUMBERS),
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
        tile = self._tile
        match act:
            case "take_size":
                return Menu({self._size + SIZES.index(size): TakeSize(size) for size in offer.sizes})
            case "take_blank":
                return Menu({tile + blank: TakeBlank(blank) for blank in offer.blanks})
            case "lay":
                return Menu({tile + letter: self._places(view.open, Lay, letter) for letter in offer.layable})
            case "lay_blank":
                return Menu({tile + blank: self._places(view.open, LayBlank, blank) for blank in offer.blanks})
            case "lift":
                return Menu({tile + letter: Lift(letter) for letter in offer.liftable})
            case "release":
                return Menu({tile + letter: Release(letter) for letter in offer.releasable})
            case "vote":
                return Menu(dict(enumerate(PLAIN["vote"], self._vote)))
            case "name":
                return self._names(view, offer)
            case _:
                (action,) = PLAIN[act]
                return action

    def _places(self, open: Open, make: type[Lay] | type[LayBlank], tile: int) -> Answer:
        def found() -> Menu:
            piece = self.game.pieces[tile]
            lying = places(self.game, open, tile)
            if not self.game.rotation or piece.width == piece.height:
                return Menu({self._cell + at.y * self.side + at.x: make(tile, at.x, at.y) for at in lying})
            cells: dict[int, dict[int, Answer]] = {}
            for at in lying:
                ways = cells.setdefault(self._cell + at.y * self.side + at.x, {})
                ways[self._turned + at.turned] = make(tile, at.x, at.y, at.turned)
            return Menu({cell: Menu(ways) for cell, ways in cells.items()})

        return found

    def _names(self, view: View, offer: Offer) -> Menu | None:
        """The best new words the Expert sees on the board. They follow from the view alone."""
        if not self.words or view.seat is None:
            return None
        with needs("adapters"):
            from parlour.bots.letter.eye import Eye
        eye = Eye(self.game, "expert", view.open, view.seat)
        sights = eye.sights(view.open.board, self.words, offer.must_use)
        found = {self._word + number: Name(sight.word, sight.path) for number, sight in enumerate(sights)}
        return Menu(found) if found else None

    def picture(self, view: View) -> bytes:
        open, seats = view.open, range(self.seats)
        phase = open.phase
        moves = moves_of(phase)
        own = -1 if moves.own is None else moves.own
        knockers = phase.knockers if isinstance(phase, Knockable | Rolling) else ()
        numbers = [PHASES[type(phase)], active(phase)]
        numbers += (len(moves.laid), own, moves.written, moves.stood_by, view.named is not None)
        numbers += self._pieces(open)
        numbers += open.scores
        numbers += open.opened
        numbers += [seat in open.barred for seat in seats]
        numbers += [seat in knockers for seat in seats]
        numbers += (len(open.written), open.idle)
        numbers += in_doubt(phase.stage if isinstance(phase, Challenged) else None, LETTER_NUMBERS)
        numbers += given_up(open.given_up, self.seats)
        return packed(numbers)

    def _pieces(self, open: Open) -> list[int]:
        """Where each piece is, and where on the board it lies."""
        pieces, x, y, turned = [0] * TILES, [-1] * TILES, [-1] * TILES, [0] * TILES
        for hands in (open.hands, open.blanks):
            for seat, hand in enumerate(hands):
                for tile in hand:
                    pieces[tile] = FIRST_HAND + seat
        for tile in open.free:
            pieces[tile] = FREE
        for lying in open.board:
            tile = lying.tile
            pieces[tile], x[tile], y[tile], turned[tile] = ON_BOARD, lying.x, lying.y, lying.turned
        return pieces + x + y + turned if self.game.rotation else pieces + x + y


def active(phase: Phase) -> int:
    match phase:
        case Starting() | Over():
            return -1
        case Judging(back) | Challenged(back=back):
            return back.seat
        case Knockable(knocks) | Rolling(knocks):
            return knocks.after
        case _:
            return phase.seat


def moves_of(phase: Phase) -> Moves:
    match phase:
        case Laying(moves=moves) | Knocking(moves=moves):
            return moves
        case Judging(back) | Challenged(back=back):
            return back.moves
        case _:
            return NO_MOVES
