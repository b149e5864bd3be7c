import type { View } from './view';

export interface Region {
  corners: string[];
  symbols: string[];
}

/** The starting tiles, which are face up before anything lies on the table. */
const STARTING: Record<string, Region[]> = {
  S1a: [{ corners: ['NW', 'NE'], symbols: ['flower', 'house', 'port'] }],
  S1b: [
    { corners: ['NW'], symbols: ['flower', 'port'] },
    { corners: ['SE'], symbols: ['fruit', 'house'] },
  ],
  S2a: [{ corners: ['NW', 'NE'], symbols: ['fruit', 'house', 'port'] }],
  S2b: [
    { corners: ['NW'], symbols: ['fruit', 'port'] },
    { corners: ['SE'], symbols: ['leaf', 'house'] },
  ],
  S3a: [{ corners: ['NW', 'NE'], symbols: ['leaf', 'house', 'port'] }],
  S3b: [
    { corners: ['NW'], symbols: ['leaf', 'port'] },
    { corners: ['SE'], symbols: ['flower', 'house'] },
  ],
  S4a: [{ corners: ['NW'], symbols: ['temple', 'house', 'port'] }],
  S4b: [{ corners: ['NW', 'NE', 'SE'], symbols: ['temple', 'house', 'port'] }],
};

/** The face of a tile that somebody may hold or see, as it lies at no turn. */
export function faceOf(view: View, tile: string): Region[] {
  const seen = [...(view.you?.hand ?? []), ...view.row].find((t) => t.tile === tile);
  return seen?.regions ?? STARTING[tile] ?? [];
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
