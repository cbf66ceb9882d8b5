// Positions on the screen: the middle of an element, the one nearest to a point, the next one in a direction.

export interface Point {
  x: number;
  y: number;
}

/** The middle of something and its size, in window pixels. */
export interface Spot extends Point {
  size: number;
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Which way an arrow key points. */
export function arrow(key: string): Point | undefined {
  return ARROWS[key];
}

/** Elements of the page, and what each stands for. */
export class Marks<What> {
  readonly #all = new Map<Element, What>();

  /** Returns a function that removes the mark. */
  mark(element: Element, what: What): () => void {
    this.#all.set(element, what);
    return () => void this.#all.delete(element);
  }

  on(element: Element): What | undefined {
    return this.#all.get(element);
  }

  has(element: Element | null): element is Element {
    return element !== null && this.#all.has(element);
  }

  /** The elements of those for which `is` holds. */
  where(is: (what: What) => boolean = () => true): Element[] {
    return [...this.#all].flatMap(([element, what]) => (is(what) ? [element] : []));
  }
}

/** If the element contains a drawing, the spot is that of the drawing. */
export function spotOf(element: Element): Spot {
  const { left, top, width, height } = (element.querySelector('svg') ?? element).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
}

/** The element under a point, or within half its size of it. */
export function nearest(elements: Iterable<Element>, { x, y }: Point): Element | null {
  let best: Element | null = null;
  let least = 1;
  for (const element of elements) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const reach = Math.min(width, height) / 2;
    const off = Math.max(
      Math.abs(x - left - width / 2) / (width / 2 + reach),
      Math.abs(y - top - height / 2) / (height / 2 + reach),
    );
    if (off <= least) [best, least] = [element, off];
  }
  return best;
}

/** The element an arrow key leads to: the nearest in that direction, preferring straight ahead. */
export function onward(elements: Iterable<Element>, from: Element, key: string): Element | null {
  const towards = arrow(key);
  if (!towards) return null;
  const here = spotOf(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const element of elements) {
    const there = spotOf(element);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * towards.x + dy * towards.y;
    const far = along + 2 * Math.abs(dx * towards.y + dy * towards.x);
    if (element !== from && along > 1 && far < least) [best, least] = [element, far];
  }
  return best;
}
