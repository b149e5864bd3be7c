import { describe, expect, it } from 'vitest';
import type { Table } from '../net/types';
import { goneSince, isHere, missed } from './presence';

const NOW = 1_790_000_000_000;
const MISSED = 180_000;
const presence = {
  missedAfter: MISSED,
  seats: [
    { seat: 0, here: true },
    { seat: 1, here: false, seen: NOW - MISSED },
    { seat: 2, here: false, seen: NOW - MISSED + 1 },
  ],
};
const table = (act: number[], changes: Partial<Table> = {}) =>
  ({
    status: 'playing',
    act,
    mySeats: [0],
    seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }, { kind: 'bot' }],
    ...changes,
  }) as Table;

describe('who is here', () => {
  it('is known of those of whom something was heard', () => {
    expect([0, 1, 3].map((seat) => isHere(presence, seat))).toEqual([true, false, false]);
    expect([0, 1, 3].map((seat) => goneSince(presence, seat))).toEqual([null, NOW - MISSED, null]);
  });

  it('lets a bot play only for somebody else who is to act and has been gone for long', () => {
    expect(missed(table([1]), presence, NOW)).toBe(1);
    expect(missed(table([0, 1]), presence, NOW)).toBe(1);
    expect(missed(table([2]), presence, NOW)).toBeNull();
    expect(missed(table([3]), presence, NOW)).toBeNull();
    expect(missed(table([1]), null, NOW)).toBeNull();
    expect(missed(table([1], { mySeats: [1] }), presence, NOW)).toBeNull();
    expect(missed(table([1], { mySeats: [] }), presence, NOW)).toBeNull();
    expect(missed(table([1], { status: 'over' }), presence, NOW)).toBeNull();
    const seats = [{ kind: 'person' as const }, { kind: 'person' as const, away: true }];
    expect(missed(table([1], { seats }), presence, NOW)).toBeNull();
  });
});
