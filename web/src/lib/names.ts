// Names as the house keeps them.

/** What a person would call characters; the house counts in the same way. */
const LONGEST = 24;

/** The name that remains of one that is too long; null if it is not. */
export function shortened(name: string): string | null {
  const characters = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment);
  return characters.length > LONGEST ? characters.slice(0, LONGEST).join('').trim() : null;
}
