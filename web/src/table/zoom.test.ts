import { describe, expect, it } from 'vitest';
import { fitted, handy, MOST, seen, showing, showingMost, viewBox, within, zoomed, type Box } from './zoom';

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
  const middle = ({ x }: { x: number }) => x;

  it('is shown in cells that fingers find, where the whole would be too small', () => {
    expect(handy(10, BOARD, PHONE)).toBeCloseTo(42 / 30);
    expect(handy(10, BOARD, { width: 390, height: 300 })).toBeCloseTo(42 / 39);
    expect(handy(10, BOARD, { width: 400, height: 300 })).toBe(1);
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

  it('has cells that stay as large while the board grows, down to a size that is large enough', () => {
    const steady = { width: 100, height: 50 };
    const sizeOf = (box: Box, area: { width: number; height: number }) =>
      handy(10, box, area, steady) * 10 * Math.min(area.width / box[2], area.height / box[3]);
    const [phone, tablet] = [
      { width: 400, height: 300 },
      { width: 800, height: 600 },
    ];
    for (const wide of [100, 120, 200, 400]) expect(sizeOf([0, 0, wide, 50], phone)).toBeCloseTo(40);
    expect([100, 120, 200].map((wide) => sizeOf([0, 0, wide, 50], tablet))).toEqual([80, expect.closeTo(66.7, 1), 56]);
  });

  it('is where most of the cells are, if they are too many for the screen', () => {
    const at = (x: number, y = 25) => ({ x, y });
    const far = [at(5), at(75), at(85), at(95)];
    const left = middle(showingMost([at(5)], 5, window, BOARD, PHONE));
    expect(left).toBeLessThan(50);
    expect(middle(showingMost(far, 5, { ...window, x: left }, BOARD, PHONE))).toBeGreaterThan(50);
    const isHalf = [at(5), at(15), at(85), at(95)];
    expect(middle(showingMost(isHalf, 5, { ...window, x: left }, BOARD, PHONE))).toBe(left);
  });
});
