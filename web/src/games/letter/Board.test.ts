import { expect, test, vi } from 'vitest';
import type { BoardProps } from '../../lib/game';
import { key, mounted, named, note, press, settled } from '../mounting';
import Board from './Board.svelte';
import {
  A,
  at,
  BLANK,
  BOARD,
  DISPUTABLE,
  E,
  KNOCKABLE,
  knocking,
  laying,
  N,
  offerOf,
  OPEN,
  OPTIONS,
  T,
  view,
  VOTING,
} from './example-table';
import type { Action, Event, Offer, Open, Options, View } from './types.gen';

type Props = BoardProps<View, Offer, Action, Event, Options>;

const TEN = [T, E, N];

const drafting = (kind: 'letter' | 'blank') => ({ type: 'Drafting' as const, seat: 0, kind, until: 1 });

function lay(open: Partial<Open>, offer: Offer | null, more: Partial<Props> = {}) {
  const seat = more.seat === undefined ? 0 : more.seat;
  return mounted(Board, {
    options: OPTIONS,
    seat,
    view: view(open, seat),
    offer,
    names: ['Anna', 'Bea'],
    ...more,
  }).act;
}

test('every piece says where it lies, what it shows and how large it is', () => {
  lay({ board: [...BOARD, at(BLANK, 0, 0)] }, offerOf(['lay']));
  for (const name of ['f6: O, 2 by 1', 'h6: N, 1 by 3', 'a1: blank, 2 by 2', 'A, 1 by 1', 'Blank, 2 by 2'])
    expect(named(name)).toBeTruthy();
});

test('LE-4, LE-A4: a size is taken from nine stacks, or the rest at random, and then a blank', async () => {
  const open: Partial<Open> = { phase: drafting('letter'), board: [], hands: [[], []], pool: [0, 1, 9] };
  const act = lay(open, offerOf(['take_size', 'take_rest'], { sizes: [[1, 1]], picks: 3 }));
  expect(named('1 by 2: 1 left').disabled).toBe(true);
  press('1 by 1: 2 left');
  expect(act).toHaveBeenCalledWith({ type: 'TakeSize', size: [1, 1] });
  await settled();
  expect(document.body.textContent).toContain('3 letters to go, then a blank.');
  press('Take the rest at random');
  expect(act).toHaveBeenLastCalledWith({ type: 'TakeRest' });
});

test('LE-4: blanks are open, and one is taken', () => {
  const open: Partial<Open> = { phase: drafting('blank'), board: [], blank_pool: [66, 71] };
  const act = lay(open, offerOf(['take_blank'], { blanks: [66, 71] }));
  press('Take the blank 3 by 3');
  expect(act).toHaveBeenCalledWith({ type: 'TakeBlank', tile: 71 });
});

test('LE-7: a letter is chosen and laid with the keyboard, and Escape puts it back', () => {
  const act = lay({}, offerOf(['lay', 'release']));
  press('A, 1 by 1');
  expect(document.body.textContent).toContain('Tap the place for A');
  key('Escape');
  expect(document.body.textContent).not.toContain('Tap the place for A');
  press('A, 1 by 1');
  key('Enter');
  expect(act).toHaveBeenCalledWith(expect.objectContaining({ type: 'Lay', tile: A, turned: false }));
});

test('LE-11: a letter that may not lie there stays in hand, and the page says why', () => {
  const act = lay({}, offerOf(['lay']));
  press('A, 1 by 1');
  key(...Array<string>(14).fill('ArrowUp'), 'Enter');
  expect(act).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('it would touch no letter');
});

test('LE-A12: a letter of this turn can be taken back, and the page says what being done would mean', () => {
  const phase = laying({ laid: [T], own: T });
  const act = lay({ phase }, offerOf(['name', 'lift', 'done'], { liftable: [T], must_use: [T] }));
  expect(document.body.textContent).toContain('T is in no new word yet.');
  press('Take T back');
  expect(act).toHaveBeenCalledWith({ type: 'Lift', tile: T });
});

test('LE-7: a word is tapped and named, and the first must use the letter just laid', async () => {
  const phase = laying({ laid: [T], own: T });
  const act = lay({ phase }, offerOf(['name', 'done'], { must_use: [T] }));
  press('f6: O, 2 by 1', 'h6: N, 1 by 3');
  expect(document.body.textContent).toContain('Your first word has to use a letter you have just laid.');
  expect(named('Write').disabled).toBe(true);
  press('Clear', 'e7: T, 1 by 1, laid in this turn', 'f7: E, 2 by 1', 'h6: N, 1 by 3', 'Write');
  expect(act).toHaveBeenCalledWith({ type: 'Name', word: 'TEN', path: TEN });
  await settled();
  key('t', 'e', 'n', 'Enter');
  expect(act).toHaveBeenLastCalledWith({ type: 'Name', word: 'TEN', path: TEN });
});

test('a refusal is kind, whether it comes from the page or the server', async () => {
  const act = vi.fn<Props['act']>(() => Promise.resolve({ code: 'not_new', facts: { word: 'TEN' } }));
  lay({}, offerOf(['name', 'done']), { act });
  key('t', 'x');
  expect(document.body.textContent).toContain('That can’t be read here.');
  key('Backspace', 'e', 'n', 'Enter');
  await settled();
  expect(note()).toContain('TEN');
});

