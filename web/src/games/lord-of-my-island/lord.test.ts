import { describe, expect, it } from 'vitest';
import { together } from '../../teach/guide';
import { part } from '../part';
import { client } from './client';
import { turnPoint } from '../../play/geometry';
import { draw, layout, plate } from './geometry';
import { bids, parse, piece } from './notation';
import type { View } from './view';

const board = (columns: number) => part<View>({ board: { rows: 6, columns } });

describe('Lord of My Island', () => {
  it('reads moves', () => {
    expect(parse('play q03 c5 r1')).toEqual({ pick: 'q03', cell: 'c5', turn: 'r1', lays: 'c5' });
    expect(parse('defend t08 b4 r3')).toEqual({ pick: 't08', cell: 'b4', turn: 'r3', lays: 'b4' });
    expect(parse('water q03 c5')).toEqual({ pick: 'water q03', cell: 'c5', lays: 'c5' });
    expect(parse('discard q03')).toEqual({});
    expect(parse('bid 15')).toEqual({});
    expect(piece('water q03')).toEqual({ tile: 'q03', isWater: true });
  });

  it('lays out boards of six rows and every width', () => {
    expect(layout(board(12)).cells.size).toBe(72);
    expect(layout(board(8))).toMatchObject({ box: [-14, -14, 508, 388] });
    expect(layout(board(8)).cells.get('f8')).toMatchObject({ x: 450, y: 330 });
  });

  it.each([8, 10, 12])('turns a board of %d columns on a tall screen, clockwise', (columns) => {
    const tall = layout(board(columns), 0, true);
    expect(tall).toMatchObject({ turned: 1, box: [-14, -14, 388, columns * 60 + 28] });
    expect(tall.cells.get('a1')).toMatchObject({ x: 330, y: 30 });
    expect(tall.cells.get(`f${columns}`)).toMatchObject({ x: 30, y: columns * 60 - 30 });
  });

  it('says what a discard costs and brings, and asks about it once more', () => {
    const tiles = { h07: { kind: 'half', value: 5, communities: ['farming', 'logging'] } };
    const view = part<View>({ tiles, phase: 'turn' });
    expect(client.sayMove('discard h07', view)).toBe('Discard half tile 5');
    expect(client.sayMove('discard h07', view, true)).toBe('discards half tile 5 with farming and logging');
    expect(client.isFinal?.('discard h07', view, [])).toBe(true);
    expect(client.isFinal?.('pass', view, [])).toBe(false);
    expect(client.headline(part<View>({ round: 3, phase: 'replacing', board: { spaces: 20 } }))).toBe(
      'Round 3 · take another tile · 20 squares free',
    );
    expect(client.claims?.('take h01', view)).toBe(true);
  });

  it('says whose tile lies somewhere by the name of its player', () => {
    const tiles = { h07: { kind: 'half', value: 5, communities: ['farming'] } };
    const squares = { c4: { tile: 'h07', turn: 0, owner: 1 }, c5: { tile: 'h07', turn: 0, unsold: true } };
    const view = part<View>({ tiles, board: { squares } });
    expect(client.sayCell('c4', view, 0, ['Ada', 'Grace'])).toBe('c4, half tile 5 with farming, owned by Grace');
    expect(client.sayCell('c5', view, 0, ['Ada', 'Grace'])).toBe('c5, half tile 5 with farming');
  });

  it('explains a tile in two sentences, in hand and wherever it lies', () => {
    const tiles = { s03: { kind: 'specialty', value: 15, communities: ['fishing', 'city', 'farming'], roads: ['N0'] } };
    const lie = { tile: 's03', turn: 0 };
    const squares = { a1: { ...lie, owner: 0 }, a2: { ...lie, owner: 1 }, a3: { ...lie, unsold: true }, a4: lie };
    const seats = [{ capitol: 'a5' }, {}];
    const view = part<View>({ tiles, board: { squares: { ...squares, a5: squares.a1 } }, seats });
    const said = [
      client.explainPick!('s03', view),
      client.explainPick!('water s03', view),
      ...['a1', 'a2', 'a3', 'a4', 'a5', 'b1'].map((cell) => client.explainCell!(cell, view, 0)),
    ].map((parts) => together('a tile', parts).text);
    for (const text of said) {
      expect(text.split(/[.!?](?: |$)/).filter(Boolean).length, text).toBeLessThanOrEqual(2);
      expect(text.length, text).toBeLessThanOrEqual(220);
    }
  });

  it('lists what may be bid from the least upward', () => {
    expect(bids(['pass', 'bid 15', 'bid 5', 'bid 10'])).toEqual([5, 10, 15]);
  });

  it('puts communities where the roads are short', () => {
    const face = {
      kind: 'quarter',
      value: 5,
      corners: 'LWWW',
      communities: ['farming', 'logging'],
      roads: ['W0', 'N1'],
    };
    const [farming, logging] = draw(face).communities;
    expect(farming!.x).toBeLessThan(logging!.x);
  });

  it('turns clockwise', () => {
    expect(turnPoint({ x: 0, y: -30 }, 1)).toEqual({ x: 30, y: 0 });
  });

  it('never lays the sign of an owner over a community', () => {
    const RADIUS = 8.6;
    const kinds = ['quarter', 'half', 'three-quarter', 'full', 'specialty'];
    for (const kind of kinds)
      for (const count of [1, 2, 3])
        for (const turn of [0, 1, 2, 3]) {
          const communities = Array.from({ length: count }, () => 'farming');
          const drawn = draw({ kind, value: 10, corners: '', communities, roads: [] });
          const sign = plate(drawn.value, turn, true);
          for (const at of drawn.communities.map((c) => turnPoint(c, turn))) {
            const [dx, dy] = [Math.abs(at.x - sign.x) - sign.width / 2, Math.abs(at.y - sign.y) - 7];
            const apart = Math.hypot(Math.max(0, dx), Math.max(0, dy));
            expect(apart, `${kind} with ${count}, turned ${turn} times`).toBeGreaterThan(RADIUS - 1.3);
          }
        }
  });
});
