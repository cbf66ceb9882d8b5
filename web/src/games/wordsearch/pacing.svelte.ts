// What the table tells is shown one after the other: a word is not cut short by the next one, unless somebody is in a hurry.
import type { Happened } from '../../lib/gen/protocol.gen';
import { lasts } from './moments.svelte';
import type { Offer, View } from './types.gen';

export interface Told {
  view: View;
  offer: Offer | null;
  fresh: Happened[];
}

export class Pacing {
  #now = $state.raw<Told>({} as Told);
  #waiting: Told[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Told) {
    this.#now = first;
  }

  get now(): Told {
    return this.#now;
  }

  hear(told: Told): void {
    if (told.view === this.#now.view && told.offer === this.#now.offer) return;
    this.#waiting.push(told);
    if (!told.fresh.length) this.flush();
    else if (this.#timer === undefined) this.#next();
  }

  /** All that was told is here at once. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#now = this.#waiting.at(-1) ?? this.#now;
    this.#waiting = [];
  }

  #next(): void {
    const told = this.#waiting.shift();
    this.#timer = undefined;
    if (!told) return;
    this.#now = told;
    const time = lasts(told.fresh);
    if (time) this.#timer = setTimeout(() => this.#next(), time);
    else if (this.#waiting.length) this.#next();
  }
}
