import { expect, it } from 'vitest';
import type { GameClient } from '../games/client';
import type { Table } from '../net/types';
import { standings } from './standings';

const client = {
  score: (view: Record<string, unknown>, seat: number) => (view.scores as number[])[seat],
  note: (_: unknown, seat: number) => (seat === 3 ? 'ended' : ''),
} as unknown as GameClient;
const table = { status: 'playing', act: [1], view: { scores: [4, 9, 9, -2] }, seats: [{}, {}, {}, {}] };

it('puts the best first, lets equals share a place, and says who is still at it', () => {
  const found = standings(table as unknown as Table, client);
  expect(found.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
    [3, 4],
  ]);
  expect(found.filter((each) => each.isActing).map((each) => each.seat)).toEqual([1]);
  expect(found.at(-1)?.note).toBe('ended');
});

it('goes by the ranks of a result', () => {
  const over = { ...table, status: 'over', result: { scores: [4, 9, 9, -2], ranks: [2, 4, 1, 3] } };
  expect(standings(over as unknown as Table, client).map(({ seat }) => seat)).toEqual([2, 0, 3, 1]);
});
