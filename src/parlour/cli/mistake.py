"""Something typed that cannot be used: one sentence about it, with the nearest thing we know."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from parlour.core.refusal import Fact


class Mistake(Exception):
    """A message id and its facts; the command ends with exit code 2."""

    def __init__(self, message: str, /, **facts: Fact) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


def known(word: str, words: Iterable[str], message: str, **facts: Fact) -> str:
    """The word, if it is one of these."""
    candidates = list(words)
    if word not in candidates:
        raise unknown(word, candidates, message, **facts)
    return word


def unknown(word: str, words: Iterable[str], message: str, **facts: Fact) -> Mistake:
    """Names the nearest of these words, or all of them where none is near."""
    lowered = {candidate.lower(): candidate for candidate in words}
    near = get_close_matches(word.lower(), lowered, n=1, cutoff=0.6)
    if near:
        return Mistake(f"{message}-near", name=word, nearest=lowered[near[0]], **facts)
    return Mistake(message, name=word, known=", ".join(lowered.values()), **facts)
