// A word that is in hand when time is up still counts: it is called in the last moment.
import { left, type Deadline } from '../clock';

/** Calls when the clock that players see stands at zero; the house waits a little longer. Returns how to stop it. */
export function lastCall(deadline: Deadline | null, call: () => void): () => void {
  if (!deadline || deadline.resting) return () => undefined;
  const timer = setTimeout(call, left(deadline, performance.now()));
  return () => clearTimeout(timer);
}
