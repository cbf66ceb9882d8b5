// A row being laid. It only arranges pieces; the server decides what may be placed.
import { FIELDS, kindOf, pieceAt, placeOf, type Code, type Field, type Kind, type Piece } from './pieces';

const BARE = { shape: null, colour: null };
export const BLANK: Code = [BARE, BARE, BARE, BARE];

/** The row with this piece, or nothing, in this field. */
export function put(code: Code, field: Field, piece: Piece | null): Code {
  const changed = { ...code[placeOf(field)], [kindOf(field)]: piece?.name ?? null };
  return code.map((pair, place) => (place === placeOf(field) ? changed : pair)) as Code;
}

/** The row after two fields of one kind have changed pieces. */
export function swap(code: Code, from: Field, to: Field): Code {
  return put(put(code, to, pieceAt(code, from)), from, pieceAt(code, to));
}

export function emptyFields(code: Code, kind?: Kind): Field[] {
  return FIELDS.filter((field) => !pieceAt(code, field) && (!kind || kindOf(field) === kind));
}

/** How often this piece lies in the row. */
export function laid(code: Code, piece: Piece): number {
  return FIELDS.filter((field) => {
    const there = pieceAt(code, field);
    return there?.kind === piece.kind && there.name === piece.name;
  }).length;
}

/** A draft that outlives a reload; `stamp` says for which row it is, an older one is forgotten. */
export function remember(key: string, stamp: string, code: Code): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ stamp, code }));
  } catch {
    // Forbidden storage: the draft lives as long as the page.
  }
}

export function recall(key: string, stamp: string): Code {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { stamp: string; code: Code } | null;
    return kept?.stamp === stamp ? kept.code : BLANK;
  } catch {
    return BLANK;
  }
}
