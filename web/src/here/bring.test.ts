import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '../net/api';
import { bring, bringAll, canBring } from './bring';
import { keep, keptGame, type Kept } from './kept';

const sent: { record: string; bots: (string | null)[] }[] = [];
let answers: (() => Promise<{ id: string; isNew: boolean }>)[] = [];
vi.mock('../net/api', async (original) => ({
  ...(await original<object>()),
  bring: (record: string, bots: (string | null)[]) => {
    sent.push({ record, bots });
    return answers.shift()?.() ?? Promise.resolve({ id: `t${sent.length}`, isNew: true });
  },
}));

const game = (id: string, more: Partial<Kept> = {}): Kept => ({
  id,
  game: 'islant',
  options: {},
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'level2', bot: 'level2' },
    { kind: 'person', name: 'Grace', bot: 'greedy' },
  ],
  seed: 'sea',
  record: '{"atoll":1,"fair":{}}\n{"end":true}\n',
  status: 'over',
  created: 0,
  changed: 0,
  ...more,
});

beforeEach(() => {
  sent.length = 0;
  answers = [];
});

describe('a game on this device', () => {
  it('is brought to the server with its bots named, and stays marked', async () => {
    await keep(game('a'));
    await bring(game('a'));
    expect(sent[0]!.bots).toEqual([null, 'level2', null]);
    expect((await keptGame('a'))?.brought).toBe('t1');
    expect(canBring((await keptGame('a'))!)).toBe(false);
  });

  it('cannot be brought while it is played, nor if its chance was told', () => {
    expect(canBring(game('a'))).toBe(true);
    expect(canBring(game('a', { status: 'playing' }))).toBe(false);
    expect(canBring(game('a', { record: '{"atoll":1}\n{"end":true}\n' }))).toBe(false);
    expect(canBring(game('a', { record: '' }))).toBe(false);
  });

  it('that is refused keeps none of the others back', async () => {
    answers = [() => Promise.reject(new Problem(422, 'illegal', 'Line 3 is off.'))];
    expect(await bringAll([game('a'), game('b'), game('c', { status: 'playing' })])).toEqual({
      count: 1,
      problem: 'Line 3 is off.',
    });
  });

  it('waits while the server cannot be reached', async () => {
    answers = [() => Promise.reject(new Problem(0, 'offline', 'No server.'))];
    expect(await bringAll([game('a'), game('b')])).toEqual({ count: 0, problem: 'No server.' });
    expect(sent).toHaveLength(1);
  });
});
