"""Saying things to a person: the messages of one language, read from the Fluent files beside this module."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from parlour.core.refusal import Fact, Refusal
from parlour.core.saying import Said

LANGUAGES = ("en", "de", "fr", "it")
SPOKEN_IN = ("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name a language; the first that is set decides."""


class Voice:
    """One language. A message that is missing, or a fact a message lacks, is an error of ours and raises."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, /, **facts: Fact | float) -> str:
        """The sentence for this message id."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        sentence, errors = self._bundle.format_pattern(pattern, {name: _spoken(fact) for name, fact in facts.items()})
        if errors:
            raise errors[0]
        return str(sentence)

    def say_refusal(self, refusal: Refusal | Said) -> str:
        """Why something was not done: the same sentence in the browser and in the terminal."""
        return self.say(message_id("refusal", refusal.code), **refusal.facts)

    @cached_property
    def _bundle(self) -> FluentBundle:
        bundle = FluentBundle([self.language], use_isolating=False)
        for file in files(__package__).joinpath(self.language).iterdir():
            # Rule books are long, and read on their own page.
            if file.name.endswith(".ftl") and not file.name.startswith("rules-"):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return bundle


def message_id(*parts: str) -> str:
    """The id of the message for a code: `not_your_turn` of the refusals is `refusal-not-your-turn`."""
    return "-".join(parts).replace("_", "-")


def preferred(environment: Mapping[str, str]) -> str:
    """The language this environment asks for; English where it asks for none of ours."""
    asked = next((environment[name] for name in SPOKEN_IN if environment.get(name)), "")
    language = re.split(r"[-_.@]", asked)[0].lower()
    return language if language in LANGUAGES else "en"


def _spoken(fact: Fact | float) -> str | float:
    """Fluent has words and numbers; a yes or no is chosen by its name, as in the browser."""
    match fact:
        case bool():
            return "true" if fact else "false"
        case None:
            return "none"
        case _:
            return fact
