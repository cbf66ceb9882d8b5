"""The help pages: plain columns, all words from the voice."""

from __future__ import annotations

from typing import Any

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.table import Table

from parlour.texts.voice import Voice


class HelpPage:
    """How cyclopts shows a page of help."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.begun = False

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        if not panel.entries:
            return
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for entry in panel.entries:
            table.add_row("  " + label(entry), entry.description)
        if self.begun:
            console.print()
        self.begun = True
        console.print(panel.title)
        console.print(table)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        console.print(self.voice.say("terminal-usage", usage=str(usage).strip()), markup=False, style="bold")
        console.print()

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        console.print(description)


def label(entry: HelpEntry) -> str:
    """`--port NUMBER`, `-h, --help`, `GAME`."""
    if entry.positional_label:
        return entry.positional_label
    names = ", ".join(sorted((*entry.names, *entry.shorts), key=len))
    return f"{names} {entry.metavar}" if entry.metavar else names
