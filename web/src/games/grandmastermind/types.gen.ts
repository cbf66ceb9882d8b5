// Written by tools/generate.py; do not edit.

export type Action = Hide | Guess | Answer | GiveUp;
export type Event =
  ChallengerDrawn | CodeHidden | RowPlaced | RowAnswered | RowLost | CodeShown | RolesSwapped | SeatGaveUp;

/**
 * The challenger lays a code behind the shield (GM-4).
 */
export interface Hide {
  type: "Hide";
  /**
   * @minItems 4
   * @maxItems 4
   */
  code: [Pair, Pair, Pair, Pair];
}
/**
 * One position: a shape and a colour. None is an empty field, a value of its own in variant 2 (GM-13).
 */
export interface Pair {
  shape: ("cross" | "hexagon" | "square" | "star" | "triangle") | null;
  colour: ("green" | "orange" | "red" | "violet" | "yellow") | null;
}
/**
 * The decoder fills a double row (GM-5).
 */
export interface Guess {
  type: "Guess";
  /**
   * @minItems 4
   * @maxItems 4
   */
  row: [Pair, Pair, Pair, Pair];
}
/**
 * The challenger answers a row by hand (GM-6, GM-A2).
 */
export interface Answer {
  type: "Answer";
  pegs: Pegs;
}
/**
 * How many of each colour. Which hole a peg stands in means nothing (GM-6, GM-A8).
 */
export interface Pegs {
  black: number;
  white: number;
  blue: number;
}
/**
 * any seat, at any time.
 */
export interface GiveUp {
  type: "GiveUp";
}
/**
 * What a viewer sees: the open table, and the code if it is its own.
 */
export interface View {
  seat: number | null;
  open: Open;
  code: [Pair, Pair, Pair, Pair] | null;
}
/**
 * What everybody sees. A row that waits for its pegs is in the phase, not among the `rows`.
 */
export interface Open {
  phase: Drawing | Hiding | Setting | Guessing | Answering | Counting | Over | GivenUp;
  rows: (Answered | Lost)[];
  past: Decoding[];
}
/**
 * Chance draws who hides first.
 */
export interface Drawing {
  type: "Drawing";
}
/**
 * The challenger lays a code behind the shield.
 */
export interface Hiding {
  type: "Hiding";
  challenger: number;
  until: number | null;
}
/**
 * Chance lays a code for a challenger who ran out of time.
 */
export interface Setting {
  type: "Setting";
  challenger: number;
}
/**
 * The decoder fills a row.
 */
export interface Guessing {
  type: "Guessing";
  challenger: number;
  until: number | null;
}
/**
 * The challenger sets the pegs by hand (GM-A2).
 */
export interface Answering {
  type: "Answering";
  challenger: number;
  /**
   * @minItems 4
   * @maxItems 4
   */
  row: [Pair, Pair, Pair, Pair];
  until: number | null;
}
/**
 * The engine sets the pegs (GM-A2).
 */
export interface Counting {
  type: "Counting";
  challenger: number;
  /**
   * @minItems 4
   * @maxItems 4
   */
  row: [Pair, Pair, Pair, Pair];
}
/**
 * All codes have been played.
 */
export interface Over {
  type: "Over";
}
/**
 * A seat gave up. The code is shown, if one was hidden.
 */
export interface GivenUp {
  type: "GivenUp";
  seat: number;
  during: Drawing | Hiding | Setting | Guessing | Answering | Counting;
  code: [Pair, Pair, Pair, Pair] | null;
}
/**
 * A row and the pegs it earned.
 */
export interface Answered {
  type: "Answered";
  /**
   * @minItems 4
   * @maxItems 4
   */
  code: [Pair, Pair, Pair, Pair];
  pegs: Pegs;
}
/**
 * A row lost to the clock: it is used up, but it is not a guess (GM-A5).
 */
export interface Lost {
  type: "Lost";
}
/**
 * A code that has been shown, and the rows laid against it. `points` go to the challenger (GM-A3, GM-A4).
 */
export interface Decoding {
  challenger: number;
  /**
   * @minItems 4
   * @maxItems 4
   */
  code: [Pair, Pair, Pair, Pair];
  rows: (Answered | Lost)[];
  points: number;
}
/**
 * What this seat is asked for, and the pieces it has left where they are limited.
 */
export interface Offer {
  ask: "answer" | "guess" | "hide";
  tray: Tray | null;
}
/**
 * How many of each piece the decoder has left where the supply is limited (GM-A6).
 */
export interface Tray {
  shapes: {
    [k: string]: number;
  };
  colours: {
    [k: string]: number;
  };
}
export interface ChallengerDrawn {
  type: "ChallengerDrawn";
  seat: number;
}
/**
 * `by_chance`: the challenger ran out of time.
 */
export interface CodeHidden {
  type: "CodeHidden";
  seat: number;
  by_chance: boolean;
}
export interface RowPlaced {
  type: "RowPlaced";
  seat: number;
  number: number;
  /**
   * @minItems 4
   * @maxItems 4
   */
  row: [Pair, Pair, Pair, Pair];
}
export interface RowAnswered {
  type: "RowAnswered";
  number: number;
  pegs: Pegs;
}
export interface RowLost {
  type: "RowLost";
  seat: number;
  number: number;
}
/**
 * The shield opens, whether or not the code was found; `rows` were used.
 */
export interface CodeShown {
  type: "CodeShown";
  /**
   * @minItems 4
   * @maxItems 4
   */
  code: [Pair, Pair, Pair, Pair];
  solved: boolean;
  rows: number;
}
/**
 * This seat hides the next code.
 */
export interface RolesSwapped {
  type: "RolesSwapped";
  challenger: number;
}
export interface SeatGaveUp {
  type: "SeatGaveUp";
  seat: number;
}
/**
 * The rules agreed at one table.
 */
export interface Options {
  type: "grandmastermind";
  variant: 1 | 2;
  roles: "decode" | "hide" | "swap";
  rounds: number;
  target: number | null;
  rows: number;
  row_seconds: number | null;
  blue_rule: "guess_side" | "lexicographic" | "strict";
  feedback: "auto" | "manual_checked";
  limited_supply: boolean;
  start_player: 0 | 1 | "random";
  turn_seconds: number | null;
}
/**
 * A code and a row in the game's notation, and the black, white and blue pegs the row earns by default (GM-A1).
 */
export interface Example {
  code: string;
  row: string;
  /**
   * @minItems 3
   * @maxItems 3
   */
  pegs: [number, number, number];
}
