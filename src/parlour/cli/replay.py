"""`parlour replay FILE`: a saved game as text, move by move."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from parlour.cli.recordings import load
from parlour.cli.terminal import Terminal


def add(app: App, terminal: Terminal, place: int) -> None:
    say = terminal.voice.say

    @app.command(help=say("terminal-replay"), sort_key=place)
    def replay(file: Annotated[Path, Parameter(help=say("terminal-argument-file"))], /) -> None:
        load(file)
