import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, say, speak, type Language } from '../../lib/texts.svelte';
import {
  BLANK,
  DISPUTABLE,
  E,
  KNOCKABLE,
  knocking,
  KNOCKS,
  laying,
  N,
  offerOf,
  OPTIONS,
  T,
  view,
  VOTING,
} from './example-table';
import { awaited, secret, standing, story } from './story';
import type { Event, Offer, Open, Owing } from './types.gen';

const names = ['Anna', 'Bea'];
const path = [T, E, N];
const placed = { seat: 0, tile: T, x: 2, y: 3, turned: false };
const EVENTS: Event[] = [
  { type: 'StarterDrawn', seat: 1 },
  { type: 'TilesTaken', seat: 0, tiles: [T] },
  { type: 'TilesTaken', seat: 0, tiles: [BLANK] },
  { type: 'TilesTaken', seat: 0, tiles: [T, E, BLANK] },
  { type: 'LetterLaid', ...placed, free: false, by_chance: false },
  { type: 'LetterLaid', ...placed, free: true, by_chance: false },
  { type: 'LetterLaid', ...placed, free: false, by_chance: true },
  { type: 'BlankExchanged', seat: 0, blank: BLANK },
  { type: 'LetterLifted', seat: 0, tile: T, struck: [] },
  { type: 'LetterLifted', seat: 0, tile: T, struck: ['TEN', 'NET'] },
  { type: 'BlankLaid', ...placed, tile: BLANK },
  { type: 'LetterReleased', seat: 0, tile: T, penalty: false, by_chance: false },
  { type: 'LetterReleased', seat: 0, tile: T, penalty: true, by_chance: false },
  { type: 'LetterReleased', seat: 0, tile: T, penalty: true, by_chance: true },
  { type: 'WordUnknown', to: 0, word: 'LEN', may_stand_by: true },
  { type: 'WordUnknown', to: 0, word: 'LEN', may_stand_by: false },
  { type: 'WordNamed', seat: 0, word: 'TEN', path },
  { type: 'WordPassed', seat: 1 },
  { type: 'WordDisputed', by: 1, seat: 0, word: 'TEN' },
  { type: 'Voted', seat: 1, yes: true },
  { type: 'Voted', seat: 1, yes: null },
  { type: 'VoteClosed', word: 'LEN', yes: 2, no: 1, valid: true },
  { type: 'VoteClosed', word: 'LEN', yes: 0, no: 0, valid: false },
  { type: 'WordRejected', seat: 0, word: 'LEN' },
  { type: 'WordWritten', seat: 0, word: 'TEN', path, points: 3 },
  { type: 'WordRetraced', seat: 0, word: 'TEN', path },
  { type: 'LettersTakenBack', seat: 0, tiles: [T], struck: [] },
  { type: 'LettersTakenBack', seat: 0, tiles: [T, E], struck: ['TEN'] },
  { type: 'TurnEnded', seat: 0 },
  { type: 'TurnSkipped', seat: 0 },
  { type: 'TimeRanOut', seat: 0 },
  { type: 'WindowOpened', last: false },
  { type: 'WindowOpened', last: true },
  { type: 'KnockPassed', seat: 1 },
  { type: 'Knocked', seat: 1 },
  {
    type: 'DiceRolled',
    rolls: [
      [0, 2],
      [1, 6],
    ],
    highest: [1],
  },
  {
    type: 'DiceRolled',
    rolls: [
      [0, 6],
      [1, 6],
    ],
    highest: [0, 1],
  },
  { type: 'KnockWon', seat: 1, words: ['TEN'] },
  { type: 'KnockFailed', seat: 1 },
  { type: 'RoundOneOver', seat: 0 },
  { type: 'SeatGaveUp', seat: 0 },
];
const drafting = (kind: 'letter' | 'blank') => ({ type: 'Drafting', seat: 0, kind, until: 1 }) as const;
const owing = (debt: Owing['debt']): Owing => ({ type: 'Owing', seat: 0, until: 1, debt });
const laid = laying({ laid: [T] });
const first = { opened: [false, false] };

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(() => speak(language));

  test.each(EVENTS)('$type has its line', (event) => {
    expect(say(story(event, names, view(), null))).not.toMatch(/[{}]|undefined|null/);
  });

  test.each(EVENTS)('$type speaks to whoever reads their own line', (event) => {
    for (const [me, name] of names.entries()) expect(say(story(event, names, view(), me))).not.toContain(name);
  });

  test.each([
    [{ phase: drafting('letter') }, offerOf(['take_size', 'take_rest'])],
    [{ phase: drafting('blank') }, offerOf(['take_blank'])],
    [{}, offerOf(['lay', 'release'])],
    [first, offerOf(['lay'])],
    [{ ...first, phase: laid }, offerOf(['name', 'done'])],
    [{ hands: [[], []] }, offerOf(['skip'])],
    [{ phase: laid }, offerOf(['name', 'done'], { must_use: [T] })],
    [{ phase: laid }, offerOf(['name', 'done'])],
    [{ phase: DISPUTABLE }, offerOf(['dispute', 'pass'])],
    [{ phase: VOTING }, offerOf(['vote'])],
    [{ phase: KNOCKABLE }, offerOf(['knock', 'pass'])],
    [{ phase: { ...KNOCKABLE, knocks: { ...KNOCKS, last: true } } }, offerOf(['knock', 'pass'])],
    [{ phase: knocking() }, offerOf(['name', 'done'])],
    [{ phase: owing({ type: 'KnockedInVain', knocks: KNOCKS }) }, offerOf(['release'])],
    [{ phase: owing({ type: 'NothingLaid' }) }, offerOf(['release', 'lay_blank'])],
  ] as [Partial<Open>, Offer][])('%j says what is awaited of whom', (open, asked) => {
    const mine = say(awaited(view(open), asked, names, 0));
    const theirs = say(awaited(view(open), null, names, 0));
    expect([mine, theirs].join()).not.toMatch(/[{}]|undefined/);
    expect(mine).not.toBe(theirs);
  });

  test.each([
    { type: 'Starting' },
    { type: 'Drawing', seat: 0, kind: 'letter', count: 1, size: null },
    { type: 'Judging', back: laid },
    { ...DISPUTABLE, stage: { ...DISPUTABLE.stage, type: 'Consulting', after_vote: true } },
    { type: 'Rolling', knocks: KNOCKS, knockers: [0, 1] },
    { type: 'PickingLetter', seat: 0, debt: { type: 'NothingLaid' } },
    { type: 'PickingPlace', seat: 0 },
    { type: 'Over', reason: 'gave_up' },
  ] satisfies Open['phase'][])('$type has its sentence', (phase) =>
    expect(say(awaited(view({ phase }), null, names, 0))).toBeTruthy(),
  );
});

