// How much room a table has: `upright`, everything below one another; `beside`, the paper beside the felt; `low`, the
// same on a phone that lies on its side.
import { MediaQuery } from 'svelte/reactivity';

export type Room = 'upright' | 'beside' | 'low';

const lying = new MediaQuery('(max-height: 500px) and (min-width: 520px)');
const wide = new MediaQuery('(min-width: 900px) and (min-aspect-ratio: 1)');

export function room(): Room {
  if (lying.current) return 'low';
  return wide.current ? 'beside' : 'upright';
}
