"""Tables to try the adapters on: every game, under options drawn from all that can be agreed."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.adapters.asking import Asking
from parlour.adapters.encoding import Encoding
from parlour.adapters.question import Question
from parlour.arena.endurance import any_agreement
from parlour.catalog import CATALOG
from parlour.core.game import Action, AnyGame
from parlour.core.luck import Stream, choice, seeded
from parlour.core.sitting import AnySitting, Sitting

NAMES = tuple(CATALOG)
SEATS = {"grandmastermind": 2, "moerder": 3, "wordsearch": 2, "letter": 3, "murdero": 3}
"""How many play where one table stands for all."""


def agreements(name: str, games: int) -> Iterator[tuple[AnyGame, int, int]]:
    """Games with their seats and numbers. The first is as in the box."""
    kind = CATALOG[name].game
    for number in range(games):
        luck = seeded(number, f"adapters {name}")
        seats = choice(luck, kind().seats)
        yield (any_agreement(kind, seats, luck) if number else kind()), seats, number


def moments(name: str, games: int, decisions: int, words: int) -> Iterator[Asking]:
    """Random play by questions and answers. Yields before every answer."""
    for game, seats, number in agreements(name, games):
        asking = Asking(Sitting(game, seats, number), Encoding(game, seats, words))
        luck = seeded(number, "answers")
        for _ in range(decisions):
            if asking.over is not None:
                break
            yield asking
            assert asking.answer(choice(luck, sorted(asking.letters)))


def table_game(encoding: Encoding, number: int, decisions: int) -> AnySitting:
    """A game as it may go at a table: anybody who may act acts first, passes are taken back, clocks run out."""
    sitting: AnySitting = Sitting(encoding.game, encoding.seats, number)
    luck: Stream = seeded(number, "at a table")
    for _ in range(decisions):
        turn = sitting.turn
        if sitting.over is not None:
            break
        if turn.until is not None and (not turn.awaited or luck.below(5) == 0):
            sitting.settle(turn.until)
            continue
        seat = choice(luck, sorted(turn.awaited | turn.welcome))
        sitting.act(seat, any_action(encoding.question(sitting.view(seat)), luck))
    return sitting


def any_action(question: Question, luck: Stream) -> Action:
    after = question.after(choice(luck, sorted(question.letters)))
    return after if isinstance(after, Action) else any_action(after, luck)
