"""The games for Gymnasium: one seat, alone or against bots.

    env = gymnasium.make("parlour/letter-v0", game=parlour.game("letter", language="de"), seats=3, bots="casual")

A step is one answer to one question (`parlour.adapters.question`). An answer that is not in the mask changes nothing
and is marked `refused` in the info. The reward comes at the end (`parlour.adapters.rewards`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.adapters.asking import Asking
from parlour.adapters.encoding import WORDS, Encoding
from parlour.adapters.rewards import rewards
from parlour.adapters.spaces import Observed, action_space, observation_space
from parlour.bots.bot import RANDOM
from parlour.bots.roster import bot
from parlour.catalog import CATALOG
from parlour.core.game import AnyGame, Millis
from parlour.core.luck import Stream
from parlour.core.missing import needs
from parlour.core.sitting import Sitting

with needs("adapters"):
    import gymnasium
    import numpy as np

BUDGET = Millis(1000)
"""The time a bot is told it may use."""


class Chair(gymnasium.Env[Observed, np.int64]):
    """A seat at a table. The other seats are bots: one strength for all of them, or one for each in their order."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (Gymnasium's own declaration)

    def __init__(
        self,
        game: AnyGame,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = RANDOM,
        words: int = WORDS,
        render_mode: str | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.encoding = Encoding(game, game.seats[0] if seats is None else seats, words)
        others = [other for other in range(self.encoding.seats) if other != seat]
        strengths = [bots] * len(others) if isinstance(bots, str) else bots
        self.bots = {other: bot(game, strength) for other, strength in zip(others, strengths, strict=True)}
        self.observation_space = observation_space(self.encoding)
        self.action_space = action_space(self.encoding)
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        self.asking = Asking(Sitting(self.game, self.encoding.seats, self.np_random.bytes(16)), self.encoding)
        self._let_bots_act()
        return self._observation(), {}

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        accepted = self.asking.answer(int(action))
        self._let_bots_act()
        over = self.asking.over
        reward = 0.0 if over is None else rewards(over)[self.seat]
        return self._observation(), reward, over is not None, False, {} if accepted else {"refused": True}

    def render(self) -> str | None:
        return None if self.render_mode is None else str(self.asking.sitting)

    def _let_bots_act(self) -> None:
        """Bots answer as soon as the game waits for them. They never change their mind."""
        asking, sitting = self.asking, self.asking.sitting
        while asking.over is None and asking.seat != self.seat:
            if asking.seat in sitting.position.turn.awaited:
                luck = Stream(sitting.seal.seed + b" bot " + len(sitting.played).to_bytes(8, "big"))
                asking.act(self.bots[asking.seat](asking.view(), BUDGET, luck))
            else:
                asking.wait()

    def _observation(self) -> Observed:
        return {"observation": self.asking.observation(self.seat), "action_mask": self.asking.mask(self.seat)}


def table(name: str, game: AnyGame | None = None, **table: Any) -> Chair:
    """What `gymnasium.make` makes: the game as in the box, unless one is given."""
    return Chair(CATALOG[name].game() if game is None else game, **table)


for name in CATALOG:
    gymnasium.register(f"parlour/{name}-v0", f"{__name__}:table", kwargs={"name": name}, max_episode_steps=10_000)
