"""Expands Hunspell dictionaries: every form of a stem with its prefixes and suffixes, but no compounds."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

Flags: TypeAlias = tuple[str, ...]


class Affix(NamedTuple):
    strip: str
    add: str
    condition: re.Pattern[str] | None
    flags: Flags
    """The flags of the new form."""
    crosses: bool
    """It combines with an affix at the other end."""


class Stem(NamedTuple):
    word: str
    flags: Flags
    parts_of_speech: frozenset[str]


class Affixes:
    """The rules of an .aff file with two-letter flags (FLAG long)."""

    def __init__(self, text: str) -> None:
        self.prefixes: dict[str, list[Affix]] = defaultdict(list)
        self.suffixes: dict[str, list[Affix]] = defaultdict(list)
        self.special: dict[str, str] = {}
        crossing: dict[str, bool] = {}
        for line in text.splitlines():
            match line.split():
                case ["NEEDAFFIX" | "FORBIDDENWORD" | "ONLYINCOMPOUND" as name, flag, *_]:
                    self.special[name] = flag
                case ["PFX" | "SFX", flag, "Y" | "N" as crosses, count, *_] if count.isdigit():
                    crossing[flag] = crosses == "Y"
                case ["PFX" | "SFX" as kind, flag, strip, added, *rest]:
                    before = kind == "PFX"
                    add, _, more = added.partition("/")
                    condition = rest[0] if rest and ":" not in rest[0] else "."
                    affix = Affix(
                        "" if strip == "0" else strip,
                        "" if add == "0" else add,
                        None if condition == "." else re.compile(condition if before else condition + r"\Z"),
                        in_twos(more),
                        crossing[flag],
                    )
                    (self.prefixes if before else self.suffixes)[flag].append(affix)
                case _:
                    pass

    def stems(self, dictionary: str) -> Iterator[Stem]:
        for line in dictionary.splitlines()[1:]:
            entry, *facts = line.split() or [""]
            word, _, flags = entry.partition("/")
            speech = frozenset(fact.removeprefix("po:") for fact in facts if fact.startswith("po:"))
            if word:
                yield Stem(word, in_twos(flags), speech)

    def forms(self, word: str, flags: Flags) -> Iterator[str]:
        """The word itself and all its forms."""
        if self.special.get("FORBIDDENWORD") in flags:
            return
        if self.stands_alone(flags):
            yield word
        for form, affix in self.suffixed(word, flags):
            if self.stands_alone(affix.flags):
                yield form
                if affix.crosses:
                    yield from (both for both, other in self.prefixed(form, flags) if other.crosses)
            yield from (both for both, other in self.prefixed(form, affix.flags) if other.crosses)
        for form, affix in self.prefixed(word, flags):
            if self.stands_alone(flags) and self.stands_alone(affix.flags):
                yield form
            # A prefix may allow suffixes of its own: kilo + gramme + s.
            yield from (more for more, last in self.suffixed(form, affix.flags) if self.stands_alone(last.flags))

    def stands_alone(self, flags: Flags) -> bool:
        return not {self.special.get("NEEDAFFIX"), self.special.get("ONLYINCOMPOUND")} & set(flags)

    def suffixed(self, word: str, flags: Flags, depth: int = 2) -> Iterator[tuple[str, Affix]]:
        for flag in flags:
            for affix in self.suffixes.get(flag, ()):
                if word.endswith(affix.strip) and (affix.condition is None or affix.condition.search(word)):
                    form = word[: len(word) - len(affix.strip)] + affix.add
                    yield form, affix
                    if depth > 1:
                        yield from self.suffixed(form, affix.flags, depth - 1)

    def prefixed(self, word: str, flags: Flags) -> Iterator[tuple[str, Affix]]:
        for flag in flags:
            for affix in self.prefixes.get(flag, ()):
                if word.startswith(affix.strip) and (affix.condition is None or affix.condition.match(word)):
                    yield affix.add + word[len(affix.strip) :], affix


def in_twos(flags: str) -> Flags:
    return tuple(flags[at : at + 2] for at in range(0, len(flags), 2))
