// Tiles spell what is typed as the rules say, in cases written by tools/generate.py.
import { expect, test } from 'vitest';
import text from './cases.gen.json?raw';
import { asTyped } from './reading';

const cases: [sign: string, plain: string, umlauts: string][] = JSON.parse(text);

test('X-2: every sign as tiles spell it, with tiles for umlauts and without', () => {
  expect(cases.length).toBeGreaterThan(300);
  expect(cases.map(([sign]) => [sign, asTyped(sign, false), asTyped(sign, true)])).toEqual(cases);
});
