"""Every playable rule of every rule book is named by a test, and no test names a rule there is not."""

from __future__ import annotations

from pathlib import Path

from parlour.catalog import CATALOG
from tests.teaching.rulebook import RULE_BOOK as FIB
from tools.rule_report import named_rules, playable, unproved

BOOKS = [*(listing.rule_book for listing in CATALOG.values()), FIB]


def test_every_playable_rule_is_named_by_a_test() -> None:
    assert unproved(BOOKS, named_rules()) == []


def test_every_rule_a_test_names_is_in_a_rule_book() -> None:
    assert sorted(named_rules().keys() - {rule for book in BOOKS for rule in playable(book)}) == []


def test_a_rule_without_a_test_is_reported(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    named = [f'@pytest.mark.rule("{rule}")\ndef test_it(): ...\n' for rule in playable(FIB)[1:]]
    (folder / "test_some.py").write_text("import pytest\n" + "".join(named))
    assert unproved([FIB], named_rules(folder)) == ["fib FI-1"]
