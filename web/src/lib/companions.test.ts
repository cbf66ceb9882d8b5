import { expect, test } from 'vitest';
import { companions } from './companions';
import type { SeatShown } from './gen/protocol.gen';

const seat = (more: Partial<SeatShown>): SeatShown => ({
  kind: 'person',
  name: 'Ann',
  person: 'a',
  strength: null,
  present: true,
  ready: true,
  yours: false,
  host: false,
  stand_in: false,
  program: false,
  until: null,
  ...more,
});

test('bots, free seats and you yourself are no company', () => {
  const seats = [
    seat({ yours: true }),
    seat({ kind: 'bot', name: null, person: null, strength: 'casual' }),
    seat({ kind: 'free', name: null, person: null }),
  ];
  expect(companions({ seats, watching: [] })).toEqual([]);
});

test('whoever has two seats is one person, and those who watch come last', () => {
  const seats = [seat({ name: 'Ann' }), seat({ name: 'Bea' }), seat({ name: 'Cy', person: 'c' })];
  expect(companions({ seats, watching: [{ person: 'd', name: 'Dora' }] })).toEqual([
    { person: 'a', name: 'Ann, Bea', seat: 0 },
    { person: 'c', name: 'Cy', seat: 2 },
    { person: 'd', name: 'Dora', seat: null },
  ]);
});
