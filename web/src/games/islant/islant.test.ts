import { describe, expect, it } from 'vitest';
import { contrast } from '../../art/contrast';
import type { Added, Show } from '../../net/types';
import { part } from '../part';
import { client } from './client';
import { coast, layout, triangles } from './geometry';
import { kindOf, parse, piece, readTile } from './notation';
import type { View } from './view';
import { ink, islandNames, PALETTE, pencils, pencilsFor } from './pencils';

describe('Islant', () => {
  it('reads moves', () => {
    expect(parse('red 6=2 f5 r1')).toEqual({ pick: 'red 6=2', cell: 'f5', turn: 'r1', lays: 'f5' });
    expect(parse('wave 5 a2')).toEqual({ pick: 'wave 5', cell: 'a2', lays: 'a2' });
    expect(parse('end')).toEqual({});
  });

  it('reads pieces and tiles', () => {
    expect(piece('red 6=2')).toEqual({ job: 'red', face: 6, value: 2, isWild: true });
    expect(kindOf('blue', 1)).toBe('half');
    expect(kindOf('wave', 1)).toBeNull();
    expect(readTile('red notch r2')).toMatchObject({ what: 'land', colour: 'red', kind: 'notch', turn: 2 });
    expect(readTile('ship 3 done')).toMatchObject({ what: 'ship', value: 3, done: true });
  });

  it('keeps in hand what no die can draw now, once for each, and spells it to ask why', () => {
    const view = part<View>({ wild: 6, sheets: [{ jobs: ['land', 'blue', 'wave'], left: [6, 3, 5] }] });
    const held = client.held?.(view, 0, ['land 3', 'land 6=2']);
    expect(held).toEqual(['blue 3', 'wave 3']);
    expect(held?.map((pick) => client.spell?.(pick, 'f5', view))).toEqual(['blue 3 f5 r0', 'wave 3 f5']);
    const isWild = part<View>({ wild: 6, sheets: [{ jobs: ['land', 'wave'], left: [6] }] });
    expect(client.held?.(isWild, 0, ['land 6=1'])).toEqual(['wave 6=1']);
    expect(client.held?.(view, 0, [])).toEqual([]); // it is somebody else's turn
  });

  const shown = (show: unknown): Added => ({ show: [show as Show, undefined] });
  const colours = (show: unknown) => pencils(shown(show), 0).map((p) => p.colour);

  it('draws with the pencils of the seat, red and blue to begin with', () => {
    expect(colours({ colours: ['green', 'pink'] })).toEqual(['green', 'pink']);
    expect(colours(undefined)).toEqual(['red', 'blue']);
    expect(pencils({}, 0).map((p) => p.pattern)).toEqual(['diagonal-up', 'diagonal-down']);
  });

  it('takes what makes no sense as not chosen', () => {
    // W21
    for (const show of [
      7,
      null,
      { colours: ['mauve'] },
      { colours: 'green' },
      { colours: ['green', 'green'] },
      { colours: ['green', 'pink', 'sky'] },
    ]) {
      expect(colours(show)).toEqual(['red', 'blue']);
    }
    expect(islandNames(shown({ islands: ['Avalon', 3, ' ', 'x'.repeat(25), 'Thule'] }), 0)).toEqual([
      'Avalon',
      'Thule',
    ]);
    expect(islandNames(shown({ islands: Array(13).fill('Avalon') }), 0)).toHaveLength(12);
    expect(islandNames(shown({ islands: 'Avalon' }), 0)).toEqual([]);
    expect(islandNames({}, 5)).toEqual([]);
  });

  it('draws plain and red land with the first pencil, blue land with the second, purple with both', () => {
    const own = pencils(shown({ colours: ['sky', 'black'] }), 0);
    const names = (colour: string) => pencilsFor(colour, own).map((p) => p.colour);
    expect(['land', 'red', 'blue', 'purple'].map(names)).toEqual([['sky'], ['sky'], ['black'], ['sky', 'black']]);
  });

  it('has ten pencils, each with a pattern of its own that can be seen on its colour', () => {
    expect(new Set(PALETTE.map((p) => p.pattern)).size).toBe(10);
    for (const pencil of PALETTE) expect(contrast(ink(pencil), pencil.rgb), pencil.colour).toBeGreaterThanOrEqual(3);
  });

  it('speaks of the colours that are seen', () => {
    const view = part<View>({
      ...shown({ colours: ['sky', 'black'] }),
      sheets: [{ tiles: { f6: 'purple full r0', a1: 'land half r1' } }, { tiles: { a2: 'blue full r0' } }],
    });
    expect(client.sayPick('red 3', view, 0)).toBe('sky blue three-quarter land, with the 3');
    expect(client.group?.('blue 3', view, 0)).toBe('Black land');
    expect(client.group?.('wave 3', view, 0)).toBe('Wave');
    expect(client.sayMove('blue 6=5 f5 r1', view, true, [], 0)).toBe('draws black quarter land, with a wild 6 at f5');
    expect(client.sayMove('red 3 f5 r1', undefined, true)).toBe('draws red three-quarter land, with the 3 at f5');
    expect(client.sayCell('f6', view, 0, [])).toBe('f6, sky blue and black full land');
    expect(client.sayCell('a1', view, 0, [])).toBe('a1, half land');
    expect(client.sayCell('a2', view, 1, [])).toBe('a2, blue full land');
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
    const { cells, box } = layout(part<View>({ size: 9, columns: [] }));
    expect(cells.size).toBe(81);
    expect(cells.get('a1')).toMatchObject({ x: 20, y: 20 });
    expect(cells.get('i9')).toMatchObject({ x: 340, y: 340 });
    expect(box).toEqual([-10, -10, 380, 380]);
  });

  it('says whose sheet is finished because no whole turn is possible, not of whoever ends by choice', () => {
    const view = (...active: boolean[]) => part<View>({ sheets: active.map((active) => ({ active })) });
    const fate = (moves: string[]) =>
      client.sayFate?.(view(true, true), view(true, false), ['Ada', 'Bot'], (seat) => (seat === 1 ? moves : []));
    expect(fate([])).toEqual(['No whole turn is possible for Bot: the sheet is finished']);
    expect(fate(['land 1 d3 r1'])).toHaveLength(1);
    expect(fate(['end'])).toEqual([]);
  });
});
