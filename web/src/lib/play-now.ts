// One click from the shelf to a game against the house, by the rules that the opening page proposes.
import { gameOf } from './boxes';
import type { Box } from './gen/protocol.gen';
import { openTable } from './http';
import { Opening } from './opening.svelte';

/** The address of the new table. */
export async function playNow(box: Box): Promise<string> {
  const opening = new Opening(box, gameOf(box.name), 'house');
  const { table } = await openTable(opening.wish());
  return `/table/${table}`;
}
