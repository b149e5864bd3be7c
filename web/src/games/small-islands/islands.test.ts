import { describe, expect, it } from 'vitest';
import { part } from '../part';
import { client } from './client';
import { tileAt } from './faces';
import { spot } from './geometry';
import { fits, isAlexis, letters, pops, rewards, worth } from './islands';
import sample from './sample.json';
import type { View } from './view';

const CHOSEN = { card: 'O01', text: '' };
const KEPT = { card: 'O02', text: '' };
const island = (fulfils: string[], open = true) =>
  part<View['islands'][number]>({
    name: 'A',
    open,
    fulfils,
    prospects: [
      { card: 'O01', points: 5 },
      { card: 'O02', points: 9 },
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
  const view = part<View>({ you: { chosen: [CHOSEN], cards: [KEPT] } });

  it('is told for the objective of this round, not for a card kept for later', () => {
    expect(fits(island(['O01']), view)).toBe(true);
    expect(worth(island(['O01']), view)).toEqual([{ card: 'O01', points: 5 }]);
    expect(fits(island(['O02']), view)).toBe(false);
    expect(worth(island(['O02']), view)).toEqual([]);
  });

  it('is nothing where no house of ours can come any more', () => {
    expect(fits(island(['O01'], false), view)).toBe(false);
    expect(worth(island(['O01'], false), view)).toEqual([]);
  });

  it('looks at all cards in the hand before one is chosen', () => {
    expect(fits(island(['O02']), part<View>({ you: { chosen: [], cards: [CHOSEN, KEPT] } }))).toBe(true);
  });

  it('is said of each house before it is built', () => {
    const at = { ...view, table: table([]), islands: [island(['O01'])] };
    expect(client.sayGain?.('house 0,0 a1', at)).toBe('island A: +5 when you are done');
    expect(client.sayGain?.('house 0,0 b1', at)).toBe('');
  });
});

describe('the end of a round in Small Islands', () => {
  it('shows who built where and what it brought', () => {
    const before = part<View>({ table: table([]), islands: [island([])], seats: [seat(0)] });
    const after = part<View>({
      table: table([{ cell: '0,0', symbol: 'a1', owner: '0' }]),
      islands: [island([])],
      seats: [seat(5, [SHOWN])],
    });
    expect(rewards(before, after)).toEqual([
      { seat: 0, cards: [CHOSEN], built: ['A'], points: 5, discoveries: 0, isNothing: false },
    ]);
    expect(client.isScene?.(before, after)).toBe(true);
    expect(rewards(after, after)).toEqual([]);
    expect(client.isScene?.(after, after)).toBe(false);
  });

  it('says of whom no island took a house that there was nothing', () => {
    const before = part<View>({ table: table([]), islands: [], seats: [seat(0)] });
    const after = (player: string) =>
      part<View>({ table: table([]), islands: [], seats: [seat(0, [SHOWN])], reward: { player, houses: [] } });
    expect(rewards(before, after('1'))[0]?.isNothing).toBe(true);
    expect(rewards(before, after('0'))[0]?.isNothing).toBe(false);
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
