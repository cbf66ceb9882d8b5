"""A table in the terminal: people at one keyboard, bots, and a clock that counts table time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any

from parlour.bots.agenda import Agenda, Plan
from parlour.bots.bot import Bot
from parlour.cli.boards import board_of
from parlour.cli.doubt import just_unknown, without_standing_by
from parlour.cli.phrasebook import Phrasebook
from parlour.cli.terminal import Terminal
from parlour.core.clock import shown
from parlour.core.game import Luck, Millis, Seat, TimeUp
from parlour.core.listing import Listing
from parlour.core.luck import Stream
from parlour.core.play import heard
from parlour.core.refusal import Refusal
from parlour.core.sitting import AnySitting
from parlour.texts.voice import message_id

with suppress(ImportError):
    import readline  # noqa: F401  (arrow keys and history at the prompt)

QUIT = ("quit", "exit")
HELP = ("?", "help")
BUDGET = Millis(2000)


class Left(Exception):
    """Somebody typed quit, or there is nothing more to read."""


class TableClock:
    """Table time since the game began. It stops while the curtain is down."""

    def __init__(self) -> None:
        self._began = monotonic()

    def now(self) -> Millis:
        return Millis(int((monotonic() - self._began) * 1000))

    def reach(self, now: Millis) -> None:
        """Skips the time that bots take when nobody else is asked."""
        self._began -= max(0, now - self.now()) / 1000

    @contextmanager
    def resting(self) -> Iterator[None]:
        since = monotonic()
        yield
        self._began += monotonic() - since


class Table:
    """One game from the first question to the last. `names` are by seat. A seat without a bot is a person's."""

    def __init__(
        self, terminal: Terminal, listing: Listing, sitting: AnySitting, bots: Mapping[Seat, Bot], names: Sequence[str]
    ) -> None:
        self.terminal = terminal
        self.name = listing.name
        self.notation = listing.notation
        self.board = board_of(listing)
        self.phrasebook = Phrasebook(self.board.phrases(), terminal.voice)
        self.sitting = sitting
        self.bots = bots
        self.names = names
        self.agenda = Agenda(bots, BUDGET)
        self.clock = TableClock()
        self.people = [Seat(seat) for seat in range(sitting.seats) if seat not in bots]
        self.told = dict.fromkeys(self.people, 0)
        self.facing = self.people[0]

    def play(self) -> None:
        """Plays until the game is over. Raises Left if somebody quits."""
        while self.sitting.over is None:
            plans = self.plans()
            at_once = self.sitting.turn.awaited.difference(plan.seat for plan in plans)
            seat = min(at_once, key=lambda seat: (seat not in self.bots, seat), default=None)
            if seat is None:
                self.clock.reach(plans[0].at)
                self.carry_out(plans[0])
            elif seat in self.bots:
                self.let_bot_act(seat)
            else:
                self.let_person_act(seat)
        self.show(self.facing)

    def plans(self) -> list[Plan]:
        """What unhurried bots will do, and when."""
        return self.agenda.plans(self.sitting, self.clock.now(), lambda _: self.luck())

    def carry_out(self, plan: Plan) -> None:
        if not self.rang(plan.at):
            self.sitting.act(plan.seat, plan.action, max(plan.at, self.sitting.position.at))

    def rang(self, now: Millis) -> bool:
        """Has the clock made a move until now?"""
        before = len(self.sitting.played)
        self.sitting.settle(now)
        return self.rang_since(before)

    def rang_since(self, before: int) -> bool:
        return any(isinstance(played.entry.action, TimeUp) for played in self.sitting.played[before:])

    def overtaken(self, seat: Seat, now: Millis) -> bool:
        """Has anybody been faster, so that this seat is no longer asked the same? Bots act when their time has come."""
        before = len(self.sitting.played)
        while (plans := self.plans()) and plans[0].at <= now:
            self.carry_out(plans[0])
        self.sitting.settle(now)
        return self.rang_since(before) or seat not in self.sitting.turn.awaited

    def let_bot_act(self, seat: Seat) -> None:
        action = self.bots[seat](self.sitting.view(seat), BUDGET, self.luck())
        now = self.clock.now()
        if not self.rang(now):
            self.sitting.act(seat, action, now)

    def luck(self) -> Luck:
        """A bot's own luck. It depends only on the seed and the place in the log."""
        return Stream(self.sitting.seal.seed + b" bot " + len(self.sitting.played).to_bytes(8, "big"))

    def let_person_act(self, seat: Seat) -> None:
        """Asks until an action is accepted, or the clock has made one."""
        self.hand_over(seat)
        self.show(seat)
        while True:
            line = self.read(self.prompt()).strip()
            now = self.clock.now()
            if self.overtaken(seat, now):
                self.refuse(Refusal("too_late"))
                return
            if line.lower() in (*QUIT, self.terminal.voice.say("typed-quit")):
                raise Left
            if line.lower() in (*HELP, self.terminal.voice.say("typed-help")):
                self.explain(seat)
            elif line:
                try:
                    self.sitting.act(
                        seat, self.notation.read(self.sitting.view(seat), self.understood(seat, line)), now
                    )
                except Refusal as refusal:
                    self.refuse(refusal)
                    self.say_accepted(seat)
                else:
                    return

    def offer(self, seat: Seat) -> Any:
        """What this seat may do; standing by a word only where another person could vote for it."""
        offer = self.sitting.game.offer(self.sitting.view(seat))
        return without_standing_by(offer) if self.people == [seat] else offer

    def accepted(self, seat: Seat) -> Mapping[str, Sequence[str]]:
        """Lines of the notation this seat may type now, by kind."""
        return self.board.accepts(self.sitting.game, self.sitting.view(seat), self.offer(seat))

    def understood(self, seat: Seat, line: str) -> str:
        """What was typed, in the words of the notation."""
        lines = {line for lines in self.accepted(seat).values() for line in lines}
        return self.phrasebook.read(line, lines | {"give up"})

    def hand_over(self, seat: Seat) -> None:
        """Draws the curtain between two people where one of them sees what the other must not."""
        if seat == self.facing:
            return
        if any(self.board.secret(self.sitting.view(either)) for either in (self.facing, seat)):
            with self.clock.resting():
                self.wipe()
                self.read(self.terminal.voice.say("terminal-curtain", name=self.names[seat]) + " ")
                self.wipe()
        self.facing = seat

    def show(self, seat: Seat) -> None:
        """What has happened since this seat last looked, the board, and what is awaited."""
        page, voice, view = self.terminal.page, self.terminal.voice, self.sitting.view(seat)
        page.print()
        for played in self.sitting.played[self.told[seat] :]:
            for event in heard(seat, played.events):
                told = just_unknown(event) if self.people == [seat] else event
                page.print(self.board.tell(self.sitting.game, told, self.names, voice), markup=False)
        self.told[seat] = len(self.sitting.played)
        page.print()
        for number, name in enumerate(self.names):
            standing = self.board.standing(self.sitting.game, view, Seat(number), voice)
            self.terminal.say("terminal-standing", name=name, standing=standing)
        page.print()
        page.print(self.board.draw(self.sitting.game, view, voice))
        page.print()
        if self.sitting.over is None:
            awaited = self.board.awaited(self.sitting.game, view, self.offer(seat), self.names, voice)
            page.print(awaited, markup=False)
            self.say_accepted(seat)

    def say_accepted(self, seat: Seat) -> None:
        """A line for each thing that may be typed now."""
        lines = [self.phrasebook.write(line) for lines in self.accepted(seat).values() for line in lines]
        self.terminal.say("terminal-type-now", lines=" · ".join(lines))

    def explain(self, seat: Seat) -> None:
        """What may be typed now, and always."""
        page, voice, name = self.terminal.page, self.terminal.voice, self.name
        for kind, lines in self.accepted(seat).items():
            example = ", ".join(map(self.phrasebook.write, lines))
            message = f"terminal-{name}-type-{kind}"
            page.print(voice.say_or(example, message_id(message), example=example), markup=False)
        for line in self.board.legend(self.sitting.game, self.sitting.view(seat), voice):
            page.print(line, markup=False)
        self.terminal.say("terminal-type-always")

    def refuse(self, refusal: Refusal) -> None:
        """Says why something was not done; an example is one that can be typed here."""
        example = refusal.facts.get("example")
        if isinstance(example, str):
            refusal = Refusal(refusal.code, **{**refusal.facts, "example": self.phrasebook.write(example)})
        self.terminal.page.print(self.terminal.voice.say_refusal(refusal), markup=False, style="bold")

    def prompt(self) -> str:
        until = shown(self.sitting.turn.until)
        if until is None:
            return "> "
        seconds = max(0, -(-(until - self.clock.now()) // 1000))
        return self.terminal.voice.say("terminal-seconds-left", seconds=seconds) + " > "

    def read(self, prompt: str) -> str:
        try:
            return input(prompt)
        except (EOFError, RuntimeError):  # at its end, or no input at all
            raise Left from None

    def wipe(self) -> None:
        """Clears the screen and its scrollback."""
        if self.terminal.page.is_terminal:
            self.terminal.page.file.write("\033[3J")
            self.terminal.page.clear()
