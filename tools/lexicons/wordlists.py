"""The layer `words`: what each language's source calls a word, before it is brought into normal form."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator, Mapping

import msgspec

from parlour.words.spelling import normal_form
from tools.lexicons.affixes import Affixes
from tools.lexicons.frequencies import frequencies
from tools.lexicons.inputs import HUNSPELL_FR, MORPH_IT, SCOWL, TANGLET, Input, content, names

SCOWL_LISTS = re.compile(
    r".*/((english|american|british|british_z|canadian|australian)"
    r"|(variant_[12]|british_variant_1|canadian_variant_1|australian_variant_1))-words\.(10|20|35|40|50|55|60|70|80)"
)
ITALIAN_TABLES = ["adj", "adp", "adv", "aux", "det", "noun", "num", "other", "pron", "verb"]
NOT_FRENCH_WORDS = frozenset(["npr", "prn", "patr", "titr", "pfx", "sfx", "sign", "ponc", "err", "nbro", "div"])
VOWELS = {"en": "AEIOUY", "de": "", "fr": "AEIOUY", "it": "AEIOU"}
"""A word without one is an abbreviation or a unit, save these. The German list is clean of them."""
VOWELLESS = {
    "en": [
        "SH",
        "BRR",
        "CWM",
        "HMM",
        "NTH",
        "PHT",
        "PST",
        "PWN",
        "SHH",
        "TSK",
        "ZZZ",
        "BRRR",
        "CWMS",
        "PFFT",
        "PSST",
        "PSTS",
        "PWNS",
        "TSKS",
        "CRWTH",
        "PHPHT",
        "PSSTS",
        "CRWTHS",
        "TSKTSK",
        "TSKTSKS",
    ],
    "de": [],
    "fr": ["HMM", "KSS", "PFF", "PST", "TSS", "BRRR", "GRRR", "PFFT", "ZZZZ", "CRWTH", "CRWTHS"],
    "it": [],
}


def english() -> Iterator[str]:
    for name in names(SCOWL):
        if SCOWL_LISTS.fullmatch(name):
            yield from (word for word in content(SCOWL, name).decode().split() if word == word.lower())


def german() -> Iterator[str]:
    """A line is a normal form and its spellings, or a word that is its own normal form."""
    for line in gzip.decompress(content(TANGLET, "usr/share/tanglet/gamedata/de/words")).decode().splitlines():
        normal, *spellings = line.split()
        yield from spellings or [normal.lower()]


def french() -> Iterator[str]:
    affixes = Affixes(content(HUNSPELL_FR, "usr/share/hunspell/fr.aff").decode())
    for word, flags, speech in affixes.stems(content(HUNSPELL_FR, "usr/share/hunspell/fr.dic").decode()):
        if speech and all(part in NOT_FRENCH_WORDS or part.startswith("loc") for part in speech):
            continue
        if any(sign.isupper() or sign.isdigit() for sign in word):
            continue
        # Symbols of units (m, g, cd, lm) take no metric prefixes: those are symbols again.
        kept = tuple(flag for flag in flags if len(word) > 3 or not flag.startswith("U"))
        yield from (form for form in affixes.forms(word, kept) if form.isalpha())


def italian() -> Iterator[str]:
    known = frequencies("it")
    for table in ITALIAN_TABLES:
        for word in map(mended, italian_table(table)):
            if word != word.lower() or not word.isalpha():
                continue
            plain = (normal_form(word, "it") or "").lower()
            if table in ("verb", "aux") and plain[-1:] not in "aeiou":
                continue  # shortened for verse: amar, fan, voglion
            if table in ("adj", "det") and re.search(r"issim[oaie]$", plain) and word not in known:
                continue  # superlatives made by machine
            if table == "other" and re.search(r"(.)\1\1|[aeiou]h+$|hh", plain) and len(plain) > 2:
                continue  # aaah, uuuh
            yield word


def italian_table(part_of_speech: str) -> Mapping[str, object]:
    file = f"spacy_lookups_data/data/it_lemma_lookup_{part_of_speech}.json.gz"
    return msgspec.json.decode(gzip.decompress(content(MORPH_IT, file)), type=dict[str, object])


def mended(word: str) -> str:
    """The tables are UTF-8 read as Latin-1: societÃ\xa0 is società."""
    try:
        return word.encode("latin-1").decode()
    except UnicodeError:
        return word


def has_voice(word: str, language: str) -> bool:
    """It has a vowel, or is one of the few words that need none."""
    vowels = VOWELS[language]
    return not vowels or bool(set(vowels) & set(word)) or word in VOWELLESS[language]


WORDS: Mapping[str, tuple[Input, Callable[[], Iterator[str]]]] = {
    "en": (SCOWL, english),
    "de": (TANGLET, german),
    "fr": (HUNSPELL_FR, french),
    "it": (MORPH_IT, italian),
}
