// Who is who in a line of the story: whoever reads it is "you", everybody else has a name.
import { language, t } from './texts.svelte';

export interface Cast {
  /** The people of a line by the roles they have in it. `you` is the role of whoever reads it, else `nobody`. */
  people: (roles: Record<string, number>) => Record<string, string>;
  /** Several of them as one role, whoever reads it last. */
  list: (seats: readonly number[]) => { names: string; you: string };
  /** Everybody in a list of figures, such as "Tom 3 and you 5". */
  figures: (found: readonly (readonly [seats: readonly number[], figure: string | number])[]) => string;
}

/** `me` is the seat of whoever reads. Where one browser has several seats it is null, and names stay. */
export function cast(names: readonly string[], me: number | null): Cast {
  const called = (seat: number) => (seat === me ? t('seat-you') : (names[seat] ?? ''));
  const meLast = (seats: readonly number[]) =>
    seats.toSorted((one, other) => Number(one === me) - Number(other === me));
  return {
    people: (roles) => {
      const you = Object.entries(roles).find(([, seat]) => seat === me)?.[0] ?? 'nobody';
      return { ...Object.fromEntries(Object.entries(roles).map(([role, seat]) => [role, names[seat] ?? ''])), you };
    },
    list: (seats) => ({
      names: listed(meLast(seats).map(called)),
      you: me !== null && seats.includes(me) ? 'names' : 'nobody',
    }),
    figures: (found) =>
      listed(
        found
          .toSorted(([one], [other]) => Number(includes(one, me)) - Number(includes(other, me)))
          .map(([seats, figure]) => `${listed(meLast(seats).map(called))} ${figure}`),
      ),
  };
}

function includes(seats: readonly number[], me: number | null): boolean {
  return me !== null && seats.includes(me);
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(words);
}
