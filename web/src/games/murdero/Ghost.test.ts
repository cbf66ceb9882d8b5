// Looking back: the card and the places of a play that would have been better.
import { beforeAll, expect, test } from 'vitest';
import type { BoardProps } from '../../lib/game';
import { openTexts } from '../../lib/texts.svelte';
import { mounted } from '../mounting';
import { OPTIONS, view } from './example-table';
import { Board } from './table';
import type { Action, Event, Offer, Options, View } from './types.gen';

type Props = BoardProps<View, Offer, Action, Event, Options>;

beforeAll(() => openTexts('review'));

function look(action: Action, hand = 'R2 sabotage', more: Partial<Props> = {}) {
  const seen = view(hand, ['R1', 'B1 B2']);
  const instead = { seat: 0, action };
  mounted<View, Offer, Action, Event, Options>(Board, {
    options: OPTIONS,
    seat: 0,
    view: seen,
    offer: null,
    names: ['Anna', 'Bea'],
    replay: true,
    instead,
    ...more,
  });
}
const spots = () =>
  [...document.querySelectorAll<HTMLElement>('.better')].map(({ dataset }) => dataset['spot'] ?? dataset['place']);
const tags = () => document.querySelectorAll('.ghost-tag');

test('a pile to be drawn from stands out', () => {
  look({ type: 'Draw' });
  expect([spots(), tags().length]).toEqual([['file'], 1]);
});

test('a card to be laid stands out in the hand, and its case shows where', () => {
  look({ type: 'Build', card: 'R2', onto: 0 });
  expect(spots()).toEqual(['held:R2#0']);
  expect(document.querySelector('[data-spot="case:0:R"] .coming')).toBeTruthy();
  expect(tags()).toHaveLength(1);
});

test('an Action Card stands out together with its target', () => {
  look({ type: 'Play', card: 'sabotage', aim: { type: 'AtCard', seat: 1, card: 'B2' } });
  expect(spots()).toEqual(['card:1:B2', 'held:sabotage#0']);
});

test('a card that has left the hand leaves the tag to the place', () => {
  look({ type: 'Discard', card: 'R2' }, 'sabotage');
  expect(spots()).toEqual(['discard']);
  expect(tags()).toHaveLength(1);
});

test('where the turn should have ended there is nothing to point at', () => {
  look({ type: 'Done' });
  expect([spots(), tags().length]).toEqual([[], 0]);
});
