// Written by tools/generate.py; do not edit.

export type AnyRequest =
  | Act
  | Ask
  | Recall
  | Sit
  | Stand
  | SeatBot
  | SeatProgram
  | Claim
  | Unseat
  | SendAway
  | Block
  | Start
  | Pause
  | GoOn
  | Rematch
  | Close;
export type AnyMessage = TableShown | Update | Done | Refused | Told | Recalled;
export type AnyOption = PickOption | NumberOption | SeveralOption | CountedOption | TextOption;

/**
 * An action of one of my seats. `seen` is the ply of the view it answers.
 *
 * Instead of an action there may be a line of text in the game's notation.
 */
export interface Act {
  type: "Act";
  ref: number;
  seat: number;
  seen: number;
  action: unknown;
}
/**
 * Help the table may allow, on what I see and perhaps on an action I have in mind.
 */
export interface Ask {
  type: "Ask";
  ref: number;
  seat: number;
  draft?: unknown;
}
/**
 * What happened before this ply, further back than I was told when I came.
 */
export interface Recall {
  type: "Recall";
  ref: number;
  before: number;
}
/**
 * Take a free seat, or come back to mine. One browser may hold several seats, each with its own name.
 *
 * `program`: a bot from outside is going to play. Everybody is told.
 */
export interface Sit {
  type: "Sit";
  ref: number;
  seat: number;
  nonce: string;
  name?: string | null;
  program?: boolean;
}
/**
 * Leave a seat. Once the game has started a bot stands in until I come back.
 */
export interface Stand {
  type: "Stand";
  ref: number;
  seat: number;
}
/**
 * The host gives a free or deserted seat to a bot.
 */
export interface SeatBot {
  type: "SeatBot";
  ref: number;
  seat: number;
  strength: "casual" | "expert" | "novice" | "strong";
}
/**
 * The host keeps a free seat for a bot from outside: for one that brings this token, within an hour. A new token
 * takes the place of the old one.
 */
export interface SeatProgram {
  type: "SeatProgram";
  ref: number;
  seat: number;
  token: string;
}
/**
 * A bot from outside takes the seat that is kept for whoever has this token. Everybody is told that it is one.
 */
export interface Claim {
  type: "Claim";
  ref: number;
  token: string;
  nonce: string;
  name: string;
}
/**
 * The host empties a seat before the start. Its token no longer opens it.
 */
export interface Unseat {
  type: "Unseat";
  ref: number;
  seat: number;
}
/**
 * The host sends a bystander away for good or, before the start, anybody. `person` as in `TableShown`.
 */
export interface SendAway {
  type: "SendAway";
  ref: number;
  person: string;
}
/**
 * From now on my tables are closed to this person. DELETE /api/blocks/{person} takes it back.
 */
export interface Block {
  type: "Block";
  ref: number;
  person: string;
}
/**
 * The host starts the game. Free seats go to bots.
 */
export interface Start {
  type: "Start";
  ref: number;
}
/**
 * Anybody at a private table stops its time. `seat` is which of mine does.
 */
export interface Pause {
  type: "Pause";
  ref: number;
  seat: number;
}
/**
 * Anybody at a paused table lets its time run again.
 */
export interface GoOn {
  type: "GoOn";
  ref: number;
}
/**
 * The same table again. Whoever asks first opens it, as with OpenTable, and the others are shown the way.
 */
export interface Rematch {
  type: "Rematch";
  ref: number;
  commitment: string;
  nonce: string;
}
/**
 * The host closes the table.
 */
export interface Close {
  type: "Close";
  ref: number;
}
/**
 * POST /api/tables. `game` carries its tag and options; `bots` says whether bots stand in for absent people.
 *
 * `commitment` is what you were promised, and `nonce` your answer to it.
 */
export interface OpenTable {
  game: unknown;
  seats: Filling[];
  commitment: string;
  nonce: string;
  public?: boolean;
  hints?: boolean;
  bots?: boolean;
  start?: boolean;
}
/**
 * Who sits there when the table opens: me, a bot, or nobody yet.
 */
export interface Filling {
  who: "bot" | "free" | "me";
  strength?: ("casual" | "expert" | "novice" | "strong") | null;
  name?: string | null;
}
export interface Rename {
  name: string;
}
/**
 * POST /api/lessons/{game}: the acts with which the steps were done so far. None: that step was skipped.
 */
