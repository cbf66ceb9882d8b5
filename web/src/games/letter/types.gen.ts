// Written by tools/generate.py; do not edit.

export type Action =
  | TakeSize
  | TakeBlank
  | TakeRest
  | Lay
  | Lift
  | LayBlank
  | Release
  | Name
  | Retrace
  | StandBy
  | Done
  | Skip
  | Knock
  | Dispute
  | Pass
  | Vote
  | GiveUp;
export type Event =
  | StarterDrawn
  | TilesTaken
  | LetterLaid
  | BlankExchanged
  | LetterLifted
  | BlankLaid
  | LetterReleased
  | WordUnknown
  | WordNamed
  | WordPassed
  | WordDisputed
  | Voted
  | VoteClosed
  | WordRejected
  | WordWritten
  | WordRetraced
  | LettersTakenBack
  | TurnEnded
  | TurnSkipped
  | TimeRanOut
  | WindowOpened
  | KnockPassed
  | Knocked
  | DiceRolled
  | KnockWon
  | KnockFailed
  | RoundOneOver
  | SeatGaveUp;
export type Example = GridExample | ScoreExample;

/**
 * Draft: take a face-down letter of this size (LE-4, LE-A4).
 */
export interface TakeSize {
  type: "TakeSize";
  /**
   * @minItems 2
   * @maxItems 2
   */
  size: [number, number];
}
/**
 * Draft: take this blank (LE-4, LE-A4).
 */
export interface TakeBlank {
  type: "TakeBlank";
  tile: number;
}
/**
 * Draft: the rest at random (LE-A4).
 */
export interface TakeRest {
  type: "TakeRest";
}
/**
 * Lay an own letter or a Free Letter (LE-6, LE-7, LE-14); over a blank on the board it is the exchange (LE-15).
 */
export interface Lay {
  type: "Lay";
  tile: number;
  x: number;
  y: number;
  turned: boolean;
}
/**
 * Take back a letter laid in this turn; words accepted with it are struck (LE-A12).
 */
export interface Lift {
  type: "Lift";
  tile: number;
}
/**
 * Lay an own blank; that ends the turn (LE-8, LE-15, LE-A24).
 */
export interface LayBlank {
  type: "LayBlank";
  tile: number;
  x: number;
  y: number;
  turned: boolean;
}
/**
 * Put an own letter beside the board as a Free Letter: as a turn (LE-8), or as a penalty (LE-14, LE-16).
 */
export interface Release {
  type: "Release";
  tile: number;
}
/**
 * Name a word and show its path (LE-7, LE-12, LE-16).
 */
export interface Name {
  type: "Name";
  word: string;
  /**
   * @maxItems 72
   */
  path: number[];
}
/**
 * Show another path for a word written in this turn (LE-A19).
 */
export interface Retrace {
  type: "Retrace";
  word: string;
  /**
   * @maxItems 72
   */
  path: number[];
}
/**
 * Stand by the word that is not in the lexicon; once in a turn or knock.
 */
export interface StandBy {
  type: "StandBy";
}
/**
 * End the turn, the knock, or the game alone (LE-7, LE-A12, LE-A23).
 */
export interface Done {
  type: "Done";
}
/**
 * Do nothing, which only who holds no letter may (LE-9, LE-A6, LE-A24).
 */
export interface Skip {
  type: "Skip";
}
/**
 * Claim further words out of turn (LE-16).
 */
export interface Knock {
  type: "Knock";
}
/**
 * Doubt the word that was named.
 */
export interface Dispute {
  type: "Dispute";
}
/**
 * Let it pass: no knock, no dispute.
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
 *
 *     `letters` is what is printed on the letters, by their numbers; sizes follow from the number (LE-A3).
 */
export interface View {
  seat: number | null;
  open: Open;
  letters: string;
  named: Name | null;
}
/**
 * What all see.
 *
 *     `hands` are the letters of each seat, `blanks` its blanks, `pool` and `blank_pool` what is not dealt, `free` the
 *     Free Letters. `board` is in the order of laying. `opened`: has laid a first letter (LE-6). `side` is the grid's.
 *     `barred` may not knock before the next turn has ended (LE-16). `idle` counts turns in succession without a new word
 *     (LE-A17). `debtor` chooses a letter to release. Chance draws `draws` pieces now, of `size` if one was chosen.
 */
