// The daily puzzles: what the house knows of them, and what is said and shared about a result.
import type { DailyPage, Finish, Opened, ParShown, PuzzleShown, TryPuzzle } from './gen/protocol.gen';
import { ask } from './http';
import { language, t, titleOf, type Facts } from './texts.svelte';
import { timeOfDay } from './time-of-day';

type Verdict = 'better' | 'equal' | 'behind';

/** Today's and yesterday's puzzles; `words` is the language of those with words. */
export function dailyPage(words: string): Promise<DailyPage> {
  return ask('GET', `/api/daily/${words}`);
}

/** The puzzle of a table. */
export function puzzleAt(table: string): Promise<PuzzleShown> {
  return ask('GET', `/api/tables/${encodeURIComponent(table)}/daily`);
}

/** The address of a table with this puzzle. */
export async function tryPuzzle({ game, date, language: words }: PuzzleShown): Promise<string> {
  const wish: TryPuzzle = { game, date, language: (words || language()) as TryPuzzle['language'] };
  return `/table/${(await ask<Opened>('POST', '/api/daily', wish)).table}`;
}

export function dayText(date: string): string {
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** When the next puzzles come, on the clock of whoever reads it. */
export function nextAt(left: number, now = Date.now()): string {
  const minute = 60_000;
  const then = Math.round((now + left * 1000) / minute) * minute;
  return timeOfDay(then);
}

export function figureText({ measure }: Pick<PuzzleShown, 'measure'>, count: number): string {
  return t(`daily-${measure}`, { count });
}

/** How a solution compares with the Expert's. */
function verdict({ fewest, par }: PuzzleShown, finish: Finish): Verdict {
  if (!par?.solved) return 'better';
  const ahead = (par.figure - finish.figure) * (fewest ? 1 : -1);
  return ahead > 0 ? 'better' : ahead < 0 ? 'behind' : 'equal';
}

/** An attempt beside the Expert's, in words; nothing while the Expert is still thinking. */
export function comparison(puzzle: PuzzleShown, finish: Finish): string {
  if (!puzzle.par) return '';
  if (finish.solved) return t(`daily-${verdict(puzzle, finish)}`, { par: resultText(puzzle, puzzle.par) });
  return puzzle.par.solved ? t('daily-behind', { par: figureText(puzzle, puzzle.par.figure) }) : t('daily-neither');
}

/** What the Expert needed, as a question to whoever has not played yet. */
export function parText(puzzle: PuzzleShown): string {
  const { par, fewest } = puzzle;
  if (!par) return t('daily-par-thinking');
  if (!par.solved) return t('daily-par-failed');
  return t(fewest ? 'daily-par-fewest' : 'daily-par-most', { figure: figureText(puzzle, par.figure) });
}

/** A result that may be sent to somebody who has not played yet. */
export function shareText(puzzle: PuzzleShown, finish: Finish): string {
  const facts: Facts = { date: dayText(puzzle.date), game: titleOf(puzzle.game), result: resultText(puzzle, finish) };
  const first = puzzle.par
    ? t('daily-shared', { ...facts, par: resultText(puzzle, puzzle.par) })
    : t('daily-shared-alone', facts);
  return [first, ...finish.marks].join('\n');
}

export function resultText(puzzle: PuzzleShown, { solved, figure }: ParShown): string {
  return solved ? figureText(puzzle, figure) : t('daily-not-solved');
}
