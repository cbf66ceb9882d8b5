// A piece on its way to the grid: chosen and put down by tap, by arrows, or by drag.
import { aimed, isBlank, lyingOf, may, nearestPlace, sizeOf, type Ground, type Lying, type Point } from './grid';
import type { Offer, Placed } from './types.gen';

const START = 6;
const ABOVE_FINGER = 40;
const GLIDE = 160;

/** The piece in a dragging hand, around its middle, in pixels of the window. */
export interface Ghost extends Point {
  tile: number;
  turned: boolean;
  unit: number;
  gliding: boolean;
}
interface Table {
  side: number;
  board: readonly Placed[];
  offer: Offer | null;
  /** The own letters of whoever lays. */
  hand: readonly number[];
  anywhere: boolean;
  swapping: boolean;
}
interface Hands {
  lay: (placed: Placed) => void;
  lift: (tile: number) => void;
  refuse: (lying: Lying) => void;
}

export class Laying {
  chosen = $state<number | null>(null);
  turned = $state(false);
  /** Where on the grid it would come to lie. */
  at = $state.raw<Placed | null>(null);
  ghost = $state.raw<Ghost | null>(null);
  /** A blank was put down there and waits for a word: laying it ends the turn (LE-A24). */
  #waits = $state(false);
  #justDropped = false;
  #stop: (() => void) | null = null;
  #home: (() => void) | null = null;

  constructor(
    private readonly table: () => Table,
    private readonly hands: Hands,
  ) {}

  readonly lying: Lying | null = $derived.by(() => this.at && lyingOf(this.at, this.#ground(this.at.tile)));

  get swallowsClick(): boolean {
    return this.#justDropped;
  }

  /** Is a blank to lie there? */
  get unsaid(): boolean {
    return this.#waits && !this.ghost && this.lying !== null && may(this.lying);
  }

  canHold(tile: number): boolean {
    const { offer } = this.table();
    return !!offer && [offer.layable, offer.blanks, offer.liftable].some((tiles) => tiles.includes(tile));
  }

  clear(): void {
    this.#stop?.();
    this.#home?.();
    this.ghost = null;
    this.chosen = null;
    this.at = null;
    this.turned = false;
    this.#waits = false;
  }

  /** `about`: where to begin for whoever goes on by arrows. */
  choose(tile: number, about: Point | null = null): void {
    const again = this.chosen === tile;
    this.clear();
    if (again || !this.canHold(tile)) return;
    this.chosen = tile;
    if (about) this.at = nearestPlace(tile, false, about, this.#ground(tile));
  }

  hover(cell: Point | null): void {
    if (this.chosen === null || this.ghost || this.#waits) return;
    this.at = cell && aimed(this.chosen, this.turned, cell, this.#ground(this.chosen));
  }

  tap(cell: Point): void {
    this.#waits = false;
    this.hover(cell);
    this.drop();
  }

  move({ x, y }: Point): void {
    if (!this.at) return;
    const { width, height } = sizeOf(this.at.tile, this.turned);
    const { side } = this.table();
    const within = (at: number, length: number) => Math.min(Math.max(0, at), side - length);
    this.at = { ...this.at, x: within(this.at.x + x, width), y: within(this.at.y + y, height) };
  }

  turn(): void {
    this.turned = !this.turned;
    if (this.at) this.at = { ...this.at, turned: this.turned };
    if (this.ghost) this.ghost = { ...this.ghost, turned: this.turned };
    this.move({ x: 0, y: 0 });
  }

  /** Down it goes, if it may lie there. A blank is asked about first. */
  drop(sure = false): void {
    const { at, lying } = this;
    if (!at || !lying) return;
    if (!may(lying)) this.hands.refuse(lying);
    else if (sure || !isBlank(at.tile)) {
      this.clear();
      this.hands.lay(at);
    } else this.#waits = true;
  }

  /** A hand goes down on a piece; `cellAt` says which point of the grid is under one of the window. */
  drag(
    event: PointerEvent,
    tile: number,
    { turned, unit, cellAt }: { turned: boolean; unit: number; cellAt: (x: number, y: number) => Point | null },
  ): void {
    if (event.button !== 0 || !event.isPrimary || this.#stop || !this.canHold(tile)) return;
    const lift = event.pointerType === 'touch' ? ABOVE_FINGER : 0;
    const home = { x: event.clientX, y: event.clientY };
    const moved = (to: PointerEvent) => {
      if (to.pointerId !== event.pointerId) return;
      if (!this.ghost && Math.hypot(to.clientX - home.x, to.clientY - home.y) < START) return;
      if (this.chosen !== tile) [this.chosen, this.turned] = [tile, turned];
      const [x, y] = [to.clientX, to.clientY - lift];
      this.ghost = { tile, turned: this.turned, x, y, unit, gliding: false };
      this.at = this.#snapped(cellAt(x, y));
    };
    const ended = (to: PointerEvent) => {
      if (to.pointerId !== event.pointerId) return;
      this.#stop?.();
      if (!this.ghost) return;
      this.#justDropped = true;
      setTimeout(() => (this.#justDropped = false));
      if (to.type === 'pointerup') this.#letGo(tile, home);
      else this.#glideHome(home);
    };
    const noFling = (touch: TouchEvent) => this.ghost && touch.preventDefault();
    this.#stop = () => {
      removeEventListener('touchmove', noFling);
      removeEventListener('pointermove', moved);
      removeEventListener('pointerup', ended);
      removeEventListener('pointercancel', ended);
      this.#stop = null;
    };
    addEventListener('touchmove', noFling, { passive: false });
    addEventListener('pointermove', moved);
    addEventListener('pointerup', ended);
    addEventListener('pointercancel', ended);
  }

  #letGo(tile: number, home: Point): void {
    const { at, lying } = this;
    if (at && lying && may(lying)) {
      this.ghost = null;
      this.drop();
    } else if (!at && this.table().offer?.liftable.includes(tile)) {
      this.clear();
      this.hands.lift(tile);
    } else {
      if (lying) this.hands.refuse(lying);
      this.#glideHome(home);
    }
  }

  /** The place nearest to where it floats. */
  #snapped(middle: Point | null): Placed | null {
    if (!middle || this.chosen === null) return null;
    const { width, height } = sizeOf(this.chosen, this.turned);
    const { side } = this.table();
    const [x, y] = [Math.round(middle.x - width / 2), Math.round(middle.y - height / 2)];
    const near = x >= -1 && y >= -1 && x + width <= side + 1 && y + height <= side + 1;
    const within = (at: number, length: number) => Math.min(Math.max(0, at), side - length);
    return near ? { tile: this.chosen, x: within(x, width), y: within(y, height), turned: this.turned } : null;
  }

  #ground(tile: number): Ground {
    const { side, board, hand, anywhere, swapping } = this.table();
    return { side, board, anywhere: anywhere && !isBlank(tile), swapping: swapping && hand.includes(tile) };
  }

  #glideHome({ x, y }: Point): void {
    if (!this.ghost) return;
    this.at = null;
    this.ghost = { ...this.ghost, x, y, gliding: true };
    const timer = setTimeout(() => this.#home?.(), GLIDE);
    this.#home = () => {
      clearTimeout(timer);
      this.#home = null;
      this.ghost = null;
      this.chosen = null;
    };
  }
}
