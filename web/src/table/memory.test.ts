import { afterEach, expect, it, vi } from 'vitest';
import { recall, remember } from './memory';
import type { Line } from './story';

const line = (number: number, points = 0): Line => ({
  number,
  heard: number,
  seat: 0,
  words: '',
  cell: null,
  lays: null,
  chance: false,
  undone: false,
  unseen: false,
  earned: points === 0 ? [] : [{ seat: 0, items: [{ key: 'roads', points }] }],
});

afterEach(() => vi.unstubAllGlobals());

it('still knows after a reload what was earned', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (k: string) => kept.get(k) ?? null,
    setItem: (k: string, v: string) => kept.set(k, v),
  });
  remember('t1', [line(1), line(2, 5)]);
  expect(recall('t1', [line(1), line(2), line(3)]).map((l) => l.earned.length)).toEqual([0, 1, 0]);
  expect(recall('t2', [line(2)])[0]?.earned).toEqual([]);
});

it('does without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  remember('t1', [line(1, 3)]);
  expect(recall('t1', [line(1)])).toEqual([line(1)]);
});
