"""The layer `words`: the words in each language's sources, before they are normalised."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import TypeAlias

import msgspec

from parlour.words.spelling import normal_form
from tools.lexicons import italian_forms
from tools.lexicons.affixes import Affixes
from tools.lexicons.frequencies import frequencies
from tools.lexicons.inputs import HUNSPELL_FR, MORPH_IT, SCOWL, TANGLET, WIKDICT, Input, content, names

SCOWL_LISTS = re.compile(
    r".*/((english|american|british|british_z|canadian|australian)"
    r"|(variant_[12]|british_variant_1|canadian_variant_1|australian_variant_1))-words\.(10|20|35|40|50|55|60|70|80)"
)
ITALIAN_TABLES = ["adj", "adp", "adv", "aux", "det", "noun", "num", "other", "pron", "verb"]
PARTICIPLES = ("to", "ta", "ti", "te", "so", "sa", "si", "se")
"""*tenutosi* and *messasi* are forms too."""
STILL_SAID = 1e-6
"""How common a shortened verb form has to be to count."""
NOT_FRENCH_WORDS = frozenset(["npr", "prn", "patr", "titr", "pfx", "sfx", "sign", "ponc", "err", "nbro", "div"])
VOWELS = {"en": "AEIOUY", "de": "", "fr": "AEIOUY", "it": "AEIOU"}
"""A word without a vowel is an abbreviation or a unit, except for these. The German list has none."""
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


Sourced: TypeAlias = tuple[str, Input]
"""A word and the input it comes from."""


def english() -> Iterator[Sourced]:
    for name in names(SCOWL):
        if SCOWL_LISTS.fullmatch(name):
            yield from ((word, SCOWL) for word in content(SCOWL, name).decode().split() if word == word.lower())


def german() -> Iterator[Sourced]:
    """A line is a normal form and its spellings, or a word that is its own normal form."""
    for line in gzip.decompress(content(TANGLET, "usr/share/tanglet/gamedata/de/words")).decode().splitlines():
        normal, *spellings = line.split()
        yield from ((word, TANGLET) for word in spellings or [normal.lower()])


def french() -> Iterator[Sourced]:
    affixes = Affixes(content(HUNSPELL_FR, "usr/share/hunspell/fr.aff").decode())
    for word, flags, speech in affixes.stems(content(HUNSPELL_FR, "usr/share/hunspell/fr.dic").decode()):
        if speech and all(part in NOT_FRENCH_WORDS or part.startswith("loc") for part in speech):
            continue
        if any(sign.isupper() or sign.isdigit() for sign in word):
            continue
        # Symbols of units (m, g, cd, lm) get no metric prefix: the result would be another symbol.
        kept = tuple(flag for flag in flags if len(word) > 3 or not flag.startswith("U"))
        yield from ((form, HUNSPELL_FR) for form in affixes.forms(word, kept) if form.isalpha())


def italian() -> Iterator[Sourced]:
    """The tables of Morph-it!, their regular forms that it lacks, and the headwords of Wiktionary with theirs."""
    used = frequencies("it")
    tables = {table: italian_table(table) for table in ITALIAN_TABLES}
    for table, words in tables.items():
        yield from ((word, MORPH_IT) for word in words if is_italian(word, table))
    verbs = tables["verb"]
    grown = chain(
        italian_forms.futures(verbs),
        (form + "si" for form in verbs if form.endswith(PARTICIPLES) and form + "si" in used),
        (form for verb in sorted(set(verbs.values())) for form in italian_forms.with_pronouns(verb) if form in used),
        (form for adjective in tables["adj"] for form in italian_forms.adverbs(adjective) if form in used),
    )
    yield from ((word, MORPH_IT) for word in grown if word.isalpha())
    yield from ((word, WIKDICT[0]) for word in italian_forms.forms(italian_forms.headwords(), used))


def is_italian(word: str, table: str) -> bool:
    """Whether an entry of these tables is a word people use."""
    shares = frequencies("it")
    if word != word.lower() or not word.isalpha():
        return False
    plain = (normal_form(word, "it") or "").lower()
    if table in ("verb", "aux") and plain[-1:] not in "aeiou":
        return shares.get(word, 0) >= STILL_SAID  # aver, far; not amavan, voglion
    if table in ("adj", "det") and re.search(r"issim[oaie]$", plain):
        return word in shares  # most superlatives are made by machine
    if table == "other" and len(plain) > 2:
        return not re.search(r"(.)\1\1|[aeiou]h+$|hh", plain)  # aaah, uuuh
    return True


def italian_table(part_of_speech: str) -> Mapping[str, str]:
    """Each form and the word it is a form of."""
    file = f"spacy_lookups_data/data/it_lemma_lookup_{part_of_speech}.json.gz"
    table = msgspec.json.decode(gzip.decompress(content(MORPH_IT, file)), type=dict[str, str])
    return {mended(form): mended(lemma) for form, lemma in table.items()}


def mended(word: str) -> str:
    """The tables are UTF-8 read as Latin-1: societÃ\xa0 is società."""
    try:
        return word.encode("latin-1").decode()
    except UnicodeError:
        return word


def has_voice(word: str, language: str) -> bool:
    """Whether it has a vowel, or is one of the few words that need none."""
    vowels = VOWELS[language]
    return not vowels or bool(set(vowels) & set(word)) or word in VOWELLESS[language]


WORDS: Mapping[str, Callable[[], Iterator[Sourced]]] = {
    "en": english,
    "de": german,
    "fr": french,
    "it": italian,
}
