// Laying a row: which field is chosen, what is in the hand, how many pieces are left.
import { Carrying } from '../../lib/hands/carrying.svelte';
import { BLANK, emptyFields, laid, put, swap } from './draft';
import { FIELDS, kindOf, PIECES, pieceAt, type Code, type Field, type Piece } from './pieces';

const DIGITS = '1234567890';

/** The key that puts this piece. */
export const keyOf = (piece: Piece): string => DIGITS[PIECES.indexOf(piece)] ?? '';

/** A piece in the hand, from a field or from the tray. */
export interface Held {
  piece: Piece;
  from: Field | null;
}

export class Laying {
  #code = $state.raw<Code>(BLANK);
  /** An empty field that the next piece from the tray goes to; null: the next empty one. */
  #empty = $state<Field | null>(null);
  /** The one field the Tab key reaches; arrows move it. */
  stop = $state<Field>(0);

  constructor(
    private readonly supply: (piece: Piece) => number | null,
    private readonly changed: (code: Code) => void,
  ) {}

  readonly carrying = new Carrying<Held, Field>({
    can: ({ piece, from }) => from !== null || (this.left(piece) ?? 1) > 0,
    fits: ({ piece, from }, field) => field !== from && kindOf(field) === piece.kind,
    put: ({ piece, from }, field) => (from === null ? this.lay(field, piece) : this.move(from, field)),
    dropped: ({ from }) => {
      if (from !== null) this.remove(from);
      return from !== null;
    },
  });

  get code(): Code {
    return this.#code;
  }

  set code(code: Code) {
    this.#code = code;
    this.#empty = null;
    this.carrying.lifted = null;
    this.changed(code);
  }

  /** The field that was pressed, empty or not, and waits for the next press. */
  get chosen(): Field | null {
    return this.carrying.lifted?.from ?? this.#empty;
  }

  get empty(): number {
    return emptyFields(this.#code).length;
  }

  /** Another row begins, perhaps with what lay there before a reload. */
  begin(code: Code): void {
    this.#code = code;
    this.forget();
    this.stop = emptyFields(code)[0] ?? 0;
  }

  /** How many of this piece are still in the tray; null: as many as you like (GM-A6). */
  left(piece: Piece): number | null {
    const supply = this.supply(piece);
    return supply === null ? null : supply - laid(this.#code, piece);
  }

  /** The hand is empty and no field is chosen. */
  forget(): void {
    this.#empty = null;
    this.carrying.clear();
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

  /** Handles a press on a piece of the tray: it goes to the chosen or the next empty field, or waits in the hand. */
  take(piece: Piece): void {
    const { chosen } = this;
    const fitting = chosen !== null && kindOf(chosen) === piece.kind ? chosen : null;
    const field = fitting ?? emptyFields(this.#code, piece.kind)[0];
    const again = this.carrying.lifted?.piece === piece;
    if (field !== undefined) this.lay(field, piece);
    else if (again) this.forget();
    else this.carrying.lift({ piece, from: null });
  }

  /** Handles a press on a field: puts a piece down, picks one up, or removes the one that was picked up here. */
  press(field: Field): void {
    const { chosen } = this;
    const piece = pieceAt(this.#code, field);
    this.stop = field;
    if (this.carrying.put(field)) return;
    this.forget();
    if (piece && chosen === field) this.remove(field);
    else if (piece) this.carrying.lift({ piece, from: field });
    else if (chosen !== field) this.#empty = field;
  }

  /** Handles a key on a field. Returns whether the key did anything. */
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
        this.forget();
        return true;
      default:
        return false;
    }
  }
}
