"""Checks each lexicon against the 20,000 commonest forms of its language.

python -m tools.lexicons.coverage

Every form must be in the lexicon or on the list of refusals, `extras/<language>/refused.txt`, with a reason. Four kinds
of forms are passed over, each by a mechanical rule:

- names: what a layer of names has in any of our languages, or the reviewed list `extras/<language>/names.txt`; also
  German genitives of these;
- foreign words: forms at least three times as common in another language;
- Roman numerals, also as French ordinals;
- forms without a vowel, which are abbreviations and units.

The result is kept in `coverage.json`, with a fingerprint of the lexicon it is true of.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections import Counter
from collections.abc import Container, Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from parlour.words.lexicon import DATA, LAYERS, Lexicon, lexicon
from parlour.words.spelling import LANGUAGES, LONGEST, SHORTEST, normal_form
from tools.lexicons.frequencies import zipfs
from tools.lexicons.reviewed import FOLDER, listed

RESULT = Path(__file__).with_name("coverage.json")
COMMONEST = 20_000
MOST_REFUSALS = 300
OURS = ("words", "proper", "abbreviations")
NAMES = ("places", "first_names", "brands")
COMPARED = ("en", "de", "fr", "it", "es", "pt", "nl", "pl", "sv", "nb", "fi", "cs", "ca")
FOREIGN = 0.477
"""The difference of Zipf values that makes a form three times as common elsewhere."""
ROMAN = re.compile(r"M*(C[MD]|D?C{0,3})(X[CL]|L?X{0,3})(I[XV]|V?I{0,3})(E|EME|ER)?")
VOWELS = frozenset("AEIOUYÄÖÜ")


class Coverage(Struct, frozen=True):
    """What the check found in one language."""

    checked: int
    refused: int
    missing: list[str]
    passed_over: dict[str, int]
    """How many forms of each kind were commoner than the last one checked, and are no words of this language."""
    lexicon: str
    """The fingerprint of the lexicon."""


def refusals(language: str) -> Mapping[str, str]:
    """The refused forms as people write them, each with its reason. A line is a reason, a colon, and the forms."""
    reasons: dict[str, str] = {}
    for line in (FOLDER / language / "refused.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            reason, _, forms = line.partition(": ")
            reasons |= dict.fromkeys(forms.split(), reason)
    return reasons


def covered(language: str) -> Coverage:
    words, shares = in_print(language), zipfs(language, True)
    refused = {plain(form, language) for form in refusals(language)}
    names = known_names(language)
    passed, missing, checked, turned_down = Counter[str](), list[str](), 0, 0
    for form in sorted(shares, key=lambda form: (-shares[form], form)):
        if not SHORTEST <= len(form) <= LONGEST:
            continue
        if not words.holds(form, OURS):
            if form in refused:
                turned_down += 1
            elif kind := no_word(form, language, names):
                passed[kind] += 1
                continue
            else:
                missing.append(form)
        checked += 1
        if checked == COMMONEST:
            break
    return Coverage(checked, turned_down, missing, dict(sorted(passed.items())), fingerprint(language))


def no_word(form: str, language: str, names: Container[str]) -> str:
    """Which kind of form it is that is no word of the language; empty if none is known."""
    if form in names or (language == "de" and form.endswith("S") and form[:-1] in names):
        return "names"
    if ROMAN.fullmatch(form):
        return "numerals"
    if not VOWELS & set(form):
        return "without a vowel"
    ours = zipfs(language, True)[form]
    if any(zipfs(other, True).get(form, 0) >= ours + FOREIGN for other in COMPARED if other != language):
        return "foreign"
    return ""


@cache
def in_print(language: str) -> Lexicon:
    """German with its umlauts."""
    return lexicon(language, umlauts=language == "de")


def known_names(language: str) -> frozenset[str]:
    named = {plain(name, language) for name in listed(f"{language}/names")}
    named |= set(in_print(language).layer("initials").graph)
    return frozenset(named).union(*(in_print(each).layer(layer).graph for each in LANGUAGES for layer in NAMES))


def plain(text: str, language: str) -> str:
    form = normal_form(text, language, umlauts=True)
    assert form is not None, text
    return form


def fingerprint(language: str) -> str:
    folder = DATA.joinpath(in_print(language).folder)
    return hashlib.sha256(b"".join(folder.joinpath(f"{layer}.graph").read_bytes() for layer in LAYERS)).hexdigest()


def main() -> None:
    found = {language: covered(language) for language in LANGUAGES}
    RESULT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    for language, coverage in found.items():
        print(f"{language}: {coverage.refused} refused, passed over {coverage.passed_over}")
        print("  missing:", " ".join(coverage.missing) or "nothing")
    sys.exit(any(coverage.missing for coverage in found.values()))


if __name__ == "__main__":
    main()
