// The games of whoever sits at this browser: asked of the house, and put into words.
import type { Best, HistoryLine, HistoryPage, Point, Seated, Standing, Statistics } from './gen/protocol.gen';
import { ask } from './http';
import { seatNames } from './seating';
import { kebab, language, speaks, t, tOr } from './texts.svelte';
import { timeOfDay } from './time-of-day';

export type Measure = HistoryLine['measure'];
export type Against = HistoryLine['against'];

/** Which games to show; what is left out does not matter. */
export interface Wish {
  game?: string;
  outcome?: HistoryLine['outcome'];
  against?: Against | 'house';
  since?: number;
  before?: string;
}

export function historyPage(wish: Wish): Promise<HistoryPage> {
  return ask('GET', `/api/history?${query(wish)}`);
}

export function statistics(game?: string): Promise<Statistics> {
  return ask('GET', `/api/history/statistics?${query({ game })}`);
}

/** Everything as one archive. */
export const EXPORT = '/api/history/export';

/** Where a finished game can be looked at. */
export function replayOf(table: string): string {
  return `/replay/${table}`;
}

export function gamePage(game: string): string {
  return `/games/${game}`;
}

function query(wish: object): string {
  const given = Object.entries(wish).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return new URLSearchParams(given).toString();
}

/** A figure with what it counts: "7 rows". */
export function figureText(measure: Measure, figure: number): string {
  return measure ? t(`history-unit-${kebab(measure)}`, { count: figure }) : plain(figure);
}

export function axisText(measure: Measure): string {
  return measure ? t(`history-axis-${kebab(measure)}`) : '';
}

export function modeText(game: string, mode: string): string {
  return tOr('', `history-mode-${game}-${kebab(mode)}`);
}

export function outcomeText(outcome: HistoryLine['outcome']): string {
  return t(`history-outcome-${outcome}`);
}

export function againstText(against: Against): string {
  if (against === 'alone') return t('history-show-alone');
  return against === 'people' ? t('history-people') : t(`strength-${against}`);
}

/** What a record is worth, large, and what it is a record of. */
export function bestText({ kind, worth, word }: Best): { value: string; label: string } {
  const label = t(`history-best-${kebab(kind)}`);
  if (kind === 'word') return { value: word ?? '', label: t('history-best-word-worth', { worth }) };
  if (kind === 'fastest') return { value: duration(worth), label };
  const id = `history-worth-${kebab(kind)}`;
  return { value: speaks(id) ? t(id, { worth }) : plain(worth), label };
}

/** How it ended, in numbers: points against points, or what the game counts. */
export function scoreText({ players, measure, figure, outcome }: HistoryLine): string {
  const own = players.find(({ yours }) => yours);
  if (!own || outcome === 'several') return '';
  const counted = measure === 'points_a_word' || measure === 'points_a_hand' || measure === 'points';
  if (!counted || players.length === 1) return figure === null ? '' : figureText(measure, figure);
  const other = players.length === 2 && players.find(({ yours }) => !yours);
  if (other) return t('history-score', { own: own.score, other: other.score });
  return t('history-place', { score: own.score, place: own.rank, seats: players.length });
}

/** What was special about a game, beyond its result. */
export function featText({ feat }: HistoryLine): string {
  if (!feat) return '';
  const id = `history-feat-${feat.kind}`;
  return speaks(id) ? t(id, { worth: feat.worth, word: feat.word }) : '';
}

/** The others at the table. A single bot says how strong it is; many bots are only counted. */
export function companyText({ players, outcome }: HistoryLine): string {
  const names = seatNames(players.map(seatOf));
  const shown = players.flatMap((player, seat) => (player.yours && outcome !== 'several' ? [] : [{ player, seat }]));
  if (!shown.length) return t('history-alone');
  const bots = shown.filter(({ player }) => player.strength);
  if (bots.length === shown.length && bots.length > 3) return t('history-many-bots', { count: bots.length });
  const alone = shown.length === 1;
  return shown
    .map(({ player, seat }) =>
      alone && player.strength
        ? t('history-bot', { name: names[seat] ?? '', strength: t(`strength-${player.strength}`) })
        : (names[seat] ?? ''),
    )
    .join(', ');
}

function seatOf({ name, strength }: Seated) {
  return { kind: strength ? ('bot' as const) : ('person' as const), name, strength };
}

/** The day, as people call it: today, yesterday, a weekday, a date. */
export function dayText(ended: number, now: number = Date.now()): string {
  const then = new Date(ended * 1000);
  const days = Math.round((midnight(new Date(now)) - midnight(then)) / DAY);
  if (days < 2) return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-days, 'day');
  if (days < 7) return then.toLocaleDateString(language(), { weekday: 'long' });
  const year = then.getFullYear() === new Date(now).getFullYear() ? undefined : ('numeric' as const);
  return then.toLocaleDateString(language(), { day: 'numeric', month: 'long', year });
}

export function dateText(ended: number): string {
  return new Date(ended * 1000).toLocaleDateString(language(), { day: 'numeric', month: 'short', year: 'numeric' });
}

/** Within a week the hour is worth telling too. */
export function whenText(ended: number, now: number = Date.now()): string {
  const day = dayText(ended, now);
  if (now / 1000 - ended > 6 * 24 * 60 * 60) return day;
  return `${day}, ${timeOfDay(ended * 1000)}`;
}

/** As in a sentence. */
export function longDate(ended: number): string {
  return new Date(ended * 1000).toLocaleDateString(language(), { day: 'numeric', month: 'long', year: 'numeric' });
}

export function plain(number: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(number);
}

function duration(millis: number): string {
  const seconds = Math.round(millis / 1000);
  const [value, unit] = seconds < 90 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}

const DAY = 24 * 60 * 60 * 1000;

function midnight(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

/** The mean of this game and up to four before it, for each game. */
export function trend(figures: readonly number[], width = 5): number[] {
  return figures.map((_, at) => {
    const last = figures.slice(Math.max(0, at + 1 - width), at + 1);
    return last.reduce((sum, figure) => sum + figure, 0) / last.length;
  });
}

/** The games that have a figure. */
export function figured(points: readonly Point[]): (Point & { figure: number })[] {
  return points.flatMap((point) => (point.figure === null ? [] : [{ ...point, figure: point.figure }]));
}

/** From 0 to 1: draws count half. */
export function successOf({ played, won, shared }: Standing): number {
  return played ? (won + shared / 2) / played : 0;
}

/** A full dot or peg: nothing was lost. */
export function full(outcome: HistoryLine['outcome']): boolean {
  return outcome === 'won' || outcome === 'finished';
}
