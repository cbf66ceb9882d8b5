// The board in words, for screen readers.
import { language, t } from '../../lib/texts.svelte';
import { isBlank, nameOf, sizeOf, type Lying } from './grid';
import type { Lay, Name, Placed } from './types.gen';

export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(words);
}

export function pieceSaid(placed: Placed, letters: string, number: number, mark: string): string {
  const { tile, turned } = placed;
  const facts = { place: nameOf(placed), letter: letters[tile] ?? '', ...sizeOf(tile, turned) };
  const parts = [t(isBlank(tile) ? 'letter-piece-blank' : 'letter-piece', facts)];
  if (number) parts.push(t('letter-piece-traced', { number }));
  if (mark.includes('laid')) parts.push(t('letter-piece-laid'));
  if (mark.includes('goal')) parts.push(t('letter-piece-ends'));
  return parts.join(', ');
}

/** Looking back: the word or the place that would have been better. */
export function insteadSaid(better: Name | Lay, letters: string): string {
  const what = better.type === 'Name' ? better.word : `${letters[better.tile] ?? ''} ${nameOf(better)}`;
  return t('review-instead', { what });
}

/** Where the piece in hand is, and whether it may lie there. */
export function comingSaid(at: Placed | null, lying: Lying | null): string {
  return at && lying ? t(`letter-coming-${lying}`, { place: nameOf(at) }) : '';
}
