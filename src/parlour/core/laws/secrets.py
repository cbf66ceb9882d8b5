"""Law: secrets are kept. Two states a viewer cannot tell apart are the same to that viewer, byte by byte.

Such pairs come from two places: the state and a `guess` at it from the viewer's view; and the two states after one or
another act of somebody else which the viewer's view does not tell apart. Giving up is exempt: it reveals by design.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from parlour.core.game import Action, AnyGame, Entry, Illegal, Luck, Seat, Viewer
from parlour.core.laws.nearby import near_misses
from parlour.core.laws.report import Breach
from parlour.core.laws.trial import Moment, Trial, encode, some
from parlour.core.luck import choice, seeded
from parlour.core.play import Played, Position, heard, play, position

PAIRS = 2
TRIES = 6
LISTED = 12
ACTS = 6


def secrets_are_kept(trial: Trial, mind: Luck) -> Iterator[None]:
    viewers: list[Viewer] = ["bystander", *map(Seat, range(trial.seats))]
    found = 0
    for _ in range(TRIES):
        moment, viewer = choice(mind, trial.moments), choice(mind, viewers)
        if _guessed_pair(trial, moment, viewer, mind):
            found += 1
            yield
        if found == PAIRS:
            break
    acts = trial.acts
    decisions = [moment for moment in trial.moments if moment.played and moment.played.entry.action in acts]
    for moment in some(mind, decisions, PAIRS):
        for _ in _acted_pairs(trial, moment, viewers, mind):
            yield


def _guessed_pair(trial: Trial, moment: Moment, viewer: Viewer, mind: Luck) -> bool:
    """Compares a state with a guess of it. Returns False if the viewer knows everything."""
    here = moment.here
    view = trial.game.view(here.state, viewer)
    other = position(trial.game, trial.game.guess(view, mind), here.at, here.deals)
    if encode(other.state) == moment.written:
        return False
    _compare(trial, viewer, here, other, mind)
    return True


def _acted_pairs(trial: Trial, moment: Moment, viewers: list[Viewer], mind: Luck) -> Iterator[None]:
    """Compares what onlookers see of an act with what they would see of another act by the same seat."""
    game, played = trial.game, moment.played
    assert played is not None
    entry = played.entry
    assert isinstance(entry.actor, int)
    instead = game.legal(game.view(moment.here.state, entry.actor)).pick(mind)
    other = play(game, moment.here, Entry(entry.at, entry.actor, instead))
    if encode(other.position.state) == encode(played.position.state):
        return
    for viewer in viewers:
        if viewer != entry.actor and _same_view(game, viewer, played, other):
            if encode(heard(viewer, played.events)) != encode(heard(viewer, other.events)):
                raise Breach(f"{viewer} hears of {entry.action} what tells it from {instead}")
            _compare(trial, viewer, played.position, other.position, mind)
            yield


def _same_view(game: AnyGame, viewer: Viewer, one: Played, other: Played) -> bool:
    return encode(game.view(one.position.state, viewer)) == encode(game.view(other.position.state, viewer))


def _compare(trial: Trial, viewer: Viewer, one: Position[Any], other: Position[Any], mind: Luck) -> None:
    game = trial.game
    acts = list(_acts(trial, viewer, one, mind)) if one.over is None else []
    for (what, told), (_, instead) in zip(
        _told(game, viewer, one, acts), _told(game, viewer, other, acts), strict=True
    ):
        if told != instead:
            raise Breach(f"{what} of {viewer} tells a secret: {told!r} or {instead!r}")


def _acts(trial: Trial, viewer: Viewer, here: Position[Any], mind: Luck) -> Iterator[Action]:
    """What this viewer might try: its choices, near misses, and what was done elsewhere in the game."""
    if not isinstance(viewer, int):
        return
    choices = list(islice(trial.game.legal(trial.game.view(here.state, viewer)), LISTED))
    yield from some(mind, choices, ACTS)
    for action in some(mind, choices, 1):
        yield from some(mind, list(near_misses(action)), ACTS)
    yield from some(mind, trial.acts, ACTS)


def _told(game: AnyGame, viewer: Viewer, here: Position[Any], acts: list[Action]) -> Iterator[tuple[str, bytes]]:
    """Everything a viewer learns here, or could learn by trying."""
    view = game.view(here.state, viewer)
    yield "the view", encode(view)
    yield "the turn", encode(here.turn)
    yield "the result", encode(game.result(here.state))
    if not isinstance(viewer, int):
        return
    choices = game.legal(view)
    listed = list(islice(choices, LISTED))
    yield "the choices", encode(listed)
    yield "a draw from the choices", encode(choices.pick(seeded(0)) if listed else None)
    yield "the offer", encode(game.offer(view))
    for action in acts:
        yield f"the answer to {action}", _answer(game, viewer, here, action)


def _answer(game: AnyGame, seat: Seat, here: Position[Any], action: Action) -> bytes:
    try:
        played = play(game, here, Entry(here.at, seat, action))
    except Illegal as refusal:
        return encode((refusal.code, refusal.facts))
    return encode(heard(seat, played.events))
