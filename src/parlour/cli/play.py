"""`parlour play GAME`: a game in the terminal, against the house or with friends at one keyboard."""

from collections.abc import Collection, Sequence
from pathlib import Path
from secrets import token_bytes
from typing import Annotated

from cyclopts import App, Parameter

from parlour.bots.bot import STRENGTHS
from parlour.cli.mistake import Mistake, known
from parlour.cli.recordings import save as write_recording
from parlour.cli.rules import agreed, listing_of
from parlour.cli.terminal import Terminal
from parlour.core.game import Result, Seat
from parlour.core.sitting import Sitting
from parlour.texts.voice import Voice, message_id

NOBODY = "none"


def add(app: App, terminal: Terminal, place: int) -> None:
    say = terminal.voice.say
    option_help = say("terminal-option-option")
    bot_help = say("terminal-play-bot", known=", ".join(STRENGTHS), default="casual")

    @app.command(help=say("terminal-play"), sort_key=place)
    def play(
        game: Annotated[str, Parameter(help=say("terminal-argument-game"))],
        /,
        *,
        option: Annotated[tuple[str, ...], Parameter(help=option_help, n_tokens=1, metavar="K=V")] = (),
        bot: Annotated[str, Parameter(help=bot_help, metavar="BOT")] = "casual",
        seat: Annotated[int, Parameter(help=say("terminal-play-seat"), metavar="N")] = 1,
        seats: Annotated[int | None, Parameter(help=say("terminal-option-seats"), metavar="N")] = None,
        seed: Annotated[str | None, Parameter(help=say("terminal-play-seed"), metavar="TEXT")] = None,
        save: Annotated[Path | None, Parameter(help=say("terminal-play-save"), metavar="FILE")] = None,
    ) -> None:
        from parlour.bots.roster import bot as bot_of
        from parlour.cli.table import Left, Table

        listing = listing_of(game)
        rules = agreed(listing, option)
        strength = known(bot.lower(), (*STRENGTHS, NOBODY), "terminal-unknown-bot")
        sitting = Sitting(rules, seats, token_bytes(32) if seed is None else seed.encode())
        mine = {seat - 1} if strength != NOBODY else set(range(sitting.seats))
        if seat not in range(1, sitting.seats + 1):
            raise Mistake("terminal-number-range", name="--seat", least=1, most=sitting.seats)
        bots = {Seat(other): bot_of(rules, strength) for other in range(sitting.seats) if other not in mine}
        names = tuple(name_of(Seat(place), bots, terminal.voice) for place in range(sitting.seats))
        terminal.page.print(say(f"{listing.name}-title"), style="bold")
        terminal.say("terminal-welcome")
        try:
            Table(terminal, listing, sitting, bots, names).play()
        except (Left, KeyboardInterrupt):
            terminal.page.print()
            terminal.say("terminal-left")
        if sitting.over is not None:
            show_result(sitting.over, names, terminal)
        if save is not None:
            write_recording(sitting.recording(names), save)
            terminal.say("terminal-saved", file=str(save))


def name_of(seat: Seat, bots: Collection[Seat], voice: Voice) -> str:
    if seat not in bots:
        return voice.say("terminal-name-person", number=seat + 1)
    return voice.say("terminal-name-bot" if len(bots) == 1 else "terminal-name-bot-of-several", number=seat + 1)


def show_result(result: Result, names: Sequence[str], terminal: Terminal) -> None:
    winners = [name for name, rank in zip(names, result.ranks, strict=True) if rank == 1]
    sentence = terminal.voice.say(message_id("result", result.reason), name=", ".join(winners))
    terminal.page.print(sentence, markup=False, style="bold")
    for name, score in zip(names, result.scores, strict=True):
        terminal.page.print(f"{name}: {score}", markup=False)
