"""The rules of GRAND MASTER MIND: the options of a table, and what follows from what."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from parlour.core.choices import Among, Listed
from parlour.core.clock import deadline
from parlour.core.game import Choices, Entry, GiveUp, Illegal, Luck, Millis, Result, Seat, Step, TimeUp, Turn, Viewer
from parlour.games.grandmastermind.actions import (
    Answer,
    CountPegs,
    DrawChallenger,
    Guess,
    Hide,
    LoggedAction,
    SetCode,
)
from parlour.games.grandmastermind.codes import enough, every_code, random_code, random_row
from parlour.games.grandmastermind.events import (
    ChallengerDrawn,
    CodeHidden,
    CodeShown,
    RolesSwapped,
    RowAnswered,
    RowLost,
    RowPlaced,
    SeatGaveUp,
    TableEvent,
)
from parlour.games.grandmastermind.pegs import SOLVED, BlueRule, Pegs, pegs
from parlour.games.grandmastermind.pieces import SUPPLY, Code, Tray, tray
from parlour.games.grandmastermind.sieve import agreeing_code
from parlour.games.grandmastermind.state import Decoding, Offer, Open, Row, State, View

MOST_ROWS_WITH_LIMITED_SUPPLY = 15
LEAST_SECONDS_FOR_A_CODE = 60
NO_CHOICE: Listed[LoggedAction] = Listed()
NO_TURN = Turn()
PLAIN_TURNS = (Turn(frozenset({Seat(0)})), Turn(frozenset({Seat(1)})))


class GrandMasterMind(Struct, frozen=True, tag="grandmastermind", forbid_unknown_fields=True):
    """The rules agreed at one table. With roles `decode` and `hide` seat 0 always decodes or always hides (GM-A10)."""

    variant: Literal[1, 2] = 1
    roles: Literal["swap", "decode", "hide"] = "swap"
    rounds: Annotated[int, Meta(ge=1, le=20)] = 1
    target: Annotated[int, Meta(ge=5, le=200)] | None = None
    rows: Annotated[int, Meta(ge=6, le=20)] = 10
    row_seconds: Annotated[int, Meta(ge=10, le=900)] | None = None
    blue_rule: BlueRule = "lexicographic"
    feedback: Literal["auto", "manual_checked"] = "auto"
    limited_supply: bool = False
    start_player: Literal["random", 0, 1] = "random"
    turn_seconds: Annotated[int, Meta(ge=10, le=900)] | None = None

    def __post_init__(self) -> None:
        if self.limited_supply and self.rows > MOST_ROWS_WITH_LIMITED_SUPPLY:
            raise Illegal("supply_needs_fewer_rows", most=MOST_ROWS_WITH_LIMITED_SUPPLY)
        if self.target is not None and self.roles != "swap":
            raise Illegal("target_needs_swap")

    @property
    def seats(self) -> range:
        return range(2, 3)

    def start(self, seats: int) -> State:
        if self.roles == "decode":
            return State(Open("hiding", Seat(1)))
        if self.roles == "hide":
            return State(Open("hiding", Seat(0)))
        if self.start_player == "random":
            return State(Open("drawing", Seat(0)))
        return State(Open("hiding", Seat(self.start_player)))

    def turn(self, state: State) -> Turn:
        open = state.open
        match open.phase:
            case "guessing":
                seat, seconds = other(open.challenger), self.row_seconds
            case "answering":
                seat, seconds = open.challenger, self.row_seconds
            case "hiding":
                seat = open.challenger
                seconds = self.row_seconds and max(LEAST_SECONDS_FOR_A_CODE, self.row_seconds)
            case _:
                return NO_TURN
        until = deadline(open.since, seconds or self.turn_seconds)
        return PLAIN_TURNS[seat] if until is None else Turn(PLAIN_TURNS[seat].awaited, until=until)

    def deal(self, state: State, luck: Luck) -> LoggedAction | None:
        match state.open.phase:
            case "counting":
                return CountPegs(self.right_answer(state))
            case "drawing":
                return DrawChallenger(Seat(luck.below(2)))
            case "setting":
                return SetCode(random_code(self.variant, luck))
            case _:
                return None

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        phase, at = state.open.phase, entry.at
        match entry.action:
            case Guess(row) if phase == "guessing":
                return self.place_row(state, row, at)
            case CountPegs(answer) if phase == "counting":
                return self.answer_row(state, answer, at)
            case Hide(code) if phase == "hiding":
                self.check_pieces(code)
                return self.hide_code(state, code, at, by_chance=False)
            case Answer(answer) if phase == "answering":
                return self.answer_row(state, answer, at)
            case DrawChallenger(seat) if phase == "drawing" and seat in (0, 1):
                return Step(State(Open("hiding", seat, at)), (ChallengerDrawn(seat),))
            case SetCode(code) if phase == "setting":
                self.check_pieces(code)
                return self.hide_code(state, code, at, by_chance=True)
            case TimeUp() if phase == "hiding":
                return Step(replace(state, open=replace(state.open, phase="setting")))
            case TimeUp() if phase == "answering":
                return Step(replace(state, open=replace(state.open, phase="counting")))
            case TimeUp() if phase == "guessing":
                return self.lose_row(state, at)
            case GiveUp() if isinstance(entry.actor, int) and entry.actor in (0, 1):
                return self.give_up(state, entry.actor)
            case _:
                raise Illegal("not_now")

    def result(self, state: State) -> Result | None:
        open = state.open
        if open.phase != "over":
            return None
        scores = points(open.past)
        if open.gave_up is not None:
            return Result(scores, ranks_for(other(open.gave_up)), "gave_up")
        if self.roles != "swap":
            solved = all(decoding.solved for decoding in open.past)
            winner = other(open.challenger) if solved else open.challenger
            return Result(scores, ranks_for(winner), "code_broken" if solved else "code_kept")
        if scores[0] == scores[1]:
            return Result(scores, (1, 1), "equal_rows")
        return Result(scores, ranks_for(Seat(int(scores[1] > scores[0]))), "fewer_rows")

    def view(self, state: State, viewer: Viewer) -> View:
        seat = None if viewer == "bystander" else viewer
        return View(seat, state.open, state.code if seat == state.open.challenger else None)

    def legal(self, view: View) -> Choices[LoggedAction]:
        offer = self.offer(view)
        match offer and offer.ask:
            case "guess":
                left = offer.tray if offer else None
                return Among(
                    lambda: (Guess(row) for row in every_code(self.variant, left)),
                    lambda luck: Guess(random_row(self.variant, left, luck)),
                    lambda action: isinstance(action, Guess) and self.whole(action.row) and enough(left, action.row),
                )
            case "hide":
                return Among(
                    lambda: (Hide(code) for code in every_code(self.variant)),
                    lambda luck: Hide(random_code(self.variant, luck)),
                    lambda action: isinstance(action, Hide) and self.whole(action.code),
                )
            case "answer":
                return Listed((Answer(self.right_answer(State(view.open, view.code))),))
            case _:
                return NO_CHOICE

    def guess(self, view: View, luck: Luck) -> State:
        open = view.open
        if view.code is not None or open.phase not in ("guessing", "answering", "counting"):
            return State(open, view.code)
        answered = [(row.code, row.pegs) for row in open.rows if row.code is not None and row.pegs is not None]
        return State(open, agreeing_code(answered, self.variant, self.blue_rule, luck))

    def offer(self, view: View) -> Offer | None:
        open = view.open
        if view.seat is None:
            return None
        match open.phase:
            case "guessing" if view.seat != open.challenger:
                return Offer("guess", self.tray(open))
            case "hiding" if view.seat == open.challenger:
                return Offer("hide")
            case "answering" if view.seat == open.challenger:
                return Offer("answer")
            case _:
                return None

    def tray(self, open: Open) -> Tray | None:
        """The decoder's pieces, where they are limited (GM-A6)."""
        return tray(row.code for row in open.rows if row.code) if self.limited_supply else None

    def census(self, state: State) -> dict[str, int]:
        """Every piece the decoder owns, laid or in the tray: the same from the first row to the last."""
        if not self.limited_supply:
            return {}
        rows = [row.code for row in state.open.rows if row.code]
        laid = Counter(piece for row in rows for pair in row for piece in (pair.shape, pair.colour))
        left = tray(rows)
        return {piece: laid[piece] + max(0, count) for piece, count in (left.shapes | left.colours).items()}

    def right_answer(self, state: State) -> Pegs:
        code, row = state.code, state.open.rows[-1].code
        assert code is not None and row is not None
        return pegs(code, row, self.blue_rule)

    def whole(self, code: Code) -> bool:
        """Variant 1 knows no empty fields (GM-A9)."""
        return self.variant == 2 or all(pair.complete for pair in code)

    def check_pieces(self, code: Code) -> None:
        if not self.whole(code):
            raise Illegal("row_incomplete")

    def hide_code(self, state: State, code: Code, at: Millis, *, by_chance: bool) -> Step[State, TableEvent]:
        open = replace(state.open, phase="guessing", since=at)
        return Step(State(open, code), (CodeHidden(open.challenger, by_chance),))

    def place_row(self, state: State, row: Code, at: Millis) -> Step[State, TableEvent]:
        self.check_pieces(row)
        left = self.tray(state.open)
        if not enough(left, row):
            raise Illegal("not_enough_pieces", supply=SUPPLY)
        rows = (*state.open.rows, Row(row))
        phase: Literal["counting", "answering"] = "counting" if self.feedback == "auto" else "answering"
        open = replace(state.open, phase=phase, rows=rows, since=at)
        return Step(State(open, state.code), (RowPlaced(other(open.challenger), len(rows), row),))

    def answer_row(self, state: State, answer: Pegs, at: Millis) -> Step[State, TableEvent]:
        """Whoever counts, the answer must be right: a wrong one is refused and the decoder sees nothing (GM-A2)."""
        if answer != self.right_answer(state):
            raise Illegal("count_again")
        *before, last = state.open.rows
        rows = (*before, Row(last.code, answer))
        told = RowAnswered(len(rows), answer)
        return self.next_row(State(replace(state.open, rows=rows), state.code), at, told)

    def lose_row(self, state: State, at: Millis) -> Step[State, TableEvent]:
        """The row is used up, but it was no guess (GM-A5)."""
        rows = (*state.open.rows, Row(None))
        told = RowLost(other(state.open.challenger), len(rows))
        return self.next_row(State(replace(state.open, rows=rows), state.code), at, told)

    def next_row(self, state: State, at: Millis, told: TableEvent) -> Step[State, TableEvent]:
        """On to the next row, or to the end of this decoding (GM-11, GM-A3)."""
        open, code = state.open, state.code
        assert code is not None
        solved = open.rows[-1].pegs == SOLVED
        if not solved and len(open.rows) < self.rows:
            return Step(State(replace(open, phase="guessing", since=at), code), (told,))
        used = len(open.rows) if solved else self.rows + 1
        past = (*open.past, Decoding(open.challenger, code, open.rows, used))
        shown = CodeShown(code, solved, len(open.rows))
        if self.match_is_over(past):
            return Step(State(Open("over", open.challenger, at, past=past)), (told, shown))
        challenger = other(open.challenger) if self.roles == "swap" else open.challenger
        return Step(State(Open("hiding", challenger, at, past=past)), (told, shown, RolesSwapped(challenger)))

    def match_is_over(self, past: tuple[Decoding, ...]) -> bool:
        """A round is complete when both have decoded; alone, a round is a code (GM-A4, GM-A10)."""
        if self.roles != "swap":
            return len(past) >= self.rounds
        if len(past) % 2:
            return False
        if self.target is not None:
            return max(points(past)) >= self.target
        return len(past) >= 2 * self.rounds

    def give_up(self, state: State, seat: Seat) -> Step[State, TableEvent]:
        """The other side wins, and the position is shown (X-8)."""
        open = replace(state.open, phase="over", gave_up=seat, shown=state.code)
        told: tuple[TableEvent, ...] = (SeatGaveUp(seat),)
        if state.code is not None:
            told = (*told, CodeShown(state.code, False, len(open.rows)))
        return Step(State(open), told)


def other(seat: Seat) -> Seat:
    return Seat(1 - seat)


def points(past: tuple[Decoding, ...]) -> tuple[int, int]:
    """Challengers' points, one a row (GM-A4)."""
    won = [0, 0]
    for decoding in past:
        won[decoding.challenger] += decoding.points
    return (won[0], won[1])


def ranks_for(winner: Seat) -> tuple[int, int]:
    return (1, 2) if winner == 0 else (2, 1)
