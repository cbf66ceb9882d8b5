import { expect, test } from 'vitest';
import { fit, ROOMS, widthOf } from './fitting';

test('words stay on one line if they fit at full size', () => {
  expect(fit('Joker', ROOMS.name)).toEqual({ lines: ['Joker'], size: 21 });
});

test('words are broken where that makes them larger, as evenly as possible', () => {
  expect(fit('Mildernde Umstände', ROOMS.name).lines).toEqual(['Mildernde', 'Umstände']);
  expect(fit('L’alibi du parrain', ROOMS.name).lines).toEqual(['L’alibi du', 'parrain']);
});

test('a word that cannot be broken shrinks and never overflows', () => {
  const { lines, size } = fit('Circonstances', ROOMS.rank);
  expect(lines).toHaveLength(1);
  expect(size).toBeLessThan(18);
  expect(widthOf('Circonstances', 'serif') * size).toBeLessThanOrEqual(90);
});

test('a narrow space keeps a colon with its word', () => {
  const { lines } = fit('Avec trois cartes au plus\u202f: la manche s’arrête', {
    face: 'sans',
    width: 90,
    sizes: [17, 17, 17, 17],
  });
  expect(lines.some((line) => line.startsWith(':') || line.endsWith('\u202f'))).toBe(false);
});

test('an accent takes no room', () => {
  expect(widthOf('Überstunden', 'serif')).toBe(widthOf('Uberstunden', 'serif'));
});
