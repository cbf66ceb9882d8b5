// A game's rule book as the server hands it out.
import type { RulesPage } from './gen/protocol.gen';
import { ask } from './http';

export function rulesPage(game: string): Promise<RulesPage> {
  return ask('GET', `/api/rules/${encodeURIComponent(game)}`);
}

/** A rule's text in parts: words, and the ids of other rules it points to. */
export function pointers(text: string): { text: string; rule: boolean }[] {
  return text
    .split(/\b((?:[A-Z]{2}|X)-[A-Z]?\d+)\b/)
    .map((part, at) => ({ text: part, rule: at % 2 === 1 }))
    .filter((part) => part.text);
}
