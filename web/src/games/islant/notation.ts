import { legends } from '../../../../games/islant/src/main/resources/atoll/games/islant/legends.json';
import type { Parsed } from '../../play/placing';
import type { View } from './view';

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

/** How drawing a piece at a cell is spelt, as it lies unturned. */
export const spell = (pick: string, cell: string): string => {
  const { job, value } = piece(pick);
  return `${pick} ${cell}${kindOf(job, value) === null ? '' : ' r0'}`;
};

/** What a seat has still to draw and no die can draw now, each with a die that is left. Whoever cannot draw anything is not asked to. */
export function idle(view: View, seat: number, placeable: readonly string[]): string[] {
  const { jobs = [], left = [] } = view.sheets[seat] ?? {};
  if (placeable.length === 0 || left.length === 0) return [];
  const plain = left.find((face) => face !== view.wild);
  const die = plain === undefined ? `${view.wild}=1` : String(plain);
  return jobs.filter((job) => !placeable.some((pick) => piece(pick).job === job)).map((job) => `${job} ${die}`);
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
