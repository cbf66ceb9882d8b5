// A game's rule book as the server hands it out, and the board pieces that draw its examples.
import type { Component } from 'svelte';
import type { RulesPage } from './gen/protocol.gen';
import { ask } from './http';

const EXAMPLES = import.meta.glob<Component<{ example: unknown }>>('../games/*/Example.svelte', { import: 'default' });

export function rulesPage(game: string): Promise<RulesPage> {
  return ask('GET', `/api/rules/${encodeURIComponent(game)}`);
}

export async function exampleOf(game: string): Promise<Component<{ example: unknown }> | null> {
  return (await EXAMPLES[`../games/${game}/Example.svelte`]?.()) ?? null;
}

/** A rule's text in parts: words, and the ids of other rules it points to. */
export function pointers(text: string): { text: string; rule: boolean }[] {
  return text
    .split(/\b((?:[A-Z]{2}|X)-[A-Z]?\d+)\b/)
    .map((part, at) => ({ text: part, rule: at % 2 === 1 }))
    .filter((part) => part.text);
}
