import { around, HALF, hex, hexCorners, polygon, type Cell, type Layout } from '../../play/geometry';
import type { Point } from '../../play/placing';
import { HALVES } from './notation';

export const R = 34;

/** The rows of the island: how many hexes, and how many half widths from the left. */
const ROWS: readonly [number, number][] = [
  [2, 2],
  [5, 1],
  [6, 0],
  [6, 1],
  [5, 2],
  [2, 7],
];

const CELLS = new Map<string, Cell>();
ROWS.forEach(([hexes, indent], row) => {
  for (let i = 0; i < hexes; i++) {
    const name = String.fromCharCode(97 + row) + (i + 1);
    CELLS.set(name, hex(name, (indent + 2 * i) * HALF * R, row * 1.5 * R, R));
  }
});
const LAYOUT: Layout = { box: around(CELLS.values(), R * 1.45), cells: CELLS };

export const layout = (): Layout => LAYOUT;

/** The corners of a half, or of the whole hex. */
export function corners(at: Point, half: string | null, radius: number): Point[] {
  const all = hexCorners(at.x, at.y, radius);
  if (half === null) return all;
  const i = HALVES.indexOf(half as (typeof HALVES)[number]);
  return [5, 6, 7, 8].map((k) => all[(i + k) % 6] ?? at);
}

export const outline = (at: Point, half: string | null, radius: number) => polygon(corners(at, half, radius));

/** Where a tribe's sign stands in its half. */
export function middle(at: Point, half: string | null, radius: number): Point {
  if (half === null) return at;
  const angle = (Math.PI / 3) * (HALVES.indexOf(half as (typeof HALVES)[number]) - 1);
  return { x: at.x + Math.cos(angle) * radius * 0.44, y: at.y + Math.sin(angle) * radius * 0.44 };
}

/** Where the hex q,r of a card's shape lies. */
export function axial(q: number, r: number, radius: number): Point {
  return { x: (2 * q + r) * HALF * radius, y: r * 1.5 * radius };
}
