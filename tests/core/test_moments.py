"""A game moment by moment: chance and the judge belong to whoever acted, and a pass is routine."""

from __future__ import annotations

from parlour.arena.match import play_match
from parlour.core.game import Entry, Millis, Seat, TakeBack
from parlour.core.moments import moments
from parlour.core.play import begin
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.games.moerder.rules import Moerder
from parlour.kit.window import PASS


def test_each_moment_is_an_act_and_what_followed_it() -> None:
    recording = play_match(GrandMasterMind(), ("novice", "novice"), seed=1).recording
    found = list(moments(recording.game, begin(recording.game, 2), recording.log))
    acts = [entry for entry in recording.log if isinstance(entry.actor, int)]
    assert [moment.actor for moment in found] == [None, *(act.actor for act in acts)]
    assert found[-1].ply == len(recording.log)
    assert [ply for moment in found for ply, _ in moment.events] == sorted(
        ply for moment in found for ply, _ in moment.events
    )
    assert found[-1].here.over is not None and not any(moment.routine for moment in found)


def test_letting_something_pass_is_routine() -> None:
    game = Moerder()
    recording = play_match(game, ("novice", "novice"), seed=2).recording
    found = list(moments(game, begin(game, 2), recording.log))
    for moment in found[1:]:
        acted = next(entry for entry in reversed(recording.log[: moment.ply]) if entry.actor not in ("chance", "judge"))
        assert moment.routine == (acted.action == PASS)
    assert any(moment.routine for moment in found) and not all(moment.routine for moment in found[1:])


def test_what_was_taken_back_has_no_moment() -> None:
    recording = play_match(GrandMasterMind(), ("novice", "novice"), seed=1).recording
    log = [*recording.log[:3], Entry(Millis(10**6), "table", TakeBack(2))]
    found = list(moments(recording.game, begin(recording.game, 2), log))
    assert found[-1].ply == 2
    assert all(moment.ply <= 2 for moment in found) and found[-1].actor in (None, Seat(0), Seat(1))
