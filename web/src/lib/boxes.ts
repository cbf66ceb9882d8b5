// The games this client knows, each by the name the house has for it.
import type { Component } from 'svelte';
import type { AtTable, Game } from './game';
import plain from './plain';
import { openTexts } from './texts.svelte';

const GAMES = import.meta.glob<Game>('../games/*/index.ts', { import: 'default', eager: true });

/** A game without a board of its own gets a plain one. */
export function gameOf(name: string): Game {
  return GAMES[`../games/${name}/index.ts`] ?? plain;
}

/** Everything a table of this game needs, including its texts. */
export async function loadTable(name: string): Promise<AtTable> {
  const [table] = await Promise.all([gameOf(name).table(), openTexts(name, 'ending')]);
  return table;
}

export async function loadLid(name: string): Promise<Component | undefined> {
  return (await gameOf(name).lid?.())?.default;
}

export async function loadExample(name: string): Promise<Component<{ example: unknown }> | undefined> {
  const [example] = await Promise.all([gameOf(name).example?.(), openTexts(name)]);
  return example?.default;
}
