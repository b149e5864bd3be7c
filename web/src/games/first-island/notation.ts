import type { Parsed } from '../../play/placing';

/** The six halves of a hex, in the order in which turning goes. */
export const HALVES = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const;

/**
 * `mark c3 35 ne` → the pair 35 at c3, its lower tribe in the half ne; `score hand 3 c1 c2` → the
 * camp of tribe 3 at its first hex, with all its hexes as the turn, since several camps may begin there.
 */
export function parse(move: string): Parsed {
  const [verb, ...rest] = move.split(' ');
  if (verb === 'mark' && rest[0] && rest[1]) {
    return { pick: rest[1], cell: rest[0], lays: rest[0], ...(rest[2] === undefined ? {} : { turn: rest[2] }) };
  }
  if (verb === 'score' && rest[2]) {
    return { pick: `score ${rest[0]} ${rest[1]}`, cell: rest[2], turn: rest.slice(2).join(' ') };
  }
  return {};
}

export interface Part {
  tribe: number;
  half: string | null;
}

const opposite = (half: string) => HALVES[(HALVES.indexOf(half as (typeof HALVES)[number]) + 3) % 6] ?? half;

/** What a mark holds: `13 e` is tribe 1 in the half e and tribe 3 in the other, `22` the whole hex. */
export function parts(tribes: string, half: string | null): Part[] {
  const [low = '1', high = '1'] = tribes;
  if (low === high || half === null) return [{ tribe: Number(low), half: null }];
  return [
    { tribe: Number(low), half },
    { tribe: Number(high), half: opposite(half) },
  ];
}

export function readMark(mark: string): Part[] {
  const [tribes = '', half = null] = mark.split(' ');
  return parts(tribes, half);
}
