// Written by tools/generate.py; do not edit.

export type Action =
  | Swap
  | SwapHand
  | TurnTile
  | Call
  | StandBy
  | MoveToken
  | Stay
  | Exchange
  | AddTile
  | ShiftTile
  | DrawTile
  | LayTile
  | Done
  | Dispute
  | Pass
  | Vote
  | GiveUp;
export type Event =
  | TilesDealt
  | StarterDrawn
  | TilesSwapped
  | HandSwapped
  | TileTurned
  | WordUnknown
  | WordCalled
  | WordPassed
  | WordDisputed
  | Voted
  | VoteClosed
  | WordScored
  | WordRejected
  | TokenMoved
  | TokenStayed
  | TileExchanged
  | TileAdded
  | TileShifted
  | TileDrawn
  | TileLaid
  | TurnEnded
  | TimeRanOut
  | TargetReached
  | ExtraRound
  | SeatGaveUp;
export type Example = BoardExample | TrackExample;

/**
 * Exchange the places of two tiles on the board (WS-4, WS-A7).
 */
export interface Swap {
  type: "Swap";
  one: number;
  other: number;
}
/**
 * Exchange your own tile with one on the board (WS-A7).
 */
export interface SwapHand {
  type: "SwapHand";
  place: number;
}
/**
 * Turn a tile upside down: M is W and W is M (WS-A8).
 */
export interface TurnTile {
  type: "TurnTile";
  place: number;
}
/**
 * Call a word and show its path (WS-4). A fragment may be read either way, so the word is said too (WS-7).
 */
export interface Call {
  type: "Call";
  word: string;
  /**
   * @maxItems 60
   */
  path: number[];
}
/**
 * Stand by the word that is not in the lexicon; once in a turn.
 */
export interface StandBy {
  type: "StandBy";
}
/**
 * Without a word: the token goes to a neighbouring letter (WS-6, WS-A12).
 */
export interface MoveToken {
  type: "MoveToken";
  place: number;
}
/**
 * Without a word and without a free letter to go to (WS-A12).
 */
export interface Stay {
  type: "Stay";
}
/**
 * Instead of a word: your own tile for one from the pile (WS-9, WS-A10).
 */
export interface Exchange {
  type: "Exchange";
}
/**
 * Insert: lay your own tile on a place, perhaps upside down (WS-14, WS-A16).
 */
export interface AddTile {
  type: "AddTile";
  place: number;
  turned: boolean;
}
/**
 * Insert: move the top tile of a place to another, perhaps upside down (WS-14, WS-A16).
 */
export interface ShiftTile {
  type: "ShiftTile";
  start: number;
  to: number;
  turned: boolean;
}
/**
 * Board-less: draw a tile to lay it (WS-15, WS-A17).
 */
export interface DrawTile {
  type: "DrawTile";
}
/**
 * Board-less: lay the drawn tile, touching another (WS-A17).
 */
export interface LayTile {
  type: "LayTile";
  q: number;
  r: number;
  turned: boolean;
}
/**
 * Board-less: end the turn (WS-A17).
 */
export interface Done {
  type: "Done";
}
/**
 * Doubt the word that was called (WS-11, WS-A11).
 */
export interface Dispute {
  type: "Dispute";
}
/**
 * Let the word stand.
 */
export interface Pass {
  type: "Pass";
}
/**
 * Is it a word? None abstains, as bots do.
 */
export interface Vote {
  type: "Vote";
  yes: boolean | null;
}
/**
 * any seat, at any time.
 */
export interface GiveUp {
  type: "GiveUp";
}
/**
 * What a viewer sees: the table, where he sits, and his own word that the lexicon lacks.
 */
export interface View {
  seat: number | null;
  open: Open;
  called: Call | null;
}
/**
 * What all see.
 *
 *     `tokens` are places by seat (none without a board); in the middle before the first move, which is the one place
 *     that never has a tile. `hands` are the seats' own tiles, "" for none. `turns` counts the turns each has finished,
 *     `dry` those in succession without a score, `unadded` those since a tile was laid. `contenders` are who still plays
 *     when the target was reached and the score is tied, `extra` the number of that extra round (WS-A13).
 */
