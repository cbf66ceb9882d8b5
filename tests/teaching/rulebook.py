"""The rule book of Fib: its rules in reading order."""

from __future__ import annotations

from parlour.core.rulebook import Rule, RuleBook, Section

RULE_BOOK = RuleBook(
    "fib",
    (
        Section("cards", (Rule("FI-1", True),)),
        Section("turn", (Rule("FI-2", True), Rule("FI-3", True), Rule("FI-4", True))),
    ),
)
