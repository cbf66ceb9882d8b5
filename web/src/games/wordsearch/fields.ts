// The look of every field of the board: where a word may begin, what is in it, where a tile or token may go.
import { ownToken } from './phases';
import { placeOf } from './plane';
import type { Play } from './play.svelte';

/** Classes by field. `can` may be pressed, `fresh` has just changed, `better` should have. Spots are numbered after the places. */
export function marksOf(
  { open, offer, mode, reading, tracing, arranging }: Play,
  fresh: readonly number[],
  better: readonly number[] = [],
): Record<number, string> {
  const marks: Record<number, string[]> = {};
  const mark = (places: Iterable<number>, ...classes: string[]) => {
    for (const place of places) (marks[place] ??= []).push(...classes);
  };
  const all = [...open.places.keys()];
  mark(fresh, 'fresh');
  mark(better, 'better');
  if (!offer) return joined(marks);
  if (mode === 'step') mark(offer.steps, 'can', 'step');
  else if (mode === 'arrange') {
    const { lifted, carrying } = arranging;
    mark(
      all.filter((place) => (lifted === null ? arranging.canLift(place) : carrying.fits(place))),
      'can',
      'pick',
    );
    if (carrying.ghost) mark([carrying.ghost.thing], 'can', 'gone');
    else if (lifted !== null) mark([lifted], 'can', 'lifted');
    if (carrying.over !== null && carrying.fits(carrying.over)) mark([carrying.over], 'aim');
  } else if (mode === 'word' && offer.acts.includes('call')) {
    const traced = new Set(tracing.trace.map(({ tile }) => placeOf(tile)));
    const token = ownToken(open);
    mark(new Set([...reading.faces.keys()].map(placeOf)), 'can');
    mark(traced, 'on');
    const ways = new Set(tracing.ways.flatMap((way) => way.map(({ tile }) => placeOf(tile))));
    mark(
      [...ways].filter((place) => !traced.has(place)),
      'maybe',
    );
    if (tracing.endings.length > 1)
      mark(
        tracing.endings.map((way) => placeOf(way.at(-1)?.tile ?? 0)),
        'goal',
      );
    if (!tracing.word && token !== undefined) mark([...reading.starts].map(placeOf), 'start');
    if (token !== undefined) mark([token], 'barred');
  }
  if (offer.acts.includes('lay'))
    mark(
      offer.spots.map((_, at) => open.places.length + at),
      'can',
      'step',
    );
  return joined(marks);
}

function joined(marks: Record<number, string[]>): Record<number, string> {
  return Object.fromEntries(Object.entries(marks).map(([field, classes]) => [field, classes.join(' ')]));
}
