/** What people at a table of the server can do for, with and against each other, beside playing. */
import { call } from './api';
import type { Hint, Played, Presence, SeatWish, Table } from './types';

const path = (id: string) => `/tables/${id}`;

/** Says who sits on a seat before the start, or only what a seat of our own is called. */
export function arrange(id: string, seat: number, wish: Partial<SeatWish>): Promise<Table> {
  return call('POST', `${path(id)}/seat`, { seat, ...wish });
}

/** Who of the people at a table where we sit is here. */
export function presence(id: string): Promise<Presence> {
  return call('GET', `${path(id)}/presence`);
}

/** Lets a bot play for somebody who has been gone for a while. */
export function standIn(id: string, seat: number): Promise<Table> {
  return call('POST', `${path(id)}/standin`, { seat });
}

/** Takes back the seats that bots played for us meanwhile. */
export function comeBack(id: string): Promise<Table> {
  return call('POST', `${path(id)}/return`, {});
}

/** What the bots would play on a seat of ours, the best first; from then on the game counts for nothing. */
export function hint(id: string, seat: number): Promise<Hint> {
  return call('POST', `${path(id)}/hint`, { seat });
}

/** Whether we hear the person on a seat, here and elsewhere. */
export function mute(id: string, seat: number, mute: boolean): Promise<unknown> {
  return call('POST', `${path(id)}/mute`, { seat, mute });
}

/** Tells the operator of the person on a seat. */
export function report(id: string, seat: number, why: string): Promise<unknown> {
  return call('POST', `${path(id)}/report`, { seat, why });
}

/** Whether nobody may speak at a table of our own. */
export function quiet(id: string, quiet: boolean): Promise<unknown> {
  return call('POST', `${path(id)}/quiet`, { quiet });
}

/** Our games that are over, of all pages. */
async function played(query: string): Promise<Played[]> {
  const games: Played[] = [];
  for (let after = ''; ;) {
    const page = await call<{ games: Played[]; next?: string }>('GET', `/me/games?${query}${after}`);
    games.push(...page.games);
    if (!page.next) return games;
    after = `&after=${page.next}`;
  }
}

/** The tables whose results we have not read. */
export async function unread(): Promise<Set<string>> {
  return new Set((await played('unread=true')).map(({ table }) => table));
}

/** Whether we played a game that is over, even if we gave it up. */
export async function hasPlayed(id: string): Promise<boolean> {
  return (await played(`table=${id}`)).length > 0;
}

/** We have read the result of a table. */
export function readResult(id: string): Promise<unknown> {
  return call('POST', '/me/games/read', { table: id });
}
