"""`parlour play GAME`: a game in the terminal, against the house or with friends at one keyboard."""

from collections.abc import Collection, Iterator
from itertools import count
from os import fsencode
from pathlib import Path
from secrets import token_bytes
from threading import Thread
from typing import Annotated

from cyclopts import App, Parameter

from parlour.bots.bot import STRENGTHS
from parlour.cli import recordings
from parlour.cli.mistake import Mistake, known
from parlour.cli.outcome import outcome
from parlour.cli.rules import agreed, listing_of
from parlour.cli.terminal import Terminal
from parlour.core.game import Seat
from parlour.core.sitting import Sitting
from parlour.texts.voice import Voice
from parlour.words.own_list import keep_lists

NOBODY = "none"
USUAL_BOT = "casual"
HERE = Path("data")


def add(app: App, terminal: Terminal, place: int) -> None:
    say = terminal.voice.say
    option_help = say("terminal-option-option")
    bot_help = say("terminal-play-bot", known=", ".join(STRENGTHS), default=USUAL_BOT)

    @app.command(help=say("terminal-play"), sort_key=place)
    def play(
        game: Annotated[str, Parameter(help=say("terminal-argument-game"))],
        /,
        *,
        option: Annotated[tuple[str, ...], Parameter(help=option_help, n_tokens=1, metavar="K=V")] = (),
        bot: Annotated[str | None, Parameter(help=bot_help, metavar="BOT")] = None,
        seat: Annotated[int, Parameter(help=say("terminal-play-seat"), metavar="N")] = 1,
        seats: Annotated[int | None, Parameter(help=say("terminal-option-seats"), metavar="N")] = None,
        seed: Annotated[str | None, Parameter(help=say("terminal-play-seed"), metavar="TEXT")] = None,
        save: Annotated[Path | None, Parameter(help=say("terminal-play-save"), metavar="FILE")] = None,
        data: Annotated[Path, Parameter(help=say("terminal-lists-data"), env_var="DATA", metavar="FOLDER")] = HERE,
    ) -> None:
        from parlour.bots.roster import bot as bot_of
        from parlour.cli.table import Left, Table

        listing = listing_of(game)
        keep_lists(data)
        rules = agreed(listing, option, terminal.voice.language)
        strength = known((bot or USUAL_BOT).lower(), (*STRENGTHS, NOBODY), "terminal-unknown-bot")
        sitting = Sitting(rules, seats, token_bytes(32) if seed is None else fsencode(seed))
        mine = {seat - 1} if strength != NOBODY else set(range(sitting.seats))
        if seat not in range(1, sitting.seats + 1):
            raise Mistake("terminal-number-range", name="--seat", least=1, most=sitting.seats)
        if sitting.seats == 1 and bot is not None and strength != NOBODY:
            raise Mistake("terminal-bot-alone", most=rules.seats[-1])
        bots = {Seat(other): bot_of(rules, strength) for other in range(sitting.seats) if other not in mine}
        names = tuple(names_of(sitting.seats, bots, strength, terminal.voice))
        if save is not None:
            recordings.prepare(save)
        if listing.finds_words and bots:
            from parlour.words.warming import warm

            Thread(target=warm, daemon=True).start()
        terminal.page.print(terminal.voice.title(listing.name), style="bold")
        table = Table(terminal, listing, sitting, bots, names)
        if sitting.seats == 1:
            terminal.say("terminal-alone", goal=table.board.goal(rules, terminal.voice))
            terminal.say("terminal-alone-others", most=rules.seats[-1])
        elif bots:
            who = ", ".join(names[other] for other in bots)
            terminal.say(
                "terminal-opponents",
                name=names[seat - 1],
                bots=who,
                count=len(bots),
                strength=terminal.voice.say(f"strength-{strength}"),
            )
        terminal.say("terminal-welcome")
        try:
            table.play()
        except (Left, KeyboardInterrupt):
            terminal.page.print()
            terminal.say("terminal-left")
        if sitting.over is not None:
            who, how = outcome(sitting.over, names, table.people, terminal.voice)
            terminal.page.print(who, markup=False, style="bold")
            terminal.page.print(how, markup=False)
            for line in table.board.closing(rules, sitting.view(table.facing), terminal.voice):
                terminal.page.print(line, markup=False)
        if save is not None:
            recordings.save(sitting.recording(names, listing.version), save)
            terminal.say("terminal-saved", file=str(save))


def names_of(seats: int, bots: Collection[Seat], strength: str, voice: Voice) -> Iterator[str]:
    """People are called by their seats, bots by the names they have in the browser."""
    numbers = count(1)
    for seat in map(Seat, range(seats)):
        if seat in bots:
            yield voice.say(f"bot-{strength}-{next(numbers)}")
        else:
            yield voice.say("terminal-name-person", number=seat + 1)
