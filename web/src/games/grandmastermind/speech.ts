// The board in words, for the log and for screen readers.
import { t } from '../../lib/texts.svelte';
import { kindOf, pieceAt, placeOf, type Code, type Field, type Piece } from './pieces';
import type { Row } from './showing';
import type { Pair, Pegs } from './types.gen';

export function pieceSaid(piece: Piece | null): string {
  return piece ? t(`${piece.kind}-${piece.name}`) : t('piece-blank');
}

export function codeSaid(code: Code): string {
  return code.map(pairSaid).join(', ');
}

function pairSaid({ shape, colour }: Pair): string {
  if (!shape && !colour) return t('grandmastermind-pair-empty');
  if (!shape) return t('grandmastermind-pair-no-shape', { colour: t(`colour-${colour}`) });
  if (!colour) return t('grandmastermind-pair-no-colour', { shape: t(`shape-${shape}`) });
  return t('grandmastermind-pair', { shape: t(`shape-${shape}`), colour: t(`colour-${colour}`) });
}

export function pegsSaid(pegs: Pegs): string {
  const some = (['black', 'white', 'blue'] as const).filter((peg) => pegs[peg]);
  if (!some.length) return t('grandmastermind-pegs-none');
  return some.map((peg) => t(`grandmastermind-pegs-${peg}`, { count: pegs[peg] })).join(', ');
}

export function rowSaid(number: number, row: Row): string {
  switch (row.type) {
    case 'Lost':
      return t('grandmastermind-row-lost', { number });
    case 'Waiting':
      return t('grandmastermind-row-waiting', { number, row: codeSaid(row.code) });
    case 'Answered':
      return t('grandmastermind-row-answered', { number, row: codeSaid(row.code), pegs: pegsSaid(row.pegs) });
  }
}

export function fieldSaid(code: Code, field: Field): string {
  return t(`grandmastermind-field-${kindOf(field)}`, {
    place: placeOf(field) + 1,
    piece: pieceSaid(pieceAt(code, field)),
  });
}
