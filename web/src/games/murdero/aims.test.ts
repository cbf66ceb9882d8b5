import { expect, test } from 'vitest';
import { aimsOf, losses, next, way, type Aim } from './aims';
import { NOTHING_TO_DO } from './example-table';
import type { Playable } from './types.gen';

const SHAKE_DOWN: Playable = {
  card: 'shake_down',
  use: false,
  aims: [],
  ends: [],
  gives: ['B1', 'B2'],
  takes: [
    { type: 'AtCard', seat: 1, card: 'R1' },
    { type: 'AtCard', seat: 2, card: 'G2' },
  ],
  same_number: false,
};

test('a trade leads from a card of your own to one of another player', () => {
  const aims = aimsOf(SHAKE_DOWN);
  expect(aims).toHaveLength(4);
  expect(next(aims, [], 0)).toEqual(['card:0:B1', 'card:0:B2']);
  expect(next(aims, ['card:0:B2'], 0)).toEqual(['card:1:R1', 'card:2:G2']);
});

test('MU-A5: if the numbers must match, a trade leads only to matching cards', () => {
  const aims = aimsOf({ ...SHAKE_DOWN, same_number: true });
  expect(next(aims, ['card:0:B2'], 0)).toEqual(['card:2:G2']);
});

test.each<[Aim, string[]]>([
  [{ type: 'Nothing' }, ['middle']],
  [{ type: 'FromPile', card: 'R3' }, ['pile', 'pile:R3']],
  [{ type: 'Before', seat: 0, replacing: '' }, ['middle']],
  [{ type: 'Before', seat: 2, replacing: '' }, ['seat:2']],
  [{ type: 'Before', seat: 0, replacing: 'R3J' }, ['card:0:R3J']],
  [{ type: 'StandIn', seat: 0, card: 'B4', replacing: '' }, ['case:0:B']],
  [{ type: 'StandIn', seat: 0, card: 'B4', replacing: 'real_estate' }, ['case:0:B', 'card:0:real_estate']],
  [{ type: 'Rob', give: 'B1', seat: 3 }, ['card:0:B1', 'seat:3']],
])('%o is a way over the table', (aim, places) => {
  expect(way(aim, 0)).toEqual(places);
});

test('MU-C6: every card on the way is lost with what it holds up', () => {
  const falls = [{ seat: 1, card: 'R2', cards: ['R3'] }];
  expect(losses(['card:0:B1', 'card:1:R2', 'pile'], { ...NOTHING_TO_DO, falls })).toEqual([
    { seat: 0, card: 'B1', cards: [] },
    { seat: 1, card: 'R2', cards: ['R3'] },
  ]);
});
