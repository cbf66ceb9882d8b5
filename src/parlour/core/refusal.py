"""A refusal: a code and facts, to be said in any language."""

from __future__ import annotations

from typing import TypeAlias

Fact: TypeAlias = str | int | float | bool | None


class Refusal(ValueError):
    """Something is not done, for a reason that a person can be told. A bug is never a refusal."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
