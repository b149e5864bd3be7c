import { describe, expect, it } from 'vitest';
import { part } from '../part';
import { client } from './client';
import { tileAt } from './faces';
import { spot } from './geometry';
import { builtOn, isAlexis, letters, pops, rewards, worth } from './islands';
import sample from './sample.json';
import type { View } from './view';
import { words } from './words';

const CHOSEN = { card: 'O01', text: '' };
const island = (due: boolean) =>
  part<View['islands'][number]>({
    name: 'A',
    prospects: [
      { card: 'O01', points: 5, due },
      { card: 'O02', points: 9, due: false },
    ],
    tiles: ['0,0'],
  });
const table = (houses: View['table']['houses']) =>
  part<View['table']>({
    tiles: [{ cell: '0,0', regions: [{ island: 'A' }, { island: 'B' }] }],
    houses,
  });
type Seat = View['seats'][number];
const seat = (rewards: number, objectives: Seat['objectives'] = []) =>
  part<Seat>({ seat: 0, rewards, discoveryTokens: 0, objectives });
const SHOWN = { round: 1, cards: [CHOSEN] };

describe('what an island of Small Islands is worth', () => {
  it('is what the rules call due, not what a card kept for later would bring', () => {
    expect(worth(island(true))).toEqual([{ card: 'O01', points: 5, due: true }]);
    expect(worth(island(false))).toEqual([]);
  });

  it('is said of each house before it is built', () => {
    const at = part<View>({ table: table([]), islands: [island(true)] });
    expect(client.sayGain?.('house 0,0 a1', at)).toBe('island A: +5 when you are done');
    expect(client.sayGain?.('house 0,0 b1', at)).toBe('');
  });
});

describe('the end of a round in Small Islands', () => {
  it('shows who built where and what it brought', () => {
    const before = part<View>({ table: table([]), islands: [island(false)], seats: [seat(0)] });
    const after = part<View>({
      table: table([{ cell: '0,0', symbol: 'a1', owner: '0' }]),
      islands: [island(false)],
      seats: [seat(5, [SHOWN])],
    });
    expect(rewards(before, after)).toEqual([
      { seat: 0, cards: [CHOSEN], built: ['A'], points: 5, discoveries: 0, nothing: null },
    ]);
    expect(client.isScene?.(before, after)).toBe(true);
    expect(rewards(after, after)).toEqual([]);
    expect(client.isScene?.(after, after)).toBe(false);
  });

  it('says of whom no island took a house why that was so', () => {
    const before = (houses: number) => part<View>({ table: table([]), islands: [], seats: [{ ...seat(0), houses }] });
    const after = (player: string, nowhere?: string) =>
      part<View>({
        table: table([]),
        islands: [],
        seats: [seat(0, [{ ...SHOWN, nowhere }])],
        reward: { player, houses: [] },
      });
    for (const why of ['mission', 'house', 'location']) {
      expect(rewards(before(4), after('1', why))[0]?.nothing).toBe(why);
      expect(words.nothing[why]).toBeTruthy();
    }
    expect(rewards(before(0), after('1'))[0]?.nothing).toBe('reserve');
    expect(rewards(before(4), after('0', 'house'))[0]?.nothing, 'the turn still goes on').toBeNull();
  });

  it('lets the islands glow on which was built, the only one and the last one too', () => {
    const none = part<View>({ table: table([]), islands: [island(false)], seats: [seat(0, [SHOWN])] });
    const built = part<View>({
      table: table([{ cell: '0,0', symbol: 'a1', owner: '0' }]),
      islands: [island(false)],
      seats: [seat(5, [SHOWN])],
    });
    expect(builtOn(none, built)).toEqual(['A']);
    const turn = { player: '0', houses: [{ cell: '3,1', symbol: 'a1', island: 'B' }] };
    expect(builtOn(part<View>({ ...none, reward: turn }), built)).toEqual(['B', 'A']);
    expect(builtOn(built, built)).toEqual([]);
  });

  it('lets the points of each house rise from its place when they are counted', () => {
    const before = part<View>({
      table: table([{ cell: '0,0', symbol: 'a1', owner: '0' }]),
      seats: [seat(0, [SHOWN])],
      reward: { player: '0', houses: [{ cell: '0,0', symbol: 'a1', points: 5 }] },
    });
    const after = part<View>({
      table: table([...before.table.houses, { cell: '3,1', symbol: 'a2', owner: '0' }]),
      seats: [seat(8, [SHOWN])],
    });
    expect(pops(before, after)).toEqual([
      { cell: '0,0', points: 5 },
      { cell: '3,1', points: 3 },
    ]);
    expect(pops(before, before)).toEqual([]);
  });

  it('lets Alexis announce every card he turns up', () => {
    const with_ = (stack: number, card?: string) => part<View>({ expedition: { stack, card } });
    expect(isAlexis(with_(9), with_(8, 'E03'))).toBe(true);
    expect(isAlexis(with_(8, 'E03'), with_(8, 'E03'))).toBe(false);
    expect(isAlexis(part<View>({}), part<View>({}))).toBe(false);
  });
});

describe('the letter of an island', () => {
  const { tiles } = sample.table;
  const names = [...new Set(tiles.flatMap((t) => t.regions.map((r) => r.island)))];
  const isOn = (name: string) => (tile: (typeof tiles)[number]) => tile.regions.some((r) => r.island === name);
  const islands = names.map((name) => ({ name, tiles: tiles.filter(isOn(name)).map((t) => t.cell) }));
  const view = { ...sample, islands } as unknown as View;

  it('stands on a tile of each island, once', () => {
    const found = letters(view);
    expect(found.length).toBeGreaterThan(3);
    expect(found.map((l) => l.name)).toEqual(names);
    for (const { name, cell } of found) expect(islands.find((i) => i.name === name)?.tiles).toContain(cell);
  });

  it('covers no symbol', () => {
    for (const { name, cell, at } of letters(view))
      for (const region of tileAt(view, cell)?.regions ?? [])
        region.symbols.forEach((symbol, i) => {
          const there = spot(region.corners, i);
          expect(Math.hypot(at.x - there.x, at.y - there.y), `${name} and ${symbol}`).toBeGreaterThan(8);
        });
  });
});
