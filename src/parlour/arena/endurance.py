"""The law over bots: every game they play ends, every turn is short, and the rules refuse nothing they do.

The games differ as much as tables do: options are drawn from all that can be agreed, clocks run out or do not, and
people leave in the middle of a turn or give up, so that a bot plays on for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import json

from parlour.arena.match import THINKING, Endless, moves, seated
from parlour.bots.bot import MOST_IN_A_TURN, RANDOM, STRENGTHS, Bot
from parlour.bots.roster import bot
from parlour.core.extras import extra
from parlour.core.game import GIVE_UP, Action, AnyGame, Illegal, Luck, Millis, Seat
from parlour.core.laws import LawBroken, Seeded
from parlour.core.listing import name_of
from parlour.core.luck import choice, seeded, shuffled
from parlour.core.options import Counted, Number, Option, Pick, Several, Text, Value, options
from parlour.core.play import waited_for
from parlour.core.refusal import Refusal
from parlour.core.sitting import AnySitting

Roster: TypeAlias = Callable[[AnyGame, str], Bot]

ENDS: Final = "games between bots end"
KEEPS_THE_RULES: Final = "bots keep the rules"
PACES: Final = (THINKING, THINKING, Millis(100), Millis(7000))
"""Table time per decision. At the slowest pace most clocks run out."""
PATIENCE: Final = 60
"""A person who leaves does so before this many decisions."""
CUSTOM_LETTERS: Final = {
    "letter": "A9 E9 I9 N9 O9 S9 T9 R3",
    "wordsearch": "A9 E9 I9 O4 N9 T9 M2 W2 IN1 ON1 IS1",
}


class Endured(NamedTuple):
    """The decisions that a game took, and those of its longest turn."""

    decisions: int
    longest_turn: int


def strengths(name: str) -> tuple[str, ...]:
    """The strengths worth testing. A game without a bot of its own is always played at random."""
    return (RANDOM,) if extra("parlour.bots", name) is None else (*STRENGTHS, RANDOM)


def endure(
    kind: type[AnyGame], strength: str, seats: int, numbers: Iterable[int], roster: Roster = bot
) -> Iterator[Endured]:
    """Plays the games with these numbers. Raises LawBroken at the first breach.

    Every third game is played as in the box, the others under options drawn at random.
    """
    for number in numbers:
        luck = seeded(number, f"endurance {name_of(kind)} {strength} {seats}")
        game = any_agreement(kind, seats, luck) if number % 3 else kind()
        players = [player(game, roster(game, strength), luck) for _ in range(seats)]
        pace = choice(luck, PACES)
        try:
            sitting = seated(game, seats, seats, number)
            endured = measured(sitting, moves(sitting, players, seats, number, pace))
        except (Endless, Illegal) as breach:
            law = ENDS if isinstance(breach, Endless) else KEEPS_THE_RULES
            raise LawBroken(law, f"{case(game, strength, seats)}: {breach}", Seeded(number)) from breach
        if seats > 1 and endured.longest_turn > MOST_IN_A_TURN:
            raise LawBroken(
                ENDS, f"{case(game, strength, seats)}: {endured.longest_turn} decisions in a turn", Seeded(number)
            )
        yield endured


def measured(sitting: AnySitting, moves: Iterable[Seat | None]) -> Endured:
    """Counts while the bots play. A turn is what one seat decides before another is waited for."""
    decisions = in_turn = longest_turn = 0
    whose = waited_for(sitting.game, sitting.position)
    for seat in moves:
        decisions += seat is not None
        in_turn += seat in whose
        if (following := waited_for(sitting.game, sitting.position)) and following != whose:
            longest_turn = max(longest_turn, in_turn)
            whose, in_turn = following, 0
    return Endured(decisions, max(longest_turn, in_turn))


def case(game: AnyGame, strength: str, seats: int) -> str:
    return f"{strength}, {seats} seats, {json.encode(game).decode()}"


def player(game: AnyGame, house: Bot, luck: Luck) -> Bot:
    """The bot itself or, one time in three, a person who leaves and the bot that takes over."""
    if luck.below(3):
        return house
    stays, gives_up = luck.below(PATIENCE), luck.below(4) == 0
    moods = bot(game, RANDOM), bot(game, "novice")
    decisions = 0

    def act(view: Any, budget: Millis, luck: Luck) -> Action:
        nonlocal decisions
        decisions += 1
        if decisions <= stays:
            return choice(luck, moods)(view, budget, luck)
        if gives_up and decisions == stays + 1:
            return GIVE_UP
        return house(view, budget, luck)

    return act


def any_agreement(kind: type[AnyGame], seats: int, luck: Luck) -> AnyGame:
    """A game for this many seats. About half of its options are drawn from everything the form offers."""
    while True:
        drawn = {option.name: any_value(kind, option, luck) for option in options(kind) if luck.below(2)}
        try:
            game = kind(**drawn)
        except Refusal:
            continue
        if seats in game.seats:
            return game


def any_value(kind: type[AnyGame], option: Option, luck: Luck) -> Value:
    match option:
        case Pick(values=values):
            return choice(luck, values)
        case Number(least=least, most=most, off=off):
            numbers: tuple[int | None, ...] = (least, most, least + luck.below(most - least + 1))
            return choice(luck, (*numbers, None) if off else numbers)
        case Several(values=several):
            return frozenset(value for value in several if luck.below(2))
        case Counted(values=counted, each=each, most=most):
            return tuple(sorted(shuffled(luck, counted * each)[: luck.below(most + 1)]))
        case Text(name="custom_letters"):
            return CUSTOM_LETTERS[name_of(kind)]
        case Text(default=default):
            return default
