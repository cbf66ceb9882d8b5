"""`parlour verify FILE`: did every deal follow from the seed, and every move from the rules?"""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from parlour.cli.recordings import load
from parlour.cli.terminal import Terminal
from parlour.core import recording
from parlour.core.refusal import Refusal
from parlour.core.saying import Said, refusal
from parlour.texts.voice import Voice

DOUBTED = 1


def add(app: App, terminal: Terminal, place: int) -> None:
    say = terminal.voice.say

    @app.command(help=say("terminal-verify"), sort_key=place)
    def verify(file: Annotated[Path, Parameter(help=say("terminal-argument-file"))], /) -> int:
        played = load(file)
        try:
            deals = recording.verify(played)
        except Refusal as doubt:
            terminal.complain(terminal.voice.say_refusal(explained(doubt, terminal.voice)))
            return DOUBTED
        terminal.say("terminal-verified", deals=deals, entries=len(played.log))
        return 0


def explained(doubt: Refusal, voice: Voice) -> Said:
    """The doubt with the rules' own sentence, where it was the rules that refused."""
    if isinstance(doubt.__cause__, Refusal):
        return Said(doubt.code, {**doubt.facts, "why": voice.say_refusal(doubt.__cause__)})
    return refusal(doubt)
