"""The rules of GRAND MASTER MIND: the questions every game answers."""

from __future__ import annotations

from collections import Counter

from parlour.core.choices import Listed
from parlour.core.game import Choices, Entry, GiveUp, Illegal, Luck, Millis, Result, Seat, Step, TimeUp, Turn, Viewer
from parlour.games.grandmastermind import flow
from parlour.games.grandmastermind.actions import (
    Answer,
    CountPegs,
    DrawChallenger,
    Guess,
    Hide,
    LoggedAction,
    SetCode,
)
from parlour.games.grandmastermind.answering import answer, right_answer
from parlour.games.grandmastermind.choosing import all_rows, codes_to_hide, rows_from
from parlour.games.grandmastermind.codes import random_code
from parlour.games.grandmastermind.ending import give_up, result, result_given_up
from parlour.games.grandmastermind.events import ChallengerDrawn, TableEvent
from parlour.games.grandmastermind.guessing import lose_row, pieces_left, place_row
from parlour.games.grandmastermind.hiding import hide
from parlour.games.grandmastermind.options import Options
from parlour.games.grandmastermind.pegs import pegs
from parlour.games.grandmastermind.pieces import tray
from parlour.games.grandmastermind.roles import OTHER, first_challenger
from parlour.games.grandmastermind.sieve import agreeing_code
from parlour.games.grandmastermind.state import (
    Answered,
    Answering,
    Counting,
    Drawing,
    GivenUp,
    Guessing,
    Hiding,
    Offer,
    Open,
    Over,
    Setting,
    State,
    View,
)

NO_CHOICE: Listed[LoggedAction] = Listed()
NO_TURN = Turn()
PLAIN_TURNS = (Turn(frozenset({Seat(0)})), Turn(frozenset({Seat(1)})))


# Types are compared below, not matched: in so short a game most of the time would go into matching.
class GrandMasterMind(Options, frozen=True, tag="grandmastermind"):
    """The rules agreed at one table."""

    @property
    def seats(self) -> range:
        return range(2, 3)

    def start(self, seats: int) -> State:
        state = State(Open(Drawing()))
        challenger = first_challenger(self)
        return state if challenger is None else flow.turn_to_hide(self, state, challenger, Millis(0)).state

    def turn(self, state: State) -> Turn:
        phase = state.open.phase
        if type(phase) is Counting:
            return NO_TURN
        if type(phase) is Guessing:
            seat = OTHER[phase.challenger]
        elif type(phase) is Hiding or type(phase) is Answering:
            seat = phase.challenger
        else:
            return NO_TURN
        return PLAIN_TURNS[seat] if phase.until is None else Turn(PLAIN_TURNS[seat].awaited, until=phase.until)

    def deal(self, state: State, luck: Luck) -> LoggedAction | None:
        phase = state.open.phase
        if type(phase) is Counting:
            return CountPegs(right_answer(self, state, phase.row))
        if type(phase) is Drawing:
            return DrawChallenger(Seat(luck.below(2)))
        if type(phase) is Setting:
            return SetCode(random_code(self.variant, luck))
        return None

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        phase, action, at = state.open.phase, entry.action, entry.at
        if type(phase) is Guessing:
            if type(action) is Guess:
                placed = place_row(self, state.open, OTHER[phase.challenger], action.row)
                return flow.after_guessing(self, state, phase.challenger, action.row, at, placed)
            if type(action) is TimeUp:
                row, lost = lose_row(state.open, OTHER[phase.challenger])
                return flow.after_row(self, state, phase.challenger, row, at, lost)
        elif type(phase) is Counting:
            if type(action) is CountPegs:
                answered, told = answer(self, state, phase.row, action.pegs)
                return flow.after_row(self, state, phase.challenger, answered, at, told)
        elif type(phase) is Answering:
            if type(action) is Answer:
                answered, told = answer(self, state, phase.row, action.pegs)
                return flow.after_row(self, state, phase.challenger, answered, at, told)
            if type(action) is TimeUp:
                return flow.pegs_not_set(state, phase)
        elif type(phase) is Hiding:
            if type(action) is Hide:
                state, hidden = hide(self, state, phase.challenger, action.code, by_chance=False)
                return flow.turn_to_guess(self, state, phase.challenger, at, hidden)
            if type(action) is TimeUp:
                return flow.code_not_hidden(state, phase)
        elif type(phase) is Setting:
            if type(action) is SetCode:
                state, hidden = hide(self, state, phase.challenger, action.code, by_chance=True)
                return flow.turn_to_guess(self, state, phase.challenger, at, hidden)
        elif type(phase) is Drawing:
            if type(action) is DrawChallenger and action.seat in (0, 1):
                return flow.turn_to_hide(self, state, action.seat, at, ChallengerDrawn(action.seat))
        else:
            raise Illegal("not_now")
        if type(action) is GiveUp and entry.actor in (0, 1):
            seat = Seat(int(entry.actor))
            return flow.after_giving_up(state, phase, seat, *give_up(state, phase, seat))
        raise Illegal("not_now")

    def result(self, state: State) -> Result | None:
        phase = state.open.phase
        if type(phase) is Over:
            return result(self, state.open.past)
        if type(phase) is GivenUp:
            return result_given_up(phase.seat, state.open.past)
        return None

    def view(self, state: State, viewer: Viewer) -> View:
        """While a code is hidden, its challenger sees it."""
        open = state.open
        if viewer == "bystander":
            return View(None, open)
        if viewer == "all":
            return View(None, open, *state.hidden)
        phase = open.phase
        if (
            type(phase) is Guessing or type(phase) is Answering or type(phase) is Counting
        ) and phase.challenger == viewer:
            return View(viewer, open, *state.hidden)
        return View(viewer, open)

    def legal(self, view: View) -> Choices[LoggedAction]:
        phase = view.open.phase
        if type(phase) is Guessing and view.seat == OTHER[phase.challenger]:
            left = pieces_left(self, view.open) if self.limited_supply else None
            return all_rows(self.variant) if left is None else rows_from(self.variant, left)
        if type(phase) is Hiding and view.seat == phase.challenger:
            return codes_to_hide(self.variant)
        if type(phase) is Answering and view.code is not None:
            return Listed((Answer(pegs(view.code, phase.row, self.blue_rule)),))
        return NO_CHOICE

    def guess(self, view: View, luck: Luck) -> State:
        """A code the viewer cannot see is any that agrees with every answer."""
        open = view.open
        if view.code is not None:
            return State(open, (view.code,))
        match open.phase:
            case Guessing() | Answering() | Counting():
                answered = [(row.code, row.pegs) for row in open.rows if isinstance(row, Answered)]
                return State(open, (agreeing_code(answered, self.variant, self.blue_rule, luck),))
            case _:
                return State(open)

    def offer(self, view: View) -> Offer | None:
        match view.open.phase:
            case Guessing() as phase if view.seat == OTHER[phase.challenger]:
                return Offer("guess", pieces_left(self, view.open))
            case Hiding() as phase if view.seat == phase.challenger:
                return Offer("hide")
            case Answering() as phase if view.seat == phase.challenger:
                return Offer("answer")
            case _:
                return None

    def census(self, state: State) -> dict[str, int]:
        """Every piece the decoder owns, laid or in the tray: the same from the first row to the last."""
        if not self.limited_supply:
            return {}
        rows = [row.code for row in state.open.rows if isinstance(row, Answered)]
        laid = Counter(piece for row in rows for pair in row for piece in (pair.shape, pair.colour))
        left = tray(rows)
        return {piece: laid[piece] + max(0, count) for piece, count in (left.shapes | left.colours).items()}
