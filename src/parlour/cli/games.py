"""`parlour games`: what is on the shelf, and the options of a game."""

from typing import Annotated

from cyclopts import App, Parameter
from rich.table import Table

from parlour.catalog import CATALOG
from parlour.cli.rules import listing_of, option_spelling, spelling
from parlour.cli.terminal import Terminal
from parlour.core.listing import Listing
from parlour.core.options import Counted, Number, Option, Pick, Several, Text, options
from parlour.server.hall.shelf import box
from parlour.texts.voice import Voice, message_id, words


def add(app: App, terminal: Terminal, place: int) -> None:
    say = terminal.voice.say

    @app.command(help=say("terminal-games"), sort_key=place)
    def games(
        game: Annotated[str | None, Parameter(help=say("terminal-games-game"))] = None,
        /,
        *,
        json: Annotated[bool, Parameter(help=say("terminal-option-json"))] = False,
    ) -> None:
        chosen = tuple(CATALOG.values()) if game is None else (listing_of(game),)
        if json:
            terminal.write_json([box(listing) for listing in chosen])
        elif game is None:
            show_shelf(chosen, terminal)
        else:
            show_options(chosen[0], terminal)


def show_shelf(listings: tuple[Listing, ...], terminal: Terminal) -> None:
    say = terminal.voice.say
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    for listing in listings:
        seats = listing.game().seats
        table.add_row(
            listing.name,
            say("terminal-games-seats", most=seats[-1], players="–".join(map(str, sorted({seats[0], seats[-1]})))),
            say("terminal-games-minutes", minutes=listing.minutes),
            terminal.voice.tagline(listing.name),
        )
    terminal.page.print(table)
    terminal.page.print()
    terminal.say("terminal-games-more", game=listings[0].name)


def show_options(listing: Listing, terminal: Terminal) -> None:
    voice = terminal.voice
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    for option in options(listing.game):
        table.add_row(option.name, values(option), explained(listing, option, voice))
    terminal.page.print(voice.title(listing.name), style="bold")
    terminal.page.print(voice.tagline(listing.name), markup=False)
    terminal.page.print()
    terminal.page.print(table)
    if typed := example(listing):
        terminal.page.print()
        terminal.say("terminal-games-default", game=listing.name, option=typed)


def explained(listing: Listing, option: Option, voice: Voice) -> str:
    message = message_id(listing.name, "option", option.name)
    if not voice.speaks(message):
        return words(option.name)
    return f"{voice.say(message)}. {voice.say(message + '-explained')}"


def values(option: Option) -> str:
    """What may be typed for this option, the default first."""
    match option:
        case Pick(name, values, default):
            ordered = sorted(values, key=lambda value: value != default)
            return " | ".join(option_spelling(name, value) for value in ordered)
        case Number(_, least, most, off, default):
            others = f"{least}–{most}, off" if off and default is not None else f"{least}–{most}"
            return f"{spelling(default)} ({others})"
        case Several(_, values, default):
            others = ", ".join(value for value in values if value not in default)
            return ", ".join(default) + (f" ({others})" if others else "")
        case Counted(_, values, each, most, default):
            return f"{spelling(default)} (≤ {most}: {', '.join(f'{value}*{each}' for value in values)})"
        case Text(_, most, _, default):
            return f"{default or '…'} (≤ {most})"


def example(listing: Listing) -> str | None:
    """An option one could type that is not the default."""
    for option in options(listing.game):
        match option:
            case Pick(name, values, default):
                return f"{name}={option_spelling(name, next(value for value in values if value != default))}"
            case Number(name, least, most, _, default):
                return f"{name}={most if default == least else least}"
    return None
