"""The rules of WORD SEARCH: the questions every game answers."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Final, get_args

from parlour.core.choices import Among, Listed
from parlour.core.game import Choices, Entry, GiveUp, Illegal, Luck, Millis, Result, Seat, Step, TimeUp, Turn, Viewer
from parlour.core.luck import choice
from parlour.games.wordsearch import flow
from parlour.games.wordsearch.actions import (
    AddTile,
    Call,
    DealTiles,
    Done,
    DrawStarter,
    DrawTile,
    Exchange,
    LayTile,
    LoggedAction,
    MoveToken,
    PickMove,
    PickSpot,
    SeatAction,
    ShiftTile,
    Stay,
    Swap,
    SwapHand,
    TakeFromPile,
    TurnTile,
)
from parlour.games.wordsearch.arranging import swap, swap_hand, turn_tile
from parlour.games.wordsearch.board import brink
from parlour.games.wordsearch.boardless import check_done, check_draw, draw_tile, lay_tile
from parlour.games.wordsearch.calling import check_call, reach, stand_by
from parlour.games.wordsearch.ending import give_up, result
from parlour.games.wordsearch.events import TableEvent, TurnEnded
from parlour.games.wordsearch.exchanging import check_exchange, exchange
from parlour.games.wordsearch.insert import add_tile, draw_own_tile, shift_tile
from parlour.games.wordsearch.offering import drawn, kinds, listed, offer
from parlour.games.wordsearch.options import Options
from parlour.games.wordsearch.rotation import TURNED
from parlour.games.wordsearch.setup import deal, deal_tiles, draw_starter, empty_table
from parlour.games.wordsearch.state import (
    Challenged,
    Dealing,
    Drawing,
    Exchanging,
    Judging,
    Laying,
    Offer,
    Over,
    Owing,
    Searching,
    Starting,
    State,
    Stepping,
    Straying,
    View,
)
from parlour.games.wordsearch.stepping import move_token, stay
from parlour.games.wordsearch.tokens import steps
from parlour.kit import challenge
from parlour.kit.challenge import Consulting, JudgeWord, StandBy, Vote
from parlour.kit.window import Pass

SEATS: Final = tuple(frozenset({Seat(seat)}) for seat in range(6))
NO_CHOICE: Final[Listed[LoggedAction]] = Listed()
NO_TURN: Final = Turn()
CHOSEN: Final = tuple(action for action in get_args(SeatAction) if action is not GiveUp)
START: Final = Millis(0)


class WordSearch(Options, frozen=True, tag="wordsearch"):
    """The rules agreed at one table."""

    @property
    def seats(self) -> range:
        """Up to six, or two on the smallest insert. The agreed starting seat must exist (WS-A14, WS-A16)."""
        return range(1 if self.start_player == "random" else self.start_player + 1, self.most_seats + 1)

    def start(self, seats: int) -> State:
        return State(empty_table(self, seats))

    def turn(self, state: State) -> Turn:
        match state.open.phase:
            case Searching() | Stepping() as phase:
                return Turn(SEATS[phase.seat], until=phase.until)
            case Challenged(stage):
                return challenge.turn(stage)
            case _:
                return NO_TURN

    def deal(self, state: State, luck: Luck) -> LoggedAction | None:
        open = state.open
        match open.phase:
            case Exchanging() | Drawing() | Owing():
                return TakeFromPile(choice(luck, open.pile))
            case Dealing():
                return deal(open, luck)
            case Starting():
                return DrawStarter(Seat(luck.below(len(open.scores))))
            case Judging() if state.called is not None:
                return JudgeWord(self.known(state.called.word))
            case Challenged(Consulting(doubted)):
                return JudgeWord(self.known(doubted.word))
            case Straying(seat):
                return PickMove(choice(luck, steps(self, open, seat)))
            case Laying():
                q, r = choice(luck, brink(open.places))
                return PickSpot(q, r)
            case _:
                return None

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        """By the phase, then by what is done in it: looking for both at once takes longer than most moves."""
        open, action, at, mode = state.open, entry.action, entry.at, self.mode
        phase = open.phase
        told: TableEvent
        match phase:
            case Searching():
                seat = phase.seat
                match action:
                    # Without a word: the token moves, or the own tile is exchanged (WS-3, WS-6, WS-9)
                    case MoveToken(place) if open.tokens:
                        open, told = move_token(self, open, seat, place)
                        return flow.end_turn(self, open, seat, at, told)
                    case Exchange() if open.tokens:
                        check_exchange(open, seat)
                        return flow.before_exchange(open, phase)
                    case Stay() if open.tokens:
                        return flow.end_turn(self, open, seat, at, stay(self, open, seat))
                    # Before a word: tiles of the board are arranged (WS-4)
                    case Swap(one, other) if mode == "board":
                        open, moves, told = swap(open, phase, one, other)
                        return flow.go_on(open, phase, moves, told)
                    case SwapHand(place) if mode == "board":
                        open, moves, told = swap_hand(self, open, phase, place)
                        return flow.go_on(open, phase, moves, told)
                    case TurnTile(place) if mode == "board":
                        open, moves, told = turn_tile(self, open, phase, place)
                        return flow.go_on(open, phase, moves, told)
                    # A word is called (WS-4, WS-A11)
                    case Call():
                        check_call(self, open, phase, action)
                        return flow.after_call(self, open, phase, action, at)
                    case StandBy():
                        moves, called = stand_by(self, open, phase.moves, state.called)
                        return flow.after_standing_by(self, open, phase, moves, called, at)
                    # On the insert (WS-14)
                    case AddTile(place, turned) if mode == "insert":
                        open, moves, told = add_tile(self, open, phase, place, turned)
                        return flow.after_adding(open, phase, moves, told)
                    case ShiftTile(start, to, turned) if mode == "insert":
                        open, moves, told = shift_tile(self, open, phase, start, to, turned)
                        return flow.go_on(open, phase, moves, told)
                    # Without a board (WS-15)
                    case DrawTile() if mode == "boardless":
                        check_draw(self, open, phase.moves)
                        return flow.before_drawing(open, phase)
                    case LayTile(q, r, turned) if mode == "boardless":
                        open, told = lay_tile(self, open, seat, q, r, turned)
                        return flow.after_laying(self, open, phase, at, told)
                    case Done() if mode == "boardless":
                        check_done(open, phase.moves)
                        return flow.end_turn(self, open, seat, at, TurnEnded(seat), moves=phase.moves)
                    # Time is up (WS-A12, WS-A17)
                    case TimeUp():
                        return flow.searching_timed_out(self, open, phase, at)
            case Exchanging(seat, until):
                if isinstance(action, TakeFromPile):
                    open, told = exchange(open, seat, action.letters)
                    return flow.after_exchange(self, open, seat, until, at, told)
            case Stepping(seat):
                match action:
                    case MoveToken(place):
                        open, told = move_token(self, open, seat, place)
                        return flow.end_turn(self, open, seat, at, told)
                    case TimeUp():
                        return flow.stepping_timed_out(open, seat)
            case Dealing():
                if isinstance(action, DealTiles):
                    open, told = deal_tiles(open, action.stacks, action.hands)
                    return flow.after_dealing(self, open, at, told)
            case Challenged(stage) if not isinstance(action, GiveUp):
                answered = challenge.answer(stage, entry, lexicon_decides=self.judge == "dictionary")
                return flow.after_answer(self, open, phase, answered, at)
        match phase, action:
            case Starting(), DrawStarter(starter):
                return flow.first_turn(self, open, starter, at, draw_starter(open, starter))
            case Judging(turn), JudgeWord(known) if state.called is not None:
                return flow.after_verdict(self, open, turn, state.called, known, at)
            case Drawing(turn), TakeFromPile(letters):
                open, told = (draw_own_tile if mode == "insert" else draw_tile)(open, turn.seat, letters)
                return flow.after_drawing(open, turn, told)
            case Owing(seat), TakeFromPile(letters):
                open, told = draw_tile(open, seat, letters)
                return flow.after_drawing_owed(open, phase, told)
            case Laying(seat), PickSpot(q, r, turned):
                open, told = lay_tile(self, open, seat, q, r, turned, by_chance=True)
                return flow.after_laying_by_chance(self, open, phase, at, told)
            case Straying(seat), PickMove(place):
                open, told = move_token(self, open, seat, place, by_chance=True)
                return flow.end_turn(self, open, seat, at, told)
            case _, GiveUp() if isinstance(entry.actor, int) and entry.actor in range(len(open.scores)):
                open, told = give_up(open, Seat(entry.actor))
                return flow.after_giving_up(state, open, told)
            case _:
                raise Illegal("not_now")

    def result(self, state: State) -> Result | None:
        phase = state.open.phase
        return result(state.open, phase) if isinstance(phase, Over) else None

    def view(self, state: State, viewer: Viewer) -> View:
        if viewer == "bystander":
            return View(None, state.open)
        if viewer == "all":
            return View(None, state.open, state.called)
        if state.called is not None and viewer == state.open.active:
            return View(viewer, state.open, state.called)
        return View(viewer, state.open)

    def legal(self, view: View) -> Choices[LoggedAction]:
        """A call is judged like any other action, but neither listed nor drawn."""
        acts = kinds(self, view)
        if not acts:
            return NO_CHOICE
        open = view.open

        def tell(action: object) -> bool:
            """A seat that may act knows everything that matters, so the action can simply be tried."""
            if not isinstance(action, CHOSEN) or view.seat is None:
                return False
            try:
                self.apply(State(open, view.called), Entry(START, view.seat, action))
            except Illegal:
                return False
            return True

        return Among(
            lambda: chain.from_iterable(listed(self, open, act) for act in acts),
            lambda luck: drawn(self, open, acts, luck),
            tell,
        )

    def guess(self, view: View, luck: Luck) -> State:
        """Only a word before the judge can be unknown. Any path can stand for it."""
        open, called = view.open, view.called
        match open.phase:
            case Judging(turn) if called is None:
                called = Call("?", reach(self, open, turn.seat).starts[:1])
        return State(open, called)

    def offer(self, view: View) -> Offer | None:
        return offer(self, view)

    def silence(self, view: View) -> Pass | Vote | None:
        """A disconnected seat lets words stand, and abstains (X-4)."""
        match view.open.phase:
            case Challenged(stage) if view.seat is not None:
                return challenge.silence(stage, view.seat)
            case _:
                return None

    def census(self, state: State) -> dict[str, int]:
        """Every tile, wherever it lies. M and W are the same tile (WS-A8)."""
        open = state.open
        tiles = (*open.pile, *open.hands, open.drawn, *chain.from_iterable(open.stacks))
        return dict(sorted(Counter("M/W" if tile in TURNED else tile for tile in tiles if tile).items()))
