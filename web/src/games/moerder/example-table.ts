// A table for the tests of this folder.
import type { Open, Options, View } from './types.gen';

export const OPTIONS: Options = {
  type: 'moerder',
  rules: 'pro',
  objections: 'manual',
  window: 10,
  show_seconds: 30,
  objection_counts: true,
  objector_wins: false,
  wrong_claim: 'free',
  solitaire_tiles: 6,
  solitaire_refusal: 'ends_collecting',
  solitaire_detect: 'player_claims',
  start_player: 'random',
  turn_seconds: null,
};
export const OPEN: Open = {
  phase: 'turning',
  active: 0,
  hands: ['', '', ''],
  board: '?'.repeat(36),
  turned: [],
  until: null,
  due: [],
  hurried: false,
  bare: false,
  bare_turns: 0,
  touched: null,
  window: null,
  objective: null,
  noted: null,
  dropped: null,
  given_up: [],
  ending: null,
};

export function view(open: Partial<Open>, seat: number | null = 0): View {
  return { seat, open: { ...OPEN, ...open } };
}

/** A board of these rows, the rest face down. */
export function laid(...rows: string[]): string {
  return rows
    .map((row) => row.padEnd(6, '?'))
    .join('')
    .padEnd(36, '?');
}
