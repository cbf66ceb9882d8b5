// One pointer from going down to coming up: a press, or a drag once it has gone far enough.

/** How far a pointer moves before a press is a drag, in pixels. */
const START = 8;

/** What a drag does. */
export interface Drag {
  move: (at: PointerEvent) => void;
  drop: (at: PointerEvent) => void;
  /** Called by Escape, by the system, or when the element it began on is removed. */
  cancel: () => void;
}

/** Called on every move until it returns a drag; null means not yet. `stop` ends the drag silently. */
export type Begin = (at: PointerEvent, stop: () => void) => Drag | null;

interface Ears {
  move: (at: PointerEvent) => void;
  up: (at: PointerEvent) => void;
  cancel: (at: PointerEvent) => void;
}

/** Listens to one pointer until it comes up. Returns a function that stops listening. */
export function track(down: PointerEvent, { move, up, cancel }: Ears): () => void {
  const ears = new AbortController();
  const { signal } = ears;
  const stop = () => ears.abort();
  const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', hear: (at: PointerEvent) => void) =>
    addEventListener(type, (at) => at.pointerId === down.pointerId && hear(at), { signal });
  on('pointermove', move);
  on('pointerup', (at) => (stop(), up(at)));
  on('pointercancel', (at) => (stop(), cancel(at)));
  return stop;
}

/** Follows a pointer that has just gone down, and turns it into a drag once it moves. */
export function follow(down: PointerEvent, begin: Begin): void {
  if (down.button !== 0 || !down.isPrimary) return;
  const held = down.currentTarget as Element | null;
  const ears = new AbortController();
  const { signal } = ears;
  let drag: Drag | null = null;
  const unfollow = () => (untrack(), ears.abort());
  const cancel = () => {
    unfollow();
    drag?.cancel();
  };
  const untrack = track(down, {
    move: (at) => {
      if (!drag) {
        if (Math.hypot(at.clientX - down.clientX, at.clientY - down.clientY) < START) return;
        drag = begin(at, unfollow);
        if (!drag) return;
        swallowClick(down);
        if (held?.isConnected) held.setPointerCapture(down.pointerId);
      }
      drag.move(at);
    },
    up: (at) => {
      unfollow();
      drag?.drop(at);
    },
    cancel,
  });
  const lost = ({ pointerId, target }: PointerEvent) => {
    if (pointerId === down.pointerId && (target === held || !held?.isConnected)) cancel();
  };
  const escape = (event: KeyboardEvent) => {
    if (!drag || event.key !== 'Escape') return;
    swallow(event);
    cancel();
  };
  // Without this the browser takes a quick drag for a fling, and the next tap only stops the fling.
  const noFling = (event: TouchEvent) => drag && event.preventDefault();
  addEventListener('lostpointercapture', lost, { signal });
  addEventListener('keydown', escape, { signal, capture: true });
  addEventListener('touchmove', noFling, { signal, passive: false });
}

/** The click at the end of a drag is ignored, even if the drag was cancelled. */
function swallowClick(down: PointerEvent): void {
  const ears = new AbortController();
  const { signal } = ears;
  const done = () => void setTimeout(() => ears.abort());
  addEventListener('click', swallow, { signal, capture: true });
  track(down, { move: () => undefined, up: done, cancel: done });
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
