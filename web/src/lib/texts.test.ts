import { beforeEach, expect, test, vi } from 'vitest';
import { choose, kebab, language, openTexts, preferredLanguage, speak, speaks, t } from './texts.svelte';

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
});

test('the language chosen here comes before the browser’s', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR', 'fr-CH', 'de']);
  expect(preferredLanguage()).toBe('fr');
  await choose('it');
  expect(preferredLanguage()).toBe('it');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR']);
  localStorage.clear();
  expect(preferredLanguage()).toBe('en');
});

test('the page says which language it speaks', async () => {
  await speak('de');
  expect(document.documentElement.lang).toBe('de');
  expect(language()).toBe('de');
  expect(t('house-tables')).toBe('Tische');
});

test('counts are said in the right number, without marks around them', () => {
  expect(t('hall-free-seats', { count: 1 })).toBe('one seat free');
  expect(t('hall-free-seats', { count: 3 })).toBe('3 seats free');
});

test('a missing message, or one that lacks a fact, is an error', () => {
  expect(() => t('no-such-message')).toThrow('no-such-message');
  expect(() => t('hall-free-seats')).toThrow('hall-free-seats');
});

test('a rule book is loaded when opened, and stays when the language changes', async () => {
  expect(speaks('GM-1')).toBe(false);
  await openTexts('rules-common', 'rules-grandmastermind');
  expect(speaks('GM-1')).toBe(true);
  expect(speaks('X-3')).toBe(true);
  const english = t('GM-1');
  await speak('de');
  expect(t('GM-1')).not.toBe(english);
});

test('codes of the wire become ids of messages', () => {
  expect(kebab('not_your_turn')).toBe('not-your-turn');
});
