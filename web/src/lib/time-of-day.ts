// The time of day, on the clock of whoever reads it.
import { language } from './texts.svelte';

/** `then` in milliseconds of calendar time. */
export function timeOfDay(then: number): string {
  return new Date(then).toLocaleTimeString(language(), { hour: 'numeric', minute: '2-digit' });
}
