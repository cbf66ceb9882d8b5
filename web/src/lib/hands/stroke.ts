// A drag that passes over tiles, one after another.
import type { Drag } from './gesture';

/** A quick hand skips pixels, so its path is sampled this finely to miss no tile. */
const SAMPLE = 18;

export interface Stroke {
  /** The tile well under a point of the window. */
  under: (x: number, y: number) => number | null;
  pass: (tile: number) => void;
  /** The hand has let go over this tile. */
  end?: (tile: number | null) => void;
  cancel: () => void;
}

export function stroke(down: PointerEvent, { under, pass, end, cancel }: Stroke): Drag {
  let [x, y] = [down.clientX, down.clientY];
  return {
    move: ({ clientX, clientY }) => {
      const steps = Math.ceil(Math.hypot(clientX - x, clientY - y) / SAMPLE);
      for (let step = 1; step <= steps; step++) {
        const tile = under(x + ((clientX - x) * step) / steps, y + ((clientY - y) * step) / steps);
        if (tile !== null) pass(tile);
      }
      [x, y] = [clientX, clientY];
    },
    drop: ({ clientX, clientY }) => end?.(under(clientX, clientY)),
    cancel,
  };
}
