import { expect, test } from 'vitest';
import { at, BOARDLESS, INSERT, offerOf, OPEN, OPTIONS } from './example-table';
import { asTyped, endings, tracesOf, wordOf } from '../../lib/words/reading';
import { reading } from './reading';
import type { Open, Options } from './types.gen';

const here = (open: Partial<Open> = {}, options: Partial<Options> = {}) =>
  reading({ ...OPEN, ...open }, offerOf(open, ['call'], options.stack_read === 'vertical'), { ...OPTIONS, ...options });
const paths = (read: ReturnType<typeof here>, word: string) =>
  tracesOf(read, word).map((trace) => trace.map(({ tile }) => tile));

test('WS-T2: every word the sheet finds on board A is found when typed', () => {
  const words =
    'HELP HINT HI HIT AH HET CELL CELLS HELL ELL ELLS CLEAR CLEARS HELLO HE CELLO CELLOS LET EPOS AHI CERAS';
  const board = here();
  for (const word of words.split(' ')) expect(endings(board, tracesOf(board, word), word), word).not.toEqual([]);
  expect(paths(board, 'HELP')).toContainEqual([at(1, -1), at(0, -1), at(-1, 0), at(-1, -1)]);
});

test('WS-3, WS-A3: a word begins beside the token and uses no tile twice unless agreed', () => {
  expect(paths(here(), 'PEA')).toEqual([]);
  expect(paths(here(), 'HEH')).toEqual([]);
  expect(paths(here({}, { tile_reuse: true }), 'HEH')).not.toEqual([]);
});

test('WS-T3, WS-5: after CLEARS the next word begins beside its S and does not use it', () => {
  const open = { tokens: [at(-1, 3), 18] };
  expect(here(open).starts).toEqual(new Set([at(-1, 2), at(0, 2), at(-2, 3), at(0, 3)]));
  expect(paths(here(open), 'US')).toEqual([[at(-2, 3), at(-3, 3)]]);
});

test('WS-7: a fragment is read both ways, and one of its letters begins a word', () => {
  const board = here({ tokens: [at(-1, 3), 18] });
  expect(paths(board, 'ON')).toContainEqual([at(0, 2)]);
  const [nose] = tracesOf(board, 'NOSE');
  expect(nose).toEqual([
    { tile: at(0, 2), backwards: true },
    { tile: at(1, 1), backwards: false },
    { tile: at(0, 1), backwards: false },
  ]);
  expect(wordOf(board, nose ?? [])).toBe('NOSE');
  expect(board.worth(nose ?? [])).toBe(4);
  expect(paths(board, 'N')).toContainEqual([at(0, 2)]);
  expect(endings(board, tracesOf(board, 'N'), 'N')).toEqual([]);
});

test('WS-A20: a word is offered once for every tile it can end on', () => {
  const board = here();
  const ends = endings(board, tracesOf(board, 'HEL'), 'HEL').map((trace) => trace.at(-1)?.tile);
  expect(new Set(ends).size).toBe(ends.length);
  expect(endings(board, tracesOf(board, 'CEL'), 'CEL').length).toBeGreaterThan(1);
});

test('WS-A5: a word may pass under another token but not end there', () => {
  const open = { tokens: [18, at(-1, -1)] };
  expect(endings(here(open), tracesOf(here(open), 'HELP'), 'HELP')).toEqual([]);
  expect(tracesOf(here(open), 'HELP')).not.toEqual([]);
});

test('WS-A16: stacks touch at their tops, may be read straight down, and may count their levels', () => {
  expect(paths(here(INSERT), 'USE')).toEqual([]);
  const through = here(INSERT, { stack_read: 'vertical', stack_bonus: true });
  expect(paths(through, 'USE')).toEqual([[1, 105, 5]]);
  expect(through.worth(tracesOf(through, 'USE')[0] ?? [])).toBe(1 + 2 + 1);
});

test('WS-A17: without a board a word begins anywhere', () => {
  expect(paths(here(BOARDLESS), 'TEAS')).toEqual([[0, 1, 2, 3]]);
  expect(paths(here(BOARDLESS), 'SEA')).toEqual([[3, 1, 2]]);
});

test('X-2: typed words are folded like those of the lexicon', () => {
  expect(asTyped('é', false)).toBe('E');
  expect(asTyped('œ', false)).toBe('OE');
  expect(asTyped('ß', false)).toBe('SS');
  expect(asTyped('ö', false)).toBe('OE');
  expect(asTyped('ö', true)).toBe('Ö');
  expect(asTyped('-', true)).toBe('');
});
