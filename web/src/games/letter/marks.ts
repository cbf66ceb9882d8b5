// The look of every piece on the board: what may be pressed, what is new, what a typed word could use.
import { movesNow, wordsNow } from './phases';
import type { Play } from './play.svelte';

/** Classes by piece. `can` is what may be pressed, `fresh` are the pieces just laid. */
export function marksOf(
  { open, offer, finding, reading, tracing, laying }: Play,
  fresh: readonly number[],
): Record<number, string> {
  const marks: Record<number, string[]> = {};
  const mark = (tiles: Iterable<number>, ...classes: string[]) => {
    for (const tile of tiles) (marks[tile] ??= []).push(...classes);
  };
  const { laid } = movesNow(open);
  const words = wordsNow(open);
  mark(fresh, 'fresh');
  mark(laid, 'laid');
  mark(
    laid.filter((tile) => words.some(({ path }) => path.includes(tile))),
    'worded',
  );
  if (laying.carrying.ghost) mark([laying.carrying.ghost.thing], 'gone');
  if (finding) {
    const traced = new Set(tracing.trace.map(({ tile }) => tile));
    const ways = new Set(tracing.ways.flatMap((way) => way.map(({ tile }) => tile)));
    mark(reading.faces.keys(), 'can');
    mark(
      [...ways].filter((tile) => !traced.has(tile)),
      'maybe',
    );
    if (tracing.endings.length > 1)
      mark(
        tracing.endings.map((way) => way.at(-1)?.tile ?? 0),
        'goal',
      );
  } else if (laying.chosen !== null)
    mark(
      open.board.map(({ tile }) => tile),
      'can',
    );
  else if (offer) mark(offer.liftable, 'can');
  return Object.fromEntries(Object.entries(marks).map(([tile, classes]) => [tile, classes.join(' ')]));
}