describe('in English', () => {
  beforeAll(() => speak('en'));
  const written = [
    { seat: 0, word: 'TEN', path, points: 3 },
    { seat: 0, word: 'TE', path: [T, E], points: 2 },
  ];

  test('X-1: a word the dictionary lacks asks a question', () => {
    const asked = { ...view(), named: { type: 'Name' as const, word: 'LEN', path: [] } };
    expect(say(awaited(asked, offerOf(['name', 'stand_by']), names, 0))).toContain('LEN');
  });

  test('after a knock that brought a word, others may follow', () => {
    const more = view({ phase: knocking(1), written });
    expect(say(awaited(more, offerOf(['name', 'done']), names, 0))).toContain('further words');
  });

  test('a seat shows its points or words, and at the end of solitaire its longest word', () => {
    const said = (open: Partial<Open>, options = OPTIONS) => {
      const line = standing(view(open), 0, options);
      return line && say(line);
    };
    expect(said({ scores: [12, 1] })).toBe('12 points');
    expect(said({ written }, { ...OPTIONS, scoring: 1 })).toBe('2 words');
    expect(said({ phase: drafting('letter') })).toContain('4 letters');
    expect(said({ given_up: [0] })).toBe('seat given up');
    expect(said({ scores: [2], hands: [[]], phase: { type: 'Over', reason: 'finished' }, written })).toContain('TEN');
  });
});

test('X-5: nothing needs hiding from people who share a device', () => expect(secret()).toBe(false));
