import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Wish } from '../lib/connection';
import type { Refusal } from '../lib/game';
import type { SeatShown, TableShown } from '../lib/gen/protocol.gen';
import { seatNames } from '../lib/seating';
import type { TableWatch } from '../lib/table.svelte';
import { speak, t } from '../lib/texts.svelte';
import { timeOfDay } from '../lib/time-of-day';
import WaitingRoom from './WaitingRoom.svelte';

vi.mock('../lib/invitation', () => ({
  invitation: (path: string) => Promise.resolve({ link: `http://house${path}`, reachable: true }),
}));

const FAKED: ('Date' | 'setTimeout' | 'clearTimeout')[] = ['Date', 'setTimeout', 'clearTimeout'];
/** In an hour, in seconds. */
const soon = () => Math.floor(Date.now() / 1000) + 3600;
const seat = (kind: SeatShown['kind'], more: Partial<SeatShown> = {}): SeatShown => ({
  kind,
  name: null,
  person: null,
  strength: null,
  present: kind !== 'kept',
  ready: kind !== 'kept',
  yours: false,
  host: false,
  stand_in: false,
  program: false,
  until: kind === 'kept' ? soon() : null,
  ...more,
});
const anna = seat('person', { name: 'Anna', yours: true, host: true });

class Room {
  table = $state.raw({
    id: 'abc',
    may_sit: [1],
    you_host: true,
    started: false,
    watching: [],
  } as unknown as TableShown);
  refused: Refusal = null;
  wishes: Wish[] = [];
  #shown: Record<string, unknown>;

  constructor(...seats: SeatShown[]) {
    this.sit(...seats);
    this.#shown = mount(WaitingRoom, { target: document.body, props: this.#props() });
    flushSync();
  }

  sit(...seats: SeatShown[]) {
    this.table = { ...this.table, seats };
    flushSync();
  }

  async gives(what: string) {
    const select = document.querySelector('select');
    if (!select) throw new Error('no seat can be given away');
    select.value = what;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
  }

  async leave() {
    await unmount(this.#shown);
  }

  #props() {
    const room = this as Room;
    return {
      box: undefined,
      game: 'moerder',
      refusal: '',
      onsit: () => undefined,
      dowish: (wish: Wish) => {
        room.wishes.push(wish);
        if (!room.refused) room.sit(anna, seat('kept'));
        return Promise.resolve(room.refused);
      },
      get table() {
        return room.table;
      },
      get watch() {
        const names = seatNames(room.table.seats);
        return { shown: room.table, update: null, mine: [0], names } as unknown as TableWatch;
      },
    };
  }
}

let room: Room;
const command = () => document.querySelector('pre')?.textContent ?? '';
const token = () => (room.wishes.at(-1) as { token: string }).token;
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === t(text));
const settled = async () => {
  await new Promise((resolve) => setImmediate(resolve));
  flushSync();
};

beforeAll(() => speak('en'));
afterEach(async () => {
  vi.useRealTimers();
  await room.leave();
});

test('a host who gives a seat to a program gets the command that brings it there', async () => {
  room = new Room(anna, seat('free'));
  await room.gives('program');
  expect(room.wishes).toEqual([{ type: 'SeatProgram', seat: 1, token: token() }]);
  expect(token()).toMatch(/^[0-9a-f]{32}$/);
  expect(command()).toBe(`parlour sit http://house/table/abc ./mybot --token ${token()}`);
  expect(document.querySelector('h1')?.textContent).toContain(t('waiting-programs', { count: 1 }));
});

test('the token says when it expires, says so when it has, and then a new one can be made', async () => {
  vi.useFakeTimers({ toFake: FAKED, now: new Date(2026, 10, 15, 14, 4) });
  const text = () => document.body.textContent;
  room = new Room(anna, seat('free'));
  await room.gives('program');
  const first = token();
  expect(text()).toContain(t('program-once', { time: timeOfDay(new Date(2026, 10, 15, 15, 4).getTime()) }));
  await vi.advanceTimersByTimeAsync(3600_000 - 1);
  flushSync();
  expect(command()).toContain(first);
  await vi.advanceTimersByTimeAsync(1);
  flushSync();
  expect(command()).toBe('');
  expect(text()).toContain(t('program-expired', { time: timeOfDay(new Date(2026, 10, 15, 15, 4).getTime()) }));
  button('program-new')?.click();
  await settled();
  expect(token()).not.toBe(first);
  expect(command()).toContain(token());
  expect(text()).toContain(t('program-once', { time: timeOfDay(new Date(2026, 10, 15, 16, 4).getTime()) }));
});

test('a host who comes back later is told that a token has expired, and others are not', async () => {
  vi.useFakeTimers({ toFake: FAKED });
  const late = seat('kept', { until: Math.floor(Date.now() / 1000) - 60 });
  room = new Room(anna, late);
  await vi.advanceTimersByTimeAsync(1);
  flushSync();
  expect(button('program-new')).toBeDefined();
  room.table = { ...room.table, you_host: false };
  flushSync();
  expect(button('program-new')).toBeUndefined();
  room.table = { ...room.table, you_host: true };
  room.sit(anna, seat('kept'));
  expect(button('program-new')).toBeUndefined();
  expect(command()).toBe('');
});

test('every token is another one', async () => {
  room = new Room(anna, seat('free'));
  await room.gives('program');
  const first = token();
  room.sit(anna, seat('free'));
  await room.gives('program');
  expect(token()).not.toBe(first);
  expect(command()).toContain(token());
});

test('the token is gone once it is put away, or the program has come, or the seat is free again', async () => {
  const ends = [
    () => button('program-done')?.click(),
    () => room.sit(anna, seat('person', { name: 'Deep', program: true })),
    () => room.sit(anna, seat('free')),
  ];
  for (const end of ends) {
    room = new Room(anna, seat('free'));
    await room.gives('program');
    expect(command()).not.toBe('');
    end();
    flushSync();
    room.sit(anna, seat('kept'));
    expect(document.querySelector('pre')).toBeNull();
    if (end !== ends.at(-1)) await room.leave();
  }
});

test('a seat that could not be kept shows no token', async () => {
  room = new Room(anna, seat('free'));
  room.refused = { code: 'seat_taken', facts: {} };
  await room.gives('program');
  expect(room.wishes).toHaveLength(1);
  expect(document.querySelector('pre')).toBeNull();
});

test('a bot of the house is given a seat as before', async () => {
  room = new Room(anna, seat('free'));
  room.refused = { code: 'seat_taken', facts: {} };
  await room.gives('strong');
  expect(room.wishes).toEqual([{ type: 'SeatBot', seat: 1, strength: 'strong' }]);
});
