import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Remark, Review as Reviewed } from '../lib/gen/protocol.gen';
import type { Replaying } from '../lib/replaying.svelte';
import { Reviewing } from '../lib/reviewing.svelte';
import { openTexts, speak, t } from '../lib/texts.svelte';
import Marks from './Marks.svelte';
import Review from './Review.svelte';

const FOUND: Remark = {
  ply: 3,
  said: [{ code: 'moerder_chain_found', facts: { count: 1 } }],
  mark: 'find',
  weight: 0.6,
  better: null,
};
const RATHER: Remark = {
  ply: 7,
  said: [
    { code: 'moerder_touch_needed', facts: { tile: 'a1', letter: 'M', chain: 'a1 b1 c1 d1 e1 f1' } },
    { code: 'moerder_rather_free', facts: { tile: 'f6', letter: 'R' } },
  ],
  mark: 'better',
  weight: 0.3,
  better: { type: 'Touch', tile: 35 },
};
const PLAIN: Remark = { ...FOUND, ply: 9, mark: null, said: [{ code: 'moerder_no_chain_there', facts: {} }] };
const REMARKS = [FOUND, RATHER, PLAIN];

let answers: (Reviewed | { status: number; code: string; facts: object })[];
let shown: Record<string, unknown>[] = [];
const jumped = vi.fn();
const replay = {
  number: 0,
  last: 12,
  at: (ply: number) => ply,
  jump: jumped,
} as unknown as Replaying;

function part(done: number, of: number | null, remarks: Remark[] = []): Reviewed {
  return { done, of, remarks, marks: remarks.filter(({ mark }) => mark).map(({ ply }) => ply) };
}

async function show(...told: typeof answers): Promise<Reviewing> {
  answers = told;
  const reviewing = new Reviewing('table', 'the key', 10);
  reviewing.follow(1);
  await settle();
  shown = [
    mount(Review, { target: document.body, props: { replay, reviewing, name: 'Ada' } }),
    mount(Marks, { target: document.body, props: { replay, reviewing } }),
  ];
  flushSync();
  return reviewing;
}

async function settle() {
  await vi.advanceTimersByTimeAsync(1);
  flushSync();
}

beforeAll(async () => {
  await speak('en');
  await openTexts('review');
});
beforeEach(() => {
  vi.useFakeTimers();
  jumped.mockClear();
  vi.stubGlobal('fetch', (address: string) => {
    expect(address).toBe('/api/tables/table/review/1?key=the+key');
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new Error('asked too often');
    const status = 'status' in answer ? answer.status : 200;
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('while the house looks back, it shows how far it is, and then the marks', async () => {
  await show(part(0, null), part(1, 3, [FOUND]), part(3, 3, REMARKS));
  expect(document.body.textContent).toContain(t('review-begins'));
  await vi.advanceTimersByTimeAsync(10);
  flushSync();
  expect(document.querySelector('[role=status]')?.textContent).toContain(t('review-progress', { done: 1, of: 3 }));
  expect(document.querySelectorAll('.marks li')).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(10);
  flushSync();
  expect([...document.querySelectorAll('.marks .title')].map((title) => title.textContent?.trim())).toEqual([
    t('review-mark-find'),
    t('review-mark-better'),
  ]);
  expect(document.querySelectorAll('.all li')).toHaveLength(3);
});

test('a mark leads to its moment, in the list and on the rail', async () => {
  await show(part(3, 3, REMARKS));
  document.querySelector<HTMLElement>(".marks [data-mark='better'] button")?.click();
  expect(jumped).toHaveBeenLastCalledWith(8);
  const stations = document.querySelectorAll<HTMLElement>("ol[aria-label] [data-mark='find'] button");
  stations[0]?.click();
  expect(jumped).toHaveBeenLastCalledWith(4);
  expect(stations[0]?.getAttribute('aria-label')).toContain(t('review-mark-find'));
});

test('a game in which nothing stands out says so', async () => {
  await show(part(2, 2));
  expect(document.body.textContent).toContain(t('review-nothing'));
  expect(document.querySelector('details')).toBeNull();
});

test('a house that is too busy is asked again, and one that refuses is not', async () => {
  const reviewing = await show({ status: 429, code: 'too_fast', facts: { seconds: 2 } }, part(2, 2));
  expect(reviewing.said).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  flushSync();
  expect(reviewing.whole).toBe(true);
  const refused = await show({ status: 404, code: 'no_review', facts: {} });
  expect(refused.said?.code).toBe('no_review');
  expect(document.body.textContent).toContain(t('refusal-no-review'));
});
