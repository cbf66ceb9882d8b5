"""`parlour arena GAME`: a tournament between bots, its results as tables and as a report."""

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter
from rich.table import Table

from parlour.arena.sequential import Bounds
from parlour.cli.mistake import Mistake
from parlour.cli.progress import progress
from parlour.cli.rules import agreed, listing_of, whole_number
from parlour.cli.simulate import BOTS, HERE, bot_called, warm_finder
from parlour.cli.terminal import Terminal
from parlour.core.game import AnyGame
from parlour.core.listing import Listing
from parlour.core.missing import needs
from parlour.words.own_list import keep_lists

if TYPE_CHECKING:
    from parlour.arena.standings import Standings
    from parlour.arena.tournament import Tournament

EVERYBODY = "novice,casual,strong,expert"


def add(app: App, terminal: Terminal, place: int) -> None:
    say = terminal.voice.say
    bots_help = say("terminal-arena-bots", known=", ".join(BOTS), default=EVERYBODY)

    @app.command(help=say("terminal-arena"), sort_key=place)
    def arena(
        game: Annotated[str, Parameter(help=say("terminal-argument-game"))],
        /,
        *,
        bots: Annotated[str, Parameter(help=bots_help, metavar="A,B")] = EVERYBODY,
        seats: Annotated[str | None, Parameter(help=say("terminal-arena-seats"), metavar="N,M")] = None,
        rounds: Annotated[int, Parameter(help=say("terminal-arena-rounds"), metavar="N")] = 20,
        ladder: Annotated[bool, Parameter(help=say("terminal-arena-ladder"))] = False,
        stop: Annotated[str | None, Parameter(help=say("terminal-arena-stop"), metavar="LOW,HIGH")] = None,
        seed: Annotated[int, Parameter(help=say("terminal-simulate-seed"), metavar="N")] = 0,
        option: Annotated[
            tuple[str, ...], Parameter(help=say("terminal-option-option"), n_tokens=1, metavar="K=V")
        ] = (),
        vary: Annotated[tuple[str, ...], Parameter(help=say("terminal-arena-vary"), n_tokens=1, metavar="K=V")] = (),
        into: Annotated[
            Path | None, Parameter(help=say("terminal-studies-into", default="arena-GAME"), metavar="FOLDER")
        ] = None,
        on: Annotated[str, Parameter(help=say("terminal-studies-on"), metavar="WHERE")] = "cores",
        cores: Annotated[int | None, Parameter(help=say("terminal-studies-cores"), metavar="N")] = None,
        json: Annotated[bool, Parameter(help=say("terminal-option-json"))] = False,
        data: Annotated[Path, Parameter(help=say("terminal-lists-data"), env_var="DATA", metavar="FOLDER")] = HERE,
    ) -> None:
        listing = listing_of(game)
        keep_lists(data)
        if rounds < 1:
            raise Mistake("terminal-number-least", name="--rounds", least=1)
        with needs("study"):
            import matplotlib  # noqa: F401
            import openskill  # noqa: F401
            import pyarrow  # noqa: F401

            from parlour.arena.tournament import Tournament
        games = tuple(variants(listing, option, vary))
        wanted = Tournament(
            games=games,
            bots=tuple(bot_called(name.strip()) for name in bots.split(",")),
            seats=(max(2, games[0].seats[0]),) if seats is None else tuple(map(seat_count, seats.split(","))),
            seed=seed,
            ladder=ladder,
            stop=None if stop is None else bounds(stop),
        )
        warm_finder(listing, wanted.bots)
        folder = into or Path(f"arena-{listing.name}")
        standings = held(wanted, rounds, folder, on, cores, terminal)
        if json:
            terminal.write_json(standings)
        else:
            show(standings, terminal.voice.title(listing.name), terminal)
            terminal.say("terminal-studies-report", file=str(folder / "report.html"))


def variants(listing: Listing, option: Sequence[str], vary: Sequence[str]) -> list[AnyGame]:
    """The rules of the tournament: every combination of what is to vary, beside what is agreed for all."""
    by_name: dict[str, list[str]] = {}
    for text in vary:
        by_name.setdefault(text.partition("=")[0].strip().replace("-", "_"), []).append(text)
    return list(dict.fromkeys(agreed(listing, (*option, *chosen)) for chosen in product(*by_name.values())))


def seat_count(text: str) -> int:
    number = whole_number(text.strip())
    if number is None:
        raise Mistake("terminal-value-wrong", value=text, name="--seats")
    return number


def bounds(text: str) -> Bounds:
    """One number counts both ways."""
    try:
        figures = [float(part) for part in text.split(",")]
    except ValueError:
        figures = []
    match figures:
        case [both] if both > 0:
            return Bounds(-both, both)
        case [low, high] if low < high:
            return Bounds(low, high)
    raise Mistake("terminal-arena-bounds")


def held(
    tournament: "Tournament", rounds: int, folder: Path, place: str, cores: int | None, terminal: Terminal
) -> "Standings":
    """Plays what is missing and writes all results into the folder."""
    from parlour.arena import sheets
    from parlour.arena.crew import crew
    from parlour.arena.event import play_tournament
    from parlour.arena.standings import standings
    from parlour.cli.reports.page import page
    from parlour.cli.reports.tournament import TournamentReport

    with progress(terminal) as told, crew(place, cores) as hands:
        played = play_tournament(tournament, rounds, folder, hands, told)
    found = standings(tournament, played)
    sheets.write_sheet(sheets.match_rows(tournament, played), folder / "matches")
    sheets.write_sheet(sheets.standing_rows(tournament, found), folder / "standings")
    sheets.write_sheet(sheets.pair_rows(tournament, found), folder / "pairs")
    report = TournamentReport(tournament, rounds, found, terminal.voice).document()
    (folder / "report.html").write_text(page(report), encoding="utf-8")
    return found


def show(standings: "Standings", title: str, terminal: Terminal) -> None:
    from parlour.arena.program import shown_names
    from parlour.cli.reports.figures import Figures

    say, figures = terminal.voice.say, Figures(terminal.voice)
    names = shown_names([one.bot for one in standings.standings])
    terminal.say("terminal-arena-played", title=title, matches=standings.matches)
    terminal.page.print()
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    headings = ("terminal-simulated-bot", "terminal-report-rating", "terminal-report-first", "terminal-report-rank")
    for heading in headings:
        table.add_column(say(heading), justify="left" if heading == headings[0] else "right")
    for one in standings.standings:
        rated = (figures.estimate(one.rating), figures.shares(one.won), figures.number(one.rank))
        table.add_row(names[one.bot], *rated)
    terminal.page.print(table)
    terminal.page.print()
