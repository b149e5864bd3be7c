import { land } from '../../../../games/islant/src/main/resources/atoll/games/islant/land.json';
import type { Sheet, View } from './view';
import { squares, type Cell, type Layout } from '../../play/geometry';
import type { Point } from '../../play/placing';
import { readTile } from './notation';

export const SIZE = 40;
/** The numbers over the columns. */
export const HEADING = { height: 22, at: (column: number): Point => ({ x: (column + 0.5) * SIZE, y: -18 }) };

export function layout(view: View): Layout {
  const n = view.size;
  const top = view.columns.length ? HEADING.height : 0;
  return { box: [-10, -10 - top, n * SIZE + 20, n * SIZE + 20 + top], cells: squares(n, n, SIZE) };
}

/** The triangles of a cell, clockwise. */
const TRIANGLES = 'NESW';

/** The triangles of each kind as it is printed, by number. */
const LAND = new Map(land.map(({ kind, turns }) => [kind, (turns[0] ?? []).map((t) => TRIANGLES.indexOf(t))]));

/** The triangles of a tile turned clockwise. */
export function triangles(kind: string, turn: number): number[] {
  return (LAND.get(kind) ?? []).map((t) => (t + turn) % 4);
}

const CORNERS: readonly [Point, Point, Point, Point] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];
const corner = (i: number): Point => CORNERS[((i % 4) + 4) % 4] ?? CORNERS[0];

/** The outline of triangles within a cell around 0,0, as a path; the half size is 1. */
export function landPath(held: readonly number[], h: number): string {
  return held
    .map((t) => `M0 0L${corner(t).x * h} ${corner(t).y * h}L${corner(t + 1).x * h} ${corner(t + 1).y * h}Z`)
    .join('');
}

/** The land of an island, triangle by triangle; `c4 N` is the north of a cell that it shares with another island. */
export function landOf(island: Sheet['islands'][number], tiles: Sheet['tiles'], { cells }: Layout): Cell[] {
  const h = SIZE / 2;
  return island.cells.flatMap((words) => {
    const [name = '', letters] = words.split(' ');
    const cell = cells.get(name);
    const tile = readTile(tiles[name] ?? '');
    const held = letters ? [...letters].map((l) => TRIANGLES.indexOf(l)) : triangles(tile.kind, tile.turn);
    const at = (p: Point) => `${(cell?.x ?? 0) + p.x * h},${(cell?.y ?? 0) + p.y * h}`;
    return cell
      ? held.map((t) => ({ ...cell, points: [{ x: 0, y: 0 }, corner(t), corner(t + 1)].map(at).join(' ') }))
      : [];
  });
}

const STEP: readonly [number, number][] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

export interface Edge {
  path: string;
  /** Whether it runs along a cell border. */
  straight: boolean;
}

/** All borders between land and water of a sheet. */
export function coast(tiles: Record<string, string>): Edge[] {
  const drawn = new Map<string, Set<number>>();
  for (const [cell, words] of Object.entries(tiles)) {
    const tile = readTile(words);
    if (tile.what === 'land') drawn.set(cell, new Set(triangles(tile.kind, tile.turn)));
  }
  const edges: Edge[] = [];
  const h = SIZE / 2;
  for (const [cell, held] of drawn) {
    const row = cell.charCodeAt(0) - 97;
    const column = Number(cell.slice(1)) - 1;
    const at = (p: Point) => `${(column + 0.5) * SIZE + p.x * h} ${(row + 0.5) * SIZE + p.y * h}`;
    for (const t of held) {
      for (const side of [0, 1]) {
        const other = (t + (side === 0 ? 3 : 1)) % 4;
        if (!held.has(other)) edges.push({ path: `M${at({ x: 0, y: 0 })}L${at(corner(t + side))}`, straight: false });
      }
      const [dr, dc] = STEP[t] ?? [0, 0];
      const beside = drawn.get(String.fromCharCode(97 + row + dr) + (column + dc + 1));
      if (!beside?.has((t + 2) % 4)) edges.push({ path: `M${at(corner(t))}L${at(corner(t + 1))}`, straight: true });
    }
  }
  return edges;
}
