// A thing on its way from one place to another: dragged, picked up and put down by two clicks, or moved by keys.
import type { Attachment } from 'svelte/attachments';
import { still } from '../motion';
import { follow, type Begin, type Drag } from './gesture';
import { Marks, nearest, onward, spotOf, type Point, type Spot } from './spots';

/** A finger would hide the thing it holds, so that floats so many pixels above it. */
const ABOVE_FINGER = 40;
/** At first a thing is held where it was taken, after so many pixels by its middle. */
const CENTRED = 60;
const GLIDE = 160;

/** The thing in a dragging hand, around its middle. */
export interface Ghost<Thing> extends Spot {
  thing: Thing;
  /** It was let go, and glides there. */
  to: Spot | null;
}

/** What a game says of its things and places. */
export interface Carried<Thing, Place> {
  /** May it be picked up now? */
  can: (thing: Thing) => boolean;
  /** May it be put down there? */
  fits: (thing: Thing, place: Place) => boolean;
  put: (thing: Thing, place: Place) => void;
  /** It has just been picked up. */
  lifted?: (thing: Thing) => void;
  /** It was let go over a place where it does not fit; it goes back. */
  refused?: (thing: Thing, place: Place) => void;
  /** It was let go over no place at all. True: that means something, and it does not go back. */
  dropped?: (thing: Thing) => boolean;
  /** How large it is in the hand; as large as it lies there, where nothing is said. */
  size?: (thing: Thing) => number;
  /** The place under a point of the window; where nothing is said, the nearest of those that `receives` marks. */
  under?: (point: Point, thing: Thing) => Place | null;
}

export class Carrying<Thing, Place> {
  /** What is in the hand, dragged or not. */
  lifted = $state.raw<Thing | null>(null);
  /** Where it would come to lie, if it fits. */
  over = $state.raw<Place | null>(null);
  ghost = $state.raw<Ghost<Thing> | null>(null);
  readonly #things = new Marks<Thing>();
  readonly #places = new Marks<Place>();
  /** The element it was lifted from. */
  #home: Element | null = null;
  #stop: (() => void) | null = null;
  #landing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly game: Carried<Thing, Place>) {}

  get dragging(): boolean {
    return this.ghost !== null && !this.ghost.to;
  }

  /** May what is in the hand be put down there? */
  fits(place: Place): boolean {
    return this.lifted !== null && this.game.fits(this.lifted, place);
  }

  /** Is it on its way, so that it is not seen where it lay? */
  away(thing: Thing): boolean {
    return this.ghost?.thing === thing;
  }

  /** Is something gliding in, so that it is not seen there before? */
  arriving(place: Place): boolean {
    return !!this.ghost?.to && this.over === place;
  }

  lift(thing: Thing): boolean {
    if (!this.game.can(thing)) return false;
    this.clear();
    this.lifted = thing;
    this.#home = this.#things.where((one) => one === thing)[0] ?? document.activeElement;
    this.game.lifted?.(thing);
    return true;
  }

  /** A click on a thing: it is picked up, or put back if it was. Says whether the click meant anything. */
  press(thing: Thing): boolean {
    if (this.lifted !== thing) return this.lift(thing);
    this.clear();
    return true;
  }

  /** A click on a place: what is in the hand is put down there. Says whether it was. */
  put(place: Place): boolean {
    const { lifted } = this;
    if (lifted === null || !this.game.fits(lifted, place)) return false;
    this.clear();
    this.game.put(lifted, place);
    return true;
  }

  /** The hand is empty, whatever it was about. */
  clear(): void {
    this.#stop?.();
    this.#land();
    this.lifted = null;
  }

  /** A pointer has gone down on a thing. */
  grip(down: PointerEvent, thing: Thing): void {
    follow(down, this.course(down, thing));
  }

