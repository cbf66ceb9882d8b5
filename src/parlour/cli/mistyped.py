"""A command line that cannot be read, as one sentence in the reader's language."""

from __future__ import annotations

from difflib import get_close_matches

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, UnknownCommandError, UnknownOptionError
from cyclopts.exceptions import UnusedCliTokensError

from parlour.texts.voice import Voice


def sentence(error: CycloptsError, voice: Voice) -> str:
    match error:
        case UnknownCommandError():
            return unknown_command(error, voice)
        case UnknownOptionError():
            return unknown_option(error, voice)
        case MissingArgumentError():
            return voice.say("terminal-value-missing", name=argument_name(error))
        case CoercionError() if error.token is not None:
            return voice.say("terminal-value-wrong", value=error.token.value, name=argument_name(error))
        case UnusedCliTokensError() if error.unused_tokens:
            return voice.say("terminal-word-too-many", name=error.unused_tokens[0])
        case _:
            return voice.say("terminal-mistyped", why=str(error))


def unknown_command(error: UnknownCommandError, voice: Voice) -> str:
    word = (error.unused_tokens or [""])[0]
    names = [name for name in error.app or () if not name.startswith("-")]
    if near := get_close_matches(word, names, n=1, cutoff=0.5):
        return voice.say("terminal-unknown-command-near", name=word, nearest=near[0])
    return voice.say("terminal-unknown-command", name=word, known=", ".join(names))


def unknown_option(error: UnknownOptionError, voice: Voice) -> str:
    word = (error.token.keyword or error.token.value).split("=")[0]
    names = [name for argument in error.argument_collection if argument.parse for name in argument.names]
    if near := get_close_matches(word, [name for name in names if name.startswith("--")], n=1, cutoff=0.5):
        return voice.say("terminal-unknown-flag-near", name=word, nearest=near[0])
    return voice.say("terminal-unknown-flag", name=word)


def argument_name(error: CycloptsError) -> str:
    """`--port`, `PORT` where it came from the environment, or `GAME`."""
    assert error.argument is not None
    token = getattr(error, "token", None)
    if token is not None and token.keyword:
        return str(token.keyword)
    name = error.argument.name
    return name if name.startswith("--") else name.upper()
