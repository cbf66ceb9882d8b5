// Written by tools/generate.py; do not edit.

export type Action = TurnTile | Claim | Touch | Next | Pass | RaiseObjection | Show | DropOut | Quit | GiveUp;
export type Event =
  | StarterDrawn
  | TileTurned
  | BodyFound
  | ChainFound
  | ClaimFailed
  | TileTouched
  | TouchPassed
  | Objected
  | ObjectionHeld
  | ObjectionFell
  | TileCollected
  | WordCollected
  | TurnEnded
  | TimeRanOut
  | DroppedOut
  | QuitAnnounced
  | SeatGaveUp
  | ChainsShown;

/**
 * Turn over a face-down tile (MO-6).
 */
export interface TurnTile {
  type: "TurnTile";
  tile: number;
}
/**
 * Show the word among the open tiles and win (MO-8).
 */
export interface Claim {
  type: "Claim";
  /**
   * @minItems 6
   * @maxItems 6
   */
  chain: [number, number, number, number, number, number];
}
/**
 * Put a finger on an open letter to collect it (MO-9).
 */
export interface Touch {
  type: "Touch";
  tile: number;
}
/**
 * End the turn (MO-5).
 */
export interface Next {
  type: "Next";
}
/**
 * Let something pass.
 */
export interface Pass {
  type: "Pass";
}
/**
 * Say "I object". The chain is shown afterwards (MO-10, MO-A4).
 */
export interface RaiseObjection {
  type: "RaiseObjection";
}
/**
 * Show a chain that is still possible. A face-down tile stands for the letter of its place (MO-10).
 */
export interface Show {
  type: "Show";
  /**
   * @minItems 6
   * @maxItems 6
   */
  chain: [number, number, number, number, number, number];
}
/**
 * Base game: announce that the word cannot be formed (MO-B1).
 */
export interface DropOut {
  type: "DropOut";
}
/**
 * Solitaire: stake the game on there being no chain at all (MO-S6).
 */
export interface Quit {
  type: "Quit";
}
/**
 * any seat, at any time.
 */
export interface GiveUp {
  type: "GiveUp";
}
/**
 * What a viewer sees: the table, and which seat is its own.
 */
export interface View {
  seat: number | null;
  open: Open;
}
/**
 * What everybody sees.
 *
 * `hands` are the letters each seat has collected, `turned` the tiles in the order they were turned. `bare_turns`
 * counts bare turns in a row (MO-A9). `objective` is only for solitaire, `dropped` only for the base game.
 */
export interface Open {
  phase: Drawing | Turning | Picking | Revealing | Hurrying | Quitting | Looking | Judging | Objecting | Showing | Over;
  hands: string[];
  board: string;
  turned: number[];
  bare_turns: number;
  objective: (1 | 2) | null;
  dropped: number | null;
  given_up: number[];
}
/**
 * Chance draws who begins.
 */
export interface Drawing {
  type: "Drawing";
}
/**
 * A seat chooses a tile to turn.
 */
export interface Turning {
  type: "Turning";
  seat: number;
  until: number | null;
}
/**
 * Chance chooses for a seat that ran out of time.
 */
export interface Picking {
  type: "Picking";
  seat: number;
}
/**
 * The tiles that are due are turned; then the seat looks for the word.
 */
export interface Revealing {
  type: "Revealing";
  seat: number;
  due: number[];
  until: number | null;
}
/**
 * Tiles are turned for a seat that ran out of time; then its turn ends.
 */
export interface Hurrying {
  type: "Hurrying";
  seat: number;
  due: number[];
}
/**
 * In solitaire, every tile still face down is turned. `noted` is how many there were (MO-S6).
 */
export interface Quitting {
  type: "Quitting";
  seat: number;
  due: number[];
  noted: number;
}
/**
 * A seat claims the word, collects letters, or says "Next".
 *
 * `bare`: the turn began with nothing to turn, and nothing has been collected in it (MO-A9).
 */
export interface Looking {
  type: "Looking";
  seat: number;
  until: number | null;
  bare: boolean;
}
/**
 * The judge says whether the touched tile may be collected (MO-A4, MO-A10).
 */
export interface Judging {
  type: "Judging";
  tile: number;
  back: Looking;
}
/**
 * The others may object to a touch. `left` is what the turn's clock still had (MO-10, X-4).
 */
