"""How common words are: the lists of wordfreq, read without wordfreq."""

from __future__ import annotations

import gzip
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from math import log10

import msgspec

from parlour.words.spelling import normal_form
from tools.lexicons.inputs import WORDFREQ, content


@cache
def frequencies(language: str) -> Mapping[str, float]:
    """The share of each lower-case spelling in all text. The file lists words by hundredths of a decade."""
    packed = gzip.decompress(content(WORDFREQ, f"wordfreq/data/large_{language}.msgpack.gz"))
    _, *steps = msgspec.msgpack.decode(packed)
    return {word: 10 ** (-step / 100) for step, words in enumerate(steps) for word in words}


@cache
def zipfs(language: str, umlauts: bool) -> Mapping[str, float]:
    """The Zipf value (log of how often in a billion) of each normal form: all its spellings together."""
    shares: dict[str, float] = defaultdict(float)
    for word, share in frequencies(language).items():
        if spelled := normal_form(word, language, umlauts=umlauts):
            shares[spelled] += share
    return {word: log10(share) + 9 for word, share in shares.items()}
