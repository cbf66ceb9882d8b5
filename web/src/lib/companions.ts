// The other people at a table: those who sit, by their first seat, and those who watch.
import type { TableShown } from './gen/protocol.gen';

export interface Companion {
  person: string;
  name: string;
  /** Where they sit; null for a bystander. */
  seat: number | null;
}

/** One browser may hold several seats: that is one person with several names. */
export function companions(table: Pick<TableShown, 'seats' | 'watching'>): Companion[] {
  const found = new Map<string, Companion>();
  table.seats.forEach(({ person, name, yours }, seat) => {
    if (person === null || yours) return;
    const met = found.get(person);
    found.set(person, met ? { ...met, name: `${met.name}, ${name}` } : { person, name: name ?? '', seat });
  });
  return [...found.values(), ...table.watching.map((one) => ({ ...one, seat: null }))];
}
