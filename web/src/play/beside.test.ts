import { describe, expect, it } from 'vitest';
import { apart, approaches, beside, clear, distance } from './beside';

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

  it('stand above it where that is wished, unless that would cover more', () => {
    const piece = { x: 180, y: 100, width: 40, height: 40 };
    expect(beside(piece, SIZE, AREA, [], true)).toMatchObject({ x: 150, y: 52 });
    expect(beside(piece, SIZE, AREA, [{ x: 200, y: 70 }], true)).toMatchObject({ x: 150, y: 148 });
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

describe('points beside a place', () => {
  const POP = { width: 40, height: 20 };
  it('stand on it where there is nothing to cover', () => {
    expect(clear({ x: 100, y: 100 }, POP, AREA, [])).toMatchObject({ x: 80, y: 90 });
  });

  it('stay away where nothing near is free', () => {
    const all = { x: 0, y: 0, ...AREA };
    expect(clear({ x: 100, y: 100 }, POP, AREA, [all])).toBeNull();
    expect(clear({ x: 100, y: 100 }, POP, AREA, [{ ...all, width: 120 }])).toMatchObject({ y: 90 });
  });

  it('go aside for numbers and names, and stay within the area', () => {
    const number = { x: 90, y: 90, width: 20, height: 20 };
    const spot = clear({ x: 100, y: 100 }, POP, AREA, [number])!;
    const isApart = spot.x >= 110 || spot.x + POP.width <= 90 || spot.y >= 110 || spot.y + POP.height <= 90;
    expect(isApart).toBe(true);
    expect(clear({ x: 400, y: 0 }, POP, AREA, [])).toMatchObject({ x: 360, y: 0 });
  });
});

describe('a sentence on the board', () => {
  const WORDS = { x: 50, y: 0, width: 200, height: 40 };
  it('stands at the first height where there is room', () => {
    expect(apart(WORDS, [100, 160], 300, null)).toBe(100);
    expect(apart(WORDS, [-10, 160], 300, null)).toBe(160);
  });

  it('never lies over the buttons of an aim', () => {
    expect(apart(WORDS, [100, 160], 300, { x: 0, y: 90, width: 300, height: 40 })).toBe(160);
    expect(apart(WORDS, [100, 160], 300, { x: 0, y: 120, width: 300, height: 50 })).toBe(72);
    expect(apart(WORDS, [100, 160], 300, { x: 260, y: 90, width: 40, height: 40 })).toBe(100);
  });
});
