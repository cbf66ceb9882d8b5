"""Something to say to a person: a code and facts. It becomes a sentence where the language is known."""

from __future__ import annotations

from msgspec import Struct

from parlour.core.refusal import Fact, Refusal


class Said(Struct, frozen=True):
    code: str
    facts: dict[str, Fact] = {}


def refusal(refused: Refusal) -> Said:
    return Said(refused.code, refused.facts)
