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
 * Take a face-down letter of this size (LE-4, LE-A4).
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
 * Take this blank (LE-4, LE-A4).
 */
export interface TakeBlank {
  type: "TakeBlank";
  tile: number;
}
/**
 * Have the rest of your letters drawn at random (LE-A4).
 */
export interface TakeRest {
  type: "TakeRest";
}
/**
 * Lay a letter of your own or a Free Letter (LE-6, LE-7, LE-14). Over a blank it is an exchange (LE-15).
 */
export interface Lay {
  type: "Lay";
  tile: number;
  x: number;
  y: number;
  turned: boolean;
}
/**
 * Take back a letter laid in this turn. Words accepted with it are struck (LE-A12).
 */
export interface Lift {
  type: "Lift";
  tile: number;
}
/**
 * Lay a blank of your own, which ends the turn (LE-8, LE-15, LE-A24).
 */
export interface LayBlank {
  type: "LayBlank";
  tile: number;
  x: number;
  y: number;
  turned: boolean;
}
/**
 * Make a letter of your own a Free Letter, as a turn (LE-8) or as a penalty (LE-14, LE-16).
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
 * Put a word the lexicon lacks to the others.
 */
export interface StandBy {
  type: "StandBy";
}
/**
 * End the turn, the knock, or the game of solitaire (LE-7, LE-A12, LE-A23).
 */
export interface Done {
  type: "Done";
}
/**
 * Do nothing, with no letter in hand (LE-9, LE-A6, LE-A24).
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
 * What a viewer sees: the table, and any word of its own that the lexicon lacks.
 *
 * `letters` is what is printed on each letter, by number. The number gives the size (LE-A3).
 */
export interface View {
  seat: number | null;
  open: Open;
  letters: string;
  named: Name | null;
}
/**
 * What everybody sees.
 *
 * `hands` and `blanks` are each seat's letters and blanks. `pool` and `blank_pool` are not dealt. `side` is that of
 * the grid. `board` is in the order of laying. `opened` says which seats have had their turn in round one (LE-6).
 * `free` are the Free Letters. Seats `barred` may not knock until the next turn has ended (LE-16). `idle` counts
 * turns in a row without a new word (LE-A17). `answers` says who has answered for the board as it is. `rest`
 * are the seats that take what they still need at random (LE-A4).
 */
export interface Open {
  phase:
    | Starting
    | Drafting
    | Drawing
    | Laying
    | Judging
    | Challenged
    | Knockable
    | Rolling
    | Knocking
    | Owing
    | PickingLetter
    | PickingPlace
    | Over;
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
  rulings: Ruling[];
  barred: number[];
  idle: number;
  answers: Answers;
  rest: number[];
  given_up: number[];
}
/**
 * Chance draws who begins.
 */
export interface Starting {
  type: "Starting";
}
/**
 * A seat takes a letter by its size, or a blank.
 */
export interface Drafting {
  type: "Drafting";
  seat: number;
  kind: "blank" | "letter";
  until: number;
}
/**
 * Chance draws for a seat. `size` is None if any will do.
 */
export interface Drawing {
  type: "Drawing";
  seat: number;
  kind: "blank" | "letter";
  count: number;
  size: [number, number] | null;
}
/**
 * A turn, or a whole game of solitaire.
 */
export interface Laying {
  type: "Laying";
  seat: number;
  until: number | null;
  moves: Moves;
}
/**
 * What was done so far in a turn or a knock.
 *
 * `laid` are the letters laid, and `own` is the one of them that came from the hand. `exchanged` is the blank it
 * replaced, and where that lay (LE-A11). `written` is how many words at the end of the sheet are from this turn.
 * `stood_by`: the seat has stood by the one word it may.
 */
export interface Moves {
  laid: number[];
  own: number | null;
  exchanged: Placed | null;
  written: number;
  stood_by: boolean;
}
/**
 * A piece on the grid, by its top left cell. `turned` swaps width and height (LE-A5).
 */
export interface Placed {
  tile: number;
  x: number;
  y: number;
  turned: boolean;
}
/**
 * The judge looks up the word just named, which is the seat's secret.
 */
export interface Judging {
  type: "Judging";
  back: Laying | Knocking;
}
/**
 * A seat has knocked and names words.
 */
export interface Knocking {
  type: "Knocking";
  seat: number;
  until: number;
  knocks: Knocks;
  moves: Moves;
}
/**
 * The knocking that follows one turn (LE-16, LE-A13 to LE-A17).
 *
 * The turn was that of `after`, which may knock only once somebody else has. `first`: it was a first letter (LE-A7).
 * `last`: the game ends here unless a knock succeeds. `winner` is the last seat to knock successfully.
 */
