import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '../../lib/game';
import { key, mounted, named, press, settled } from '../mounting';
import { Board } from './table';
import { MOVE, NOTHING_TO_DO, OPTIONS, place, view } from './example-table';
import type { Action, Event, Offer, Open, Options, Playable, View } from './types.gen';

type Props = BoardProps<View, Offer, Action, Event, Options>;
type Aims = Playable['aims'];

const ACTING: Offer = { ...NOTHING_TO_DO, done: true, swaps: true };

function lay(seen: View, offer: Partial<Offer> | null, more: Partial<Props> = {}) {
  return mounted<View, Offer, Action, Event, Options>(Board, {
    options: OPTIONS,
    seat: seen.seat,
    view: seen,
    offer: offer && { ...ACTING, ...offer },
    names: ['Anna', 'Bea', 'Jonas', 'Mila'],
    ...more,
  }).act;
}

function plays(card: string, aims: Aims, more: Partial<Playable> = {}): Playable {
  return { card, use: false, aims, ends: [], gives: [], takes: [], same_number: false, ...more };
}

/** A card in the hand or a case whose name begins like this. */
function pressCard(where: string, begins: string) {
  const found = [...document.querySelectorAll<HTMLButtonElement>(`${where} button`)].find((one) =>
    one.querySelector('.for-ears')?.textContent.startsWith(begins),
  );
  if (!found) throw new Error(`no card "${begins}" in ${where}`);
  found.click();
  flushSync();
}
const held = (begins: string) => pressCard('.hand', begins);
const lying = (begins: string, seat: number) =>
  pressCard(`section[aria-label^="${['Anna', 'Bea', 'Jonas', 'Mila'][seat]}"]`, begins);

afterEach(() => document.querySelectorAll('dialog').forEach((dialog) => dialog.remove()));

test('MU-4: a card is drawn from the Case File, or the top of the Discard Pile is taken', async () => {
  const drawing: Partial<Open> = { phase: { type: 'Drawing', move: MOVE } };
  const act = lay(view('R1', ['', ''], drawing), { draw: true, take: true, done: false, swaps: false });
  press('Draw a card');
  expect(act).toHaveBeenCalledWith({ type: 'Draw' });
  await settled();
});

test('MU-5: a Case Card is lifted, its case lights up, and it is laid there', () => {
  const act = lay(view('R2 R3', ['R1', '']), { builds: [{ card: 'R2', onto: 0, ends: false }] });
  held('Red 2');
  press('Lay Red 2 onto Anna’s Underworld case');
  expect(act).toHaveBeenCalledWith({ type: 'Build', card: 'R2', onto: 0 });
});

test('MU-7: a card that fits nowhere says which rule forbids it', () => {
  const why = { code: 'needs_the_number_below', facts: { rule: 'MU-7', card: 'R3', needed: 2 } };
  lay(view('R2 R3', ['R1', '']), { barred: [{ card: 'R3', why }] });
  held('Red 3');
  expect(document.querySelector('.bench')?.textContent).toContain('A 2 has to lie there first');
});

test('MU-5: a card is exchanged at the Discard Pile', () => {
  const act = lay(view('R2 R3', ['R1', '']), {});
  held('Red 3');
  expect(document.body.textContent).toContain('Red 3');
  press('Exchange it here');
  expect(act).toHaveBeenCalledWith({ type: 'Swap', card: 'R3' });
});

test('MU-A18: a card that ends the hand while others could still be laid needs one confirmation', () => {
  const act = lay(view('R5 R1', ['R1 R2 R3 R4', '']), {
    builds: [
      { card: 'R5', onto: 0, ends: true },
      { card: 'R1', onto: 0, ends: false },
    ],
  });
  held('Red 5');
  press('Lay Red 5 onto Anna’s Underworld case');
  expect(act).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('That ends the hand, and you could still lay Red 1 first.');
  press('Do it');
  expect(act).toHaveBeenCalledWith({ type: 'Build', card: 'R5', onto: 0 });
});

test('MU-A18: with nothing else to lay it needs none', () => {
  const act = lay(view('R5 B4', ['R1 R2 R3 R4', '']), { builds: [{ card: 'R5', onto: 0, ends: true }] });
  held('Red 5');
  press('Lay Red 5 onto Anna’s Underworld case');
  expect(act).toHaveBeenCalledWith({ type: 'Build', card: 'R5', onto: 0 });
});

