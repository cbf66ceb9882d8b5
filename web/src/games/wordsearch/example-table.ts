// Tables for the tests of this folder: board A of the rules, an insert with stacks, a few tiles without a board.
import { touches, type Hex } from './plane';
import { ownToken, type Phase } from './phases';
import type { Challenge, Moves, Offer, Open, Options, Searching, View } from './types.gen';

export const OPTIONS: Options = {
  type: 'wordsearch',
  language: 'en',
  judge: 'dictionary_then_vote',
  layers: ['words'],
  own_list: '',
  family: false,
  mode: 'board',
  letter_set: 'box',
  custom_letters: '',
  timer: 30,
  target: 200,
  disputes: 'challenge',
  window: 5,
  tile_reuse: false,
  tokens_block: 'end_only',
  hand_swap: true,
  rotate_mw: true,
  repeat_scope: 'usual',
  end: 'finish_round',
  insert_radius: 2,
  stack_read: 'top',
  stack_bonus: false,
  adds_per_turn: 1,
  start_player: 'random',
};
export const MOVES: Moves = {
  touched: [],
  swapped: false,
  acted: false,
  added: 0,
  scored: false,
  stood_by: false,
};

export function searching(seat: number): Searching {
  return { type: 'Searching', seat, until: null, moves: MOVES };
}

/** Bea's word CERAS, which the others may dispute or vote on. */
export const CHALLENGE: Challenge = { seat: 1, word: 'CERAS', path: [24, 25, 30, 29, 33], left: null };
export const DISPUTABLE: Phase = {
  type: 'Challenged',
  stage: { type: 'Disputable', challenge: CHALLENGE, window: { asked: [0, 2], until: 1, passed: [] } },
  back: searching(1),
};
export const VOTING: Phase = {
  type: 'Challenged',
  stage: {
    type: 'Voting',
    challenge: CHALLENGE,
    until: 1,
    ballots: ['open', 'none', 'abstained'],
    disputed_by: 2,
  },
  back: searching(1),
};
const BOARD_A = 'X W Q T  N J T I N  O P E H A T  S L L @ A I R  O E C E S M  D A R ON F  S U S M';

export function hexagonal(radius: number): [number, number][] {
  const reach = Array.from({ length: 2 * radius + 1 }, (_, at) => at - radius);
  return reach.flatMap((r) => reach.filter((q) => Math.abs(q + r) <= radius).map((q): [number, number] => [q, r]));
}

/** Row by row. @ is the empty middle, E/S a stack from the ground up. */
export function stacked(rows: string): string[][] {
  return rows.split(/\s+/).map((tiles) => (tiles === '@' ? [] : tiles.split('/')));
}

export const OPEN: Open = {
  phase: searching(0),
  starter: 0,
  places: hexagonal(3),
  stacks: stacked(BOARD_A),
  pile: ['A', 'A', 'E', 'IN'],
  tokens: [18, 18],
  hands: ['B', 'IS'],
  scores: [0, 0],
  words: [[], []],
  turns: [0, 0],
  drawn: '',
  rulings: [],
  dry: 0,
  unadded: 0,
  contenders: [],
  extra: 0,
  given_up: [],
};
export const INSERT: Partial<Open> = {
  places: hexagonal(2),
  stacks: stacked('B U T A R E/S I L O @ K N P E D H M Y F'),
  tokens: [2, 14],
  hands: ['M', 'S'],
};
export const BOARDLESS: Partial<Open> = {
  places: [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  stacks: [['T'], ['E'], ['A'], ['S']],
  tokens: [],
  hands: ['', ''],
};

export function view(open: Partial<Open> = {}, seat: number | null = 0): View {
  return { seat, open: { ...OPEN, ...open }, called: null };
}

/** The number of a hexagon of board A. */
export function at(q: number, r: number): number {
  return OPEN.places.findIndex(([p, s]) => p === q && s === r);
}

/** What the rules would offer for a word. `through`: stacks are read up and down. */
export function offerOf(open: Partial<Open> = {}, acts: Offer['acts'] = ['call'], through = false): Offer {
  const table = { ...OPEN, ...open };
  const { places, stacks, tokens } = table;
  const own = ownToken(table);
  const tops = stacks.flatMap((stack, place) => (stack.length ? [place + 100 * (stack.length - 1)] : []));
  const below = stacks.flatMap((stack, place) => stack.slice(1).map((_, level) => place + 100 * level));
  const readable = [...tops, ...(through ? below : [])].filter((tile) => tile % 100 !== own);
  const here: Hex | undefined = own === undefined ? undefined : places[own];
  return {
    acts,
    starts: tops.filter((tile) => readable.includes(tile) && (!here || touches(here, places[tile % 100] ?? [99, 99]))),
    ends: readable.filter((tile) => !tokens.includes(tile % 100)),
    readable,
    steps: [],
    swappable: [],
    turnable: [],
    layable: [],
    movable: [],
    spots: [],
  };
}