export interface Knocks {
  after: number;
  first: boolean;
  last: boolean;
  knocked_before: boolean;
  winner: number | null;
}
/**
 * The others may dispute the word just named, or vote on it. The clock of `back` stands still.
 */
export interface Challenged {
  type: "Challenged";
  stage: Disputable | Voting | Consulting;
  back: Laying | Knocking;
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
 * The others may knock. `knockers` already have, and their half second is running.
 */
export interface Knockable {
  type: "Knockable";
  knocks: Knocks;
  window: Window;
  knockers: number[];
}
/**
 * Several knocked together, or tied for the highest throw. Chance rolls the dice.
 */
export interface Rolling {
  type: "Rolling";
  knocks: Knocks;
  knockers: number[];
}
/**
 * A seat chooses the letter it has to release.
 */
export interface Owing {
  type: "Owing";
  seat: number;
  until: number;
  debt: NothingLaid | TakenBack | KnockedInVain;
}
/**
 * Time ran out before a letter was laid. A blank will do as well (LE-A18).
 */
export interface NothingLaid {
  type: "NothingLaid";
}
/**
 * Letters without a word were taken back (LE-A12). `found`: the turn still brought a new word.
 */
export interface TakenBack {
  type: "TakenBack";
  found: boolean;
}
/**
 * A knock brought no word. The others may knock again (LE-16).
 */
export interface KnockedInVain {
  type: "KnockedInVain";
  knocks: Knocks;
}
/**
 * Chance picks the letter a seat has to release.
 */
export interface PickingLetter {
  type: "PickingLetter";
  seat: number;
  debt: NothingLaid | TakenBack | KnockedInVain;
}
/**
 * Chance lays the first letter of a seat (LE-A18).
 */
export interface PickingPlace {
  type: "PickingPlace";
  seat: number;
}
export interface Over {
  type: "Over";
  reason: "finished" | "gave_up" | "nobody_found_a_word" | "time_over";
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
 * What a vote has decided, for everybody and for the rest of the game.
 */
export interface Ruling {
  word: string;
  valid: boolean;
}
/**
 * Who has answered a window while the board had this many pieces and the sheets this many words (LE-A13).
 */
export interface Answers {
  pieces: number;
  words: number;
  seats: number[];
}
/**
 * Which kinds of act are possible, and with which pieces. It never says where, or which words.
 *
 * `layable` are the letters that may be laid now, from the hand or free. `liftable` are letters of this turn.
 * `releasable` and `blanks` are the seat's own pieces. `sizes` may be taken, and `picks` letters are left to take. The
 * next word must use one of `must_use`, if there are any (LE-7).
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
  picks: number;
  must_use: number[];
}
export interface StarterDrawn {
  type: "StarterDrawn";
  seat: number;
}
/**
 * Pieces a seat took, open to all (LE-2, LE-4).
 */
export interface TilesTaken {
  type: "TilesTaken";
  seat: number;
  tiles: number[];
}
/**
 * `free`: it was a Free Letter (LE-14). `by_chance`: nobody chose the place (LE-A18).
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
 * A letter took the place of this blank, which the seat now holds (LE-15).
 */
export interface BlankExchanged {
  type: "BlankExchanged";
  seat: number;
  blank: number;
}
/**
 * The seat took its letter back. These words were struck (LE-A12).
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
 * It is now a Free Letter. `penalty`: for a letter without a word, or a knock in vain (LE-8, LE-14, LE-16).
 */
export interface LetterReleased {
  type: "LetterReleased";
  seat: number;
  tile: number;
  penalty: boolean;
  by_chance: boolean;
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
 * The others may dispute this word, or vote on it.
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
 * What people decided, for the rest of the game. If nobody voted, the lexicon decided.
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
 * The word is on the seat's sheet and scores these points (LE-18).
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
 * The turn was judged. These letters were in no new word, and these words fell with them (LE-A12).
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
 * The seat had nothing to play, or did nothing (LE-9).
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
 * The others may knock. `last`: the game ends unless somebody does (LE-A13, LE-A17).
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
 * One throw for several who knocked together. If several are `highest`, they roll again (LE-16, LE-A16).
 */
export interface DiceRolled {
  type: "DiceRolled";
  rolls: [number, number][];
  highest: number[];
}
/**
 * The knock brought a new word. This seat plays next, unless another knock succeeds (LE-16, LE-A14).
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
 * All have laid their first letter. This seat begins round two (LE-6, LE-A7).
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
  layers: ("abbreviations" | "brands" | "first_names" | "initials" | "places" | "proper" | "words")[];
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
 * Pieces on part of the grid, and a word traced over them. `wrong`: this may not be laid or named.
 *
 * `path`, and `touched` for the pieces just laid, are indices into `pieces`. `word` is empty if nothing is read.
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
 * A piece of an example, by its top left cell and its size. A blank has no letter.
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
