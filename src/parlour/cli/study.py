"""`parlour study GAME`: what a game is like, for whoever designs it, as a report in Markdown and as a page."""

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from parlour.cli.mistake import Mistake
from parlour.cli.progress import progress
from parlour.cli.rules import agreed, listing_of, option_spelling
from parlour.cli.simulate import BOTS, HERE, bot_called, warm_finder
from parlour.cli.terminal import Terminal
from parlour.core.listing import Listing
from parlour.core.missing import needs
from parlour.core.options import chosen, options
from parlour.words.own_list import keep_lists

if TYPE_CHECKING:
    from parlour.arena.study import Study, StudyReport
    from parlour.cli.reports.figures import Figures

BEGINS = "start_player"


def add(app: App, terminal: Terminal, place: int) -> None:
    say = terminal.voice.say
    bots_help = say("terminal-study-bot", known=", ".join(BOTS), default="casual")

    @app.command(help=say("terminal-study"), sort_key=place)
    def study(
        game: Annotated[str, Parameter(help=say("terminal-argument-game"))],
        /,
        *,
        bot: Annotated[str, Parameter(help=bots_help, metavar="BOT")] = "casual",
        seats: Annotated[int | None, Parameter(help=say("terminal-study-seats"), metavar="N")] = None,
        games: Annotated[int, Parameter(help=say("terminal-study-games"), metavar="N")] = 200,
        seed: Annotated[int, Parameter(help=say("terminal-simulate-seed"), metavar="N")] = 0,
        option: Annotated[
            tuple[str, ...], Parameter(help=say("terminal-option-option"), n_tokens=1, metavar="K=V")
        ] = (),
        against: Annotated[
            tuple[str, ...], Parameter(help=say("terminal-study-against"), n_tokens=1, metavar="K=V")
        ] = (),
        into: Annotated[
            Path | None, Parameter(help=say("terminal-studies-into", default="study-GAME"), metavar="FOLDER")
        ] = None,
        on: Annotated[str, Parameter(help=say("terminal-studies-on"), metavar="WHERE")] = "cores",
        cores: Annotated[int | None, Parameter(help=say("terminal-studies-cores"), metavar="N")] = None,
        json: Annotated[bool, Parameter(help=say("terminal-option-json"))] = False,
        data: Annotated[Path, Parameter(help=say("terminal-lists-data"), env_var="DATA", metavar="FOLDER")] = HERE,
    ) -> None:
        with needs("study"):
            import matplotlib  # noqa: F401
        from parlour.arena.crew import crew
        from parlour.arena.study import Study, conduct

        listing = listing_of(game)
        keep_lists(data)
        if games < 1:
            raise Mistake("terminal-number-least", name="--games", least=1)
        typed = (*beginning(listing, option), *option)
        rules = agreed(listing, typed)
        wanted = Study(
            game=rules,
            bot=bot_called(bot),
            seats=max(2, rules.seats[0]) if seats is None else seats,
            games=games,
            seed=seed,
            against=tuple(agreed(listing, (*typed, *other.split())) for other in against),
        )
        warm_finder(listing, (wanted.bot,))
        with progress(terminal) as told, crew(on, cores) as hands:
            found = conduct(wanted, hands, told)
        folder = into or Path(f"study-{listing.name}")
        write(wanted, found, listing, folder, terminal)
        if json:
            terminal.write_json(found)
        else:
            terminal.say("terminal-studies-report", file=str(folder / "plots.html"))


def beginning(listing: Listing, typed: tuple[str, ...]) -> tuple[str, ...]:
    """The first seat begins, unless something else is agreed: what it is worth to begin shows in the figures then."""
    named = any(text.partition("=")[0].strip().replace("-", "_") == BEGINS for text in typed)
    can = any(option.name == BEGINS for option in options(listing.game))
    return (f"{BEGINS}=1",) if can and not named else ()


def write(study: "Study", report: "StudyReport", listing: Listing, folder: Path, terminal: Terminal) -> None:
    """The report, and the outliers as transcripts and as recordings."""
    from parlour.arena.study import replayed
    from parlour.cli.recordings import save
    from parlour.cli.reports.figures import Figures
    from parlour.cli.reports.markdown import markdown
    from parlour.cli.reports.page import page
    from parlour.cli.reports.study import StudyPaper
    from parlour.core.transcript import transcript

    folder.mkdir(parents=True, exist_ok=True)
    transcripts = {}
    for outlier in report.outliers:
        recording = replayed(study, outlier).recording
        save(recording, folder / f"{outlier.kind}.json")
        transcripts[outlier] = transcript(recording, listing)
        (folder / f"{outlier.kind}.txt").write_text(transcripts[outlier], encoding="utf-8")
    again = command(study, listing, Figures(terminal.voice))
    document = StudyPaper(study, report, transcripts, again, terminal.voice).document()
    (folder / "report.md").write_text(markdown(document), encoding="utf-8")
    (folder / "plots.html").write_text(page(document), encoding="utf-8")


def command(study: "Study", listing: Listing, figures: "Figures") -> str:
    """How to have this study again."""
    from parlour.arena.program import shown_names

    typed = ["parlour", "study", listing.name, "--bot", shown_names([study.bot])[study.bot]]
    typed += ["--seats", str(study.seats), "--games", str(study.games), "--seed", str(study.seed)]
    for name, value in chosen(study.game).items():
        typed += ["--option", f"{name}={option_spelling(name, value)}"]
    for other in study.against:
        typed += ["--against", figures.rules_apart(study.game, other)[1].replace(", ", " ")]
    return shlex.join(typed)
