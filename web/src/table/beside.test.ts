import { describe, expect, it } from 'vitest';
import { approaches, beside, distance } from './beside';

const AREA = { width: 400, height: 300 };
const SIZE = { width: 100, height: 40 };

describe('buttons beside a piece', () => {
  it('stand below it where there is room, within the area', () => {
    expect(beside({ x: 180, y: 100, width: 40, height: 40 }, SIZE, AREA, [])).toMatchObject({ x: 150, y: 148 });
    const atTheEdge = beside({ x: 370, y: 270, width: 30, height: 30 }, SIZE, AREA, []);
    expect(atTheEdge.x + atTheEdge.width).toBeLessThanOrEqual(AREA.width);
    expect(atTheEdge.y + atTheEdge.height).toBeLessThanOrEqual(270);
  });

  it('cover as few as they can of the places one may still want', () => {
    const piece = { x: 180, y: 100, width: 40, height: 40 };
    const below = [
      { x: 170, y: 160 },
      { x: 230, y: 170 },
    ];
    expect(beside(piece, SIZE, AREA, below).y).toBeLessThan(piece.y);
  });

  it('know a pointer that comes to them from one that goes elsewhere', () => {
    const box = { x: 100, y: 100, width: 100, height: 40 };
    const start = { x: 150, y: 20 };
    expect(approaches(start, { x: 150, y: 50 }, { x: 152, y: 60 }, box)).toBe(true);
    expect(approaches(start, { x: 150, y: 60 }, { x: 150, y: 50 }, box)).toBe(false);
    expect(approaches(start, { x: 20, y: 50 }, { x: 24, y: 52 }, box)).toBe(false);
    expect(distance({ x: 150, y: 120 }, box)).toBe(0);
  });
});
