import { expect, test } from 'vitest';
import { Moments } from './moments.svelte';
import { readCode } from './notation';
import { showing, solved } from './showing';
import type { Event, Open, View } from './types.gen';

const code = readCode('Rt Ys G* V+');
const pegs = { black: 4, white: 0, blue: 0 };
const finished = { challenger: 1, code, rows: [{ code, pegs }], points: 1 };
const OPEN: Open = { phase: 'guessing', challenger: 1, since: 0, rows: [], past: [], gave_up: null, shown: null };

function view(open: Partial<Open>, seat = 0): View {
  return { seat, open: { ...OPEN, ...open }, code: null };
}

function heard(moments: Moments, seen: View, ...events: Event[]) {
  moments.hear(
    events.map((event, ply) => ({ ply, event })),
    seen,
  );
}

test('a solved code stays on the table until somebody goes on', () => {
  const moments = new Moments();
  const after = view({ phase: 'hiding', challenger: 0, past: [finished] });
  heard(moments, after, { type: 'RowAnswered', number: 1, pegs }, { type: 'CodeShown', code, solved: true, rows: 1 });
  expect([moments.page, moments.answered, moments.opening]).toEqual([0, 1, true]);
  expect(showing(after, moments.page)).toMatchObject({ page: 0, side: 'open', code, challenger: 1 });
  moments.settle();
  expect([moments.page, moments.answered, moments.opening]).toEqual([0, null, false]);
  moments.show(null);
  expect(showing(after, moments.page)).toMatchObject({ page: null, side: 'shut', rows: [] });
});

test('the first row of the next decoding brings the board back', () => {
  const moments = new Moments();
  moments.show(0);
  heard(moments, view({ past: [finished] }, 1), { type: 'RowPlaced', seat: 0, number: 1, row: code });
  expect([moments.page, moments.laid]).toEqual([null, 1]);
});

test('my own row needs no arriving: it lies there already', () => {
  const moments = new Moments();
  heard(moments, view({}), { type: 'RowPlaced', seat: 0, number: 1, row: code });
  expect(moments.laid).toBeNull();
});

test('when the game is over its last decoding is on show', () => {
  expect(showing(view({ phase: 'over', past: [finished, finished] }), null).page).toBe(1);
  expect(showing(view({ phase: 'over', past: [finished, finished] }), 0).page).toBe(0);
});

test('X-8: a code that was given up lies open', () => {
  const given = view({ phase: 'over', gave_up: 0, shown: code, past: [finished] });
  expect(showing(given, null)).toMatchObject({ page: null, side: 'open', code });
});

test('the challenger alone sees his code', () => {
  expect(showing({ ...view({}, 1), code }, null).side).toBe('mine');
  expect(showing(view({}), null).side).toBe('shut');
  expect([solved([{ code, pegs }]), solved([]), solved([{ code: null, pegs: null }])]).toEqual([true, false, false]);
});
