// For tests: an element on the page, and a pointer that presses it, moves and lets go.

/** An element of this size around this point. */
export function thing(x: number, y: number, width = 40, height = width): HTMLElement {
  const element = document.createElement('button');
  element.getBoundingClientRect = () => new DOMRect(x - width / 2, y - height / 2, width, height);
  document.body.append(element);
  return element;
}

export function pointer(type: string, x: number, y = 0, pointerType = 'mouse'): PointerEvent {
  const at = { clientX: x, clientY: y, pointerId: 1, isPrimary: true, button: 0, pointerType };
  return new PointerEvent(type, { ...at, bubbles: true, cancelable: true });
}

/** In the middle by default. */
export function press(on: Element, { x, y, pointerType }: { x?: number; y?: number; pointerType?: string } = {}): void {
  const { left, top, width, height } = on.getBoundingClientRect();
  on.dispatchEvent(pointer('pointerdown', x ?? left + width / 2, y ?? top + height / 2, pointerType));
}

export function drag(x: number, y = 0): void {
  dispatchEvent(pointer('pointermove', x, y));
}

export function drop(x: number, y = 0): void {
  dispatchEvent(pointer('pointerup', x, y));
}
