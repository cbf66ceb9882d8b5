"""The games for PettingZoo: seats asked in turn, or all at once.

    env = Rounds(parlour.game("letter", language="de"), seats=3)

A step is one answer to one question (`parlour.adapters.question`). An answer that is not in the mask changes nothing
and is marked `refused` in the infos, as at a table. Rewards come at the end (`parlour.adapters.rewards`).
"""

from __future__ import annotations

from secrets import randbits
from typing import Any

from parlour.adapters.alphabet import WAIT
from parlour.adapters.asking import Asking
from parlour.adapters.encoding import WORDS, Encoding
from parlour.adapters.question import NOTHING, Question, Spelling, first_asked, narrowed
from parlour.adapters.rewards import rewards
from parlour.adapters.spaces import Observed, action_space, observation_space
from parlour.core.game import Action, AnyGame, Illegal, Seat
from parlour.core.listing import name_of
from parlour.core.luck import seeded, shuffled
from parlour.core.missing import needs
from parlour.core.sitting import AnySitting, Sitting

with needs("adapters"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

LONGEST = 10_000
"""How many steps an episode has at most, unless you say otherwise."""


class Table:
    """What both kinds of environment share: the game, its encoding and its spaces."""

    def __init__(self, game: AnyGame, seats: int | None, words: int, max_cycles: int) -> None:
        self.game = game
        self.encoding = Encoding(game, game.seats[0] if seats is None else seats, words)
        self.max_cycles = max_cycles
        self.metadata: dict[str, Any] = {
            "name": f"parlour_{name_of(type(game))}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.encoding.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observed = {agent: observation_space(self.encoding) for agent in self.possible_agents}
        self._acted = {agent: action_space(self.encoding) for agent in self.possible_agents}
        self._seed, self._tables = randbits(128), 0
        self._steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self._acted[agent]

    def new_sitting(self, seed: int | None) -> AnySitting:
        """A table whose luck follows from this seed, or from the one before it."""
        if seed is not None:
            self._seed, self._tables = seed, 0
        self._tables += 1
        self._steps = 0
        self.agents = self.possible_agents[:]
        return Sitting(self.game, self.encoding.seats, f"{self._seed} {self._tables}")

    def close(self) -> None:
        """There is nothing to close."""


class Rounds(Table, AECEnv):  # type: ignore[misc]
    """One seat is asked at a time, as `parlour.adapters.asking` says."""

    def __init__(self, game: AnyGame, seats: int | None = None, words: int = WORDS, max_cycles: int = LONGEST) -> None:
        AECEnv.__init__(self)
        Table.__init__(self, game, seats, words, max_cycles)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.asking = Asking(self.new_sitting(seed), self.encoding)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.asking.seat]

    def observe(self, agent: str) -> Observed:
        seat = self._seats[agent]
        return {"observation": self.asking.observation(seat), "action_mask": self.asking.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        asking = self.asking
        self._cumulative_rewards[agent] = 0.0
        self._steps += 1
        self.infos[agent] = {} if asking.answer(int(action)) else {"refused": True}
        if (over := asking.over) is not None:
            self.rewards = dict(zip(self.agents, rewards(over), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self._steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[asking.seat]

    def render(self) -> str:
        return str(self.asking.sitting)


class Together(Table, ParallelEnv):  # type: ignore[misc]
    """All seats answer at once. A seat that is not asked can only wait.

    Who acts first within a step is drawn by lot. If what was asked is no longer asked by then, or the action is no
    longer possible, it came too late and is lost, as at a table. If nobody does anything, table time runs until the
    clock rings.
    """

    def __init__(self, game: AnyGame, seats: int | None = None, words: int = WORDS, max_cycles: int = LONGEST) -> None:
        Table.__init__(self, game, seats, words, max_cycles)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self.sitting = self.new_sitting(seed)
        self._ask()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        moved = False
        entries = len(self.sitting.played)
        lots = seeded(self._steps, self.sitting.seal.commitment)
        for agent in shuffled(lots, agents):
            letter = int(actions[agent])
            if letter == WAIT:
                continue
            if self._answer(self._seats[agent], letter, entries):
                moved = True
            else:
                infos[agent]["refused"] = True
        until = self.sitting.turn.until
        if not moved and until is not None:
            self.sitting.settle(until)
        if len(self.sitting.played) > entries:
            self._ask()
        self._steps += 1
        over = self.sitting.over
        observations = self._observations()
        gained = dict.fromkeys(agents, 0.0) if over is None else dict(zip(agents, rewards(over), strict=True))
        ended = over is not None
        cut = not ended and self._steps >= self.max_cycles
        if ended or cut:
            self.agents = []
        return observations, gained, dict.fromkeys(agents, ended), dict.fromkeys(agents, cut), infos

    def _ask(self) -> None:
        """Everybody who may act now is asked afresh."""
        turn = self.sitting.turn
        asked = sorted(turn.awaited | turn.welcome) if self.sitting.over is None else []
        self._questions: dict[int, Question] = {}
        self._spelt: dict[int, Spelling] = dict.fromkeys(asked, ())
        for seat in asked:
            self._questions[seat] = self.encoding.question(self.sitting.view(seat))
            if turn.until is None:
                self._spelt[seat], self._questions[seat] = first_asked(self._questions[seat])

    def _answer(self, seat: int, letter: int, asked_at: int) -> bool:
        """False if this is no answer, or if it came too late for what was asked when the log had so many entries."""
        question = self._questions.get(seat, NOTHING)
        if letter not in question.letters:
            return False
        after = question.after(letter)
        if not isinstance(after, Action):
            forced, after = narrowed(after)
            self._spelt[seat] = (*self._spelt[seat], letter, *forced)
        if not isinstance(after, Action):
            self._questions[seat] = after
            return True
        since = self.sitting.played[asked_at:]
        if any(seat not in told.turn.awaited | told.turn.welcome for told in since):
            return False
        try:
            self.sitting.act(Seat(seat), after)
        except Illegal:
            if not since:
                raise
            return False
        return True

    def _letters(self, seat: int) -> list[int]:
        letters = list(self._questions.get(seat, NOTHING).letters)
        must = seat in self.sitting.turn.awaited and self.sitting.turn.until is None
        return letters if must or self._spelt.get(seat) else [WAIT, *letters]

    def _observations(self) -> dict[str, Observed]:
        turn = self.sitting.turn
        return {
            agent: {
                "observation": self.encoding.observation(
                    self.encoding.picture(self.sitting.view(seat), turn), self._spelt.get(seat, ())
                ),
                "action_mask": self.encoding.mask(self._letters(seat)),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> str:
        return str(self.sitting)

    def __getstate__(self) -> dict[str, Any]:
        """Questions are worked out again from what was spelled."""
        return {name: value for name, value in self.__dict__.items() if name != "_questions"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        if "sitting" in kept:
            spelt = self._spelt
            self._ask()
            for seat, letters in spelt.items():
                while len(self._spelt[seat]) < len(letters):
                    self._answer(seat, letters[len(self._spelt[seat])], len(self.sitting.played))
