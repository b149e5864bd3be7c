/** The calls about campaigns of My Island. Joining and naming oneself begin with being known as a guest. */
import { call, join, me } from '../net/api';
import type { Campaign, SeatWish, Table } from '../net/types';

/** What is in the envelope of one episode, for those who ask. */
export interface Inside {
  episode: number;
  title: string;
  chapter: number;
  chapterTitle: string;
  sheet: string[];
}

export async function begin(seats: SeatWish[], islands: string[]): Promise<Campaign> {
  await me();
  return call('POST', '/campaigns', { seats, islands });
}

/** The ids of our campaigns, the newest first. */
export async function mine(): Promise<string[]> {
  await me();
  return (await call<{ campaigns: string[] }>('GET', '/campaigns')).campaigns;
}

const withInvite = (invite?: string) => (invite ? `?${new URLSearchParams({ invite })}` : '');

export async function show(id: string, invite?: string): Promise<Campaign> {
  await me();
  return call('GET', `/campaigns/${id}${withInvite(invite)}`);
}

export function sit(id: string, seat: number, invite?: string): Promise<Campaign> {
  return call('POST', `/campaigns/${id}/join`, { seat, ...(invite ? { invite } : {}) });
}

export function handOver(id: string, seat: number, player: SeatWish): Promise<Campaign> {
  return call('POST', `/campaigns/${id}/seat`, { seat, ...player });
}

export function name(id: string, seat: number, name: string): Promise<Campaign> {
  return call('POST', `/campaigns/${id}/island`, { seat, name });
}

/** The table of the next episode, which opens its envelope. */
export function next(id: string): Promise<Table> {
  return call('POST', `/campaigns/${id}/next`, {});
}

/** Goes to the table of the next episode and takes the seats that are kept for us; returns its address. */
export async function play(id: string): Promise<string> {
  const table = await next(id);
  if (table.keptSeats) await join(table);
  return `/table/${table.id}`;
}

export function inside(episode: number): Promise<Inside> {
  return call('GET', `/episodes/${episode}`);
}
