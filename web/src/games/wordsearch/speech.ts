// The board in words, for screen readers.
import { language, t } from '../../lib/texts.svelte';
import { nameOf, type Hex } from './plane';
import type { Open } from './types.gen';

export function namesSaid(names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(language(), { type }).format(names);
}

export interface Told {
  /** Who has a token there. */
  owners: readonly string[];
  /** Its position in the word being traced, from 1. */
  number: number;
  begins: boolean;
  ends: boolean;
  steps: boolean;
  lifted: boolean;
  /** Looking back: something should have been done with it. */
  better: boolean;
  /** Stacks are read through. */
  through: boolean;
}

export function placeSaid({ places, stacks }: Open, place: number, told: Told): string {
  const stack = stacks[place] ?? [];
  const facts = { place: nameOf(places, places[place] ?? [0, 0]), letters: stack.at(-1) ?? '', height: stack.length };
  const parts = [t(`wordsearch-field-${kindOf(stack.length)}`, facts)];
  if (told.through && stack.length > 1)
    parts.push(t('wordsearch-field-below', { letters: stack.slice(0, -1).reverse().join(' ') }));
  if (told.owners.length) parts.push(t('wordsearch-field-token', { names: namesSaid(told.owners) }));
  if (told.number) parts.push(t('wordsearch-field-traced', { number: told.number }));
  if (told.ends) parts.push(t('wordsearch-field-ends'));
  if (told.steps) parts.push(t('wordsearch-field-step'));
  else if (told.begins) parts.push(t('wordsearch-field-begins'));
  if (told.better) parts.push(t('review-tag'));
  if (told.lifted) parts.push(t('wordsearch-field-lifted'));
  return parts.join(', ');
}

export function spotSaid({ places }: Open, spot: Hex): string {
  return t('wordsearch-field-spot', { place: nameOf(places, spot) });
}

function kindOf(height: number): string {
  return height === 0 ? 'empty' : height === 1 ? 'letter' : 'stack';
}
