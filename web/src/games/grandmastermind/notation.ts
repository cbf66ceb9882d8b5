// Rows as the rule book's examples write them: a colour letter and a shape sign for each pair, "-" for an empty field.
import { COLOURS, SHAPES, type Code } from './pieces';

const LETTERS = 'RYGVO';
const SIGNS = 'tsh*+';

export function readCode(text: string): Code {
  const pairs = text.split(' ').map(([letter = '', sign = '']) => ({
    shape: SHAPES[SIGNS.indexOf(sign)] ?? null,
    colour: COLOURS[LETTERS.indexOf(letter)] ?? null,
  }));
  if (pairs.length !== 4) throw new Error(`no row: ${text}`);
  return pairs as Code;
}
