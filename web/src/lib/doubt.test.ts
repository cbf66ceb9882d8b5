import { expect, test } from 'vitest';
import { hasVoters, justUnknown, withoutStandingBy } from './doubt';
import type { SeatShown } from './gen/protocol.gen';

const person: SeatShown = {
  kind: 'person',
  name: 'Ada',
  person: 'a1',
  strength: null,
  present: true,
  ready: true,
  yours: false,
  host: false,
  stand_in: false,
  program: false,
  until: null,
};
const bot: SeatShown = { ...person, kind: 'bot', name: null, strength: 'casual' };

test('X-1: only another person votes, never a bot, not even one that stands in for somebody', () => {
  expect(hasVoters([person, bot, bot], 0)).toBe(false);
  expect(hasVoters([person, { ...person, stand_in: true }], 0)).toBe(false);
  expect(hasVoters([person, bot, person], 0)).toBe(true);
  expect(hasVoters([person], 0)).toBe(false);
});

test('X-1: if nobody votes, nobody is invited to stand by a word', () => {
  const eyes = { seat: 0, view: {}, offer: { acts: ['call', 'stand_by', 'step'], steps: [1] } };
  expect(withoutStandingBy(eyes).offer).toEqual({ acts: ['call', 'step'], steps: [1] });
  expect(eyes.offer.acts).toContain('stand_by');
});

test('everything else offered or told stays the same', () => {
  const drawing = { seat: 0, view: {}, offer: { draw: true } };
  expect(withoutStandingBy(drawing)).toBe(drawing);
  const watching = { seat: null, view: {}, offer: null };
  expect(withoutStandingBy(watching)).toBe(watching);
  const scored = { type: 'WordScored', word: 'TEA' };
  expect(justUnknown(scored)).toBe(scored);
  expect(justUnknown({ type: 'WordUnknown', word: 'ZZZ', may_stand_by: true })).toMatchObject({ may_stand_by: false });
});
