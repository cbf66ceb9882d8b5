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

/** A rule as it is looked for. */
export interface Searched {
  id: string;
  text: string;
}

/** The ids of the rules with this number, or else of those that have every word of the query; null without a query. */
export function foundRules(rules: readonly Searched[], query: string): Set<string> | null {
  const asked = folded(query.trim());
  if (!asked) return null;
  const number = asked.replace(/[\s-]/g, '');
  const numbered = rules.filter(({ id }) =>
    [id.replace('-', ''), id.split('-')[1]].some((one) => one && folded(one) === number),
  );
  const having = rules.filter(({ text }) => asked.split(/\s+/).every((word) => folded(text).includes(word)));
  return new Set((numbered.length ? numbered : having).map(({ id }) => id));
}

/** Without capitals and accents: Ä is found by a. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
