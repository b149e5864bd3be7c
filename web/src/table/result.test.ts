import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import type { GameClient } from '../games/client';
import { part } from '../games/part';
import type { Table } from '../net/types';
import Result from './Result.svelte';

vi.mock('../route.svelte', () => ({ follows: () => {} })); // there is no page to go to

/** The names in the order in which a result lists them, each after its rank. */
function listed(rank: number): string {
  const table = part<Table>({
    seats: [{ kind: 'person' }],
    mySeats: [0],
    result: { scores: [31], ranks: [rank], breakdown: [{ rewards: 31 }] },
  });
  const client = part<GameClient>({
    sayEnd: () => ({ lines: [], rival: { name: 'Alexis', score: 40, breakdown: { card: 40 } } }),
  });
  const props = { table, client, names: ['Ada'], onclose: () => {}, onrematch: () => {}, onrecord: () => {} };
  const { body } = render(Result, { props });
  return [...body.matchAll(/class="rank[^>]*>(\d)\..*?<b[^>]*>(\w+)<\/b>/gs)].map((m) => `${m[1]} ${m[2]}`).join(', ');
}

describe('a result', () => {
  it('ranks whoever is first above who is second, also a rival who is no seat', () => {
    expect(listed(1)).toBe('1 Ada, 2 Alexis');
    expect(listed(2)).toBe('1 Alexis, 2 Ada');
  });
});
