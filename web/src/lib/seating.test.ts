import { beforeAll, expect, test } from 'vitest';
import type { SeatShown } from './gen/protocol.gen';
import { seatNames, seatNote } from './seating';
import { speak } from './texts.svelte';

beforeAll(() => speak('en'));

const seat = (kind: SeatShown['kind'], more: Partial<SeatShown> = {}): SeatShown => ({
  kind,
  name: null,
  person: null,
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

test('bots of one strength have names of their own', () => {
  const casual = seat('bot', { strength: 'casual' });
  const names = seatNames([
    seat('person', { name: 'Anna' }),
    casual,
    casual,
    seat('bot', { strength: 'expert' }),
    casual,
  ]);
  expect(names[0]).toBe('Anna');
  expect(new Set(names).size).toBe(5);
});

test('a seat kept for a program says so, and until when', () => {
  expect(seatNames([seat('kept')])).toEqual(['Kept for a program']);
  expect(seatNote(seat('kept', { present: false, until: new Date(2026, 10, 15, 15, 4).getTime() / 1000 }))).toMatch(
    /^until 3:04\sPM$/,
  );
});

test('a program says that it is one, while it is there', () => {
  expect(seatNote(seat('person', { program: true }))).toBe('program');
  expect(seatNote(seat('person', { program: true, present: false }))).toBe('away');
  expect(seatNote(seat('person'))).toBe('');
});
