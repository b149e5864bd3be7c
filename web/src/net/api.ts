import { text } from '../text';
import { errors } from '../text/errors';
import { answeredEarly, QUESTION_PATIENCE } from './early';
import { contribution } from './fair';
import { tablePath } from './paths';
import { serverTime } from './time';
import type {
  Clock,
  ErrorCode,
  GameSheet,
  Guest,
  Known,
  Listed,
  Particulars,
  SeatWish,
  Step,
  Table,
  Why,
} from './types';
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

/**
 * What was refused, in the words of the page for its code. The sentence that came along is for programs and people
 * who read English: it is never shown.
 */
export function refused(status: number, code: string, about: Particulars = {}, table?: Table): Problem {
  const say = Object.hasOwn(errors, code) ? errors[code as ErrorCode] : text.errors.unknown;
  return new Problem(status, code, typeof say === 'function' ? say(about) : say, table);
}

/** The sentence to show for whatever was thrown. */
export function sentence(e: unknown): string {
  return e instanceof Problem ? e.message : text.errors.unknown;
}

/** After this an answer is not waited for any longer. */
const PATIENCE = 20_000;
/** A question is asked again, sooner than people would. */
const QUESTIONS = 3;
const BETWEEN = 400;

/**
 * Asks the server. A question that is not answered in time is asked again; what changes something is not, because only
 * whoever sends it knows whether that is harmless (moves are, by their number: see the table's store).
 */
export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  for (let asked = 1; ; asked++) {
    try {
      return await once<T>(method, path, body);
    } catch (e) {
      const isLost = e instanceof Problem && (e.status === 0 || e.status === 502 || e.status === 504);
      if (method !== 'GET' || !isLost || asked === QUESTIONS || navigator.onLine === false) throw e;
      await new Promise((done) => setTimeout(done, BETWEEN * asked));
    }
  }
}

async function once<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const offline = () => new Problem(0, 'offline', text.errors.offline);
  const asked = Date.now();
  let answer: Response;
  try {
    const early = method === 'GET' ? answeredEarly(path) : undefined;
    answer = await (early ??
      fetch('/api' + path, {
        method,
        headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(method === 'GET' ? QUESTION_PATIENCE : PATIENCE),
      }));
  } catch {
    throw offline();
  }
  serverTime.heard(answer.headers.get('Date'), asked, Date.now());
  version.heard(answer.headers.get('Atoll-Client'));
  const json = await answer.json().catch(() => null);
  if (!answer.ok) {
    throw refused(answer.status, String(json?.error), json?.parameters, json?.table);
  }
  if (json === null) throw offline(); // it broke off on its way
  return json as T;
}

const BEEN_HERE = 'atoll-guest';

/** Whether somebody has played on this device: only then does the server know us. */
export function hasBeenHere(): boolean {
  try {
    return localStorage.getItem(BEEN_HERE) !== null;
  } catch {
    return true; // no storage: ask the server
  }
}

/** What we are called, as far as it is known without the server. */
export function ownName(): string {
  try {
    return localStorage.getItem(BEEN_HERE) || text.here.me;
  } catch {
    return text.here.me;
  }
}

function known(guest: Guest): Guest {
  try {
    localStorage.setItem(BEEN_HERE, guest.name);
  } catch {
    // then the next visit asks once more
  }
  return guest;
}

/** Whoever played here has gone; the next visit makes a new guest. */
export function forget(): void {
  arriving = undefined;
  try {
    localStorage.removeItem(BEEN_HERE);
  } catch {
    // then the server says that it knows nobody
  }
}

async function arrive(): Promise<Guest> {
  return known(await call<Guest>('POST', '/guests', { name: text.guestName() }));
}

let arriving: Promise<Guest> | undefined;

async function who(): Promise<Guest> {
  if (!hasBeenHere()) return arrive();
  try {
    return known(await call<Guest>('GET', '/me'));
  } catch (e) {
    if (e instanceof Problem && e.status === 401) return arrive();
    throw e;
  }
}