export interface Open {
  phase:
    | "dealing"
    | "drawing"
    | "judging"
    | "laying"
    | "over"
    | "searching"
    | "starting"
    | "stepping"
    | "straying"
    | "voting"
    | "window";
  active: number;
  starter: number;
  places: [number, number][];
  stacks: string[][];
  pile: string[];
  tokens: number[];
  hands: string[];
  scores: number[];
  words: Scored[][];
  turns: number[];
  until: number | null;
  moves: Moves;
  contest: Contest | null;
  rulings: Ruling[];
  dry: number;
  unadded: number;
  contenders: number[];
  extra: number;
  given_up: number[];
  ending: Ending | null;
}
/**
 * A word somebody has scored.
 */
export interface Scored {
  word: string;
  points: number;
}
/**
 * What the seat on turn has done in it.
 *
 *     `touched` are the places whose tiles were swapped or turned, two at most, -1 for the seat's own tile; `swapped`: the
 *     swap is spent (WS-A7). `acted`: the insert's one action is spent (WS-A16). `drawn` is the tile to be laid, `added`
 *     how many were, `scored`: a word was called (WS-A17). `stood_by`: that is spent. `hurried`: time is up.
 */
export interface Moves {
  touched: number[];
  swapped: boolean;
  acted: boolean;
  drawn: string;
  added: number;
  scored: boolean;
  stood_by: boolean;
  hurried: boolean;
}
/**
 * A word before the others, perhaps with a vote; the clock it interrupts stands still.
 *
 *     `time_left` is what was left on that clock. `ballots` are by seat, while there is a vote; who named the word has
 *     none.
 */
export interface Contest {
  word: string;
  path: number[];
  until: number;
  time_left: number | null;
  passed: number[];
  disputed_by: number | null;
  ballots: ("abstained" | "no" | "none" | "open" | "yes")[];
}
/**
 * What a vote has decided, for everybody and for the rest of the game.
 */
export interface Ruling {
  word: string;
  valid: boolean;
}
export interface Ending {
  reason: "dry_spell" | "gave_up" | "last_tile_laid" | "target_reached" | "target_reached_alone" | "tied";
  winners: number[];
}
/**
 * What kinds of act are possible, and where; never which words there are.
 *
 *     `starts` are tiles a word may begin with, `ends` those it may end on, `readable` all it may use; `steps` are places
 *     the token may go to; `swappable` and `turnable` places of tiles. Insert: `layable` are places a tile may be laid on,
 *     `movable` those whose top tile may be moved. Board-less: `spots` are free hexagons for the drawn tile.
 */
export interface Offer {
  acts: (
    | "add"
    | "call"
    | "dispute"
    | "done"
    | "draw"
    | "exchange"
    | "lay"
    | "pass"
    | "shift"
    | "stand_by"
    | "stay"
    | "step"
    | "swap"
    | "swap_hand"
    | "turn"
    | "vote"
  )[];
  starts: number[];
  ends: number[];
  readable: number[];
  steps: number[];
  swappable: number[];
  turnable: number[];
  layable: number[];
  movable: number[];
  spots: [number, number][];
}
/**
 * The board is full, or the triangle lies; each has a tile (WS-2, WS-A17).
 */
export interface TilesDealt {
  type: "TilesDealt";
}
export interface StarterDrawn {
  type: "StarterDrawn";
  seat: number;
}
/**
 * `letters` and `others` are what lay on the two places before.
 */
export interface TilesSwapped {
  type: "TilesSwapped";
  seat: number;
  one: number;
  other: number;
  letters: string;
  others: string;
}
/**
 * The seat's own tile `gave` now lies on the board; it holds `took`.
 */
export interface HandSwapped {
  type: "HandSwapped";
  seat: number;
  place: number;
  gave: string;
  took: string;
}
export interface TileTurned {
  type: "TileTurned";
  seat: number;
  place: number;
  letters: string;
}
/**
 * Only the seat that said it is told that the lexicon lacks it. `may_stand_by`: it can be put to the others.
 */
export interface WordUnknown {
  type: "WordUnknown";
  to: number;
  word: string;
  may_stand_by: boolean;
}
/**
 * A word lies before the others: they may dispute it (WS-A11).
 */
export interface WordCalled {
  type: "WordCalled";
  seat: number;
  word: string;
  /**
   * @maxItems 60
   */
  path: number[];
}
/**
 * Somebody lets the word stand.
 */
export interface WordPassed {
  type: "WordPassed";
  seat: number;
}
/**
 * `by` disputes the word of `seat`.
 */
export interface WordDisputed {
  type: "WordDisputed";
  by: number;
  seat: number;
  word: string;
}
/**
 * Somebody has voted, or abstained.
 */
