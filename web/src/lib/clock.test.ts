import { expect, test } from 'vitest';
import { asClock, left } from './clock';

const deadline = { now: 10_000, heard: 500, until: 40_000, resting: false };

test('time runs on with our own clock from the moment the server spoke', () => {
  expect(left(deadline, 500)).toBe(30_000);
  expect(left(deadline, 10_500)).toBe(20_000);
});

test('it never runs below zero, nor back before the server spoke', () => {
  expect(left(deadline, 99_000)).toBe(0);
  expect(left(deadline, 0)).toBe(30_000);
});

test('it stands still while the table rests', () => {
  expect(left({ ...deadline, resting: true }, 20_000)).toBe(30_000);
});

test('it is written as minutes and seconds, a begun second counting as one', () => {
  expect(asClock(42_000)).toBe('0:42');
  expect(asClock(41_001)).toBe('0:42');
  expect(asClock(725_000)).toBe('12:05');
  expect(asClock(0)).toBe('0:00');
});
