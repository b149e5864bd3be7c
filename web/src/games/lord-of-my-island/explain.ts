import type { Explanation } from '../../teach/guide';
import { piece } from './notation';
import { explained } from './text/explain';
import type { View } from './view';

const ITEMS: Record<string, Explanation> = {
  roads: explained.roads,
  water: explained.water,
  ports: explained.ports,
  white: explained.white,
  black: explained.black,
  myIsland: explained['my-island'],
  auction: explained.auction,
  capitol: explained.capitol,
  attacks: explained.attack,
  unplayed: explained.out,
};
export const explainItem = (key: string): Explanation => ITEMS[key] ?? explained.score;

/** A community, or the face of a die. */
export const explainCommunity = (kind: string): Explanation => explained[kind as keyof typeof explained];

/** What is printed on a tile: two sentences, for nobody reads more at the table. The rest is in the legend and the rules. */
export const explainTile = (tile: View['tiles'][string] | undefined): Explanation[] =>
  tile ? [explained.value, explained.places] : [];

export function explainPick(pick: string, view: View): Explanation[] {
  const { tile, isWater } = piece(pick);
  return isWater ? [explained.asWater] : explainTile(view.tiles[tile]);
}

export function explainCell(cell: string, view: View, seat: number): Explanation[] {
  const held = view.board.squares[cell];
  if (!held) return [explained.square];
  if (held.tile === undefined) return [explained.water];
  if (held.owner === undefined) return held.unsold ? [explained.unsold, explained.value] : [explained.defensive];
  if (view.seats.some((seat) => seat.capitol === cell)) return [explained.capitol];
  return [explained.marker, held.owner === seat ? explained.territory : explained.black];
}
