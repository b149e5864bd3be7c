import type { View } from './view';
import { around, HALF, hex, type Cell, type Layout } from '../../play/geometry';
import type { Point } from '../../play/placing';

export const R = 24;

export function layout(view: View): Layout {
  const cells = new Map<string, Cell>();
  view.rows.forEach((row, j) => {
    row.cells.forEach((name, i) => cells.set(name, hex(name, (row.x + 2 * i) * HALF * R, j * 1.5 * R, R)));
  });
  return { box: around(cells.values(), R * 1.5), cells };
}

export type Offset = readonly [number, number];

/** An offset as a shape lies: `r2` turned by 60° clockwise twice, `f2` flipped top to bottom first. */
export function turned([q, r]: Offset, turn: string | null): Offset {
  if (turn?.startsWith('f')) [q, r] = [q + r, -r];
  for (let i = Number(turn?.slice(1) ?? 0); i > 0; i--) [q, r] = [-r, q + r];
  return [q + 0, r + 0]; // no negative zeros
}

/** The cells that a shape covers when its first space lies on a cell. */
export function covered(view: View, spaces: readonly Offset[], cell: string, turn: string | null): string[] {
  const { rows } = view;
  const row = rows.findIndex((r) => r.cells.includes(cell));
  const from = rows[row];
  if (!from) return [cell];
  const x = from.x + 2 * from.cells.indexOf(cell);
  return spaces.flatMap((space) => {
    const [q, r] = turned(space, turn);
    const there = rows[row + r];
    return there?.cells[(x + 2 * q + r - there.x) / 2] ?? [];
  });
}

/** Where an offset of steps east and south-east leads from 0,0. */
export function step([q, r]: Offset): Point {
  return { x: (2 * q + r) * HALF * R, y: r * 1.5 * R };
}

/** A square box in the middle of which a shape lies. */
export function boxOf(spaces: readonly Offset[], turn: string | null): string {
  const at = spaces.map((s) => step(turned(s, turn)));
  const [x0, x1] = [Math.min(...at.map((p) => p.x)), Math.max(...at.map((p) => p.x))];
  const [y0, y1] = [Math.min(...at.map((p) => p.y)), Math.max(...at.map((p) => p.y))];
  const side = Math.max(x1 - x0, y1 - y0, R) + 2.2 * R;
  return `${(x0 + x1 - side) / 2} ${(y0 + y1 - side) / 2} ${side} ${side}`;
}
