from cyclopts import App

from parlour.cli.terminal import Terminal


def add(app: App, terminal: Terminal, place: int) -> None:
    pass
