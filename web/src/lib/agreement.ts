// The options of a table as they are being chosen: values by name, and what is said about them.
import type { Box } from './gen/protocol.gen';
import { words } from './plain/lines';
import { kebab, speaks, t, tOr } from './texts.svelte';

export type Value = string | number | boolean | string[] | null;
export type Values = Record<string, Value>;
/** Who sits around the table: nobody else, bots, friends elsewhere, or friends at the same device. */
export type Company = 'alone' | 'house' | 'friend' | 'device';
export type Option = Box['options'][number];

export function boxValues(box: Box): Values {
  return Object.fromEntries(box.options.map((option) => [option.name, option.default]));
}

/** Several values have no order, but may come more than once. */
export function sameValue(one: Value | undefined, other: Value | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.toSorted().join() === other.toSorted().join();
}

/** The preset these values are, if they are one; `start` is where presets begin. */
export function presetOf(box: Box, start: Values, values: Values): string | null {
  const same = (preset: Values) => {
    const whole = { ...start, ...preset };
    return box.options.every(({ name }) => sameValue(whole[name], values[name]));
  };
  return Object.entries(box.presets).find(([, preset]) => same(preset))?.[0] ?? null;
}

/** What differs from the box; this is all the house needs to be told. `concerns`: of those options that matter. */
export function chosen(box: Box, values: Values, concerns: (option: string) => boolean = () => true): Values {
  return Object.fromEntries(
    box.options
      .filter((option) => !sameValue(values[option.name], option.default) && concerns(option.name))
      .map(({ name }) => [name, values[name] ?? null]),
  );
}

export function optionName(game: string, option: Option): string {
  return tOr(words(option.name), `${game}-option-${kebab(option.name)}`);
}

export function optionExplained(game: string, option: Option): string {
  const id = `${game}-option-${kebab(option.name)}-explained`;
  return speaks(id) ? t(id) : '';
}

export function valueName(game: string, option: Option, value: Value): string {
  if (value === null) return tOr(t('option-off'), `${game}-option-${kebab(option.name)}-off`);
  if (Array.isArray(value))
    return listed(inOrder(option, value), (each) => valueName(game, option, each)) || t('option-none');
  if (option.type === 'text') return String(value) || t('option-none');
  if (option.type === 'number')
    return isSeconds(option) ? t('option-seconds', { count: Number(value) }) : String(value);
  return tOr(words(String(value)), `${game}-option-${kebab(option.name)}-${kebab(String(value))}`);
}

/** A set comes in any order; it is told as the form shows it. */
function inOrder(option: Option, values: string[]): string[] {
  return option.type === 'several' ? option.values.filter((value) => values.includes(value)) : values;
}

/** Each by its name, with how many there are where there are several. */
function listed(values: string[], name: (value: string) => string): string {
  const times = (value: string) => values.filter((other) => other === value).length;
  return [...new Set(values)]
    .map((value) => (times(value) > 1 ? `${times(value)} × ${name(value)}` : name(value)))
    .join(', ');
}

export function isSeconds(option: Option): boolean {
  return option.name.endsWith('_seconds') || option.name === 'window' || option.name === 'timer';
}
