"""What each strength sees of the words that are there: common ones more likely than rare ones.

A word is seen with the probability sigmoid((zipf - threshold) / 0.4), so a weaker bot misses plausibly and not always
at the same point. Whether it is seen is drawn once a turn for each word: what a bot has seen before it swaps two tiles,
it still sees when it calls. Words nobody has counted are the rarest; those of the house's own list are known to all.
"""

from __future__ import annotations

from functools import lru_cache
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from parlour.words.lexicon import LAYERS, Layer, Lexicon

SPREAD = 0.4
THRESHOLDS = {"novice": 4.5, "casual": 4.0, "strong": 3.0, "expert": 1.0}
OWN = 9.0


@lru_cache(maxsize=256)
def chances(layer: Layer, strength: str, kept_from: Lexicon | None = None) -> NDArray[np.float64]:
    """How likely each word of a layer is to be seen, by its number; never those a lexicon keeps from the family."""
    counted = np.array(layer.zipf_steps, np.float64) / layer.steps_a_unit
    zipf = counted if layer.name in LAYERS else np.full(len(layer.graph), OWN)
    likely: NDArray[np.float64] = 1 / (1 + np.exp((THRESHOLDS[strength] - zipf) / SPREAD))
    if kept_from is not None:
        numbers = map(layer.graph.number, kept_from.hidden())
        likely[[number for number in numbers if number is not None]] = 0
    return likely


def turn_number(*what: object) -> int:
    """A number for one turn of one seat, to draw from."""
    return crc32(repr(what).encode())


def drawn(numbers: NDArray[np.uint32], turn: int) -> NDArray[np.float64]:
    """For each word a number from 0 to 1, the same within a turn."""
    mixed = (numbers.astype(np.uint64) + (np.uint64(turn) << np.uint64(32))) * np.uint64(0x9E3779B97F4A7C15)
    mixed ^= mixed >> np.uint64(31)
    mixed *= np.uint64(0xBF58476D1CE4E5B9)
    mixed ^= mixed >> np.uint64(29)
    shares: NDArray[np.float64] = (mixed >> np.uint64(40)).astype(np.float64) / float(1 << 24)
    return shares
