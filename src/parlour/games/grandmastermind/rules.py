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
from parlour.games.grandmastermind.roles import first_challenger, other
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
        match state.open.phase:
            case Guessing() as phase:
                seat = other(phase.challenger)
            case Counting():
                return NO_TURN
            case Hiding() | Answering() as phase:
                seat = phase.challenger
            case _:
                return NO_TURN
        return PLAIN_TURNS[seat] if phase.until is None else Turn(PLAIN_TURNS[seat].awaited, until=phase.until)

    def deal(self, state: State, luck: Luck) -> LoggedAction | None:
        match state.open.phase:
            case Guessing() | Answering() | Hiding() | Over() | GivenUp():
                return None
            case Counting() as phase:
                return CountPegs(right_answer(self, state, phase.row))
            case Drawing():
                return DrawChallenger(Seat(luck.below(2)))
            case Setting():
                return SetCode(random_code(self.variant, luck))

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        at = entry.at
        match state.open.phase, entry.action:
            case Guessing() as phase, Guess(row):
                placed = place_row(self, state.open, other(phase.challenger), row)
                return flow.after_guessing(self, state, phase.challenger, row, at, placed)
            case Counting() as phase, CountPegs(given):
                state, answered = answer(self, state, phase.row, given)
                return flow.after_row(self, state, phase.challenger, at, answered)
            case Answering() as phase, Answer(given):
                state, answered = answer(self, state, phase.row, given)
                return flow.after_row(self, state, phase.challenger, at, answered)
            case Hiding() as phase, Hide(code):
                state, hidden = hide(self, state, phase.challenger, code, by_chance=False)
                return flow.turn_to_guess(self, state, phase.challenger, at, hidden)
            case Setting() as phase, SetCode(code):
                state, hidden = hide(self, state, phase.challenger, code, by_chance=True)
                return flow.turn_to_guess(self, state, phase.challenger, at, hidden)
            case Drawing(), DrawChallenger(seat) if seat in (0, 1):
                return flow.turn_to_hide(self, state, seat, at, ChallengerDrawn(seat))
            case Guessing() as phase, TimeUp():
                state, lost = lose_row(state, other(phase.challenger))
                return flow.after_row(self, state, phase.challenger, at, lost)
            case Hiding() as phase, TimeUp():
                return flow.code_not_hidden(state, phase)
            case Answering() as phase, TimeUp():
                return flow.pegs_not_set(state, phase)
            case phase, GiveUp() if entry.actor in (0, 1) and not isinstance(phase, Over | GivenUp):
                seat = Seat(int(entry.actor))
                return flow.after_giving_up(state, phase, seat, *give_up(state, phase, seat))
            case _:
                raise Illegal("not_now")

    def result(self, state: State) -> Result | None:
        open = state.open
        match open.phase:
            case Over():
                return result(self, open.past)
            case GivenUp(seat):
                return result_given_up(seat, open.past)
            case _:
                return None

    def view(self, state: State, viewer: Viewer) -> View:
        if viewer == "bystander":
            return View(None, state.open)
        if viewer == "all":
            return View(None, state.open, *state.hidden)
        match state.open.phase:
            case Guessing() | Answering() | Counting() as phase if phase.challenger == viewer:
                return View(viewer, state.open, *state.hidden)
            case _:
                return View(viewer, state.open)

    def legal(self, view: View) -> Choices[LoggedAction]:
        match view.open.phase:
            case Guessing() as phase if view.seat == other(phase.challenger):
                left = pieces_left(self, view.open)
                return all_rows(self.variant) if left is None else rows_from(self.variant, left)
            case Hiding() as phase if view.seat == phase.challenger:
                return codes_to_hide(self.variant)
            case Answering() as phase if view.code is not None:
                return Listed((Answer(pegs(view.code, phase.row, self.blue_rule)),))
            case _:
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
            case Guessing() as phase if view.seat == other(phase.challenger):
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