export interface Learn {
  language: "de" | "en" | "fr" | "it";
  /**
   * @maxItems 60
   */
  done: unknown[];
}
/**
 * POST /api/replays/{id}/tables. `commitment` and `nonce` as in `OpenTable`.
 *
 * Whatever this seat could not see is dealt anew, unless the `true` position is asked for.
 */
export interface PlayOn {
  ply: number;
  seat: number;
  strength: "casual" | "expert" | "novice" | "strong";
  commitment: string;
  nonce: string;
  true?: boolean;
  key?: string;
}
/**
 * POST /api/daily: today's puzzle of a game, or yesterday's. `language` matters where there are words.
 */
export interface TryPuzzle {
  game: string;
  date: string;
  language: "de" | "en" | "fr" | "it";
}
/**
 * The table itself, as this browser may know it.
 *
 * `watching` are the other bystanders, told to the host and to whoever has a seat. `bystanders` is how many there are.
 * `paused` is the seat that paused it. `outdated`: the rules have changed since it was opened. It is shown as far as
 * today's rules go, and cannot go on. `series` is empty before the first rematch. `replay` is the address of the
 * replay, once the game is over, for whoever may pass it on. `origin`: this game goes on
 * from a moment of another.
 */
export interface TableShown {
  type: "TableShown";
  id: string;
  game: unknown;
  seats: SeatShown[];
  may_sit: number[];
  you_host: boolean;
  public: boolean;
  hints: boolean;
  started: boolean;
  paused: number | null;
  closed: boolean;
  outdated: boolean;
  bystanders: number;
  watching: Bystander[];
  rematch: string | null;
  series: Score[];
  replay: string | null;
  origin: Origin | null;
  commitment: string;
  nonces: string[];
  seed: string | null;
  daily: DailyTable | null;
}
/**
 * Who sits there. `kept`: nobody yet, but a bot from outside may come with its token, `until` when, in seconds of
 * calendar time. `person` is their handle. `ready`: a person
 * has given a nonce, so the game can start. In a rematch everybody gives a new one. `stand_in`: a bot plays on while
 * the person is away. `program`: the person is a bot from outside.
 */
export interface SeatShown {
  kind: "bot" | "free" | "kept" | "person";
  name: string | null;
  person: string | null;
  strength: ("casual" | "expert" | "novice" | "strong") | null;
  present: boolean;
  ready: boolean;
  yours: boolean;
  host: boolean;
  stand_in: boolean;
  program: boolean;
  until: number | null;
}
export interface Bystander {
  person: string;
  name: string;
}
/**
 * How often somebody has won here, over all rematches. `seat`: where they sit now, if they still do.
 */
export interface Score {
  seat: number | null;
  name: string | null;
  strength: ("casual" | "expert" | "novice" | "strong") | null;
  wins: number;
}
/**
 * The moment of another game from which this one goes on. `true`: hidden things are as they were, not dealt anew.
 *
 * `table` is None if that game came from a file.
 */
export interface Origin {
  table: string | null;
  ply: number;
  true: boolean;
}
/**
 * A table for a daily puzzle. `luck` is the sentence from which all its luck follows. `first`: this attempt counts.
 * `over`: the attempt is, though perhaps not the game.
 */
export interface DailyTable {
  date: string;
  language: string;
  luck: string;
  first: boolean;
  over: boolean;
}
/**
 * Where the game stands. `whole`: views are complete and the events are the recent ones. Otherwise both are what is
 * new. `since`: the events are those from this ply on.
 *
 * `now` is table time at sending and `until` the deadline as shown. `stands` says why table time does not run.
 */
export interface Update {
  type: "Update";
  ply: number;
  now: number;
  stands: ("held" | "paused" | "resting" | "stalled") | null;
  awaited: number[];
  welcome: number[];
  until: number | null;
  eyes: Eyes[];
  events: Happened[];
  since: number;
  whole: boolean;
  result: Result | null;
}
/**
 * What one of my seats sees, or a bystander without a seat, and what it may do.
 *
 * In an update that is not `whole`, `view` is what has changed since the last one: `[value]` if it is now this, or
 * else the parts that have changed, by field or by number.
 */
export interface Eyes {
  seat: number | null;
  view: unknown;
  offer: unknown;
}
export interface Happened {
  ply: number;
  event: unknown;
}
/**
 * The end of a game. Rank 1 has won; equal ranks share the place. The reason is a code.
 */
