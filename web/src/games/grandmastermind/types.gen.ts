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
 * How many of each; which hole they stand in means nothing (GM-6, GM-A8).
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
 * What a viewer sees: the open table, and the code if it is his own.
 */
export interface View {
  seat: number | null;
  open: Open;
  code: [Pair, Pair, Pair, Pair] | null;
}
/**
 * What all see. `shown` is the code of a decoding that somebody gave up.
 */
export interface Open {
  phase: "answering" | "counting" | "drawing" | "guessing" | "hiding" | "over" | "setting";
  challenger: number;
  since: number;
  rows: Row[];
  past: Decoding[];
  gave_up: number | null;
  shown: [Pair, Pair, Pair, Pair] | null;
}
/**
 * A double row: laid and answered, laid and waiting, or lost to the clock (no code, GM-A5).
 */
export interface Row {
  code: [Pair, Pair, Pair, Pair] | null;
  pegs: Pegs | null;
}
/**
 * A code that has been shown, with the rows laid against it; `points` go to the challenger (GM-A3, GM-A4).
 */
export interface Decoding {
  challenger: number;
  /**
   * @minItems 4
   * @maxItems 4
   */
  code: [Pair, Pair, Pair, Pair];
  rows: Row[];
  points: number;
}
/**
 * What this seat is asked for, and the pieces left where they are limited.
 */
export interface Offer {
  ask: "answer" | "guess" | "hide";
  tray: Tray | null;
}
/**
 * How many of each piece the decoder still has where the supply is limited (GM-A6).
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
 * `by_chance`: the challenger's time was up.
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
 * The shield opens: after how many rows, solved or not.
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
 * A new code is to be hidden, by this seat.
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
 * The rules agreed at one table. With roles `decode` and `hide` seat 0 always decodes or always hides (GM-A10).
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
 * A code and a row in the game's notation, and the pegs (black, white, blue) the row earns by default (GM-A1).
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
