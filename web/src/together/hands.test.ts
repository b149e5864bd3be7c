import { afterEach, describe, expect, it } from 'vitest';
import type { Table } from '../net/types';
import { choose } from '../table/settings.svelte';
import type { Line } from '../table/story';
import { text } from '../text';
import { readBy } from './hands.svelte';

const line = {
  number: 7,
  heard: 7,
  seat: 0,
  words: 'lays a tile at d4',
  cell: 'd4',
  lays: 'd4',
  chance: false,
  undone: false,
  unseen: false,
  only: [0],
  earned: [{ seat: 0, items: [{ key: 'farm', points: 3 }] }],
} satisfies Line;
const table = (viewer: number, status = 'playing') => ({ viewer, status }) as Table;

describe('a line of the log at a shared device', () => {
  afterEach(() => choose('handOver', 'cover'));

  it('is read by whoever may know it, and covered for the other', () => {
    expect(readBy(line, table(0))).toBe(line);
    expect(readBy(line, table(1))).toMatchObject({ words: text.log.hidden, cell: null, earned: [] });
  });

  it('is read by everybody once it has come to light, when the game is over, and where nobody minds', () => {
    const open = { ...line, only: undefined };
    expect(readBy(open, table(1))).toBe(open);
    expect(readBy(line, table(1, 'over'))).toBe(line);
    choose('handOver', 'tell');
    expect(readBy(line, table(1))).toBe(line);
  });
});
