// What the table tells is shown one after the other: a word is not cut short by the next one, unless somebody is in a hurry.
import type { Heard } from './game';

export interface Told<View, Offer, Event> {
  view: View;
  offer: Offer | null;
  fresh: Heard<Event>[];
}

export class Pacing<View, Offer, Event> {
  #now = $state.raw<Told<View, Offer, Event>>({} as Told<View, Offer, Event>);
  #waiting: Told<View, Offer, Event>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `lasts`: how long it takes to show what happened. */
  constructor(
    first: Told<View, Offer, Event>,
    private readonly lasts: (fresh: Heard<Event>[]) => number,
  ) {
    this.#now = first;
  }

  get now(): Told<View, Offer, Event> {
    return this.#now;
  }

  hear(told: Told<View, Offer, Event>): void {
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
