import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameClient } from '../games/client';
import { client as smallIslands } from '../games/small-islands/client';
import type { View } from '../games/small-islands/view';
import { part } from '../games/part';
import type { Table } from '../net/types';
import { Happenings } from './happenings.svelte';
import type { Playable } from './playable';
import { tell } from './story';

const client = smallIslands as unknown as GameClient;
const PLACE = { getBoundingClientRect: () => ({}) as DOMRect };

/** What comes flying when another seat makes these moves, one after the other. */
async function flown(...moves: string[]): Promise<string[]> {
  vi.stubGlobal('document', { querySelector: () => PLACE });
  const all: string[] = [];
  const source = { client, table: part<Table>({ mySeats: [0] }) };
  const happenings = new Happenings(
    () => source as unknown as Playable,
    (line) => line.cell !== null,
    (piece) => all.push(piece),
  );
  const view = part<View>({ phase: 'token', table: { tiles: [], ships: [], tokens: [], houses: [] } });
  const events = moves.map((move, i) => ({ number: i + 1, time: '', kind: 'moved' as const, seat: 1, move }));
  for (const line of tell([], events, { client, names: ['Ada', 'Grace'], view })) {
    happenings.happen(line);
    happenings.happen({ ...line }); // told again because something else has changed
    await tick();
  }
  return all;
}

describe('what comes flying', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is each piece once, and never what lies under it', async () => {
    const all = await flown('take 1', 'place L17 0,2 r1', 'token wild leaf 0,2 a1', 'house 0,2 b1', 'done');
    expect(all).toEqual(['0,2', 'token 0,2 a1', 'house 0,2 b1']);
  });
});