export interface Open {
  phase:
    | "disputing"
    | "drafting"
    | "drawing"
    | "judging"
    | "knocking"
    | "laying"
    | "over"
    | "penalty"
    | "picking"
    | "rolling"
    | "starting"
    | "voting"
    | "window";
  active: number;
  starter: number;
  side: number;
  board: Placed[];
  hands: number[][];
  blanks: number[][];
  pool: number[];
  blank_pool: number[];
  opened: boolean[];
  scores: number[];
  free: number[];
  written: Written[];
  until: number | null;
  size: [number, number] | null;
  draws: number;
  moves: Moves;
  contest: Contest | null;
  rulings: Ruling[];
  knocks: Knocks | null;
  debtor: number | null;
  barred: number[];
  idle: number;
  given_up: number[];
  ending: ("finished" | "gave_up" | "nobody_found_a_word" | "time_over") | null;
}
/**
 * A piece on the grid: its left upper cell; `turned` by 90° lies it on its side (LE-A5).
 */
export interface Placed {
  tile: number;
  x: number;
  y: number;
  turned: boolean;
}
/**
 * A word on a sheet, with the tiles it was read from (LE-13, LE-A19).
 */
export interface Written {
  seat: number;
  word: string;
  /**
   * @maxItems 72
   */
  path: number[];
  points: number;
}
/**
 * What was done in this turn or knock.
 *
 *     `laid` are the letters laid in it, `own` the own one among them; `exchanged` is the blank it replaced, where it lay
 *     (LE-A11); `written` how many words of the sheet are from it; `stood_by`: that is spent.
 */
