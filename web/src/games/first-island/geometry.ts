import { rows } from '../../../../games/first-island/src/main/resources/atoll/games/firstisland/board.json';
import { around, HALF, hex, hexCorners, polygon, type Cell, type Layout } from '../../play/geometry';
import type { Point } from '../../play/placing';
import { HALVES, readMark } from './notation';

export const R = 34;

/** How many hexes a row has, and how many half widths from the left they begin, is as it is printed. */
const CELLS = new Map<string, Cell>();
rows.forEach(({ row, hexes, indent }, down) => {
  for (let i = 0; i < hexes; i++) {
    const name = `${row}${i + 1}`;
    CELLS.set(name, hex(name, (indent + 2 * i) * HALF * R, down * 1.5 * R, R));
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

/** In which direction a half lies. */
const towards = (half: string) => (Math.PI / 3) * (HALVES.indexOf(half as (typeof HALVES)[number]) - 1);

/** Where a tribe's sign stands in its half. */
export function middle(at: Point, half: string | null, radius: number): Point {
  if (half === null) return at;
  const angle = towards(half);
  return { x: at.x + Math.cos(angle) * radius * 0.44, y: at.y + Math.sin(angle) * radius * 0.44 };
}

/** Where the hex q,r of a card's shape lies. */
export function axial(q: number, r: number, radius: number): Point {
  return { x: (2 * q + r) * HALF * radius, y: r * 1.5 * radius };
}

interface TribeTally {
  scorable: string[];
  area: number;
  request: number;
}

/** The camps of each tribe as they lie, with what the tribe has by now, and where strays are: outside of every camp. */
export function camps(
  own: { map: Record<string, string>; tribes?: readonly TribeTally[] },
  { cells }: Layout,
): { camps: { tribe: number; points: number; cells: Cell[] }[]; strays: Point[] } {
  const tribes = own.tribes ?? []; // a picture of a map has no tally
  const found = tribes.map((t, i) => ({ tribe: i + 1, points: t.area + t.request, cells: [] as Cell[] }));
  const strays: Point[] = [];
  for (const [name, mark] of Object.entries(own.map)) {
    const at = cells.get(name);
    if (!at) continue;
    for (const { tribe, half } of readMark(mark)) {
      if (tribes[tribe - 1]?.scorable.includes(name))
        found[tribe - 1]?.cells.push({ name, ...middle(at, half, R), points: outline(at, half, R - 1.6) });
      else if (tribes.length > 0) strays.push(beyond(at, half));
    }
  }
  return { camps: found.filter((camp) => camp.cells.length > 0), strays };
}

/** How far aside of a sign its cross stands, as seen from the middle of the hex. */
const ASIDE = 0.82;

/** Where a stray is crossed: beside its sign, neither on it nor on the name of the hex. */
function beyond(at: Point, half: string | null): Point {
  if (half === null) return { x: at.x + R * 0.54, y: at.y + R * 0.46 };
  const angle = towards(half) + ASIDE;
  return { x: at.x + Math.cos(angle) * R * 0.74, y: at.y + Math.sin(angle) * R * 0.74 };
}
