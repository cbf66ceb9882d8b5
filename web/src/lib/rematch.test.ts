import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Wish } from './connection';
import { openTable } from './http';
import { askRematch } from './rematch';

const WISH = { game: { type: 'grandmastermind' }, seats: [] };
const FORGOTTEN = { code: 'promise_unknown', facts: {} };
let sent: [string, Record<string, unknown> | undefined][];
let promised: number;
let replies: [number, unknown][];

beforeEach(() => {
  sent = [];
  promised = 0;
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
    sent.push([path, body === undefined ? undefined : (JSON.parse(body) as Record<string, unknown>)]);
    const [status, said] =
      path === '/api/promises' ? [201, { commitment: `seal ${++promised}` }] : (replies.shift() ?? [500, null]);
    return Promise.resolve(new Response(JSON.stringify(said), { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the promise comes first, then the answer to it', async () => {
  replies = [[201, { table: 'x' }]];
  expect(await openTable(WISH)).toEqual({ table: 'x' });
  expect(sent).toEqual([
    ['/api/promises', undefined],
    ['/api/tables', { ...WISH, commitment: 'seal 1', nonce: expect.any(String) as string }],
  ]);
});

test('a forgotten promise is requested once more and gets another nonce', async () => {
  replies = [
    [409, FORGOTTEN],
    [201, { table: 'x' }],
  ];
  expect(await openTable(WISH)).toEqual({ table: 'x' });
  expect(sent[3]?.[1]?.commitment).toBe('seal 2');
  expect(sent[3]?.[1]?.nonce).not.toBe(sent[1]?.[1]?.nonce);
});

test('it is requested again only once, and only for that reason', async () => {
  replies = [
    [409, FORGOTTEN],
    [409, FORGOTTEN],
    [400, { code: 'wrong_number_of_seats', facts: {} }],
  ];
  await expect(openTable(WISH)).rejects.toThrow('promise_unknown');
  await expect(openTable(WISH)).rejects.toThrow('wrong_number_of_seats');
  expect(replies).toEqual([]);
});

test('the same wish goes with the same promise until it is answered, and another wish with another', async () => {
  const [one, other] = ['wordsearch', 'letter'].map((type) => ({ ...WISH, game: { type } })) as [
    typeof WISH,
    typeof WISH,
  ];
  const lost: [number, unknown] = [503, { code: 'not_kept', facts: {} }];
  replies = [lost, [201, { table: 'x' }], lost, [201, { table: 'y' }], [201, { table: 'z' }]];
  await expect(openTable(one)).rejects.toThrow('not_kept');
  await openTable(one);
  await expect(openTable(one)).rejects.toThrow('not_kept');
  await openTable(other);
  await openTable(other);
  const opened = sent.filter(([path]) => path === '/api/tables').map(([, wish]) => wish);
  expect(opened.map((wish) => wish?.commitment)).toEqual(['seal 1', 'seal 1', 'seal 2', 'seal 3', 'seal 4']);
  expect(opened[1]).toEqual(opened[0]);
});

test('a rematch answers a promise too', async () => {
  const wishes: Wish[] = [];
  const answers = [FORGOTTEN, null];
  const refused = await askRematch((wish) => {
    wishes.push(wish);
    return Promise.resolve(answers.shift() ?? null);
  });
  expect(refused).toBeNull();
  expect(wishes).toMatchObject([
    { type: 'Rematch', commitment: 'seal 1' },
    { type: 'Rematch', commitment: 'seal 2' },
  ]);
  expect(new Set(wishes.map((wish) => 'nonce' in wish && wish.nonce)).size).toBe(2);
});
