import { beforeAll, expect, test } from 'vitest';
import { seriesSaid } from './series';
import { say, speak } from './texts.svelte';

beforeAll(() => speak('en'));

const score = (seat: number | null, wins: number, name: string | null = null) => ({ seat, name, strength: null, wins });
const said = (...args: Parameters<typeof seriesSaid>) => {
  const saying = seriesSaid(...args);
  return saying && say(saying);
};

test('two at a table have their score in one line, whoever reads it first', () => {
  const series = [score(0, 2), score(1, 3)];
  expect(said(series, ['Ada', 'Tom'], [])).toBe('Ada and Tom tonight 2 : 3');
  expect(said(series, ['Ada', 'Tom'], [1])).toBe('You and Ada tonight 3 : 2');
  expect(said(series, ['Ada', 'Tom'], [0, 1])).toBe('Ada and Tom tonight 2 : 3');
});

test('with more of them everybody has their wins by name, even those who have left', () => {
  expect(said([score(0, 1), score(1, 0), score(null, 2, 'Eve')], ['Ada', 'Tom'], [0])).toBe(
    'Tonight: You 1 · Tom 0 · Eve 2',
  );
});

test('the first game has no score', () => {
  expect(said([], ['Ada', 'Tom'], [0])).toBeNull();
});
