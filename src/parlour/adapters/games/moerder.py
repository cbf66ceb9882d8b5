"""MÖRDER in numbers. Chains to claim or to show are offered by number, the straightest first."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final, get_args

from parlour.adapters.alphabet import Alphabet
from parlour.adapters.field import MANY, Field, Kept, given_up, numbered, packed, packer, phase_field
from parlour.adapters.question import NOTHING, Answer, Menu, Question
from parlour.core.game import Action
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Claim, Show
from parlour.games.moerder.board import FACES, GAP, HIDDEN, LETTERS, PLACES, Board, name
from parlour.games.moerder.chains import Chain, has_open_chain, layout, open_chains, possible_chains
from parlour.games.moerder.rules import PLAIN, TOUCHES, TURNS
from parlour.games.moerder.state import (
    Act,
    Drawing,
    Hurrying,
    Judging,
    Looking,
    Objecting,
    Offer,
    Open,
    Over,
    Phase,
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
LYING: Final = {face: packed((number,)) for number, face in enumerate((GAP, HIDDEN, *FACES))}


class Encoding:
    longest = 2

    def __init__(self, game: Moerder, seats: int, words: int) -> None:
        self.game, self.seats, self.words = game, seats, words
        chains = [str(number) for number in range(words)]
        self.alphabet = Alphabet(act=ACTS, tile=[name(tile) for tile in PLACES], chain=chains)
        self._tile, self._chain = map(self.alphabet.first, ("tile", "chain"))
        self._packed = packer(3, len(PLACES) + len(LETTERS) * seats, 3 + seats)
        self._faces, self._collected = Kept(faces), Kept(collected)
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
            after = PLAIN.get(act) or self._after(view, offer, act)
            if after is not None:
                answers[self._acts[act]] = after
        return Menu(answers)

    def _after(self, view: View, offer: Offer, act: Act) -> Answer | None:
        match act:
            case "turn":
                return self._tiles(TURNS, offer.tiles)
            case "touch":
                return self._tiles(TOUCHES, offer.tiles)
            case "claim" if self.words:
                return self._chosen(Claim, claimable(view.open))
            case "show" if self.words:
                return self._chosen(Show, showable(self.game, view.open))
            case _:
                return None

    def _tiles(self, acts: tuple[Action, ...], tiles: tuple[int, ...]) -> Answer:
        return lambda: Menu({self._tile + tile: acts[tile] for tile in tiles})

    def _chosen(self, make: type[Claim] | type[Show], chains: Iterable[Chain]) -> Menu | None:
        found = {self._chain + number: make(chain) for number, chain in enumerate(islice(chains, self.words))}
        return Menu(found) if found else None

    def picture(self, view: View) -> bytes:
        open = view.open
        return self._packed(
            PHASES[type(open.phase)],
            *at_stake(open.phase),
            self._faces(open.board) + self._collected(open.hands),
            open.bare_turns,
            open.objective or 0,
            -1 if open.dropped is None else open.dropped,
            *given_up(open.given_up, self.seats),
        )


def faces(board: Board) -> bytes:
    return b"".join(map(LYING.__getitem__, board))


def collected(hands: tuple[str, ...]) -> bytes:
    return packed([hand.count(letter) for hand in hands for letter in LETTERS])


def claimable(open: Open) -> Iterable[Chain]:
    here = layout(open.board)
    return open_chains(here) if has_open_chain(here) else ()


def showable(game: Moerder, open: Open) -> Iterable[Chain]:
    match open.phase:
        case Showing(back=back):
            return possible_chains(layout(open.board, open.collected, counts=game.objection_counts), back.tile)
        case _:
            return ()


def at_stake(phase: Phase) -> tuple[int, int]:
    """Whose turn it is, and the tile somebody wants to collect; -1 for nobody and for none."""
    match phase:
        case Drawing() | Over():
            return -1, -1
        case Judging(tile, back=back) | Objecting(tile, back=back) | Showing(back=Objecting(tile, back=back)):
            return back.seat, tile
        case _:
            return phase.seat, -1
