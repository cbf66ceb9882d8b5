"""Every code with which something can be refused has a sentence in every language, and every sentence a code."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import parlour
from parlour.texts.voice import LANGUAGES, message_id

SOURCE = Path(parlour.__file__).parent
RAISED = ("Refusal", "Illegal", "NotKept", "Outdated", "Unreadable", "Doubt", "Refused", "Flaw", "Mistaken", "read")
SAID_BY_THE_PAGE = {"refusal-lesson", "refusal-unreachable", "refusal-unwritten"}


def codes() -> set[str]:
    """Every string that is, or may become, the code of a refusal in our source."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISED:
                place = {"Refused": 1, "read": 2}.get(node.func.id, 0)
                found |= {code for given in node.args[place : place + 1] for code in strings(given)}
    return found


def strings(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return [*strings(body), *strings(orelse)]
        case _:
            return []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_put_into_words(language: str) -> None:
    sentences: set[str] = set()
    for path in (SOURCE / "texts" / language).glob("*.ftl"):
        resource = FluentParser().parse(path.read_text())
        assert not [part for part in resource.body if isinstance(part, Junk)]
        sentences |= {part.id.name for part in resource.body if isinstance(part, Message)}
    said = {sentence for sentence in sentences if sentence.startswith("refusal-")} - SAID_BY_THE_PAGE
    assert said == {message_id("refusal", code) for code in codes()}
