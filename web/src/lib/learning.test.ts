import { beforeEach, expect, test, vi } from 'vitest';
import type { LessonFrame, LessonShown } from './gen/protocol.gen';
import { learn, Trouble } from './http';
import { begun, Learning } from './learning.svelte';

vi.mock('./http', async (original) => ({ ...(await original<typeof import('./http')>()), learn: vi.fn() }));

const STEPS = ['turn', 'next', 'claim'];
const FRAMES_A_STEP = 2;

/** A lesson of three steps in which 'right' is right; after each act there are two positions to see. */
function answer(done: unknown[]): LessonShown {
  const wrong = done.findIndex((act) => act !== null && act !== 'right');
  const number = wrong < 0 ? done.length : wrong;
  const key = STEPS[number];
  return {
    steps: STEPS.length,
    number,
    step: key === undefined ? null : { key, look: [] },
    frames: Array.from({ length: FRAMES_A_STEP }, (_, at) => frame(`${number}.${at}`)),
    right: wrong < 0,
  };
}

function frame(view: string): LessonFrame {
  const events = [{ ply: 0, event: view }];
  return { scene: 0, game: {}, seats: 2, awaited: [0], view, offer: {}, events, over: false };
}

function begin(): Learning {
  return new Learning(
    'moerder',
    () => 'en',
    () => 0,
  );
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.mocked(learn).mockImplementation((_, { done }) => Promise.resolve(answer(done)));
});

test('a lesson begins with its first step', async () => {
  expect(begun('moerder')).toBe(false);
  const lesson = begin();
  await lesson.resume();
  expect(lesson.asked?.step?.key).toBe('turn');
  expect(lesson.frame?.view).toBe('0.1');
  expect(lesson.fresh).toEqual([]);
  expect(begun('moerder')).toBe(true);
});

test('after a right act everything is seen, one position after the other, before the next step is asked', async () => {
  const lesson = begin();
  await lesson.resume();
  expect(await lesson.act('right')).toBeNull();
  expect([lesson.frame?.view, lesson.running, lesson.asked?.number]).toEqual(['1.0', true, 0]);
  vi.runOnlyPendingTimers();
  expect([lesson.frame?.view, lesson.running, lesson.asked?.number]).toEqual(['1.1', true, 0]);
  expect(lesson.fresh).toEqual([{ ply: 0, event: '1.1' }]);
  vi.runOnlyPendingTimers();
  expect([lesson.frame?.view, lesson.running, lesson.asked?.step?.key]).toEqual(['1.1', false, 'next']);
  expect(lesson.story.map(({ event }) => event)).toEqual(['1.0', '1.1']);
});

test('any input skips to what is asked next', async () => {
  const lesson = begin();
  await lesson.resume();
  await lesson.act('right');
  lesson.flush();
  expect([lesson.frame?.view, lesson.running, lesson.asked?.number]).toEqual(['1.1', false, 1]);
  vi.runAllTimers();
  expect(lesson.asked?.number).toBe(1);
});

test('with reduced motion the next step is there at once', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const lesson = begin();
  await lesson.resume();
  await lesson.act('right');
  expect([lesson.frame?.view, lesson.running, lesson.asked?.number]).toEqual(['1.1', false, 1]);
});

test('a wrong act gets the sentence of the lesson, and nothing moves', async () => {
  const lesson = begin();
  await lesson.resume();
  const before = lesson.frame;
  expect(await lesson.act('wrong', () => 'Try c4.')).toEqual({ code: 'lesson', facts: { sentence: 'Try c4.' } });
  expect(lesson.frame).toBe(before);
  expect([lesson.misses, lesson.asked?.number]).toEqual([1, 0]);
});

test('a step can be skipped, and one can go back', async () => {
  const lesson = begin();
  await lesson.resume();
  await lesson.skip();
  lesson.flush();
  expect(lesson.asked?.number).toBe(1);
  await lesson.back();
  expect(lesson.asked?.number).toBe(0);
});

test('whoever comes back goes on where they were', async () => {
  const lesson = begin();
  await lesson.resume();
  await lesson.act('right');
  const later = begin();
  await later.resume();
  expect(later.asked?.step?.key).toBe('next');
});

test('a lesson that is over begins again', async () => {
  const lesson = begin();
  await lesson.resume();
  for (let step = 0; step < STEPS.length; step += 1) {
    await lesson.act('right');
    lesson.flush();
  }
  expect(lesson.asked?.step).toBeNull();
  const later = begin();
  await later.resume();
  expect(later.asked?.number).toBe(0);
});

test('what is remembered but no longer right does not count', async () => {
  localStorage.setItem('parlour-lesson:moerder', '["right", "old", "right"]');
  const lesson = begin();
  await lesson.resume();
  expect(lesson.asked?.number).toBe(1);
  expect(localStorage.getItem('parlour-lesson:moerder')).toBe('["right"]');
});

test('without the house the lesson waits, and the act can be done again', async () => {
  const lesson = begin();
  await lesson.resume();
  const said = { code: 'unreachable', facts: {} };
  vi.mocked(learn).mockRejectedValueOnce(new Trouble(said));
  expect(await lesson.act('right')).toEqual(said);
  expect(lesson.asked?.number).toBe(0);
  expect(await lesson.act('right')).toBeNull();
});
