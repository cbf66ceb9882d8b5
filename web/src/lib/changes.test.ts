import { expect, test } from 'vitest';
import { changed } from './changes';

const view = { seat: 0, open: { rows: ['a', 'b'], past: [{ points: 3 }] }, code: null };

test('a value is replaced, and everything else is shared', () => {
  const after = changed(view, { open: { rows: { '1': ['c'] } } }) as typeof view;
  expect(after).toEqual({ ...view, open: { ...view.open, rows: ['a', 'c'] } });
  expect(after.open.past).toBe(view.open.past);
  expect(view.open.rows).toEqual(['a', 'b']);
});

test('a list grows at its end, or comes whole', () => {
  expect(changed(view, { open: { rows: { '2': ['c'] } } })).toMatchObject({ open: { rows: ['a', 'b', 'c'] } });
  expect(changed(view, { open: { rows: [['z']] } })).toMatchObject({ open: { rows: ['z'] } });
});

test('what was nothing may become something, and back', () => {
  const known = changed(view, { code: [['red']] });
  expect(known).toMatchObject({ code: ['red'] });
  expect(changed(known, { code: [null] })).toEqual(view);
});

test('no change leaves everything as it is', () => {
  expect(changed(view, {})).toBe(view);
});
