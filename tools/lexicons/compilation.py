"""Compiles the layers of one language into the files of the package: the same bytes for the same words."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

from parlour.words.packing import in_order, packed, packed_with
from parlour.words.sections import written
from parlour.words.spelling import LONGEST, SHORTEST, marks, normal_form
from tools.lexicons.reviewed import Hidden

ZIPF_STEPS = 25
"""Steps per Zipf unit, so that a byte holds 0 (unknown) to 10.2."""


class Spelled(NamedTuple):
    spelling: str
    source: str


Layers: TypeAlias = Mapping[str, Iterable[Spelled]]


class Language(NamedTuple):
    """How words are written and counted in one language, with or without tiles for umlauts."""

    code: str
    umlauts: bool
    shares: Mapping[str, float]
    """How common each lower-case spelling is."""
    zipfs: Mapping[str, float]
    """How common each normal form is."""


def compiled(layers: Layers, language: Language, hidden: Hidden) -> dict[str, bytes]:
    """File names and contents."""
    files: dict[str, bytes] = {}
    frequencies: dict[str, array[int] | list[str]] = {}
    concealed: set[str] = set()
    for layer, spelled in layers.items():
        best = chosen(spelled, language)
        files[f"{layer}.graph"] = graph(best, language)
        frequencies[layer] = array("B", (step(language.zipfs.get(word, 0)) for word in in_order(best)))
        concealed |= {word for word in best if word in hidden}
    files["hidden.graph"] = packed(concealed)
    files["frequency.columns"] = written({"steps": ZIPF_STEPS}, frequencies)
    return files


def chosen(spelled: Iterable[Spelled], language: Language) -> dict[str, Spelled]:
    """The spelling of each normal form that people use most or, if that is unknown, the one in small letters."""
    spellings: dict[str, set[Spelled]] = defaultdict(set)
    for one in spelled:
        word = normal_form(one.spelling, language.code, umlauts=language.umlauts)
        if word and SHORTEST <= len(word) <= LONGEST:
            spellings[word].add(one)

    def rank(one: Spelled) -> tuple[float, str, str, str]:
        # Swapping the case puts small letters first; the spelling itself tells Straße from Strasse.
        return -language.shares.get(one.spelling.lower(), 0), one.spelling.swapcase(), one.spelling, one.source

    return {word: min(candidates, key=rank) for word, candidates in spellings.items()}


def graph(best: Mapping[str, Spelled], language: Language) -> bytes:
    return packed_with(
        {word: (marks(one.spelling, language.code, umlauts=language.umlauts), one.source) for word, one in best.items()}
    )


def step(zipf: float) -> int:
    return max(0, min(255, round(zipf * ZIPF_STEPS)))
