"""The rules of FIND … den MÖRDER: who is asked when, and what follows from what."""

from __future__ import annotations

from itertools import chain as joined

from parlour.core.choices import Among, Listed
from parlour.core.game import Choices, Entry, GiveUp, Illegal, Luck, Millis, Result, Seat, Step, TimeUp, Turn, Viewer
from parlour.core.luck import choice
from parlour.games.moerder.actions import (
    Claim,
    DrawStarter,
    DropOut,
    JudgeTouch,
    LoggedAction,
    Next,
    Pass,
    PickTile,
    Quit,
    RaiseObjection,
    Reveal,
    Show,
    Touch,
    TurnTile,
)
from parlour.games.moerder.agreement import Agreement
from parlour.games.moerder.board import GAP, HIDDEN, PLACES, bag, tiles_with
from parlour.games.moerder.ending import give_up, result
from parlour.games.moerder.events import StarterDrawn, TableEvent, TurnEnded
from parlour.games.moerder.state import Act, Offer, Open, State, View
from parlour.games.moerder.touching import (
    collect,
    judge,
    let_pass,
    object_to,
    objection_falls,
    show,
    touch,
    touchable,
    touched_is_possible,
    waiting,
    why_not_shown,
)
from parlour.games.moerder.turns import (
    begin_turn,
    claim,
    draw_face,
    drop_out,
    end_turn,
    may_claim,
    may_drop_out,
    may_quit,
    quit_game,
    reveal,
    time_up,
    turn_tile,
    why_not_claimed,
)

NO_CHOICE: Listed[LoggedAction] = Listed()
NO_TURN = Turn()
SEATS = tuple(frozenset({Seat(seat)}) for seat in range(4))
PLAIN: dict[Act, LoggedAction] = {
    "next": Next(),
    "pass": Pass(),
    "object": RaiseObjection(),
    "drop_out": DropOut(),
    "quit": Quit(),
}
"""Acts that point at no tile. To claim and to show are never listed: finding the chain is the game."""


