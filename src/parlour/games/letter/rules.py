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
from parlour.games.letter.offering import drawn, listed, offer
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
        match open.phase, state.named:
            case Judging(), Name(word):
                return JudgeWord(self.known(word))
            case Challenged(Consulting(put)), _:
                return JudgeWord(self.known(put.word))
            case Drawing() as phase, _:
                return drafting.draw(open, phase, luck)
            case Rolling(knockers=knockers), _:
                return knocking.roll(knockers, luck)
            case PickingLetter(seat), _:
                return free_letters.pick(open, seat, luck)
            case PickingPlace(seat), _:
                return laying.pick_place(self, open, seat, luck)
            case Starting(), _:
                return DrawStarter(Seat(luck.below(len(open.scores))))
            case _:
                return None

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        open, named, at = state.open, state.named, entry.at
        actor = Seat(entry.actor) if isinstance(entry.actor, int) else None
        shared = len(open.scores) > 1
        match open.phase, entry.action:
            # Before play (LE-4, X-6)
            case Starting(), DrawStarter(first):
                open, starter = drafting.draw_starter(open, first)
                return flow.next_pick(self, open, at, starter)
            case Drafting(seat, "letter"), TakeSize(size):
                drafting.check_size(open, size)
                return flow.draw(open, seat, "letter", 1, size)
            case Drafting(seat, "letter"), TakeRest():
                return flow.next_pick(self, drafting.take_rest(open, seat), at)
            case Drafting(seat, "blank"), TakeBlank(tile):
                open, taken = drafting.take_blank(open, seat, tile)
                return flow.next_pick(self, open, at, taken)
            case Drafting(seat, kind), TimeUp():
                return flow.draw(open, seat, kind, 1)
            case Drawing() as phase, DrawTiles(to, tiles):
                open, taken = drafting.draw_tiles(open, phase, to, tiles)
                return flow.next_pick(self, open, at, taken)

            # A turn: lay, lift, or do something else instead (LE-6 to LE-9, LE-14, LE-15)
            case Laying() as phase, Lay() as action:
                open, moves, told = laying.lay(self, open, phase, action)
                return flow.turn_goes_on(open, phase, moves, *told)
            case Laying() as phase, Lift(tile):
                open, moves, lifted = laying.lift(self, open, phase, tile)
                return flow.turn_goes_on(open, phase, moves, lifted)
            case Laying(seat) as phase, Release(tile) if shared:
                open, told = turn.lay_nothing(open, phase)
                open, released = free_letters.release(open, seat, tile)
                return flow.end_turn(self, open, seat, at, *told, released)
            case Laying(seat) as phase, LayBlank() as action if shared:
                open, told = turn.lay_nothing(open, phase)
                open, laid = laying.lay_blank(self, open, seat, action)
                return flow.end_turn(self, open, seat, at, *told, laid)
            case Laying(seat) as phase, Skip() if shared:
                open, told = turn.skip(open, phase)
                return flow.after_turn(self, open, seat, at, *told, TurnSkipped(seat))

            # Words are named (LE-7, LE-12, LE-13, X-1)
            case (Laying() | Knocking()) as phase, Name() as action:
                naming.check(self, open, phase, action)
                return flow.after_naming(self, open, phase, action, at)
            case (Laying() | Knocking()) as phase, Retrace() as action:
                open, retraced = naming.retrace(self, open, phase, action)
                return flow.turn_goes_on(open, phase, phase.moves, retraced)
            case Judging(back), JudgeWord(True) if named is not None:
                return flow.written(self, open, back, named)
            case Judging(back), JudgeWord() if named is not None:
                return flow.after_unknown(open, back, named, naming.unknown(self, open, back, named))
            case (Laying() | Knocking()) as phase, StandBy():
                word, moves = naming.stand_by(self, open, phase, named)
                return flow.after_standing_by(open, phase, moves, word, at)
            case Challenged(stage) as phase, Pass() | Dispute() | Vote() | JudgeWord() | TimeUp():
                return flow.after_answer(self, open, phase, challenge.answer(stage, entry), at)

            # The turn ends (LE-A12, LE-A18)
            case Laying(seat) as phase, Done() if shared:
                return flow.after_judging(self, turn.judge(self, open, phase), seat, at)
            case Laying(seat) as phase, TimeUp() if shared and phase.moves.laid:
                return flow.after_judging(self, turn.judge(self, open, phase), seat, at, TimeRanOut(seat))
            case Laying(seat), TimeUp() if shared and round_one(open):
                return flow.place_by_chance(open, seat, TimeRanOut(seat))
            case Laying(seat) as phase, TimeUp() if shared and not open.hands[seat]:
                open, told = turn.skip(open, phase)
                return flow.after_turn(self, open, seat, at, TimeRanOut(seat), *told, TurnSkipped(seat))
            case Laying(seat) as phase, TimeUp() if shared:
                open, told = turn.lay_nothing(open, phase)
                return flow.owe(open, seat, NothingLaid(), at, TimeRanOut(seat), *told)
            case PickingPlace(seat), PickPlace() as picked:
                open, told = laying.lay_by_chance(self, open, seat, picked)
                return flow.end_turn(self, open, seat, at, *told)

            # Knocking (LE-16)
            case Knockable() as phase, Pass() if actor is not None:
                window = passed(phase.window, actor)
                return flow.after_reply(self, open, phase, window, phase.knockers, at, KnockPassed(actor))
            case Knockable() as phase, Knock() if actor is not None:
                window, knockers = knocking.knock(phase, actor, at)
                return flow.after_reply(self, open, phase, window, knockers, at, Knocked(actor))
            case Knockable(knocks, window, knockers), TimeUp():
                return flow.after_window(self, open, knocks, window, knockers, at)
            case Rolling(knocks, knockers), RollDice(rolls):
                return flow.after_dice(open, knocks, knocking.rolled(knockers, rolls), at)
            case Knocking() as phase, Done():
                return flow.after_knock(self, open, phase, at)
            case Knocking(seat) as phase, TimeUp():
                return flow.after_knock(self, open, phase, at, TimeRanOut(seat))

            # A letter is owed (LE-14, LE-16, LE-A18)
            case Owing(seat, _, debt), Release(tile):
                open, released = free_letters.pay(open, seat, debt, tile)
                return flow.after_paying(self, open, seat, debt, at, released)
            case Owing(seat, _, NothingLaid()), LayBlank() as action:
                open, laid = laying.lay_blank(self, open, seat, action)
                return flow.end_turn(self, open, seat, at, laid)
            case Owing(seat, _, debt), TimeUp():
                return flow.release_by_chance(open, seat, debt)
            case PickingLetter(seat, debt), PickRelease(tile):
                open, released = free_letters.pay(open, seat, debt, tile, by_chance=True)
                return flow.after_paying(self, open, seat, debt, at, released)

            # Solitaire, and giving up (LE-A23, X-8)
            case Laying(moves=moves), Done():
                open, told = solitaire.finish(self, open, moves)
                return flow.end(open, "finished", *told)
            case Laying(seat, moves=moves), TimeUp():
                open, told = solitaire.finish(self, open, moves, TimeRanOut(seat))
                return flow.end(open, "time_over", *told)
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
        if viewer == "bystander":
            return View(None, state.open, self.letters)
        if viewer == "all":
            return View(None, state.open, self.letters, state.named)
        match state.open.phase:
            case Laying(seat) | Knocking(seat) | Judging(Laying(seat) | Knocking(seat)) if seat == viewer:
                return View(viewer, state.open, self.letters, state.named)
            case _:
                return View(viewer, state.open, self.letters)

    def legal(self, view: View) -> Choices[LoggedAction]:
        """Naming a word is judged like any other action, but neither listed nor drawn."""
        offered = self.offer(view)
        if offered is None:
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
            lambda: chain.from_iterable(listed(self, open, offered, act) for act in offered.acts),
            lambda luck: drawn(self, open, offered, luck),
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
