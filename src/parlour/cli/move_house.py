"""`parlour move-house FROM TO`: from a folder into a database, or back."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from parlour.cli.terminal import Terminal
from parlour.core.missing import needs


def add(app: App, terminal: Terminal, place: int) -> None:
    say = terminal.voice.say

    @app.command(name="move-house", help=say("terminal-move"), sort_key=place)
    def move_house(
        source: Annotated[str, Parameter(help=say("terminal-move-from"))],
        target: Annotated[str, Parameter(help=say("terminal-move-to"))],
        /,
    ) -> int:
        with needs("server"):
            from parlour.server.store.moving import move_house

        moved = move_house(place_of(source), place_of(target))
        rows = moved.rows
        terminal.say("terminal-moved", tables=rows["tables"], guests=rows["guests"], entries=rows["entries"])
        terminal.say("terminal-moved-checked", all=sum(rows.values()), played=moved.played)
        return 0


def place_of(typed: str) -> Path | str:
    """An address has a scheme; everything else is a folder."""
    return typed if "://" in typed else Path(typed)