class Moerder(Agreement, frozen=True, tag="moerder"):
    """The rules agreed at one table."""

    @property
    def seats(self) -> range:
        """Alone only for pros; whoever is to begin must be there (MO-1, MO-B1)."""
        least = 1 if self.rules == "pro" else 2
        return range(least if self.start_player == "random" else max(least, self.start_player + 1), 5)

    def start(self, seats: int) -> State:
        open = Open("drawing", Seat(0), ("",) * seats, objective=1 if seats == 1 else None)
        if seats > 1 and self.start_player == "random":
            return State(open)
        first = Seat(0) if self.start_player == "random" else Seat(self.start_player)
        return begin_turn(self, open, first, Millis(0)).state

    def turn(self, state: State) -> Turn:
        open = state.open
        match open.phase:
            case "turning" | "looking":
                return Turn(SEATS[open.active], until=open.until)
            case "window":
                window = open.window
                assert window is not None
                return Turn(waiting(open), frozenset(window.passed), window.until)
            case "showing":
                assert open.window is not None and open.window.objection is not None
                floor = open.window.objection
                return Turn(SEATS[floor.seat], waiting(open), floor.until)
            case _:
                return NO_TURN

    def deal(self, state: State, luck: Luck) -> LoggedAction | None:
        open = state.open
        match open.phase:
            case "revealing":
                return Reveal(open.due[0], draw_face(open, luck))
            case "judging":
                return JudgeTouch(touched_is_possible(self, open))
            case "picking":
                return PickTile(choice(luck, tiles_with(open.board, HIDDEN)))
            case "drawing":
                return DrawStarter(Seat(luck.below(len(open.hands))))
            case _:
                return None

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        open, at, actor = state.open, entry.at, entry.actor
        seat = Seat(actor) if isinstance(actor, int) else None
        match entry.action:
            case Reveal(tile, face) if open.phase == "revealing":
                return reveal(self, open, tile, face, at)
            case TurnTile(tile) if open.phase == "turning":
                return turn_tile(open, tile)
            case Next() if open.phase == "looking":
                return end_turn(self, open, at, TurnEnded(open.active))
            case Claim(chain) if open.phase == "looking":
                return claim(self, open, chain, at)
            case Touch(tile) if open.phase == "looking":
                return touch(self, open, tile, at)
            case Pass() if seat is not None and open.phase in ("window", "showing"):
                return let_pass(self, open, seat, at)
            case RaiseObjection() if seat is not None and open.phase in ("window", "showing"):
                return object_to(self, open, seat, at)
            case Show(chain) if seat is not None and open.phase == "showing":
                return show(self, open, seat, chain, at)
            case JudgeTouch(verdict) if open.phase == "judging":
                return judge(self, open, verdict, at)
            case DropOut() if open.phase == "turning":
                return drop_out(self, open, at)
            case Quit() if open.phase in ("turning", "looking"):
                return quit_game(open)
            case DrawStarter(first) if open.phase == "drawing" and first in range(len(open.hands)):
                return begin_turn(self, open, first, at, StarterDrawn(first))
            case PickTile(tile) if open.phase == "picking":
                return turn_tile(open, tile)
            case TimeUp() if open.phase in ("turning", "looking"):
                return time_up(self, open, at)
            case TimeUp() if open.phase == "window":
                return collect(self, open, at)
            case TimeUp() if open.phase == "showing":
                return objection_falls(self, open, at)
            case GiveUp() if seat is not None and seat in range(len(open.hands)):
                return give_up(open, seat)
            case _:
                raise Illegal("not_now")

    def result(self, state: State) -> Result | None:
        open = state.open
        return None if open.ending is None else result(open.ending, len(open.hands), open.given_up)

    def view(self, state: State, viewer: Viewer) -> View:
        return View(None if viewer == "bystander" else viewer, state.open)

    def legal(self, view: View) -> Choices[LoggedAction]:
        """To claim and to show a chain is judged like the rest, but neither listed nor drawn."""
        offer = self.offer(view)
        if offer is None:
            return NO_CHOICE
        kinds = [kind for act in offer.acts if (kind := listed(act, offer.tiles))]

        def tell(action: object) -> bool:
            match action:
                case Claim(chain):
                    return "claim" in offer.acts and why_not_claimed(self, view.open, chain) is None
                case Show(chain):
                    return "show" in offer.acts and why_not_shown(self, view.open, chain) is None
                case _:
                    return any(action in kind for kind in kinds)

        return Among(lambda: joined.from_iterable(kinds), lambda luck: choice(luck, choice(luck, kinds)), tell)

    def guess(self, view: View, luck: Luck) -> State:
        return State(view.open)

    def offer(self, view: View) -> Offer | None:
        open, seat = view.open, view.seat
        if seat is None:
            return None
        match open.phase:
            case "turning" if seat == open.active:
                acts: list[Act] = ["turn"]
                acts += ["drop_out"] if may_drop_out(self, open) else []
                acts += ["quit"] if may_quit(open) else []
                return Offer(tuple(acts), tiles_with(open.board, HIDDEN))
            case "looking" if seat == open.active:
                tiles = touchable(self, open)
                acts = ["claim"] if may_claim(self, open) else []
                acts += ["touch", "next"] if tiles else ["next"]
                acts += ["quit"] if may_quit(open) else []
                return Offer(tuple(acts), tiles)
            case "window" if open.window is not None and seat in open.window.passed:
                return Offer(("object",))
            case "window" if seat in waiting(open):
                return Offer(("pass", "object"))
            case "showing" if open.window and open.window.objection and open.window.objection.seat == seat:
                return Offer(("show", "pass"))
            case "showing" if seat in waiting(open):
                return Offer(("pass",))
            case _:
                return None

    def silence(self, view: View) -> Pass | None:
        """Who cannot be heard lets a touch pass (X-4)."""
        open = view.open
        return Pass() if open.phase == "window" and view.seat in waiting(open) else None

    def census(self, state: State) -> dict[str, int]:
        """Every tile, face down, open or collected: 36 from the first turn to the last."""
        open = state.open
        tiles = len(PLACES) - open.board.count(GAP) + len(open.collected)
        return {"tiles": tiles, "unaccounted": open.hidden - sum(bag(open.board, open.collected))}


def listed(act: Act, tiles: tuple[int, ...]) -> tuple[LoggedAction, ...]:
    """The actions of one kind."""
    match act:
        case "turn":
            return tuple(TurnTile(tile) for tile in tiles)
        case "touch":
            return tuple(Touch(tile) for tile in tiles)
        case "claim" | "show":
            return ()
        case _:
            return (PLAIN[act],)
