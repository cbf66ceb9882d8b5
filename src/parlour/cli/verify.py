"""`parlour verify FILE`: did every deal follow from the seed, and every move from the rules?"""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from parlour.cli.recordings import load
from parlour.cli.terminal import Terminal
from parlour.core import recording
from parlour.core.game import Illegal
from parlour.core.recording import Doubt
from parlour.texts.voice import Voice, message_id

DOUBTED = 1


def add(app: App, terminal: Terminal, place: int) -> None:
    say = terminal.voice.say

    @app.command(help=say("terminal-verify"), sort_key=place)
    def verify(file: Annotated[Path, Parameter(help=say("terminal-argument-file"))], /) -> int:
        played = load(file)
        try:
            deals = recording.verify(played)
        except Doubt as doubt:
            terminal.complain(doubt_sentence(doubt, terminal.voice))
            return DOUBTED
        terminal.say("terminal-verified", deals=deals, entries=len(played.log))
        return 0


def doubt_sentence(doubt: Doubt, voice: Voice) -> str:
    """The first place where the game does not hold; entries are counted from 1."""
    facts = dict(doubt.facts)
    if isinstance(ply := facts.get("ply"), int):
        facts["entry"] = ply + 1
    if isinstance(doubt.__cause__, Illegal):
        facts["why"] = voice.say_refusal(doubt.__cause__)
    return voice.say(message_id("terminal-doubt", doubt.code), **facts)
