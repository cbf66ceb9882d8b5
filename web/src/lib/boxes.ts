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
  const [table] = await Promise.all([gameOf(name).table(), openTexts(name)]);
  return table;
}

/** The art on the lid of its box. All lids come together, as they stand together on the shelf. */
export async function loadLid(name: string): Promise<Component | undefined> {
  const { LIDS } = await import('../games/lids');
  return LIDS[`./${name}/Lid.svelte`];
}

export async function loadExample(name: string): Promise<Component<{ example: unknown }> | undefined> {
  const [example] = await Promise.all([gameOf(name).example?.(), openTexts(name)]);
  return example?.default;
}
