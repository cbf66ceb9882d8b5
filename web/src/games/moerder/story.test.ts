import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, say, speak, type Language } from '../../lib/texts.svelte';
import { concerns } from './agreement';
import { LOOKING, objecting, OPEN, OPTIONS, showing, view } from './example-table';
import type { Phase } from './phase';
import { awaited, secret, standing, story } from './story';
import type { Chain } from './tiles';
import type { Ending, Event, Offer, Open } from './types.gen';

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
const TOUCHED = objecting(0, 14);
const ENDING: Ending = { reason: 'chain_found', winner: 0, chain, score: 19 };

const offer = (...acts: Offer['acts']): Offer => ({ acts, tiles: [] });

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(() => speak(language));

  test.each(EVENTS)('$type has its line', (event) => {
    expect(say(story(event, names, view({}), null))).not.toMatch(/[{}]|undefined|null/);
  });

  test.each(EVENTS)('$type speaks to whoever reads their own line', (event) => {
    for (const [me, name] of names.entries()) expect(say(story(event, names, view({}), me))).not.toContain(name);
  });

  test.each([
    [OPEN.phase, offer('turn')],
    [OPEN.phase, offer('turn', 'drop_out')],
    [LOOKING, offer('claim', 'touch', 'next')],
    [LOOKING, offer('claim', 'next')],
    [LOOKING, offer('touch', 'next')],
    [LOOKING, offer('next')],
    [TOUCHED, offer('pass', 'object')],
    [showing(2, TOUCHED), offer('show', 'pass')],
  ] as [Phase, Offer][])('%j says what is awaited of whom', (phase, asked) => {
    const mine = say(awaited(view({ phase }), asked, names));
    const theirs = say(awaited(view({ phase }), null, names));
    expect([mine, theirs].join()).not.toMatch(/[{}]|undefined/);
    expect(mine).not.toBe(theirs);
  });

  test.each([
    { type: 'Drawing' },
    { type: 'Revealing', seat: 0, due: [1], until: null },
    { type: 'Judging', tile: 0, back: LOOKING },
    { type: 'Over', ending: ENDING, chains: [chain] },
  ] as Phase[])('$type has its sentence', (phase) => {
    expect(say(awaited(view({ phase }), null, names))).toBeTruthy();
  });
});

describe('in English', () => {
  beforeAll(() => speak('en'));

  test('whoever may still object is named', () => {
    const said = (phase: Phase) => say(awaited(view({ phase, board: 'E'.repeat(36) }), null, names));
    expect(said(TOUCHED)).toBe('Anna touches the E at c3. Does Bea or Oskar object?');
    expect(said(objecting(0, 14, [1]))).toBe('Anna touches the E at c3. Does Oskar object?');
  });

  test('MO-16: of the chains that lay open the first, the straightest, is told', () => {
    const bent: Chain = [0, 1, 2, 3, 4, 11];
    const said = (...chains: Chain[]) => say(story({ type: 'ChainsShown', chains }, names, view({}), null));
    expect(said(chain)).toBe('One chain lay open: a1 b1 c1 d1 e1 f1.');
    expect(said(chain, bent)).toBe('2 chains lay open. The straightest: a1 b1 c1 d1 e1 f1.');
  });

  test('a seat stands by what cannot be seen before it', () => {
    const said = (open: Partial<Open>, seat: number) => {
      const line = standing(view(open), seat, OPTIONS);
      return line && say(line);
    };
    expect(said({}, 0)).toBeNull();
    expect(said({ dropped: 1 }, 1)).toBe('dropped out');
    expect(said({ given_up: [2] }, 2)).toBe('seat given up');
    expect(said({ hands: ['MÖRDER'], phase: { type: 'Over', ending: ENDING, chains: [chain] } }, 0)).toBe('19 points');
  });
});

test('X-5: there is nothing to hide from anybody at the same device', () => {
  expect(secret()).toBe(false);
  expect(OPEN.board).toHaveLength(36);
});

test('options for solitaire and options for several players are kept apart', () => {
  const all = Object.keys(OPTIONS).filter((name) => name !== 'type');
  const solitaire = all.filter((name) => concerns(name, 1));
  const together = all.filter((name) => concerns(name, 3));
  expect(solitaire).toContain('solitaire_detect');
  expect(together).toContain('window');
  expect(new Set([...solitaire, ...together]).size).toBe(all.length);
  expect(together.filter((name) => name.startsWith('solitaire'))).toEqual([]);
});
