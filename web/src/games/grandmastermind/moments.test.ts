import { expect, test } from 'vitest';
import { Moments } from './moments.svelte';
import { readCode } from './notation';
import { showing, solved } from './showing';
import type { Answered, Answering, Event, GivenUp, Guessing, Open, View } from './types.gen';

const code = readCode('Rt Ys G* V+');
const pegs = { black: 4, white: 0, blue: 0 };
const answered: Answered = { type: 'Answered', code, pegs };
const finished = { challenger: 1, code, rows: [answered], points: 1 };
const GUESSING: Guessing = { type: 'Guessing', challenger: 1, until: null };
const OPEN: Open = { phase: GUESSING, rows: [], past: [] };

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
  const after = view({ phase: { type: 'Hiding', challenger: 0, until: null }, past: [finished] });
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
  expect(showing(view({ phase: { type: 'Over' }, past: [finished, finished] }), null).page).toBe(1);
  expect(showing(view({ phase: { type: 'Over' }, past: [finished, finished] }), 0).page).toBe(0);
});

test('X-8: a code that was given up lies open', () => {
  const given = view({ phase: { type: 'GivenUp', seat: 0, during: GUESSING, code }, past: [finished] });
  expect(showing(given, null)).toMatchObject({ page: null, side: 'open', code, challenger: 1 });
});

test('a row that waits for its pegs lies on the board, also when somebody gives up', () => {
  const answering: Answering = { type: 'Answering', challenger: 1, row: code, until: null };
  const given: GivenUp = { type: 'GivenUp', seat: 0, during: answering, code };
  for (const phase of [answering, given])
    expect(showing(view({ phase, rows: [answered] }), null).rows).toEqual([answered, { type: 'Waiting', code }]);
});

test('the challenger alone sees the code', () => {
  expect(showing({ ...view({}, 1), code }, null).side).toBe('mine');
  expect(showing(view({}), null).side).toBe('shut');
  expect([solved([answered]), solved([]), solved([{ type: 'Lost' }])]).toEqual([true, false, false]);
});
