import { text } from '../text/en';
import type { GameSheet, Guest, Listed, SeatWish, Table, Why } from './types';
import { version } from './version.svelte';

/** A refusal or a failure, with a sentence for people. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly table?: Table,
  ) {
    super(message);
  }
}

/** The sentence to show for whatever was thrown. */
export function sentence(e: unknown): string {
  return e instanceof Problem ? e.message : text.errors.unknown;
}

/** After this an answer is not waited for any longer; what must not get lost is sent again. */
const PATIENCE = 20_000;

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch('/api' + path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new Problem(0, 'offline', text.errors.offline);
  }
  version.heard(answer.headers.get('Atoll-Client'));
  const json = await answer.json().catch(() => null);
  if (!answer.ok) {
    const code = json?.error ?? 'unknown';
    const said = typeof json?.message === 'string' ? json.message : text.errors.unknown;
    throw new Problem(answer.status, code, text.errors.byCode[code] ?? said, json?.table);
  }
  return json as T;
}

const BEEN_HERE = 'atoll-guest';

function hasBeenHere(): boolean {
  try {
    return localStorage.getItem(BEEN_HERE) !== null;
  } catch {
    return true; // no storage: ask the server
  }
}

async function arrive(): Promise<Guest> {
  const guest = await call<Guest>('POST', '/guests', { name: text.guestName() });
  try {
    localStorage.setItem(BEEN_HERE, 'yes');
  } catch {
    // then the next visit asks once more
  }
  return guest;
}

let arriving: Promise<Guest> | undefined;

/** Who we are; the first call makes a guest. The token is a cookie that no script can read. */
export function me(): Promise<Guest> {
  arriving ??= (hasBeenHere() ? call<Guest>('GET', '/me') : arrive())
    .catch((e) => {
      if (e instanceof Problem && e.status === 401) return arrive();
      throw e;
    })
    .catch((e) => {
      arriving = undefined;
      throw e;
    });
  return arriving;
}

export async function rename(name: string): Promise<Guest> {
  const guest = await call<Guest>('POST', '/me', { name });
  arriving = Promise.resolve(guest);
  return guest;
}

let sheets: Promise<GameSheet[]> | undefined;

export function games(): Promise<GameSheet[]> {
  sheets ??= call<GameSheet[]>('GET', '/games').catch((e) => {
    sheets = undefined;
    throw e;
  });
  return sheets;
}

let botNames: Promise<string[]> | undefined;

export function bots(): Promise<string[]> {
  botNames ??= call<string[]>('GET', '/bots').catch(() => ['greedy']);
  return botNames;
}

/** The bot that a newcomer meets. */
export async function usualBot(): Promise<string> {
  const names = await bots();
  return ['level2', 'greedy'].find((bot) => names.includes(bot)) ?? names[0] ?? 'greedy';
}

export async function tables(query: string): Promise<Listed[]> {
  return (await call<{ tables: Listed[] }>('GET', '/tables?' + query)).tables;
}

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  private?: boolean;
}

export async function create(table: NewTable): Promise<Table> {
  await me();
  return call<Table>('POST', '/tables', table);
}

/** The same game once more: bots sit down again, people by the link. */
export function again(table: Table): Promise<Table> {
  let mine = 0;
  const seats = table.seats.map((s, i): SeatWish => {
    if (table.mySeats.includes(i)) return mine++ === 0 ? { kind: 'me' } : { kind: 'same-device', name: s.name };
    return s.kind === 'bot' ? { kind: 'bot', bot: s.bot } : { kind: 'open' };
  });
  return create({ game: table.game, options: table.options, seats, private: !table.listed });
}

const withInvite = (invite?: string) => (invite ? { invite } : {});

/** A table; with its diagram if that is wanted. */
export function show(id: string, invite?: string, diagram = false): Promise<Table> {
  const query = new URLSearchParams();
  if (invite) query.set('invite', invite);
  if (diagram) query.set('diagram', 'true');
  return call('GET', `/tables/${id}` + (query.size > 0 ? `?${query}` : ''));
}

export async function join(id: string, seat?: number, invite?: string): Promise<Table> {
  await me();
  return call('POST', `/tables/${id}/join`, { ...(seat === undefined ? {} : { seat }), ...withInvite(invite) });
}

export function start(id: string, bot: string): Promise<Table> {
  return call('POST', `/tables/${id}/start`, { bot });
}

export function leave(id: string): Promise<Table> {
  return call('POST', `/tables/${id}/leave`, {});
}

export function resign(id: string, seat: number): Promise<Table> {
  return call('POST', `/tables/${id}/resign`, { seat });
}

export function move(id: string, seat: number, number: number, move: string): Promise<{ number: number }> {
  return call('POST', `/tables/${id}/moves`, { seat, number, move });
}

export function say(id: string, seat: number, text: string): Promise<{ number: number }> {
  return call('POST', `/tables/${id}/chat`, { seat, text });
}

/** Chooses what a seat of ours shows beside the game. */
export function display(id: string, seat: number, show: Record<string, unknown>): Promise<{ number: number }> {
  return call('POST', `/tables/${id}/show`, { seat, show });
}

export function takeBack(id: string, seat: number, number: number): Promise<{ number: number }> {
  return call('POST', `/tables/${id}/takeback`, { seat, number });
}

/** Why a seat of ours cannot play a move. */
export function why(id: string, seat: number, move: string): Promise<Why> {
  return call('GET', `/tables/${id}/why?${new URLSearchParams({ seat: String(seat), move })}`);
}
