"""Which phase comes next. Nothing else in the package decides it."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec.structs import replace

from parlour.core.clock import deadline, resumed
from parlour.core.game import Illegal, Millis, Seat, Step
from parlour.games.letter.actions import Name
from parlour.games.letter.drafting import missing
from parlour.games.letter.events import (
    DiceRolled,
    KnockFailed,
    KnockWon,
    RoundOneOver,
    SeatGaveUp,
    TableEvent,
    TurnEnded,
    TurnSkipped,
    WindowOpened,
    WordNamed,
    WordRejected,
)
from parlour.games.letter.knocking import answer, may_knock, stays_shut
from parlour.games.letter.options import Options
from parlour.games.letter.pieces import Size
from parlour.games.letter.sheet import write
from parlour.games.letter.state import (
    Challenged,
    Debt,
    Drafting,
    Drawing,
    Judging,
    Kind,
    Knockable,
    KnockedInVain,
    Knocking,
    Knocks,
    Laying,
    Moves,
    Naming,
    NothingLaid,
    Open,
    Over,
    Owing,
    Phase,
    PickingLetter,
    PickingPlace,
    Reason,
    Rolling,
    State,
    TakenBack,
)
from parlour.games.letter.table import nothing_left, round_one, solitaire, written_in
from parlour.games.letter.turn import Judged, can_play
from parlour.kit.challenge import Answered, Decided, challenge, disputable, put_to_vote, ruled
from parlour.kit.row import changed
from parlour.kit.window import Window, opened

PICK_SECONDS: Final = 10
KNOCK_SECONDS: Final = 30
PENALTY_SECONDS: Final = 10
LAST_SECONDS: Final = 30
FEWEST_IDLE: Final = 4

Onward: TypeAlias = Step[State, TableEvent]


def enter(open: Open, phase: Phase, *told: TableEvent, named: Name | None = None) -> Onward:
    return Step(State(replace(open, phase=phase), named), told)


# Before play (LE-4, LE-A4)


def next_pick(agreed: Options, open: Open, at: Millis, *told: TableEvent) -> Onward:
    """The seat with the fewest pieces picks next, counting from the starter. Play begins once all have theirs."""
    kind, needs = missing(agreed, open)
    seats, left = len(needs), max(needs)
    if not left:
        return turn_of(agreed, open, open.starter, at, *told)
    seat = Seat((open.starter + [*needs[open.starter :], *needs].index(left)) % seats)
    if solitaire(open) or agreed.draft == "random_deal" or seat in open.rest:
        return enter(open, Drawing(seat, kind, left, None), *told)
    return enter(open, Drafting(seat, kind, deadline(at, PICK_SECONDS)), *told)


def draw(open: Open, seat: Seat, kind: Kind, count: int, size: Size | None = None) -> Onward:
    return enter(open, Drawing(seat, kind, count, size))


# Turns (LE-6 to LE-9, LE-A12, LE-A18)


def turn_of(agreed: Options, open: Open, seat: Seat, at: Millis, *told: TableEvent) -> Onward:
    """A seat that cannot play is skipped (LE-9)."""
    if solitaire(open):
        return enter(open, Laying(seat, deadline(at, agreed.solitaire_limit)), *told)
    if can_play(open, seat):
        return enter(open, Laying(seat, deadline(at, agreed.turn_limit)), *told)
    first, open = round_one(open), counted(open, seat, found=False)
    knocks = Knocks(seat, first, last=last_turn(open))
    told = (*told, TurnSkipped(seat))
    return (open_window if knocks.last else after_knocks)(agreed, open, knocks, at, *told)


def turn_goes_on(open: Open, phase: Naming, moves: Moves, *told: TableEvent) -> Onward:
    return enter(open, replace(phase, moves=moves), *told)


def after_judging(agreed: Options, judged: Judged, seat: Seat, at: Millis, *told: TableEvent) -> Onward:
    """A seat that had letters taken back releases one, if it holds any (LE-14, LE-A12)."""
    told = (*told, *judged.told)
    if judged.mistaken and judged.open.hands[seat]:
        return owe(judged.open, seat, TakenBack(judged.found), at, *told)
    return end_turn(agreed, judged.open, seat, at, *told, found=judged.found)


def place_by_chance(open: Open, seat: Seat, *told: TableEvent) -> Onward:
    return enter(open, PickingPlace(seat), *told)


def end_turn(agreed: Options, open: Open, seat: Seat, at: Millis, *told: TableEvent, found: bool = False) -> Onward:
    return after_turn(agreed, open, seat, at, *told, TurnEnded(seat), found=found)


def after_turn(agreed: Options, open: Open, seat: Seat, at: Millis, *told: TableEvent, found: bool = False) -> Onward:
    """The others may knock (LE-A13). In round one they may only if words count there."""
    first = round_one(open)
    open = replace(counted(open, seat, found), barred=())
    knocks = Knocks(seat, first, last=last_turn(open))
    if round_one(open) and not agreed.round1_words:
        return after_knocks(agreed, open, knocks, at, *told)
    return open_window(agreed, open, knocks, at, *told)


def counted(open: Open, seat: Seat, found: bool) -> Open:
    """This turn is over. After round one, turns without a word are counted (LE-6, LE-A17)."""
    idle = 0 if found or round_one(open) else open.idle + 1
    return replace(open, idle=idle, opened=changed(open.opened, seat, True))


def last_turn(open: Open) -> bool:
    """Does the game end now unless a knock succeeds (LE-A17)?"""
    return nothing_left(open) or open.idle >= max(len(open.scores), FEWEST_IDLE)


# Naming words (LE-7, X-1)


def after_naming(agreed: Options, open: Open, phase: Naming, named: Name, at: Millis) -> Onward:
    """A word once voted in is written at once. Otherwise the others decide, or the judge."""
    word, path = named.word, named.path
    if ruled(open.rulings, word):
        return written(agreed, open, phase, named)
    if agreed.judge == "vote" and not solitaire(open):
        put = challenge(phase.seat, word, path, phase.until, at)
        stage = disputable(put, len(open.scores), agreed.window_seconds, at)
        return enter(open, Challenged(stage, phase), WordNamed(phase.seat, word, path))
    return enter(open, Judging(phase), named=named)


def written(agreed: Options, open: Open, phase: Naming, named: Name, *told: TableEvent) -> Onward:
    open, moves, said = write(agreed, open, phase.seat, phase.moves, named.word, named.path)
    return turn_goes_on(open, phase, moves, *told, said)


def after_unknown(open: Open, phase: Naming, named: Name, *told: TableEvent) -> Onward:
    """The word is kept, since its seat may stand by it (X-1)."""
    return enter(open, phase, *told, named=named)


def after_standing_by(open: Open, phase: Naming, moves: Moves, named: Name, at: Millis) -> Onward:
    """A word the lexicon lacks goes straight to a vote (X-1)."""
    put = challenge(phase.seat, named.word, named.path, phase.until, at)
    stage = put_to_vote(put, len(open.scores), at)
    back = replace(phase, moves=moves)
    return enter(open, Challenged(stage, back), WordNamed(phase.seat, named.word, named.path))


def after_answer(agreed: Options, open: Open, phase: Challenged, answered: Answered, at: Millis) -> Onward:
    """Once the word is decided, the turn or knock goes on with what its clock had left (X-1)."""
    match answered.stage:
        case Decided(put, valid, ruling):
            open = replace(open, rulings=(*open.rulings, *ruling))
            back = replace(phase.back, until=resumed(put.left, at))
            if valid:
                return written(agreed, open, back, Name(put.word, put.path), *answered.told)
            return enter(open, back, *answered.told, WordRejected(put.seat, put.word))
        case stage:
            return enter(open, replace(phase, stage=stage), *answered.told)


# Knocking (LE-16, LE-A13 to LE-A17)


def open_window(agreed: Options, open: Open, knocks: Knocks, at: Millis, *told: TableEvent) -> Onward:
    """Opens for the full time to all who may knock, unless everybody can see that it is pointless (X-4, LE-A13)."""
    asked = may_knock(open, knocks)
    if stays_shut(open, knocks, asked):
        return close_window(agreed, open, knocks, at, *told)
    window = opened(asked, LAST_SECONDS if knocks.last else agreed.window_seconds, at)
    return enter(open, Knockable(knocks, window), *told, WindowOpened(knocks.last))


def after_reply(
    agreed: Options,
    open: Open,
    phase: Knockable,
    window: Window,
    knockers: tuple[Seat, ...],
    at: Millis,
    *told: TableEvent,
) -> Onward:
    """The window stays open while anybody may still answer."""
    if window.waiting:
        return enter(open, Knockable(phase.knocks, window, knockers), *told)
    return after_window(agreed, open, phase.knocks, window, knockers, at, *told)


def after_window(
    agreed: Options,
    open: Open,
    knocks: Knocks,
    window: Window,
    knockers: tuple[Seat, ...],
    at: Millis,
    *told: TableEvent,
) -> Onward:
    """A seat that stayed silent for the full time has answered. One that a knock interrupted has not (LE-A13)."""
    if knockers:
        return after_knocking(answer(open, window.passed), knocks, knockers, at, *told)
    return close_window(agreed, answer(open, window.asked), knocks, at, *told)


def after_knocking(open: Open, knocks: Knocks, knockers: tuple[Seat, ...], at: Millis, *told: TableEvent) -> Onward:
    """If several knocked together, the dice choose one. Those who tie roll again (LE-16, LE-A16)."""
    if len(knockers) == 1:
        return knocker_speaks(open, knocks, knockers[0], at, *told)
    return enter(open, Rolling(knocks, knockers), *told)


def after_dice(open: Open, knocks: Knocks, dice: DiceRolled, at: Millis) -> Onward:
    return after_knocking(open, knocks, dice.highest, at, dice)


def knocker_speaks(open: Open, knocks: Knocks, seat: Seat, at: Millis, *told: TableEvent) -> Onward:
    return enter(open, Knocking(seat, deadline(at, KNOCK_SECONDS), knocks), *told)


def after_knock(agreed: Options, open: Open, phase: Knocking, at: Millis, *told: TableEvent) -> Onward:
    """A knocker with a new word plays next, unless another succeeds. One without owes a letter (LE-16, LE-A14)."""
    seat, knocks = phase.seat, phase.knocks
    if words := tuple(written.word for written in written_in(open, phase.moves)):
        won = replace(knocks, winner=seat)
        return reopen_window(agreed, replace(open, idle=0), won, at, *told, KnockWon(seat, words))
    open, told = answer(open, (seat,)), (*told, KnockFailed(seat))
    if open.hands[seat]:
        return owe(open, seat, KnockedInVain(knocks), at, *told)
    return reopen_window(agreed, replace(open, barred=(*open.barred, seat)), knocks, at, *told)


def reopen_window(agreed: Options, open: Open, knocks: Knocks, at: Millis, *told: TableEvent) -> Onward:
    """After a knock everybody may knock again, even the seat whose turn it was (LE-16, LE-A13)."""
    return open_window(agreed, open, replace(knocks, knocked_before=True), at, *told)


def close_window(agreed: Options, open: Open, knocks: Knocks, at: Millis, *told: TableEvent) -> Onward:
    """A last window without a new word ends the game, and so does one with nothing left to play (LE-A17)."""
    if knocks.last and (knocks.winner is None or nothing_left(open)):
        return end(open, "nobody_found_a_word", *told)
    return after_knocks(agreed, open, knocks, at, *told)


def after_knocks(agreed: Options, open: Open, knocks: Knocks, at: Millis, *told: TableEvent) -> Onward:
    """A successful knocker plays next, otherwise it goes clockwise, as always in round one (LE-A7, LE-A14)."""
    seats, winner = len(open.scores), knocks.winner
    clockwise = Seat((knocks.after + 1) % seats)
    if round_one(open):
        return turn_of(agreed, open, clockwise, at, *told)
    if knocks.first:
        begins = open.starter if winner is None else winner
        return turn_of(agreed, open, begins, at, *told, RoundOneOver(begins))
    return turn_of(agreed, open, clockwise if winner is None else winner, at, *told)


# A letter is owed (LE-14, LE-16, LE-A18)


def owe(open: Open, seat: Seat, debt: Debt, at: Millis, *told: TableEvent) -> Onward:
    return enter(open, Owing(seat, deadline(at, PENALTY_SECONDS), debt), *told)


def release_by_chance(open: Open, seat: Seat, debt: Debt) -> Onward:
    return enter(open, PickingLetter(seat, debt))


def after_paying(agreed: Options, open: Open, seat: Seat, debt: Debt, at: Millis, *told: TableEvent) -> Onward:
    match debt:
        case KnockedInVain(knocks):
            return reopen_window(agreed, open, knocks, at, *told)
        case TakenBack(found):
            return end_turn(agreed, open, seat, at, *told, found=found)
        case NothingLaid():
            return end_turn(agreed, open, seat, at, *told)


# The end (LE-17, LE-A23, X-8)


def give_up(state: State, seat: Seat) -> Onward:
    """With two players the other wins. With more, the seat comes last and the game goes on (X-8)."""
    open = state.open
    if seat in open.given_up:
        raise Illegal("already_given_up")
    open = replace(open, given_up=(*open.given_up, seat))
    if len(open.scores) - len(open.given_up) > 1:
        return enter(open, open.phase, SeatGaveUp(seat), named=state.named)
    return end(open, "gave_up", SeatGaveUp(seat))


def end(open: Open, reason: Reason, *told: TableEvent) -> Onward:
    return enter(open, Over(reason), *told)