export interface Voted {
  type: "Voted";
  seat: number;
  yes: boolean | null;
}
/**
 * What the people decided; it holds for the rest of the game. If nobody voted, the lexicon decided.
 */
export interface VoteClosed {
  type: "VoteClosed";
  word: string;
  yes: number;
  no: number;
  valid: boolean;
}
export interface WordScored {
  type: "WordScored";
  seat: number;
  word: string;
  /**
   * @maxItems 60
   */
  path: number[];
  points: number;
  total: number;
}
/**
 * A disputed word that is none; `turn_lost`, or the seat may try again (WS-11, WS-A11).
 */
export interface WordRejected {
  type: "WordRejected";
  seat: number;
  word: string;
  turn_lost: boolean;
}
/**
 * Without a word; `by_chance`: nobody chose it (WS-6, WS-A12).
 */
export interface TokenMoved {
  type: "TokenMoved";
  seat: number;
  place: number;
  letters: string;
  by_chance: boolean;
}
export interface TokenStayed {
  type: "TokenStayed";
  seat: number;
}
/**
 * The seat's tile went into the pile for another (WS-9).
 */
export interface TileExchanged {
  type: "TileExchanged";
  seat: number;
  gave: string;
  took: string;
}
/**
 * Insert: the seat's tile lies on a place now (WS-A16).
 */
export interface TileAdded {
  type: "TileAdded";
  seat: number;
  place: number;
  letters: string;
}
export interface TileShifted {
  type: "TileShifted";
  seat: number;
  start: number;
  to: number;
  letters: string;
}
/**
 * Insert: a new own tile. Board-less: the tile to lay.
 */
export interface TileDrawn {
  type: "TileDrawn";
  seat: number;
  letters: string;
}
export interface TileLaid {
  type: "TileLaid";
  seat: number;
  q: number;
  r: number;
  letters: string;
  by_chance: boolean;
}
/**
 * Board-less: the seat has said so, or has done all it may.
 */
export interface TurnEnded {
  type: "TurnEnded";
  seat: number;
}
export interface TimeRanOut {
  type: "TimeRanOut";
  seat: number;
}
/**
 * The first to get there; the round is played out, if that was agreed (WS-A13).
 */
export interface TargetReached {
  type: "TargetReached";
  seat: number;
  score: number;
}
/**
 * Those who are tied play on (WS-A13).
 */
export interface ExtraRound {
  type: "ExtraRound";
  seats: number[];
  number: number;
}
export interface SeatGaveUp {
  type: "SeatGaveUp";
  seat: number;
}
/**
 * The rules agreed at one table.
 */
export interface Options {
  type: "wordsearch";
  language: "de" | "en" | "fr" | "it";
  judge: "dictionary" | "dictionary_then_vote" | "vote";
  layers: ("abbreviations" | "brands" | "first_names" | "places" | "words")[];
  own_list: string;
  family: boolean;
  mode: "board" | "boardless" | "insert";
  letter_set: "box" | "custom" | "language";
  custom_letters: string;
  timer: number | null;
  target: 50 | 100 | 200;
  disputes: "auto_check" | "challenge";
  window: number | null;
  tile_reuse: boolean;
  tokens_block: "all" | "end_only";
  hand_swap: boolean;
  rotate_mw: boolean;
  repeat_scope: "player" | "table" | "usual";
  end: "finish_round" | "immediate";
  insert_radius: 1 | 2;
  stack_read: "top" | "vertical";
  stack_bonus: boolean;
  adds_per_turn: 1 | 2 | 3;
  start_player: 0 | 1 | 2 | 3 | 4 | 5 | "random";
}
/**
 * A table and a word traced on it; `wrong` if it may not be called so.
 *
 *     `places` and `stacks` are those of a state. `token` is where the caller's token stands, `others` are the tokens of
 *     other players, `touched` the tiles just swapped, turned, added or laid.
 */
export interface BoardExample {
  type: "BoardExample";
  places: [number, number][];
  stacks: string[][];
  word: string;
  /**
   * @maxItems 60
   */
  path: number[];
  token: number | null;
  others: number[];
  touched: number[];
  wrong: boolean;
}
/**
 * Scores as the markers show them: hundreds, tens, units.
 */
export interface TrackExample {
  type: "TrackExample";
  scores: number[];
  markers: [number, number, number][];
}
