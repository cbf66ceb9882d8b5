"""The story speaks to whoever reads it: every line about a player has a form for when that is you."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from parlour.catalog import CATALOG
from parlour.texts.voice import LANGUAGES

TEXTS = Path(__file__).parents[2] / "src/parlour/texts"
PLAYER = "name"


class Names(visitor.Visitor):
    """Counts how often a pattern names the player whose line it is, where that player does not read it."""

    def __init__(self) -> None:
        self.named = 0

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector = node.selector
        about_you = isinstance(selector, ast.VariableReference) and selector.id.name == "you"
        spoken_to = [one for one in node.variants if isinstance(one.key, ast.Identifier) and one.key.name == PLAYER]
        for variant in node.variants:
            if not (about_you and spoken_to and variant not in spoken_to):
                self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.named += node.id.name == PLAYER


def events(language: str, game: str) -> Iterator[ast.Message]:
    for file in (TEXTS / language).glob(f"{game}*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(f"{game}-event-"):
                yield entry


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOG)
def test_nobody_is_named_to_themselves(game: str, language: str) -> None:
    found = list(events(language, game))
    assert found
    for message in found:
        names = Names()
        names.visit(message)
        assert not names.named, message.id.name
