// Cards, cases and places in words, for the log and for screen readers.
import { language, t } from '../../lib/texts.svelte';
import { COLOURS, type Colour } from './art/cards';
import { actionWords, worldName } from './art/words';
import { lyingOf, pointsOf, rungs } from './lying';
import type { Place } from './types.gen';

/** Red 3, Sabotage, the Joker in place of Green 4. */
export function cardSaid(name: string): string {
  const { card, stands } = lyingOf(name);
  if ('colour' in card)
    return t('murdero-said-case', { colour: t(`murdero-colour-${card.colour}`), number: card.number });
  const words = actionWords(card.kind, {}, stands);
  return stands ? words.label : words.name;
}

export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(words);
}

/** Red 3, twice Blue 1 and Sabotage. */
export function cardsSaid(names: readonly string[]): string {
  return listed(
    [...new Set(names)].map((name) => {
      const count = names.filter((other) => other === name).length;
      return count > 1 ? t('murdero-said-times', { count, card: cardSaid(name) }) : cardSaid(name);
    }),
  );
}

/** A case of a seat: its name, its numbers and what they are worth. */
export function caseSaid(place: Place, colour: Colour): string {
  const lying = place.cases[COLOURS.indexOf(colour)] ?? place.cases[0];
  const found = rungs(lying);
  const case_ = worldName(colour);
  if (!found.length) return t('murdero-case-empty', { case: case_ });
  const numbers = found.flatMap(({ number, count, joker }) => [
    ...(count ? [count > 1 ? `${number} × ${count}` : String(number)] : []),
    ...(joker ? [t('murdero-case-joker', { number })] : []),
  ]);
  return t('murdero-case', { case: case_, numbers: numbers.join(', '), points: pointsOf(lying, place) });
}
