// A thing on its way from one place to another: dragged, picked up and put down by two clicks, or moved by keys.
import type { Attachment } from 'svelte/attachments';
import { still } from '../motion';
import { follow, type Begin, type Drag } from './gesture';
import { Marks, nearest, onward, spotOf, type Point, type Spot } from './spots';

/** A finger hides what it holds, so a dragged thing floats this many pixels above it. */
const ABOVE_FINGER = 40;
/** A thing is held where it was grabbed at first, and by its middle after this many pixels. */
const CENTRED = 60;
const GLIDE = 160;

/** The thing in a dragging hand, around its middle. */
export interface Ghost<Thing> extends Spot {
  thing: Thing;
  /** Where it glides to after being let go. */
  to: Spot | null;
}

/** What a game says about its things and places. */
export interface Carried<Thing, Place> {
  /** May it be picked up now? */
  can: (thing: Thing) => boolean;
  /** May it be put down there? */
  fits: (thing: Thing, place: Place) => boolean;
  put: (thing: Thing, place: Place) => void;
  /** It has just been picked up. */
  lifted?: (thing: Thing) => void;
  /** It was dropped on a place where it does not fit, and goes back. */
  refused?: (thing: Thing, place: Place) => void;
  /** It was dropped outside every place. Returns true if that is a move, so it does not go back. */
  dropped?: (thing: Thing) => boolean;
  /** Its size while dragged; by default the size it has where it lies. */
  size?: (thing: Thing) => number;
  /** The place under a point of the window; by default the nearest one marked with `receives`. */
  under?: (point: Point, thing: Thing) => Place | null;
}

export class Carrying<Thing, Place> {
  /** What is in the hand, dragged or not. */
  lifted = $state.raw<Thing | null>(null);
  /** The place it would be dropped on. */
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

  /** Is it being dragged, so that it should not be shown where it lay? */
  away(thing: Thing): boolean {
    return this.ghost?.thing === thing;
  }

  /** Is something gliding there, so that it should not be shown there yet? */
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

  /** Handles a click on a thing: picks it up, or puts it back. Returns whether the click did anything. */
  press(thing: Thing): boolean {
    if (this.lifted !== thing) return this.lift(thing);
    this.clear();
    return true;
  }

  /** Handles a click on a place: puts down what is in the hand. Returns whether it did. */
  put(place: Place): boolean {
    const { lifted } = this;
    if (lifted === null || !this.game.fits(lifted, place)) return false;
    this.clear();
    this.game.put(lifted, place);
    return true;
  }

  /** Empties the hand, whatever it was doing. */
  clear(): void {
    this.#stop?.();
    this.#land();
    this.lifted = null;
  }

  /** A pointer has gone down on a thing. */
  grip(down: PointerEvent, thing: Thing): void {
    follow(down, this.course(down, thing));
  }

  /** The drag that begins once that pointer moves. */
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

  /** Marks the element of a thing: it can be dragged from there, and arrow keys lead to it. */
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

  /** Marks the element of a place: things can be dropped on it, and arrow keys lead to it. */
  receives(place: Place): Attachment<HTMLElement> {
    return (element) => this.#places.mark(element, place);
  }

  /** Handles a key that nobody else has: Escape puts things back, arrows lead to the next thing or place. */
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

  /** The places where the thing in the hand fits. */
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
