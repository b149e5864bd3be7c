import { describe, expect, it } from 'vitest';
import { curve } from './curve';

const sheet = { width: 600, height: 240, left: 40, right: 10, top: 10, bottom: 20 };
const step = (before: number, rating: number, deviation: number) => ({
  table: 't',
  place: 1,
  ended: 1,
  before,
  rating,
  deviation,
});

describe('the curve of a rating', () => {
  it('goes from where everybody begins through each game to the right edge', () => {
    const drawn = curve([step(1500, 1620, 300), step(1620, 1580, 250), step(1580, 1700, 220)], [], sheet);
    expect(drawn.points.map((p) => p.x)).toEqual([223.3, 406.7, 590]);
    expect(drawn.start.x).toBe(40);
    const [up, down, top] = drawn.points.map((p) => p.y) as [number, number, number];
    expect(up).toBeLessThan(drawn.start.y); // higher is nearer to the top
    expect(down).toBeGreaterThan(up);
    expect(top).toBeLessThan(up);
    expect(drawn.line.split('L')).toHaveLength(4);
    expect(drawn.band.endsWith('Z')).toBe(true);
  });

  it('stays on its sheet, with few round numbers beside it', () => {
    for (const steps of [
      [step(1500, 1500, 20)],
      [step(1500, 900, 480), step(900, 2400, 30)],
      Array.from({ length: 200 }, (_, i) => step(1500, 1500 + 7 * (i % 5), 100)),
    ]) {
      const drawn = curve(steps, [], sheet);
      expect(drawn.ticks.length).toBeGreaterThan(1);
      expect(drawn.ticks.length).toBeLessThan(9);
      for (const { value } of drawn.ticks) expect(value % 25).toBe(0);
      const ys = [...drawn.band.matchAll(/ (-?[\d.]+)/g)].map((m) => Number(m[1]));
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(sheet.top);
      expect(Math.max(...ys)).toBeLessThanOrEqual(sheet.height - sheet.bottom);
    }
  });

  it('shows the bots that are about as strong, and no others', () => {
    const bots = [
      { name: 'level 1', value: 760 },
      { name: 'level 2', value: 1480 },
    ];
    const drawn = curve([step(1500, 1550, 100)], bots, sheet);
    expect(drawn.guides.map((guide) => guide.name)).toEqual(['level 2']);
  });
});
