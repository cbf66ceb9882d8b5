"""The commands under one roof: which there are, in which language they speak, and how they end."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cyclopts import App, CycloptsError, Group, Parameter

from parlour.cli import (
    arena,
    export,
    games,
    move_house,
    play,
    replay,
    serve,
    simulate,
    sit,
    study,
    think,
    verify,
    words,
)
from parlour.cli.help import HelpPage
from parlour.cli.mistake import Mistake, known
from parlour.cli.mistyped import mistake
from parlour.cli.terminal import Terminal
from parlour.core.missing import Missing
from parlour.core.refusal import Refusal
from parlour.texts.voice import LANGUAGES, Voice, preferred

COMMANDS = (play, serve, move_house, think, games, simulate, arena, study, sit, replay, verify, export, words)
FAILED, MISTYPED, INTERRUPTED = 1, 2, 130


def main(typed: Sequence[str] | None = None) -> int:
    """Runs one command line and returns its exit code."""
    words = list(sys.argv[1:] if typed is None else typed)
    forgive_encodings()
    terminal = Terminal(Voice(preferred(os.environ)))
    try:
        if (asked := take_language(words)) is not None:
            terminal = Terminal(Voice(known(asked, LANGUAGES, "terminal-unknown-language")))
        ended = build(terminal)(words)
        return ended if isinstance(ended, int) else 0
    except (Mistake, CycloptsError) as error:
        made = mistake(error) if isinstance(error, CycloptsError) else error
        terminal.complain(terminal.voice.say(made.message, **made.facts))
        return MISTYPED
    except Refusal as refusal:
        terminal.complain(terminal.voice.say_refusal(refusal))
        return MISTYPED
    except Missing as missing:
        command = f'pip install "parlour[{missing.extra}]"'
        terminal.complain(terminal.voice.say("terminal-missing", package=missing.package, command=command))
        return FAILED
    except KeyboardInterrupt:
        terminal.complain("")
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has closed the pipe. Nothing may be left to flush at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def build(terminal: Terminal) -> App:
    say = terminal.voice.say
    app = App(
        name="parlour",
        version=installed_version,
        help=say("terminal-help"),
        help_epilogue=say("terminal-help-languages"),
        help_format="plaintext",
        help_formatter=HelpPage(terminal.voice),
        usage="parlour " + say("terminal-usage-command"),
        group_commands=Group(say("terminal-group-commands")),
        group_arguments=Group(say("terminal-group-arguments")),
        group_parameters=Group(say("terminal-group-options")),
        default_parameter=Parameter(negative=(), show_default=False, show_env_var=False),
        console=terminal.page,
        error_console=terminal.margin,
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    app["--help"].help = say("terminal-help-help")
    app["--version"].help = say("terminal-help-version")
    for place, command in enumerate(COMMANDS):
        command.add(app, terminal, place)
    return app


def forgive_encodings() -> None:
    """Replaces what the terminal cannot print, and bytes that cannot be decoded, by a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def installed_version() -> str:
    from importlib.metadata import version

    return version("parlour")


def take_language(words: list[str]) -> str | None:
    """Removes `--lang de` or `--lang=de` from the words, wherever it stands."""
    for at, word in enumerate(words):
        if word.startswith("--lang="):
            return words.pop(at).removeprefix("--lang=")
        if word == "--lang":
            if at + 1 == len(words):
                raise Mistake("terminal-value-missing", name="--lang")
            del words[at]
            return words.pop(at)
    return None
