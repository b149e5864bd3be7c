import type { Parsed } from '../../play/placing';

/** `play q03 c5 r1`, `water q03 c5`; everything without a square is a button. */
export function parse(move: string): Parsed {
  const [verb = '', tile = '', cell, turn] = move.split(' ');
  if (verb === 'water' && cell) return { pick: `water ${tile}`, cell, lays: cell };
  if (/^(play|set|defend)$/.test(verb) && cell && turn) return { pick: tile, cell, turn, lays: cell };
  return {};
}

/** The tile of a piece, and whether its back is used. */
export function piece(pick: string): { tile: string; isWater: boolean } {
  return pick.startsWith('water ') ? { tile: pick.slice(6), isWater: true } : { tile: pick, isWater: false };
}

/** What may be bid, from the least upward. */
export function bids(moves: readonly string[]): number[] {
  return moves.flatMap((m) => (m.startsWith('bid ') ? [Number(m.slice(4))] : [])).sort((a, b) => a - b);
}
