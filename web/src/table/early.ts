import { room } from '../games/all';
import type { GameClient } from '../games/client';
import { titleOf } from '../games/words';
import * as api from '../net/api';
import type { Table } from '../net/types';

/** A table, the room it is played in, and what the game is called. */
type Fetched = [table: Table, client: GameClient, title: string];

const begun = new Map<string, Promise<Fetched>>();

async function fetched(id: string, invite: string | undefined): Promise<Fetched> {
  const table = await api.show(id, invite);
  return [table, ...(await Promise.all([room(table.game), titleOf(table.game)]))];
}

/** Begins to fetch a table before its screen is there, so that both come at the same time. */
export function beginTable(id: string, invite: string | undefined): void {
  const coming = fetched(id, invite);
  coming.catch(() => {}); // whoever takes it hears of it
  begun.set(id, coming);
}

/** The table that was begun, or else fetched now. */
export function takeTable(id: string, invite: string | undefined): Promise<Fetched> {
  const coming = begun.get(id);
  begun.delete(id);
  return coming ?? fetched(id, invite);
}
