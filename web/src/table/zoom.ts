/** Pan and zoom over a board: a window into its box. */
export interface Window {
  /** How many times larger than fitted. */
  scale: number;
  /** The middle, in board units. */
  x: number;
  y: number;
}

type Box = [number, number, number, number];

export const MOST = 5;

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
