"""The rules of FIND … den MÖRDER: the questions every game answers."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain as joined

from parlour.core.choices import Among, Listed
from parlour.core.game import Choices, Entry, GiveUp, Illegal, Luck, Millis, Result, Seat, Step, TimeUp, Turn, Viewer
from parlour.core.luck import choice
from parlour.games.moerder import flow
from parlour.games.moerder.actions import (
    Claim,
    DrawStarter,
    DropOut,
    JudgeTouch,
    LoggedAction,
    Next,
    PickTile,
    Quit,
    RaiseObjection,
    Reveal,
    Show,
    Touch,
    TurnTile,
)
from parlour.games.moerder.base_game import drop_out, may_drop_out
from parlour.games.moerder.board import GAP, HIDDEN, PLACES, bag, tiles_with
from parlour.games.moerder.claiming import claim, may_claim, why_not_claimed
from parlour.games.moerder.collecting import touch, touchable
from parlour.games.moerder.ending import give_up, result
from parlour.games.moerder.events import StarterDrawn, TableEvent, TurnEnded
from parlour.games.moerder.objecting import judge, show, still_possible, why_not_shown
from parlour.games.moerder.options import Options
from parlour.games.moerder.solitaire import may_quit, quit_game
from parlour.games.moerder.state import (
    Act,
    Drawing,
    Hurrying,
    Judging,
    Looking,
    Objecting,
    Offer,
    Open,
    Over,
    Picking,
    Quitting,
    Revealing,
    Showing,
    State,
    Turning,
    View,
)
from parlour.games.moerder.turning import draw_face, reveal, turn_over
from parlour.kit.window import PASS, Pass

NO_CHOICE: Listed[LoggedAction] = Listed()
NO_TURN = Turn()
SEATS = tuple(frozenset({Seat(seat)}) for seat in range(4))
PLAIN: dict[Act, LoggedAction] = {
    "next": Next(),
    "pass": PASS,
    "object": RaiseObjection(),
    "drop_out": DropOut(),
    "quit": Quit(),
}
"""Acts that point at no tile. Claiming and showing are never listed: finding the chain is the game."""
TURNS = tuple(TurnTile(tile) for tile in PLACES)
TOUCHES = tuple(Touch(tile) for tile in PLACES)


class Moerder(Options, frozen=True, tag="moerder"):
    """The rules agreed at one table."""

    @property
    def seats(self) -> range:
        """The base game needs two players. The seat agreed to begin must exist (MO-1, MO-B1)."""
        least = 1 if self.rules == "pro" else 2
        return range(least if self.start_player == "random" else max(least, self.start_player + 1), 5)

    def start(self, seats: int) -> State:
        open = Open(Drawing(), ("",) * seats, objective=1 if seats == 1 else None)
        if seats > 1 and self.start_player == "random":
            return State(open)
        first = Seat(0) if self.start_player == "random" else Seat(self.start_player)
        return flow.turn_of(self, open, first, Millis(0)).state

    def turn(self, state: State) -> Turn:
        match state.open.phase:
            case Looking() | Turning() as phase:
                return Turn(SEATS[phase.seat], until=phase.until)
            case Objecting() as phase:
                return phase.window.turn
            case Showing() as phase:
                return Turn(SEATS[phase.seat], phase.back.window.waiting, phase.until)
            case _:
                return NO_TURN

    def deal(self, state: State, luck: Luck) -> LoggedAction | None:
        open = state.open
        match open.phase:
            case Looking() | Turning() | Objecting() | Showing() | Over():
                return None
            case Revealing() | Hurrying() | Quitting() as phase:
                return Reveal(phase.due[0], draw_face(open, luck))
            case Judging(tile):
                return JudgeTouch(still_possible(self, open, tile))
            case Picking():
                return PickTile(choice(luck, tiles_with(open.board, HIDDEN)))
            case Drawing():
                return DrawStarter(Seat(luck.below(len(open.hands))))

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        open, at = state.open, entry.at
        actor = entry.actor if isinstance(entry.actor, int) else None
        match open.phase, entry.action:
            case Turning() as phase, TurnTile(tile):
                return flow.after_turning(open, phase, turn_over(open, tile))
            case Revealing() | Hurrying() | Quitting() as phase, Reveal(tile, face):
                open, due, told = reveal(open, phase.seat, phase.due, tile, face)
                return flow.after_revealing(self, open, phase, due, at, told)
            case Looking() as phase, Next():
                return flow.end_turn(self, open, phase.seat, at, TurnEnded(phase.seat), bare=phase.bare)
            case Looking() as phase, Claim(chain):
                return flow.after_claiming(self, open, phase, claim(self, open, phase.seat, chain), at)
            case Looking() as phase, Touch(tile):
                return flow.after_touching(self, open, phase, touch(self, open, phase.seat, tile), at)
            case Judging() as phase, JudgeTouch(possible):
                return flow.after_judging(self, open, phase, judge(self, open, phase, possible), at)
            case Objecting() as phase, Pass() if actor is not None:
                return flow.after_pass(self, open, phase, actor, at)
            case Objecting() as phase, RaiseObjection() if actor is not None:
                return flow.after_objecting(self, open, phase, actor, at)
            case Objecting() as phase, TimeUp():
                return flow.after_window(self, open, phase, at)
            case Showing() as phase, Show(chain) if actor == phase.seat:
                return flow.after_showing(self, open, phase, chain, at, show(self, open, phase, chain))
            case Showing() as phase, Pass() if actor == phase.seat:
                return flow.after_falling(self, open, phase, at)
            case Showing() as phase, Pass() if actor is not None:
                return flow.after_pass_meanwhile(open, phase, actor)
            case Showing(objector), Show() | RaiseObjection():
                raise Illegal("floor_taken", seat=objector)
            case Showing() as phase, TimeUp():
                return flow.after_falling(self, open, phase, at)
            case Turning(seat), DropOut():
                open, dropped = drop_out(self, open, seat)
                return flow.end_turn(self, open, seat, at, dropped)
            case Turning() | Looking() as phase, Quit():
                return flow.after_quitting(open, phase, *quit_game(open, phase.seat))
            case Turning() | Looking() as phase, TimeUp():
                return flow.out_of_time(self, open, phase, at)
            case Picking() as phase, PickTile(tile):
                return flow.after_picking(open, phase, turn_over(open, tile))
            case Drawing(), DrawStarter(first) if first in range(len(open.hands)):
                return flow.turn_of(self, open, first, at, StarterDrawn(first))
            case _, GiveUp() if actor is not None and actor in range(len(open.hands)):
                return flow.after_giving_up(*give_up(open, actor))
            case _:
                raise Illegal("not_now")

    def result(self, state: State) -> Result | None:
        open = state.open
        match open.phase:
            case Over(ending):
                return result(ending, len(open.hands), open.given_up)
            case _:
                return None

    def view(self, state: State, viewer: Viewer) -> View:
        return View(viewer if isinstance(viewer, int) else None, state.open)

    def legal(self, view: View) -> Choices[LoggedAction]:
        """Claiming and showing a chain are judged like the rest, but neither listed nor drawn."""
        offer = self.offer(view)
        if offer is None:
            return NO_CHOICE
        kinds = listed(offer.acts, offer.tiles)

        def tell(action: object) -> bool:
            match view.open.phase, action:
                case Looking(), Claim(chain):
                    return why_not_claimed(self, view.open, chain) is None
                case Showing() as phase, Show(chain):
                    return phase.seat == view.seat and why_not_shown(self, view.open, phase.back.tile, chain) is None
                case _:
                    return any(action in kind for kind in kinds)

        return Among(lambda: joined.from_iterable(kinds), lambda luck: choice(luck, choice(luck, kinds)), tell)

    def guess(self, view: View, luck: Luck) -> State:
        return State(view.open)

    def offer(self, view: View) -> Offer | None:
        open = view.open
        match open.phase:
            case Turning() as phase if phase.seat == view.seat:
                acts: list[Act] = ["turn"]
                acts += ["drop_out"] if may_drop_out(self, open) else []
                acts += ["quit"] if may_quit(open) else []
                return Offer(tuple(acts), tiles_with(open.board, HIDDEN))
            case Looking() as phase if phase.seat == view.seat:
                tiles = touchable(self, open, phase.seat)
                acts = ["claim"] if may_claim(self, open) else []
                acts += ["touch", "next"] if tiles else ["next"]
                acts += ["quit"] if may_quit(open) else []
                return Offer(tuple(acts), tiles)
            case Objecting(window=window) if view.seat in window.asked:
                return Offer(("object",) if view.seat in window.passed else ("pass", "object"))
            case Showing(seat) if seat == view.seat:
                return Offer(("show", "pass"))
            case Showing(back=back) if view.seat in back.window.waiting:
                return Offer(("pass",))
            case _:
                return None

    def silence(self, view: View) -> Pass | None:
        """A disconnected seat lets a touch pass (X-4)."""
        match view.open.phase:
            case Objecting(window=window) if view.seat in window.waiting:
                return PASS
            case _:
                return None

    def census(self, state: State) -> dict[str, int]:
        """Every tile, face down, open or collected: 36 from the first turn to the last."""
        open = state.open
        tiles = len(PLACES) - open.board.count(GAP) + len(open.collected)
        return {"tiles": tiles, "unaccounted": open.hidden - sum(bag(open.board, open.collected))}


@lru_cache(maxsize=256)
def listed(acts: tuple[Act, ...], tiles: tuple[int, ...]) -> tuple[tuple[LoggedAction, ...], ...]:
    """The actions of each kind that can be listed. One position is often asked for them several times."""
    return tuple([kind for act in acts if (kind := of_kind(act, tiles))])


def of_kind(act: Act, tiles: tuple[int, ...]) -> tuple[LoggedAction, ...]:
    match act:
        case "turn":
            return tuple([TURNS[tile] for tile in tiles])
        case "touch":
            return tuple([TOUCHES[tile] for tile in tiles])
        case "claim" | "show":
            return ()
        case _:
            return (PLAIN[act],)
