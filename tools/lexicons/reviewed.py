"""Our own reviewed lists in `extras/`: what is added, what is dropped, and what the family filter hides."""

from __future__ import annotations

import re
from collections.abc import Container
from pathlib import Path

from parlour.words.spelling import normal_form

FOLDER = Path(__file__).parent / "extras"
OURS = "Parlour"


def added(language: str, layer: str) -> list[str]:
    """What we add to a layer, for this language or for every language."""
    return listed(f"{language}/{layer}") + listed(f"every/{layer}")


def dropped(language: str, layer: str) -> Container[str]:
    """What we drop from a layer, for this language or for every language, unless this language adds it.

    Initials that have become words are abbreviations, a layer of its own.
    """
    unwanted = listed(f"{language}/dropped_{layer}") + listed(f"every/dropped_{layer}")
    became_words = listed(f"{language}/abbreviations") if layer == "initials" else ()
    return frozenset(unwanted) - frozenset(listed(f"{language}/{layer}")) | frozenset(became_words)


def listed(name: str) -> list[str]:
    """The words of a list; lines that begin with # are comments."""
    file = FOLDER / f"{name}.txt"
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    return [word for line in lines if not line.startswith("#") for word in line.split()]


class Hidden:
    """The family filter: patterns in which * stands for any letters, and exceptions that begin with !."""

    def __init__(self, patterns: list[str], language: str, *, umlauts: bool) -> None:
        def any_of(chosen: list[str]) -> re.Pattern[str]:
            forms = [pattern(one, language, umlauts) for one in chosen]
            return re.compile("|".join(forms) or r"(?!)")

        self.patterns = any_of([one for one in patterns if not one.startswith("!")])
        self.exceptions = any_of([one[1:] for one in patterns if one.startswith("!")])

    def __contains__(self, word: str) -> bool:
        return bool(self.patterns.fullmatch(word)) and not self.exceptions.fullmatch(word)


def pattern(text: str, language: str, umlauts: bool) -> str:
    parts = [normal_form(part, language, umlauts=umlauts) if part else "" for part in text.split("*")]
    assert None not in parts, text
    return ".*".join(part or "" for part in parts)
