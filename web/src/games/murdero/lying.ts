// Cards as the server names them: R3, an Action Card by its name, and R3J for a Joker that stands for a Red 3.
import { COLOURS, NUMBERS, PERMANENTS, type ActionKind, type Card, type CaseCard, type Colour } from './art/cards';
import type { Case, Place } from './types.gen';

const LETTERS = 'RBG';

export interface Lying {
  card: Card;
  /** The Case Card a Joker stands for. */
  stands?: CaseCard;
}

export function lyingOf(name: string): Lying {
  const colour = COLOURS[LETTERS.indexOf(name.charAt(0))];
  const number = NUMBERS[Number(name.charAt(1)) - 1];
  if (!colour || !number) return { card: { kind: name as ActionKind } };
  return name.endsWith('J') ? { card: { kind: 'joker' }, stands: { colour, number } } : { card: { colour, number } };
}

export function cardOf(name: string): Card {
  return lyingOf(name).card;
}

export function isCase(name: string): boolean {
  return 'colour' in cardOf(name);
}

export function isPermanent(name: string): boolean {
  return (PERMANENTS as readonly string[]).includes(name);
}

export function colourOf(name: string): Colour | undefined {
  const { card, stands } = lyingOf(name);
  return 'colour' in card ? card.colour : stands?.colour;
}

export function numberOf(name: string): number {
  return isCase(name) ? Number(name.charAt(1)) : 0;
}

export function letterOf(colour: Colour): string {
  return LETTERS.charAt(COLOURS.indexOf(colour));
}

/** One number of a case: how many cards it has, and whether a Joker stands for it. */
export interface Rung {
  number: (typeof NUMBERS)[number];
  count: number;
  joker: boolean;
}

export function rungs({ counts, jokers }: Case): Rung[] {
  return NUMBERS.map((number) => ({ number, count: counts[number - 1] ?? 0, joker: jokers.includes(number) })).filter(
    ({ count, joker }) => count > 0 || joker,
  );
}

/** What a case is worth. With Real Estate, a Crime Scene counts four. */
export function pointsOf({ counts }: Case, { permanents }: Place): number {
  const scene = permanents.includes('real_estate') ? 4 : 1;
  return counts.reduce((sum, count, at) => sum + count * (at ? at + 1 : scene), 0);
}
