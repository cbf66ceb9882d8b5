// Before the word: tiles are picked up and swapped, turned, added or moved, by tap or by drag.
import { turnedFace } from './reading';
import type { Action, Offer, Open } from './types.gen';

/** What the hand of whoever is on turn is about. */
export type Mode = 'word' | 'arrange' | 'step' | 'exchange';
/** The seat's own tile, beside the places of the board. */
export const HAND = -1;
const START = 6;
const ABOVE_FINGER = 40;
const GLIDE = 160;

export interface Ghost {
  letters: string;
  x: number;
  y: number;
  size: number;
  gliding: boolean;
}
interface Table {
  open: Open;
  offer: Offer | null;
  turning: boolean;
}

export class Arranging {
  /** What is in the hand: a place, or the own tile. */
  lifted = $state<number | null>(null);
  /** Upside down, when it is laid (WS-A16, WS-A17). */
  turned = $state(false);
  ghost = $state.raw<Ghost | null>(null);
  #justDropped = false;
  #stop: (() => void) | null = null;
  #home: (() => void) | null = null;

  constructor(
    private readonly table: () => Table,
    private readonly act: (action: Action) => void,
  ) {}

  get swallowsClick(): boolean {
    return this.#justDropped;
  }

  clear(): void {
    this.#stop?.();
    this.#home?.();
    this.lifted = null;
    this.turned = false;
  }

  letters(field: number): string {
    const { open } = this.table();
    return (field === HAND ? open.hands[open.active] : open.stacks[field]?.at(-1)) ?? '';
  }

  /** What the tile in the hand would be upside down. */
  get other(): string | null {
    const { open, turning } = this.table();
    const face = open.moves.drawn || (this.lifted === null ? '' : this.letters(this.lifted));
    return turning ? turnedFace(face) : null;
  }

  canLift(field: number): boolean {
    const { offer } = this.table();
    if (!offer) return false;
    const may = (act: Offer['acts'][number]) => offer.acts.includes(act);
    if (field === HAND) return may('swap_hand') || may('add');
    return (
      (may('swap') && offer.swappable.includes(field)) ||
      (may('swap_hand') && this.#besideHand(field)) ||
      (may('turn') && offer.turnable.includes(field)) ||
      (may('shift') && offer.movable.includes(field))
    );
  }

  canDrop(field: number): boolean {
    return this.lifted !== null && this.#drop(this.lifted, field) !== null;
  }

  /** On the board the tile is turned at once; on the way to its place it is turned in the hand. */
  turn(): void {
    const { offer } = this.table();
    const place = this.lifted;
    if (place !== null && offer?.acts.includes('turn') && offer.turnable.includes(place)) {
      this.clear();
      this.act({ type: 'TurnTile', place });
    } else this.turned = !this.turned;
  }

  /** Returns whether the tap meant anything. */
  press(field: number): boolean {
    const action = this.lifted === null ? null : this.#drop(this.lifted, field);
    if (action) {
      this.clear();
      this.act(action);
    } else if (this.lifted === field) this.clear();
    else if (this.canLift(field)) {
      this.turned = false;
      this.lifted = field;
    } else return false;
    return true;
  }

  #besideHand(field: number): boolean {
    const { open, offer } = this.table();
    const { touched } = open.moves;
    return touched.length ? touched.includes(field) : !!offer?.swappable.includes(field);
  }

  #drop(from: number, to: number): Action | null {
    const { offer } = this.table();
    if (!offer || from === to) return null;
    const may = (act: Offer['acts'][number]) => offer.acts.includes(act);
    if (offer.layable.length) {
      if (!offer.layable.includes(to)) return null;
      if (from === HAND) return may('add') ? { type: 'AddTile', place: to, turned: this.turned } : null;
      return may('shift') ? { type: 'ShiftTile', start: from, to, turned: this.turned } : null;
    }
    if (from === HAND || to === HAND) {
      const place = from === HAND ? to : from;
      return may('swap_hand') && this.#besideHand(place) ? { type: 'SwapHand', place } : null;
    }
    const pair = offer.swappable.includes(from) && offer.swappable.includes(to);
    return may('swap') && pair ? { type: 'Swap', one: from, other: to } : null;
  }

  /** A hand goes down on a tile; `under` says which field is below a point of the window, HAND for the own tile. */
  drag(event: PointerEvent, field: number, size: number, under: (x: number, y: number) => number | null): void {
    if (event.button !== 0 || !event.isPrimary || this.#stop || !this.canLift(field)) return;
    const lift = event.pointerType === 'touch' ? ABOVE_FINGER : 0;
    const [homeX, homeY] = [event.clientX, event.clientY];
    const moved = (at: PointerEvent) => {
      if (at.pointerId !== event.pointerId) return;
      if (!this.ghost && Math.hypot(at.clientX - homeX, at.clientY - homeY) < START) return;
      if (this.lifted !== field) [this.lifted, this.turned] = [field, false];
      this.ghost = { letters: this.letters(field), x: at.clientX, y: at.clientY - lift, size, gliding: false };
    };
    const ended = (at: PointerEvent) => {
      if (at.pointerId !== event.pointerId) return;
      this.#stop?.();
      if (!this.ghost) return;
      this.#justDropped = true;
      setTimeout(() => (this.#justDropped = false));
      const target = at.type === 'pointerup' ? under(at.clientX, at.clientY - lift) : null;
      if (target !== null && this.canDrop(target)) {
        this.ghost = null;
        this.press(target);
      } else this.#glideHome(homeX, homeY);
    };
    const noFling = (touch: TouchEvent) => touch.preventDefault();
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

  #glideHome(x: number, y: number): void {
    if (!this.ghost) return;
    this.ghost = { ...this.ghost, x, y, gliding: true };
    const timer = setTimeout(() => this.#home?.(), GLIDE);
    this.#home = () => {
      clearTimeout(timer);
      this.#home = null;
      this.ghost = null;
      this.lifted = null;
    };
  }
}
