import { expect, test, vi } from 'vitest';
import type { BoardProps } from '../../lib/game';
import { key, mounted, named, note, press, settled } from '../mounting';
import Board from './Board.svelte';
import { at, BOARDLESS, CHALLENGE, DISPUTABLE, INSERT, offerOf, OPEN, OPTIONS, view, VOTING } from './example-table';
import type { Action, Event, Offer, Open, Options, View } from './types.gen';

type Props = BoardProps<View, Offer, Action, Event, Options>;

const HELP = [at(1, -1), at(0, -1), at(-1, 0), at(-1, -1)];
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

test('every field says what lies there, who stands there and what it can be used for', () => {
  lay({ tokens: [at(-1, 3), at(2, -1)] }, offerOf({ tokens: [at(-1, 3), at(2, -1)] }));
  for (const name of [
    'd4: empty',
    'c5: A, token of Bea',
    'f3: R, a word may begin here',
    'f4: ON, a word may begin here',
  ])
    expect(named(name)).toBeTruthy();
  expect(named('g3: S, token of Anna').getAttribute('aria-disabled')).toBe('true');
});

test('WS-4: a word is tapped tile by tile and called', () => {
  const act = lay({}, offerOf());
  press('c4: H, a word may begin here', 'c3: E', 'd3: L', 'c2: P');
  expect(named('c2: P, number 4 of the word')).toBeTruthy();
  press('Call');
  expect(act).toHaveBeenCalledWith({ type: 'Call', word: 'HELP', path: HELP });
});

test('WS-4: a word is typed, corrected and called with Enter, and Escape clears it', () => {
  const act = lay({}, offerOf());
  key('h', 'e', 'l', 'x');
  expect(document.body.textContent).toContain('That can’t be read from your token.');
  key('Backspace', 'p', 'Enter');
  expect(act).toHaveBeenCalledWith({ type: 'Call', word: 'HELP', path: HELP });
  key('h', 'i', 'Escape');
  expect(() => named('Call')).toThrow();
});

test('WS-A20: arrows choose where a typed word ends if there are several places', async () => {
  const act = lay({}, offerOf());
  key('c', 'e', 'l');
  expect(document.body.textContent).toContain('It can end in');
  key('Enter');
  await settled();
  key('c', 'e', 'l', 'ArrowRight', 'Enter');
  const ends = vi.mocked(act).mock.calls.map(([action]) => (action.type === 'Call' ? action.path.at(-1) : null));
  expect(new Set(ends).size).toBe(2);
});

test('a refusal is kind and says why a word cannot go on to a letter', () => {
  lay({}, offerOf());
  press('a1: X');
  expect(note()).toContain('a1 isn’t next to your token.');
  press('c4: H, a word may begin here', 'd1: S');
  expect(note()).toContain('d1 doesn’t touch the letter before it.');
});

test('WS-A11: the page says why the server refuses a word, and the word stays', async () => {
  const act = vi.fn<Props['act']>(() => Promise.resolve({ code: 'already_scored', facts: { word: 'HELP' } }));
  lay({}, offerOf(), { act });
  key('h', 'e', 'l', 'p', 'Enter');
  await settled();
  expect(note()).toContain('HELP has been scored already.');
  expect(named('Call')).toBeTruthy();
});

test('X-1: a player may stand by a word the dictionary lacks, or let it go', async () => {
  const called = { type: 'Call', word: 'CERAS', path: CHALLENGE.path } as const;
  const doubtful = { ...view(), called: { ...called, path: [...called.path] } };
  const act = lay({}, offerOf({}, ['call', 'stand_by', 'step']), { view: doubtful });
  expect(document.body.textContent).toContain('The dictionary doesn’t know CERAS.');
  press('Stand by it');
  expect(act).toHaveBeenCalledWith({ type: 'StandBy' });
  await settled();
  press('Let it go');
  expect(document.body.textContent).not.toContain('CERAS');
});

test('when time is up the word in hand is called', () => {
  vi.useFakeTimers();
  const deadline = { now: 0, heard: performance.now(), until: 2000, resting: false };
  const act = lay({}, offerOf(), { deadline });
  press('c4: H, a word may begin here', 'c3: E', 'd3: L', 'c2: P');
  vi.advanceTimersByTime(2000);
  expect(act).toHaveBeenCalledWith({ type: 'Call', word: 'HELP', path: HELP });
  vi.useRealTimers();
});

