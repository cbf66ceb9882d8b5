"""`parlour export RECORDINGS… --to FILE`: saved games as data, a row for every decision."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from parlour.cli.mistake import Mistake
from parlour.cli.recordings import load, prepare
from parlour.cli.terminal import Terminal
from parlour.core.recording import Recording
from parlour.core.refusal import Refusal

SKIPPED = 1


def add(app: App, terminal: Terminal, place: int) -> None:
    say = terminal.voice.say

    @app.command(help=say("terminal-export"), sort_key=place)
    def export(
        *recordings: Annotated[Path, Parameter(help=say("terminal-export-recordings"))],
        to: Annotated[Path, Parameter(help=say("terminal-export-to"), metavar="FILE")],
    ) -> int:
        from parlour.arena.decisions import export as write

        files = list(found(recordings))
        if not files:
            raise Mistake("terminal-export-nothing")
        prepare(to)
        skipped: list[Path] = []
        rows = write(readable(files, skipped, terminal), to)
        terminal.say("terminal-exported", games=len(files) - len(skipped), rows=rows, file=str(to))
        return SKIPPED if skipped else 0


def found(paths: Iterable[Path]) -> Iterator[Path]:
    """The files, and those in the folders, in the order of their names."""
    for path in paths:
        yield from sorted(path.rglob("*.json")) if path.is_dir() else (path,)


def readable(files: Iterable[Path], skipped: list[Path], terminal: Terminal) -> Iterator[Recording]:
    """What can be read. Anything else gets a sentence and is left out."""
    from parlour.core.play import replay

    for file in files:
        try:
            recording = load(file)
            replay(recording.game, len(recording.names), recording.log)
        except Refusal as refusal:
            skipped.append(file)
            why = terminal.voice.say_refusal(refusal)
            terminal.complain(terminal.voice.say("terminal-export-skipped", file=str(file), why=why))
        else:
            yield recording
