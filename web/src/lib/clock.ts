// Table time on this side: the server's time at its last word, carried on by the browser's own steady clock.

export interface Deadline {
  /** Table time at sending, and when it reached us on our own clock. */
  now: number;
  heard: number;
  until: number;
  resting: boolean;
}

/** Milliseconds left. It stands still while the table rests. */
export function left({ now, heard, until, resting }: Deadline, ticks: number): number {
  const passed = resting ? 0 : Math.max(0, ticks - heard);
  return Math.max(0, until - now - passed);
}

/** 0:42, 12:05. */
export function asClock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Are these the last few seconds? */
export const HURRY = 5_000;
