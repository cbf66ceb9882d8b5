// What the board works out for itself agrees with the rules, in cases written by tools/generate.py.
import { expect, test } from 'vitest';
import text from './cases.gen.json?raw';
import { pointsOf } from './lying';
import { sidesOf, targetOf, totalsOf } from './scores';
import { thingsOf, Turn, type ThingKey } from './turn.svelte';
import type { PlaceKey } from './aims';
import type { Action, Offer, Options, View } from './types.gen';

interface Case {
  view: View;
  offer: Offer;
  actions: Action[];
  points: number[];
  totals: number[];
}
interface Table {
  options: Options;
  goal: number;
  sides: number[][];
  cases: Case[];
}
const tables: Table[] = JSON.parse(text);
const cases = tables.flatMap(({ cases, ...table }, at) =>
  cases.map((one, number) => ({ ...one, ...table, name: `${at}.${number}` })),
);

/** A turn with this card in hand, and what it sends. */
function begun({ view, offer }: Case, thing: ThingKey): { turn: Turn; acted: Action[] } {
  const acted: Action[] = [];
  const act = (action: Action) => (acted.push(action), Promise.resolve(null));
  const turn = new Turn(
    () => ({ view, offer, act }),
    () => undefined,
  );
  turn.press(thing);
  return { turn, acted };
}

/** All that can be done with a card, by every path over the table, with a yes to every question. */
function reached(one: Case, thing: ThingKey, steps: PlaceKey[] = []): Action[] {
  const { turn, acted } = begun(one, thing);
  for (const step of steps) turn.choose(step);
  if (turn.plan.asked) turn.say(true);
  if (acted.length) return acted;
  return turn.places.flatMap((place) => reached(one, thing, [...steps, place]));
}

function swapped(one: Case, thing: ThingKey): Action[] {
  const { turn, acted } = begun(one, thing);
  if (turn.swaps) turn.swap();
  return acted;
}

const written = (actions: Action[]) => [...new Set(actions.map((action) => JSON.stringify(ordered(action))))].sort();

function ordered(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([key, part]) => [key, ordered(part)]),
  );
}

test('there are enough cases, with every kind of aim', () => {
  const actions = cases.flatMap((one) => one.actions);
  const aims = new Set(actions.flatMap((action) => ('aim' in action ? [action.aim.type] : [])));
  expect([...aims].sort()).toEqual([...['AtCard', 'Before', 'FromPile', 'Give', 'Nothing', 'Rob', 'StandIn', 'Trade']]);
  expect(actions.length).toBeGreaterThan(400);
});

test.each(cases)('pointing reaches exactly the legal actions ($name)', (one) => {
  const { hand, open, seat } = one.view;
  const permanents = open.places[seat ?? 0]?.permanents ?? [];
  const things = [...thingsOf(hand), ...permanents.map((card) => `use:${card}`)];
  const found = things.flatMap((thing) => [...reached(one, thing), ...swapped(one, thing)]);
  expect(written(found)).toEqual(written(one.actions));
});

test.each(cases)('MU-9, MU-A12: what the cards before a seat are worth ($name)', ({ view, points }) => {
  const { places } = view.open;
  expect(places.map((place) => place.cases.reduce((sum, one) => sum + pointsOf(one, place), 0))).toEqual(points);
});

test.each(cases)('MU-10, MU-P4: how the match stands ($name)', ({ view, options, goal, sides, totals }) => {
  expect(targetOf(options)).toBe(goal);
  expect(sidesOf(view.open.places.length, sides.length)).toEqual(sides);
  const bySeat = totalsOf(view.open, options);
  for (const [side, seats] of sides.entries())
    for (const seat of seats) expect(bySeat[seat], `seat ${seat}`).toBe(totals[side]);
});