export interface Objecting {
  type: "Objecting";
  tile: number;
  window: Window;
  left: number | null;
  back: Looking;
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
 * An objector has the floor and shows a chain. `left` is what the window still had (MO-A4).
 */
export interface Showing {
  type: "Showing";
  seat: number;
  until: number;
  left: number;
  back: Objecting;
}
/**
 * `chains` are all that lay open, the straightest first. They are not told before the end.
 */
export interface Over {
  type: "Over";
  ending: Ending;
  chains: [number, number, number, number, number, number][];
}
/**
 * How a game ends. `chain` is the one that decided it; `score` is for solitaire (MO-S5, MO-S6).
 */
export interface Ending {
  reason:
    | "chain_after_quitting"
    | "chain_found"
    | "chain_in_objection"
    | "chain_missed"
    | "chain_too_early"
    | "dropped_out_rightly"
    | "gave_up"
    | "last_tile_turned"
    | "letters_collected"
    | "no_chain_at_all"
    | "no_chain_left"
    | "nobody_found_it";
  winner: number | null;
  chain: [number, number, number, number, number, number] | null;
  score: number;
}
/**
 * The kinds of act that are possible, and the tiles that may be turned or touched. It never tells of a chain.
 */
export interface Offer {
  acts: ("claim" | "drop_out" | "next" | "object" | "pass" | "quit" | "show" | "touch" | "turn")[];
  tiles: number[];
}
export interface StarterDrawn {
  type: "StarterDrawn";
  seat: number;
}
export interface TileTurned {
  type: "TileTurned";
  seat: number;
  tile: number;
  face: "D" | "E" | "M" | "R" | "Ö" | "†";
}
/**
 * The body turns the face-down tiles around it (MO-6).
 */
export interface BodyFound {
  type: "BodyFound";
  seat: number;
  tile: number;
  around: number[];
}
export interface ChainFound {
  type: "ChainFound";
  seat: number;
  /**
   * @minItems 6
   * @maxItems 6
   */
  chain: [number, number, number, number, number, number];
}
/**
 * A wrong claim that ended the turn (MO-A8).
 */
export interface ClaimFailed {
  type: "ClaimFailed";
  seat: number;
  /**
   * @minItems 6
   * @maxItems 6
   */
  chain: [number, number, number, number, number, number];
}
export interface TileTouched {
  type: "TileTouched";
  seat: number;
  tile: number;
  letter: "D" | "E" | "M" | "R" | "Ö";
}
/**
 * This seat lets the touch pass.
 */
export interface TouchPassed {
  type: "TouchPassed";
  seat: number;
}
/**
 * This seat has the floor and is to show a chain.
 */
export interface Objected {
  type: "Objected";
  seat: number;
  tile: number;
}
/**
 * The tile stays. Where the engine objected there is no seat, and no chain is pointed out.
 */
export interface ObjectionHeld {
  type: "ObjectionHeld";
  collector: number;
  tile: number;
  seat: number | null;
  chain: [number, number, number, number, number, number] | null;
}
/**
 * No chain was shown in time, or the objection was taken back.
 */
export interface ObjectionFell {
  type: "ObjectionFell";
  seat: number;
  tile: number;
}
export interface TileCollected {
  type: "TileCollected";
  seat: number;
  tile: number;
  letter: "D" | "E" | "M" | "R" | "Ö";
}
/**
 * The seat has all the letters. It wins (MO-14), or in solitaire reaches the first objective (MO-S2).
 */
export interface WordCollected {
  type: "WordCollected";
  seat: number;
}
/**
 * `time_up`: the clock ended it.
 */
export interface TurnEnded {
  type: "TurnEnded";
  seat: number;
  time_up: boolean;
}
/**
 * Chance turns a tile for this seat.
 */
export interface TimeRanOut {
  type: "TimeRanOut";
  seat: number;
}
export interface DroppedOut {
  type: "DroppedOut";
  seat: number;
}
/**
 * `hidden` tiles were still face down.
 */
export interface QuitAnnounced {
  type: "QuitAnnounced";
  seat: number;
  hidden: number;
}
export interface SeatGaveUp {
  type: "SeatGaveUp";
  seat: number;
}
/**
 * The game is over; these chains lay open, the straightest first.
 */
export interface ChainsShown {
  type: "ChainsShown";
  chains: [number, number, number, number, number, number][];
}
/**
 * The rules agreed at one table.
 */
export interface Options {
  type: "moerder";
  rules: "base" | "pro";
  objections: "auto" | "manual";
  window: number | null;
  show_seconds: number;
  objection_counts: boolean;
  objector_wins: boolean;
  wrong_claim: "ends_turn" | "free";
  solitaire_tiles: 5 | 6;
  solitaire_refusal: "ends_collecting" | "refuse_only";
  solitaire_detect: "auto" | "player_claims";
  start_player: 0 | 1 | 2 | 3 | "random";
  turn_seconds: number | null;
}
/**
 * A board of six rows with six tiles pointed at: a chain, or no chain because of a `flaw`.
 *
 * Where a tile is touched it is an objection, and face-down tiles stand for letters.
 */
export interface Example {
  /**
   * @minItems 6
   * @maxItems 6
   */
  rows: [string, string, string, string, string, string];
  chain: string | null;
  touched: string | null;
  flaw: string | null;
}
