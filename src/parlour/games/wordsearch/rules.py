"""The rules of WORD SEARCH: who is asked when, and what follows from what."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Final, get_args

from parlour.core.choices import Among, Listed
from parlour.core.game import Choices, Entry, GiveUp, Illegal, Luck, Millis, Result, Seat, Step, TimeUp, Turn, Viewer
from parlour.core.luck import choice
from parlour.games.wordsearch.actions import (
    AddTile,
    Call,
    DealTiles,
    Dispute,
    Done,
    DrawStarter,
    DrawTile,
    Exchange,
    JudgeWord,
    LayTile,
    LoggedAction,
    MoveToken,
    Pass,
    PickMove,
    PickSpot,
    SeatAction,
    ShiftTile,
    StandBy,
    Stay,
    Swap,
    SwapHand,
    TakeFromPile,
    TurnTile,
    Vote,
)
from parlour.games.wordsearch.agreement import Agreement
from parlour.games.wordsearch.arranging import swap, swap_hand, turn_tile
from parlour.games.wordsearch.board import TURNED, brink
from parlour.games.wordsearch.calling import call, judge_word, reach, stand_by
from parlour.games.wordsearch.dealing import deal, deal_tiles, draw_starter, empty_table
from parlour.games.wordsearch.disputing import close_vote, decide, dispute, let_pass, vote, waiting
from parlour.games.wordsearch.ending import give_up, result
from parlour.games.wordsearch.events import TableEvent
from parlour.games.wordsearch.forfeiting import time_up
from parlour.games.wordsearch.laying import done, draw_tile, lay_tile
from parlour.games.wordsearch.offering import drawn, listed, offer
from parlour.games.wordsearch.pile import exchange, take_from_pile
from parlour.games.wordsearch.stacking import add_tile, shift_tile
from parlour.games.wordsearch.state import Offer, State, View
from parlour.games.wordsearch.stepping import move_token, stay, steps, stray

SEATS: Final = tuple(frozenset({Seat(seat)}) for seat in range(6))
NO_CHOICE: Final[Listed[LoggedAction]] = Listed()
NO_TURN: Final = Turn()
CHOSEN: Final = tuple(action for action in get_args(SeatAction) if action is not GiveUp)
START: Final = Millis(0)


class WordSearch(Agreement, frozen=True, tag="wordsearch"):
    """The rules agreed at one table."""

    @property
    def seats(self) -> range:
        """Up to six, on the smallest insert two; whoever is to begin must be there (WS-A14, WS-A16)."""
        return range(1 if self.start_player == "random" else self.start_player + 1, self.most_seats + 1)

    def start(self, seats: int) -> State:
        return State(empty_table(self, seats))

    def turn(self, state: State) -> Turn:
        open = state.open
        match open.phase:
            case "searching" | "stepping":
                return Turn(SEATS[open.active], until=open.until)
            case "window" if open.contest is not None:
                return Turn(waiting(open), frozenset(open.contest.passed), open.contest.until)
            case "voting" if open.contest is not None:
                return Turn(waiting(open), until=open.contest.until)
            case _:
                return NO_TURN

    def deal(self, state: State, luck: Luck) -> LoggedAction | None:
        open = state.open
        match open.phase:
            case "judging":
                word = open.contest or state.called
                assert word is not None
                return JudgeWord(self.known(word.word))
            case "drawing":
                return TakeFromPile(choice(luck, open.pile))
            case "straying":
                return PickMove(choice(luck, steps(self, open)))
            case "laying":
                q, r = choice(luck, brink(open.places))
                return PickSpot(q, r)
            case "dealing":
                return deal(open, luck)
            case "starting":
                return DrawStarter(Seat(luck.below(len(open.scores))))
            case _:
                return None

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        open, at, actor, mode = state.open, entry.at, entry.actor, self.mode
        seat = Seat(actor) if isinstance(actor, int) else None
        searching = open.phase == "searching"
        match entry.action:
            case DealTiles(stacks, hands) if open.phase == "dealing":
                return deal_tiles(self, open, stacks, hands, at)
            case DrawStarter(first) if open.phase == "starting":
                return draw_starter(self, open, first, at)
            case Swap(one, other) if searching and mode == "board":
                return swap(open, one, other)
            case SwapHand(place) if searching and mode == "board":
                return swap_hand(self, open, place)
            case TurnTile(place) if searching and mode == "board":
                return turn_tile(self, open, place)
            case Call() as called if searching:
                return call(self, open, called, at)
            case JudgeWord(known) if open.phase == "judging":
                return judge_word(self, state, known, at)
            case StandBy() if searching:
                return stand_by(self, state, at)
            case Pass() if open.phase == "window" and seat is not None:
                return let_pass(self, open, seat, at)
            case Dispute() if open.phase == "window" and seat is not None:
                return dispute(self, open, seat, at)
            case Vote(yes) if open.phase == "voting" and seat is not None:
                return vote(self, open, seat, yes, at)
            case MoveToken(place) if open.phase in ("searching", "stepping") and open.tokens:
                return move_token(self, open, place, at)
            case Stay() if searching and open.tokens:
                return stay(self, open, at)
            case PickMove(place) if open.phase == "straying":
                return move_token(self, open, place, at, by_chance=True)
            case Exchange() if searching and open.tokens:
                return exchange(open)
            case TakeFromPile(letters) if open.phase == "drawing":
                return take_from_pile(self, open, letters, at)
            case AddTile(place, turned) if searching and mode == "insert":
                return add_tile(self, open, place, turned)
            case ShiftTile(start, to, turned) if searching and mode == "insert":
                return shift_tile(self, open, start, to, turned)
            case DrawTile() if searching and mode == "boardless":
                return draw_tile(self, open)
            case LayTile(q, r, turned) if searching and mode == "boardless":
                return lay_tile(self, open, q, r, turned, at)
            case PickSpot(q, r, turned) if open.phase == "laying":
                return lay_tile(self, open, q, r, turned, at, by_chance=True)
            case Done() if searching and mode == "boardless":
                return done(self, open, at)
            case TimeUp() if searching:
                return time_up(self, open, at)
            case TimeUp() if open.phase == "stepping":
                return stray(open)
            case TimeUp() if open.phase == "window":
                return decide(self, open, at, valid=True)
            case TimeUp() if open.phase == "voting":
                return close_vote(self, open, at)
            case GiveUp() if seat is not None and seat in range(len(open.scores)):
                return give_up(state, seat)
            case _:
                raise Illegal("not_now")

    def result(self, state: State) -> Result | None:
        return result(state.open)

    def view(self, state: State, viewer: Viewer) -> View:
        if viewer == "bystander":
            return View(None, state.open)
        return View(viewer, state.open, state.called if viewer == state.open.active else None)

    def legal(self, view: View) -> Choices[LoggedAction]:
        """To call a word is judged like the rest, but neither listed nor drawn."""
        offered = self.offer(view)
        if offered is None:
            return NO_CHOICE
        open = view.open

        def tell(action: object) -> bool:
            """Who may act knows all there is to know, so it can simply be tried."""
            if not isinstance(action, CHOSEN) or view.seat is None:
                return False
            try:
                self.apply(State(open, view.called), Entry(START, view.seat, action))
            except Illegal:
                return False
            return True

        return Among(
            lambda: chain.from_iterable(listed(self, open, offered, act) for act in offered.acts),
            lambda luck: drawn(self, open, offered, luck),
            tell,
        )

    def guess(self, view: View, luck: Luck) -> State:
        """Only a word before the judge may be unknown: a path of some letters stands for it."""
        open, called = view.open, view.called
        if open.phase == "judging" and open.contest is None and called is None:
            called = Call("?", reach(self, open, open.active).starts[:1])
        return State(open, called)

    def offer(self, view: View) -> Offer | None:
        return offer(self, view)

    def silence(self, view: View) -> Pass | Vote | None:
        """Who cannot be heard lets a word stand, and abstains (X-4)."""
        open = view.open
        if open.phase not in ("window", "voting") or view.seat not in waiting(open):
            return None
        return Pass() if open.phase == "window" else Vote(None)

    def census(self, state: State) -> dict[str, int]:
        """Every tile, wherever it lies; which of M and W one is depends on how it lies (WS-A8)."""
        open = state.open
        tiles = (*open.pile, *open.hands, open.moves.drawn, *chain.from_iterable(open.stacks))
        return dict(sorted(Counter("M/W" if tile in TURNED else tile for tile in tiles if tile).items()))