test('MU-C6: Sabotage shows what will fall', () => {
  const act = lay(view('sabotage', ['', 'R1 R2 R3']), {
    plays: [
      plays('sabotage', [
        { type: 'AtCard', seat: 1, card: 'R2' },
        { type: 'AtCard', seat: 1, card: 'R3' },
      ]),
    ],
    falls: [{ seat: 1, card: 'R2', cards: ['R3'] }],
  });
  held('Sabotage');
  expect(document.body.textContent).toContain('Choose a card in play.');
  lying('Red 2', 1);
  expect(document.body.textContent).toContain('Bea loses Red 2, and with it Red 3.');
  expect(document.querySelector('.falls')?.textContent).toContain('Red 3');
  press('Back');
  lying('Red 3', 1);
  press('Do it');
  expect(act).toHaveBeenCalledWith({ type: 'Play', card: 'sabotage', aim: { type: 'AtCard', seat: 1, card: 'R3' } });
});

test('MU-C5: Destroy says when it would end the hand', () => {
  const aim = { type: 'AtCard', seat: 1, card: 'dons_alibi' } as const;
  const act = lay(view('destroy', ['R1 R2 R3 R4 R5', 'R1 dons_alibi']), {
    plays: [plays('destroy', [aim], { ends: [aim] })],
  });
  held('Destroy');
  lying('The Don’s Alibi', 1);
  expect(document.body.textContent).toContain('That ends the hand.');
  press('Do it');
  expect(act).toHaveBeenCalledWith({ type: 'Play', card: 'destroy', aim });
});

test('MU-C3: Shake Down asks for a card of your own, then for one of theirs', () => {
  const act = lay(view('shake_down', ['B1 B2', 'R1']), {
    plays: [plays('shake_down', [], { gives: ['B1', 'B2'], takes: [{ type: 'AtCard', seat: 1, card: 'R1' }] })],
    falls: [{ seat: 0, card: 'B1', cards: ['B2'] }],
  });
  held('Shake Down');
  lying('Blue 2', 0);
  expect(document.body.textContent).toContain('Now choose the card of another player.');
  lying('Red 1', 1);
  press('Do it');
  const aim = { type: 'Trade', give: 'B2', seat: 1, take: 'R1' };
  expect(act).toHaveBeenCalledWith({ type: 'Play', card: 'shake_down', aim });
});

test('MU-A4: if agreed, it asks for a card of your own, then for a player', () => {
  const act = lay(view('shake_down', ['B1', 'R1', '']), {
    plays: [
      plays('shake_down', [
        { type: 'Rob', give: 'B1', seat: 1 },
        { type: 'Rob', give: 'B1', seat: 2 },
      ]),
    ],
  });
  held('Shake Down');
  lying('Blue 1', 0);
  press('Take a card from Jonas');
  press('Do it');
  expect(act).toHaveBeenCalledWith({ type: 'Play', card: 'shake_down', aim: { type: 'Rob', give: 'B1', seat: 2 } });
});

test('MU-C12: Mitigating Circs is used from the table', () => {
  const act = lay(view('R5', ['B1 mitigating_circs', '']), {
    plays: [plays('mitigating_circs', [{ type: 'Give', give: 'B1' }], { use: true })],
  });
  lying('Mitigating Circs', 0);
  lying('Blue 1', 0);
  expect(document.body.textContent).toContain('You lose Blue 1.');
  press('Do it');
  expect(act).toHaveBeenCalledWith({ type: 'Use', card: 'mitigating_circs', aim: { type: 'Give', give: 'B1' } });
});

test('MU-C1: Lost Treasure opens the Discard Pile, and a Case Card is taken from it', async () => {
  const act = lay(view('lost_treasure', ['', ''], { discard: ['G5', 'overtime', 'G2'] }), {
    plays: [
      plays('lost_treasure', [
        { type: 'FromPile', card: 'G5' },
        { type: 'FromPile', card: 'G2' },
      ]),
    ],
  });
  held('Lost Treasure');
  press('Search here');
  await vi.waitFor(() => named('Take Green 5'));
  press('Take Green 5');
  expect(act).toHaveBeenCalledWith({ type: 'Play', card: 'lost_treasure', aim: { type: 'FromPile', card: 'G5' } });
});

