import { describe, expect, it } from 'vitest';
import { chart } from './chart';

describe('the chart of a result', () => {
  it('puts gains right of zero and losses left of it, on one scale', () => {
    const { keys, zero, width, rows } = chart([
      { sides: 10, islands: -4, waves: 6 },
      { sides: 3, islands: -2, waves: 0 },
    ]);
    expect(keys).toEqual(['sides', 'islands', 'waves']);
    expect([zero, width]).toEqual([4, 20]);
    expect(rows[0]).toEqual([
      { key: 'sides', points: 10, x: 4, width: 10 },
      { key: 'islands', points: -4, x: 0, width: 4 },
      { key: 'waves', points: 6, x: 14, width: 6 },
    ]);
    expect(rows[1]?.map((p) => [p.x, p.width])).toEqual([
      [4, 3],
      [2, 2],
    ]);
  });

  it('leaves out what nobody has, and stands a score of nothing', () => {
    expect(chart([{ a: 0 }, { a: 0 }])).toEqual({ keys: [], zero: 0, width: 1, rows: [[], []] });
  });
});
