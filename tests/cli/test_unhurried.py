"""At one keyboard a person has the time to knock before a bot does, and not for ever."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.bots.bot import Bot
from parlour.cli.table import Left, Table
from parlour.cli.terminal import Terminal
from parlour.core.game import Action, Luck, Millis, Seat
from parlour.core.sitting import AnySitting, Sitting
from parlour.games.letter import LISTING, Letter
from parlour.games.letter.actions import Done, Knock, Lay
from parlour.games.letter.state import Knockable, Knocking
from parlour.kit.window import PASS
from parlour.texts.voice import Voice

PERSON, HOUSE = Seat(0), Seat(2)
LOOKING = Millis(3_000)
GAME = Letter(draft="random_deal", start_player=0)


class Slow:
    """Knocks in its first window after three seconds, and names nothing."""

    def __call__(self, view: Any, budget: Millis, luck: Luck) -> Action:
        match view.open.phase:
            case Knockable(knocks):
                return PASS if knocks.knocked_before else Knock()
            case Knocking():
                return Done()
            case _:
                return GAME.legal(view).pick(luck)

    def takes(self, view: Any) -> Millis | None:
        return LOOKING if isinstance(view.open.phase, Knockable) else None


class Scripted(Table):
    """Each line is typed after so many seconds; then somebody quits."""

    def __init__(self, sitting: AnySitting, bots: dict[Seat, Bot], *lines: tuple[float, str]) -> None:
        super().__init__(Terminal(Voice("en")), LISTING, sitting, bots, ("Ann", "Bob", "Cleo"))
        self.lines = iter(lines)

    def read(self, prompt: str) -> str:
        for seconds, line in self.lines:
            self.clock.reach(Millis(self.clock.now() + int(seconds * 1000)))
            return line
        raise Left


def window(*lines: tuple[float, str]) -> AnySitting:
    """Ann and Bob, who is quick, have laid their first letters. Ann and Cleo, a bot that sees a word, may knock."""
    sitting = Sitting(GAME, 3, b"tea")
    for seat in (0, 1):
        sitting.act(seat, Lay(sitting.view(Seat(seat)).open.hands[seat][0], 10 * seat, 0), 0)
        sitting.act(seat, Done(), 0)
    with pytest.raises(Left):
        Scripted(sitting, {HOUSE: Slow()}, *lines).play()
    return sitting


def knockers(sitting: AnySitting) -> list[Seat]:
    return [Seat(int(entry.actor)) for entry in sitting.log if isinstance(entry.action, Knock)]


@pytest.mark.rule("LE-A13")
def test_a_person_who_types_soon_enough_knocks_first() -> None:
    sitting = window((1.0, "knock"), (0.7, ""))
    assert knockers(sitting) == [PERSON] and sitting.turn.awaited == {PERSON}


@pytest.mark.rule("LE-A13")
def test_a_bot_that_has_seen_its_word_by_then_is_faster() -> None:
    sitting = window((6.0, "knock"))
    assert knockers(sitting)[0] == HOUSE and PERSON not in knockers(sitting)


@pytest.mark.rule("LE-A13")
def test_once_the_person_has_passed_nobody_waits_for_the_bot_to_look() -> None:
    sitting = window((1.0, "pass"))
    assert knockers(sitting)[0] == HOUSE