test('MU-C13: the Joker is laid on a case in place of the next number', () => {
  const aim = { type: 'StandIn', seat: 0, card: 'R3', replacing: '' } as const;
  const act = lay(view('joker', ['R1 R2', '']), { plays: [plays('joker', [aim])] });
  held('Joker');
  press('Lay the Joker as 3 of Anna’s Underworld case');
  expect(act).toHaveBeenCalledWith({ type: 'Play', card: 'joker', aim });
});

test('MU-13: a Permanent is laid, and if there is no room one is chosen to go', () => {
  const act = lay(view('real_estate', ['R1 heavy_caseload', '']), {
    plays: [plays('real_estate', [{ type: 'Before', seat: 0, replacing: 'heavy_caseload' }])],
  });
  held('Real Estate');
  lying('Heavy Caseload', 0);
  expect(document.body.textContent).toContain('You lose Heavy Caseload.');
  press('Do it');
  const aim = { type: 'Before', seat: 0, replacing: 'heavy_caseload' };
  expect(act).toHaveBeenCalledWith({ type: 'Play', card: 'real_estate', aim });
});

test('MU-C4: Overtime is played onto the table', () => {
  const act = lay(view('overtime', ['', '']), { plays: [plays('overtime', [{ type: 'Nothing' }])] });
  held('Overtime');
  press('Play it');
  expect(act).toHaveBeenCalledWith({ type: 'Play', card: 'overtime', aim: { type: 'Nothing' } });
});

test('MU-A21: a partner’s case takes cards too', () => {
  const act = lay(
    view('R2', ['', '', 'R1', '']),
    { builds: [{ card: 'R2', onto: 2, ends: false }] },
    { options: { ...OPTIONS, partners: true } },
  );
  expect(document.body.textContent).toContain('Partner');
  held('Red 2');
  press('Lay Red 2 onto Jonas’s Underworld case');
  expect(act).toHaveBeenCalledWith({ type: 'Build', card: 'R2', onto: 2 });
});

test('MU-6: a player with too many cards discards some', () => {
  const discarding: Partial<Open> = { phase: { type: 'Discarding', move: MOVE } };
  const act = lay(view('R2 R3', ['', ''], discarding), { done: false, swaps: false, discards: 1 });
  held('Red 3');
  press('Discard it');
  expect(act).toHaveBeenCalledWith({ type: 'Discard', card: 'R3' });
});

test('MU-A19: anybody may look through the Discard Pile', async () => {
  lay(view('', ['', ''], { discard: ['G5', 'R1'] }, null), null);
  press('Look through the Discard Pile: 2');
  await vi.waitFor(() => expect(document.querySelectorAll('dialog li')).toHaveLength(2));
});

test('the score sheet shows every hand', async () => {
  lay(
    view('', ['', ''], {
      sheet: [
        [10, -3],
        [20, 5],
      ],
    }),
    null,
  );
  press('Score sheet');
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeTruthy());
  const rows = [...document.querySelectorAll('dialog tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.trim()),
  );
  expect(rows.at(-1)).toEqual(['Total, first to 100', '30', '2']);
});

test('Enter lifts a card and Escape puts it back', () => {
  lay(view('R2', ['R1', '']), { builds: [{ card: 'R2', onto: 0, ends: false }] });
  const card = document.querySelector<HTMLButtonElement>('.hand button');
  card?.focus();
  card?.click();
  flushSync();
  expect(named('Put it back')).toBeTruthy();
  key('Escape');
  expect(() => named('Put it back')).toThrow();
});

test('MU-9: the hand is counted, and the count stays until it is dismissed', async () => {
  const seen = view('R1', ['', ''], { sheet: [[33, -3]] });
  const counts = [
    {
      seat: 0,
      place: place('R1 R1 R2 R3 R4 R5 B1 B2'),
      hand: ['R4', 'B1'],
      table: 19,
      doubled: true,
      held: 5,
    },
    { seat: 1, place: place('G1 G2 G3'), hand: ['G5', 'G4'], table: 6, doubled: false, held: 9 },
  ];
  lay(seen, null, {
    fresh: [
      { ply: 1, event: { type: 'HandEnded', reason: 'case_closed', winners: [0] } },
      { ply: 2, event: { type: 'HandCounted', counts, scores: [33, -3], totals: [33, -3] } },
    ],
  });
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await vi.waitFor(() =>
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('Anna closes the Underworld case'),
  );
  expect([...document.querySelectorAll('.score')].map((score) => score.textContent)).toEqual(['+33', '−3']);
  press('On to the next hand');
  expect(document.querySelector('[role=dialog]')).toBeNull();
});
