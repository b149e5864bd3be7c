import { legends } from '../../../../games/islant/src/main/resources/atoll/games/islant/legends.json';
import type { Parsed } from '../../play/placing';

/** `red 6=2 f5 r1` → the piece `red 6=2` at `f5`, turned `r1`; `end` is a button. */
export function parse(move: string): Parsed {
  const [job, die, cell, turn] = move.split(' ');
  if (die === undefined || cell === undefined) return {};
  return { pick: `${job} ${die}`, cell, lays: cell, ...(turn === undefined ? {} : { turn }) };
}

/** What is on a piece: its job, its die, the value drawn; a wild die says after `=` what it stands for. */
export function piece(pick: string): { job: string; face: number; value: number; isWild: boolean } {
  const [job = '', die = '1'] = pick.split(' ');
  const [face = '1', value = face] = die.split('=');
  return { job, face: Number(face), value: Number(value), isWild: value !== face };
}

/** Which kind of land each value draws, as the legends are printed. */
const KINDS = new Map(legends.map((legend) => [legend.legend, legend.kinds]));

/** The kind of land that a job draws with a value, or null for waves and ships. */
export function kindOf(job: string, value: number): string | null {
  return KINDS.get(job === 'land' ? 'plain' : job)?.[value - 1] ?? null;
}

export interface Tile {
  what: 'land' | 'wave' | 'ship';
  colour: string;
  kind: string;
  turn: number;
  value: number;
  done: boolean;
}

/** `red notch r2`, `wave 5`, `ship 3 done`, as the view says it. */
export function readTile(words: string): Tile {
  const [first = '', second = '', third = ''] = words.split(' ');
  if (first === 'wave' || first === 'ship') {
    return { what: first, colour: '', kind: '', turn: 0, value: Number(second), done: third === 'done' };
  }
  return { what: 'land', colour: first, kind: second, turn: Number(third.slice(1)), value: 0, done: false };
}
