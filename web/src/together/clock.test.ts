import { describe, expect, it } from 'vitest';
import { figures, isShort, leftOf, runs, sayClock, spoken, told } from './clock';

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('a clock', () => {
  it('stands at what was left, and runs towards its deadline', () => {
    expect(leftOf({ left: 5000 }, 99_000)).toBe(5000);
    expect(leftOf({ left: 5000, deadline: 100_000 }, 99_000)).toBe(1000);
    expect(leftOf({ left: 5000, deadline: 100_000 }, 99_999_999)).toBe(0);
    expect([runs({ left: 1 }), runs({ left: 1, deadline: 2 })]).toEqual([false, true]);
  });

  it('shows a second until it is over, and is at naught only then', () => {
    expect([600_000, 599_001, 599_000, 9001, 1, 0].map(figures)).toEqual([
      '10:00',
      '10:00',
      '9:59',
      '0:10',
      '0:01',
      '0:00',
    ]);
    expect([2 * HOUR, HOUR + 5 * 60 * SECOND + 9 * SECOND].map(figures)).toEqual(['2:00:00', '1:05:09']);
    expect([2 * DAY + 4 * HOUR, DAY, DAY - 1].map(figures)).toEqual(['2 d 4 h', '1 d 0 h', '24:00:00']);
  });

  it('is spoken in its two largest parts', () => {
    expect([DAY + HOUR, 2 * HOUR, 61 * SECOND, 10 * SECOND, 0].map(spoken)).toEqual([
      '1 day 1 hour',
      '2 hours',
      '1 minute 1 second',
      '10 seconds',
      '0 seconds',
    ]);
  });

  it('is short, and told, only near its end', () => {
    const live = { seconds: 600 };
    const days = { days: 3 };
    expect([31, 29].map((s) => isShort(s * SECOND, live))).toEqual([false, true]);
    expect([4, 2].map((h) => isShort(h * HOUR, days))).toEqual([false, true]);
    expect([61, 60, 31, 30, 9].map((s) => told(s * SECOND, live))).toEqual([
      null,
      60 * SECOND,
      60 * SECOND,
      30 * SECOND,
      10 * SECOND,
    ]);
    expect(told(2 * HOUR, days)).toBeNull();
  });

  it('says what it is', () => {
    expect(sayClock({ seconds: 600, increment: 5 })).toBe(
      '10 minutes each, and 5 seconds more after each turn. When time is up, a bot plays on until its player is back.',
    );
    expect(sayClock({ seconds: 90, whenOut: 'lose' })).toBe('1 minute 30 seconds each. Who runs out of time has lost.');
    expect(sayClock({ days: 1 })).toBe(
      '1 day for each turn. When time is up, a bot plays on until its player is back.',
    );
  });
});
