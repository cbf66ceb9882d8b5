// Going through a finished game: by the rail, by keys, at any speed, and through whose eyes.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ReplayFrame, ReplayShown } from '../lib/gen/protocol.gen';
import { Replaying } from '../lib/replaying.svelte';
import { openTexts, speak, t } from '../lib/texts.svelte';
import ReplayEyes from './ReplayEyes.svelte';
import ReplayKeys from './ReplayKeys.svelte';
import ReplayRail from './ReplayRail.svelte';

const LAST = 20;
/** At these moments somebody only let something pass. */
const ROUTINE = [3, 4, 5];
const WIDTH = 424;

let asked: URL[] = [];
let shown: Record<string, unknown>[] = [];

function whole(more: Partial<ReplayShown>): ReplayShown {
  const seat = { name: '', strength: null, yours: false, away: false, ready: true, handle: null };
  const moment = (ply: number) => ({ ply, at: ply * 1000, seat: ply % 2, routine: ROUTINE.includes(ply) });
  return {
    id: 'past',
    game: { type: 'fib' },
    seats: [
      { ...seat, kind: 'person', name: 'Ada', yours: true },
      { ...seat, kind: 'person', name: 'Tom' },
    ] as unknown as ReplayShown['seats'],
    moments: Array.from({ length: LAST + 1 }, (_, ply) => moment(ply)),
    hidden: true,
    result: null,
    link: '/replay/past',
    opened: 1,
    player: null,
    ...more,
  };
}

function frame(number: number): ReplayFrame {
  return { awaited: [], view: number, events: [{ ply: number, event: {} }], result: null };
}

async function look(more: Partial<ReplayShown> = {}): Promise<Replaying> {
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address, 'http://house');
    asked.push(url);
    if (url.pathname.endsWith('/curve')) return Promise.resolve(answer({ code: 'no_curve', facts: {} }, 400));
    if (!url.pathname.endsWith('/frames')) return Promise.resolve(answer(whole(more)));
    const first = Number(url.searchParams.get('first'));
    const count = Number(url.searchParams.get('count'));
    return Promise.resolve(answer({ first, frames: Array.from({ length: count }, (_, at) => frame(first + at)) }));
  });
  const replay = new Replaying('past', '');
  await replay.open(0);
  const names = ['Ada', 'Tom'];
  const target = document.body;
  shown = [
    mount(ReplayRail, { target, props: { replay, curve: null, names, said: 'a moment', height: 92 } }),
    mount(ReplayKeys, { target, props: { replay } }),
    mount(ReplayEyes, { target, props: { replay, names } }),
  ];
  await settled();
  return replay;
}

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const rail = () => document.querySelector<HTMLElement>('[role=slider]') ?? document.body;
const at = () => Number(rail().getAttribute('aria-valuenow'));

async function settled(time = 1) {
  await vi.advanceTimersByTimeAsync(time);
  flushSync();
}

async function key(name: string, on: Element = document.body) {
  on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  await settled();
}

async function touch(type: string, moment: number) {
  const [left, right] = [12, 12];
  const clientX = left + (moment / LAST) * (WIDTH - left - right);
  rail().dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, bubbles: true }));
  await settled(0);
}

beforeAll(async () => {
  await speak('en');
  await openTexts('replay');
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
});
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('arrows go from moment to moment, and up and down skip what was only routine', async () => {
  await look();
  await key('ArrowRight');
  await key('ArrowRight');
  expect(at()).toBe(2);
  await key('ArrowDown');
  expect(at()).toBe(6);
  await key('ArrowUp');
  expect(at()).toBe(2);
  await key('ArrowLeft');
  expect(at()).toBe(1);
});

test('Home and End lead to the ends, where buttons that lead on are dark', async () => {
  await look();
  const button = (id: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${t(id)}"]`);
  expect(button('replay-back')?.disabled).toBe(true);
  await key('End');
  expect(at()).toBe(LAST);
  expect(button('replay-forward')?.disabled).toBe(true);
  await key('Home');
  expect(at()).toBe(0);
});

test('on the rail a page is ten moments', async () => {
  await look();
  await key('PageDown', rail());
  expect(at()).toBe(10);
  await key('PageUp', rail());
  expect(at()).toBe(0);
  expect([rail().getAttribute('aria-valuemax'), rail().getAttribute('aria-valuetext')]).toEqual([
    `${LAST}`,
    'a moment',
  ]);
});

test('a finger on the rail shows where it is, and stays there when it is lifted', async () => {
  const replay = await look();
  await touch('pointerdown', 5);
  expect(at()).toBe(5);
  await touch('pointermove', 14);
  expect(at()).toBe(14);
  await touch('pointerup', 14);
  await settled(200);
  expect([at(), replay.number, replay.fresh]).toEqual([14, 14, []]);
  await touch('pointermove', 3);
  expect(at()).toBe(14);
});

test('space plays and pauses, and a step forward is shown as it was played', async () => {
  const replay = await look();
  await key(' ');
  await settled(900);
  expect([at(), replay.playing, replay.fresh.length]).toEqual([1, true, 1]);
  await key(' ');
  await settled(5000);
  expect([at(), replay.playing]).toEqual([1, false]);
});

test('a number chooses the speed, and the last moment ends it', async () => {
  const replay = await look();
  await key('4');
  const pressed = [...document.querySelectorAll('.speeds [aria-pressed=true]')].map((one) => one.textContent);
  expect(pressed).toEqual(['8×']);
  await key(' ');
  await settled(LAST * 120);
  expect([at(), replay.playing]).toEqual([LAST, false]);
  await key(' ');
  expect([at(), replay.playing]).toEqual([0, true]);
});

test('one button goes through all speeds where there is little room', async () => {
  const replay = await look();
  const pace = document.querySelector<HTMLElement>('.pace');
  const speeds = [2, 4, 8, 1].map(() => (pace?.click(), flushSync(), replay.speed));
  expect(speeds).toEqual([2, 4, 8, 1]);
});

test('keys belong to whatever has the focus: the board, a field, a choice', async () => {
  await look();
  const felt = document.body.appendChild(document.createElement('div'));
  felt.className = 'table-felt';
  const field = document.body.appendChild(document.createElement('input'));
  await key('ArrowRight', felt);
  await key('ArrowRight', field);
  await key('ArrowRight', document.querySelector('[type=radio]') ?? field);
  expect(at()).toBe(0);
  felt.remove();
  field.remove();
});

test('one looks through one’s own eyes first, and may choose others', async () => {
  const replay = await look();
  await key('ArrowRight');
  const labels = [...document.querySelectorAll('label')];
  expect(labels.map((label) => label.textContent?.trim())).toEqual([
    t('replay-eyes-you'),
    'Tom',
    t('replay-eyes-bystander'),
    t('replay-eyes-all'),
  ]);
  expect(asked.some((url) => url.searchParams.get('eyes') === '0')).toBe(true);
  document.querySelectorAll<HTMLInputElement>('[type=radio]')[3]?.click();
  await settled();
  expect([replay.through, at(), asked.at(-1)?.searchParams.get('eyes')]).toEqual(['all', 1, 'all']);
});

test('where nothing was hidden there is nothing to lay open', async () => {
  await look({ hidden: false });
  expect(document.querySelectorAll('[type=radio]')).toHaveLength(3);
});

test('the Expert’s game of a puzzle is looked at through the eyes that played it', async () => {
  const seats = whole({}).seats.map((seat) => ({ ...seat, yours: false }));
  expect((await look({ player: 1, seats })).through).toBe(1);
});
