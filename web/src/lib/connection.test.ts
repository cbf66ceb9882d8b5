import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Contact } from './connection';
import type { Refusal } from './game';
import type { AnyMessage } from './gen/protocol.gen';

class Line {
  static OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: string) {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.drop();
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let contacts: Contact[];
let reasons: Refusal[];
let heard: AnyMessage[];
let connection: Connection<AnyMessage>;
const line = () => Line.all.at(-1) as Line;
const ACT = { type: 'Act', seat: 0, seen: 7, action: { type: 'GiveUp' } } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  contacts = [];
  reasons = [];
  heard = [];
  connection = new Connection<AnyMessage>('/api/tables/x/socket', {
    hear: (message) => heard.push(message),
    contact: (contact, said) => {
      contacts.push(contact);
      reasons.push(said);
    },
    final: (code) => code === 4404,
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer goes to whoever asked, and everything else to the listener', async () => {
  line().open();
  const first = connection.request(ACT);
  const second = connection.request({ type: 'Start' });
  expect(line().sent).toEqual([
    { ...ACT, ref: 1 },
    { type: 'Start', ref: 2 },
  ]);
  line().say({ type: 'Done', ref: 2 });
  line().say({ type: 'Refused', ref: 1, code: 'not_your_turn', facts: {} });
  line().say({ type: 'Update' });
  expect(await second).toEqual({ type: 'Done', ref: 2 });
  expect(await first).toMatchObject({ code: 'not_your_turn' });
  expect(heard).toHaveLength(1);
});

test('what was asked before the connection is open is sent once it opens', () => {
  void connection.request({ type: 'Start' });
  expect(line().sent).toEqual([]);
  line().open();
  expect(line().sent).toHaveLength(1);
});

test('after a break it reconnects and sends again what was not answered, word for word', async () => {
  line().open();
  const answer = connection.request(ACT);
  line().drop();
  expect(contacts).toEqual(['connecting', 'connected', 'reconnecting']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Line.all).toHaveLength(2);
  line().open();
  expect(line().sent).toEqual([{ ...ACT, ref: 1 }]);
  line().say({ type: 'Refused', ref: 1, code: 'stale', facts: {} });
  expect(await answer).toEqual({ type: 'Done', ref: 1 });
  expect(contacts.at(-1)).toBe('connected');
});

test.each([
  [{ type: 'Start' }, 'already_started', 'Done'],
  [{ type: 'Stand', seat: 0 }, 'not_your_seat', 'Done'],
  [{ type: 'Close' }, 'only_the_host', 'Refused'],
] as const)('sent again, %j that is refused as %s is %s', async (wish, code, type) => {
  line().open();
  const answer = connection.request(wish);
  line().drop();
  await vi.advanceTimersByTimeAsync(1_000);
  line().open();
  line().say({ type: 'Refused', ref: 1, code, facts: {} });
  expect(await answer).toMatchObject({ type });
});

test('stale at the first sending is a refusal', async () => {
  line().open();
  const answer = connection.request(ACT);
  line().say({ type: 'Refused', ref: 1, code: 'stale', facts: {} });
  expect(await answer).toMatchObject({ type: 'Refused' });
});

test('pauses grow, and after five failures the house counts as gone but is still tried', async () => {
  line().open();
  for (let i = 0; i < 5; i++) {
    line().drop();
    await vi.advanceTimersByTimeAsync(30_000);
  }
  expect(contacts.at(-1)).toBe('gone');
  expect(Line.all).toHaveLength(6);
  line().open();
  expect(contacts.at(-1)).toBe('connected');
});

test('it tries at once when back online or back in view', () => {
  line().open();
  line().drop();
  dispatchEvent(new Event('online'));
  expect(Line.all).toHaveLength(2);
  line().drop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Line.all).toHaveLength(3);
});

test('a last word of the house is the end', async () => {
  line().open();
  line().drop(4404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all).toHaveLength(1);
  expect(contacts.at(-1)).toBe('ended');
});

test('closed by us, it stays closed', async () => {
  line().open();
  connection.close();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all).toHaveLength(1);
});

test('a browser turned away is told why and reconnects after the time the house names', () => {
  line().open();
  line().say({ type: 'Refused', ref: null, code: 'crowded', facts: { seconds: 15 } });
  line().drop(4429);
  expect(contacts.at(-1)).toBe('held');
  expect(reasons.at(-1)).toEqual({ code: 'crowded', facts: { seconds: 15 } });
  vi.advanceTimersByTime(14_000);
  expect(Line.all).toHaveLength(1);
  vi.advanceTimersByTime(8_000);
  expect(Line.all).toHaveLength(2);
  line().open();
  expect([contacts.at(-1), reasons.at(-1)]).toEqual(['connected', null]);
  expect(heard).toEqual([]);
});
