"""Written lines can be read again. An unreadable line is refused with an example."""

from __future__ import annotations

import pytest

from parlour.core.game import GIVE_UP, TIME_UP, Action, Event, Seat, TakeBack, Unreadable
from parlour.core.luck import seeded
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.actions import Answer, DrawChallenger, Guess, Hide, SetCode
from parlour.games.grandmastermind.codes import random_code
from parlour.games.grandmastermind.notation import read, read_code, tell, write, write_code
from parlour.games.grandmastermind.pegs import Pegs
from tests.games.grandmastermind.match import CODE, Match


@pytest.mark.parametrize("variant", [1, 2])
def test_every_code_can_be_written_and_read(variant: int) -> None:
    for number in range(500):
        code = random_code(variant, seeded(number))
        assert read_code(write_code(code)) == code


@pytest.mark.parametrize("text", ["Rt Gs Vh Y+", "rt gs vh y+", "RtGsVhY+", "R/t G/s V/h Y/+", "  rT  gS vH  y+ "])
def test_a_code_may_be_typed_in_many_ways(text: str) -> None:
    assert read_code(text) == read_code(CODE)


@pytest.mark.parametrize(
    "text", ["", "Rt Gs Vh", "Rt Gs Vh Y+ O*", "Bt Gs Vh Y+", "Rt Gs Vh Yc", "tR sG hV +Y", "hello"]
)
def test_an_unreadable_code_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_code(text)
    assert refused.value.code == "unreadable_row"
    read_code(str(refused.value.facts["example"]))


def test_a_line_is_read_as_what_is_awaited() -> None:
    match = Match(GrandMasterMind(start_player=0, feedback="manual_checked"))
    assert read(match.sees(Seat(0)), CODE) == read(match.sees(Seat(0)), f"hide {CODE}") == Hide(read_code(CODE))
    match.hide()
    assert read(match.sees(Seat(1)), CODE) == read(match.sees(Seat(1)), f"row {CODE}") == Guess(read_code(CODE))
    match.row(CODE)
    for text in ("4 0 0", "4,0,0", "pegs 4 0 0", "4-0-0"):
        assert read(match.sees(Seat(0)), text) == Answer(Pegs(4, 0, 0))
    with pytest.raises(Unreadable) as refused:
        read(match.sees(Seat(0)), "four")
    assert refused.value.code == "unreadable_answer"
    assert isinstance(read(match.sees(Seat(0)), str(refused.value.facts["example"])), Answer)
    assert read(match.sees(Seat(0)), " Give Up ") == GIVE_UP


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Hide(read_code(CODE)), f"hide {CODE}"),
        (Guess(read_code("-- -- -- --")), "row -- -- -- --"),
        (Answer(Pegs(1, 0, 2)), "pegs 1 0 2"),
        (DrawChallenger(Seat(1)), "challenger 1"),
        (SetCode(read_code(CODE)), f"code {CODE}"),
        (TIME_UP, "time up"),
        (GIVE_UP, "give up"),
    ],
)
def test_an_action_is_written_as_its_line(action: Action, text: str) -> None:
    assert write(action) == text


def test_an_action_or_event_without_notation_is_a_bug() -> None:
    with pytest.raises(TypeError):
        write(TakeBack(0))
    with pytest.raises(TypeError):
        tell(Event())
