"""What somebody typed and we cannot use: said in one sentence, with the nearest thing we know."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from parlour.core.game import Fact


class Mistake(Exception):
    """A message id and its facts; the command ends with exit code 2."""

    def __init__(self, message: str, /, **facts: Fact) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


def known(word: str, words: Iterable[str], message: str, **facts: Fact) -> str:
    """The word, if it is one of these; else a Mistake that names the nearest of them, or all."""
    known_words = list(words)
    if word in known_words:
        return word
    lowered = {candidate.lower(): candidate for candidate in known_words}
    near = get_close_matches(word.lower(), lowered, n=1, cutoff=0.5)
    if near:
        raise Mistake(f"{message}-near", name=word, nearest=lowered[near[0]], **facts)
    raise Mistake(message, name=word, known=", ".join(known_words), **facts)
