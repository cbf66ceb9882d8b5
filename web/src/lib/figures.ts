// The figures of a finished game in words: a label, what it was, perhaps a number and a note.
import type { AtTable } from './game';
import type { Figure } from './gen/protocol.gen';
import { kebab, speaks, t, type Facts } from './texts.svelte';

export interface FigureShown {
  label: string;
  value: string;
  number: string;
  note: string;
  ply: number | null;
}

/** A game may come without words for its figures. */
export function figuresShown(
  figures: readonly Pick<Figure, 'said' | 'ply'>[],
  names: readonly string[],
  mine: readonly number[],
  own: AtTable['figure'],
): FigureShown[] {
  return figures.flatMap(({ said, ply }) => {
    const id = `ending-${kebab(said.code)}`;
    if (!speaks(id)) return [];
    const facts = { ...(own?.(said.facts) ?? said.facts), ...people(said.facts, names, mine) };
    const part = (name: string) => (speaks(`${id}.${name}`) ? t(`${id}.${name}`, facts).trim() : '');
    return [{ label: part('label'), value: t(id, facts), number: part('figure'), note: part('note'), ply }];
  });
}

/** `seat` is whose figure it is, and `other` somebody else's seat. */
function people({ seat, other }: Facts, names: readonly string[], mine: readonly number[]): Facts {
  const nameOf = (one: Facts[string] | undefined) => (typeof one === 'number' ? (names[one] ?? '') : '');
  const you = mine.length === 1 && seat === mine[0] ? 'name' : 'nobody';
  return { name: nameOf(seat), other: nameOf(other), you };
}
