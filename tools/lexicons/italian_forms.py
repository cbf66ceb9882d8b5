"""Completes Italian: Morph-it! comes from newspapers and lacks everyday words.

Added are the headwords of Wiktionary, and regular forms that texts use: *giraffa* brings *giraffe*. Future and
conditional are always complete, so *prenderà* brings *prenderò*.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Collection, Container, Iterable, Iterator
from typing import NamedTuple

from tools.lexicons.inputs import WIKDICT, content

HEADWORD = re.compile(r"^([^\W\d_]+) (?:/.*)?<(n|adj|adv|v|pn|interj|num|prep|conj|pron)>$", re.MULTILINE)
"""A line of a dictionary that opens an entry: the word, how it is said, its part of speech."""
NOT_WORDS = frozenset(["pn"])
CLITICS = ("mi", "ti", "si", "ci", "vi", "lo", "la", "li", "le", "gli", "ne")
PAIRS = tuple(
    first + second for first in ("me", "te", "se", "ce", "ve", "glie") for second in ("lo", "la", "li", "le", "ne")
)
SHORT_IMPERATIVES = {"dare": "da", "dire": "di", "fare": "fa", "stare": "sta", "andare": "va"}
"""These double the consonant of the pronoun: *dammi*, *dillo*, *facci*."""
FUTURE = ("ò", "ai", "à", "emo", "ete", "anno", "ei", "esti", "ebbe", "emmo", "este", "ebbero")
ENDINGS = {
    "are": """o i a iamo ate ano avo avi ava avamo avate avano ai asti ò ammo aste arono ino iate assi asse assimo
        assero ando ante anti ato ata ati ate""",
    "ere": """o i e iamo ete ono evo evi eva evamo evate evano ei esti é emmo este erono a ano iate essi esse essimo
        essero endo ente enti uto uta uti ute""",
    "ire": """o i e iamo ite ono isco isci isce iscono ivo ivi iva ivamo ivate ivano ii isti ì immo iste irono a ano
        isca iscano iate issi isse issimo issero endo ente enti ito ita iti ite""",
}
"""What follows the stem of a regular verb, besides the future."""


MASCULINE = ("ista", "ma", "eta", "ota", "cida", "arca", "iatra")
"""Endings of masculine nouns in -a: *i turisti*, *i problemi*, *i poeti*."""


class Headword(NamedTuple):
    word: str
    part_of_speech: str


def headwords() -> Iterator[Headword]:
    """Italian words that Wiktionary translates, without names and parts of words."""
    for pinned in WIKDICT:
        pair = pinned.archive.removeprefix("dict-").split("=")[0]
        text = gzip.decompress(content(pinned, f"usr/share/dictd/{pair}.dict.dz")).decode()
        for word, speech in HEADWORD.findall(text):
            if word == word.lower() and speech not in NOT_WORDS:
                yield Headword(word, speech)


def forms(heads: Iterable[Headword], used: Container[str]) -> Iterator[str]:
    """The headwords and those of their regular forms that texts use."""
    for word, speech in heads:
        yield word
        if speech in ("n", "adj"):
            yield from (form for form in plurals(word, speech == "adj") if form in used)
        if speech == "adj":
            yield from (form for form in adverbs(word) if form in used)
        if speech == "v":
            yield from (form for form in conjugated(word) if form in used)


def plurals(word: str, adjective: bool) -> Iterator[str]:
    """Plurals, and the feminine of an adjective."""
    stem, last = word[:-1], word[-1]
    hard = stem + "h" if stem.endswith(("c", "g")) else stem
    match last:
        case "o":
            yield from (stem + "i", hard + "i", stem if stem.endswith("i") else stem + "i")
            if adjective:
                yield from (stem + "a", hard + "e")
        case "a":
            yield hard + "e"
            if word.endswith(MASCULINE):
                yield hard + "i"
            if stem.endswith(("ci", "gi")):
                yield stem[:-1] + "e"
        case "e":
            yield stem + "i"
            if word.endswith("tore"):
                yield from (stem[:-2] + "rice", stem[:-2] + "rici")


def adverbs(adjective: str) -> Iterator[str]:
    if adjective.endswith("o"):
        yield adjective[:-1] + "amente"
    elif adjective.endswith(("le", "re")):
        yield adjective[:-1] + "mente"
    elif adjective.endswith("e"):
        yield adjective + "mente"


def conjugated(infinitive: str) -> Iterator[str]:
    """A regular verb, also from its reflexive infinitive, with the pronouns that cling to it."""
    verb = infinitive[:-2] + "e" if infinitive.endswith("rsi") else infinitive
    kind = verb[-3:]
    if kind in ENDINGS:
        stem = verb[:-3]
        for ending in ENDINGS[kind].split():
            yield joined(stem, ending, kind)
        yield from (joined(stem, ("er" if kind == "are" else kind[:2]) + ending, kind) for ending in FUTURE)
    yield from with_pronouns(verb)


def joined(stem: str, ending: str, kind: str) -> str:
    """In -are verbs c and g stay hard (*giocherò*), and an i before another i or e goes (*mangi*)."""
    if kind == "are" and ending[0] in "ei":
        if stem.endswith(("c", "g")):
            return stem + "h" + ending
        if stem.endswith("i") and (ending[0] == "i" or stem.endswith(("ci", "gi", "sci"))):
            return stem[:-1] + ending
    return stem + ending


def with_pronouns(infinitive: str) -> Iterator[str]:
    """*prenderti*, *prendendolo*, *prenditi*, *dammelo*: infinitive, gerund and imperative with pronouns."""
    stem, kind = infinitive[:-3], infinitive[-3:]
    bare = infinitive[:-2] if infinitive.endswith("rre") else infinitive[:-1]
    hosts = [bare]
    if kind in ENDINGS:
        hosts += [stem + ("ando" if kind == "are" else "endo"), stem + kind[0] + "te", joined(stem, "iamo", kind)]
        hosts += [stem + ("a" if kind == "are" else "i")]
        hosts += [stem + "isci"] if kind == "ire" else []
    for host in hosts:
        yield from (host + pronoun for pronoun in (*CLITICS, *PAIRS))
    if short := SHORT_IMPERATIVES.get(infinitive):
        for pronoun in (*CLITICS, *PAIRS):
            yield short + ("" if pronoun.startswith("gli") else pronoun[0]) + pronoun


def futures(verb_forms: Collection[str]) -> Iterator[str]:
    """All of the future and the conditional, where *-rà* and *-ranno* are known."""
    for form in verb_forms:
        if form.endswith("rà") and form[:-1] + "anno" in verb_forms:
            yield from (form[:-1] + ending for ending in FUTURE)
