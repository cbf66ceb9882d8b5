"""A bar in the margin that fills up while matches are played, with the time that is left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from parlour.cli.terminal import Terminal


@contextmanager
def progress(terminal: Terminal) -> Iterator[Callable[[int, int], None]]:
    """Gives a function to be told how many are done, and of how many."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not terminal.margin.is_terminal
    with Progress(*columns, console=terminal.margin, transient=True, disable=quiet) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, most: bar.update(task, completed=done, total=most)
