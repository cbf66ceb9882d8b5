// The word a seat has let go of, because the dictionary lacks it. A reload does not bring it back.
import { keep, kept } from '../keepsake';

let words = $state.raw<Readonly<Record<string, string>>>({});

const keyOf = (seat: number | null) => `parlour-let-go:${location.pathname}:${seat}`;

export function wasLetGo(seat: number | null, word: string): boolean {
  const key = keyOf(seat);
  return (words[key] ?? kept(key, 'session')) === word;
}

/** Lets a word go; without one, whatever was let go may come again. */
export function letGo(seat: number | null, word = ''): void {
  words = { ...words, [keyOf(seat)]: word };
  keep(keyOf(seat), word || null, 'session');
}
