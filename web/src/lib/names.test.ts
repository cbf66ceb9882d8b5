import { expect, test } from 'vitest';
import { shortened } from './names';

test('a name that is too long is shortened, by what a person would call characters', () => {
  expect(shortened(' Anna ')).toBe(null);
  expect(shortened('x'.repeat(24))).toBe(null);
  expect(shortened('x'.repeat(25))).toBe('x'.repeat(24));
  expect(shortened('👨‍👩‍👧‍👦'.repeat(24))).toBe(null);
  expect(shortened('Maximiliane von der Heide zu Hohenfels')).toBe('Maximiliane von der Heid');
});
