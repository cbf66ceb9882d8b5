import { expect, test } from 'vitest';
import { parts } from './story';

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
