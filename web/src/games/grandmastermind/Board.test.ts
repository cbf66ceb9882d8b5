import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '../../lib/game';
import { mounted, named, press, settled, takenAway } from '../mounting';
import Board from './Board.svelte';
import { readCode } from './notation';
import type { Action, Event, Offer, Open, Options, View } from './types.gen';

type Props = BoardProps<View, Offer, Action, Event, Options>;

const OPTIONS: Options = {
  type: 'grandmastermind',
  variant: 1,
  roles: 'swap',
  rounds: 1,
  target: null,
  rows: 10,
  row_seconds: null,
  blue_rule: 'lexicographic',
  feedback: 'auto',
  limited_supply: false,
  start_player: 'random',
  turn_seconds: null,
};
const OPEN: Open = { phase: { type: 'Guessing', challenger: 1, until: null }, rows: [], past: [] };
const row = readCode('Rt Ys G* V+');

function lay(props: Partial<Props>, open: Partial<Open> = {}, code: View['code'] = null) {
  const seat = props.seat === undefined ? 0 : props.seat;
  return mounted(Board, {
    options: OPTIONS,
    seat,
    view: { seat, open: { ...OPEN, ...open }, code },
    offer: { ask: 'guess', tray: null },
    names: ['Anna', 'Jonas'],
    ...props,
  });
}

beforeEach(() => sessionStorage.clear());

test('a row is laid and placed by the names of its buttons', () => {
  const { act } = lay({});
  expect(named('Place the row').disabled).toBe(true);
  for (const piece of ['triangle', 'red', 'square', 'yellow', 'star', 'green', 'cross', 'violet'])
    press(`Put ${piece}`);
  expect(named('Field 3, shape: star').dataset.field).toBe('4');
  press('Place the row');
  expect(act).toHaveBeenCalledWith({ type: 'Guess', row });
});

test('a row is laid and placed by keys', () => {
  const { act } = lay({});
  const field = named('Field 1, shape: empty');
  for (const key of [...'162748', '5', '9', 'Enter']) {
    (document.activeElement?.matches('[data-field]') ? document.activeElement : field).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    flushSync();
  }
  expect(act).toHaveBeenCalledWith({ type: 'Guess', row });
});

test('GM-A9: Enter on a row with gaps says what is missing', () => {
  const { act } = lay({});
  press('Put star');
  named('Field 1, colour: empty').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
  flushSync();
  expect(act).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('7 fields are still empty.');
});

test('GM-A7: in variant 2 a row with gaps may be placed, and the page says that they count', () => {
  const { act } = lay({ options: { ...OPTIONS, variant: 2 } });
  expect(document.body.textContent).toContain('Empty fields count as empty.');
  press('Put star');
  press('Place the row');
  expect(act).toHaveBeenCalledWith({ type: 'Guess', row: readCode('-* -- -- --') });
});

test('a reload in mid-row loses nothing', async () => {
  lay({});
  press('Put hexagon');
  await takenAway();
  lay({});
  expect(named('Field 1, shape: hexagon')).toBeTruthy();
});

test('an earlier row is copied, and said in words', () => {
  lay({}, { rows: [{ type: 'Answered', code: row, pegs: { black: 1, white: 2, blue: 0 } }] });
  expect(document.body.textContent).toContain(
    'Row 1: red triangle, yellow square, green star, violet cross – 1 black, 2 white.',
  );
  press('Copy row 1');
  expect(named('Field 4, colour: violet')).toBeTruthy();
  press('Clear');
  expect(named('Field 4, colour: empty')).toBeTruthy();
});

test('GM-A6: a piece that is used up cannot be taken', () => {
  const tray = {
    shapes: { triangle: 0, square: 3, hexagon: 12, star: 1, cross: 5 },
    colours: { red: 1, yellow: 1, green: 1, violet: 1, orange: 1 },
  };
  lay({ offer: { ask: 'guess', tray } });
  expect(named('Put triangle, 0 left').disabled).toBe(true);
  press('Put star, 1 left');
  expect(named('Put star, 0 left').disabled).toBe(true);
});

test('GM-4: the challenger lays a code behind the shield', () => {
  const { act } = lay(
    { seat: 1, offer: { ask: 'hide', tray: null } },
    { phase: { type: 'Hiding', challenger: 1, until: null } },
  );
  for (const piece of ['triangle', 'square', 'star', 'cross', 'red', 'yellow', 'green', 'violet'])
    press(`Put ${piece}`);
  press('Hide the code');
  expect(act).toHaveBeenCalledWith({ type: 'Hide', code: row });
});

test('GM-A2: a wrong count is refused kindly and the pegs stay as they were set', async () => {
  const act = vi.fn<Props['act']>(() => Promise.resolve({ code: 'count_again', facts: {} }));
  lay(
    { seat: 1, offer: { ask: 'answer', tray: null }, act },
    { phase: { type: 'Answering', challenger: 1, row, until: null } },
    row,
  );
  press('One black peg more');
  press('One blue peg more');
  press('One blue peg more');
  press('One blue peg less');
  press('Set the pegs');
  await settled();
  flushSync();
  expect(act).toHaveBeenCalledWith({ type: 'Answer', pegs: { black: 1, white: 0, blue: 1 } });
  expect(document.querySelector('p.against')?.textContent).toBeTruthy();
  expect([...document.querySelectorAll('output')].map((one) => one.textContent)).toEqual(['1', '0', '1']);
});

test('four holes take four pegs', () => {
  lay(
    { seat: 1, offer: { ask: 'answer', tray: null } },
    { phase: { type: 'Answering', challenger: 1, row, until: null } },
    row,
  );
  for (let peg = 0; peg < 4; peg++) press('One white peg more');
  expect(named('One black peg more').disabled).toBe(true);
});

test('a bystander sees the board and nothing to press', () => {
  lay({ seat: null, offer: null }, { rows: [{ type: 'Lost' }] });
  expect(document.querySelectorAll('button')).toHaveLength(0);
  expect(document.body.textContent).toContain('Row 1: lost to the clock.');
});

test('at the end every decoding can be looked at again', () => {
  const past: Open['past'] = [
    {
      challenger: 1,
      code: row,
      rows: [{ type: 'Answered', code: row, pegs: { black: 4, white: 0, blue: 0 } }],
      points: 1,
    },
    { challenger: 0, code: readCode('Oh Oh Oh Oh'), rows: [], points: 11 },
  ];
  lay({ over: true, offer: null }, { phase: { type: 'Over' }, past });
  expect(document.body.textContent).toContain('Jonas did not find the code.');
  press('Code 1');
  expect(document.body.textContent).toContain('Anna found the code in one row.');
  expect(document.body.textContent).toContain('The code: red triangle');
});

test('help says how many codes are left, and marks the row a draft contradicts', async () => {
  const ask = vi.fn<Props['ask']>((draft) =>
    Promise.resolve(
      draft ? [{ code: 'row_contradicts', facts: { row: 1 } }] : [{ code: 'codes_possible', facts: { count: 1204 } }],
    ),
  );
  lay({ hints: true, ask }, { rows: [{ type: 'Answered', code: row, pegs: { black: 1, white: 2, blue: 0 } }] });
  await settled();
  flushSync();
  expect(document.body.textContent).toContain('1,204 codes');
  press('Copy row 1');
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('.doubted')).toBeTruthy();
  });
});
