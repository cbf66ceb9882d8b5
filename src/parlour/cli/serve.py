"""`parlour serve`: the house opens its doors."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from parlour.cli.terminal import Terminal
from parlour.core.missing import needs


def add(app: App, terminal: Terminal, place: int) -> None:
    say = terminal.voice.say

    data_help = say("terminal-serve-data")

    @app.command(help=say("terminal-serve"), sort_key=place)
    def serve(
        *,
        host: Annotated[str, Parameter(help=say("terminal-serve-host"), env_var="HOST", metavar="HOST")] = "0.0.0.0",
        port: Annotated[int, Parameter(help=say("terminal-serve-port"), env_var="PORT", metavar="PORT")] = 8000,
        data: Annotated[Path, Parameter(help=data_help, env_var="DATA", metavar="FOLDER")] = Path("data"),
        store: Annotated[
            str | None, Parameter(help=say("terminal-serve-store"), env_var="STORE", metavar="ADDRESS")
        ] = None,
        redis: Annotated[
            str | None, Parameter(help=say("terminal-serve-redis"), env_var="REDIS", metavar="ADDRESS")
        ] = None,
        names: Annotated[
            tuple[str, ...], Parameter(help=say("terminal-serve-names"), env_var="NAMES", metavar="NAME")
        ] = (),
        proxies: Annotated[
            tuple[str, ...], Parameter(help=say("terminal-serve-proxies"), env_var="PROXIES", metavar="ADDRESS")
        ] = (),
    ) -> int:
        with needs("server"):
            from parlour.server.serve import serve as open_doors

        with needs("server" if redis is None else "city"):
            return open_doors(host, port, data, terminal.voice, store=store, redis=redis, names=names, proxies=proxies)
