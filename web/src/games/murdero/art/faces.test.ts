import { readFileSync } from 'node:fs';
import { mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speak } from '../../../lib/texts.svelte';
import Card from './Card.svelte';
import { ACTION_KINDS, COLOURS, NUMBERS, ONE_SHOTS, type Card as BoxCard } from './cards';
import CardSlot from './CardSlot.svelte';
import MiniCard from './MiniCard.svelte';
import { drawings } from './paints';

const CARDS: (BoxCard | null)[] = [
  ...COLOURS.flatMap((colour) => NUMBERS.map((number) => ({ colour, number }))),
  ...ACTION_KINDS.map((kind) => ({ kind })),
  null,
];
const palette = readFileSync('src/games/murdero/art/palette.css', 'utf8');
const stands = { colour: 'green', number: 3 } as const;

let shown: Record<string, unknown>[] = [];

function drawn<Props extends Record<string, unknown>>(face: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  shown.push(mount(face, { target, props }));
  return target.firstElementChild as HTMLElement;
}

/** A face with the drawings it refers to in their places. */
function painted(face: HTMLElement): string {
  const drawings = [...face.querySelectorAll('use')].map((use) =>
    document.querySelector(use.getAttribute('href') ?? ''),
  );
  return face.textContent + drawings.map((drawing) => drawing?.innerHTML).join();
}

beforeAll(async () => {
  await Promise.all([speak('en'), drawings]);
});
afterEach(async () => {
  await Promise.all(shown.map((face) => unmount(face)));
  shown = [];
  document.body.querySelectorAll(':scope > div').forEach((left) => left.remove());
});

test('every card has its own face and sign, and everything they refer to is on the page', () => {
  const faces = CARDS.map((card) => drawn(Card, { card }));
  const signs = CARDS.map((card) => drawn(MiniCard, { card }));
  expect(new Set(faces.map(painted)).size).toBe(29);
  expect(new Set(signs.map(painted)).size).toBe(29);
  const wanted = [...document.body.innerHTML.matchAll(/(?:href="|url\()#(mu-[\w-]+)/g)].map(([, id]) => id);
  const there = [...document.body.innerHTML.matchAll(/ id="(mu-[\w-]+)"/g)].map(([, id]) => id);
  expect(new Set(there).size).toBe(there.length);
  expect(there).toEqual(expect.arrayContaining([...new Set(wanted)]));
});

test('every drawing differs from every other', () => {
  drawn(Card, { card: null });
  const ids = [...COLOURS.flatMap((colour) => NUMBERS.map((number) => `${colour}-${number}`)), ...ACTION_KINDS];
  const drawings = ids.map((id) => document.querySelector(`#mu-${id}`)?.innerHTML);
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(28);
});

test('a card gives its name if asked to, and is silent inside something that has one', () => {
  const face = drawn(Card, { card: { colour: 'red', number: 3 }, named: true });
  expect(face.getAttribute('role')).toBe('img');
  expect(face.getAttribute('aria-label')).toBe('Red 3, Evidence: The Second Ledger');
  expect(drawn(Card, { card: { colour: 'red', number: 3 } }).getAttribute('aria-hidden')).toBe('true');
  expect(drawn(Card, { card: null, named: true }).getAttribute('aria-label')).toBe('A card face down');
  expect(drawn(CardSlot, { number: 4, label: 'Here' }).getAttribute('aria-label')).toBe('Here');
});

test('MU-12, MU-13: a ticket and a plate look different and say which they are', () => {
  for (const kind of ACTION_KINDS) {
    const once = (ONE_SHOTS as readonly string[]).includes(kind);
    const face = drawn(Card, { card: { kind } });
    expect(face.querySelector('path')?.getAttribute('fill')).toBe(`url(#mu-${once ? 'ticket' : 'plate'})`);
    expect(face.textContent).toContain(once ? 'One Shot' : 'Permanent');
  }
});

test('MU-A9: a Joker in a case shows what it stands for', () => {
  const face = drawn(Card, { card: { kind: 'joker' }, stands, named: true });
  expect(face.getAttribute('aria-label')).toBe('Joker in place of Green 3');
  expect(face.classList).toContain('mu-green');
  expect(drawn(MiniCard, { card: { kind: 'joker' }, stands }).textContent).toContain('3');
});

test.each(['light', 'dark'])('numbers and names can be read in the %s theme', (theme) => {
  const common = paints(theme, 'mu');
  for (const colour of COLOURS) {
    const { mid, deep, noir } = paints(theme, `mu-${colour}`);
    for (const [ink, ground] of [
      [common.cream, mid],
      [common.cream, deep],
      [noir, common.stock],
      [common.print, common.stock],
      [mid, common.stock],
    ])
      expect(contrast(ink, ground), `${colour}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

function paints(theme: string, name: string): Record<string, string> {
  const blocks = [...palette.matchAll(new RegExp(`^(\\[data-theme='dark'\\] )?\\.${name} {([^}]*)}`, 'gm'))];
  const block = blocks.find(([, dark]) => Boolean(dark) === (theme === 'dark'))?.[2] ?? '';
  return Object.fromEntries([...block.matchAll(/--(\w+): (#\w{6})/g)].map(([, paint, hex]) => [paint, hex]));
}

function contrast(one = '', other = ''): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
