import { expect, test } from 'vitest';
import type { GameClient } from '../games/client';
import { part } from '../games/part';
import type { Table } from '../net/types';
import type { Playable } from './playable';
import { Turn } from './turn.svelte';

test('a move is worth what the table says now, even if the list of moves is the same as before', () => {
  const room = part<GameClient>({
    turnOrder: [],
    parse: (move: string) => ({ pick: move.split(' ')[0], cell: move.split(' ')[1] }),
  });
  const worth = (points: number): Table => ({
    id: 't',
    game: 'g',
    edition: 1,
    options: {},
    status: 'playing',
    number: points,
    seats: [{ kind: 'person' }],
    mySeats: [0],
    act: [0],
    view: {},
    legal: { 0: ['a c1', 'a c2'] },
    gain: { 0: [points, 0] },
    takeBack: [],
  });
  let table = $state.raw<Table>(worth(2));
  const turn = new Turn({
    get table() {
      return table;
    },
    client: room,
    sending: null,
  } as Playable);
  turn.pick('a');
  turn.aim('c1');
  expect(turn.aimed?.gain).toBe(2);
  expect(turn.lit.get('c1')).toBe(2);
  table = worth(5);
  expect(turn.aimed?.gain).toBe(5);
  expect(turn.lit.get('c1')).toBe(5);
});
