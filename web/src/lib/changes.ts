// A view is sent whole once, and after that what has changed of it.

/** `[value]`: it is now this. Otherwise the parts that have changed, by field or by number. */
export type Changes = [unknown] | { [part: string]: Changes };

/** What was there stays as it is; what has not changed is shared. */
export function changed(before: unknown, changes: Changes): unknown {
  if (Array.isArray(changes)) return changes[0];
  const parts = Object.entries(changes);
  if (!parts.length) return before;
  const after = (Array.isArray(before) ? [...(before as unknown[])] : { ...(before as object) }) as Record<
    string,
    unknown
  >;
  for (const [part, change] of parts) after[part] = changed(after[part], change);
  return after;
}
