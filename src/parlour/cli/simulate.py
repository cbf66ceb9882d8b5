"""`parlour simulate GAME`: many games between bots, and what they add up to."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter
from rich.table import Table

from parlour.arena.program import is_program, unfound
from parlour.bots.bot import RANDOM, STRENGTHS
from parlour.cli.mistake import Mistake, known
from parlour.cli.progress import progress
from parlour.cli.rules import agreed, listing_of
from parlour.cli.terminal import Terminal
from parlour.core.game import AnyGame
from parlour.core.listing import Listing
from parlour.core.missing import needs
from parlour.words.own_list import keep_lists

if TYPE_CHECKING:
    from parlour.arena.intervals import Estimate
    from parlour.arena.report import Report

BOTS = (*STRENGTHS, RANDOM)
HERE = Path("data")


def add(app: App, terminal: Terminal, place: int) -> None:
    say = terminal.voice.say
    option_help = say("terminal-option-option")
    bots_help = say("terminal-simulate-bots", known=", ".join(BOTS), default="casual")

    @app.command(help=say("terminal-simulate"), sort_key=place)
    def simulate(
        game: Annotated[str, Parameter(help=say("terminal-argument-game"))],
        /,
        *,
        seats: Annotated[int | None, Parameter(help=say("terminal-option-seats"), metavar="N")] = None,
        games: Annotated[int, Parameter(help=say("terminal-simulate-games"), metavar="N")] = 100,
        seed: Annotated[int, Parameter(help=say("terminal-simulate-seed"), metavar="N")] = 0,
        bots: Annotated[str, Parameter(help=bots_help, metavar="A,B")] = "casual",
        option: Annotated[tuple[str, ...], Parameter(help=option_help, n_tokens=1, metavar="K=V")] = (),
        on: Annotated[str, Parameter(help=say("terminal-studies-on"), metavar="WHERE")] = "cores",
        cores: Annotated[int | None, Parameter(help=say("terminal-studies-cores"), metavar="N")] = None,
        save: Annotated[Path | None, Parameter(help=say("terminal-simulate-save"), metavar="FOLDER")] = None,
        json: Annotated[bool, Parameter(help=say("terminal-option-json"))] = False,
        data: Annotated[Path, Parameter(help=say("terminal-lists-data"), env_var="DATA", metavar="FOLDER")] = HERE,
    ) -> None:
        listing = listing_of(game)
        keep_lists(data)
        rules = agreed(listing, option)
        players = lineup(rules, seats, bots)
        if games < 1:
            raise Mistake("terminal-number-least", name="--games", least=1)
        warm_finder(listing, players)
        if save is not None:
            save.mkdir(parents=True, exist_ok=True)
        from parlour.arena.simulation import simulate as play

        with progress(terminal) as told:
            report = play(rules, players, games, seed, workers=cores, on_progress=told, place=on, keep=save)
        if json:
            terminal.write_json(report)
        else:
            show(report, terminal.voice.title(listing.name), terminal)


def lineup(game: AnyGame, seats: int | None, bots: str) -> list[str]:
    """The bots by seat. A single one plays every seat."""
    names = [bot_called(name.strip()) for name in bots.split(",")]
    if seats is None:
        seats = len(names) if len(names) > 1 else game.seats[0]
    if seats not in game.seats:
        raise Mistake("terminal-number-range", name="--seats", least=game.seats[0], most=game.seats[-1])
    if len(names) not in (1, seats):
        raise Mistake("terminal-bots-and-seats", seats=seats)
    return names * seats if len(names) == 1 else names


def bot_called(name: str) -> str:
    """A strength, or a program that can be run."""
    if not is_program(name):
        return known(name.lower(), BOTS, "terminal-unknown-bot")
    if unfound(name):
        raise Mistake("terminal-no-program", name=name)
    return name


def warm_finder(listing: Listing, bots: Iterable[str]) -> None:
    """Once here, instead of in every process."""
    if listing.finds_words and not set(bots) <= {RANDOM}:
        with needs("bots"):
            from parlour.words.warming import warm

        warm()


def show(report: "Report", title: str, terminal: Terminal) -> None:
    say = terminal.voice.say
    terminal.say("terminal-simulated", title=title, games=report.games, seed=str(report.seed))
    terminal.page.print()
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for heading in ("seat", "bot", "won", "drawn", "lost", "points"):
        table.add_column(say(f"terminal-simulated-{heading}"), justify="left" if heading == "bot" else "right")
    for record in report.records:
        counted = [f"{count}" for count in (record.wins, record.draws, record.losses)]
        table.add_row(str(record.seat + 1), record.bot, *counted, estimated(record.score, terminal))
    terminal.page.print(table)
    terminal.page.print()
    terminal.say("terminal-simulated-length", decisions=estimated(report.lengths.decisions, terminal))
    actions = [f"{action} {say('terminal-figure', figure=mean)}" for action, mean in report.lengths.actions.items()]
    terminal.say("terminal-simulated-actions", actions=" · ".join(actions))
    for record in report.records:
        for fault, times in record.faults.items():
            terminal.say("terminal-simulated-fault", bot=record.bot, seat=record.seat + 1, fault=fault, times=times)
    terminal.say("terminal-simulated-speed", speed=round(report.decisions_per_second), seconds=report.seconds)


def estimated(figure: "Estimate", terminal: Terminal) -> str:
    return terminal.voice.say("terminal-estimate", mean=figure.mean, low=figure.low, high=figure.high)