export interface Moves {
  laid: number[];
  own: number | null;
  exchanged: Placed | null;
  written: number;
  stood_by: boolean;
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
/**
 * The time after a turn in which the others may knock (LE-16, LE-A13 to LE-A17).
 *
 *     `after` is the seat whose turn it was: it may not knock before somebody else has. `passed` let it pass; `knockers`
 *     are those of the last half second; `knocker` names words now, until its time is over; `winner` knocked with success
 *     last. `last`: the game ends with this window. `first`: it follows a first letter (LE-6, LE-A7).
 */
export interface Knocks {
  after: number;
  until: number;
  passed: number[];
  knockers: number[];
  knocker: number | null;
  knocked_before: boolean;
  winner: number | null;
  last: boolean;
  first: boolean;
}
/**
 * What kinds of act are possible and with which pieces; never where or which words.
 *
 *     `layable` are letters that may be laid now, own or free; `liftable` those of this turn; `releasable` and `blanks`
 *     own pieces; `sizes` what may be taken. `must_use`: the next word named has to use one of these (LE-7).
 */
export interface Offer {
  acts: (
    | "dispute"
    | "done"
    | "knock"
    | "lay"
    | "lay_blank"
    | "lift"
    | "name"
    | "pass"
    | "release"
    | "skip"
    | "stand_by"
    | "take_blank"
    | "take_rest"
    | "take_size"
    | "vote"
  )[];
  layable: number[];
  liftable: number[];
  releasable: number[];
  blanks: number[];
  sizes: [number, number][];
  must_use: number[];
}
export interface StarterDrawn {
  type: "StarterDrawn";
  seat: number;
}
/**
 * Draft: what came into a seat's hand, open to all (LE-2).
 */
export interface TilesTaken {
  type: "TilesTaken";
  seat: number;
  tiles: number[];
}
/**
 * An own letter, or a Free Letter (LE-14); `by_chance`: nobody chose the place (LE-A18).
 */
export interface LetterLaid {
  type: "LetterLaid";
  seat: number;
  tile: number;
  x: number;
  y: number;
  turned: boolean;
  free: boolean;
  by_chance: boolean;
}
/**
 * This blank has come into the seat's hand, a letter lies in its place (LE-15).
 */
export interface BlankExchanged {
  type: "BlankExchanged";
  seat: number;
  blank: number;
}
/**
 * Taken back by the seat itself, with the words that were struck (LE-A12).
 */
export interface LetterLifted {
  type: "LetterLifted";
  seat: number;
  tile: number;
  struck: string[];
}
export interface BlankLaid {
  type: "BlankLaid";
  seat: number;
  tile: number;
  x: number;
  y: number;
  turned: boolean;
}
/**
 * A Free Letter from now on; `penalty`: for a letter without a word, or a knock in vain (LE-8, LE-14, LE-16).
 */
export interface LetterReleased {
  type: "LetterReleased";
  seat: number;
  tile: number;
  penalty: boolean;
  by_chance: boolean;
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
 * A word lies before the others: they may dispute it, or they vote.
 */
export interface WordNamed {
  type: "WordNamed";
  seat: number;
  word: string;
  /**
   * @maxItems 72
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
export interface WordRejected {
  type: "WordRejected";
  seat: number;
  word: string;
}
/**
 * On the seat's sheet; `points` by the scoring agreed (LE-18).
 */
export interface WordWritten {
  type: "WordWritten";
  seat: number;
  word: string;
  /**
   * @maxItems 72
   */
  path: number[];
  points: number;
}
export interface WordRetraced {
  type: "WordRetraced";
  seat: number;
  word: string;
  /**
   * @maxItems 72
   */
  path: number[];
}
/**
 * The turn was judged: these were in no new word, with the words that fell with them (LE-A12).
 */
export interface LettersTakenBack {
  type: "LettersTakenBack";
  seat: number;
  tiles: number[];
  struck: string[];
}
export interface TurnEnded {
  type: "TurnEnded";
  seat: number;
}
/**
 * Nothing in hand, nothing done (LE-9).
 */
export interface TurnSkipped {
  type: "TurnSkipped";
  seat: number;
}
export interface TimeRanOut {
  type: "TimeRanOut";
  seat: number;
}
/**
 * Who wants may knock now; `last`: before the game ends (LE-A13, LE-A17).
 */
export interface WindowOpened {
  type: "WindowOpened";
  last: boolean;
}
export interface KnockPassed {
  type: "KnockPassed";
  seat: number;
}
export interface Knocked {
  type: "Knocked";
  seat: number;
}
/**
 * Several knocked at once (LE-16, LE-A16).
 */
export interface DiceRolled {
  type: "DiceRolled";
  rolls: [number, number][];
  winner: number;
}
/**
 * With at least one new word; this seat continues, unless another knocks with success (LE-16, LE-A14).
 */
export interface KnockWon {
  type: "KnockWon";
  seat: number;
  words: string[];
}
export interface KnockFailed {
  type: "KnockFailed";
  seat: number;
}
/**
 * All have laid their first letter; this seat begins the second round (LE-6, LE-A7).
 */
export interface RoundOneOver {
  type: "RoundOneOver";
  seat: number;
}
export interface SeatGaveUp {
  type: "SeatGaveUp";
  seat: number;
}
/**
 * The rules agreed at one table.
 */
export interface Options {
  type: "letter";
  language: "de" | "en" | "fr" | "it";
  judge: "dictionary" | "dictionary_then_vote" | "vote";
  layers: ("abbreviations" | "brands" | "first_names" | "places" | "words")[];
  own_list: string;
  family: boolean;
  timed: 30 | 45 | 60 | "off";
  window: 5 | 10 | 20 | 30 | "until_all_pass" | "usual";
  scoring: 1 | 2 | 3;
  grid: number | null;
  letter_set: "common66" | "custom" | "language";
  custom_letters: string;
  draft: "choose_size" | "random_deal";
  rotation: boolean;
  round1_words: boolean;
  start_player: 0 | 1 | 2 | 3 | 4 | 5 | "random";
  turn_seconds: number | null;
  variant: 1 | 2;
  solitaire_tiles: number | null;
  time_limit: 5 | 10 | 15 | 20 | 30 | "none" | "usual";
  solitaire_layout: "free" | "strict";
}
/**
 * Pieces on a piece of the grid, and a word traced over them; `wrong` if it may not be laid or named so.
 *
 *     `path` and `touched`, the pieces laid just now, are numbers in `pieces`. Where nothing is read, there is no word.
 */
export interface GridExample {
  type: "GridExample";
  columns: number;
  rows: number;
  pieces: Drawn[];
  word: string;
  path: number[];
  touched: number[];
  wrong: boolean;
}
/**
 * A piece of an example: its left upper cell and its size; a blank has no letter.
 */
export interface Drawn {
  letter: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
/**
 * What words of these lengths are worth.
 */
export interface ScoreExample {
  type: "ScoreExample";
  lengths: number[];
  points: number[];
}
