"""Every sentence of the terminal is used, none is missing, and all are typeset with care."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from parlour.catalog import CATALOG
from parlour.cli.boards import board_of
from parlour.cli.boards.plain import PlainBoard
from parlour.texts.voice import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "parlour"
NAMED = re.compile(r"""["'](terminal-[a-z{}_-]+)["']""")
NARROW_SPACE = "\u202f"


def sentences(language: str) -> str:
    files = ("terminal.ftl", "words.ftl", "studies.ftl")
    return "\n".join((SOURCE / "texts" / language / file).read_text(encoding="utf-8") for file in files)


def written(language: str) -> list[str]:
    text = sentences(language)
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


def asked_for() -> set[str]:
    """The ids in the source, as patterns. A placeholder matches anything; an `unknown` one has a `-near` twin."""
    sources = [path.read_text(encoding="utf-8") for path in (SOURCE / "cli").rglob("*.py")]
    named = {name for source in sources for name in NAMED.findall(source)}
    return {re.sub(r"\{.*?\}", ".+", name) + ("(-near)?" if "unknown" in name else "") for name in named}


def test_the_terminal_has_no_sentence_it_never_says() -> None:
    wanted = asked_for()
    assert [name for name in written("en") if not any(re.fullmatch(pattern, name) for pattern in wanted)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_set_with_care(language: str) -> None:
    for line in re.sub(r'\{"[^"]*"\}', "", sentences(language)).splitlines():
        if line.startswith("#"):
            continue
        assert not re.search(r"['\"]", line), f"straight quotation mark: {line}"
        if language == "fr":
            text = re.sub(r"\{[^}]*\}?", "", line)
            assert not re.search(rf"[^{NARROW_SPACE}][;:!?»]|«[^{NARROW_SPACE}]", text), f"narrow space: {line}"


def test_every_game_has_a_board_in_the_terminal() -> None:
    assert not any(isinstance(board_of(listing), PlainBoard) for listing in CATALOG.values())
