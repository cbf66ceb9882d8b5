"""`parlour replay FILE`: a saved game as text, move by move."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from parlour.cli.recordings import load
from parlour.cli.rules import listing_for
from parlour.cli.terminal import Terminal
from parlour.core.refusal import Refusal
from parlour.core.transcript import transcript

BROKEN = 1


def add(app: App, terminal: Terminal, place: int) -> None:
    say = terminal.voice.say

    @app.command(help=say("terminal-replay"), sort_key=place)
    def replay(file: Annotated[Path, Parameter(help=say("terminal-argument-file"))], /) -> int:
        played = load(file)
        try:
            story = transcript(played, listing_for(played.game))
        except Refusal as refusal:
            terminal.complain(say("terminal-replay-broken", why=terminal.voice.say_refusal(refusal)))
            return BROKEN
        terminal.page.out(story, end="", highlight=False)
        return 0
