"""MÖRDER in numbers. Chains to claim or to show are offered by number, the straightest first."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import islice
from typing import Final, get_args

from parlour.adapters.alphabet import Alphabet
from parlour.adapters.field import MANY, Field, given_up, numbered, packed, phase_field
from parlour.adapters.question import NOTHING, Answer, Menu, Question
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Claim, Show, Touch, TurnTile
from parlour.games.moerder.board import FACES, GAP, HIDDEN, LETTERS, PLACES, Board, name
from parlour.games.moerder.chains import Chain, has_open_chain, layout, open_chains, possible_chains
from parlour.games.moerder.rules import PLAIN
from parlour.games.moerder.state import (
    Act,
    Drawing,
    Hurrying,
    Judging,
    Looking,
    Objecting,
    Open,
    Over,
    Picking,
    Quitting,
    Revealing,
    Showing,
    Turning,
    View,
)

ACTS: Final[tuple[Act, ...]] = get_args(Act)
PHASES: Final = numbered(
    Drawing,
    Turning,
    Picking,
    Revealing,
    Hurrying,
    Quitting,
    Looking,
    Judging,
    Objecting,
    Showing,
    Over,
)
LYING: Final = {face: number for number, face in enumerate((GAP, HIDDEN, *FACES))}


class Encoding:
    longest = 2

    def __init__(self, game: Moerder, seats: int, words: int) -> None:
        self.game, self.seats, self.words = game, seats, words
        chains = [str(number) for number in range(words)]
        self.alphabet = Alphabet(act=ACTS, tile=[name(tile) for tile in PLACES], chain=chains)
        self._tile, self._chain = map(self.alphabet.first, ("tile", "chain"))
        self._acts = dict(zip(ACTS, self.alphabet.sections["act"], strict=True))
        self.fields = (
            phase_field(PHASES),
            Field("active", 1, -1, seats - 1, "whose turn it is, -1 for nobody"),
            Field("touched", 1, -1, 35, "the tile somebody wants to collect, -1 for none"),
            Field("board", 36, 0, len(LYING) - 1, "each place from a1 to f6: gap, face down, M, Ö, R, D, E, the body"),
            Field("hands", 5 * seats, 0, 36, "for each seat how many M, Ö, R, D, E it has collected"),
            Field("bare_turns", 1, 0, MANY, "turns in a row with nothing to turn and nothing collected"),
            Field("objective", 1, 0, 2, "alone: the objective; otherwise 0"),
            Field("dropped", 1, -1, seats - 1, "base game: who has dropped out, -1 for nobody"),
            Field("given_up", seats, 0, 1, "the seats that have given up"),
        )

    def question(self, view: View) -> Question:
        offer = self.game.offer(view)
        if offer is None:
            return NOTHING
        answers: dict[int, Answer] = {}
        for act in offer.acts:
            match act:
                case "turn":
                    after: Answer | None = self._tiles(TurnTile, offer.tiles)
                case "touch":
                    after = self._tiles(Touch, offer.tiles)
                case "claim" | "show" if not self.words:
                    after = None
                case "claim":
                    after = self._chosen(Claim, claimable(view.open))
                case "show":
                    after = self._chosen(Show, showable(self.game, view.open))
                case _:
                    after = PLAIN[act]
            if after is not None:
                answers[self._acts[act]] = after
        return Menu(answers)

    def _tiles(self, make: type[TurnTile] | type[Touch], tiles: tuple[int, ...]) -> Answer:
        return lambda: Menu({self._tile + tile: make(tile) for tile in tiles})

    def _chosen(self, make: type[Claim] | type[Show], chains: Iterable[Chain]) -> Menu | None:
        found = {self._chain + number: make(chain) for number, chain in enumerate(islice(chains, self.words))}
        return Menu(found) if found else None

    def picture(self, view: View) -> bytes:
        open = view.open
        dropped = -1 if open.dropped is None else open.dropped
        return (
            packed((PHASES[type(open.phase)], active(open), touched(open)))
            + faces(open.board)
            + collected(open.hands)
            + packed((open.bare_turns, open.objective or 0, dropped, *given_up(open.given_up, self.seats)))
        )


@lru_cache(maxsize=4096)
def faces(board: Board) -> bytes:
    return packed(map(LYING.__getitem__, board))


@lru_cache(maxsize=4096)
def collected(hands: tuple[str, ...]) -> bytes:
    return packed(hand.count(letter) for hand in hands for letter in LETTERS)


def claimable(open: Open) -> Iterable[Chain]:
    here = layout(open.board)
    return open_chains(here) if has_open_chain(here) else ()


def showable(game: Moerder, open: Open) -> Iterable[Chain]:
    match open.phase:
        case Showing(back=back):
            return possible_chains(layout(open.board, open.collected, counts=game.objection_counts), back.tile)
        case _:
            return ()


def active(open: Open) -> int:
    match open.phase:
        case Drawing() | Over():
            return -1
        case Judging(back=back) | Objecting(back=back):
            return back.seat
        case Showing(back=Objecting(back=back)):
            return back.seat
        case phase:
            return phase.seat


def touched(open: Open) -> int:
    match open.phase:
        case Judging(tile) | Objecting(tile) | Showing(back=Objecting(tile)):
            return tile
        case _:
            return -1
