// What the page says, in the language of the person reading it.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Saying } from './game';
import type { Said } from './gen/protocol.gen';
import { keep, kept } from './keepsake';

export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;
export type Facts = Record<string, FluentVariable | boolean | null>;

/** The texts of the house, which are there at once, and the others, by file. */
interface Texts {
  house: Record<string, string>;
  more: Record<string, () => Promise<string>>;
}
const TEXTS: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('./texts/en'),
  de: () => import('./texts/de'),
  fr: () => import('./texts/fr'),
  it: () => import('./texts/it'),
};

let spoken = $state.raw<{ language: Language; bundle: FluentBundle }>({
  language: 'en',
  bundle: new FluentBundle('en'),
});
/** What was opened besides the texts of the house. */
let opened: readonly string[] = [];

/** More texts are not another language. */
const tongue = $derived(spoken.language);

export function language(): Language {
  return tongue;
}

/** The language chosen here, else the first of the browser's that we speak. */
export function preferredLanguage(): Language {
  const wanted = [kept('parlour-language'), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'en';
}

export async function speak(language: Language): Promise<void> {
  const [texts, more] = await Promise.all([TEXTS[language](), sources(language, opened)]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of [...Object.values(texts.default.house), ...more]) bundle.addResource(new FluentResource(source));
  spoken = { language, bundle };
  document.documentElement.lang = language;
}

/** The house is told too: it makes up names, and writes the head of a page. */
export async function choose(language: Language): Promise<void> {
  keep('parlour-language', language);
  document.cookie = `parlour-language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  await speak(language);
}

/** Adds the texts of a game, of its rule book (`rules-…`), or of something else to what can be said. */
export async function openTexts(...names: string[]): Promise<void> {
  const fresh = names.filter((name) => !opened.includes(name));
  opened = [...opened, ...fresh];
  const { language, bundle } = spoken;
  for (const source of await sources(language, fresh)) bundle.addResource(new FluentResource(source));
  if (fresh.length && spoken.bundle === bundle) spoken = { ...spoken };
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

/** Is there such a message, or `id.attribute`? */
export function speaks(id: string): boolean {
  const [name = id, attribute] = id.split('.');
  if (attribute === undefined) return spoken.bundle.hasMessage(name);
  return spoken.bundle.getMessage(name)?.attributes[attribute] !== undefined;
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

/** Why something was not done. Refusals come right after the first paint; until then there are no words for them. */
export function refusalText({ code, facts }: Said): string {
  if (!speaks('refusal-unwritten')) return '';
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

/** The files with these names or prefixes: `murdero` includes `murdero-cards`. */
async function sources(language: Language, names: readonly string[]): Promise<string[]> {
  const { more } = (await TEXTS[language]()).default;
  const files = Object.entries(more).flatMap(([path, load]) => {
    const file = path.replace('.ftl', '').split('/').at(-1);
    return names.some((name) => file === name || file?.startsWith(`${name}-`)) ? [load] : [];
  });
  return Promise.all(files.map((load) => load()));
}

function isLanguage(tag: string | undefined): tag is Language {
  return tag !== undefined && tag in LANGUAGES;
}
