// The review of one seat as this browser follows it: asked for again until the house is done.
import type { Remark, Review, Said } from './gen/protocol.gen';
import { ask, Trouble } from './http';
import { kebab, t } from './texts.svelte';

/** How long we wait before we ask again, in milliseconds. */
const PAUSE = 600;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** Why there is none. */
  said = $state.raw<Said | null>(null);
  readonly whole = $derived(this.review !== null && this.review.done === this.review.of);
  readonly marks = $derived<Remark[]>(this.whole && this.review ? marksOf(this.review) : []);
  /** By seat. */
  #known: (Review | undefined)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seat: number | null = null;

  constructor(
    readonly id: string,
    readonly key: string,
    private readonly pause = PAUSE,
  ) {}

  /** Has the decisions of this seat looked back at, and forgets about another. */
  follow(seat: number): void {
    if (seat === this.#seat) return;
    this.leave();
    this.#seat = seat;
    this.review = this.#known[seat] ?? null;
    this.said = null;
    if (!this.whole) void this.#ask(seat);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#seat = null;
  }

  /** A house that is crowded, or cannot be reached, is asked again later. */
  async #ask(seat: number): Promise<void> {
    try {
      const review = await ask<Review>('GET', addressOf(this.id, this.key, seat));
      if (seat !== this.#seat) return;
      this.review = review;
      this.#known[seat] = review;
      if (!this.whole) this.#again(seat, this.pause);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if (seat !== this.#seat) return;
      const { code, facts } = error.said;
      const seconds = typeof facts.seconds === 'number' ? facts.seconds : null;
      if (seconds !== null || code === 'unreachable') this.#again(seat, 1000 * (seconds ?? 3));
      else this.said = error.said;
    }
  }

  #again(seat: number, wait: number): void {
    this.#timer = setTimeout(() => void this.#ask(seat), wait);
  }
}

function marksOf({ remarks, marks }: Review): Remark[] {
  return remarks.filter(({ ply }) => marks.includes(ply));
}

function addressOf(id: string, key: string, seat: number): string {
  const query = key ? `?${new URLSearchParams({ key })}` : '';
  return `/api/tables/${encodeURIComponent(id)}/review/${seat}${query}`;
}

/** The sentences of a remark. */
export function sentences({ said }: Remark): string[] {
  return said.map(({ code, facts }) => t(`review-${kebab(code)}`, facts));
}
