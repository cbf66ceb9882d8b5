// What everybody at a table should know before they sit down: the clock and, in a word game, what counts as a word.
import { boxValues, optionName, valueName, type Value, type Values } from './agreement';
import type { Game } from './game';
import { gameOf } from './boxes';
import type { Box, TableShown } from './gen/protocol.gen';
import { t } from './texts.svelte';

/** The options that say what counts as a word. */
const WORDS = ['language', 'layers', 'judge'];
/** Values that mean: no clock. */
const NONE: readonly (Value | undefined)[] = [null, undefined, 'off', 'none'];

export interface Term {
  name: string;
  value: string;
  /** The options this says it all about. */
  options: string[];
}

export function termsOf(
  box: Box,
  { game: agreed, seats }: Pick<TableShown, 'game' | 'seats'>,
  game: Pick<Game, 'clocks' | 'concerns'> = gameOf(box.name),
): Term[] {
  const values: Values = { ...boxValues(box), ...(agreed as Values) };
  const matters = (name: string) => game.concerns?.(name, seats.length, values) ?? true;
  const term = (wanted: string): Term[] =>
    box.options
      .filter(({ name }) => name === wanted && matters(name))
      .map((option) => ({
        name: optionName(box.name, option),
        value: valueName(box.name, option, values[wanted] ?? null),
        options: [wanted],
      }));
  const clocks = game.clocks ?? ['turn_seconds'];
  const running = clocks.filter((name) => matters(name) && !NONE.includes(values[name])).flatMap(term);
  const clock = running.length ? running : [{ name: t('agreed-clock'), value: t('agreed-no-clock'), options: clocks }];
  return [...WORDS.flatMap(term), ...clock];
}

/** The same in one line, for an invitation; empty until the box is there. */
export function termsLine(box: Box | undefined, table: Pick<TableShown, 'game' | 'seats'>): string {
  if (!box) return '';
  return termsOf(box, table)
    .map(({ name, value }) => t('agreed-term', { name, value }))
    .join(' · ');
}
