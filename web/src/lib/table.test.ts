import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableWatch } from './table.svelte';

class Line {
  static OPEN = 1;
  static last: Line;
  readyState = 1;
  sent: { type: string; ref: number; before?: number }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    Line.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Line['sent'][number]);
  }
  close() {}
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const UPDATE = { type: 'Update', now: 0, stands: null, awaited: [], welcome: [], until: null, eyes: [], result: null };
const at = (ply: number) => ({ ply, event: { type: 'Told' } });
const plies = () => watch.story.map(({ ply }) => ply);
let watch: TableWatch;

beforeEach(() => {
  vi.stubGlobal('WebSocket', Line);
  watch = new TableWatch('x');
  Line.last.onopen?.();
  Line.last.say({ ...UPDATE, ply: 8, since: 6, whole: true, events: [at(6), at(7)] });
});
afterEach(() => {
  watch.leave();
  vi.unstubAllGlobals();
});

test('the story is known from the ply the house says, and looked up further back when asked', async () => {
  expect([watch.since, plies()]).toEqual([6, [6, 7]]);
  const asked = watch.recall();
  expect(Line.last.sent).toMatchObject([{ type: 'Recall', before: 6 }]);
  Line.last.say({ ...UPDATE, ply: 9, since: 8, whole: false, events: [at(8)] });
  Line.last.say({ type: 'Recalled', ref: Line.last.sent[0]?.ref, since: 0, events: [at(1), at(5)] });
  await asked;
  expect([watch.since, plies()]).toEqual([0, [1, 5, 6, 7, 8]]);
});

test('what was asked before a new beginning is not added to it', async () => {
  const asked = watch.recall();
  Line.last.say({ ...UPDATE, ply: 9, since: 7, whole: true, events: [at(7), at(8)] });
  Line.last.say({ type: 'Recalled', ref: Line.last.sent[0]?.ref, since: 0, events: [at(1), at(5)] });
  await asked;
  expect([watch.since, plies()]).toEqual([7, [7, 8]]);
});
