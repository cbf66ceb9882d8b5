// What the bench says about the card in hand: what to point at next, and what a choice would cost.
import { t } from '../../lib/texts.svelte';
import { along, next, type Aim } from './aims';
import { cardSaid, cardsSaid } from './speech';
import type { Turn } from './turn.svelte';
import type { Options } from './types.gen';

/** What to point at next. */
export function wanted(turn: Turn): string {
  const { plan, aims, me } = turn;
  const step = plan.steps.length;
  const kinds = along(aims, plan.steps, me).map((aim) => kindOf(aim, step));
  const first = ['give', 'take', 'player', 'search', 'remove', 'case', 'replace', 'lay', 'play'].find((kind) =>
    kinds.includes(kind),
  );
  return first && next(aims, plan.steps, me).length ? t(`murdero-choose-${first}`) : '';
}

function kindOf(aim: Aim, step: number): string {
  switch (aim.type) {
    case 'Nothing':
      return 'play';
    case 'AtCard':
      return 'remove';
    case 'FromPile':
      return 'search';
    case 'Give':
      return 'give';
    case 'Trade':
      return step ? 'take' : 'give';
    case 'Rob':
      return step ? 'player' : 'give';
    case 'Before':
      return aim.replacing ? 'replace' : 'lay';
    case 'StandIn':
      return step ? 'replace' : 'case';
  }
}

/** What it would cost and whether it would end the hand, in a few sentences. */
export function costs(turn: Turn, names: readonly string[], options: Options): string[] {
  const { asked } = turn.plan;
  const said = turn.losses.map(({ seat, card, cards }) => {
    const facts = {
      name: names[seat] ?? '',
      card: cardSaid(card),
      cards: cardsSaid(cards),
      falls: String(cards.length > 0),
    };
    return t(seat === turn.me ? 'murdero-you-lose' : 'murdero-they-lose', facts);
  });
  if (!asked) return said;
  const { action, ends } = asked;
  if ('aim' in action && action.aim.type === 'Rob')
    said.push(t('murdero-robs', { name: names[action.aim.seat] ?? '' }));
  if ('aim' in action && action.aim.type === 'Trade' && action.type === 'Play') said.push(t('murdero-takes-it'));
  if (action.type === 'Use' && options.mitigating === 'draw2') said.push(t('murdero-draws-two'));
  if (ends) said.push(ends.length ? t('murdero-ends-too-soon', { cards: cardsSaid(ends) }) : t('murdero-ends-hand'));
  return said;
}
