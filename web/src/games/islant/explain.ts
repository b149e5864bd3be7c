import type { Layout } from '../../play/geometry';
import type { Explanation } from '../../teach/guide';
import type { Spot } from '../client';
import { HEADING, SIZE } from './geometry';
import { kindOf, piece, readTile } from './notation';
import { explained } from './text/explain';
import type { View } from './view';

export const explainItem = (key: string): Explanation | undefined => explained[key as keyof typeof explained];

/** A kind of land, a wave or a ship. */
const explainThing = (kind: string): Explanation => explainItem(kind) ?? explained.full;

export function explainPick(pick: string): Explanation[] {
  const { job, value, isWild } = piece(pick);
  const what = explainThing(kindOf(job, value) ?? job);
  return [what, ...(isWild ? [explained.wild] : []), explained.pieces, explained.whole];
}

export function explainCell(cell: string, view: View, seat: number): Explanation[] {
  const sheet = view.sheets[seat];
  const held = sheet?.tiles[cell];
  if (!sheet || held === undefined) return [explained.cell];
  const tile = readTile(held);
  const fresh = sheet.fresh.includes(cell) ? [explained.fresh] : [];
  if (tile.what !== 'land') return [explainThing(tile.what), ...fresh];
  const islands = sheet.islands.filter((island) => island.cells.some((words) => words.split(' ')[0] === cell));
  return [explainThing(tile.kind), ...islands.map((i) => (i.closed ? explained.slant : explained.open)), ...fresh];
}

/** The numbers over the columns. */
export const spots = (view: View, _seat: number, _layout: Layout): Spot[] =>
  view.columns.map((_, i) => ({
    ...HEADING.at(i),
    width: SIZE,
    height: HEADING.height,
    about: i + 1 === view.anyColumn ? explained.any : explained.column,
  }));
