"""A command line that cyclopts cannot read, as a mistake we can say in any language."""

from __future__ import annotations

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, UnknownCommandError, UnknownOptionError
from cyclopts.exceptions import RepeatArgumentError, UnusedCliTokensError

from parlour.cli.mistake import Mistake, unknown


def mistake(error: CycloptsError) -> Mistake:
    match error:
        case UnknownCommandError() if error.unused_tokens:
            commands = [name for name in error.app or () if not name.startswith("-")]
            return unknown(error.unused_tokens[0], commands, "terminal-unknown-command")
        case UnknownOptionError():
            word = (error.token.keyword or error.token.value).split("=")[0]
            names = [name for argument in error.argument_collection if argument.parse for name in argument.names]
            return unknown(word, [name for name in names if name.startswith("--")], "terminal-unknown-flag")
        case MissingArgumentError():
            return Mistake("terminal-value-missing", name=argument_name(error))
        case CoercionError() if error.token is not None:
            return Mistake("terminal-value-wrong", value=error.token.value, name=argument_name(error))
        case RepeatArgumentError():
            return Mistake("terminal-given-twice", name=argument_name(error))
        case UnusedCliTokensError() if error.unused_tokens:
            return Mistake("terminal-word-too-many", name=error.unused_tokens[0])
        case _:
            return Mistake("terminal-mistyped", why=str(error))


def argument_name(error: CycloptsError) -> str:
    """`--port`, `PORT` where it came from the environment, or `GAME`."""
    token = getattr(error, "token", None)
    if token is not None and token.keyword:
        return str(token.keyword)
    assert error.argument is not None
    name = error.argument.name
    return name if name.startswith("--") else name.upper()
