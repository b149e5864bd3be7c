import { beforeEach, describe, expect, it } from 'vitest';
import { forget, keep, keptGame, keptGames, makeRoom, MOST, type Kept } from './kept';

const game = (id: string, changed: number, status: Kept['status'] = 'playing'): Kept => ({
  id,
  game: 'islant',
  options: {},
  seats: [{ kind: 'person', name: 'Ada' }],
  seed: 'sea',
  record: '',
  status,
  created: 0,
  changed,
});

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

  it('make room for another: the oldest finished one goes', async () => {
    for (let i = 0; i < MOST; i++) await keep(game(`g${i}`, i, i === 3 || i === 7 ? 'over' : 'playing'));
    await makeRoom();
    expect(await keptGame('g3')).toBeUndefined();
    expect(await keptGames()).toHaveLength(MOST - 1);
    await makeRoom();
    expect(await keptGame('g7')).toBeDefined();
  });

  it('are never thrown away while they are played', async () => {
    for (let i = 0; i < MOST; i++) await keep(game(`g${i}`, i));
    await expect(makeRoom()).rejects.toThrow(String(MOST));
    expect(await keptGames()).toHaveLength(MOST);
  });
});
