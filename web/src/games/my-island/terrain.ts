import type { View } from './view';
import type { Offset } from './geometry';

const LETTERS: Record<string, string> = { B: 'beach', H: 'heather', P: 'palm', R: 'rainforest' };

/** The terrain of each space of a seat's island, in words. */
export function terrains(view: View, seat: number): Map<string, string> {
  const found = new Map<string, string>();
  view.rows.forEach((row, j) => {
    const letters = view.seats[seat]?.terrain[j] ?? '';
    row.cells.forEach((cell, i) => found.set(cell, LETTERS[letters[i] ?? ''] ?? 'beach'));
  });
  return found;
}

/** Whether the tiles have been taken off: after an episode of a campaign stickers go on the cleared board. */
export const isCleared = (view: View): boolean => view.campaign === true && view.phase === 'end stickers';

/** The symbols on each covered space. */
export function symbols(view: View, seat: number): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (isCleared(view)) return found;
  for (const tile of view.seats[seat]?.tiles ?? []) {
    for (const space of tile.spaces ?? []) found.set(space.at, space.symbols);
  }
  return found;
}

/** A tile as a seat has it: offsets, and the symbols of each space, printed and added. */
export interface Tile {
  spaces: Offset[];
  symbols: string[][];
}

export function tileOf(view: View, number: number, seat: number): Tile {
  const tile = view.tiles.find((t) => t.tile === number);
  const marks = view.seats[seat]?.marks ?? {};
  const printed = tile?.symbols ?? [];
  return {
    spaces: tile?.spaces ?? [],
    symbols: printed.map((symbol, i) => [symbol, marks[`t${number}.${i + 1}`] ?? ''].filter(Boolean)),
  };
}

/** What the view tells of a kind of sticker. */
export interface StickerKind {
  kind: string;
  name: string;
  text: string;
  /** The symbol its space shows for good. */
  shows?: string;
  /** What its space is from now on. */
  terrain?: string;
  spaces: Offset[];
}

export function stickerOf(view: View | undefined, kind: string): StickerKind {
  const found = view?.stickers.find((s) => s.kind === kind);
  return { name: kind.replaceAll('-', ' '), text: '', ...found, kind, spaces: found?.spaces ?? [[0, 0]] };
}

type GoalCard = NonNullable<View['goals']>[number];

export const goalOf = (view: View | undefined, goal: string): GoalCard | undefined =>
  view?.goals?.find((g) => g.goal === goal);

/** The tiles a seat may lay in this round: those of the open cards, and the one on its raft. */
export function tilesInHand(view: View, seat: number): number[] {
  const own = view.seats[seat];
  if (view.phase !== 'play' || !own?.due) return [];
  return [...view.open, ...(own.raft ? [own.raft] : [])];
}
