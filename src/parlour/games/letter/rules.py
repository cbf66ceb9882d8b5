"""The rules of LETTER: the questions every game answers."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Final, get_args

from parlour.core.choices import Among, Listed
from parlour.core.game import Choices, Entry, GiveUp, Illegal, Luck, Millis, Result, Seat, Step, TimeUp, Turn, Viewer
from parlour.games.letter import drafting, flow, free_letters, knocking, laying, naming, scoring, solitaire, turn
from parlour.games.letter.actions import (
    Done,
    DrawStarter,
    DrawTiles,
    Knock,
    Lay,
    LayBlank,
    Lift,
    LoggedAction,
    Name,
    PickPlace,
    PickRelease,
    Release,
    Retrace,
    RollDice,
    SeatAction,
    Skip,
    TakeBlank,
    TakeRest,
    TakeSize,
)
from parlour.games.letter.events import Knocked, KnockPassed, SeatGaveUp, TableEvent, TimeRanOut, TurnSkipped
from parlour.games.letter.offering import drawn, kinds, listed, offer
from parlour.games.letter.options import Options
from parlour.games.letter.state import (
    Challenged,
    Drafting,
    Drawing,
    Judging,
    Knockable,
    Knocking,
    Laying,
    NothingLaid,
    Offer,
    Over,
    Owing,
    PickingLetter,
    PickingPlace,
    Rolling,
    Starting,
    State,
    View,
)
from parlour.games.letter.table import moves_now, round_one
from parlour.kit import challenge
from parlour.kit.challenge import Consulting, Dispute, JudgeWord, StandBy, Vote
from parlour.kit.window import PASS, Pass, passed

SEATS: Final = tuple(frozenset({Seat(seat)}) for seat in range(6))
NO_CHOICE: Final[Listed[LoggedAction]] = Listed()
NO_TURN: Final = Turn()
CHOSEN: Final = tuple(action for action in get_args(SeatAction) if action is not GiveUp)
START: Final = Millis(0)


class Letter(Options, frozen=True, tag="letter"):
    """The rules agreed at one table."""

    @property
    def seats(self) -> range:
        """The agreed starting seat must exist."""
        return range(1 if self.start_player == "random" else self.start_player + 1, 7)

    def start(self, seats: int) -> State:
        """Chance draws who begins, if that was agreed and several play."""
        open = drafting.empty_table(self, seats)
        return State(open) if self.start_player == "random" and seats > 1 else flow.next_pick(self, open, START).state

    def turn(self, state: State) -> Turn:
        match state.open.phase:
            case Laying() | Drafting() | Knocking() | Owing() as phase:
                return Turn(SEATS[phase.seat], until=phase.until)
            case Knockable() as phase:
                return phase.window.turn
            case Challenged(stage):
                return challenge.turn(stage)
            case _:
                return NO_TURN

    def deal(self, state: State, luck: Luck) -> LoggedAction | None:
        open = state.open
        match open.phase:
            case Drawing() as phase:
                return drafting.draw(open, phase, luck)
            case Judging() if state.named is not None:
                return JudgeWord(self.known(state.named.word))
            case Challenged(Consulting(put)):
                return JudgeWord(self.known(put.word))
            case Rolling(knockers=knockers):
                return knocking.roll(knockers, luck)
            case PickingLetter(seat):
                return free_letters.pick(open, seat, luck)
            case PickingPlace(seat):
                return laying.pick_place(self, open, seat, luck)
            case Starting():
                return DrawStarter(Seat(luck.below(len(open.scores))))
            case _:
                return None

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        """By the phase, then by what is done in it: looking for both at once takes longer than most moves."""
        open, named, action, at = state.open, state.named, entry.action, entry.at
        phase, shared = open.phase, len(open.scores) > 1
        actor = entry.actor if isinstance(entry.actor, int) else None
        match phase:
            case Laying():
                seat = phase.seat
                match action:
                    # Lay, lift, or do something else instead (LE-6 to LE-9, LE-14, LE-15)
                    case Lay():
                        open, moves, told = laying.lay(self, open, phase, action)
                        return flow.turn_goes_on(open, phase, moves, *told)
                    case Done() if shared:
                        return flow.after_judging(self, turn.judge(self, open, phase), seat, at)
                    case Done():
                        open, told = solitaire.finish(self, open, phase.moves)
                        return flow.end(open, "finished", *told)
                    case Lift(tile):
                        open, moves, lifted = laying.lift(self, open, phase, tile)
                        return flow.turn_goes_on(open, phase, moves, lifted)
                    case Release(tile) if shared:
                        open, told = turn.lay_nothing(open, phase)
                        open, released = free_letters.release(open, seat, tile)
                        return flow.end_turn(self, open, seat, at, *told, released)
                    case LayBlank() if shared:
                        open, told = turn.lay_nothing(open, phase)
                        open, laid = laying.lay_blank(self, open, seat, action)
                        return flow.end_turn(self, open, seat, at, *told, laid)
                    case Skip() if shared:
                        open, told = turn.skip(open, phase)
                        return flow.after_turn(self, open, seat, at, *told, TurnSkipped(seat))
                    # Time is up (LE-A12, LE-A18, LE-A23)
                    case TimeUp() if not shared:
                        open, told = solitaire.finish(self, open, phase.moves, TimeRanOut(seat))
                        return flow.end(open, "time_over", *told)
                    case TimeUp() if phase.moves.laid:
                        return flow.after_judging(self, turn.judge(self, open, phase), seat, at, TimeRanOut(seat))
                    case TimeUp() if round_one(open):
                        return flow.place_by_chance(open, seat, TimeRanOut(seat))
                    case TimeUp() if not open.hands[seat]:
                        open, told = turn.skip(open, phase)
                        return flow.after_turn(self, open, seat, at, TimeRanOut(seat), *told, TurnSkipped(seat))
                    case TimeUp():
                        open, told = turn.lay_nothing(open, phase)
                        return flow.owe(open, seat, NothingLaid(), at, TimeRanOut(seat), *told)
            case Knockable(knocks, window, knockers):
                match action:
                    # Knocking (LE-16)
                    case Pass() if actor is not None:
                        window = passed(window, actor)
                        return flow.after_reply(self, open, phase, window, knockers, at, KnockPassed(actor))
                    case Knock() if actor is not None:
                        window, knockers = knocking.knock(phase, actor, at)
                        return flow.after_reply(self, open, phase, window, knockers, at, Knocked(actor))
                    case TimeUp():
                        return flow.after_window(self, open, knocks, window, knockers, at)
            case Drafting():
                match phase.kind, action:
                    # Before play (LE-4, X-6)
                    case "letter", TakeSize(size):
                        drafting.check_size(open, size)
                        return flow.draw(open, phase.seat, "letter", 1, size)
                    case "letter", TakeRest():
                        return flow.next_pick(self, drafting.take_rest(open, phase.seat), at)
                    case "blank", TakeBlank(tile):
                        open, taken = drafting.take_blank(open, phase.seat, tile)
                        return flow.next_pick(self, open, at, taken)
                    case kind, TimeUp():
                        return flow.draw(open, phase.seat, kind, 1)
            case Drawing():
                if isinstance(action, DrawTiles):
                    open, taken = drafting.draw_tiles(open, phase, action.seat, action.tiles)
                    return flow.next_pick(self, open, at, taken)
            case Owing(seat, _, debt):
                match action:
                    # A letter is owed (LE-14, LE-16, LE-A18)
                    case Release(tile):
                        open, released = free_letters.pay(open, seat, debt, tile)
                        return flow.after_paying(self, open, seat, debt, at, released)
                    case LayBlank() if isinstance(debt, NothingLaid):
                        open, laid = laying.lay_blank(self, open, seat, action)
                        return flow.end_turn(self, open, seat, at, laid)
                    case TimeUp():
                        return flow.release_by_chance(open, seat, debt)
            case Knocking(seat):
                match action:
                    case Done():
                        return flow.after_knock(self, open, phase, at)
                    case TimeUp():
                        return flow.after_knock(self, open, phase, at, TimeRanOut(seat))
        match phase, action:
            # Words are named (LE-7, LE-12, LE-13, X-1)
            case ((Laying() | Knocking()), Name()):
                naming.check(self, open, phase, action)
                return flow.after_naming(self, open, phase, action, at)
            case ((Laying() | Knocking()), Retrace()):
                open, retraced = naming.retrace(self, open, phase, action)
                return flow.turn_goes_on(open, phase, phase.moves, retraced)
            case ((Laying() | Knocking()), StandBy()):
                word, moves = naming.stand_by(self, open, phase, named)
                return flow.after_standing_by(open, phase, moves, word, at)
            case Judging(back), JudgeWord(True) if named is not None:
                return flow.written(self, open, back, named)
            case Judging(back), JudgeWord() if named is not None:
                return flow.after_unknown(open, back, named, naming.unknown(self, open, back, named))
            case Challenged(stage), Pass() | Dispute() | Vote() | JudgeWord() | TimeUp():
                return flow.after_answer(self, open, phase, challenge.answer(stage, entry), at)

            # What chance does, and giving up (LE-16, LE-A18, LE-A23, X-6, X-8)
            case Starting(), DrawStarter(first):
                open, starter = drafting.draw_starter(open, first)
                return flow.next_pick(self, open, at, starter)
            case Rolling(knocks, knockers), RollDice(rolls):
                return flow.after_dice(open, knocks, knocking.rolled(knockers, rolls), at)
            case PickingLetter(seat, debt), PickRelease(tile):
                open, released = free_letters.pay(open, seat, debt, tile, by_chance=True)
                return flow.after_paying(self, open, seat, debt, at, released)
            case PickingPlace(seat), PickPlace():
                open, told = laying.lay_by_chance(self, open, seat, action)
                return flow.end_turn(self, open, seat, at, *told)
            case _, GiveUp() if actor is not None and actor in range(len(open.scores)):
                if shared:
                    return flow.give_up(state, actor)
                open, told = solitaire.finish(self, open, moves_now(open), SeatGaveUp(actor))
                return flow.end(open, "finished", *told)
            case _:
                raise Illegal("not_now")

    def result(self, state: State) -> Result | None:
        match state.open.phase:
            case Over(reason):
                return scoring.result(self, state.open, reason)
            case _:
                return None

    def view(self, state: State, viewer: Viewer) -> View:
        open, named = state.open, state.named
        if viewer == "bystander":
            return View(None, open, self.letters)
        if viewer == "all":
            return View(None, open, self.letters, named)
        if named is None:
            return View(viewer, open, self.letters)
        match open.phase:
            case Laying(seat) | Knocking(seat) | Judging(Laying(seat) | Knocking(seat)) if seat == viewer:
                return View(viewer, open, self.letters, named)
            case _:
                return View(viewer, open, self.letters)

    def legal(self, view: View) -> Choices[LoggedAction]:
        """Naming a word is judged like any other action, but neither listed nor drawn."""
        acts = kinds(self, view)
        if not acts:
            return NO_CHOICE
        open = view.open

        def tell(action: object) -> bool:
            """A seat that may act knows everything that matters, so the action can simply be tried."""
            if not isinstance(action, CHOSEN) or view.seat is None:
                return False
            try:
                self.apply(State(open, view.named), Entry(START, view.seat, action))
            except Illegal:
                return False
            return True

        return Among(
            lambda: chain.from_iterable(listed(self, open, act) for act in acts),
            lambda luck: drawn(self, open, acts, luck),
            tell,
        )

    def guess(self, view: View, luck: Luck) -> State:
        """Only a word before the judge can be unknown. Any letter on the board can stand for it."""
        match view.open.phase, view.named:
            case Judging(), None:
                return State(view.open, Name("?", (view.open.board[0].tile,)))
            case _:
                return State(view.open, view.named)

    def offer(self, view: View) -> Offer | None:
        return offer(self, view)

    def silence(self, view: View) -> Pass | Vote | None:
        """A disconnected seat does not knock, lets words stand, and abstains (X-4)."""
        match view.open.phase:
            case Knockable(window=window) if view.seat in window.waiting:
                return PASS
            case Challenged(stage) if view.seat is not None:
                return challenge.silence(stage, view.seat)
            case _:
                return None

    def preparing(self, state: State) -> bool:
        """Letters are being taken (LE-4)."""
        return isinstance(state.open.phase, Starting | Drafting | Drawing)

    def census(self, state: State) -> dict[str, int]:
        """Every piece, wherever it lies."""
        open = state.open
        lying = (placed.tile for placed in open.board)
        pieces = Counter(chain(lying, open.pool, open.blank_pool, open.free, *open.hands, *open.blanks))
        return {str(tile): count for tile, count in sorted(pieces.items())}