export interface Result {
  scores: number[];
  ranks: number[];
  reason: string;
}
export interface Done {
  type: "Done";
  ref: number;
}
/**
 * Why something was not done. Nothing has changed. `ref` is None if the message could not be read.
 */
export interface Refused {
  type: "Refused";
  ref: number | null;
  code: string;
  facts: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * The answer to Ask.
 */
export interface Told {
  type: "Told";
  ref: number;
  said: Said[];
}
export interface Said {
  code: string;
  facts: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * The answer to Recall: what happened from the ply `since` on. At 0 the story begins.
 */
export interface Recalled {
  type: "Recalled";
  ref: number;
  since: number;
  events: Happened[];
}
/**
 * GET and PUT /api/me.
 */
export interface Me {
  name: string;
}
/**
 * GET /api/blocks: somebody you block, under the name they had then, and a handle to take it back with.
 */
export interface Blocked {
  person: string;
  name: string;
}
/**
 * GET /api/games: one box on the shelf.
 *
 * `in_public`: what options that are off become at a public table. `lists`: the house's own lists of words by
 * language, as they are now; none where a game asks for none. `lesson`: the game can be learned.
 */
export interface Box {
  name: string;
  least_seats: number;
  most_seats: number;
  minutes: number;
  front: string[];
  presets: {
    [k: string]: {
      [k: string]: string | number | boolean | string[] | null;
    };
  };
  options: (PickOption | NumberOption | SeveralOption | CountedOption | TextOption)[];
  in_public: {
    [k: string]: string | number | boolean | string[] | null;
  };
  lists: {
    [k: string]: string[];
  };
  lesson: boolean;
}
/**
 * One of a few values.
 */
export interface PickOption {
  type: "pick";
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
}
/**
 * A whole number in a range; None is "off", where that may be chosen.
 */
export interface NumberOption {
  type: "number";
  name: string;
  least: number;
  most: number;
  off: boolean;
  default: number | null;
}
/**
 * Any of a few values, perhaps none.
 */
export interface SeveralOption {
  type: "several";
  name: string;
  values: string[];
  default: string[];
}
/**
 * A number of copies of each value: at most `each` of one, and `most` in all.
 */
export interface CountedOption {
  type: "counted";
  name: string;
  values: string[];
  each: number;
  most: number;
  default: string[];
}
/**
 * Free text, limited in length and, where there is a pattern, in form.
 */
export interface TextOption {
  type: "text";
  name: string;
  most: number;
  pattern: string | null;
  default: string;
}
/**
 * POST /api/promises: the luck of a table you may open, sealed before you give a nonce.
 */
export interface Promised {
  commitment: string;
}
export interface Opened {
  table: string;
}
/**
 * GET /api/tables, and pushed on the hall's socket whenever it changes.
 */
export interface Hall {
  tables: TableLine[];
  yours: OwnTable[];
}
/**
 * A table in the hall. `outdated`: it can be looked at, perhaps, but does not go on.
 */
export interface TableLine {
  id: string;
  game: string;
  names: string[];
  free: number;
  started: boolean;
  outdated: boolean;
}
/**
 * A table you sit at. `awaited`: the other people it waits for.
 */
export interface OwnTable {
  id: string;
  game: string;
  names: string[];
  free: number;
  started: boolean;
  outdated: boolean;
  your_turn: boolean;
  awaited: string[];
}
/**
 * GET /api/rules/{game}: the rule book and the examples its page draws.
 */
export interface RulesPage {
  book: RuleBook;
  examples: {
    [k: string]: unknown;
  };
}
/**
 * A game's rules. The message `rules-<game>-intro` opens it, `rules-<game>-example-<key>` captions an example.
 *
 * Its first page, read in a minute, has the messages `rules-<game>-first-aim`, `-turn` and `-end`, and the example
 * `first`. Without one there is no such page.
 * `words` are those its glossary explains, with the messages `word-<word>` and `word-<word>-means`.
 */
export interface RuleBook {
  game: string;
  sections: Section[];
  words: string[];
  first: string;
}
/**
 * Rules under one heading, which is the message `rules-<game>-section-<key>`.
 */
export interface Section {
  key: string;
  rules: Rule[];
}
/**
 * One rule. Its text is the message with the same id. Material, manners and advice are not playable.
 */
export interface Rule {
  id: string;
  playable: boolean;
  examples: string[];
}
/**
 * GET /api/words/{language}/{word}: what the dictionary knows about a word. It says nothing about tables.
 */
export interface LookedUp {
  entries: WordEntry[];
}
/**
 * A list that has a word. `own`: one of the house's own lists, by its name.
 */
export interface WordEntry {
  layer: string;
  own: boolean;
  spelling: string;
  common: "common" | "everyday" | "known" | "rare" | "uncounted" | "very_rare";
  one_in: number | null;
  source: string;
  hidden: boolean;
}
/**
 * How far the learner has come: `number` of `steps` are done, the `frames` show what followed the last of them.
 *
 * `right`: every act was what its step asked for; otherwise those from `number` on do not count.
 */
export interface LessonShown {
  steps: number;
  number: number;
  step: LessonStep | null;
  frames: LessonFrame[];
  right: boolean;
}
/**
 * What is asked now: the key of its words, and the spots of the board that matter.
 */
export interface LessonStep {
  key: string;
  look: string[];
}
/**
 * What the learner, in seat 0, sees. Another `scene` is another table.
 */
export interface LessonFrame {
  scene: number;
  game: unknown;
  seats: number;
  awaited: number[];
  view: unknown;
  offer: unknown;
  events: Happened[];
  over: boolean;
}
/**
 * The figures that matter most to whoever asked, the best first.
 */
export interface Ending {
  figures: Figure[];
}
/**
 * `ply` is the moment of the replay it belongs to, or None if that is the whole game. Its facts name people by
 * their seats: `seat` is whose figure it is, `other` whom they are compared with. `event` is what a board can show of
 * it once more.
 */
export interface Figure {
  said: Said;
  ply: number | null;
  event: unknown;
}
/**
 * How far a seat's review is: `done` of so many decisions, once known, and the remarks so far.
 *
 * `marks` are the plies of the few remarks that a player reads first.
 */
export interface Review {
  done: number;
  of: number | null;
  remarks: Remark[];
  marks: number[];
}
/**
 * What was there to be found. `said` are its sentences, the most important first.
 *
 * A code of `said` begins with the name of its game: `letter_best` is the message `review-letter-best`. `mark` says
 * that it may be worth a player's minute, and `weight` how much: 1 is about as much as decides a game. `better` is the
 * action that would have been better, as a board can show it.
 */
export interface Remark {
  ply: number;
  said: Said[];
  mark: ("better" | "find" | "lucky") | null;
  weight: number;
  better: unknown;
}
/**
 * GET /api/history. `count` is how many there are in all; `next` leads to the lines before these.
 */
export interface HistoryPage {
  lines: HistoryLine[];
  count: number;
  next: string | null;
}
/**
 * A finished game. `ended` is calendar time in seconds, `figure` what is compared within a `mode`.
 */
export interface HistoryLine {
  players: Seated[];
  reason: string;
  time: number;
  measure:
    ("letters" | "points" | "points_a_hand" | "points_a_word" | "rows" | "tiles_left" | "turns" | "words") | null;
  feat: Feat | null;
  language: string | null;
  resumed: boolean;
  table: string;
  game: string;
  ended: number;
  outcome: "finished" | "lost" | "several" | "shared" | "won";
  against: "alone" | "casual" | "expert" | "novice" | "people" | "strong";
  mode: string;
  figure: number | null;
}
/**
 * A seat at the end. A bot has a strength. `yours`: held by whoever this history belongs to.
 */
export interface Seated {
  name: string;
  strength: ("casual" | "expert" | "novice" | "strong") | null;
  score: number;
  rank: number;
  yours: boolean;
}
/**
 * The best single thing of a game: the fewest rows for a code, the fewest tiles for a win, a word, a hand.
 */
export interface Feat {
  kind: "hand" | "rows" | "tiles" | "word";
  worth: number;
  word: string | null;
}
/**
 * GET /api/history/statistics. `since` is when the first of these games ended.
 */
export interface Statistics {
  played: number;
  since: number | null;
  modes: ModeStatistics[];
}
/**
 * Games that can be compared with one another. `run`: how many were won in a row until now. `points`: the last
 * ones, oldest first.
 */
export interface ModeStatistics {
  game: string;
  mode: string;
  measure:
    ("letters" | "points" | "points_a_hand" | "points_a_word" | "rows" | "tiles_left" | "turns" | "words") | null;
  fewer_is_better: boolean;
  played: number;
  won: number;
  shared: number;
  lost: number;
  run: number;
  points: Point[];
  standings: Standing[];
  bests: Best[];
}
/**
 * A game on a plot.
 */
export interface Point {
  table: string;
  ended: number;
  outcome: "finished" | "lost" | "several" | "shared" | "won";
  against: "alone" | "casual" | "expert" | "novice" | "people" | "strong";
  figure: number | null;
}
/**
 * How somebody fares against one kind of opponent. `figure` is the mean.
 */
export interface Standing {
  against: "alone" | "casual" | "expert" | "novice" | "people" | "strong";
  played: number;
  won: number;
  shared: number;
  figure: number | null;
}
/**
 * A personal record and its game. `kind`: a feat, a measure, `fastest` (milliseconds) or `run` (wins).
 */
export interface Best {
  kind: string;
  worth: number;
  table: string;
  ended: number;
  word: string | null;
}
/**
 * GET /api/daily/{language}. `left` is how many seconds today still has. `streak` and `days` are over all games.
 */
export interface DailyPage {
  date: string;
  left: number;
  today: PuzzleShown[];
  yesterday: PuzzleShown[];
  streak: number;
  days: boolean[];
}
/**
 * A puzzle and how you stand. `luck` is the sentence from which all its luck follows.
 *
 * `par` is what the Expert needed, None while it is still thinking. `others` are told when you have finished, or once
 * the day is over. `days` are the last days up to its date, the oldest first: those you have played this game on.
 * `expert` is the address of the Expert's game, once the day is over.
 */
export interface PuzzleShown {
  game: string;
  date: string;
  language: string;
  luck: string;
  measure: "points" | "rows" | "tiles" | "turns" | "words";
  fewest: boolean;
  par: ParShown | null;
  yours: Tried | null;
  others: Reached[];
  streak: number;
  days: boolean[];
  expert: string | null;
}
export interface ParShown {
  solved: boolean;
  figure: number;
}
/**
 * An attempt of yours. `first`: it counts. `finish`: what came of it.
 */
export interface Tried {
  table: string;
  first: boolean;
  finish: Finish | null;
}
/**
 * What came of an attempt: without a solution the figure is 0. `marks` may be shown to people who have not played
 * yet, since they give nothing away.
 */
export interface Finish {
  solved: boolean;
  figure: number;
  marks: string[];
}
/**
 * How many first attempts came out like this.
 */
export interface Reached {
  solved: boolean;
  figure: number;
  count: number;
}
/**
 * GET /api/replays/{id}. `hidden`: there is something that a bystander did not see.
 *
 * `link` is the address to give to others, and `opened` when the table was opened, in seconds since 1970. A file has
 * neither, and the Expert's game of a daily puzzle was played at no table. `player` is who played it.
 */
export interface ReplayShown {
  id: string;
  game: unknown;
  seats: SeatShown[];
  moments: MomentShown[];
  hidden: boolean;
  result: Result | null;
  link: string | null;
  opened: number | null;
  player: number | null;
}
/**
 * `ply` is how many entries the log had by then, `at` table time. `seat` has acted, unless it was the clock.
 *
 * `routine`: somebody let something pass.
 */
export interface MomentShown {
  ply: number;
  at: number;
  seat: number | null;
  routine: boolean;
}
/**
 * GET /api/replays/{id}/frames: from the moment number `first` on.
 */
export interface ReplayFrames {
  first: number;
  frames: ReplayFrame[];
}
/**
 * What these eyes saw at one moment, and the events that had led to it.
 */
export interface ReplayFrame {
  awaited: number[];
  view: unknown;
  events: Happened[];
  result: Result | null;
}
/**
 * What is measured, and a line for each seat or side. `goal`: who gets there wins. `log`: the values fall by orders
 * of magnitude.
 */
export interface Curve {
  measure: "chain" | "codes" | "letters" | "points" | "table_points";
  lines: Line[];
  goal: number | null;
  log: boolean;
}
/**
 * One value a moment; None where there is nothing to say. `seat` is whose line it is, or None for the board's.
 */
export interface Line {
  seat: number | null;
  values: (number | null)[];
}
