import { describe, expect, it } from 'vitest';
import { fitted, handy, MOST, seen, showing, viewBox, within, zoomed, type Box } from './zoom';

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

describe('the part in play', () => {
  const PHONE = { width: 300, height: 300 };
  /** Ten cells of 10 in a row, five rows: on the phone 30 pixels each. */
  const BOARD: Box = [0, 0, 100, 50];
  const window = { ...fitted(BOARD), scale: handy(10, BOARD, PHONE) };

  it('is shown in cells that fingers find, where the whole would be too small', () => {
    expect(handy(10, BOARD, PHONE)).toBeCloseTo(42 / 30);
    expect(handy(10, BOARD, { width: 340, height: 300 })).toBe(1);
    expect(handy(10, BOARD, { width: 0, height: 0 })).toBe(1);
  });

  it('is in the middle, and no more sea is seen than must be', () => {
    const [x, , width] = seen(showing([80, 10, 10, 10], window, BOARD, PHONE), BOARD, PHONE);
    expect(x + width).toBeCloseTo(100);
    const upright = showing([80, 10, 10, 10], window, BOARD, PHONE);
    expect(upright.y).toBe(25);
  });

  it('does not move the board while it is on the screen', () => {
    const right = showing([80, 10, 10, 10], window, BOARD, PHONE);
    expect(showing([40, 10, 20, 10], right, BOARD, PHONE)).toEqual(right);
    expect(showing([0, 10, 10, 10], right, BOARD, PHONE).x).toBeLessThan(right.x);
  });
});
