"""The texts are sound Fluent, the same in four languages, and hold every rule of every rule book and nothing else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from parlour.core.rulebook import RuleBook

SOURCE = Path(__file__).parents[2] / "src" / "parlour"
TEXTS = SOURCE / "texts"
LANGUAGES = ("en", "de", "fr", "it")
FILES = sorted(TEXTS.glob("*/*.ftl"))
GAMES = sorted(path.parent.name for path in SOURCE.glob("games/*/rulebook.py"))
NARROW_SPACE = "\u202f"
HOUSE_WORDS = ("house", "bystander", "table", "seat", "host")


class References(Visitor):
    """The variables and the messages an entry mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def references(entry: ast.Message | ast.Term) -> References:
    found = References()
    found.visit(entry)
    return found


@cache
def resource(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def entries(*paths: Path) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    for path in paths:
        for entry in resource(path).body:
            if isinstance(entry, ast.Message):
                yield entry.id.name, entry
            elif isinstance(entry, ast.Term):
                yield f"-{entry.id.name}", entry


def files(language: str, pattern: str = "*.ftl") -> list[Path]:
    return sorted((TEXTS / language).glob(pattern))


def rule_book(game: str) -> RuleBook:
    book = import_module(f"parlour.games.{game}.rulebook").RULE_BOOK
    assert isinstance(book, RuleBook)
    return book


def messages_of(book: RuleBook) -> set[str]:
    """Every message the rule book page of this game asks for."""
    start = f"rules-{book.game}"
    wanted = {f"{start}-intro", *(f"{start}-first-{what}" for what in ("aim", "turn", "end"))}
    for section in book.sections:
        wanted.add(f"{start}-section-{section.key}")
        for rule in section.rules:
            wanted.add(rule.id)
            wanted |= {f"{start}-example-{key}" for key in rule.examples}
    return wanted


def test_there_are_texts_in_exactly_four_languages_and_rule_books_to_check() -> None:
    assert {path.parent.name for path in FILES} == set(LANGUAGES)
    assert "grandmastermind" in GAMES


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_file_is_sound_fluent(path: Path) -> None:
    junk = [entry.content for entry in resource(path).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_occurs_twice_in_a_language(language: str) -> None:
    count = Counter(name for name, _ in entries(*files(language)))
    assert [name for name, times in count.items() if times > 1] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_language_says_what_english_says_with_the_same_variables(language: str) -> None:
    """A verb in English may be the same for whoever reads it (`$you`) and for everybody else."""
    english, other = dict(entries(*files("en"))), dict(entries(*files(language)))
    assert sorted(english.keys() ^ other.keys()) == []
    messages = [name for name in english if not name.startswith("-")]
    differing = {name: references(english[name]).variables ^ references(other[name]).variables for name in messages}
    assert {name for name, variables in differing.items() if variables - {"you"}} == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_book_names_each_rule_once(game: str) -> None:
    book = rule_book(game)
    count = Counter(rule.id for section in book.sections for rule in section.rules)
    assert book.game == game
    assert [rule for rule, times in count.items() if times > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_example_of_a_rule_book_is_drawn_beside_a_rule(game: str) -> None:
    used = [key for section in rule_book(game).sections for rule in section.rules for key in rule.examples]
    assert sorted(used) == sorted(import_module(f"parlour.games.{game}.rulebook").EXAMPLES)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_page_draws_one_of_the_examples(game: str) -> None:
    assert rule_book(game).first in import_module(f"parlour.games.{game}.rulebook").EXAMPLES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_read_in_a_minute(language: str, game: str) -> None:
    said = dict(entries(TEXTS / language / f"rules-{game}.ftl"))
    page = "".join(
        FluentSerializer().serialize_entry(said[f"rules-{game}-first-{what}"]) for what in ("aim", "turn", "end")
    )
    assert 60 < len(page.split()) < 180


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_texts_are_exactly_what_the_rule_books_ask_for(language: str) -> None:
    written = dict(entries(*files(language, "rules-*.ftl")))
    wanted = set[str]().union(*(messages_of(rule_book(game)) for game in GAMES))
    wanted |= {name for entry in written.values() for name in references(entry).messages}
    assert sorted(wanted - written.keys()) == [], "missing"
    assert sorted(written.keys() - wanted) == [], "unused"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_texts_and_glossary_are_set_with_care(language: str) -> None:
    for path in [*files(language, "rules-*.ftl"), *files(language, "glossary.ftl")]:
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            assert not re.search(r"['\"]", line), f"straight quotation mark: {line}"
            if language == "fr":
                assert not re.search(rf"[^{NARROW_SPACE}][;:!?»]|«[^{NARROW_SPACE}]", line), f"narrow space: {line}"


@pytest.mark.parametrize("file", sorted(TEXTS.glob("fr/*.ftl")), ids=lambda file: file.stem)
def test_french_marks_stand_behind_a_narrow_space(file: Path) -> None:
    lines = [line for line in file.read_text().splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(" [;:!?»]", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_explains_the_words_of_the_rule_books_and_of_the_house_and_no_other(language: str) -> None:
    words = set[str]().union(*(rule_book(game).words for game in GAMES), HOUSE_WORDS)
    written = {name for name, _ in entries(*files(language, "glossary.ftl")) if name.startswith("word-")}
    assert written == {f"word-{word}{more}" for word in words for more in ("", "-means")}
