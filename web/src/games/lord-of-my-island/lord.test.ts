import { describe, expect, it } from 'vitest';
import { draw, layout, turnPoint } from './geometry';
import { bids, parse, piece } from './notation';

describe('Lord of My Island', () => {
  it('reads moves', () => {
    expect(parse('play q03 c5 r1')).toEqual({ pick: 'q03', cell: 'c5', turn: 'r1' });
    expect(parse('defend t08 b4 r3')).toEqual({ pick: 't08', cell: 'b4', turn: 'r3' });
    expect(parse('water q03 c5')).toEqual({ pick: 'water q03', cell: 'c5' });
    expect(parse('discard q03')).toEqual({});
    expect(parse('bid 15')).toEqual({});
    expect(piece('water q03')).toEqual({ tile: 'q03', isWater: true });
  });

  it('lays out boards of every width', () => {
    expect(layout({ board: { rows: 8, columns: 12 } }).cells.size).toBe(96);
    expect(layout({ board: { rows: 8, columns: 8 } }).cells.get('h8')).toMatchObject({ x: 450, y: 450 });
  });

  it('turns a wide board on a tall screen, clockwise, and leaves a square one as it is', () => {
    const wide = layout({ board: { rows: 8, columns: 12 } }, 0, true);
    expect(wide).toMatchObject({ turned: 1, box: [-14, -14, 508, 748] });
    expect(wide.cells.get('a1')).toMatchObject({ x: 450, y: 30 });
    expect(wide.cells.get('a12')).toMatchObject({ x: 450, y: 690 });
    expect(layout({ board: { rows: 8, columns: 8 } }, 0, true).turned).toBeUndefined();
  });

  it('lists what may be bid from the least upward', () => {
    expect(bids(['pass', 'bid 15', 'bid 5', 'bid 10'])).toEqual([5, 10, 15]);
  });

  it('puts communities where the roads are short', () => {
    const face = { kind: 'quarter', value: 5, corners: 'LWWW', communities: ['farming', 'logging'], roads: ['W0', 'N1'] };
    const [farming, logging] = draw(face).communities;
    expect(farming!.x).toBeLessThan(logging!.x);
  });

  it('turns clockwise', () => {
    expect(turnPoint({ x: 0, y: -30 }, 1)).toEqual({ x: 30, y: 0 });
  });
});
