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
 * Turn a tile upside down. M becomes W, and W becomes M (WS-A8).
 */
export interface TurnTile {
  type: "TurnTile";
  place: number;
}
/**
 * Call a word and show its path (WS-4). The word is needed too, since a fragment reads either way (WS-7).
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
 * Put a word the lexicon lacks to the others.
 */
export interface StandBy {
  type: "StandBy";
}
/**
 * Move the token to a neighbouring letter, without a word (WS-6, WS-A12).
 */
export interface MoveToken {
  type: "MoveToken";
  place: number;
}
/**
 * Leave the token where it is: no word, and no free letter to go to (WS-A12).
 */
export interface Stay {
  type: "Stay";
}
/**
 * Exchange your own tile for one from the pile, instead of calling a word (WS-9, WS-A10).
 */
export interface Exchange {
  type: "Exchange";
}
/**
 * On the insert, lay your own tile on a place, perhaps upside down (WS-14, WS-A16).
 */
export interface AddTile {
  type: "AddTile";
  place: number;
  turned: boolean;
}
/**
 * On the insert, move the top tile of a place to another, perhaps upside down (WS-14, WS-A16).
 */
export interface ShiftTile {
  type: "ShiftTile";
  start: number;
  to: number;
  turned: boolean;
}
/**
 * Without a board, draw a tile to lay (WS-15, WS-A17).
 */
export interface DrawTile {
  type: "DrawTile";
}
/**
 * Without a board, lay the drawn tile so that it touches another (WS-A17).
 */
export interface LayTile {
  type: "LayTile";
  q: number;
  r: number;
  turned: boolean;
}
/**
 * Without a board, end the turn (WS-A17).
 */
export interface Done {
  type: "Done";
}
/**
 * Say that this is no word.
 */
export interface Dispute {
  type: "Dispute";
}
/**
 * Let something pass.
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
 * What a viewer sees: the open table, and the word it has just called.
 */
export interface View {
  seat: number | null;
  open: Open;
  called: Call | null;
}
/**
 * What everybody sees.
 *
 * `tokens` are places by seat, none without a board. Before its first move a token is in the middle, the one place
 * that never has a tile. `hands` are the seats' own tiles, "" for none. `drawn` is the tile to be laid without a
 * board, "" for none. The pile has no order: what is drawn is decided when it is drawn (X-5). `turns` counts the turns
 * each seat has finished. `dry` and `unadded` count turns in a row without a score and without a tile added.
 * `contenders` are the tied seats that play extra rounds, and `extra` is the number of the round (WS-A13).
 */
export interface Open {
  phase:
    | Dealing
    | Starting
    | Searching
    | Judging
    | Challenged
    | Drawing
    | Exchanging
    | Stepping
    | Straying
    | Owing
    | Laying
    | Over;
  starter: number;
  places: [number, number][];
  stacks: string[][];
  pile: string[];
  tokens: number[];
  hands: string[];
  scores: number[];
  words: Scored[][];
  turns: number[];
  drawn: string;
  rulings: Ruling[];
  dry: number;
  unadded: number;
  contenders: number[];
  extra: number;
  given_up: number[];
}
/**
 * Chance deals the tiles.
 */
export interface Dealing {
  type: "Dealing";
}
/**
 * Chance draws who begins.
 */
export interface Starting {
  type: "Starting";
}
/**
 * A seat looks for a word. It may arrange tiles first.
 */
export interface Searching {
  type: "Searching";
  seat: number;
  until: number | null;
  moves: Moves;
}
/**
 * What a seat has done in its turn.
 *
 * `touched` are the places whose tiles were swapped or turned, two at most, with -1 for the seat's own tile.
 * `swapped`: the one swap is spent (WS-A7). `acted`: the one action on the insert is spent (WS-A16). Without a board,
 * `added` counts the tiles laid, and `scored` says that a word was called (WS-A17). `stood_by`: the seat has stood by
 * the one word it may.
 */
export interface Moves {
  touched: number[];
  swapped: boolean;
  acted: boolean;
  added: number;
  scored: boolean;
  stood_by: boolean;
}
/**
 * The judge looks up the word just called, which is the caller's secret.
 */
export interface Judging {
  type: "Judging";
  back: Searching;
}
/**
 * The others may dispute the word. The clock of the turn stands still, and the challenge keeps what is left.
 */
export interface Challenged {
  type: "Challenged";
  stage: Disputable | Voting | Consulting;
  back: Searching;
}
/**
 * The others may dispute the word or let it stand.
 */
export interface Disputable {
  type: "Disputable";
  challenge: Challenge;
  window: Window;
}
/**
 * A word somebody named or called, and what was left on the clock it stopped.
 */
