"""Golden games: whole matches under different rules, each played from a script that never changes."""

from __future__ import annotations

from parlour.core.game import GIVE_UP, Action, Seat
from parlour.core.luck import seeded
from parlour.core.recording import Recording
from parlour.games.murdero import Murdero
from parlour.games.murdero.actions import DONE, DRAW, TAKE, Build, Play, Swap, Use
from parlour.games.murdero.cards import POINTS
from parlour.games.murdero.state import Acting, Discarding, Drawing, State, View
from tests.core.table import Table

PAUSE = 2_150


class Game(Table):
    """Players who build what they can, act when they can, and throw away what is costly to hold."""

    def __init__(self, game: Murdero, seats: int, seed: bytes) -> None:
        self.rules = game
        self.mind = seeded(11, seed.hex())
        super().__init__(game, seats, seed)

    def seat(self) -> Seat:
        state = self.state
        assert isinstance(state, State)
        phase = state.open.phase
        assert isinstance(phase, Drawing | Acting | Discarding)
        return phase.move.seat

    def does(self, action: Action) -> None:
        self.act(self.seat(), action, self.here.at + PAUSE)

    def decide(self) -> Action:
        view = self.rules.view(self.state, self.seat())
        match view.open.phase:
            case Drawing():
                top = view.open.discard[-1:]
                return TAKE if top and self.wants(view, top[0]) else DRAW
            case Discarding():
                return max(self.rules.legal(view), key=lambda action: POINTS.get(getattr(action, "card", ""), 0))
            case _:
                choices = list(self.rules.legal(view))
                builds = [action for action in choices if isinstance(action, Build)]
                acts = [action for action in choices if isinstance(action, Play | Use)]
                if builds:
                    return builds[self.mind.below(len(builds))]
                if acts and self.mind.below(3):
                    return acts[self.mind.below(len(acts))]
                swaps = [action for action in choices if isinstance(action, Swap) and POINTS.get(action.card, 0) > 3]
                return swaps[0] if swaps else DONE

    def wants(self, view: View, card: str) -> bool:
        """Could the card be built at once?"""
        assert view.seat is not None
        case = view.open.places[view.seat].cases["RBG".index(card[0])] if card in POINTS else None
        return case is not None and (card[1] == "1" or case.counts[int(card[1]) - 2] > 0)

    def to_the_end(self) -> Recording:
        while self.here.over is None:
            self.does(self.decide())
        return self.recording()


def one_hand() -> Recording:
    return Game(Murdero(max_hands=1, start_player=0), 2, b"seed 1").to_the_end()


def three_to_a_hundred() -> Recording:
    return Game(Murdero(), 3, b"seed 2").to_the_end()


def in_pairs() -> Recording:
    return Game(Murdero(partners=True, target=50), 4, b"seed 3").to_the_end()


def wild_deck() -> Recording:
    deck = ("shake_down",) * 4 + ("mitigating_circs",) * 4 + ("joker",) * 3 + ("sabotage",) * 3 + ("dons_alibi",)
    game = Murdero(
        max_hands=2,
        action_deck="custom",
        custom_deck=deck,
        shake_down="from_hand_random",
        mitigating="sabotage_same_value",
        removed_cards="discard",
        case_file_empty="immediate",
    )
    return Game(game, 4, b"seed 4").to_the_end()


def nobody_there() -> Recording:
    """The clock plays for everybody (X-7)."""
    table = Game(Murdero(max_hands=1, turn_seconds=20), 2, b"seed 5")
    table.wait(3_600_000)
    return table.recording()


def given_up() -> Recording:
    table = Game(Murdero(max_hands=3, start_player=2), 3, b"seed 6")
    for _ in range(30):
        table.does(table.decide())
    table.act(1, GIVE_UP)
    return table.to_the_end()


GAMES = (one_hand, three_to_a_hundred, in_pairs, wild_deck, nobody_there, given_up)
