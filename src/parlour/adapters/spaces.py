"""What Gymnasium and PettingZoo call spaces, for an encoding."""

from __future__ import annotations

from typing import Any, TypeAlias

from parlour.adapters.encoding import Encoding
from parlour.core.missing import needs

with needs("adapters"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

Observed: TypeAlias = "dict[str, NDArray[Any]]"
"""`observation` is what a seat sees, `action_mask` what it may answer."""


def observation_space(encoding: Encoding) -> spaces.Space[Any]:
    least, most = encoding.bounds()
    letters = len(encoding.alphabet)
    return spaces.Dict(
        {
            "observation": spaces.Box(least, most, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (letters,), np.int8),
        }
    )


def action_space(encoding: Encoding) -> spaces.Discrete[np.int64]:
    return spaces.Discrete(len(encoding.alphabet))
