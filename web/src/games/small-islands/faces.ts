import { starting } from '../../../../games/small-islands/src/main/resources/atoll/games/smallislands/tiles.json';
import type { Own, View } from './view';

export interface Region {
  corners: string[];
  symbols: string[];
}

/** The starting tiles, which are face up before anything lies on the table, by their sides: `S1a`. */
const STARTING = new Map<string, Region[]>(
  starting.flatMap(({ id, a, b }) => [
    [`${id}a`, Object.values(a.regions)],
    [`${id}b`, Object.values(b.regions)],
  ]),
);

/** The face of a tile that somebody may hold or see, as it lies at no turn. */
export function faceOf(view: View, tile: string): Region[] {
  const seen = [...(view.you?.hand ?? []), ...view.row].find((t) => t.tile === tile);
  return seen?.regions ?? STARTING.get(tile) ?? [];
}

/** The tile that Alexis lays: it still lies in the row. */
export const alexisTile = (view: View): string => view.row[(view.expedition?.slot ?? 0) - 1]?.tile ?? '';

/** Whose ship lies on a cell: a seat's number, or grey. */
export function shipAt(view: View, cell: string): string | undefined {
  return view.table.ships.find((s) => s.cell === cell)?.owner;
}

/** The tile that lies on a cell. */
export function tileAt(view: View, cell: string): View['table']['tiles'][number] | undefined {
  return view.table.tiles.find((t) => t.cell === cell);
}

/** The hand of whoever has to place a tile of it. It is in the tray then; at all other times it lies beside the board. */
export function handToPlace({ phase, player, you }: View): Own['hand'] {
  return phase === 'place' && you && player === String(you.seat) ? you.hand : [];
}
