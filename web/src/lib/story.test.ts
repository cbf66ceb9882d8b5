import { beforeAll, describe, expect, test } from 'vitest';
import * as letter from '../games/letter/table';
import * as moerder from '../games/moerder/table';
import type { AtTable } from './game';
import { linesOf, parts } from './story';
import { openTexts, speak } from './texts.svelte';

const said = (text: string, names: string[], words: string[] = []) =>
  parts(text, names, words).map(({ text, is }) => (is === 'text' ? text : `${is}:${text}`));

test('names stand out, the longer one first', () => {
  expect(said('Anna and Ann play.', ['Ann', 'Anna'])).toEqual(['name:Anna', ' and ', 'name:Ann', ' play.']);
  expect(said('A (1) plays.', ['A (1)', ''])).toEqual(['name:A (1)', ' plays.']);
});

test('a word is found where it stands by itself', () => {
  expect(said('Ben names ÄREN, not BÄRENGRUND.', ['Ben'], ['ÄREN'])).toEqual([
    'name:Ben',
    ' names ',
    'word:ÄREN',
    ', not BÄRENGRUND.',
  ]);
});

test('a line without names and words is text', () => {
  expect(said('The tiles are dealt.', [])).toEqual(['The tiles are dealt.']);
});

describe('routine', () => {
  beforeAll(async () => {
    await openTexts('letter', 'moerder');
    await speak('en');
  });

  const names = ['Anna', 'Bea', 'Tom', 'Nora'];
  const lines = (game: unknown, events: object[], me: number | null = null) =>
    linesOf(
      events.map((event, ply) => ({ ply, event })),
      game as AtTable,
      names,
      { letters: [] },
      me,
    ).map(({ text }) => text);
  const passes = (...seats: number[]) => seats.map((seat) => ({ type: 'TouchPassed', seat }));
  const silent = (last: boolean, ...seats: number[]) => [
    { type: 'WindowOpened', last },
    ...seats.map((seat) => ({ type: 'KnockPassed', seat })),
  ];

  test('several who let it pass are told in one line, whoever reads it last', () => {
    expect(lines(moerder, passes(1, 2))).toEqual(['Bea and Tom let it pass.']);
    expect(lines(moerder, passes(1, 2), 1)).toEqual(['Tom and you let it pass.']);
  });

  test('one alone has a line, and all who were asked are nobody', () => {
    expect(lines(moerder, passes(1), 1)).toEqual(['You let it pass.']);
    expect(lines(moerder, passes(1, 2, 3), 1)).toEqual(['Nobody objects.']);
  });

  test('in the last window of LETTER everybody is asked', () => {
    expect(lines(letter, silent(false, 1, 2, 3))[1]).toBe('Nobody knocks.');
    expect(lines(letter, silent(true, 1, 2, 3))[1]).toBe('Bea, Tom, and Nora don’t knock.');
    expect(lines(letter, silent(true, 0, 1, 2, 3))[1]).toBe('Nobody knocks.');
  });

  test('what happens in between begins another line', () => {
    const knocked = { type: 'Knocked', seat: 2 };
    expect(lines(letter, [...silent(false, 1), knocked, ...silent(false, 3).slice(1)])).toHaveLength(4);
  });
});
