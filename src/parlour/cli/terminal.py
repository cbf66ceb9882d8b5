"""Where a command speaks: a language, a page for its answer, and a margin for everything else."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.console import Console

from parlour.core.refusal import Fact
from parlour.texts.voice import Voice


class Terminal:
    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.page = Console(highlight=False)
        self.margin = Console(highlight=False, stderr=True)

    def say(self, message: str, /, **facts: Fact) -> None:
        """A sentence, wrapped to the width of the page."""
        self.page.print(self.voice.say(message, **facts), markup=False)

    def complain(self, sentence: str) -> None:
        """A sentence in the margin, on one line whatever the width."""
        self.margin.print(sentence, markup=False, soft_wrap=True)

    def write_json(self, value: Any) -> None:
        """For programs: nothing but JSON, in the order of its fields."""
        text = msgspec.json.format(msgspec.json.encode(value), indent=2)
        sys.stdout.write(text.decode() + "\n")
