import type { Point } from './placing';

/** A cell of a board: its name, its middle, and its outline as SVG polygon points. */
export interface Cell extends Point {
  name: string;
  points: string;
}

/** Where everything lies, in units of the board's own. */
export interface Layout {
  /** x, y, width, height of what should be seen. */
  box: [number, number, number, number];
  cells: Map<string, Cell>;
  /**
   * Of a board that grows, how much of it a small screen always shows: its cells stay as large as they are then, and once there is
   * more of it a part is shown. Without it the whole is shown, as large as it can be.
   */
  steady?: { width: number; height: number };
  /** By how many quarters clockwise the whole board lies turned. */
  turned?: number;
}

const round = (n: number) => Math.round(n * 100) / 100;

export function polygon(corners: readonly Point[]): string {
  return corners.map((p) => `${round(p.x)},${round(p.y)}`).join(' ');
}

export function square(name: string, x: number, y: number, size: number, inset = 0): Cell {
  const h = size / 2 - inset;
  return {
    name,
    x,
    y,
    points: polygon([
      { x: x - h, y: y - h },
      { x: x + h, y: y - h },
      { x: x + h, y: y + h },
      { x: x - h, y: y + h },
    ]),
  };
}

/** The turns of a square piece by quarters, in the order in which turning goes. */
export const QUARTERS = ['r0', 'r1', 'r2', 'r3'] as const;

/** A point of a square piece around 0,0, once that is turned by so many quarters clockwise. */
export function turnPoint(p: Point, times: number): Point {
  let { x, y } = p;
  for (let i = 0; i < times; i++) [x, y] = [-y, x];
  return { x, y };
}

/** The corners of a pointy-top hex, clockwise from the top. */
export function hexCorners(x: number, y: number, radius: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

export function hex(name: string, x: number, y: number, radius: number): Cell {
  return { name, x, y, points: polygon(hexCorners(x, y, radius)) };
}

/** Hexes around all these middles, as one SVG path. */
export function hexes(middles: readonly Point[], radius: number): string {
  return middles.map(({ x, y }) => `M${polygon(hexCorners(x, y, radius)).replaceAll(' ', 'L')}Z`).join('');
}

/** An SVG path whose strokes begin at places and go on from there, moved to another middle. */
export function shifted(path: string, to: Point): string {
  return path.replaceAll(
    /M(-?[\d.]+) ?(-?[\d.]+)/g,
    (_, x: string, y: string) => `M${round(to.x + Number(x))} ${round(to.y + Number(y))}`,
  );
}

/** Half the width of a pointy-top hex of radius 1: a half step along a row. */
export const HALF = Math.sqrt(3) / 2;

/** The square boards' cells: rows a, b, … and columns 1, 2, …. */
export function squares(rows: number, columns: number, size: number): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const name = String.fromCharCode(97 + row) + (column + 1);
      cells.set(name, square(name, (column + 0.5) * size, (row + 0.5) * size, size));
    }
  }
  return cells;
}

/** The box around cells, with a margin. */
export function around(cells: Iterable<Point>, margin: number): Layout['box'] {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of cells) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return [x0 - margin, y0 - margin, x1 - x0 + 2 * margin, y1 - y0 + 2 * margin];
}

/** The line around cells that lie together, as an SVG path: every side that no two of them share. */
export function outline(cells: readonly Cell[]): string {
  const sides = new Map<string, string | null>();
  for (const cell of cells) {
    const corners = cell.points.split(' ');
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length] ?? from;
      const near = (p: string) => p.split(',').map((n) => Math.round(Number(n)));
      const key = [near(from).join(), near(to).join()].sort().join(' ');
      sides.set(key, sides.has(key) ? null : `M${from}L${to}`);
    });
  }
  return [...sides.values()].filter((side) => side !== null).join('');
}
