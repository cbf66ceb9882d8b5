// The frames of a replay, fetched in slices: a whole game may be large.
import type { ReplayFrame, ReplayFrames } from './gen/protocol.gen';
import { ask, saidOf } from './http';

/** Whose eyes we look through: a seat, a bystander, or with all cards on the table. */
export type Through = number | 'bystander' | 'all';

export const SLICE = 16;

export class Frames {
  #slices = new Map<string, Promise<ReplayFrame[]>>();

  constructor(
    private readonly id: string,
    private readonly key: string,
    private readonly bring?: () => Promise<void>,
  ) {}

  async frame(through: Through, number: number): Promise<ReplayFrame | undefined> {
    return (await this.#slice(through, number))[number % SLICE];
  }

  /** Fetches what is around this moment before anybody asks for it. */
  prepare(through: Through, number: number, last: number): void {
    for (const near of [number + SLICE / 2, number - SLICE / 2])
      if (near >= 0 && near <= last) this.#slice(through, near).catch(() => undefined);
  }

  /** Has this frame been fetched? */
  has(through: Through, number: number): boolean {
    return number >= 0 && this.#slices.has(nameOf(through, number));
  }

  #slice(through: Through, number: number): Promise<ReplayFrame[]> {
    const name = nameOf(through, number);
    const known = this.#slices.get(name);
    if (known) return known;
    const first = number - (number % SLICE);
    const asked = addressOf(this.id, this.key, '/frames', { eyes: `${through}`, first: `${first}`, count: `${SLICE}` });
    const fetched = ask<ReplayFrames>('GET', asked).catch(async (error: unknown) => {
      if (!this.bring || saidOf(error).code !== 'replay_forgotten') throw error;
      await this.bring();
      return ask<ReplayFrames>('GET', asked);
    });
    const slice = fetched.then(({ frames }) => frames);
    this.#slices.set(name, slice);
    slice.catch(() => this.#slices.delete(name));
    return slice;
  }
}

/** Where the house is asked about a replay. */
export function addressOf(id: string, key: string, what = '', asked: Record<string, string> = {}): string {
  const query = new URLSearchParams(key ? { key, ...asked } : asked);
  return `/api/replays/${encodeURIComponent(id)}${what}${query.size ? `?${query}` : ''}`;
}

function nameOf(through: Through, number: number): string {
  return `${through} ${Math.floor(number / SLICE)}`;
}
