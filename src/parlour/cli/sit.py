"""`parlour sit LINK BOT`: a bot takes a seat at somebody's table."""

from secrets import token_hex
from typing import Annotated

from cyclopts import App, Parameter

from parlour.cli.mistake import Mistake
from parlour.cli.simulate import BOTS, bot_called
from parlour.cli.terminal import Terminal


def add(app: App, terminal: Terminal, place: int) -> None:
    say = terminal.voice.say
    bot_help = say("terminal-sit-bot", known=", ".join(BOTS))

    @app.command(help=say("terminal-sit"), sort_key=place)
    def sit(
        link: Annotated[str, Parameter(help=say("terminal-sit-link"))],
        bot: Annotated[str, Parameter(help=bot_help)],
        /,
        *,
        seat: Annotated[int | None, Parameter(help=say("terminal-sit-seat"), metavar="N")] = None,
        name: Annotated[str | None, Parameter(help=say("terminal-sit-name"), metavar="NAME")] = None,
        token: Annotated[
            str | None, Parameter(help=say("terminal-sit-token"), env_var="PARLOUR_TOKEN", metavar="TOKEN")
        ] = None,
        key: Annotated[
            str | None, Parameter(help=say("terminal-sit-key"), env_var="PARLOUR_KEY", metavar="KEY")
        ] = None,
    ) -> None:
        import asyncio

        import msgspec

        from parlour.cli.visitor import Wish, place_of, visit
        from parlour.server.door.messages import Token
        from parlour.server.hall.guests import is_token

        if seat is not None and seat < 1:
            raise Mistake("terminal-number-least", name="--seat", least=1)
        if seat is not None and token is not None:
            raise Mistake("terminal-sit-seat-and-token")
        try:
            msgspec.convert(token, Token | None)
        except msgspec.ValidationError:
            raise Mistake("terminal-sit-bad-token") from None
        if key is not None and not is_token(key):
            raise Mistake("terminal-sit-bad-key")
        chosen = None if seat is None else seat - 1
        called = name or bot.split("/")[-1].split(".")[0]
        wish = Wish(bot_called(bot), called, chosen, token, key or token_hex(16))
        if key is None:
            terminal.say("terminal-sit-your-key", key=wish.key)
        asyncio.run(visit(place_of(link), wish, terminal.say))
