"""The rules of LETTER: who is asked when, and what follows from what."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Final, get_args

from parlour.core.choices import Among, Listed
from parlour.core.game import Choices, Entry, GiveUp, Illegal, Luck, Millis, Result, Seat, Step, TimeUp, Turn, Viewer
from parlour.games.letter import drafting, judging, knocking, releasing
from parlour.games.letter.actions import (
    Dispute,
    Done,
    DrawStarter,
    DrawTiles,
    JudgeWord,
    Knock,
    Lay,
    LayBlank,
    Lift,
    LoggedAction,
    Name,
    Pass,
    PickPlace,
    PickRelease,
    Release,
    Retrace,
    RollDice,
    SeatAction,
    Skip,
    StandBy,
    TakeBlank,
    TakeRest,
    TakeSize,
    Vote,
)
from parlour.games.letter.agreement import Agreement
from parlour.games.letter.disputing import dispute, let_pass, vote, waiting
from parlour.games.letter.ending import give_up, result
from parlour.games.letter.events import SeatGaveUp, TableEvent
from parlour.games.letter.finishing import finish
from parlour.games.letter.laying import lay, lay_blank, lay_by_chance, lift, pick_place
from parlour.games.letter.naming import judge_word, name, retrace, stand_by
from parlour.games.letter.offering import drawn, listed, offer
from parlour.games.letter.releasing import owes_a_move
from parlour.games.letter.state import Offer, State, View
from parlour.games.letter.table import speaker
from parlour.games.letter.timing import time_up
from parlour.games.letter.turns import undecided

SEATS: Final = tuple(frozenset({Seat(seat)}) for seat in range(6))
NO_CHOICE: Final[Listed[LoggedAction]] = Listed()
NO_TURN: Final = Turn()
CHOSEN: Final = tuple(action for action in get_args(SeatAction) if action is not GiveUp)
START: Final = Millis(0)


class Letter(Agreement, frozen=True, tag="letter"):
    """The rules agreed at one table."""

    @property
    def seats(self) -> range:
        """Whoever is to begin must be there."""
        return range(1 if self.start_player == "random" else self.start_player + 1, 7)

    def start(self, seats: int) -> State:
        return drafting.set_out(self, seats)

    def turn(self, state: State) -> Turn:
        open = state.open
        match open.phase:
            case "drafting" | "laying":
                return Turn(SEATS[open.active], until=open.until)
            case "penalty" if open.debtor is not None:
                return Turn(SEATS[open.debtor], until=open.until)
            case "window" if open.knocks is not None:
                return Turn(undecided(open), frozenset(open.knocks.passed), open.knocks.until)
            case "knocking" if open.knocks is not None:
                return Turn(SEATS[speaker(open)], until=open.knocks.until)
            case "disputing" if open.contest is not None:
                return Turn(waiting(open), frozenset(open.contest.passed), open.contest.until)
            case "voting" if open.contest is not None:
                return Turn(waiting(open), until=open.contest.until)
            case _:
                return NO_TURN

    def deal(self, state: State, luck: Luck) -> LoggedAction | None:
        open = state.open
        match open.phase:
            case "judging":
                word = open.contest or state.named
                assert word is not None
                return JudgeWord(self.known(word.word))
            case "drawing":
                return drafting.draw(self, open, luck)
            case "rolling":
                return knocking.roll(open, luck)
            case "picking":
                return pick_place(self, open, luck) if open.debtor is None else releasing.pick(open, luck)
            case "starting":
                return DrawStarter(Seat(luck.below(len(open.scores))))
            case _:
                return None

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        open, at, actor, phase = state.open, entry.at, entry.actor, state.open.phase
        seat = Seat(actor) if isinstance(actor, int) else None
        naming, shared = phase in ("laying", "knocking"), len(open.scores) > 1
        match entry.action:
            case DrawStarter(first) if phase == "starting":
                return drafting.draw_starter(self, open, first, at)
            case TakeSize(size) if phase == "drafting":
                return drafting.take_size(self, open, size)
            case TakeBlank(tile) if phase == "drafting":
                return drafting.take_blank(self, open, tile, at)
            case TakeRest() if phase == "drafting":
                return drafting.take_rest(self, open)
            case DrawTiles(to, tiles) if phase == "drawing":
                return drafting.draw_tiles(self, open, to, tiles, at)
            case Lay() as action if phase == "laying":
                return lay(self, open, action)
            case Lift(tile) if phase == "laying":
                return lift(self, open, tile)
            case LayBlank() as action if phase == "laying" and shared:
                open, told = judging.lay_nothing(open)
                return lay_blank(self, open, action, at, *told)
            case LayBlank() as action if owes_a_move(open):
                return lay_blank(self, open, action, at)
            case Release(tile) if phase == "laying" and shared:
                open, told = judging.lay_nothing(open)
                return releasing.release(self, open, open.active, tile, at, *told)
            case Release(tile) if phase == "penalty" and open.debtor is not None:
                return releasing.release(self, open, open.debtor, tile, at)
            case Skip() if phase == "laying" and shared:
                return judging.skip(self, open, at)
            case Name() as named if naming:
                return name(self, open, named, at)
            case Retrace() as shown if naming:
                return retrace(self, open, shown)
            case StandBy() if naming:
                return stand_by(self, state, at)
            case JudgeWord(known) if phase == "judging":
                return judge_word(self, state, known, at)
            case Done() if phase == "laying":
                return judging.done(self, open, at) if shared else finish(self, open, in_time=True)
            case Done() if phase == "knocking":
                return knocking.done(self, open, at)
            case Knock() if phase == "window" and seat is not None:
                return knocking.knock(open, seat, at)
            case RollDice(rolls) if phase == "rolling":
                return knocking.roll_dice(open, rolls, at)
            case Pass() if phase == "window" and seat is not None:
                return knocking.let_pass(self, open, seat, at)
            case Pass() if phase == "disputing" and seat is not None:
                return let_pass(self, open, seat, at)
            case Dispute() if phase == "disputing" and seat is not None:
                return dispute(open, seat, at)
            case Vote(yes) if phase == "voting" and seat is not None:
                return vote(self, open, seat, yes, at)
            case PickPlace() as picked if phase == "picking" and open.debtor is None:
                return lay_by_chance(self, open, picked, at)
            case PickRelease(tile) if phase == "picking" and open.debtor is not None:
                return releasing.release(self, open, open.debtor, tile, at, by_chance=True)
            case TimeUp():
                return time_up(self, open, at)
            case GiveUp() if seat is not None and seat in range(len(open.scores)):
                return give_up(state, seat) if shared else finish(self, open, SeatGaveUp(seat), in_time=True)
            case _:
                raise Illegal("not_now")

    def result(self, state: State) -> Result | None:
        return result(self, state.open)

    def view(self, state: State, viewer: Viewer) -> View:
        letters = "".join(piece.letter for piece in self.pieces)
        if viewer == "bystander":
            return View(None, state.open, letters)
        return View(viewer, state.open, letters, state.named if viewer == speaker(state.open) else None)

    def legal(self, view: View) -> Choices[LoggedAction]:
        """To name a word is judged like the rest, but neither listed nor drawn."""
        offered = self.offer(view)
        if offered is None:
            return NO_CHOICE
        open = view.open

        def tell(action: object) -> bool:
            """Who may act knows all there is to know, so it can simply be tried."""
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
        """Only a word before the judge may be unknown: any letter on the board stands for it."""
        open, named = view.open, view.named
        if open.phase == "judging" and open.contest is None and named is None:
            named = Name("?", (open.board[0].tile,))
        return State(open, named)

    def offer(self, view: View) -> Offer | None:
        return offer(self, view)

    def silence(self, view: View) -> Pass | Vote | None:
        """Who cannot be heard does not knock, lets a word stand, and abstains (X-4)."""
        open = view.open
        if open.phase == "window":
            return Pass() if view.seat in undecided(open) else None
        if open.phase not in ("disputing", "voting") or view.seat not in waiting(open):
            return None
        return Pass() if open.phase == "disputing" else Vote(None)

    def census(self, state: State) -> dict[str, int]:
        """Every piece, wherever it lies."""
        open = state.open
        lying = (placed.tile for placed in open.board)
        pieces = Counter(chain(lying, open.pool, open.blank_pool, open.free, *open.hands, *open.blanks))
        return {str(tile): count for tile, count in sorted(pieces.items())}
