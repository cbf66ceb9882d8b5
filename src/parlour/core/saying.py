"""Something to be said to a person: a code and facts, turned into a sentence where the language is known."""

from __future__ import annotations

from msgspec import Struct

from parlour.core.game import Fact, Illegal


class Said(Struct, frozen=True):
    code: str
    facts: dict[str, Fact] = {}


def refusal(illegal: Illegal) -> Said:
    return Said(illegal.code, illegal.facts)
