/** The calls about campaigns of My Island. Joining and naming oneself begin with being known as a guest. */
import { call, join, me } from '../net/api';
import type { Campaign, EpisodeSheet, SeatWish, Table } from '../net/types';
import { invited } from '../together/invited';

export async function begin(seats: SeatWish[], islands: string[]): Promise<Campaign> {
  await me();
  return call('POST', '/campaigns', { seats, islands });
}

/** The ids of our campaigns, the newest first. */
export async function mine(): Promise<string[]> {
  await me();
  return (await call<{ campaigns: string[] }>('GET', '/campaigns')).campaigns;
}

export async function show(id: string, invite?: string): Promise<Campaign> {
  await me();
  return call('GET', invited(`/campaigns/${id}`, invite));
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

/** What is in the envelope of one episode, for those who ask. */
export function inside(episode: number): Promise<EpisodeSheet> {
  return call('GET', `/episodes/${episode}`);
}

/** The rule sheets of all that we have opened in our campaigns. */
export async function openedEpisodes(): Promise<EpisodeSheet[]> {
  return (await call<{ episodes: EpisodeSheet[] }>('GET', '/episodes')).episodes;
}
