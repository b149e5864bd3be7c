import { describe, expect, it } from 'vitest';
import type { GameClient } from '../games/client';
import { part } from '../games/part';
import type { Table } from '../net/types';
import { credit, tell } from './story';

type Counted = { points: Record<string, number>[] };
const client = part<GameClient<Counted>>({
  parse: (move: string) => ({ cell: move.split(' ')[1] }),
  sayMove: (move: string) => move,
  sayOutcome: (outcome: string) => outcome,
  points: (view, seat) => view.points[seat] ?? {},
}) as GameClient;
const teller = { client, names: ['Ada', 'Grace'], view: {} };
const table = (...points: Record<string, number>[]) => part<Table>({ seats: points.map(() => ({})), view: { points } });

describe('the story of a game', () => {
  const moves = [
    { number: 1, kind: 'moved', seat: 0, move: 'place a1' },
    { number: 2, kind: 'drawn', outcome: 'dice' },
    { number: 3, kind: 'moved', seat: 1, move: null },
  ];

  it('tells moves with their place, chance, and what is hidden', () => {
    const lines = tell([], moves, teller);
    expect(lines.map((l) => [l.seat, l.cell, l.chance])).toEqual([
      [0, 'a1', false],
      [null, null, true],
      [1, null, false],
    ]);
  });

  it('goes on from where it was and crosses out what is taken back', () => {
    const lines = tell(tell([], moves, teller), [{ number: 4, kind: 'tookBack', seat: 0, takes: 1 }], teller);
    expect(lines.map((l) => l.undone)).toEqual([true, false, false, false]);
  });

  it('tells a move that was made unseen when it comes to light, with what it earned', () => {
    const unseen = tell([], moves, teller);
    const closing = {
      number: 4,
      kind: 'moved',
      seat: 0,
      move: 'place c3',
      reveals: [{ number: 3, seat: 1, move: 'place b2' }],
    };
    const lines = credit(tell(unseen, [closing], teller), 3, table({}, { farm: 0 }), table({}, { farm: 3 }), client);
    expect(lines.map((l) => [l.number, l.words, l.cell])).toContainEqual([3, 'place b2', 'b2']);
    const quick = tell(unseen, [closing, { number: 5, kind: 'moved', seat: 1, move: null }], teller); // a bot is in the next round already
    expect(
      credit(quick, 3, table({}, { farm: 0 }), table({}, { farm: 3 }), client).find((l) => l.number === 5)?.earned,
    ).toEqual([]);
    expect(lines.find((l) => l.number === 3)?.earned).toEqual([{ seat: 1, items: [{ key: 'farm', points: 3 }] }]);
  });

  it('writes what was earned behind the seat’s own line, else behind the last', () => {
    const lines = tell([], moves.slice(0, 2), teller);
    const told = credit(
      lines,
      0,
      table({ roads: 1 }, { dice: 0 }),
      table({ roads: 5, water: -2 }, { dice: 3 }),
      client,
    );
    expect(told[0]?.earned).toEqual([
      {
        seat: 0,
        items: [
          { key: 'roads', points: 4 },
          { key: 'water', points: -2 },
        ],
      },
    ]);
    expect(told[1]?.earned).toEqual([{ seat: 1, items: [{ key: 'dice', points: 3 }] }]);
  });
});
