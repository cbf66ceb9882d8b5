// What is shown on the board besides the pieces: a word with a line through it, and the same word in large letters.
import { t } from '../../lib/texts.svelte';
import type { Trace } from '../../lib/words/reading';
import type { Told } from '../../parts/WordLine.svelte';
import type { Moments } from './moments.svelte';
import { stageOf } from './phases';
import type { Challenged, Name, Offer, Open } from './types.gen';

/** A word on the board: being traced, in doubt, challenged, written, or rejected; or the best of the game. */
export interface Shown {
  path: readonly number[];
  kind: 'mine' | 'doubtful' | 'named' | 'written' | 'lost' | 'best';
  /** Whose colour it has. Null while it is only being traced. */
  seat: number | null;
  /** How many of its tiles are lit. */
  lit: number;
}

/** The word being traced comes first, then one in doubt, then what just happened, then a challenged one. */
export function shownOf(
  open: Open,
  trace: Trace,
  doubt: Name | null,
  { word, lit }: Moments,
  seat: number | null,
): Shown | null {
  if (trace.length) return { path: trace.map(({ tile }) => tile), kind: 'mine', seat: null, lit: trace.length };
  if (doubt) return { path: doubt.path, kind: 'doubtful', seat, lit: doubt.path.length };
  if (word) return { ...word, lit };
  const challenge = stageOf(open)?.challenge;
  if (!challenge) return null;
  return { path: challenge.path, kind: 'named', seat: challenge.seat, lit: challenge.path.length };
}

export function toldOf(open: Open, doubt: Name | null, { word, lit }: Moments, seat: number | null): Told | null {
  if (doubt) return { seat: seat ?? 0, word: doubt.word, lit: Infinity, points: null, lost: true };
  if (word) {
    const counts = word.kind === 'written' || word.kind === 'best';
    const points = counts && lit >= word.path.length ? word.points : null;
    return { seat: word.seat, word: word.word, lit, points, lost: word.kind === 'lost' };
  }
  const challenge = stageOf(open)?.challenge;
  return challenge ? { seat: challenge.seat, word: challenge.word, lit: Infinity, points: null, lost: false } : null;
}

/** What the panel says about a challenged word. */
export function challengeSaid(
  stage: Challenged['stage'],
  seat: number | null,
  offer: Offer | null,
  names: readonly string[],
): { title: string; said: string } {
  const { challenge } = stage;
  const mine = seat === challenge.seat;
  const facts = { name: names[challenge.seat] ?? '', word: challenge.word };
  const may = (what: Offer['acts'][number]) => offer?.acts.includes(what) ?? false;
  if (stage.type === 'Voting') {
    const title = t('finding-vote-title', facts);
    if (stage.disputed_by === null)
      return { title, said: t(mine ? 'letter-vote-stood-by-yours' : 'letter-vote-stood-by', facts) };
    const by = names[stage.disputed_by] ?? '';
    return { title, said: t(mine ? 'finding-vote-yours' : 'letter-vote-disputed', { ...facts, by }) };
  }
  const title = t('letter-challenge-title', facts);
  if (mine) return { title, said: t('finding-challenge-yours') };
  if (may('pass')) return { title, said: t('finding-challenge-question') };
  return { title, said: may('dispute') ? t('finding-challenge-passed') : '' };
}

/** The tone of a ribbon. */
export const RIBBONS = {
  knocked: 'news',
  dice: 'news',
  won: 'joy',
  failed: 'loss',
  'taken-back': 'loss',
  last: 'news',
  'round-two': 'news',
} as const;
