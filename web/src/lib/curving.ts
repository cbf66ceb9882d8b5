// Where a curve runs on paper: its scale, the lines of its grid, and room for the figures at its ends.
import type { Curve } from './gen/protocol.gen';

export interface Scale {
  /** The share of the height, from the bottom, at which a value lies. */
  at: (value: number) => number;
  grid: number[];
}

/** Steps that people count in, about as many as wanted. */
export function scaleOf({ lines, goal, log }: Curve, wanted = 4): Scale {
  const values = lines.flatMap((line) => line.values).filter((value) => value !== null);
  const most = Math.max(1, goal ?? 0, ...values);
  if (log) {
    const tens = Math.max(1, Math.log10(most));
    const step = Math.max(1, Math.ceil(tens / wanted));
    const grid = Array.from({ length: Math.floor(tens / step) + 1 }, (_, at) => 10 ** (at * step));
    return { at: (value) => Math.log10(Math.max(1, value)) / tens, grid };
  }
  const least = Math.min(0, ...values);
  const step = stepOf((most - least) / wanted);
  const low = Math.floor(least / step) * step;
  const grid = Array.from({ length: Math.floor((most - low) / step) + 1 }, (_, at) => low + at * step);
  return { at: (value) => (value - low) / (most - low), grid };
}

function stepOf(rough: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return Math.max(1, ten * ([1, 2, 5, 10].find((step) => step * ten >= rough * 0.8) ?? 10));
}

/** A path through these values, broken where there is none. */
export function pathOf(values: readonly (number | null)[], x: (at: number) => number, y: (value: number) => number) {
  let drawn = false;
  return values
    .map((value, at) => {
      const step = value === null ? '' : `${drawn ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
      drawn = value !== null;
      return step;
    })
    .join('');
}

/** Moves heights apart until no two are closer than `gap`, all between `top` and `bottom`; the order stays. */
export function apart(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = [...heights.keys()].sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const moved = [...heights];
  let least = top;
  for (const at of order) {
    moved[at] = Math.max(least, moved[at] ?? 0);
    least = (moved[at] ?? 0) + gap;
  }
  let most = bottom;
  for (const at of order.toReversed()) {
    moved[at] = Math.min(most, moved[at] ?? 0);
    most = (moved[at] ?? 0) - gap;
  }
  return moved;
}
