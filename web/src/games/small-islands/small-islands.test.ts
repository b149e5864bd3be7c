import { describe, expect, it } from 'vitest';
import { layout, shapeOf, spot, turnCorners } from './geometry';
import { parse, readWhere } from './notation';

describe('Small Islands', () => {
  it('reads moves', () => {
    expect(parse('place L17 -2,0 r3', {})).toEqual({ pick: 'L17', cell: '-2,0', turn: 'r3' });
    expect(parse('land own 0,-3', {})).toEqual({ pick: 'ship own', cell: '0,-3' });
    expect(parse('token wild leaf 0,2 a1', {})).toEqual({ pick: 'token wild leaf', cell: '0,2', turn: 'a1' });
    expect(parse('house 1,1 b2', {})).toEqual({ pick: 'house', cell: '1,1', turn: 'b2' });
    expect(parse('turn r1', { expedition: { cell: '2,2' } })).toEqual({ pick: 'expedition', cell: '2,2', turn: 'r1' });
    expect(parse('take 2', {})).toEqual({});
    expect(readWhere('b1')).toEqual({ region: 1, symbol: 0 });
    expect(readWhere('b')).toEqual({ region: 1, symbol: null });
  });

  it('knows the shapes of land', () => {
    expect(shapeOf(['SE'])).toEqual({ shape: 'cape', turn: 2 });
    expect(shapeOf(['NW', 'SW'])).toEqual({ shape: 'shore', turn: 3 });
    expect(shapeOf(['NE', 'SW'])).toEqual({ shape: 'bridge', turn: 1 });
    expect(shapeOf(['NW', 'NE', 'SE'])).toEqual({ shape: 'bay', turn: 0 });
    expect(shapeOf(['NW', 'SE', 'SW'])).toEqual({ shape: 'bay', turn: 2 });
    expect(shapeOf(['NW', 'NE', 'SE', 'SW']).shape).toBe('inland');
  });

  it('turns corners and keeps symbols on the land', () => {
    expect(turnCorners(['NW', 'NE'], 1)).toEqual(['NE', 'SE']);
    const p = spot(['SE'], 0);
    expect(p.x).toBeGreaterThan(0);
    expect(p.y).toBeGreaterThan(0);
  });

  it('shows one ring more than what lies on the table', () => {
    const { cells } = layout({ table: { tiles: [{ cell: '0,0' }, { cell: '2,-1' }], ships: [] } });
    expect(cells.has('-1,-2')).toBe(true);
    expect(cells.has('3,1')).toBe(true);
    expect(cells.size).toBe(5 * 4);
  });
});
