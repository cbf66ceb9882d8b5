import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, say, speak, type Language } from '../../lib/texts.svelte';
import { concerns } from './agreement';
import { OPEN, OPTIONS, view } from './example-table';
import { awaited, secret, standing, story } from './story';
import type { Chain } from './tiles';
import type { Event, Offer, Open } from './types.gen';

const names = ['Anna', 'Bea', 'Oskar'];
const chain: Chain = [0, 1, 2, 3, 4, 5];
const EVENTS: Event[] = [
  { type: 'StarterDrawn', seat: 1 },
  { type: 'TileTurned', seat: 0, tile: 14, face: 'Ö' },
  { type: 'BodyFound', seat: 0, tile: 14, around: [] },
  { type: 'BodyFound', seat: 0, tile: 14, around: [7] },
  { type: 'BodyFound', seat: 0, tile: 14, around: [7, 8, 9] },
  { type: 'ChainFound', seat: 0, chain },
  { type: 'ClaimFailed', seat: 0, chain },
  { type: 'TileTouched', seat: 0, tile: 14, letter: 'E' },
  { type: 'TouchPassed', seat: 1 },
  { type: 'Objected', seat: 1, tile: 14 },
  { type: 'ObjectionHeld', collector: 0, tile: 2, seat: 1, chain },
  { type: 'ObjectionHeld', collector: 0, tile: 2, seat: null, chain: null },
  { type: 'ObjectionFell', seat: 1, tile: 14 },
  { type: 'TileCollected', seat: 0, tile: 14, letter: 'E' },
  { type: 'WordCollected', seat: 0 },
  { type: 'TurnEnded', seat: 0, time_up: false },
  { type: 'TurnEnded', seat: 0, time_up: true },
  { type: 'TimeRanOut', seat: 0 },
  { type: 'DroppedOut', seat: 0 },
  { type: 'QuitAnnounced', seat: 0, hidden: 12 },
  { type: 'SeatGaveUp', seat: 0 },
  { type: 'ChainsShown', chains: [chain] },
];
const WINDOW: Partial<Open> = {
  phase: 'window',
  touched: 14,
  window: { until: 1, turn_left: null, passed: [], out: [], objection: null },
};
const SHOWING: Partial<Open> = {
  phase: 'showing',
  touched: 14,
  window: {
    until: 1,
    turn_left: null,
    passed: [],
    out: [],
    objection: { seat: 2, until: 1, window_left: 1 },
  },
};

const offer = (...acts: Offer['acts']): Offer => ({ acts, tiles: [] });

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(() => speak(language));

  test.each(EVENTS)('$type has its line', (event) => {
    expect(say(story(event, names))).not.toMatch(/[{}]|undefined|null/);
  });

  test.each([
    [{ phase: 'turning' }, offer('turn')],
    [{ phase: 'turning' }, offer('turn', 'drop_out')],
    [{ phase: 'looking' }, offer('claim', 'touch', 'next')],
    [{ phase: 'looking' }, offer('claim', 'next')],
    [{ phase: 'looking' }, offer('touch', 'next')],
    [{ phase: 'looking' }, offer('next')],
    [WINDOW, offer('pass', 'object')],
    [SHOWING, offer('show', 'pass')],
  ] as [Partial<Open>, Offer][])('%j says what is awaited of whom', (open, asked) => {
    const mine = say(awaited(view(open), asked, names));
    const theirs = say(awaited(view(open), null, names));
    expect([mine, theirs].join()).not.toMatch(/[{}]|undefined/);
    expect(mine).not.toBe(theirs);
  });

  test.each(['drawing', 'revealing', 'judging', 'over'] as const)('%s has its sentence', (phase) => {
    expect(say(awaited(view({ phase }), null, names))).toBeTruthy();
  });
});

describe('in English', () => {
  beforeAll(() => speak('en'));

  test('whoever may still object is named', () => {
    const said = (open: Partial<Open>) =>
      say(awaited(view({ ...WINDOW, board: 'E'.repeat(36), ...open }), null, names));
    expect(said({})).toBe('Anna touches the E at c3. Does Bea or Oskar object?');
    const window = { until: 1, turn_left: null, passed: [1], out: [], objection: null };
    expect(said({ window })).toBe('Anna touches the E at c3. Does Oskar object?');
  });

  test('a seat stands by what cannot be seen before it', () => {
    const said = (open: Partial<Open>, seat: number) => {
      const line = standing(view(open), seat, OPTIONS);
      return line && say(line);
    };
    expect(said({}, 0)).toBeNull();
    expect(said({ dropped: 1 }, 1)).toBe('dropped out');
    expect(said({ given_up: [2] }, 2)).toBe('seat given up');
    const ending = { reason: 'chain_found', winner: 0, chain, chains: [chain], score: 19 } as const;
    expect(said({ hands: ['MÖRDER'], ending: { ...ending, chains: [chain] } }, 0)).toBe('19 points');
  });
});

test('X-5: there is nothing to hide from anybody at the same device', () => {
  expect(secret()).toBe(false);
  expect(OPEN.board).toHaveLength(36);
});

test('options that matter alone and those that matter together are kept apart', () => {
  const all = Object.keys(OPTIONS).filter((name) => name !== 'type');
  const alone = all.filter((name) => concerns(name, 1));
  const together = all.filter((name) => concerns(name, 3));
  expect(alone).toContain('solitaire_detect');
  expect(together).toContain('window');
  expect(new Set([...alone, ...together]).size).toBe(all.length);
  expect(together.filter((name) => name.startsWith('solitaire'))).toEqual([]);
});
