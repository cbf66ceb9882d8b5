"""`parlour think`: bots of other machines think here."""

import os
from typing import Annotated

from cyclopts import App, Parameter

from parlour.cli.mistake import Mistake
from parlour.cli.terminal import Terminal
from parlour.core.missing import needs


def add(app: App, terminal: Terminal, place: int) -> None:
    say = terminal.voice.say

    @app.command(help=say("terminal-think"), sort_key=place)
    def think(
        *,
        redis: Annotated[str, Parameter(help=say("terminal-think-redis"), env_var="REDIS", metavar="ADDRESS")],
        processes: Annotated[int | None, Parameter(help=say("terminal-think-processes"), metavar="NUMBER")] = None,
    ) -> int:
        if processes is not None and processes < 1:
            raise Mistake("terminal-number-least", name="--processes", least=1)
        with needs("city"):
            from parlour.server.city.worker import think

        think(redis, processes or os.cpu_count() or 1, lambda: terminal.say("terminal-thinking"))
        return 0
