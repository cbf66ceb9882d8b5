import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { BoardProps } from '../../lib/game';
import { key, mounted, named, note, press, settled } from '../mounting';
import Board from './Board.svelte';
import { laid, LOOKING, objecting, OPTIONS, showing, view } from './example-table';
import type { Action, Event, Offer, Open, Options, Over, View } from './types.gen';

type Props = BoardProps<View, Offer, Action, Event, Options>;

const BOARD = laid('MÖRDER', '?†.');
const TOUCHED = objecting(1, 0);
const WINDOW: Partial<Open> = { phase: TOUCHED, board: BOARD };
const LOOKS: Partial<Open> = { phase: LOOKING, board: BOARD };
const ALL: Offer = { acts: ['claim', 'touch', 'next'], tiles: [0, 1, 2, 3, 4, 5] };

function lay(open: Partial<Open>, offer: Offer | null, more: Partial<Props> = {}) {
  const seat = more.seat === undefined ? 0 : more.seat;
  return mounted(Board, {
    options: OPTIONS,
    seat,
    view: view(open, seat),
    offer,
    names: ['Anna', 'Bea', 'Oskar'],
    ...more,
  }).act;
}

test('every tile says what it is', () => {
  lay({ board: BOARD, phase: objecting(1, 1) }, null, { seat: null });
  for (const name of ['a1: M', 'b1: Ö, touched by Bea', 'a2: face down', 'b2: the body', 'c2: gap', 'f6: face down'])
    expect(named(name).getAttribute('aria-disabled')).toBe('true');
});

test('MO-6: a face-down tile is turned with one press', () => {
  const act = lay({}, { acts: ['turn'], tiles: [] });
  press('c3: face down');
  expect(act).toHaveBeenCalledWith({ type: 'TurnTile', tile: 14 });
});

test('an open tile cannot be turned, and the page says why', () => {
  const act = lay({ board: BOARD }, { acts: ['turn'], tiles: [] });
  press('b1: Ö');
  expect(act).not.toHaveBeenCalled();
  expect(note()).toContain('b1 is already open');
});

test('MO-8: six tiles are pointed at and claimed', () => {
  const act = lay(LOOKS, ALL);
  press('a1: M', 'b1: Ö', 'c1: R', 'd1: D', 'e1: E', 'f1: R');
  expect(named('f1: R, number 6 of the line')).toBeTruthy();
  press('Claim the word');
  expect(act).toHaveBeenCalledWith({ type: 'Claim', chain: [0, 1, 2, 3, 4, 5] });
});

test('MO-9: a single letter is collected; a line is cleared with Esc and undone with Backspace', () => {
  const act = lay(LOOKS, ALL);
  press('a1: M', 'b1: Ö', 'c1: R');
  key('Backspace');
  expect(named('c1: R')).toBeTruthy();
  key('Escape');
  press('e1: E', 'Collect the E');
  expect(act).toHaveBeenCalledWith({ type: 'Touch', tile: 4 });
});

test('MO-12: what you have enough of cannot be collected', () => {
  lay(LOOKS, { ...ALL, tiles: [1] });
  press('a1: M');
  expect(named('Enough of M').disabled).toBe(true);
});

test('a line does not lead over what is face down, the body or a gap', () => {
  lay(LOOKS, ALL);
  for (const [tile, why] of [
    ['a2: face down', 'still face down'],
    ['b2: the body', 'The body at b2'],
    ['c2: gap', 'only a gap'],
  ] as const) {
    press(tile);
    expect(note()).toContain(why);
  }
});

test('the whole turn by keys: arrows, Enter to point, Enter on a full line to claim, N for Next', async () => {
  const act = lay(LOOKS, ALL);
  named('a1: M').focus();
  for (let tile = 0; tile < 6; tile++) {
    (document.activeElement as HTMLButtonElement).click();
    flushSync();
    if (tile < 5) key('ArrowRight');
  }
  key('Enter');
  expect(act).toHaveBeenCalledWith({ type: 'Claim', chain: [0, 1, 2, 3, 4, 5] });
  await settled();
  key('n');
  expect(act).toHaveBeenLastCalledWith({ type: 'Next' });
});