test('WS-A7: two tiles are swapped, or your own with one on the board', async () => {
  const swappable = [...OPEN.places.keys()].filter((place) => place !== 18);
  const act = lay({}, { ...offerOf({}, ['call', 'swap', 'swap_hand', 'turn']), swappable, turnable: [1] });
  press('Swap two tiles', 'a1: X', 'g4: M');
  expect(act).toHaveBeenCalledWith({ type: 'Swap', one: 0, other: 36 });
  await settled();
  press('Your tile: B', 'a1: X');
  expect(act).toHaveBeenLastCalledWith({ type: 'SwapHand', place: 0 });
  await settled();
  press('a2: W', 'Turn it to M');
  expect(act).toHaveBeenLastCalledWith({ type: 'TurnTile', place: 1 });
});

test('WS-6: without a word the token goes to a free neighbour, which glows', () => {
  const act = lay({}, { ...offerOf({}, ['call', 'step']), steps: [12] });
  press('Move on');
  press('c4: H, your token may go here');
  expect(act).toHaveBeenCalledWith({ type: 'MoveToken', place: 12 });
});

test('WS-A12: while stepping nothing else is offered, and a wrong letter is refused with a reason', () => {
  lay({ phase: { type: 'Stepping', seat: 0, until: null } }, { ...offerOf({}, ['step']), steps: [12] });
  expect(() => named('Back')).toThrow();
  press('a1: X');
  expect(note()).toContain('a1');
});

test('WS-9: the page says what exchanging means before it happens', () => {
  const act = lay({}, offerOf({}, ['call', 'exchange']));
  press('Draw a new tile');
  expect(document.body.textContent).toContain('Your B goes into the pile');
  expect(act).not.toHaveBeenCalled();
  press('Draw it');
  expect(act).toHaveBeenCalledWith({ type: 'Exchange' });
});

test('WS-A16: your own tile is added, perhaps turned, or a top tile is moved', async () => {
  const where = { layable: [0, 1, 3, 4, 5], movable: [0, 1, 5] };
  const options: Options = { ...OPTIONS, mode: 'insert' };
  const act = lay(INSERT, { ...offerOf(INSERT, ['call', 'add', 'shift']), ...where }, { options });
  expect(named('b3: S, 2 tiles high, a word may begin here')).toBeTruthy();
  press('Your tile: M', 'Turn it to W', 'a1: B');
  expect(act).toHaveBeenCalledWith({ type: 'AddTile', place: 0, turned: true });
  await settled();
  press('b3: S, 2 tiles high', 'a1: B');
  expect(act).toHaveBeenLastCalledWith({ type: 'ShiftTile', start: 5, to: 0, turned: false });
});

test('WS-A17: without a board a tile is drawn, turned and laid beside another', () => {
  const options: Options = { ...OPTIONS, mode: 'boardless' };
  const open = { ...BOARDLESS, drawn: 'W' };
  const act = lay(open, { ...offerOf(open, ['call', 'lay']), spots: [[1, -1]] }, { options });
  press('Turn it to M', '1,-1: free');
  expect(act).toHaveBeenCalledWith({ type: 'LayTile', q: 1, r: -1, turned: true });
});

test('WS-11: one key disputes and one lets it stand, and a player may change their mind', async () => {
  const open: Partial<Open> = { phase: DISPUTABLE };
  const act = lay(open, { ...offerOf(open, ['dispute', 'pass']) });
  expect(document.body.textContent).toContain('Bea calls CERAS');
  key('d');
  expect(act).toHaveBeenCalledWith({ type: 'Dispute' });
  await settled();
  key('p');
  expect(act).toHaveBeenLastCalledWith({ type: 'Pass' });
});

test('X-4: a player lets everything stand until the next turn, and one touch takes it back', async () => {
  const open: Partial<Open> = { phase: DISPUTABLE };
  const act = lay(open, { ...offerOf(open, ['dispute', 'pass']) });
  press('Let everything pass until my next turn');
  await settled();
  expect(act).toHaveBeenLastCalledWith({ type: 'Pass' });
  press('Look again');
  expect(document.body.textContent).not.toContain('You let everything pass');
});

test('X-1: a vote shows how the others have voted so far', () => {
  const act = lay({ phase: VOTING }, offerOf({}, ['vote']));
  expect(document.body.textContent).toContain('Oskar disputes what Bea called.');
  expect(document.body.textContent).toContain('Oskar abstains');
  press('No');
  expect(act).toHaveBeenCalledWith({ type: 'Vote', yes: false });
});

test('a bystander sees everything and can press nothing', () => {
  lay({ phase: DISPUTABLE }, null, { seat: null });
  expect(document.body.textContent).toContain('Bea calls CERAS');
  expect(document.querySelectorAll('[aria-disabled=false]').length).toBe(0);
  expect(() => named('Dispute')).toThrow();
});
