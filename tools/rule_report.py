"""Which tests prove which rule: lists the playable rules that no test names. `python -m tools.rule_report`

A test names a rule with `@pytest.mark.rule("GM-8")`.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from parlour.catalog import CATALOG
from parlour.core.rulebook import RuleBook

TESTS = Path(__file__).parents[1] / "tests"


def named_rules(tests: Path = TESTS) -> dict[str, list[str]]:
    """The tests that name a rule, by rule."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for rule in _marked(node.decorator_list):
                    found[rule].append(f"{path.relative_to(tests.parent)}::{node.name}")
    return dict(found)


def _marked(decorators: Iterable[ast.expr]) -> Iterator[str]:
    for decorator in decorators:
        match decorator:
            case ast.Call(func=ast.Attribute(attr="rule"), args=[ast.Constant(value=str(rule))]):
                yield rule


def playable(book: RuleBook) -> list[str]:
    return [rule.id for section in book.sections for rule in section.rules if rule.playable]


def unproved(books: Iterable[RuleBook], named: Iterable[str]) -> list[str]:
    """The playable rules of these books that no test names."""
    known = set(named)
    return [f"{book.game} {rule}" for book in books for rule in playable(book) if rule not in known]


def main() -> int:
    named = named_rules()
    for listing in CATALOG.values():
        for rule in playable(listing.rule_book):
            tests = named.get(rule, [])
            print(
                f"{listing.name:16} {rule:8} {len(tests):3} tests" if tests else f"{listing.name:16} {rule:8} NO TEST"
            )
    return 1 if unproved((listing.rule_book for listing in CATALOG.values()), named) else 0


if __name__ == "__main__":
    sys.exit(main())