export interface Challenge {
  seat: number;
  word: string;
  path: number[];
  left: number | null;
}
/**
 * Who is asked, until when, and who has let it pass. A seat that has passed may still change its mind.
 */
export interface Window {
  asked: number[];
  until: number;
  passed: number[];
}
/**
 * People vote. `disputed_by` is None if the word's own seat put it to the vote.
 */
export interface Voting {
  type: "Voting";
  challenge: Challenge;
  until: number;
  ballots: ("abstained" | "no" | "none" | "open" | "yes")[];
  disputed_by: number | null;
}
/**
 * The judge looks the word up, because the lexicon was agreed on or nobody voted.
 */
export interface Consulting {
  type: "Consulting";
  challenge: Challenge;
  after_vote: boolean;
}
/**
 * Chance draws a tile for the seat, which then goes on (WS-A16, WS-A17).
 */
export interface Drawing {
  type: "Drawing";
  back: Searching;
}
/**
 * Chance draws a tile in exchange for the seat's own (WS-9).
 */
export interface Exchanging {
  type: "Exchanging";
  seat: number;
  until: number | null;
}
/**
 * A seat without a word moves its token (WS-A12).
 */
export interface Stepping {
  type: "Stepping";
  seat: number;
  until: number | null;
}
/**
 * Time is up, and chance moves the token (WS-A12).
 */
export interface Straying {
  type: "Straying";
  seat: number;
}
/**
 * The turn is cut short, and chance draws the tile the seat should have added (WS-A17).
 */
export interface Owing {
  type: "Owing";
  seat: number;
  moves: Moves;
}
/**
 * The turn is cut short, and chance lays the tile that was drawn (WS-A17).
 */
export interface Laying {
  type: "Laying";
  seat: number;
  moves: Moves;
}
/**
 * The game has ended.
 */
export interface Over {
  type: "Over";
  reason: "dry_spell" | "gave_up" | "last_tile_laid" | "target_reached" | "target_reached_alone" | "tied";
  winners: number[];
}
/**
 * A word somebody has scored.
 */
export interface Scored {
  word: string;
  points: number;
}
/**
 * What a vote has decided, for everybody and for the rest of the game.
 */
export interface Ruling {
  word: string;
  valid: boolean;
}
/**
 * Which kinds of action are possible, and where. It never says which words there are.
 *
 * `starts` are the tiles a word may begin with, `ends` those it may end on, `readable` all it may use. `steps` are
 * places the token may go to. `swappable` and `turnable` are places of tiles. On the insert a tile may be laid on the
 * places `layable` and moved from those `movable`. Without a board, `spots` are free hexagons for the drawn tile.
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
 * The board is filled and each seat has a tile, or the triangle is laid (WS-2, WS-A17).
 */
export interface TilesDealt {
  type: "TilesDealt";
}
export interface StarterDrawn {
  type: "StarterDrawn";
  seat: number;
}
/**
 * `letters` were on `one` before, `others` on `other`.
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
 * The seat's own tile `gave` now lies on the board, and the seat holds `took`.
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
 * Only the seat that said the word learns that the lexicon lacks it. `may_stand_by`: it may ask the others.
 */
export interface WordUnknown {
  type: "WordUnknown";
  to: number;
  word: string;
  may_stand_by: boolean;
}
/**
 * The others may dispute the word (WS-A11).
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
 * What people decided, for the rest of the game. If nobody voted, the lexicon decided.
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
 * A disputed word was ruled out. The turn is lost, or the seat may try again (WS-11, WS-A11).
 */
export interface WordRejected {
  type: "WordRejected";
  seat: number;
  word: string;
  turn_lost: boolean;
}
/**
 * A token moved without a word. `by_chance`: its seat did not choose in time (WS-6, WS-A12).
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
 * The seat's own tile went into the pile for another (WS-9).
 */
export interface TileExchanged {
  type: "TileExchanged";
  seat: number;
  gave: string;
  took: string;
}
/**
 * On the insert, the seat laid its own tile (WS-A16).
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
 * On the insert, the seat's new own tile. Without a board, the tile to lay.
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
 * Without a board, the seat ended its turn or has done all it may.
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
 * The first seat to reach the target. The round is played out unless agreed otherwise (WS-A13).
 */
export interface TargetReached {
  type: "TargetReached";
  seat: number;
  score: number;
}
/**
 * The tied seats play on (WS-A13).
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
  layers: ("abbreviations" | "brands" | "first_names" | "initials" | "places" | "proper" | "words")[];
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
 * A table and a word traced on it. `wrong`: this may not be called.
 *
 * `places` and `stacks` are those of a state. `token` is where the caller's token stands, `others` are the tokens of
 * other players, and `touched` are the tiles just swapped, turned, added or laid.
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
