// What the page says, in the language of the person reading it.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Saying } from './game';
import type { Said } from './gen/protocol.gen';
import { keep, kept } from './keepsake';

export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;
export type Facts = Record<string, FluentVariable | boolean | null>;

type Sources = Record<string, string>;
const HOUSE: Record<Language, () => Promise<{ default: Sources }>> = {
  en: () => import('./texts/en'),
  de: () => import('./texts/de'),
  fr: () => import('./texts/fr'),
  it: () => import('./texts/it'),
};
const BOOKS = import.meta.glob<string>('../../../src/parlour/texts/*/rules-*.ftl', {
  query: '?raw',
  import: 'default',
});

let spoken = $state.raw<{ language: Language; bundle: FluentBundle }>({
  language: 'en',
  bundle: new FluentBundle('en'),
});
const books: string[] = [];

export function language(): Language {
  return spoken.language;
}

/** The language chosen here, else the first of the browser's that we speak. */
export function preferredLanguage(): Language {
  const wanted = [kept('parlour-language'), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'en';
}

export async function speak(language: Language): Promise<void> {
  const [house, ...opened] = await Promise.all([HOUSE[language](), ...books.map((name) => book(language, name))]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of [...Object.values(house.default), ...opened]) bundle.addResource(new FluentResource(source));
  spoken = { language, bundle };
  document.documentElement.lang = language;
}

export async function choose(language: Language): Promise<void> {
  keep('parlour-language', language);
  await speak(language);
}

/** Adds the rule book of a game (and what all rule books share) to what can be said. */
export async function openBook(game: string): Promise<void> {
  for (const name of ['common', game]) {
    if (books.includes(name)) continue;
    books.push(name);
    const { language, bundle } = spoken;
    bundle.addResource(new FluentResource(await book(language, name)));
    spoken = { ...spoken };
  }
}

/** The message in words; `id.attribute` for an attribute. */
export function t(id: string, facts: Facts = {}): string {
  const [name = id, attribute] = id.split('.');
  const message = spoken.bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) return missing(id);
  const errors: Error[] = [];
  const said = spoken.bundle.formatPattern(pattern, sayable(facts), errors);
  return errors.length ? missing(`${id}: ${errors[0]?.message}`) : said;
}

/** Is there such a message? */
export function speaks(id: string): boolean {
  return spoken.bundle.hasMessage(id);
}

/** The message, or plain words where nobody has written it: a game may come without texts. */
export function tOr(plain: string, id: string, facts: Facts = {}): string {
  return speaks(id) ? t(id, facts) : plain;
}

export function titleOf(game: string): string {
  return tOr(game.charAt(0).toUpperCase() + game.slice(1), `${game}-title`);
}

export function taglineOf(game: string): string {
  return tOr('', `${game}-tagline`);
}

/** Why something was not done. */
export function refusalText({ code, facts }: Said): string {
  const why = [code.replaceAll('_', ' '), ...Object.entries(facts).map(([name, fact]) => `${name} ${fact}`)].join(', ');
  return tOr(t('refusal-unwritten', { why }), `refusal-${kebab(code)}`, facts);
}

export function say({ id, args }: Saying): string {
  return t(id, args);
}

/** `not_your_turn` of the wire is `refusal-not-your-turn` in the texts. */
export function kebab(code: string): string {
  return code.replaceAll('_', '-');
}

function sayable(facts: Facts): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      fact === null || typeof fact === 'boolean' ? String(fact) : fact,
    ]),
  );
}

function missing(id: string): string {
  if (import.meta.env.MODE === 'test') throw new Error(`no text in ${spoken.language} for ${id}`);
  return `⟦${id}⟧`;
}

async function book(language: Language, name: string): Promise<string> {
  const load = BOOKS[`../../../src/parlour/texts/${language}/rules-${name}.ftl`];
  return load ? load() : '';
}

function isLanguage(tag: string | undefined): tag is Language {
  return tag !== undefined && tag in LANGUAGES;
}
