// Words on a card: broken into lines by the widths of their letters, as large as the room allows.

export interface Fitted {
  lines: string[];
  size: number;
}

/** A place for words: how wide it is, and the largest type for one line, two lines … */
export interface Room {
  face: Typeface;
  width: number;
  sizes: readonly number[];
}

export const ROOMS = {
  rank: { face: 'serif', width: 90, sizes: [21, 18] },
  motif: { face: 'serif', width: 154, sizes: [18.5, 14.5] },
  name: { face: 'serif', width: 110, sizes: [21, 18.5] },
  /** Beside the badge of a Joker that stands for something. */
  nameBesideBadge: { face: 'serif', width: 56, sizes: [21, 18.5] },
  text: { face: 'sans', width: 150, sizes: [17, 17, 16.5, 14.5] },
} satisfies Record<string, Room>;

/** Letters by width, in hundredths of the type size. Accents take no room. Rounded up, so that nothing overflows. */
const WIDTHS = {
  serif: {
    24: ' ’',
    32: '.,:;ijl!',
    41: 'ft-I',
    50: 'rsz1',
    56: 'aceyvxgJ37?–',
    63: 'bdhknopqu0245689FSL',
    72: 'ABCEPTVXYZßU',
    80: 'DGKNOQR',
    86: 'wHœ',
    95: 'mM',
    105: 'W',
  },
  sans: {
    21: ' ',
    28: '.,:;ijlI’',
    34: 'ft-!',
    44: 'cszr?',
    51: 'aegkvxyFLJY–0123456789',
    56: 'bdhnopquACESTVXZ',
    62: 'BKPRßDG',
    67: 'HNOQU',
    75: 'wM',
    84: 'mWœ',
  },
};
export type Typeface = keyof typeof WIDTHS;
const WIDEST = 100;

const advance = Object.fromEntries(
  Object.entries(WIDTHS).map(([face, widths]) => [
    face,
    new Map(
      Object.entries(widths).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])),
    ),
  ]),
);

/** How wide the text is at type size 1. */
export function widthOf(text: string, face: Typeface): number {
  const letters = [...text.normalize('NFKD')].filter((letter) => !/\p{Mark}/u.test(letter));
  return letters.reduce((sum, letter) => sum + (advance[face]?.get(letter) ?? WIDEST), 0) / 100;
}

/** Uses as many lines as make the type largest. */
export function fit(text: string, { face, width, sizes }: Room): Fitted {
  const words = text.split(' ');
  const tries = sizes.slice(0, words.length).map((largest, more) => {
    const lines = evenly(words, more + 1, face);
    const widest = Math.max(...lines.map((line) => widthOf(line, face)));
    return { lines, size: Math.min(largest, Math.floor((width / widest) * 10) / 10) };
  });
  return tries.reduce((best, next) => (next.size > best.size ? next : best));
}

/** Broken so that the widest line is as narrow as possible. */
function evenly(words: string[], lines: number, face: Typeface): string[] {
  if (lines === 1) return [words.join(' ')];
  const breaks = words.slice(0, words.length - lines + 1).map((_, at) => {
    const first = words.slice(0, at + 1).join(' ');
    const rest = evenly(words.slice(at + 1), lines - 1, face);
    return { broken: [first, ...rest], widest: Math.max(...[first, ...rest].map((line) => widthOf(line, face))) };
  });
  return breaks.reduce((best, next) => (next.widest < best.widest ? next : best)).broken;
}
