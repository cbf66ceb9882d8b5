// The draft: letters first, then the blanks in the same order (LE-4, LE-A4).
import type { Open } from './types.gen';

/** How many letters each takes, by the number of players. */
const EACH: Record<number, number> = { 2: 15, 3: 10, 4: 7, 5: 6, 6: 5 };

export function blanksNext({ hands }: Open): boolean {
  return hands.every((hand) => hand.length === EACH[hands.length]);
}
