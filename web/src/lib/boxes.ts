// What each game brings to the browser, loaded when it is needed: its board, and the art on its lid.
import type { Component } from 'svelte';
import type { GameModule } from './game';

const BOARDS = import.meta.glob<GameModule>('../games/*/index.ts', { import: 'default' });
const LIDS = import.meta.glob<Component>('../games/*/Lid.svelte', { import: 'default' });

/** A game without a board of its own gets a plain one. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = BOARDS[`../games/${name}/index.ts`];
  return load ? load() : (await import('./plain')).default;
}

export function loadLid(name: string): Promise<Component> | undefined {
  return LIDS[`../games/${name}/Lid.svelte`]?.();
}
