// A piece on its way to the grid, and whether it may lie there.
import { Carrying } from '../../lib/hands/carrying.svelte';
import type { Point } from '../../lib/hands/spots';
import { aimed, isBlank, lyingOf, may, nearestPlace, sizeOf, type Ground, type Lying } from './grid';
import type { Offer, Placed } from './types.gen';

interface Table {
  offer: Offer | null;
  ground: (tile: number) => Ground;
}
interface Hands {
  lay: (placed: Placed) => void;
  lift: (tile: number) => void;
  refuse: (lying: Lying) => void;
}
/** The grid under the hand. */
export interface Under {
  /** Pixels per cell. */
  unit: () => number;
  /** Turns a point of the window into one of the grid, in cells. Null beside the grid. */
  cellAt: (x: number, y: number) => Point | null;
}

export class Laying {
  turned = $state(false);
  /** A blank was put down there and waits for confirmation, since laying it ends the turn (LE-A24). */
  #waits = $state(false);

  constructor(
    private readonly table: () => Table,
    private readonly grid: () => Under | null,
    private readonly hands: Hands,
  ) {}

  readonly carrying = new Carrying<number, Placed>({
    can: (tile) => this.canHold(tile),
    fits: (tile, placed) => may(lyingOf(placed, this.table().ground(tile))),
    put: (tile, placed) => (isBlank(tile) ? this.#wait(placed) : this.hands.lay(placed)),
    lifted: (tile) => {
      this.turned = !!this.table()
        .ground(tile)
        .board.find((placed) => placed.tile === tile)?.turned;
      this.#waits = false;
    },
    refused: (tile, placed) => this.hands.refuse(lyingOf(placed, this.table().ground(tile))),
    dropped: (tile) => {
      const liftable = !!this.table().offer?.liftable.includes(tile);
      if (liftable) this.hands.lift(tile);
      return liftable;
    },
    size: () => this.grid()?.unit() ?? 0,
    under: ({ x, y }, tile) => this.#snapped(this.grid()?.cellAt(x, y) ?? null, tile),
  });
  readonly lying: Lying | null = $derived.by(() => this.at && lyingOf(this.at, this.table().ground(this.at.tile)));

  get chosen(): number | null {
    return this.carrying.lifted;
  }

  /** Where on the grid it would lie. */
  get at(): Placed | null {
    return this.carrying.over;
  }

  /** Is it a blank that waits for confirmation? */
  get unsaid(): boolean {
    return this.#waits && this.lying !== null && may(this.lying);
  }

  canHold(tile: number): boolean {
    const { offer } = this.table();
    return !!offer && [offer.layable, offer.blanks, offer.liftable].some((tiles) => tiles.includes(tile));
  }

  clear(): void {
    this.carrying.clear();
  }

  /** `about`: where to start when it is moved with the arrow keys. */
  choose(tile: number, about: Point | null = null): void {
    this.carrying.press(tile);
    if (about && this.chosen === tile) this.#aim(nearestPlace(tile, this.turned, about, this.table().ground(tile)));
  }

  hover(cell: Point | null): void {
    const { chosen } = this;
    if (chosen === null || this.carrying.dragging || this.#waits) return;
    this.#aim(cell && aimed(chosen, this.turned, cell, this.table().ground(chosen)));
  }

  tap(cell: Point): void {
    this.#waits = false;
    this.hover(cell);
    this.drop();
  }

  move({ x, y }: Point): void {
    if (!this.at) return;
    const { width, height } = sizeOf(this.at.tile, this.turned);
    const { side } = this.table().ground(this.at.tile);
    this.#aim({ ...this.at, x: within(this.at.x + x, width, side), y: within(this.at.y + y, height, side) });
  }

  turn(): void {
    this.turned = !this.turned;
    if (this.at) this.#aim({ ...this.at, turned: this.turned });
    this.move({ x: 0, y: 0 });
  }

  /** Puts it down if it may lie there. A blank needs a confirmation first. */
  drop(sure = false): void {
    const { at, lying } = this;
    if (!at || !lying) return;
    if (!may(lying)) this.hands.refuse(lying);
    else if (sure || !isBlank(at.tile)) {
      this.clear();
      this.hands.lay(at);
    } else this.#wait(at);
  }

  /** A blank stays in the hand until laying it is confirmed. */
  #wait(placed: Placed): void {
    this.carrying.lifted = placed.tile;
    this.#aim(placed);
    this.#waits = true;
  }

  #aim(placed: Placed | null): void {
    this.carrying.over = placed;
  }

  /** The place nearest to where it floats. */
  #snapped(middle: Point | null, tile: number): Placed | null {
    if (!middle) return null;
    const { turned } = this;
    const { width, height } = sizeOf(tile, turned);
    const { side } = this.table().ground(tile);
    const [x, y] = [Math.round(middle.x - width / 2), Math.round(middle.y - height / 2)];
    const near = x >= -1 && y >= -1 && x + width <= side + 1 && y + height <= side + 1;
    return near ? { tile, x: within(x, width, side), y: within(y, height, side), turned } : null;
  }
}

/** Clamps a position so that something of this length stays on the grid. */
function within(at: number, length: number, side: number): number {
  return Math.min(Math.max(0, at), side - length);
}
