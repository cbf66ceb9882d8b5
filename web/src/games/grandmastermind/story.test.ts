import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, say, speak, type Language } from '../../lib/texts.svelte';
import { readCode } from './notation';
import { awaited, secret, standing, story } from './story';
import type { Event, Guessing, Hiding, Open, Options, View } from './types.gen';

const names = ['Anna', 'Jonas'];
const code = readCode('Rt Ys -* V-');
const EVENTS: Event[] = [
  { type: 'ChallengerDrawn', seat: 1 },
  { type: 'CodeHidden', seat: 1, by_chance: false },
  { type: 'CodeHidden', seat: 1, by_chance: true },
  { type: 'RowPlaced', seat: 0, number: 3, row: code },
  { type: 'RowAnswered', number: 3, pegs: { black: 1, white: 0, blue: 2 } },
  { type: 'RowAnswered', number: 4, pegs: { black: 0, white: 0, blue: 0 } },
  { type: 'RowLost', seat: 0, number: 5 },
  { type: 'CodeShown', code, solved: true, rows: 1 },
  { type: 'CodeShown', code, solved: false, rows: 10 },
  { type: 'RolesSwapped', challenger: 0 },
  { type: 'SeatGaveUp', seat: 1 },
];
const GUESSING: Guessing = { type: 'Guessing', challenger: 1, until: null };
const HIDING: Hiding = { type: 'Hiding', challenger: 1, until: null };
const PHASES: Open['phase'][] = [
  { type: 'Drawing' },
  HIDING,
  { type: 'Setting', challenger: 1 },
  GUESSING,
  { type: 'Answering', challenger: 1, row: code, until: null },
  { type: 'Counting', challenger: 1, row: code },
  { type: 'Over' },
  { type: 'GivenUp', seat: 0, during: GUESSING, code },
];
const OPEN: Open = { phase: GUESSING, rows: [], past: [] };

function view(open: Partial<Open>, seat: number | null = 0): View {
  return { seat, open: { ...OPEN, ...open }, code: null };
}

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(() => speak(language));

  test.each(EVENTS)('$type has its line', (event) => {
    expect(say(story(event, names, view({}), null))).not.toMatch(/[{}]|undefined|null/);
  });

  test.each(EVENTS)('$type speaks to whoever reads their own line', (event) => {
    for (const [me, name] of names.entries()) expect(say(story(event, names, view({}), me))).not.toContain(name);
  });

  test.each(PHASES)('$type says what is awaited of whom', (phase) => {
    const mine = say(awaited(view({ phase }), { ask: 'guess', tray: null }, names));
    const theirs = say(awaited(view({ phase }), null, names));
    expect([mine, theirs].join()).not.toMatch(/[{}]|undefined/);
    if (['Hiding', 'Guessing', 'Answering'].includes(phase.type)) expect(mine).not.toBe(theirs);
  });
});

describe('in English', () => {
  beforeAll(() => speak('en'));

  test('pegs and codes are spelt out', () => {
    const said = EVENTS.map((event) => say(story(event, names, view({}), null)));
    expect(said).toContain('Row 3: 1 black, 2 blue.');
    expect(said).toContain('Row 4: no pegs.');
    expect(said).toContain(
      'Solved in one row. The code was red triangle, yellow square, star without colour, violet without shape.',
    );
  });

  test('a seat stands by its role and the rows its codes have cost', () => {
    const past = [{ challenger: 1, code, rows: [], points: 6 }];
    const options = { roles: 'swap' } as Options;
    expect(say(standing(view({ past }), 1, options) ?? { id: '' })).toBe('challenger · 6 points');
    expect(say(standing(view({ past }), 0, options) ?? { id: '' })).toBe('decoder · 0 points');
    expect(say(standing(view({ past, phase: { type: 'Over' } }), 1, options) ?? { id: '' })).toBe('6 points');
    expect(say(standing(view({ past }), 0, { ...options, roles: 'decode', rounds: 1 }) ?? { id: '' })).toBe('decoder');
    expect(standing(view({ phase: { type: 'Drawing' } }), 0, options)).toBeNull();
  });

  test('GM-A10: a decoder of several codes stands by what was solved and the rows it took', () => {
    const solved = { type: 'Answered', code, pegs: { black: 4, white: 0, blue: 0 } } as const;
    const past = [
      { challenger: 1, code, rows: [solved], points: 6 },
      { challenger: 1, code, rows: [], points: 11 },
    ];
    const options = { roles: 'decode', rounds: 3 } as Options;
    const said = (seat: number, played: typeof past) =>
      say(standing(view({ past: played }), seat, options) ?? { id: '' });
    expect(said(0, past)).toBe('decoder · 1 of 2 codes solved · 17 rows');
    expect(said(0, [])).toBe('decoder');
    expect(said(1, past)).toBe('challenger');
  });
});

test('X-5: only the challenger has something to hide, from the first piece to the last row', () => {
  expect(secret(view({ phase: HIDING }, 1))).toBe(true);
  expect(secret(view({ phase: GUESSING }, 1))).toBe(true);
  expect(secret(view({ phase: GUESSING }, 0))).toBe(false);
  expect(secret(view({ phase: { type: 'Over' } }, 1))).toBe(false);
  expect(secret(view({}, null))).toBe(false);
});
