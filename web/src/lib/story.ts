// A line of the story in parts: the names of players, words that can be looked up, and the rest.

export interface Part {
  text: string;
  is: 'name' | 'word' | 'text';
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
