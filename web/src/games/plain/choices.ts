import type { Choice } from '../../play/placing';

/** With more moves than this, one chooses the kind of move first. */
const MANY = 12;
/** More moves than this are not shown at once. */
const MOST = 200;

const kindOf = (move: string) => move.split(' ')[0] ?? '';

/** The kinds of moves to choose from, by their first words in the order of the list; none if there are few moves. */
export function kinds(moves: readonly Choice[]): string[] {
  const found = [...new Set(moves.map((m) => kindOf(m.move)))];
  return moves.length > MANY && found.length > 1 ? found : [];
}

/** What is offered of a kind, or of all kinds, and how many moves are left out because there are too many. */
export function offered(moves: readonly Choice[], kind: string | null): { moves: Choice[]; more: number } {
  const wanted = kind !== null && kinds(moves).includes(kind) ? moves.filter((m) => kindOf(m.move) === kind) : moves;
  return { moves: wanted.slice(0, MOST), more: Math.max(0, wanted.length - MOST) };
}
