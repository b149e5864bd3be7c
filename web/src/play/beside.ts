/** Where buttons stand beside a piece, and when a mouse is on its way to them. In pixels of the board's area. */
import type { Point } from './placing';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 8;
/** How far from its place something may stand that covers nothing, and in which steps it is tried. */
const FARTHEST = 96;
const STEP = 8;
const AROUND = 16;

const isIn = ({ x, y }: Point, box: Box) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/**
 * The box of the given size below, above or beside a piece, wherever it covers the fewest of the places one may still want to
 * point at, above first if that is wished; always within the area.
 */
export function beside(
  piece: Box,
  size: { width: number; height: number },
  area: { width: number; height: number },
  wanted: readonly Point[],
  isAboveFirst = false,
): Box {
  const { width, height } = size;
  const [middleX, middleY] = [piece.x + piece.width / 2, piece.y + piece.height / 2];
  const below = { x: middleX - width / 2, y: piece.y + piece.height + GAP };
  const above = { x: middleX - width / 2, y: piece.y - GAP - height };
  const tries = [
    ...(isAboveFirst ? [above, below] : [below, above]),
    { x: piece.x + piece.width + GAP, y: middleY - height / 2 },
    { x: piece.x - GAP - width, y: middleY - height / 2 },
  ];
  const clamp = (n: number, most: number) => Math.max(GAP / 2, Math.min(most - GAP / 2, n));
  let best: Box = { x: 0, y: 0, width, height };
  let least = Infinity;
  for (const { x, y } of tries) {
    const box = { x: clamp(x, area.width - width), y: clamp(y, area.height - height), width, height };
    const covered = wanted.filter((p) => isIn(p, box)).length;
    const cost = covered * 10 + common(box, piece);
    if (cost < least) [least, best] = [cost, box];
  }
  return best;
}

/** The box of the given size nearest to a point that covers none of the taken ones, within the area; null if there is none near. */
export function clear(
  at: Point,
  size: { width: number; height: number },
  area: { width: number; height: number },
  taken: readonly Box[],
): Box | null {
  const { width, height } = size;
  const clamp = (n: number, most: number) => Math.max(0, Math.min(most, n));
  for (let far = 0; far <= FARTHEST; far += STEP)
    for (let i = 0; i < AROUND; i++) {
      const angle = (2 * Math.PI * i) / AROUND - Math.PI / 2; // above first
      const middle = { x: at.x + far * Math.cos(angle), y: at.y + far * Math.sin(angle) };
      const box = {
        x: clamp(middle.x - width / 2, area.width - width),
        y: clamp(middle.y - height / 2, area.height - height),
        width,
        height,
      };
      if (taken.every((other) => common(box, other) === 0)) return box;
    }
  return null;
}

/** How much of two boxes is common, in square pixels. */
function common(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}

export function distance({ x, y }: Point, box: Box): number {
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
}

/** Whether a pointer that was at one point and is now at another approaches the box from where it set out. */
export function approaches(start: Point, before: Point, now: Point, box: Box): boolean {
  return distance(now, box) < distance(before, box) && isBetween(start, now, box);
}

/** Whether a point lies in the funnel from a start to a box. */
function isBetween(start: Point, now: Point, box: Box): boolean {
  const corners = [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y },
    { x: box.x + box.width, y: box.y + box.height },
    { x: box.x, y: box.y + box.height },
  ];
  const angle = (p: Point) => Math.atan2(p.y - start.y, p.x - start.x);
  const to = angle({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const off = (p: Point) => Math.abs(((angle(p) - to + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
  const widest = Math.max(...corners.map(off));
  return Math.hypot(now.x - start.x, now.y - start.y) < GAP || off(now) <= widest + 0.1;
}

/** How high a box stands that may not leave the area nor lie over another: at the first of the heights that will do, else over or under that other. */
export function apart(box: Box, heights: readonly number[], area: number, other: Box | null): number {
  const over = other ? [other.y - box.height - GAP, other.y + other.height + GAP] : [];
  const isFree = (y: number) =>
    y >= GAP / 2 && y + box.height <= area - GAP / 2 && (!other || common({ ...box, y }, other) === 0);
  return [...heights, ...over].find(isFree) ?? heights[0] ?? box.y;
}
