/**
 * The games that are kept on this device, in IndexedDB: for each its record, as the server would export it, and what is needed to
 * go on. Where the browser refuses to keep anything, a game lives as long as the page.
 */
import { Problem } from '../net/api';
import type { SeatInfo } from '../net/types';
import { text } from '../text';

export interface Kept {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  /** Where its chance comes from. */
  seed: string;
  /** Empty until something has happened. */
  record: string;
  status: 'playing' | 'over';
  created: number;
  changed: number;
  /** The server's table that it was brought along as. */
  brought?: string;
}

/** More than this nobody finds again; the oldest that is on a server too makes room. */
export const MOST = 100;
const STORE = 'games';

/** What this page has seen, whether or not it could be kept. */
const here = new Map<string, Kept>();

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((done, fail) => {
    const request = indexedDB.open('atoll', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    answered(request).then(done, fail);
  }).catch((e) => {
    opening = undefined;
    throw e;
  });
  return opening;
}

/** Does something with the kept games and waits until it is on the disk. */
async function within<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(STORE, mode);
  const written = new Promise<void>((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => fail(transaction.error);
  });
  const [value] = await Promise.all([answered(work(transaction.objectStore(STORE))), written]);
  return value;
}

/** All of them, the newest first. */
export async function keptGames(): Promise<Kept[]> {
  const kept = await within('readonly', (games) => games.getAll() as IDBRequest<Kept[]>).catch(() => []);
  const all = new Map([...kept.map((game) => [game.id, game] as const), ...here]);
  return [...all.values()].toSorted((a, b) => b.changed - a.changed);
}

export async function keptGame(id: string): Promise<Kept | undefined> {
  const kept = await within('readonly', (games) => games.get(id) as IDBRequest<Kept | undefined>).catch(
    () => undefined,
  );
  return kept ?? here.get(id);
}

let isAsked = false;

/** Asks the browser, once, to keep the games even when it needs room for something else. */
function stay(): void {
  if (isAsked) return;
  isAsked = true;
  void navigator.storage?.persist?.().catch(() => {}); // then it keeps them as it keeps everything
}

/** Keeps a game; whether it will still be there when the page is closed. */
export async function keep(game: Kept): Promise<boolean> {
  try {
    await within('readwrite', (games) => games.put(game));
    here.delete(game.id);
    stay();
    return true;
  } catch {
    here.set(game.id, game);
    return false;
  }
}

export async function forget(id: string): Promise<void> {
  here.delete(id);
  await within('readwrite', (games) => games.delete(id)).catch(() => {}); // then it was not there
}

/** Makes room for one more; a Problem if only games that are nowhere else could go. */
export async function makeRoom(): Promise<void> {
  const games = await keptGames();
  if (games.length < MOST) return;
  const oldest = games.findLast((game) => game.brought);
  if (!oldest) throw new Problem(0, 'full', text.here.full(MOST));
  await forget(oldest.id);
}
