import { describe, expect, it } from 'vitest';
import { coast, layout, triangles } from './geometry';
import { kindOf, parse, piece, readTile } from './notation';

describe('Islant', () => {
  it('reads moves', () => {
    expect(parse('red 6=2 f5 r1')).toEqual({ pick: 'red 6=2', cell: 'f5', turn: 'r1' });
    expect(parse('wave 5 a2')).toEqual({ pick: 'wave 5', cell: 'a2' });
    expect(parse('end')).toEqual({});
  });

  it('reads pieces and tiles', () => {
    expect(piece('red 6=2')).toEqual({ job: 'red', face: 6, value: 2 });
    expect(kindOf('blue', 1)).toBe('half');
    expect(kindOf('wave', 1)).toBeNull();
    expect(readTile('red notch r2')).toMatchObject({ what: 'land', colour: 'red', kind: 'notch', turn: 2 });
    expect(readTile('ship 3 done')).toMatchObject({ what: 'ship', value: 3, done: true });
  });

  it('turns land clockwise', () => {
    expect(triangles('half', 1)).toEqual([1, 2]);
    expect(triangles('notch', 1).toSorted()).toEqual([0, 2, 3]);
  });

  it('finds the coast: a diamond of two quarters has four slanted edges and no straight one', () => {
    const edges = coast({ b2: 'plain quarter r1', b3: 'plain quarter r3' });
    expect(edges.filter((e) => e.straight)).toHaveLength(0);
    expect(edges).toHaveLength(4);
    expect(coast({ d4: 'plain full r0' }).filter((e) => e.straight)).toHaveLength(4);
  });

  it('lays the grid out', () => {
    const { cells, box } = layout({ size: 9, columns: [] });
    expect(cells.size).toBe(81);
    expect(cells.get('a1')).toMatchObject({ x: 20, y: 20 });
    expect(cells.get('i9')).toMatchObject({ x: 340, y: 340 });
    expect(box).toEqual([-10, -10, 380, 380]);
  });
});
