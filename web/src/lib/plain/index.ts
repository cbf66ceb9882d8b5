// A game without a board of its own can still be played: by typing its moves.
import { defineGame } from '../game';

export default defineGame<object, unknown, unknown, { type: string }, unknown, unknown>({
  table: () => import('./table'),
  helps: true,
});
