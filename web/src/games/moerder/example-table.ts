// A table for the tests of this folder.
import type { Looking, Objecting, Open, Options, Showing, View } from './types.gen';

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
  phase: { type: 'Turning', seat: 0, until: null },
  hands: ['', '', ''],
  board: '?'.repeat(36),
  turned: [],
  bare_turns: 0,
  objective: null,
  dropped: null,
  given_up: [],
};

export const LOOKING: Looking = { type: 'Looking', seat: 0, until: null, bare: false };

/** A seat of three touches a tile; the others may object, but for those who have passed. */
export function objecting(seat: number, tile: number, passed: number[] = []): Objecting {
  const asked = [0, 1, 2].filter((other) => other !== seat);
  return { type: 'Objecting', tile, window: { asked, until: 1, passed }, left: null, back: { ...LOOKING, seat } };
}

export function showing(objector: number, back: Objecting): Showing {
  const asked = back.window.asked.filter((seat) => seat !== objector);
  return { type: 'Showing', seat: objector, until: 1, left: 1, back: { ...back, window: { ...back.window, asked } } };
}

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
