// What happened, line by line, as whoever reads it is told; and a line in parts: names, words, and the rest.
import type { AtTable, Heard } from './game';
import { say } from './texts.svelte';

export interface Line {
  key: string;
  text: string;
  /** Words that can be looked up. */
  words: readonly string[];
}

export interface Part {
  text: string;
  is: 'name' | 'word' | 'text';
}

interface Routine {
  type: string;
  seat: number;
}

/** Routine events of one kind in a row, of more than one seat, are one line. `me` is the seat of whoever reads. */
export function linesOf(
  happened: readonly Heard[],
  game: AtTable,
  names: string[],
  view: unknown,
  me: number | null,
): Line[] {
  const lines: Line[] = [];
  let nth = 0;
  for (let at = 0; at < happened.length; at++) {
    const { ply, event } = happened[at] as Heard<Routine>;
    nth = happened[at - 1]?.ply === ply ? nth + 1 : 0;
    const key = `${ply}.${nth}`;
    const before = happened[at - 1]?.event;
    const run = [event];
    const together = game.routine?.[event.type];
    while (together && (happened[at + 1]?.event as Routine | undefined)?.type === event.type)
      run.push(happened[++at]?.event as Routine);
    const seats = [...new Set(run.map(({ seat }) => seat))];
    const saying =
      together && seats.length > 1 ? together(seats, names, me, before) : game.story(event, names, view, me);
    if (saying) lines.push({ key, text: say(saying), words: game.wordsIn?.(event) ?? [] });
  }
  return lines;
}

/** Longer names come first: Anna is not Ann. A word is found whole, not inside another. */
export function parts(text: string, names: readonly string[], words: readonly string[] = []): Part[] {
  const people = names.filter(Boolean);
  const patterns = [...longestFirst(people), ...longestFirst(words).map((word) => `(?<!\\p{L})${word}(?!\\p{L})`)];
  if (!patterns.length) return [{ text, is: 'text' }];
  return text
    .split(new RegExp(`(${patterns.join('|')})`, 'u'))
    .map((part, at): Part => ({ text: part, is: at % 2 === 0 ? 'text' : people.includes(part) ? 'name' : 'word' }))
    .filter((part) => part.text);
}

function longestFirst(found: readonly string[]): string[] {
  return found
    .toSorted((one, other) => other.length - one.length)
    .map((one) => one.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
}
