// The games this client knows, each by the name the house has for it.
import type { Component } from 'svelte';
import type { AtTable, Game } from './game';
import plain from './plain';

const GAMES = import.meta.glob<Game>('../games/*/index.ts', { import: 'default', eager: true });

/** A game without a board of its own gets a plain one. */
export function gameOf(name: string): Game {
  return GAMES[`../games/${name}/index.ts`] ?? plain;
}

export function loadTable(name: string): Promise<AtTable> {
  return gameOf(name).table();
}

export async function loadLid(name: string): Promise<Component | undefined> {
  return (await gameOf(name).lid?.())?.default;
}

export async function loadExample(name: string): Promise<Component<{ example: unknown }> | undefined> {
  return (await gameOf(name).example?.())?.default;
}
