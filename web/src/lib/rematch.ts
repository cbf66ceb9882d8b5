// Asking for the next game: first the house's promise, then our nonce.
import type { Wish } from './connection';
import type { Refusal } from './game';
import { promise, UNKNOWN_PROMISE } from './http';
import { nonce } from './nonce';

/** If the house has forgotten its promise (it may have been restarted), a new one gets a new nonce. */
export async function askRematch(dowish: (wish: Wish) => Promise<Refusal>): Promise<Refusal> {
  const asked = async () => dowish({ type: 'Rematch', commitment: await promise(), nonce: nonce() });
  const refused = await asked();
  return refused?.code === UNKNOWN_PROMISE ? asked() : refused;
}
