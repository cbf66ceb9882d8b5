import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carrying, type Carried } from './carrying.svelte';
import { drag, drop, pointer, press, thing } from './pointing-device';

/** Cards in a hand, piles on the table: an even card goes to an even pile. */
type Card = string;
const evenness = (text: string) => Number(text.slice(1)) % 2;
const put = vi.fn<(card: Card, pile: string) => void>();
const refused = vi.fn<(card: Card, pile: string) => void>();

function table(more: Partial<Carried<Card, string>> = {}) {
  const hand = new Carrying<Card, string>({
    can: (card) => card !== 'c9',
    fits: (card, pile) => evenness(card) === evenness(pile),
    put,
    refused,
    ...more,
  });
  const card = (name: Card, x: number) => {
    const element = thing(x, 400, 50, 70);
    hand.lifts(name)(element);
    element.onclick = () => void hand.press(name);
    return element;
  };
  const pile = (name: string, x: number) => {
    const element = thing(x, 100, 50, 70);
    hand.receives(name)(element);
    element.onclick = () => void hand.put(name);
    return element;
  };
  const cards = [card('c1', 100), card('c2', 160), card('c9', 220)] as const;
  const piles = [pile('p1', 200), pile('p2', 400)] as const;
  return { hand, cards, piles };
}

function key(name: string, hand: Carrying<Card, string>) {
  hand.key(new KeyboardEvent('keydown', { key: name, cancelable: true }));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('a thing is dragged to a place it fits, glides into it, and is put down at once', () => {
  const { hand, cards } = table();
  press(cards[0]);
  drag(210, 150);
  expect([hand.lifted, hand.over, hand.ghost?.thing]).toEqual(['c1', 'p1', 'c1']);
  drop(210, 150);
  expect(put).toHaveBeenCalledExactlyOnceWith('c1', 'p1');
  expect([hand.lifted, hand.arriving('p1'), hand.ghost?.to]).toEqual([null, true, { x: 200, y: 100, size: 50 }]);
  vi.runAllTimers();
  expect([hand.ghost, hand.over]).toEqual([null, null]);
});

test('a thing that does not fit is refused and glides home', () => {
  const { hand, cards } = table();
  press(cards[0]);
  drag(400, 100);
  expect([hand.over, hand.fits('p2'), hand.fits('p1')]).toEqual(['p2', false, true]);
  drop(400, 100);
  expect([put.mock.calls, refused.mock.calls]).toEqual([[], [['c1', 'p2']]]);
  expect([hand.lifted, hand.away('c1'), hand.ghost?.to]).toEqual([null, true, { x: 100, y: 400, size: 50 }]);
  vi.runAllTimers();
  expect(hand.ghost).toBeNull();
});

test('a thing dropped outside every place glides home too, unless that is a move', () => {
  const { hand, cards } = table();
  press(cards[0]);
  drag(600, 600);
  drop(600, 600);
  expect(hand.ghost?.to).not.toBeNull();
  const dropped = vi.fn(() => true);
  const other = table({ dropped });
  press(other.cards[0]);
  drag(600, 600);
  drop(600, 600);
  expect([dropped.mock.calls, other.hand.ghost]).toEqual([[['c1']], null]);
});

test('a thing that may not be picked up stays', () => {
  const { hand, cards } = table();
  press(cards[2]);
  drag(200, 100);
  drop(200, 100);
  cards[2].click();
  expect([hand.lifted, hand.ghost, put.mock.calls]).toEqual([null, null, []]);
});

test('a thing is held where it was grabbed, soon by its middle, and on touch above the finger', () => {
  const { hand, cards } = table();
  press(cards[0], { x: 110, y: 420 });
  drag(110, 410);
  expect(hand.ghost?.x).toBeLessThan(110);
  drag(110, 300);
  expect(hand.ghost).toMatchObject({ x: 110, y: 300 });
  drop(110, 300);
  vi.runAllTimers();
  press(cards[0], { pointerType: 'touch' });
  drag(200, 140);
  expect(hand.ghost).toMatchObject({ x: 200, y: 100 });
  drop(200, 140);
});

test('one click picks a thing up and another puts it down where it fits or back', () => {
  const { hand, cards, piles } = table();
  cards[0].click();
  expect(hand.lifted).toBe('c1');
  piles[1].click();
  expect([hand.lifted, put.mock.calls]).toEqual(['c1', []]);
  cards[0].click();
  expect(hand.lifted).toBeNull();
  cards[0].click();
  cards[1].click();
  expect(hand.lifted).toBe('c2');
  piles[1].click();
  expect([hand.lifted, put.mock.calls]).toEqual([null, [['c2', 'p2']]]);
});

test('a press that hardly moves is a click, but the end of a drag is not', () => {
  const { hand, cards } = table();
  press(cards[0]);
  drag(103, 402);
  drop(103, 402);
  cards[0].click();
  expect([hand.lifted, hand.ghost]).toEqual(['c1', null]);
  press(cards[0]);
  drag(600, 600);
  drop(600, 600);
  cards[0].click();
  expect(hand.lifted).toBeNull();
  vi.runAllTimers();
  cards[0].click();
  expect(hand.lifted).toBe('c1');
});

test('arrow keys lead along the things, then to the places where one fits, and Escape puts it back and leads home', () => {
  const { hand, cards, piles } = table();
  cards[0].focus();
  key('ArrowRight', hand);
  expect(document.activeElement).toBe(cards[1]);
  cards[1].click();
  key('ArrowUp', hand);
  expect(document.activeElement).toBe(piles[1]);
  key('Escape', hand);
  expect([hand.lifted, document.activeElement]).toEqual([null, cards[1]]);
});

test('Escape, the system and the removal of its element cancel a drag', () => {
  const { hand, cards } = table();
  const tries = [
    () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    () => dispatchEvent(pointer('pointercancel', 200, 100)),
    () => {
      cards[0].remove();
      document.dispatchEvent(pointer('lostpointercapture', 200, 100));
    },
  ];
  for (const callOff of tries) {
    press(cards[0]);
    drag(200, 100);
    expect(hand.dragging).toBe(true);
    callOff();
    expect([hand.dragging, hand.lifted]).toEqual([false, null]);
    drop(200, 100);
    vi.runAllTimers();
    expect(hand.ghost).toBeNull();
  }
  expect(put).not.toHaveBeenCalled();
});

test('a drag ends when the game moves on', () => {
  const { hand, cards } = table();
  press(cards[0]);
  drag(200, 100);
  hand.clear();
  drag(210, 110);
  drop(210, 110);
  expect([hand.ghost, hand.lifted, put.mock.calls]).toEqual([null, null, []]);
});

test('the page does not scroll under a drag, and nothing glides for those who prefer no motion', () => {
  const { hand, cards } = table();
  const touch = () => {
    const move = new Event('touchmove', { cancelable: true });
    dispatchEvent(move);
    return move.defaultPrevented;
  };
  press(cards[0], { pointerType: 'touch' });
  expect(touch()).toBe(false);
  drag(600, 600);
  expect(touch()).toBe(true);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  drop(600, 600);
  expect([hand.ghost, touch()]).toEqual([null, false]);
});
