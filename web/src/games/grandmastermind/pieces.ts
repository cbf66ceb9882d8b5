// The pieces and where they lie: eight fields in a row, square ones for shapes and round ones for colours by turns.
import type { Pair } from './types.gen';

export type Shape = NonNullable<Pair['shape']>;
export type Colour = NonNullable<Pair['colour']>;
export type Kind = 'shape' | 'colour';
export type Piece = { kind: 'shape'; name: Shape } | { kind: 'colour'; name: Colour };
export type Code = [Pair, Pair, Pair, Pair];
/** 0 to 7: the shape of the first place, its colour, the shape of the second place … */
export type Field = number;

export const SHAPES: readonly Shape[] = ['triangle', 'square', 'hexagon', 'star', 'cross'];
export const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'violet', 'orange'];
export const PIECES: readonly Piece[] = [
  ...SHAPES.map((name): Piece => ({ kind: 'shape', name })),
  ...COLOURS.map((name): Piece => ({ kind: 'colour', name })),
];
export const PLACES = [0, 1, 2, 3] as const;
export const FIELDS: readonly Field[] = [0, 1, 2, 3, 4, 5, 6, 7];

export const kindOf = (field: Field): Kind => (field % 2 ? 'colour' : 'shape');
export const placeOf = (field: Field): number => field >> 1;

export function pieceAt(code: Code, field: Field): Piece | null {
  const pair = code[placeOf(field)];
  if (kindOf(field) === 'shape') return pair?.shape ? { kind: 'shape', name: pair.shape } : null;
  return pair?.colour ? { kind: 'colour', name: pair.colour } : null;
}
