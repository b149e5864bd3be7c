import { describe, expect, it } from 'vitest';
import type { Result } from '../../net/types';
import { part } from '../part';
import { faces } from './cards';
import { client } from './client';
import { layout, shapeOf, spot, turnCorners } from './geometry';
import { parse, readWhere } from './notation';
import type { Ending, View } from './view';

const NONE = part<View>({});

describe('Small Islands', () => {
  it('reads moves', () => {
    expect(parse('place L17 -2,0 r3', NONE)).toEqual({ pick: 'L17', cell: '-2,0', turn: 'r3', lays: '-2,0' });
    expect(parse('land own 0,-3', NONE)).toEqual({ pick: 'ship own', cell: '0,-3', lays: '0,-3' });
    expect(parse('token wild leaf 0,2 a1', NONE)).toEqual({
      pick: 'token wild',
      cell: '0,2',
      turn: 'leaf a1',
      lays: 'token 0,2 a1',
    });
    expect(parse('house 1,1 b2', NONE)).toEqual({ pick: 'house', cell: '1,1', turn: 'b2', lays: 'house 1,1 b2' });
    expect(parse('turn r1', part<View>({ expedition: { cell: '2,2' } }))).toEqual({
      pick: 'expedition',
      cell: '2,2',
      turn: 'r1',
    });
    expect(parse('sail 2,0 5,-1', NONE)).toEqual({ pick: 'sail 2,0', cell: '5,-1', lays: '5,-1' });
    expect(parse('erupt -1,3', NONE)).toEqual({ pick: 'volcano', cell: '-1,3' });
    expect(parse('take 2', NONE)).toEqual({});
    expect(readWhere('b1')).toEqual({ region: 1, symbol: 0 });
    expect(readWhere('b')).toEqual({ region: 1, symbol: null });
  });

  it('keeps the hand in the tray of whoever places, whatever of it fits, and spells it to ask why', () => {
    const at = (phase: string, player: string) =>
      part<View>({ phase, player, you: { seat: 1, hand: [{ tile: 'L17' }, { tile: 'L20' }] } });
    const held = (view: View, seat: number) => client.held?.(view, seat, ['L20']);
    expect(held(at('place', '1'), 1)).toEqual(['L17', 'L20']);
    expect(held(at('place', '0'), 1)).toEqual([]);
    expect(held(at('turn', '1'), 1)).toEqual([]);
    expect(held(at('place', '1'), 0)).toEqual([]);
    expect(parse(client.spell?.('L17', '0,2', NONE) ?? '', NONE)).toMatchObject({ pick: 'L17', cell: '0,2' });
  });

  it('says whose ship sails, and what passing leaves undone', () => {
    const table = {
      ships: [
        { cell: '2,0', owner: '0' },
        { cell: '1,1', owner: 'grey' },
      ],
      tiles: [],
    };
    const at = (phase: string) => part<View>({ phase, table, greatExplorer: true });
    expect(client.sayPick('sail 2,0', at('sail'), 0)).toBe('Your own ship, from 2,0');
    expect(client.sayPick('sail 1,1', at('sail'), 0)).toBe('A grey ship, from 1,1');
    expect(client.sayMove('sail 2,0 5,-1', at('sail'), true)).toBe('sails the ship at 2,0 to 5,−1');
    expect(client.sayMove('erupt 0,1', at('erupt'), true)).toBe('lets a volcano take the tile at 0,1');
    expect(['token', 'sail', 'erupt'].map((phase) => client.sayMove('pass', at(phase)))).toEqual([
      'No token',
      'Leave the ships',
      'Leave all tiles',
    ]);
    expect(client.sayMove('pass', at('turn'), true)).toBe('passes');
    expect(client.sayMove('pass', part<View>({ greatExplorer: false }), true)).toBe('uses no token');
    const isFinal = (move: string, phase: string) => client.isFinal?.(move, at(phase), []);
    expect(['token', 'sail', 'erupt'].map((phase) => isFinal('pass', phase))).toEqual([false, true, true]);
    expect(isFinal('done', 'houses')).toBe(true);
  });

  it('tells every card in marks and words, the mission apart from the reward', () => {
    const normal = faces([{ card: 'O17', text: 'one of its tiles: 4 PP. Then you may.' }]);
    expect(normal).toEqual({
      mission: { marks: ['sound'], words: 'One of its tiles also carries land of another island of 3 tiles or more' },
      reward: {
        marks: ['volcano'],
        words: '4 points; then you may take one tile without house and token off the table',
      },
    });
    const advanced = faces([
      { card: 'M13', text: 'as many tiles' },
      { card: 'P15', text: '2 PP per kind' },
    ]);
    expect(advanced).toEqual({
      mission: { marks: ['twin'], words: 'As many tiles as another island' },
      reward: { marks: ['record'], words: '2 points for each kind of symbol of which no island has more, and 1 more' },
    });
    expect(faces([{ card: 'O01', text: '' }]).mission.marks).toEqual(['temple', 'flower', 'flower']);
    expect(
      faces([
        { card: 'M04', text: '' },
        { card: 'P07', text: '' },
      ]).reward.marks,
    ).toEqual(['✻', '+', 'port', 'port']);
    for (let n = 1; n <= 18; n++) {
      const id = String(n).padStart(2, '0');
      for (const { mission, reward } of [
        faces([{ card: `O${id}`, text: '' }]),
        faces([
          { card: `M${id}`, text: '' },
          { card: `P${id}`, text: '' },
        ]),
      ]) {
        expect(mission.marks.length * reward.marks.length, id).toBeGreaterThan(0);
      }
    }
  });

  it('names the winner’s achievements', () => {
    const end = (result: Partial<Result> & Ending) =>
      client.sayEnd?.({ scores: [], ranks: [1, 2], breakdown: [], ...result }, undefined, ['Ada', 'Ben']);
    expect(end({ extra: { achievements: ['points60', 'shipFirst'] } })?.lines).toEqual([
      'Ada achieved: 60 points or more and the own ship landed before any other',
    ]);
    expect(end({ extra: { achievements: [] } })?.lines).toEqual([]);
    const alone = end({
      ranks: [1],
      extra: { achievements: ['solo6'], alexis: { score: 50, card: 46, houses: 4, removed: 0, ships: 0 } },
    });
    expect(alone).toMatchObject({ lines: ['You achieved: Alexis beaten at level 6'], rival: { score: 50 } });
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
    const { cells } = layout(part<View>({ table: { tiles: [{ cell: '0,0' }, { cell: '4,-3' }], ships: [] } }));
    expect(cells.has('5,-4')).toBe(true);
    expect(cells.has('6,0')).toBe(false);
  });

  it('holds still while the first islands grow', () => {
    const lying = (...cells: string[]) => part<View>({ table: { tiles: cells.map((cell) => ({ cell })), ships: [] } });
    for (const isTall of [false, true])
      expect(layout(lying('0,0', '1,0', '0,-1'), 0, isTall)).toEqual(layout(lying(), 0, isTall));
    const [opening, later] = [layout(lying(), 0, true), layout(lying('0,0', '3,0'), 0, true)];
    expect(later.box).not.toEqual(opening.box);
    expect(later.steady, 'its cells stay as large').toEqual({ width: opening.box[2], height: opening.box[3] });
  });

  it('has one button for each token, which turning lets show everything it can', () => {
    const shown = ['leaf', 'fruit', 'port'].map((shows) => parse(`token wild ${shows} 0,2 a1`, NONE));
    expect(new Set(shown.map((s) => s.pick))).toEqual(new Set(['token wild']));
    expect(shown.map((s) => s.turn)).toEqual(['leaf a1', 'fruit a1', 'port a1']);
    expect(client.sayGain?.('token wild leaf 0,2 a1', NONE)).toBe('Wild token as leaf');
  });
});
