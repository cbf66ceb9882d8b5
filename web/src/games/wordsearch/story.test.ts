import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, say, speak, type Language } from '../../lib/texts.svelte';
import { letGo } from '../../lib/words/let-go.svelte';
import { BOARDLESS, CHALLENGE, DISPUTABLE, MOVES, OPTIONS, searching, view, VOTING } from './example-table';
import type { Phase } from './phases';
import { awaited, secret, standing, story } from './story';
import type { Event, Offer, Open } from './types.gen';

const names = ['Anna', 'Bea', 'Oskar'];
const path = [12, 11, 17, 10];
const EVENTS: Event[] = [
  { type: 'TilesDealt' },
  { type: 'StarterDrawn', seat: 1 },
  { type: 'TilesSwapped', seat: 0, one: 0, other: 3, letters: 'X', others: 'T' },
  { type: 'HandSwapped', seat: 0, place: 3, gave: 'B', took: 'T' },
  { type: 'TileTurned', seat: 0, place: 1, letters: 'M' },
  { type: 'WordUnknown', to: 0, word: 'CERAS', may_stand_by: true },
  { type: 'WordUnknown', to: 0, word: 'CERAS', may_stand_by: false },
  { type: 'WordCalled', seat: 0, word: 'HELP', path },
  { type: 'WordPassed', seat: 1 },
  { type: 'WordDisputed', by: 1, seat: 0, word: 'HELP' },
  { type: 'Voted', seat: 1, yes: true },
  { type: 'Voted', seat: 1, yes: false },
  { type: 'Voted', seat: 1, yes: null },
  { type: 'VoteClosed', word: 'CERAS', yes: 2, no: 1, valid: true },
  { type: 'VoteClosed', word: 'CERAS', yes: 0, no: 0, valid: false },
  { type: 'WordScored', seat: 0, word: 'HELP', path, points: 4, total: 12 },
  { type: 'WordRejected', seat: 0, word: 'HELP', turn_lost: true },
  { type: 'WordRejected', seat: 0, word: 'HELP', turn_lost: false },
  { type: 'TokenMoved', seat: 0, place: 3, letters: 'T', by_chance: true },
  { type: 'TokenMoved', seat: 0, place: 3, letters: 'T', by_chance: false },
  { type: 'TokenStayed', seat: 0 },
  { type: 'TileExchanged', seat: 0, gave: 'B', took: 'A' },
  { type: 'TileAdded', seat: 0, place: 3, letters: 'T' },
  { type: 'TileShifted', seat: 0, start: 3, to: 4, letters: 'T' },
  { type: 'TileDrawn', seat: 0, letters: 'T' },
  { type: 'TileLaid', seat: 0, q: 1, r: -1, letters: 'T', by_chance: false },
  { type: 'TileLaid', seat: 0, q: 1, r: -1, letters: 'T', by_chance: true },
  { type: 'TurnEnded', seat: 0 },
  { type: 'TimeRanOut', seat: 0 },
  { type: 'TargetReached', seat: 0, score: 203 },
  { type: 'ExtraRound', seats: [0, 2], number: 1 },
  { type: 'SeatGaveUp', seat: 0 },
];
const OVER: Phase = { type: 'Over', reason: 'target_reached', winners: [0] };
const PLAIN = { starts: [], ends: [], readable: [], steps: [], swappable: [] };
const offer = (...acts: Offer['acts']): Offer => ({
  acts,
  ...PLAIN,
  turnable: [],
  layable: [],
  movable: [],
  spots: [],
});

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(() => speak(language));

  test.each(EVENTS)('$type has its line', (event) => {
    expect(say(story(event, names, view(), null))).not.toMatch(/[{}]|undefined|null/);
  });

  test.each(EVENTS)('$type speaks to whoever reads their own line', (event) => {
    for (const [me, name] of names.entries()) expect(say(story(event, names, view(), me))).not.toContain(name);
  });

  test.each([
    [{}, offer('call', 'step')],
    [BOARDLESS, offer('call', 'draw')],
    [{ ...BOARDLESS, unadded: 2 }, offer('call', 'draw')],
    [{ ...BOARDLESS, drawn: 'A' }, offer('call', 'lay')],
    [{ phase: { type: 'Stepping', seat: 0, until: null } }, offer('step')],
    [{ phase: DISPUTABLE }, offer('dispute', 'pass')],
    [{ phase: VOTING }, offer('vote')],
  ] as [Partial<Open>, Offer][])('%j says what is awaited of whom', (open, asked) => {
    const mine = say(awaited(view(open), asked, names, 0));
    const theirs = say(awaited(view(open), null, names, 0));
    expect([mine, theirs].join()).not.toMatch(/[{}]|undefined/);
    expect(mine).not.toBe(theirs);
  });

  test.each([
    { type: 'Dealing' },
    { type: 'Starting' },
    { type: 'Judging', back: searching(0) },
    { type: 'Challenged', stage: { type: 'Consulting', challenge: CHALLENGE, after_vote: false }, back: searching(1) },
    { type: 'Drawing', back: searching(0) },
    { type: 'Exchanging', seat: 0, until: null },
    { type: 'Straying', seat: 0 },
    { type: 'Owing', seat: 0, moves: MOVES },
    { type: 'Laying', seat: 0, moves: MOVES },
    OVER,
  ] satisfies Phase[])('$type has its sentence', (phase) =>
    expect(say(awaited(view({ phase }), null, names, 0))).toBeTruthy(),
  );
});

describe('in English', () => {
  beforeAll(() => speak('en'));

  test('X-1: a word the dictionary lacks asks a question', () => {
    const called = { type: 'Call', word: 'CERAS', path: [] } as const;
    const asked = { ...view(), called: { ...called, path: [] } };
    expect(say(awaited(asked, offer('call', 'stand_by'), names, 0))).toContain('CERAS');
    letGo(0, 'CERAS');
    expect(say(awaited(asked, offer('call', 'stand_by'), names, 0))).not.toContain('CERAS');
    letGo(0);
    expect(say(awaited(asked, offer('call'), names, 0))).not.toContain('CERAS');
  });

  test('places are named by the table they are on', () => {
    const added: Event = { type: 'TileAdded', seat: 0, place: 1, letters: 'A' };
    expect(say(story(added, names, view(), null))).toContain('a2');
    expect(say(story(added, names, view(BOARDLESS), null))).toContain('1,0');
  });

  test('a seat shows its points, and at the end of solitaire its turns', () => {
    const said = (open: Partial<Open>, seat: number) => {
      const line = standing(view(open), seat, OPTIONS);
      return line && say(line);
    };
    expect(said({ scores: [12, 1] }, 0)).toBe('12 points');
    expect(said({ scores: [12, 1] }, 1)).toBe('one point');
    expect(said({ given_up: [1] }, 1)).toBe('seat given up');
    expect(said({ scores: [203], turns: [41], phase: OVER }, 0)).toBe('41 turns');
  });
});

test('X-5: nothing needs hiding from people who share a device', () => expect(secret()).toBe(false));
