"""Which of the words on the table each strength sees: common ones are likelier than rare ones.

A word is seen with probability sigmoid((zipf - threshold) / 0.4), so weaker bots miss words plausibly. Below Expert
there is also a floor: there are so many rare words that a few would turn up every turn, and nobody expects VISON from
a Casual bot. Each word is drawn once a turn, so a bot that swaps two tiles for a word still sees it when it calls.
Words of unknown frequency count as the rarest. Every bot knows the house's own list.
"""

from __future__ import annotations

from functools import lru_cache
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from parlour.words.lexicon import LAYERS, Layer, Lexicon

SPREAD = 0.4
THRESHOLDS = {"novice": 4.5, "casual": 4.0, "strong": 3.0, "expert": 1.0}
FLOORS = {"novice": 3.5, "casual": 3.2, "strong": 2.0, "expert": 0.0}
"""The rarest words of each strength: one in three hundred thousand, six hundred thousand and ten million."""
OWN = 9.0


@lru_cache(maxsize=256)
def chances(layer: Layer, strength: str, words: Lexicon) -> NDArray[np.float64]:
    """How likely each word of a layer is to be seen, by number. Zero for what the family filter hides."""
    counted = np.array(layer.zipf_steps, np.float64) / layer.steps_a_unit
    zipf = counted if layer.name in LAYERS else np.full(len(layer.graph), OWN)
    likely: NDArray[np.float64] = 1 / (1 + np.exp((THRESHOLDS[strength] - zipf) / SPREAD))
    likely[zipf < FLOORS[strength]] = 0
    numbers = map(layer.graph.number, words.hidden())
    likely[[number for number in numbers if number is not None]] = 0
    return likely


def turn_number(*what: object) -> int:
    """A seed for one turn of one seat."""
    return crc32(repr(what).encode())


def drawn(numbers: NDArray[np.uint32], turn: int) -> NDArray[np.float64]:
    """A number from 0 to 1 for each word, the same throughout a turn."""
    mixed = (numbers.astype(np.uint64) + (np.uint64(turn) << np.uint64(32))) * np.uint64(0x9E3779B97F4A7C15)
    mixed ^= mixed >> np.uint64(31)
    mixed *= np.uint64(0xBF58476D1CE4E5B9)
    mixed ^= mixed >> np.uint64(29)
    shares: NDArray[np.float64] = (mixed >> np.uint64(40)).astype(np.float64) / float(1 << 24)
    return shares
