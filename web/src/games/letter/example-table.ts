// A table for the tests of this folder: TONE can be read on it, and a few letters are in hand.
import type {
  Challenged,
  Knockable,
  Knocking,
  Knocks,
  Laying,
  Moves,
  Offer,
  Open,
  Options,
  Placed,
  View,
} from './types.gen';

/** A5 B2 C2 …: the common set (LE-A2), by number. */
export const LETTERS = 'AAAAABBCCDDDEEEEEEFGGHHIIIIJKLLLMMMNNNNOOOOPPQRRRRSSSSTTTTUUUVWXYZ';

export const OPTIONS: Options = {
  type: 'letter',
  language: 'en',
  judge: 'dictionary_then_vote',
  layers: ['words', 'proper', 'places', 'abbreviations'],
  own_list: '',
  family: false,
  timed: 'off',
  window: 'usual',
  scoring: 3,
  grid: null,
  letter_set: 'common66',
  custom_letters: '',
  draft: 'choose_size',
  rotation: false,
  round1_words: true,
  start_player: 'random',
  turn_seconds: null,
  variant: 1,
  solitaire_tiles: null,
  time_limit: 'usual',
  solitaire_layout: 'strict',
};
const MOVES: Moves = { laid: [], own: null, exchanged: null, written: 0, stood_by: false };

/** A turn of seat 0, with what was done so far. */
export function laying(moves: Partial<Moves> = {}): Laying {
  return { type: 'Laying', seat: 0, until: null, moves: { ...MOVES, ...moves } };
}

/** After the turn of seat 1 the others may knock. */
export const KNOCKS: Knocks = { after: 1, first: false, last: false, knocked_before: false, winner: null };
export const KNOCKABLE: Knockable = {
  type: 'Knockable',
  knocks: KNOCKS,
  window: { asked: [0], until: 1, passed: [] },
  knockers: [],
};

/** Seat 0 has knocked and written this many words. */
export function knocking(written = 0): Knocking {
  return { type: 'Knocking', seat: 0, until: 1, knocks: KNOCKS, moves: { ...MOVES, written } };
}

/** A piece with this letter and size. */
export function tile(letter: string, width: number, height: number): number {
  const found = [...LETTERS].findIndex(
    (one, at) => one === letter && 1 + Math.floor((at % 9) / 3) === width && 1 + (at % 3) === height,
  );
  if (found < 0) throw new Error(`no ${letter} of ${width} by ${height}`);
  return found;
}

export function at(tile: number, x: number, y: number, turned = false): Placed {
  return { tile, x, y, turned };
}

export const A = tile('A', 1, 1);
export const O = tile('O', 2, 1);
export const N = tile('N', 1, 3);
export const T = tile('T', 1, 1);
export const E = tile('E', 2, 1);
/** The two by two blank. */
export const BLANK = 69;

/** Row by row from e6: `. O O N`, `T E E N`, and an end of the N. */
export const BOARD: Placed[] = [at(O, 5, 5), at(N, 7, 5), at(E, 5, 6), at(T, 4, 6)];

export const OPEN: Open = {
  phase: laying(),
  starter: 0,
  side: 14,
  board: BOARD,
  hands: [
    [A, 5, 18, 26],
    [1, 6, 19],
  ],
  blanks: [[BLANK], []],
  pool: [],
  blank_pool: [],
  opened: [true, true],
  scores: [0, 0],
  free: [],
  written: [],
  rulings: [],
  barred: [],
  idle: 0,
  answers: { pieces: 0, words: 0, seats: [] },
  rest: [],
  given_up: [],
};

/** Seat 1 has named LEN. */
const LEN = { seat: 1, word: 'LEN', path: [T, E, N], left: null };
const BACK: Laying = { ...laying(), seat: 1 };
export const DISPUTABLE: Challenged = {
  type: 'Challenged',
  stage: { type: 'Disputable', challenge: LEN, window: { asked: [0], until: 1, passed: [] } },
  back: BACK,
};
export const VOTING: Challenged = {
  type: 'Challenged',
  stage: { type: 'Voting', challenge: LEN, until: 1, ballots: ['open', 'none'], disputed_by: null },
  back: BACK,
};

export function view(open: Partial<Open> = {}, seat: number | null = 0): View {
  return { seat, open: { ...OPEN, ...open }, letters: LETTERS, named: null };
}

/** What the rules would offer the player on turn. */
export function offerOf(acts: Offer['acts'], more: Partial<Offer> = {}): Offer {
  const laying = acts.includes('lay') ? (OPEN.hands[0] ?? []) : [];
  return {
    acts,
    layable: laying,
    liftable: [],
    releasable: acts.includes('release') ? (OPEN.hands[0] ?? []) : [],
    blanks: acts.includes('lay_blank') ? (OPEN.blanks[0] ?? []) : [],
    sizes: [],
    picks: 0,
    must_use: [],
    ...more,
  };
}
