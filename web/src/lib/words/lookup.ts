// Looking up a word that was said at a table: which words those are, what the dictionary answers, and why one counts.
import type { LookedUp, WordEntry } from '../gen/protocol.gen';
import { ask } from '../http';
import { kebab, t } from '../texts.svelte';

/** What a table of a word game has agreed on about words. */
export interface WordAgreement {
  language: string;
  judge: string;
  layers: readonly string[];
  own_list: string;
  family: boolean;
}

const KEPT = 100;
const known = new Map<string, Promise<LookedUp>>();

/** The words an event of a word game tells of. Nothing else can be looked up: what nobody has said stays unsaid. */
export function wordsIn(event: unknown): readonly string[] {
  const { word, words, struck } = event as { word?: string; words?: readonly string[]; struck?: readonly string[] };
  return [...(word ? [word] : []), ...(words ?? []), ...(struck ?? [])];
}

/** What the dictionary knows; the latest answers are kept. */
export function lookUp(word: string, language: string): Promise<LookedUp> {
  const path = `/api/words/${encodeURIComponent(language)}/${encodeURIComponent(word)}`;
  const answer = known.get(path) ?? ask<LookedUp>('GET', path);
  known.delete(path);
  known.set(path, answer);
  answer.catch(() => known.delete(path));
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return answer;
}

export function counts({ layer, own, hidden }: WordEntry, agreed: WordAgreement): boolean {
  return (own ? layer === agreed.own_list : agreed.layers.includes(layer)) && !(agreed.family && hidden);
}

export function listName({ layer, own }: WordEntry): string {
  return own ? t('lookup-layer-own', { name: layer }) : t(`lookup-layer-${kebab(layer)}`);
}

/** In a sentence, whether the word counts at this table, and why. */
export function why(entries: readonly WordEntry[], agreed: WordAgreement): string {
  if (agreed.judge === 'vote') return t('lookup-why-vote');
  const counting = entries.find((entry) => counts(entry, agreed));
  if (counting) return t('lookup-why-counts', { layer: listName(counting) });
  if (agreed.family && entries.some(({ hidden }) => hidden)) return t('lookup-why-hidden');
  if (entries.length) return t('lookup-why-not-agreed');
  return t(agreed.judge === 'dictionary' ? 'lookup-why-unknown' : 'lookup-why-stood-by');
}
