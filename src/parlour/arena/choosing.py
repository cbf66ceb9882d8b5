"""Choices as a list for somebody who cannot ask for them one by one."""

from __future__ import annotations

from typing import Any

from parlour.core.choices import Listed
from parlour.core.game import Action, Choices, Luck


def some(choices: Choices[Any], luck: Luck, most: int) -> tuple[tuple[Action, ...], bool]:
    """All choices, or some drawn at random if they cannot be listed; and whether there may be more."""
    if isinstance(choices, Listed):
        return choices, False
    return tuple(dict.fromkeys(choices.pick(luck) for _ in range(most))), True
