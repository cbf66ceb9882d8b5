"""The games for OpenSpiel, registered as `parlour_<name>`.

    import parlour.adapters.openspiel
    game = pyspiel.load_game("parlour_murdero(seats=3)")

The first node is chance's: it draws one of `shuffles` equally likely seeds, and all later luck follows from it. Every
other node is one answer of one seat to one question (`parlour.adapters.question`), asked as
`parlour.adapters.asking` says. Options that differ from the box are given as JSON:
`parlour_letter(seats=2,options={"language":"de"})`. A game with more than `nodes` is broken off and is worth nothing to
anybody. An information state is everything a seat has answered and heard since the beginning, and what it sees now.
"""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.adapters.asking import Asking
from parlour.adapters.encoding import WORDS, Encoding
from parlour.adapters.rewards import rewards
from parlour.catalog import CATALOG
from parlour.core.game import AnyGame, Seat
from parlour.core.listing import Listing
from parlour.core.missing import needs
from parlour.core.play import heard
from parlour.core.sitting import Sitting

with needs("adapters"):
    import numpy as np
    import pyspiel

PARAMETERS = {"seats": 0, "words": WORDS, "shuffles": 1000, "nodes": 10_000, "options": ""}
"""What may be given with a game's name, and what it is otherwise."""
MOST = 1_000.0
"""The bound of the score of a game played alone."""


def game_type(listing: Listing, fewest: int) -> Any:
    """`fewest` seats at least: nobody wins what nobody loses, unless somebody plays alone."""
    seats = listing.game().seats
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"parlour_{listing.name}",
        long_name=listing.name.upper(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if fewest == 1 else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game under its options, for a number of seats. No `seats` means as few as may play."""

    def __init__(self, listing: Listing, params: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = {**PARAMETERS, **(params or {})}
        rules: AnyGame = msgspec.json.decode(given["options"] or "{}", type=listing.game)
        seats = given["seats"] or rules.seats[0]
        self.rules = rules
        self.shuffles, self.nodes = given["shuffles"], given["nodes"]
        self.encoding = Encoding(rules, seats, given["words"])
        bound = MOST if seats == 1 else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.alphabet),
            max_chance_outcomes=self.shuffles,
            num_players=seats,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=self.nodes,
        )
        super().__init__(game_type(listing, seats), info, params or {})

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Memory | None:
        """None where half of what a seat sees is asked for."""
        if iig_obs_type is None:
            return Observer(self.encoding)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Memory() if iig_obs_type.perfect_recall else Observer(self.encoding)


class TableState(pyspiel.State):  # type: ignore[misc]
    """`asking` is there once chance has drawn the seed."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.asking: Asking | None = None
        self._rules, self._encoding, self._shuffles = game.rules, game.encoding, game.shuffles
        self._left = game.nodes

    def current_player(self) -> int:
        if self.asking is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.asking.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._asked.letters) if player == self._asked.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self._shuffles) for seed in range(self._shuffles)]

    def _apply_action(self, action: int) -> None:
        self._left -= 1
        if self.asking is None:
            self.asking = Asking(Sitting(self._rules, self._encoding.seats, action), self._encoding)
        elif not self.asking.answer(action):
            raise ValueError(f"{action} is no answer to what seat {self.asking.seat} is asked")

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else self._encoding.alphabet.names[action]

    def is_terminal(self) -> bool:
        return self.asking is not None and (self.asking.over is not None or not self._left)

    def returns(self) -> list[float]:
        over = None if self.asking is None else self.asking.over
        return [0.0] * self._encoding.seats if over is None else list(rewards(over))

    def __str__(self) -> str:
        if self.asking is None:
            return "no seed yet"
        return f"{self.asking.sitting!r}\nspelled: {self.spelled(self.asking.seat)}"

    @property
    def _asked(self) -> Asking:
        assert self.asking is not None
        return self.asking

    def spelled(self, player: int) -> str:
        """What this seat has answered of its next action."""
        if self.asking is None or player != self.asking.seat:
            return ""
        return ", ".join(self._encoding.alphabet.names[letter] for letter in self.asking.spelt)


class Observer:
    """What a seat sees now, as an array and as JSON."""

    def __init__(self, encoding: Encoding) -> None:
        self._encoding = encoding
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for field in encoding.fields:
            self.dict[field.name] = self.tensor[at : at + field.size]
            at += field.size

    def set_from(self, state: TableState, player: int) -> None:
        asking = state.asking
        if asking is None:
            self.tensor.fill(0)
            return
        self.tensor[:] = asking.observation(player)

    def string_from(self, state: TableState, player: int) -> str:
        return "" if state.asking is None else f"{seen(state.asking, player)}\n{state.spelled(player)}"


class Memory:
    """An information state: everything a seat has answered and heard, and what it sees now."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TableState, player: int) -> None:
        """There is no array that could hold all of it."""

    def string_from(self, state: TableState, player: int) -> str:
        asking = state.asking
        if asking is None:
            return ""
        answered = [node.action for node in state.full_history() if node.player == player]
        told = (event for told in asking.sitting.played for event in heard(Seat(player), told.events))
        return "\n".join((str(answered), *map(written, told), seen(asking, player)))


def seen(asking: Asking, player: int) -> str:
    return written(asking.sitting.view(player))


def written(thing: Any) -> str:
    return msgspec.json.encode(thing, order="deterministic").decode()


def register(listing: Listing) -> None:
    class Registered(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(listing, params)

    pyspiel.register_game(game_type(listing, listing.game().seats[0]), Registered)


for listed in CATALOG.values():
    register(listed)
