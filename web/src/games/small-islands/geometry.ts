import type { View } from './view';
import { square, turnPoint, type Cell, type Layout } from '../../play/geometry';
import type { Point } from '../../play/placing';

export const SIZE = 60;
const FURTHEST = 8;

export function at(cell: string): { column: number; row: number } {
  const [column = 0, row = 0] = cell.split(',').map(Number);
  return { column, row };
}

/** How far from the first tile the sea is always shown, so that the board holds still while the first islands grow. */
const SEA = { columns: 3, rows: 2 };
/** From the middle of the outermost cells to the edge, with room for the names of columns and rows. */
const EDGE = SIZE / 2 + 6;
const STEADY = { width: 2 * (SEA.columns * SIZE + EDGE), height: 2 * (SEA.rows * SIZE + EDGE) };

/** The open table: everything that lies on it and one ring of cells more. On a tall screen its cells stay as large as they begin. */
export function layout(view: View, _seat = 0, isTall = false): Layout {
  const used = [...view.table.tiles, ...view.table.ships].map((t) => at(t.cell));
  if (view.expedition?.cell) used.push(at(view.expedition.cell));
  used.push({ column: 0, row: 0 });
  const clamp = (n: number) => Math.max(-FURTHEST, Math.min(FURTHEST, n));
  const reach = (used: number[], least: number) => [
    clamp(Math.min(-least, Math.min(...used) - 1)),
    clamp(Math.max(least, Math.max(...used) + 1)),
  ];
  const [c0 = 0, c1 = 0] = reach(
    used.map((u) => u.column),
    SEA.columns,
  );
  const [r0 = 0, r1 = 0] = reach(
    used.map((u) => u.row),
    SEA.rows,
  );
  const cells = new Map<string, Cell>();
  for (let row = r0; row <= r1; row++) {
    for (let column = c0; column <= c1; column++) {
      const name = `${column},${row}`;
      cells.set(name, square(name, column * SIZE, row * SIZE, SIZE));
    }
  }
  const [width, height] = [(c1 - c0) * SIZE + 2 * EDGE, (r1 - r0) * SIZE + 2 * EDGE];
  return { box: [c0 * SIZE - EDGE, r0 * SIZE - EDGE, width, height], cells, ...(isTall ? { steady: STEADY } : {}) };
}

const CORNERS = ['NW', 'NE', 'SE', 'SW'];

/** A region of land by its corners: which shape, and how often it is turned clockwise. */
export function shapeOf(corners: readonly string[]): { shape: string; turn: number } {
  const has = CORNERS.map((c) => corners.includes(c));
  const count = has.filter(Boolean).length;
  const from = (test: (i: number) => boolean | undefined) => Math.max(0, [0, 1, 2, 3].findIndex(test));
  if (count === 1) return { shape: 'cape', turn: from((i) => has[i]) };
  if (count === 2 && has[0] === has[2]) return { shape: 'bridge', turn: has[0] ? 0 : 1 };
  if (count === 2) return { shape: 'shore', turn: from((i) => has[i] && has[(i + 1) % 4]) };
  if (count === 3) return { shape: 'bay', turn: from((i) => !has[(i + 3) % 4]) };
  return { shape: 'inland', turn: 0 };
}

/** The land of each shape at no turn, in a cell of 60 around 0,0. */
export const LAND: Record<string, string> = {
  cape: 'M-30-30H0C4-8-8 4-30 0z',
  shore: 'M-30-30H30V0C14 7 8-1 0 3S-16 6-30 0z',
  bay: 'M-30-30H30V30H0C4 10-8-2-30 0z',
  bridge: 'M-30-30H0C1-14 14-1 30 0V30H0C-1 14-14 1-30 0z',
  inland: 'M-30-30H30V30H-30z',
};

/** Where the symbols of a region stand at no turn. */
const SPOTS: Record<string, Point[]> = {
  cape: [
    { x: -21, y: -20 },
    { x: -6.5, y: -21 },
    { x: -21, y: -5.5 },
    { x: -8, y: -8 },
  ],
  shore: [
    { x: -20, y: -19 },
    { x: -6, y: -12 },
    { x: 8, y: -19 },
    { x: 21, y: -11 },
    { x: -19, y: -5 },
  ],
  bay: [
    { x: -18, y: -17 },
    { x: 2, y: -17 },
    { x: 19, y: -10 },
    { x: 14, y: 10 },
    { x: 19, y: 22 },
  ],
  bridge: [
    { x: -19, y: -18 },
    { x: 0, y: 0 },
    { x: 18, y: 18 },
    { x: 14, y: 1 },
  ],
  inland: [
    { x: -15, y: -15 },
    { x: 14, y: -12 },
    { x: -12, y: 13 },
    { x: 15, y: 15 },
    { x: 0, y: 0 },
  ],
};

export function spot(corners: readonly string[], symbol: number): Point {
  const { shape, turn } = shapeOf(corners);
  return turnPoint(SPOTS[shape]?.[symbol] ?? { x: 0, y: 0 }, turn);
}

/** Places in the quarters of a tile that other land leaves free, those nearest to a region first. */
export function places(corners: readonly string[], others: readonly string[]): Point[] {
  const STEPS = [7, 15, 23];
  const middle = (corner: string) => ({ x: corner.endsWith('W') ? -15 : 15, y: corner.startsWith('N') ? -15 : 15 });
  const far = (p: Point) => Math.min(...corners.map(middle).map((m) => Math.hypot(p.x - m.x, p.y - m.y)));
  return CORNERS.filter((corner) => !others.includes(corner))
    .flatMap((corner) => {
      const { x, y } = middle(corner);
      return STEPS.flatMap((a) => STEPS.map((b) => ({ x: Math.sign(x) * a, y: Math.sign(y) * b })));
    })
    .sort((a, b) => far(a) - far(b));
}

/** The corners of a region after so many turns clockwise. */
export function turnCorners(corners: readonly string[], times: number): string[] {
  return corners.map((c) => CORNERS[(CORNERS.indexOf(c) + times) % 4] ?? c);
}
