// Looking back, and the end: words that are shown on the board without anybody playing them.
import { beforeAll, expect, test } from 'vitest';
import type { BoardProps } from '../../lib/game';
import { openTexts } from '../../lib/texts.svelte';
import { mounted, named } from '../mounting';
import Board from './Board.svelte';
import { at, BOARDLESS, OPEN, OPTIONS, view } from './example-table';
import { recalled } from './recalling';
import type { Action, Event, Offer, Open, Options, View } from './types.gen';

type Props = BoardProps<View, Offer, Action, Event, Options>;

beforeAll(() => openTexts('review'));

const HELP = [at(1, -1), at(0, -1), at(-1, 0), at(-1, -1)];

function look(more: Partial<Props>, open: Partial<Open> = {}) {
  const seen = view(open, 0);
  mounted(Board, { options: OPTIONS, seat: 0, view: seen, offer: null, names: ['Anna', 'Bea'], replay: true, ...more });
}

test('a word that would have been better lies over the board as a ghost, and is named', () => {
  look({ instead: { seat: 0, action: { type: 'Call', word: 'HELP', path: HELP } } });
  expect(document.querySelectorAll('.ws-board g.better .rim')).toHaveLength(4);
  expect(document.querySelector('.ws-board .ghost-tag')?.textContent).toBe('better was');
  expect(document.body.textContent).toContain('Better was: HELP');
});

test('of a better swap both tiles are marked, and say so', () => {
  look({ instead: { seat: 0, action: { type: 'Swap', one: at(1, -1), other: at(0, -1) } } });
  expect(document.querySelectorAll('.ws-board .tile.better')).toHaveLength(2);
  expect(named('c4: H, better was')).toBeTruthy();
  expect(named('c3: E, better was')).toBeTruthy();
});

test('a tile that should have been laid elsewhere leaves an empty hexagon there', () => {
  look({ instead: { seat: 0, action: { type: 'LayTile', q: -1, r: 0, turned: false } } }, BOARDLESS);
  expect(document.querySelectorAll('.ws-board .spot.better')).toHaveLength(1);
});

test('at the end the best word is drawn on the board, in large letters and with its points', () => {
  look({ over: true, best: { type: 'WordScored', seat: 0, word: 'HELP', path: HELP, points: 4, total: 9 } });
  expect(document.querySelector('.ws-board g.best')).toBeTruthy();
  expect(document.querySelector('.word.told')?.textContent).toContain('HELP');
});

test('a tile that has changed since shows what it showed in that word', () => {
  const stacks = OPEN.stacks.map((stack, place) => (place === HELP[0] ? ['X'] : stack));
  expect(recalled({ ...OPEN, stacks }, 'HELP', HELP)?.stacks).toEqual(OPEN.stacks);
});

test('a fragment stands for two letters, read either way, wherever it is today', () => {
  const tiles = { pile: ['IN'], hands: ['', 'E'] };
  expect(recalled({ ...tiles, stacks: [['NO'], ['T']] }, 'ONT', [0, 1])?.stacks).toEqual([['NO'], ['T']]);
  expect(recalled({ ...tiles, stacks: [['A'], ['T'], ['E']] }, 'INTO', [0, 1, 2])?.stacks).toEqual([
    ['IN'],
    ['T'],
    ['O'],
  ]);
  expect(recalled({ ...tiles, stacks: [['NO'], ['T']] }, 'INTO', [0, 1])).toBeNull();
});
