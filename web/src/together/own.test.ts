import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownSeat } from './own';

const person = (name: string) => ({ kind: 'person' as const, name });
const seats = [person('Grace'), person('Linus'), person('Ada')];

describe('one’s own seat', () => {
  beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => 'Ada' }));
  afterEach(() => vi.unstubAllGlobals());

  it('is the one with one’s name, wherever it stands in a game that is played again', () => {
    expect(ownSeat({ mySeats: [1, 2], seats })).toBe(2);
  });

  it('is the first where one is called something else', () => {
    expect(ownSeat({ mySeats: [0, 1], seats })).toBe(0);
    expect(ownSeat({ mySeats: [], seats })).toBeUndefined();
  });
});
