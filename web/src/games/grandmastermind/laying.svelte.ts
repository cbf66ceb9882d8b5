// Laying a row by click-click and by keys: which field is chosen, what is in hand, how many pieces are left.
import { BLANK, emptyFields, laid, put, swap } from './draft';
import { FIELDS, kindOf, PIECES, pieceAt, type Code, type Field, type Piece } from './pieces';

const DIGITS = '1234567890';

/** The key that puts this piece. */
export const keyOf = (piece: Piece): string => DIGITS[PIECES.indexOf(piece)] ?? '';

export class Laying {
  #code = $state.raw<Code>(BLANK);
  /** The field the next piece from the tray goes to; null: the next empty one. */
  chosen = $state<Field | null>(null);
  /** A piece from the tray that waits for its field, because all its fields are full. */
  inHand = $state.raw<Piece | null>(null);
  /** The one field the Tab key reaches; arrows move it. */
  stop = $state<Field>(0);

  constructor(
    private readonly supply: (piece: Piece) => number | null,
    private readonly changed: (code: Code) => void,
  ) {}

  get code(): Code {
    return this.#code;
  }

  set code(code: Code) {
    this.#code = code;
    this.chosen = null;
    this.inHand = null;
    this.changed(code);
  }

  get empty(): number {
    return emptyFields(this.#code).length;
  }

  /** Another row begins, perhaps with what lay there before a reload. */
  begin(code: Code): void {
    this.#code = code;
    this.chosen = null;
    this.inHand = null;
    this.stop = emptyFields(code)[0] ?? 0;
  }

  /** How many of this piece are still in the tray; null: as many as you like (GM-A6). */
  left(piece: Piece): number | null {
    const supply = this.supply(piece);
    return supply === null ? null : supply - laid(this.#code, piece);
  }

  lay(field: Field, piece: Piece): boolean {
    if (kindOf(field) !== piece.kind || (this.left(piece) ?? 1) < 1) return false;
    this.code = put(this.#code, field, piece);
    return true;
  }

  remove(field: Field): void {
    this.code = put(this.#code, field, null);
  }

  move(from: Field, to: Field): void {
    if (kindOf(from) === kindOf(to)) this.code = swap(this.#code, from, to);
  }

  /** A piece of the tray was pressed. */
  take(piece: Piece): void {
    const chosen = this.chosen !== null && kindOf(this.chosen) === piece.kind ? this.chosen : null;
    const field = chosen ?? emptyFields(this.#code, piece.kind)[0];
    if (field !== undefined) this.lay(field, piece);
    else this.inHand = this.inHand === piece || (this.left(piece) ?? 1) < 1 ? null : piece;
  }

  /** A field was pressed: lay what is in hand, move what was chosen, choose, or take off what was chosen already. */
  press(field: Field): void {
    const { chosen, inHand } = this;
    this.stop = field;
    if (inHand?.kind === kindOf(field)) this.lay(field, inHand);
    else if (chosen === field && pieceAt(this.#code, field)) this.remove(field);
    else if (chosen === field) this.chosen = null;
    else if (chosen !== null && kindOf(chosen) === kindOf(field) && pieceAt(this.#code, chosen))
      this.move(chosen, field);
    else this.chosen = field;
  }

  /** A key was pressed on a field; says whether it meant anything. */
  key(key: string): boolean {
    const at = this.stop;
    const piece = PIECES[DIGITS.indexOf(key)];
    if (piece) {
      const field = kindOf(at) === piece.kind ? at : at ^ 1;
      if (this.lay(field, piece)) this.stop = Math.min(field + 1, FIELDS.length - 1);
      return true;
    }
    switch (key) {
      case 'ArrowLeft':
        this.stop = Math.max(at - 1, 0);
        return true;
      case 'ArrowRight':
        this.stop = Math.min(at + 1, FIELDS.length - 1);
        return true;
      case 'ArrowUp':
      case 'ArrowDown':
        this.stop = at ^ 1;
        return true;
      case 'Home':
        this.stop = 0;
        return true;
      case 'End':
        this.stop = FIELDS.length - 1;
        return true;
      case 'Backspace':
        if (!pieceAt(this.#code, at)) this.stop = Math.max(at - 1, 0);
        this.remove(this.stop);
        return true;
      case 'Delete':
        this.remove(at);
        return true;
      case 'Escape':
        this.chosen = null;
        this.inHand = null;
        return true;
      default:
        return false;
    }
  }
}
