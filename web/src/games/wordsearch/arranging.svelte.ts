// Before a word: tiles are picked up and swapped, turned, added or moved, by tap or by drag.
import { Carrying } from '../../lib/hands/carrying.svelte';
import { movesOf, ownTile } from './phases';
import { turnedFace } from './reading';
import type { Action, Offer, Open } from './types.gen';

/** What the hand of the player on turn is doing. */
export type Mode = 'word' | 'arrange' | 'step' | 'exchange';
/** Stands for the seat's own tile among the places of the board. */
export const HAND = -1;

interface Table {
  open: Open;
  offer: Offer | null;
  turning: boolean;
}
/** The board under the hand. */
interface Under {
  /** From one tile to the next, in pixels. */
  tileSize: () => number;
  /** The field at a point of the window, or HAND for the player's own tile. */
  fieldAt: (x: number, y: number) => number | null;
}

export class Arranging {
  /** Will it be laid upside down (WS-A16, WS-A17)? */
  turned = $state(false);

  constructor(
    private readonly table: () => Table,
    private readonly board: Under,
    private readonly act: (action: Action) => void,
  ) {}

  /** Both things and places are fields: a place of the board, or the player's own tile. */
  readonly carrying = new Carrying<number, number>({
    can: (field) => this.canLift(field),
    fits: (from, to) => this.#drop(from, to) !== null,
    put: (from, to) => {
      const action = this.#drop(from, to);
      if (action) this.act(action);
    },
    lifted: () => (this.turned = false),
    size: () => this.board.tileSize(),
    under: ({ x, y }) => this.board.fieldAt(x, y),
  });

  get lifted(): number | null {
    return this.carrying.lifted;
  }

  clear(): void {
    this.carrying.clear();
    this.turned = false;
  }

  letters(field: number): string {
    const { open } = this.table();
    return field === HAND ? ownTile(open) : (open.stacks[field]?.at(-1) ?? '');
  }

  /** What the tile in the hand would be upside down. */
  get other(): string | null {
    const { open, turning } = this.table();
    const face = open.drawn || (this.lifted === null ? '' : this.letters(this.lifted));
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

  /** A tile on the board is turned at once. One on its way there is turned in the hand. */
  turn(): void {
    const { offer } = this.table();
    const place = this.lifted;
    if (place !== null && offer?.acts.includes('turn') && offer.turnable.includes(place)) {
      this.clear();
      this.act({ type: 'TurnTile', place });
    } else this.turned = !this.turned;
  }

  /** Returns whether the tap did anything. */
  press(field: number): boolean {
    return this.carrying.put(field) || this.carrying.press(field);
  }

  #besideHand(field: number): boolean {
    const touched = this.#touched();
    return touched.length ? touched.includes(field) : !!this.table().offer?.swappable.includes(field);
  }

  /** The tiles turned or swapped in this turn. A swap must include them (WS-A7). */
  #touched(): readonly number[] {
    return movesOf(this.table().open)?.touched ?? [];
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
    const pair = [from, to];
    const fit = pair.every((place) => offer.swappable.includes(place));
    const kept = this.#touched().every((place) => pair.includes(place));
    return may('swap') && fit && kept ? { type: 'Swap', one: from, other: to } : null;
  }
}
