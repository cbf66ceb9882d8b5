// Looking back, and the end: letters and words that are shown on the board without anybody playing them.
import { beforeAll, expect, test } from 'vitest';
import type { BoardProps } from '../../lib/game';
import { openTexts } from '../../lib/texts.svelte';
import { mounted } from '../mounting';
import Board from './Board.svelte';
import { A, E, N, OPTIONS, T, view } from './example-table';
import type { Action, Event, Offer, Options, View } from './types.gen';

type Props = BoardProps<View, Offer, Action, Event, Options>;

beforeAll(() => openTexts('review'));

const TEN = [T, E, N];

function look(more: Partial<Props>) {
  const seen = view({}, 0);
  mounted(Board, { options: OPTIONS, seat: 0, view: seen, offer: null, names: ['Anna', 'Bea'], replay: true, ...more });
}

test('a letter lies as a ghost where it would have been better', () => {
  look({ instead: { seat: 0, action: { type: 'Lay', tile: A, x: 2, y: 3, turned: false } } });
  expect(document.querySelectorAll('.le-board .spare')).toHaveLength(1);
  expect(document.querySelector('.le-board .ghost-tag')?.textContent).toBe('better was');
  expect(document.body.textContent).toContain('Better was: A c4');
});

test('a word that was overlooked is drawn as a ghost over its letters', () => {
  look({ instead: { seat: 0, action: { type: 'Name', word: 'TEN', path: TEN } } });
  expect(document.querySelectorAll('.le-board g.better rect')).toHaveLength(3);
  expect(document.body.textContent).toContain('Better was: TEN');
});

test('no line is drawn over letters that were taken back', () => {
  look({ instead: { seat: 0, action: { type: 'Name', word: 'TENA', path: [...TEN, A] } } });
  expect(document.querySelector('.le-board g.better')).toBeNull();
});

test('at the end the best word is drawn on the board', () => {
  look({ over: true, best: { type: 'WordWritten', seat: 0, word: 'TEN', path: TEN, points: 3 } });
  expect(document.querySelector('.le-board g.best')).toBeTruthy();
  expect(document.querySelector('.word.told')?.textContent).toContain('TEN');
});
