"""Saying things to a person: the messages of one language, read from the Fluent files beside this module."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from parlour.core.refusal import Fact, Refusal
from parlour.core.saying import Said

LANGUAGES = ("en", "de", "fr", "it")
SPOKEN_IN = ("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name a language; the first that is set decides."""

NOBODY = "nobody"
"""A sentence about people may speak to one of them: `you` is their role in it. Otherwise they all have names."""


class Voice:
    """One language. A message that is missing, or a fact a message lacks, is an error of ours and raises."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, /, **facts: Fact) -> str:
        """The sentence for this message id."""
        bundle = _bundle(self.language)
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        spoken = {name: _spoken(fact) for name, fact in ({"you": NOBODY} | facts).items()}
        sentence, errors = bundle.format_pattern(pattern, spoken)
        if errors:
            raise errors[0]
        return str(sentence)

    def speaks(self, message: str) -> bool:
        return bool(_bundle(self.language).has_message(message))

    def say_or(self, plain: str, message: str, /, **facts: Fact) -> str:
        """The sentence, or plain words where nobody has written it: a game may come without texts."""
        return self.say(message, **facts) if self.speaks(message) else plain

    def title(self, game: str) -> str:
        return self.say_or(game.capitalize(), f"{game}-title")

    def tagline(self, game: str) -> str:
        return self.say_or("", f"{game}-tagline")

    def intro(self, game: str) -> str:
        """How its rule book begins; "" where it has none."""
        return _intro(self.language, game)

    def say_refusal(self, refusal: Refusal | Said) -> str:
        """Why something was not done: the same sentence in the browser and in the terminal."""
        message = message_id("refusal", refusal.code)
        if self.speaks(message):
            return self.say(message, **refusal.facts)
        facts = (f"{name} {fact}" for name, fact in refusal.facts.items())
        return self.say("refusal-unwritten", why=", ".join((words(refusal.code), *facts)))


@cache
def _bundle(language: str) -> FluentBundle:
    """Read once: that takes a seventh of a second."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(__package__).joinpath(language).iterdir():
        # Rule books and lessons are long, and have pages of their own in the browser.
        if file.name.endswith(".ftl") and not file.name.startswith(("rules-", "lesson-")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def _intro(language: str, game: str) -> str:
    """Of a rule book only this message: the rest takes long to read."""
    book = files(__package__).joinpath(language, f"rules-{game}.ftl")
    message = f"rules-{game}-intro"
    found = (
        re.search(rf"^{message} =.*(\n +.*)*", book.read_text(encoding="utf-8"), re.MULTILINE)
        if book.is_file()
        else None
    )
    if found is None:
        return ""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(found[0]))
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    return str(bundle.format_pattern(pattern)[0])


def words(code: str) -> str:
    """A code as one would read it out: `not_your_turn` is "not your turn"."""
    return code.replace("_", " ")


def message_id(*parts: str) -> str:
    """The id of the message for a code: `not_your_turn` of the refusals is `refusal-not-your-turn`."""
    return "-".join(parts).replace("_", "-")


def preferred(environment: Mapping[str, str]) -> str:
    """The language this environment asks for; English where it asks for none of ours."""
    asked = next((environment[name] for name in SPOKEN_IN if environment.get(name)), "")
    language = re.split(r"[-_.@]", asked)[0].lower()
    return language if language in LANGUAGES else "en"


def _spoken(fact: Fact) -> str | float:
    """Fluent has words and numbers; a yes or no is chosen by its name, as in the browser."""
    match fact:
        case bool():
            return "true" if fact else "false"
        case None:
            return "none"
        case _:
            return fact