test('MO-10: one key objects, one lets it pass', async () => {
  const act = lay(WINDOW, { acts: ['pass', 'object'], tiles: [] });
  expect(document.body.textContent).toContain('Bea touches the M');
  key('o');
  expect(act).toHaveBeenCalledWith({ type: 'RaiseObjection' });
  await settled();
  key('p');
  expect(act).toHaveBeenLastCalledWith({ type: 'Pass' });
});

test('everything is let pass for one turn, visibly, until taken back', async () => {
  const act = lay(WINDOW, { acts: ['pass', 'object'], tiles: [] });
  press('Let everything pass this turn');
  expect(act).toHaveBeenCalledWith({ type: 'Pass' });
  expect(document.body.textContent).toContain('You let everything pass this turn.');
  await settled();
  press('Look again');
  expect(named('Object')).toBeTruthy();
});

test('a seat that has passed may still object', () => {
  lay(WINDOW, { acts: ['object'], tiles: [] });
  expect(document.body.textContent).toContain('You let it pass.');
  expect(named('Object')).toBeTruthy();
});

test('MO-A4: while somebody has the floor the others may only let it pass', () => {
  lay({ ...WINDOW, phase: showing(2, TOUCHED) }, { acts: ['pass'], tiles: [] });
  expect(document.body.textContent).toContain('Oskar objects and looks for a chain with a1 in it.');
  expect(() => named('Object')).toThrow();
  expect(named('Let it pass')).toBeTruthy();
});

test('MO-A4: face-down tiles of a shown chain stand for the letter of their place', () => {
  const act = lay({ ...WINDOW, phase: showing(0, TOUCHED) }, { acts: ['show', 'pass'], tiles: [] });
  press('a1: M, touched by Bea', 'a2: face down', 'a3: face down', 'a4: face down', 'a5: face down', 'a6: face down');
  expect(named('a2: face down, number 2 of the line, meant as Ö')).toBeTruthy();
  press('Show the chain');
  expect(act).toHaveBeenCalledWith({ type: 'Show', chain: [0, 6, 12, 18, 24, 30] });
});

test('MO-A5: a chain that is not right is refused in a sentence, and the line stays', async () => {
  const act = vi.fn<Props['act']>(() => Promise.resolve({ code: 'not_adjacent', facts: { tile: 'c1', letter: 'R' } }));
  lay(LOOKS, ALL, { act });
  press('a1: M', 'b1: Ö', 'c1: R', 'd1: D', 'e1: E', 'f1: R', 'Claim the word');
  await settled();
  expect(note()).toContain('c1 doesn’t touch the tile before it.');
  expect(named('Claim the word')).toBeTruthy();
});

test('MO-S6: what quitting means is said before it happens', () => {
  const solitaire: Partial<Open> = { hands: ['MÖRDER'], objective: 2 };
  const act = lay(solitaire, { acts: ['turn', 'quit'], tiles: [] });
  expect(document.body.textContent).toContain('Your two objectives');
  press('Quit …');
  expect(document.body.textContent).toContain('No chain: you win with 36 points. A chain: you have lost.');
  expect(act).not.toHaveBeenCalled();
  press('Play on', 'Quit …', 'Quit and turn all');
  expect(act).toHaveBeenCalledWith({ type: 'Quit' });
});

test('MO-B1: dropping out is asked once more', () => {
  const act = lay({}, { acts: ['turn', 'drop_out'], tiles: [] });
  press('Drop out', 'Drop out for good');
  expect(act).toHaveBeenCalledWith({ type: 'DropOut' });
});

test('MO-16: after the game the chains that lay open are shown, one after another', () => {
  const phase: Over = {
    type: 'Over',
    ending: { reason: 'nobody_found_it', winner: null, chain: null, score: 0 },
    chains: [
      [0, 1, 2, 3, 4, 5],
      [0, 1, 2, 3, 4, 11],
    ],
  };
  lay({ phase, board: BOARD }, null, { over: true });
  expect(document.body.textContent).toContain('2 chains lay open.');
  expect(document.body.textContent).toContain('a1 b1 c1 d1 e1 f1');
  press('The next chain');
  expect(document.body.textContent).toContain('a1 b1 c1 d1 e1 f2');
  press('The next chain');
  expect(document.body.textContent).toContain('a1 b1 c1 d1 e1 f1');
});
