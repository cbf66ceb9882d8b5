// Shows updates one after another, so that a moment is not cut short by the next one unless somebody is in a hurry.
import type { Heard } from './game';
import { still } from './motion';

export interface Told<View, Offer, Event> {
  view: View;
  offer: Offer | null;
  fresh: Heard<Event>[];
}

export class Pacing<View, Offer, Event> {
  #now = $state.raw<Told<View, Offer, Event>>({} as Told<View, Offer, Event>);
  #waiting: Told<View, Offer, Event>[] = [];
  #timer = $state.raw<ReturnType<typeof setTimeout> | undefined>();

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

  /** Has everything been shown? */
  get idle(): boolean {
    return this.#timer === undefined;
  }

  hear(told: Told<View, Offer, Event>): void {
    if (told.view === this.#now.view && told.offer === this.#now.offer) return;
    this.#waiting.push(told);
    if (!told.fresh.length) this.flush();
    else if (this.#timer === undefined) this.#next();
  }

  /** Skips to the latest update. */
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
    const time = still() ? 0 : this.lasts(told.fresh);
    if (time) this.#timer = setTimeout(() => this.#next(), time);
    else if (this.#waiting.length) this.#next();
  }
}

/** Calls `skip` on the next input, and when the page is hidden. Call it while a component is created. */
export function skippable(skip: () => void): void {
  $effect(() => {
    const hidden = () => document.hidden && skip();
    addEventListener('pointerdown', skip, { capture: true });
    addEventListener('keydown', skip, { capture: true });
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('pointerdown', skip, { capture: true });
      removeEventListener('keydown', skip, { capture: true });
      document.removeEventListener('visibilitychange', hidden);
    };
  });
}
