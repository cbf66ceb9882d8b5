"""`parlour replay FILE`: a saved game as text, move by move."""

from contextlib import suppress
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from parlour.cli.recordings import load
from parlour.cli.rules import listing_for
from parlour.cli.terminal import Terminal
from parlour.core.game import Illegal
from parlour.core.recording import Outdated, Recording
from parlour.core.transcript import lines

BROKEN = 1


def add(app: App, terminal: Terminal, place: int) -> None:
    say = terminal.voice.say

    @app.command(help=say("terminal-replay"), sort_key=place)
    def replay(file: Annotated[Path, Parameter(help=say("terminal-argument-file"))], /) -> int:
        try:
            show(load(file))
        except Outdated as refusal:
            if refusal.recording is not None:
                with suppress(Exception):  # today's rules may refuse an old entry, or fail on it
                    show(refusal.recording)
            terminal.complain(terminal.voice.say_refusal(refusal))
            return BROKEN
        except Illegal as refusal:
            terminal.complain(say("terminal-replay-broken", why=terminal.voice.say_refusal(refusal)))
            return BROKEN
        return 0

    def show(played: Recording) -> None:
        for line in lines(played, listing_for(played.game)):
            terminal.page.out(line, highlight=False)
