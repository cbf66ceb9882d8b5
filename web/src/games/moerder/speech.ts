// The board in words, for the log and for screen readers.
import { language, t } from '../../lib/texts.svelte';
import { BODY, GAP, HIDDEN, nameOf, WORD } from './tiles';

/** Six places in the order of the word: `a1 b2 …`. */
export function chainSaid(chain: readonly number[]): string {
  return chain.map(nameOf).join(' ');
}

export function namesSaid(names: string[]): string {
  return new Intl.ListFormat(language(), { type: 'disjunction' }).format(names);
}

export interface Told {
  /** Who has a finger on it. */
  toucher?: string | undefined;
  /** Where it is on the line that is drawn. */
  place?: number | undefined;
  /** Looking back: it would have been better. */
  better?: boolean;
}

export function tileSaid(board: string, tile: number, { toucher, place, better }: Told = {}): string {
  const face = board[tile] ?? HIDDEN;
  const parts = [t(`moerder-tile-${kindOf(face)}`, { tile: nameOf(tile), letter: face })];
  if (toucher) parts.push(t('moerder-tile-touched', { name: toucher }));
  if (better) parts.push(t('review-tag'));
  if (place !== undefined) {
    parts.push(t('moerder-tile-pointed', { number: place + 1 }));
    if (face === HIDDEN) parts.push(t('moerder-tile-meant', { letter: WORD[place] ?? '' }));
  }
  return parts.join(', ');
}

function kindOf(face: string): string {
  if (face === HIDDEN) return 'hidden';
  if (face === GAP) return 'gap';
  return face === BODY ? 'body' : 'letter';
}
