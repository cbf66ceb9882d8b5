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
 * Let a touch pass; from whoever has the floor: take the objection back.
 */
export interface Pass {
  type: "Pass";
}
/**
 * Say "I object"; the chain comes after (MO-10, MO-A4).
 */
export interface RaiseObjection {
  type: "RaiseObjection";
}
/**
 * Show a chain that is still possible; a face-down tile stands for the letter of its place (MO-10).
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
 * What a viewer sees: the table, and where he sits.
 */
export interface View {
  seat: number | null;
  open: Open;
}
/**
 * What all see.
 *
 *     `hands` are the letters each seat has collected, `turned` the tiles in the order they were turned. `due` are tiles
 *     chance still has to turn; `hurried`: the turn ends with them. `bare`: this turn began with nothing to turn and
 *     nothing was collected in it; `bare_turns` counts such turns in succession (MO-A9). `objective` and `noted` belong to
 *     solitaire, `dropped` to the base game.
 */
export interface Open {
  phase: "drawing" | "judging" | "looking" | "over" | "picking" | "revealing" | "showing" | "turning" | "window";
  active: number;
  hands: string[];
  board: string;
  turned: number[];
  until: number | null;
  due: number[];
  hurried: boolean;
  bare: boolean;
  bare_turns: number;
  touched: number | null;
  window: ObjectionWindow | null;
  objective: (1 | 2) | null;
  noted: number | null;
  dropped: number | null;
  given_up: number[];
  ending: Ending | null;
}
/**
 * A touch under the eyes of the others: who has let it pass, who is out of it because his objection fell,
 *     and how much of the turn it interrupts was left.
 */
export interface ObjectionWindow {
  until: number;
  turn_left: number | null;
  passed: number[];
  out: number[];
  objection: Objection | null;
}
/**
 * Who has the floor, until when, and how much of the window it interrupts was left (MO-A4).
 */
export interface Objection {
  seat: number;
  until: number;
  window_left: number;
}
/**
 * How it ended. `chains` are all that lay open, told only now; `score` is for solitaire (MO-S5, MO-S6).
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
  chains: [number, number, number, number, number, number][];
  score: number;
}
/**
 * What kinds of act are possible, and which tiles may be turned or touched; the same whether or not there is a
 *     chain.
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
 * Somebody lets the touch pass.
 */
export interface TouchPassed {
  type: "TouchPassed";
  seat: number;
}
/**
 * This seat has the floor and shows a chain.
 */
export interface Objected {
  type: "Objected";
  seat: number;
  tile: number;
}
/**
 * The tile stays. Without a seat the engine objected, and it points out no chain.
 */
export interface ObjectionHeld {
  type: "ObjectionHeld";
  collector: number;
  tile: number;
  seat: number | null;
  chain: [number, number, number, number, number, number] | null;
}
/**
 * No chain in time, or taken back.
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
 * All the letters: the win (MO-14), or alone the first objective (MO-S2).
 */
export interface WordCollected {
  type: "WordCollected";
  seat: number;
}
/**
 * `time_up`: the clock said it.
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
 * With so many tiles face down.
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
 * The game is over, and these chains lay open.
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
 * Six rows of the board, perhaps a touched tile, and six tiles somebody points at: a chain, or the code of what is
 *     wrong with it. In an objection face-down tiles stand for letters.
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