  /** What becomes of the thing once that pointer moves. */
  course(down: PointerEvent, thing: Thing): Begin {
    const home = down.currentTarget as Element | null;
    return (_at, stop) => {
      if (this.dragging || (this.lifted !== thing && !this.lift(thing))) return null;
      this.#land();
      this.#stop = stop;
      this.#home = home;
      return this.#drag(down, thing);
    };
  }

  /** Marks an element as the place where a thing lies: from there it is dragged, arrows lead to it. */
  lifts(thing: Thing): Attachment<HTMLElement> {
    return (element) => {
      const grip = (down: PointerEvent) => this.grip(down, thing);
      const unmark = this.#things.mark(element, thing);
      element.addEventListener('pointerdown', grip);
      return () => {
        unmark();
        element.removeEventListener('pointerdown', grip);
      };
    };
  }

  /** Marks an element as a place: things are dropped on it, arrows lead to it. */
  receives(place: Place): Attachment<HTMLElement> {
    return (element) => this.#places.mark(element, place);
  }

  /** A key nobody else wanted: Escape puts back what is in the hand, arrows lead to the next thing or place. */
  key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = event.key === 'Escape' ? this.#putBack() : this.#next(event.key);
    if (!next) return;
    event.preventDefault();
    if (next instanceof HTMLElement) next.focus();
  }

  #putBack(): Element | null {
    if (this.lifted === null) return null;
    this.clear();
    return this.#home ?? document.body;
  }

  #next(key: string): Element | null {
    const from = document.activeElement;
    if (!this.#things.has(from) && !this.#places.has(from)) return null;
    return onward(this.lifted === null ? this.#things.where() : this.#open(), from, key);
  }

  /** Where what is in the hand may be put down. */
  #open(): Element[] {
    return this.#places.where((place) => this.fits(place));
  }

  #under(point: Point, thing: Thing): Place | null {
    if (this.game.under) return this.game.under(point, thing);
    const home = this.#places.has(this.#home) ? [this.#home] : [];
    const found = nearest([...home, ...this.#open()], point) ?? nearest(this.#places.where(), point);
    return (found && this.#places.on(found)) ?? null;
  }

  #drag(down: PointerEvent, thing: Thing): Drag {
    const above = down.pointerType === 'touch' ? ABOVE_FINGER : 0;
    const start = this.#home ? spotOf(this.#home) : { x: down.clientX, y: down.clientY, size: 0 };
    const size = this.game.size?.(thing) ?? start.size;
    return {
      move: ({ clientX, clientY }) => {
        const off = Math.max(0, 1 - Math.hypot(clientX - down.clientX, clientY - down.clientY) / CENTRED);
        const x = clientX + off * (start.x - down.clientX);
        const y = clientY + off * (start.y - down.clientY) - (1 - off) * above;
        this.ghost = { thing, x, y, size, to: null };
        this.over = this.#under({ x, y }, thing);
      },
      drop: () => this.#drop(thing, start),
      cancel: () => this.#return(start),
    };
  }

  #drop(thing: Thing, start: Spot): void {
    const { over } = this;
    if (over === null) {
      if (this.game.dropped?.(thing)) this.clear();
      else this.#return(start);
    } else if (this.fits(over)) {
      const [goal] = this.#places.where((place) => place === over);
      this.lifted = null;
      if (goal) this.#glide(spotOf(goal));
      else this.#land();
      this.game.put(thing, over);
    } else {
      this.#return(start);
      this.game.refused?.(thing, over);
    }
  }

  #return(start: Spot): void {
    this.lifted = null;
    this.over = null;
    this.#glide(this.#home?.isConnected ? spotOf(this.#home) : start);
  }

  #glide(to: Spot): void {
    if (!this.ghost || still()) return this.#land();
    this.ghost = { ...this.ghost, to };
    this.#landing = setTimeout(() => this.#land(), GLIDE);
  }

  #land(): void {
    clearTimeout(this.#landing);
    this.ghost = null;
    this.over = null;
  }
}
