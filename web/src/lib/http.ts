// Asking the house over plain http; what goes wrong comes back as something that can be said.
import type {
  Blocked,
  Box,
  Ending,
  Learn,
  LessonShown,
  Me,
  Opened,
  OpenTable,
  Promised,
  Said,
} from './gen/protocol.gen';
import { nonce } from './nonce';

/** The house said no, or could not be reached. */
export class Trouble extends Error {
  readonly said: Said;

  constructor(said: Said) {
    super(said.code);
    this.said = said;
  }
}

/** The code with which the house says that it does not know, or no longer knows, such a promise. */
export const UNKNOWN_PROMISE = 'promise_unknown';

/** What the house has written into the page, because it is always asked first. */
const foretold = new Map<string, unknown>(
  Object.entries(JSON.parse(document.getElementById('foretold')?.textContent ?? '{}') as Record<string, unknown>),
);

let shelf: Promise<Box[]> | undefined;

/** The boxes on the shelf, as they were when somebody last asked; only the house's own lists of words may change. */
export function games(): Promise<Box[]> {
  shelf ??= ask<Box[]>('GET', '/api/games');
  shelf.catch(() => (shelf = undefined));
  return shelf;
}

/** The boxes as they are now, with every list the house keeps. */
export function gamesAsNow(): Promise<Box[]> {
  shelf = undefined;
  return games();
}

/** The commitment of the house to its luck. It comes before our nonce, or it would be worth nothing. */
export async function promise(): Promise<string> {
  return (await ask<Promised>('POST', '/api/promises')).commitment;
}

type Answer = Pick<OpenTable, 'commitment' | 'nonce'>;

/** What was asked for last without a good answer. */
let unanswered: { wish: string; answer: Answer } | undefined;

/**
 * A new table. The same wish goes with the same promise again until there is a good answer, so it opens one table at most,
 * even if the house could not say that it did. If the house has forgotten its promise, a new one gets a new nonce.
 */
export async function openTable<Wish extends Answer = OpenTable>(
  wish: Omit<Wish, keyof Answer>,
  path = '/api/tables',
): Promise<Opened> {
  const written = path + JSON.stringify(wish);
  const open = async () => {
    if (unanswered?.wish !== written)
      unanswered = { wish: written, answer: { commitment: await promise(), nonce: nonce() } };
    return ask<Opened>('POST', path, { ...wish, ...unanswered.answer });
  };
  const opened = await open().catch((error: unknown) => {
    if (!(error instanceof Trouble && error.said.code === UNKNOWN_PROMISE)) throw error;
    unanswered = undefined;
    return open();
  });
  unanswered = undefined;
  return opened;
}

export function me(): Promise<Me> {
  return ask('GET', '/api/me');
}

export function rename(name: string): Promise<Me> {
  return ask('PUT', '/api/me', { name });
}

/** Whom we block. */
export function blocks(): Promise<Blocked[]> {
  return ask('GET', '/api/blocks');
}

/** What remains is the answer. */
export function unblock(person: string): Promise<Blocked[]> {
  return ask('DELETE', `/api/blocks/${encodeURIComponent(person)}`);
}

/** A game's lesson after these acts. */
export function learn(game: string, wish: Learn): Promise<LessonShown> {
  return ask('POST', `/api/lessons/${encodeURIComponent(game)}`, wish);
}

/** A finished table in figures. */
export function ending(table: string): Promise<Ending> {
  return ask('GET', `/api/tables/${encodeURIComponent(table)}/ending`);
}

/** Addresses under which other computers find this house. */
export function addresses(): Promise<string[]> {
  return ask('GET', '/api/addresses');
}

export async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  if (method === 'GET' && foretold.has(path)) return answered<Reply>(path);
  const sent = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return heard(path, { method, ...(body === undefined ? {} : sent) });
}

/** Sends a file as it is. */
export async function post<Reply>(path: string, file: Blob): Promise<Reply> {
  return heard(path, { method: 'POST', body: file, headers: { 'content-type': 'application/json' } });
}

async function heard<Reply>(path: string, asked: RequestInit): Promise<Reply> {
  const reply = await fetch(path, { credentials: 'same-origin', ...asked }).catch(() => {
    throw new Trouble({ code: 'unreachable', facts: {} });
  });
  const read: unknown = await reply.json().catch(() => null);
  if (reply.ok && read !== null) return read as Reply;
  throw new Trouble(isSaid(read) ? read : { code: 'unexpected', facts: { status: reply.status } });
}

/** What to say about anything that was thrown. */
export function saidOf(error: unknown): Said {
  if (error instanceof Trouble) return error.said;
  throw error;
}

/** An answer that came with the page is good for one question. */
function answered<Reply>(path: string): Reply {
  const answer = foretold.get(path);
  foretold.delete(path);
  return answer as Reply;
}

function isSaid(read: unknown): read is Said {
  return typeof read === 'object' && read !== null && 'code' in read && 'facts' in read;
}
