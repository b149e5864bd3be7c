import { describe, expect, it } from 'vitest';
import { layout, R, step, turned } from './geometry';
import { onTile, parse } from './notation';

describe('My Island', () => {
  it('reads moves', () => {
    expect(parse('place c5 r2')).toEqual({ pick: 'tile', cell: 'c5', turn: 'r2' });
    expect(parse('stick statue c5')).toEqual({ pick: 'stick statue', cell: 'c5' });
    expect(parse('stick well t5.2')).toEqual({});
    expect(onTile('stick well t5.2')).toEqual({ kind: 'well', tile: 5, space: 2 });
    expect(parse('pass')).toEqual({});
  });

  it('turns by 60 degrees clockwise: east becomes south-east, and six turns are none', () => {
    expect(turned([1, 0], 1)).toEqual([0, 1]);
    expect(turned([1, 0], 3)).toEqual([-1, 0]);
    expect(step(turned([2, -1], 6))).toEqual(step([2, -1]));
  });

  it('keeps neighbours one hex apart, along rows and across', () => {
    const { cells } = layout({ rows: [{ x: 1, cells: ['a1', 'a2'] }, { x: 0, cells: ['b1', 'b2', 'b3'] }] });
    const gap = (a: string, b: string) => Math.hypot(cells.get(a)!.x - cells.get(b)!.x, cells.get(a)!.y - cells.get(b)!.y);
    expect(gap('a1', 'a2')).toBeCloseTo(R * Math.sqrt(3));
    expect(gap('a1', 'b1')).toBeCloseTo(R * Math.sqrt(3));
    expect(gap('a1', 'b2')).toBeCloseTo(R * Math.sqrt(3));
  });
});