/**
 * Who we are; the first call makes a guest. The token is a cookie that no script can read. Tabs that open together
 * arrive one after the other, so that they are one guest.
 */
export function me(): Promise<Guest> {
  arriving ??= (navigator.locks ? navigator.locks.request('atoll-arrival', who) : who()).catch((e) => {
    arriving = undefined;
    throw e;
  });
  return arriving;
}

/** We are somebody else from now on, or the same person under another name. */
export function became(guest: Guest): Guest {
  arriving = Promise.resolve(known(guest));
  return guest;
}

export const rename = async (name: string): Promise<Guest> => became(await call('POST', '/me', { name }));

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
  botNames ??= call<string[]>('GET', '/bots').catch((e) => {
    botNames = undefined;
    throw e;
  });
  return botNames;
}

/** The bot that a newcomer meets, of those that there are. */
export function usualBot(names: readonly string[]): string {
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
  clock?: Clock;
  hints?: boolean;
}

/**
 * Makes a table and sits down there. Our seats are kept until we have seen what the server's secret is held to; if we
 * cannot sit down then, they still are, and the table says so.
 */
export async function create(table: NewTable): Promise<Table> {
  await me();
  const made = await call<Table>('POST', '/tables', { ...table, kept: true });
  return made.keptSeats ? join(made).catch(() => made) : made;
}

/** The same game once more: whoever asks comes to the same table, where a seat is kept for each. */
export async function again(table: Table): Promise<Table> {
  const next = await call<Table>('POST', `/tables/${table.id}/rematch`, {});
  return next.keptSeats ? join(next) : next;
}

/** Brings a game that was played on this device to the server; what it is called there, and whether it was not there before. */
export async function bring(record: string, bots: (string | null)[]): Promise<{ id: string; isNew: boolean }> {
  await me();
  return call('POST', '/brought', { record, bots });
}

/** The record of a game that is over, as text. */
export async function record(id: string, invite?: string): Promise<string> {
  const offline = () => new Problem(0, 'offline', text.errors.offline);
  const address = `/api/tables/${id}/record` + (invite ? `?${new URLSearchParams({ invite })}` : '');
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  if (!answer) throw offline();
  const said = await answer.text().catch(() => null);
  if (said === null) throw offline();
  if (answer.ok) return said;
  throw refused(answer.status, answer.status === 404 ? 'notFound' : 'notOver');
}

const withInvite = (invite?: string) => (invite ? { invite } : {});

/** A table; with its diagram if that is wanted. */
export function show(id: string, invite?: string, diagram = false): Promise<Table> {
  return call('GET', tablePath(id, invite, diagram));
}

/** Sits down with a number of our own: on the seats that are kept for us, or on that one; perhaps by another name. */
export async function join({ id, fair }: Table, seat?: number, invite?: string, name?: string): Promise<Table> {
  await me();
  return call('POST', `/tables/${id}/join`, {
    ...(seat === undefined ? {} : { seat }),
    ...(name === undefined ? {} : { name }),
    ...(fair ? { contribution: contribution(id, fair.commitment) } : {}),
    ...withInvite(invite),
  });
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
/** The position as one's own seat may know it, for the rules in the page. */
export function knownTo(id: string, seat: number): Promise<Known> {
  return call('GET', `/tables/${id}/known?seat=${seat}`);
}

export function why(id: string, seat: number, move: string): Promise<Why> {
  return call('GET', `/tables/${id}/why?${new URLSearchParams({ seat: String(seat), move })}`);
}

/** What a seat saw after each event between two numbers. */
export async function steps(
  id: string,
  invite: string | undefined,
  seat: number,
  after: number,
  to: number,
): Promise<Step[]> {
  const query = new URLSearchParams({ seat: String(seat), after: String(after), to: String(to) });
  if (invite) query.set('invite', invite);
  return (await call<{ steps: Step[] }>('GET', `/tables/${id}/steps?${query}`)).steps;
}
