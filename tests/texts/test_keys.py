"""No key missing, none unused: the message ids in the code of browser and package against those in the Fluent files."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from parlour.catalog import CATALOG
from parlour.core.listing import Listing
from parlour.core.options import Counted, Number, Pick, Several, options
from parlour.games.grandmastermind.pieces import COLOURS, SHAPES
from parlour.server.door.messages import Strength

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "de", "fr", "it")
ANYTHING = r"[a-zA-Z0-9-]+"
PARTS = re.compile(r"(?:\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})")
LITERAL = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"")
TEMPLATE = re.compile(r"`((?:[^`\\]|\\.)*)`")
SAID = re.compile(r"(?<![\w.])t\(\s*(?:'([^'\n]+)'|\"([^\"\n]+)\")|\bid: '([^'\n]+)'")
ID = re.compile(r"[a-zA-Z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)+")


@cache
def message_ids(language: str) -> frozenset[str]:
    parser = FluentParser()
    return frozenset(
        entry.id.name
        for path in (ROOT / "src/parlour/texts" / language).glob("*.ftl")
        for entry in parser.parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, fluent.Message)
    )


@cache
def browser_sources() -> tuple[str, ...]:
    return tuple(
        path.read_text(encoding="utf-8")
        for path in sorted((ROOT / "web/src").rglob("*"))
        if path.suffix in (".ts", ".svelte") and not path.name.endswith((".test.ts", ".gen.ts"))
    )


@cache
def package_sources(folder: str = "") -> tuple[ast.Module, ...]:
    paths = sorted((ROOT / "src/parlour" / folder).rglob("*.py"))
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in paths)


def browser_patterns() -> Iterator[str]:
    """What each string of the browser client could be the id of; a hole at the start is the name of a game."""
    games = "|".join(CATALOG)
    for source in browser_sources():
        strings = [one or other for one, other in LITERAL.findall(source)]
        templates = TEMPLATE.findall(source)
        for prefix in (game + "-" for game in CATALOG if game + "-${what}" in templates):
            # One game's own `say('row')` for `game-row`.
            strings += [prefix + string for string in strings]
            templates = [prefix + template for template in templates]
        yield from (re.escape(string) for string in strings if ID.fullmatch(string))
        for template in templates:
            holes = PARTS.split(template)
            if template.startswith("${"):
                holes[0] = "\0"
            pattern = ANYTHING.join(re.escape(hole) for hole in holes)
            if len(re.sub(r"[^a-z]", "", template.split("${")[0] + "".join(holes[1:]))) > 2:
                yield pattern.replace("\\\x00" + ANYTHING, f"(?:{games})").replace("\0" + ANYTHING, f"(?:{games})")


def package_patterns() -> Iterator[str]:
    """The same for the strings and f-strings of the package."""
    for tree in package_sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                if parts[0] is not None and ID.match(str(parts[0]) + "x"):
                    yield "".join(ANYTHING if part is None else re.escape(str(part)) for part in parts)


def codes(maker: str, at: int, folder: str = "") -> set[str]:
    """The codes this is made with in the package or a folder, also where a condition chooses between two."""
    calls = [node for tree in package_sources(folder) for node in ast.walk(tree) if isinstance(node, ast.Call)]
    given = [
        part
        for call in calls
        if called(call.func) == maker and len(call.args) > at
        for part in chosen_parts(call.args[at])
    ]
    return {kebab(part.value) for part in given if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def called(function: ast.expr) -> str:
    """`end` is called by its own name, or as `flow.end`."""
    match function:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def chosen_parts(expression: ast.expr) -> list[ast.expr]:
    return [expression.body, expression.orelse] if isinstance(expression, ast.IfExp) else [expression]


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower().replace("_", "-")


def family(prefix: str) -> set[str]:
    return {name.removeprefix(prefix) for name in message_ids("en") if name.startswith(prefix)}


def option_ids(listing: Listing) -> Iterable[str]:
    for option in options(listing.game):
        name = kebab(option.name)
        yield from (name, f"{name}-explained")
        match option:
            case Pick(values=values) | Several(values=values) | Counted(values=values):
                yield from (f"{name}-{kebab(str(value).lower())}" for value in values)
            case Number(off=True):
                yield f"{name}-off"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_browser_says_by_name_exists(language: str) -> None:
    said = {next(filter(None, ids)) for source in browser_sources() for ids in SAID.findall(source)}
    assert len(said) > 150
    assert sorted(said - message_ids(language)) == []


def test_everything_in_the_texts_is_said_somewhere() -> None:
    used = re.compile("|".join(f"(?:{pattern})" for pattern in {*browser_patterns(), *package_patterns()}))
    # Those of rules, refusals and the terminal are checked beside what they belong to.
    families = (
        "GM-",
        "MO-",
        "WS-",
        "LE-",
        "X-",
        "rules-",
        "refusal-",
        "terminal-",
        "help-",
        "result-",
        "word-",
        "typed-",
        *(f"review-{name}-" for name in CATALOG),
    )
    rest = {name for name in message_ids("en") if not name.startswith(families)}
    assert len(rest) > 200
    assert sorted(name for name in rest if not used.fullmatch(name)) == []


def test_every_answer_for_help_can_be_said_and_no_other_is_written() -> None:
    assert family("help-") == codes("Said", 0, "review/help")


@pytest.mark.parametrize("name", CATALOG)
def test_every_remark_about_a_game_can_be_said_and_no_other_is_written(name: str) -> None:
    remarks = codes("Said", 0, "review/lookback")
    assert family(f"review-{name}-") == {code.removeprefix(f"{name}-") for code in remarks if code.startswith(name)}


def reasons_of(game: str) -> tuple[str, ...]:
    """Why a game may end, where its state names the reasons."""
    return get_args(getattr(import_module(f"parlour.games.{game}.state"), "Reason", None))


def test_every_end_of_a_game_can_be_told_to_winner_loser_and_bystander() -> None:
    shared = {"equal-rows", "nobody-found-it", "tied"}
    won_alone = {"no-chain-left", "finished", "time-over"}
    lost_alone = {"chain-after-quitting", "chain-too-early", "last-tile-turned", "no-chain-at-all", "chain-missed"}
    reasons = codes("Result", 2) | {kebab(reason) for name in CATALOG for reason in reasons_of(name)}
    told = set(reasons)
    told |= {f"{reason}-won" for reason in reasons - shared - lost_alone}
    told |= {f"{reason}-lost" for reason in reasons - shared - won_alone}
    assert family("result-") == told


@pytest.mark.parametrize("listing", CATALOG.values(), ids=list(CATALOG))
def test_every_event_option_and_preset_of_a_game_has_its_words_and_no_other(listing: Listing) -> None:
    assert family(f"{listing.name}-event-") == {kebab(event.__name__) for event in get_args(listing.types.event)}
    assert family(f"{listing.name}-option-") == set(option_ids(listing))
    assert family(f"{listing.name}-preset-") == set(map(kebab, listing.presets))
    assert {f"{listing.name}-{what}" for what in ("title", "tagline")} <= message_ids("en")


def test_every_piece_and_every_strength_has_its_name() -> None:
    assert family("shape-") == set(SHAPES)
    assert family("colour-") == set(COLOURS)
    most = max(listing.game().seats[-1] for listing in CATALOG.values())
    assert family("bot-") == {f"{name}-{number}" for name in get_args(Strength) for number in range(1, most + 1)}
    assert family("strength-") == {f"{name}{more}" for name in get_args(Strength) for more in ("", "-about")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_explains_itself_in_a_sentence(language: str) -> None:
    explained = {
        name: text
        for path in (ROOT / "src/parlour/texts" / language).glob("*.ftl")
        for name, text in re.findall(r"^(\w+-option-[\w-]+)-explained = (.*)$", path.read_text(encoding="utf-8"), re.M)
    }
    wanted = {
        f"{listing.name}-option-{kebab(option.name)}"
        for listing in CATALOG.values()
        for option in options(listing.game)
    }
    assert explained.keys() == wanted
    assert [text for text in explained.values() if not text.endswith(".") or len(text.split()) < 3] == []
