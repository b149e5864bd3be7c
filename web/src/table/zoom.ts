import { around } from '../play/geometry';

/** Pan and zoom over a board: a window into its box. */
export interface Window {
  /** How many times larger than fitted. */
  scale: number;
  /** The middle, in board units. */
  x: number;
  y: number;
}

/** x, y, width, height. */
export type Box = [number, number, number, number];

/** How large something is on the screen, in pixels. */
export interface Size {
  width: number;
  height: number;
}

export const MOST = 5;
/** Cells smaller than this no finger finds, in pixels: then a part of the board is shown, its cells this large. */
const SMALL = 40;
const HANDY = 42;
/** Where there is room the cells of a board that grows may get smaller, down to this. */
const ROOMY = 56;

export function fitted(box: Box): Window {
  return { scale: 1, x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 };
}

export function viewBox(window: Window, box: Box): string {
  const w = box[2] / window.scale;
  const h = box[3] / window.scale;
  return `${window.x - w / 2} ${window.y - h / 2} ${w} ${h}`;
}

/** Keeps the middle within the box, so that the board cannot be lost. */
export function within(window: Window, box: Box): Window {
  if (window.scale <= 1) return fitted(box);
  const clamp = (v: number, from: number, size: number) => Math.min(from + size, Math.max(from, v));
  return { ...window, x: clamp(window.x, box[0], box[2]), y: clamp(window.y, box[1], box[3]) };
}

/** Zooms so that the point under the pointer stays where it is. */
export function zoomed(window: Window, factor: number, at: { x: number; y: number }, box: Box): Window {
  const scale = Math.min(MOST, Math.max(1, window.scale * factor));
  const kept = window.scale / scale;
  return within({ scale, x: at.x + (window.x - at.x) * kept, y: at.y + (window.y - at.y) * kept }, box);
}

/** How many pixels a unit of the board has when all of it fits. */
const pixels = (box: Box, area: Size) => Math.min(area.width / box[2], area.height / box[3]);

/**
 * How much larger than fitted a board must be drawn so that a finger finds its cells; 1 if it does anyway. The cells of a board that
 * grows stay as they are when its steady part fits the screen.
 */
export function handy(cell: number, box: Box, area: Size, steady?: Size): number {
  const size = cell * pixels(box, area);
  if (size === 0) return 1;
  const first = steady ? cell * pixels([0, 0, steady.width, steady.height], area) : size;
  const wanted = Math.min(first, Math.max(size, ROOMY));
  return Math.min(MOST, (wanted >= SMALL ? wanted : HANDY) / size);
}

/** What of the board is on the screen, in its units. */
export function seen(window: Window, box: Box, area: Size): Box {
  const size = pixels(box, area) * window.scale || 1;
  const [width, height] = [area.width / size, area.height / size];
  return [window.x - width / 2, window.y - height / 2, width, height];
}

/** The window around a point, with no more sea than must be. */
function middled({ x, y }: { x: number; y: number }, window: Window, box: Box, area: Size): Window {
  const [, , width, height] = seen(window, box, area);
  const along = (middle: number, shown: number, start: number, whole: number) =>
    shown >= whole ? start + whole / 2 : Math.min(start + whole - shown / 2, Math.max(start + shown / 2, middle));
  return { ...window, x: along(x, width, box[0], box[2]), y: along(y, height, box[1], box[3]) };
}

/** The window at a scale that shows a part: it stays as long as the part is in it. */
export function showing(part: Box, window: Window, box: Box, area: Size): Window {
  const view = seen(window, box, area);
  const along = (i: 0 | 1): number => {
    const [from, size, shown] = [part[i], part[i + 2] ?? 0, view[i + 2] ?? 0];
    return from >= view[i] && from + size <= view[i] + shown ? view[i] + shown / 2 : from + size / 2;
  };
  return middled({ x: along(0), y: along(1) }, window, box, area);
}

/**
 * The window at a scale that shows cells of so many units around their middles: all of them if it can, else where there are most. It
 * stays where it is as long as it shows half as many there.
 */
export function showingMost(
  cells: readonly { x: number; y: number }[],
  half: number,
  window: Window,
  box: Box,
  area: Size,
): Window {
  const part = around(cells, half);
  const [, , width, height] = seen(window, box, area);
  if (part[2] <= width && part[3] <= height) return showing(part, window, box, area);
  const count = (tried: Window) => {
    const [left, top] = seen(tried, box, area);
    const isIn = (at: number, from: number, size: number) => at - half >= from && at + half <= from + size;
    return cells.filter(({ x, y }) => isIn(x, left, width) && isIn(y, top, height)).length;
  };
  const here = middled(window, window, box, area);
  const tries = cells.map((cell) => middled(cell, window, box, area)).map((each) => ({ each, count: count(each) }));
  const best = tries.reduce((a, b) => (b.count > a.count ? b : a));
  return 2 * count(here) >= best.count ? here : best.each;
}
