// A piece under a hand: it follows the pointer, snaps to a near field, and glides home when it may not lie there.
import { kindOf, type Field, type Piece } from './pieces';

const START = 6;
const ABOVE_FINGER = 40;
const GLIDE = 160;

export interface Ghost {
  piece: Piece;
  x: number;
  y: number;
  size: number;
  gliding: boolean;
}

interface Spot {
  x: number;
  y: number;
  size: number;
}

export class Dragging {
  ghost = $state.raw<Ghost | null>(null);
  /** The field the piece would snap to. */
  over = $state<Field | null>(null);
  /** The field the piece came from; null: the tray. */
  from = $state<Field | null>(null);
  #home: Spot = { x: 0, y: 0, size: 0 };
  #justDropped = false;
  #stop: (() => void) | null = null;
  /** Ends a glide at once, and does what it glides for. */
  #arrive: (() => void) | null = null;

  constructor(
    private readonly fields: () => Iterable<HTMLElement>,
    private readonly lay: (field: Field, piece: Piece) => boolean,
    private readonly move: (from: Field, to: Field) => void,
    private readonly remove: (field: Field) => void,
  ) {}

  /** The click that ends a drag is not a click. */
  get swallowsClick(): boolean {
    return this.#justDropped;
  }

  press(event: PointerEvent, piece: Piece, from: Field | null): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#arrive?.();
    if (this.ghost) return;
    const home = spotOf(event.currentTarget as HTMLElement);
    const lift = event.pointerType === 'touch' ? ABOVE_FINGER : 0;
    const moved = (at: PointerEvent) => {
      if (at.pointerId !== event.pointerId) return;
      if (!this.ghost && Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) < START) return;
      this.#home = home;
      this.from = from;
      this.ghost = { piece, x: at.clientX, y: at.clientY - lift, size: home.size, gliding: false };
      this.over = this.#near(this.ghost, true);
    };
    const ended = (at: PointerEvent) => {
      if (at.pointerId !== event.pointerId) return;
      this.#stop?.();
      if (this.ghost) this.#drop(at.type === 'pointercancel');
    };
    // Else the browser takes a quick drag for a fling, and the next tap only stops it.
    const noFling = (touch: TouchEvent) => touch.preventDefault();
    this.#stop = () => {
      removeEventListener('pointermove', moved);
      removeEventListener('pointerup', ended);
      removeEventListener('pointercancel', ended);
      removeEventListener('touchmove', noFling);
      this.#stop = null;
    };
    addEventListener('pointermove', moved);
    addEventListener('pointerup', ended);
    addEventListener('pointercancel', ended);
    addEventListener('touchmove', noFling, { passive: false });
  }

  /** The row is gone from under the hand. */
  cancel(): void {
    this.#stop?.();
    this.#arrive = null;
    this.#land();
  }

  #drop(cancelled: boolean): void {
    const { ghost, over, from } = this;
    if (!ghost) return;
    this.#justDropped = true;
    setTimeout(() => (this.#justDropped = false));
    if (over === from && over !== null) this.#glide(this.#home);
    else if (over !== null && !cancelled) {
      const spot = this.#spot(over);
      if (from !== null) this.#glide(spot, () => this.move(from, over));
      else this.#glide(spot, () => this.lay(over, ghost.piece));
    } else if (from !== null && !cancelled && this.#near(ghost, false) === null) {
      this.remove(from);
      this.#land();
    } else this.#glide(this.#home);
  }

  #glide(to: Spot, then: () => void = () => undefined): void {
    if (!this.ghost) return;
    this.ghost = { ...this.ghost, ...to, gliding: true };
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => this.#arrive?.(), still ? 0 : GLIDE);
    this.#arrive = () => {
      clearTimeout(timer);
      this.#arrive = null;
      then();
      this.#land();
    };
  }

  #land(): void {
    this.ghost = null;
    this.over = null;
    this.from = null;
  }

  /** The nearest field the piece is over, or within half a field of; `fitting`: of its own kind. */
  #near(ghost: Ghost, fitting: boolean): Field | null {
    let best: Field | null = null;
    let least = 1;
    for (const element of this.fields()) {
      const field = Number(element.dataset.field);
      if (fitting && kindOf(field) !== ghost.piece.kind) continue;
      const spot = spotOf(element);
      const distance = Math.hypot(spot.x - ghost.x, spot.y - ghost.y) / spot.size;
      if (distance <= least) [best, least] = [field, distance];
    }
    return best;
  }

  #spot(field: Field): Spot {
    for (const element of this.fields()) if (Number(element.dataset.field) === field) return spotOf(element);
    return this.#home;
  }
}

function spotOf(element: HTMLElement): Spot {
  const { left, top, width, height } = (element.querySelector('svg') ?? element).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
}
