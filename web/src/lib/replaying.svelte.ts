// A replay as this browser follows it: the moments of a game, what some eyes saw at each, and where we are.
import { addressOf, Frames, type Through } from './frames';
import type { Heard } from './game';
import type { Curve, MomentShown, ReplayFrame, ReplayShown, Said } from './gen/protocol.gen';
import { ask, saidOf } from './http';

/** How long a moment is looked at, besides the time it takes to show; and one at which little happened. */
const LOOK = 900;
const GLANCE = 160;
/** After how long a finger on the rail counts as resting. */
const REST = 90;
export const SPEEDS = [1, 2, 4, 8] as const;

export class Replaying {
  shown = $state.raw<ReplayShown | null>(null);
  /** Why there is nothing to be seen, once the house has said so. */
  said = $state.raw<Said | null>(null);
  frame = $state.raw<ReplayFrame | null>(null);
  /** What has just happened, if the board is to show it; empty after a jump. */
  fresh = $state.raw<Heard[]>([]);
  /** The number of the moment we are at. */
  number = $state(0);
  through = $state<Through>('bystander');
  playing = $state(false);
  speed = $state<number>(1);
  /** Counts the jumps, so that a page can fade. */
  jumps = $state(0);
  /** How the game went, once it has been drawn; many a game has no curve. */
  curve = $state.raw<Curve | null>(null);
  readonly moments = $derived<MomentShown[]>(this.shown?.moments ?? []);
  readonly last = $derived(Math.max(0, this.moments.length - 1));
  readonly #frames: Frames;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  /** How long it takes to show what happened. */
  lasts: (fresh: Heard[]) => number = () => 0;

  constructor(
    readonly id: string,
    readonly key: string,
    /** Brings a file again that the house has forgotten. */
    bring?: () => Promise<void>,
  ) {
    this.#frames = new Frames(id, key, bring);
  }

  /** Begins at this ply, or at the beginning. */
  async open(ply: number): Promise<void> {
    try {
      this.shown = await ask<ReplayShown>('GET', addressOf(this.id, this.key));
      const mine = this.shown.seats.findIndex(({ yours }) => yours);
      this.through = mine >= 0 ? mine : (this.shown.player ?? 'bystander');
      await this.#show(this.at(ply), false);
    } catch (error) {
      this.said = saidOf(error);
    }
    if (this.shown) this.curve = await ask<Curve>('GET', addressOf(this.id, this.key, '/curve')).catch(() => null);
  }

  /** The moment to which this ply belongs. */
  at(ply: number): number {
    const after = this.moments.findIndex((moment) => moment.ply > ply);
    return after < 0 ? this.last : Math.max(0, after - 1);
  }

  get ply(): number {
    return this.moments[this.number]?.ply ?? 0;
  }

  /** A step forward is shown as it was played. */
  async step(by: 1 | -1): Promise<void> {
    this.pause();
    await this.#show(this.number + by, by > 0);
  }

  /** To the next moment at which something was done, or the one before. */
  async turn(by: 1 | -1): Promise<void> {
    let number = this.number + by;
    while (number > 0 && number < this.last && this.moments[number]?.routine) number += by;
    this.pause();
    await this.#show(number, number === this.number + 1);
  }

  async jump(number: number): Promise<void> {
    this.pause();
    await this.#show(number, false);
  }

  /** While a finger is on the rail: what has been fetched is shown at once, the rest once the finger rests. */
  drag(number: number): void {
    this.pause();
    const wait = this.#frames.has(this.through, number) ? 0 : REST;
    this.#timer = setTimeout(() => void this.#show(number, false), wait);
  }

  async look(through: Through): Promise<void> {
    this.through = through;
    await this.#show(this.number, false);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.number < this.last) this.#wait();
    else void this.#show(0, false).then(() => this.playing && this.#wait());
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  hurry(speed: number): void {
    this.speed = speed;
    if (this.playing) this.#wait();
  }

  /** What was told up to this moment, as far back as it has been fetched, the newest last. */
  async told(most: number): Promise<Heard[]> {
    const told: Heard[] = [];
    for (let at = this.number; this.#frames.has(this.through, at) && told.length < most; at -= 1)
      told.unshift(...((await this.#frames.frame(this.through, at))?.events ?? []));
    return told.slice(-most);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const routine = this.moments[this.number]?.routine;
    const time = routine ? GLANCE : Math.max(LOOK, this.lasts(this.fresh) + LOOK / 2);
    this.#timer = setTimeout(() => void this.#next(), time / this.speed);
  }

  async #next(): Promise<void> {
    await this.#show(this.number + 1, true);
    if (!this.playing) return;
    if (this.number < this.last) this.#wait();
    else this.pause();
  }

  /** Whoever asks for another moment before this one has come does not see it. */
  async #show(number: number, asPlayed: boolean): Promise<void> {
    const wanted = Math.min(Math.max(0, number), this.last);
    const asked = ++this.#wanted;
    try {
      const frame = await this.#frames.frame(this.through, wanted);
      if (asked !== this.#wanted || !frame) return;
      this.fresh = asPlayed && wanted !== this.number ? frame.events : [];
      this.number = wanted;
      this.frame = frame;
      if (!this.fresh.length) this.jumps += 1;
      this.#frames.prepare(this.through, wanted, this.last);
    } catch (error) {
      this.pause();
      this.said = saidOf(error);
    }
  }
}
