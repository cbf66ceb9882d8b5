// What a card says, and what a screen reader says about it, in the reader’s language.
import { kebab, t } from '../../../lib/texts.svelte';
import { isOneShot, type ActionKind, type CaseCard, type Colour } from './cards';

export interface CaseWords {
  rank: string;
  motif: string;
  label: string;
}
export interface ActionWords {
  name: string;
  text: string;
  lasting: string;
  label: string;
}

/** The options of a table that change what a card says (MU-A4, MU-A5). */
export interface Agreed {
  shake_down?: 'from_sets' | 'from_hand_random';
  mitigating?: 'draw2' | 'sabotage_same_value';
}

/** What a case of this colour is called: Underworld, Movies or Politics. */
export function worldName(colour: Colour): string {
  return t(`murdero-world-${colour}`);
}

export function caseWords({ colour, number }: CaseCard): CaseWords {
  const rank = t(`murdero-rank-${number}`);
  const motif = t(`murdero-motif-${colour}-${number}`);
  return { rank, motif, label: t('murdero-card-case', { colour: t(`murdero-colour-${colour}`), number, rank, motif }) };
}

export function actionWords(kind: ActionKind, agreed: Agreed = {}, stands?: CaseCard): ActionWords {
  const name = t(`murdero-action-${kebab(kind)}`);
  const text = t(`murdero-action-${kebab(kind)}-text${variant(kind, agreed)}`);
  const lasting = t(isOneShot(kind) ? 'murdero-one-shot' : 'murdero-permanent');
  const label = stands
    ? t('murdero-card-joker', { name, colour: t(`murdero-colour-${stands.colour}`), number: stands.number })
    : t('murdero-card-action', { name, lasting, text });
  return { name, text, lasting, label };
}

function variant(kind: ActionKind, { shake_down, mitigating }: Agreed): string {
  if (kind === 'shake_down' && shake_down === 'from_hand_random') return '-from-hand-random';
  if (kind === 'mitigating_circs' && mitigating === 'sabotage_same_value') return '-sabotage-same-value';
  return '';
}
