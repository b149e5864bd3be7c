import type { View } from '../../net/types';
import { around, HALF, hex, type Cell, type Layout } from '../../play/geometry';
import type { Point } from '../../play/placing';

export const R = 24;

export function layout(view: View): Layout {
  const cells = new Map<string, Cell>();
  (view.rows as { x: number; cells: string[] }[]).forEach((row, j) => {
    row.cells.forEach((name, i) => cells.set(name, hex(name, (row.x + 2 * i) * HALF * R, j * 1.5 * R, R)));
  });
  return { box: around(cells.values(), R * 1.5), cells };
}

export type Offset = readonly [number, number];

/** Turns offsets by 60° clockwise, so many times. */
export function turned(offset: Offset, times: number): Offset {
  let [q, r] = offset;
  for (let i = 0; i < times; i++) [q, r] = [-r, q + r];
  return [q + 0, r + 0]; // no negative zeros
}

/** Where an offset of steps east and south-east leads from 0,0. */
export function step([q, r]: Offset): Point {
  return { x: (2 * q + r) * HALF * R, y: r * 1.5 * R };
}
