import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, keep, keptGame, keptGames, makeRoom, MOST, type Kept } from './kept';

const game = (id: string, changed: number, more: Partial<Kept> = {}): Kept => ({
  id,
  game: 'islant',
  options: {},
  seats: [{ kind: 'person', name: 'Ada' }],
  seed: 'sea',
  record: '',
  status: 'playing',
  created: 0,
  changed,
  ...more,
});

const OVER = { status: 'over' } as const;
const ON_SERVER = { ...OVER, brought: 'table' } as const;

// There is no IndexedDB here, as where a browser refuses to keep anything; the browser tests have one.
describe('games on a device that keeps nothing', () => {
  beforeEach(async () => {
    for (const { id } of await keptGames()) await forget(id);
  });

  it('live as long as the page, and that is said', async () => {
    expect(await keep(game('a', 1))).toBe(false);
    expect(await keptGame('a')).toMatchObject({ id: 'a' });
    expect(await keptGame('b')).toBeUndefined();
  });

  it('are listed with the newest first', async () => {
    await keep(game('a', 1));
    await keep(game('b', 3));
    await keep(game('c', 2));
    expect((await keptGames()).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('make room for another: the oldest that is on a server too goes', async () => {
    for (let i = 0; i < MOST; i++) await keep(game(`g${i}`, i, i === 3 || i === 7 ? ON_SERVER : i < 7 ? OVER : {}));
    await makeRoom();
    expect(await keptGame('g3')).toBeUndefined();
    expect(await keptGames()).toHaveLength(MOST - 1);
    await makeRoom();
    expect(await keptGame('g7')).toBeDefined();
  });

  it('are never thrown away while they are nowhere else, and that is said', async () => {
    for (let i = 0; i < MOST; i++) await keep(game(`g${i}`, i, i < 7 ? OVER : {}));
    await expect(makeRoom()).rejects.toThrow(`There are ${MOST} games on this device`);
    expect(await keptGames()).toHaveLength(MOST);
  });
});

/** A store of games as the browser has it, as far as it is needed here. */
function openStore() {
  const kept = new Map<string, Kept>();
  const later = <T>(request: T & { onsuccess?: () => void }) => {
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  const objectStore = () => ({
    put: (game: Kept) => later({ result: kept.set(game.id, game) }),
    delete: (id: string) => later({ result: kept.delete(id) }),
    get: (id: string) => later({ result: kept.get(id) }),
    getAll: () => later({ result: [...kept.values()] }),
  });
  const transaction = () => {
    const work = { objectStore, oncomplete: () => {} };
    setTimeout(() => work.oncomplete());
    return work;
  };
  return { open: () => later({ result: { transaction } }) };
}

describe('games on a device that keeps them', () => {
  it('are to stay: the browser is asked for it once, when the first of them is kept', async () => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('indexedDB', openStore());
    vi.stubGlobal('navigator', { storage: { persist } });
    expect(persist).not.toHaveBeenCalled();
    expect(await keep(game('a', 1))).toBe(true);
    expect(await keep(game('b', 2))).toBe(true);
    expect(persist).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});
