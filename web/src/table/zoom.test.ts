import { describe, expect, it } from 'vitest';
import { fitted, MOST, viewBox, within, zoomed } from './zoom';

const BOX: [number, number, number, number] = [-10, -10, 100, 60];

describe('pan and zoom', () => {
  it('fits the whole board', () => {
    expect(viewBox(fitted(BOX), BOX)).toBe('-10 -10 100 60');
  });

  it('keeps the point under the pointer where it is', () => {
    const at = { x: 60, y: 10 };
    const before = fitted(BOX);
    const after = zoomed(before, 2, at, BOX);
    const place = (w: typeof after) => (at.x - w.x) * w.scale;
    expect(after.scale).toBe(2);
    expect(place(after)).toBeCloseTo(place(before));
  });

  it('neither loses the board nor zooms without end', () => {
    expect(within({ scale: 3, x: 900, y: -900 }, BOX)).toEqual({ scale: 3, x: 90, y: -10 });
    expect(zoomed(fitted(BOX), 100, { x: 0, y: 0 }, BOX).scale).toBe(MOST);
    expect(zoomed(fitted(BOX), 0.1, { x: 0, y: 0 }, BOX)).toEqual(fitted(BOX));
  });
});
