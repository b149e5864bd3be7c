import type { View } from '../../net/types';

const LETTERS: Record<string, string> = { B: 'beach', H: 'heather', P: 'palm', R: 'rainforest' };

/** The terrain of each space of a seat's island, in words. */
export function terrains(view: View, seat: number): Map<string, string> {
  const found = new Map<string, string>();
  (view.rows as { cells: string[] }[]).forEach((row, j) => {
    const letters = String(view.seats[seat]?.terrain?.[j] ?? '');
    row.cells.forEach((cell, i) => found.set(cell, LETTERS[letters[i] ?? ''] ?? 'beach'));
  });
  return found;
}

/** The symbols on each covered space. */
export function symbols(view: View, seat: number): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const tile of view.seats[seat]?.tiles ?? []) {
    for (const space of tile.spaces ?? []) found.set(space.at, space.symbols);
  }
  return found;
}

/** The tile of a number as printed, with what stickers have added for the seat. */
export function tileOf(view: View, number: number, seat: number): { spaces: [number, number][]; symbols: string[]; added: Record<number, string> } {
  const tile = (view.tiles as any[]).find((t) => t.tile === number);
  const added: Record<number, string> = {};
  for (const [name, symbol] of Object.entries((view.seats[seat]?.marks ?? {}) as Record<string, string>)) {
    const [, t, s] = /^t(\d+)\.(\d+)$/.exec(name) ?? [];
    if (Number(t) === number) added[Number(s) - 1] = symbol;
  }
  return { spaces: tile?.spaces ?? [], symbols: tile?.symbols ?? [], added };
}
