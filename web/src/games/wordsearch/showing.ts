// What is shown on the board besides the tiles: tokens where they stand, and a word with a line through it.
import type { Point } from '../../lib/hands/spots';
import { t } from '../../lib/texts.svelte';
import type { Trace } from '../../lib/words/reading';
import type { Told } from '../../parts/WordLine.svelte';
import type { Moments, Ribbon } from './moments.svelte';
import { challengeOf } from './phases';
import { centre, levelOf, placeOf, type Hex } from './plane';
import type { Call, Challenged, Offer, Open } from './types.gen';

export interface Standing {
  seat: number;
  initial: string;
  place: number;
  walking: boolean;
}

/** A word on the board: being traced, challenged, scored, or rejected; or the best of the game. */
export interface Shown {
  path: readonly number[];
  kind: 'mine' | 'doubtful' | 'called' | 'scored' | 'lost' | 'best';
  /** Whose colour it has. Null while it is only being traced. */
  seat: number | null;
  /** How many of its tiles are lit. */
  lit: number;
}

/** The word being traced comes first, then one in doubt, then what just happened, then a challenged one. */
export function shownOf(
  open: Open,
  trace: Trace,
  doubt: Call | null,
  { word, lit }: Moments,
  seat: number | null,
): Shown | null {
  if (trace.length) return { path: trace.map(({ tile }) => tile), kind: 'mine', seat: null, lit: trace.length };
  if (doubt) return { path: doubt.path, kind: 'doubtful', seat, lit: doubt.path.length };
  if (word) return { ...word, lit };
  const challenge = challengeOf(open);
  return challenge && { path: challenge.path, kind: 'called', seat: challenge.seat, lit: challenge.path.length };
}

export function toldOf(open: Open, doubt: Call | null, moments: Moments, seat: number | null): Told | null {
  const { word, lit } = moments;
  if (doubt) return { seat: seat ?? 0, word: doubt.word, lit: doubt.word.length, points: null, lost: true };
  if (word && word.seat !== null) {
    const letters = word.path
      .slice(0, lit)
      .reduce((sum, tile) => sum + (open.stacks[placeOf(tile)]?.[levelOf(tile)]?.length ?? 0), 0);
    const counts = word.kind === 'scored' || word.kind === 'best';
    const points = !counts ? null : moments.walks(word.seat) ? letters : word.points;
    return { seat: word.seat, word: word.word, lit: letters, points, lost: word.kind === 'lost' };
  }
  const challenge = challengeOf(open);
  return challenge && { seat: challenge.seat, word: challenge.word, lit: Infinity, points: null, lost: false };
}

export function standingOf(open: Open, names: readonly string[], moments: Moments): Standing[] {
  return open.tokens.map((place, seat) => {
    const walking = moments.walks(seat);
    const initial = [...(names[seat] ?? '')][0]?.toLocaleUpperCase() ?? '';
    return { seat, initial, walking, place: walking ? placeOf(moments.step) : place };
  });
}

const KINDS = { disputed: 'news', lost: 'loss', target: 'joy' } as const;

interface Stood extends Point {
  token: Standing;
  size: number;
}

const ALONE = { x: 21, y: -25, size: 44 };

/** A token stands on the upper right of its tile, so that the letter can be read. In the middle tokens share the room. */
export function stood(tokens: readonly Standing[], places: readonly Hex[]): Stood[] {
  return tokens.map((token) => {
    const { x, y } = centre(places[token.place] ?? [0, 0]);
    const [q, r] = places[token.place] ?? [0, 0];
    if (q !== 0 || r !== 0) return { token, x: x + ALONE.x, y: y + ALONE.y, size: ALONE.size };
    const here = tokens.filter(({ place }) => place === token.place);
    if (here.length === 1) return { token, x, y, size: 62 };
    const angle = ((here.indexOf(token) / here.length) * 2 + 0.5) * Math.PI;
    const reach = here.length === 2 ? 23 : 28;
    return { token, x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle), size: here.length > 4 ? 32 : 38 };
  });
}

/** What the panel says about a challenged word. */
export function challengeSaid(
  stage: Challenged['stage'],
  seat: number | null,
  offer: Offer | null,
  names: readonly string[],
): { title: string; said: string } {
  const may = (what: Offer['acts'][number]) => offer?.acts.includes(what) ?? false;
  const { seat: caller, word } = stage.challenge;
  const mine = seat === caller;
  const facts = { name: names[caller] ?? '', word };
  if (stage.type === 'Voting')
    return {
      title: t('finding-vote-title', facts),
      said: mine
        ? t('finding-vote-yours', facts)
        : t('wordsearch-vote-disputed', { ...facts, by: names[stage.disputed_by ?? caller] ?? '' }),
    };
  const title = t('wordsearch-challenge-title', facts);
  if (mine) return { title, said: t('finding-challenge-yours') };
  if (may('pass')) return { title, said: t('finding-challenge-question') };
  return { title, said: may('dispute') ? t('finding-challenge-passed') : '' };
}

export function ribbonSaid({ kind, seat, word, score }: Ribbon, names: readonly string[]) {
  const text = t(`wordsearch-ribbon-${kind}`, { name: names[seat] ?? '', word, score });
  return { kind: KINDS[kind], seat, text };
}