test('LE-A19: a word of this turn can be traced over other tiles', () => {
  const written = [{ seat: 0, word: 'TEN', path: TEN, points: 3 }];
  const phase = laying({ laid: [T], own: T, written: 1 });
  const act = lay({ written, phase }, offerOf(['name', 'done']));
  press('TEN, 3: show it on other tiles', 'Show it so');
  expect(act).toHaveBeenCalledWith({ type: 'Retrace', word: 'TEN', path: TEN });
});

test('X-1: a player may stand by a word the dictionary lacks, or let it go', async () => {
  const doubtful = { ...view(), named: { type: 'Name' as const, word: 'LEN', path: TEN } };
  const act = lay({}, offerOf(['name', 'stand_by', 'done']), { view: doubtful });
  expect(document.body.textContent).toContain('The dictionary doesn’t know LEN.');
  press('Stand by it');
  expect(act).toHaveBeenCalledWith({ type: 'StandBy' });
  await settled();
  press('Let it go');
  expect(document.body.textContent).not.toContain('The dictionary doesn’t know LEN.');
});

test('LE-8: a letter is released once the page has said what that means', () => {
  const act = lay({}, offerOf(['lay', 'release', 'lay_blank']));
  press('Release a letter');
  expect(document.body.textContent).toContain('That ends your turn.');
  press('A, 1 by 1', 'Release A');
  expect(act).toHaveBeenCalledWith({ type: 'Release', tile: A });
});

test('LE-15, LE-A24: a blank is laid once the page has said that this ends the turn', () => {
  const act = lay({}, offerOf(['lay', 'release', 'lay_blank']));
  press('Blank, 2 by 2');
  key('Enter');
  expect(document.body.textContent).toContain('Lay the blank here?');
  expect(act).not.toHaveBeenCalled();
  press('Lay it');
  expect(act).toHaveBeenCalledWith(expect.objectContaining({ type: 'LayBlank', tile: BLANK }));
});

test('LE-9: a player who holds nothing may skip', () => {
  const act = lay({ hands: [[], []] }, offerOf(['skip']));
  press('Skip');
  expect(act).toHaveBeenCalledWith({ type: 'Skip' });
});

test('LE-14, LE-16: a penalty asks for nothing but a letter', () => {
  const act = lay(
    { phase: { type: 'Owing', seat: 0, until: 1, debt: { type: 'TakenBack', found: false } } },
    offerOf(['release']),
  );
  expect(() => named('Back')).toThrow();
  press('A, 1 by 1', 'Release A');
  expect(act).toHaveBeenCalledWith({ type: 'Release', tile: A });
});

test('LE-16: one key knocks and one passes, and a player who passed may change their mind', async () => {
  const act = lay({ phase: KNOCKABLE }, offerOf(['knock', 'pass']));
  key('k');
  expect(act).toHaveBeenCalledWith({ type: 'Knock' });
  await settled();
  key('p');
  expect(act).toHaveBeenLastCalledWith({ type: 'Pass' });
});

test('X-4: a player passes until the next turn, and one touch takes it back', async () => {
  const act = lay({ phase: KNOCKABLE }, offerOf(['knock', 'pass']));
  press('Let everything pass until my next turn');
  await settled();
  expect(act).toHaveBeenLastCalledWith({ type: 'Pass' });
  expect(document.body.textContent).toContain('You let everything pass until your next turn.');
  press('Look again');
  await settled();
  expect(document.body.textContent).not.toContain('You let everything pass');
  expect(named('Let everything pass until my next turn')).toBeTruthy();
});

test('X-4: a player passes until the next turn with a key too', async () => {
  const act = lay({ phase: KNOCKABLE }, offerOf(['knock', 'pass']));
  key('Shift+P');
  await settled();
  expect(act).toHaveBeenLastCalledWith({ type: 'Pass' });
  key('Shift+P');
  await settled();
  expect(document.body.textContent).not.toContain('You let everything pass');
});

test('LE-16: a knocker names words and is done', () => {
  const act = lay({ phase: knocking() }, offerOf(['name', 'done']));
  expect(document.body.textContent).toContain('Without one you release a letter.');
  press('Done');
  expect(act).toHaveBeenCalledWith({ type: 'Done' });
});

test('X-1: a vote shows the word somebody stands by, and how the others have voted so far', () => {
  const act = lay({ phase: VOTING }, offerOf(['vote']));
  expect(document.body.textContent).toContain('The dictionary doesn’t know it, but Bea stands by it.');
  press('No');
  expect(act).toHaveBeenCalledWith({ type: 'Vote', yes: false });
});

test('a bystander sees everything and can press nothing', () => {
  lay({ phase: DISPUTABLE }, null, { seat: null });
  expect(document.body.textContent).toContain('Bea names LEN');
  expect(document.querySelectorAll('[aria-disabled=false]').length).toBe(0);
  expect(() => named('Dispute')).toThrow();
});

test('LE-19: in solitaire there is a score, and the player ends the game at will', () => {
  const solitaire = { hands: [OPEN.hands[0] ?? []], blanks: [[]], scores: [7], opened: [true] };
  const act = lay(solitaire, offerOf(['lay', 'name', 'done']));
  expect(document.querySelector('dl')?.textContent).toContain('7');
  press('Finish');
  expect(act).toHaveBeenCalledWith({ type: 'Done' });
});
