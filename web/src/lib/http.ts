// Asking the house over plain http; what goes wrong comes back as something that can be said.
import type { Box, Me, Opened, OpenTable, Said } from './gen/protocol.gen';

/** The house said no, or could not be reached. */
export class Trouble extends Error {
  readonly said: Said;

  constructor(said: Said) {
    super(said.code);
    this.said = said;
  }
}

let shelf: Promise<Box[]> | undefined;

/** The boxes on the shelf; they do not change while the page is open. */
export function games(): Promise<Box[]> {
  shelf ??= ask<Box[]>('GET', '/api/games');
  shelf.catch(() => (shelf = undefined));
  return shelf;
}

export function openTable(wish: OpenTable): Promise<Opened> {
  return ask('POST', '/api/tables', wish);
}

export function me(): Promise<Me> {
  return ask('GET', '/api/me');
}

export function rename(name: string): Promise<Me> {
  return ask('PUT', '/api/me', { name });
}

/** Addresses under which other computers find this house. */
export function addresses(): Promise<string[]> {
  return ask('GET', '/api/addresses');
}

export async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const reply = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
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

function isSaid(read: unknown): read is Said {
  return typeof read === 'object' && read !== null && 'code' in read && 'facts' in read;
}
