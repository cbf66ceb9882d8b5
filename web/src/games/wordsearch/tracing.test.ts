import { expect, test } from 'vitest';
import { drag, drop, pointer } from '../../lib/hands/pointing-device';
import { at, INSERT, offerOf, OPEN, OPTIONS } from './example-table';
import { Tracing } from '../../lib/words/tracing.svelte';
import { climb, reading } from './reading';
import type { Open } from './types.gen';

const H = at(1, -1);
const E = at(0, -1);
const L = at(-1, 0);
const P = at(-1, -1);

function tracing(open: Partial<Open> = {}, through = false) {
  const read = reading({ ...OPEN, ...open }, offerOf(open, ['call'], through), OPTIONS);
  return Object.assign(new Tracing(() => read), { read });
}

const tiles = (word: Tracing) => word.trace.map(({ tile }) => tile);

test('a word is traced tile by tile, and the last tile once more completes it', () => {
  const word = tracing();
  for (const tile of [H, E, L, P]) expect(word.press([tile])).toBeNull();
  expect([word.word, word.points, word.complete]).toEqual(['HELP', 4, true]);
  expect(word.press([P])).toBe('called');
  word.press([E]);
  expect(word.word).toBe('HE');
  word.undo();
  expect([word.word, word.complete]).toEqual(['H', false]);
  word.press([H]);
  expect(word.word).toBe('');
});

test('the page says if a tile does not touch, and a letter beside the token starts again', () => {
  const word = tracing();
  expect(word.press([at(3, -3)])).toBe('no_start');
  word.press([H]);
  expect(word.press([at(-3, 0)])).toBe('not_touching');
  expect(word.press([at(-1, 1)])).toBeNull();
  expect(word.word).toBe('C');
});

test('a drag traces, takes back when reversed, skips nothing when fast, and reports its end', () => {
  const word = tracing();
  const along = [H, E, L, P];
  const under = (x: number) => along[Math.floor(x / 100)] ?? null;
  const ends: boolean[] = [];
  const draw = (from: number, ...to: number[]) => {
    word.drag(pointer('pointerdown', from), along[Math.floor(from / 100)] ?? 0, under, (last) => ends.push(last));
    for (const x of to) drag(x);
    drop(to.at(-1) ?? from);
  };
  draw(50, 53);
  expect([word.word, ends]).toEqual(['', []]);
  draw(50, 350);
  expect([word.word, ends]).toEqual(['HELP', [true]]);
  draw(350, 250);
  expect([word.word, ends.at(-1)]).toEqual(['HEL', true]);
  draw(250, 350, 900);
  expect([word.word, ends.at(-1)]).toEqual(['HELP', false]);
});

test('a drag ends when the game moves on', () => {
  const word = tracing();
  word.drag(
    pointer('pointerdown', 0),
    H,
    () => E,
    () => undefined,
  );
  drag(50);
  expect(word.word).toBe('HE');
  word.clear();
  drag(90);
  expect(word.word).toBe('');
});

test('WS-A20: arrows or a tap choose where a typed word ends, and a second tap calls it', () => {
  const word = tracing();
  word.type('CEL');
  const ends = word.endings.map((trace) => trace.at(-1)?.tile ?? 0);
  expect(ends.length).toBeGreaterThan(1);
  expect(tiles(word).at(-1)).toBe(ends[0]);
  word.turn(1);
  expect(tiles(word).at(-1)).toBe(ends[1]);
  expect(word.press([ends[0] ?? 0])).toBeNull();
  expect(tiles(word).at(-1)).toBe(ends[0]);
  expect(word.press([ends[0] ?? 0])).toBe('called');
});

test('typing lights up possible tiles, and the page says if there are none', () => {
  const word = tracing();
  word.type('H');
  expect(word.ways.length).toBe(1);
  word.type('Z');
  expect([word.lost, word.complete]).toEqual([true, false]);
  word.undo();
  word.type('I');
  expect([word.word, word.lost, word.complete]).toEqual(['HI', false, true]);
  word.press([H]);
  expect([word.typed, word.word]).toEqual(['', 'H']);
});

test('a word may go on by taps, typed letters or a drag, however it began', () => {
  const word = tracing();
  word.press([H]);
  word.type('E');
  expect([word.typed, tiles(word)]).toEqual(['HE', [H, E]]);
  word.press([L]);
  expect([word.typed, tiles(word)]).toEqual(['', [H, E, L]]);
  word.type('X');
  expect(word.lost).toBe(true);
  word.undo();
  word.drag(
    pointer('pointerdown', 0),
    L,
    () => P,
    () => undefined,
  );
  drag(50);
  drop(50);
  expect([word.word, tiles(word)]).toEqual(['HELP', [H, E, L, P]]);
});

test('WS-7: a fragment in a traced word is reversed on request', () => {
  const word = tracing({ tokens: [at(-1, 3), 18] });
  word.press([at(0, 2)]);
  expect([word.word, word.ambiguous, word.complete]).toEqual(['ON', true, true]);
  word.flip(0);
  expect(word.word).toBe('NO');
});

test('WS-A5: a word that would end under a token is incomplete', () => {
  const word = tracing({ tokens: [18, E] });
  for (const tile of [H, E]) word.press([tile]);
  expect([word.word, word.complete]).toEqual(['HE', false]);
});

test('WS-A16: a word may run straight up and down inside a stack', () => {
  const word = tracing({ ...INSERT, tokens: [2, 14] }, true);
  word.press([1]);
  word.press([105, 5]);
  expect([word.word, climb(word.read, word.trace, 1), climb(word.read, word.trace, -1)]).toEqual(['US', null, 5]);
  word.go(5);
  expect(word.word).toBe('USE');
});
