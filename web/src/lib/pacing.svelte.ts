// What the table tells is shown one after the other: a word is not cut short by the next one, unless somebody is in a hurry.
import type { Happened } from './gen/protocol.gen';

export interface Told<View, Offer> {
  view: View;
  offer: Offer | null;
  fresh: Happened[];
}

export class Pacing<View, Offer> {
  #now = $state.raw<Told<View, Offer>>({} as Told<View, Offer>);
  #waiting: Told<View, Offer>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `lasts`: how long it takes to show what happened. */
  constructor(
    first: Told<View, Offer>,
    private readonly lasts: (fresh: Happened[]) => number,
  ) {
    this.#now = first;
  }

  get now(): Told<View, Offer> {
    return this.#now;
  }

  hear(told: Told<View, Offer>): void {
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
    const time = this.lasts(told.fresh);
    if (time) this.#timer = setTimeout(() => this.#next(), time);
    else if (this.#waiting.length) this.#next();
  }
}
