import { describe, expect, it } from 'vitest';
import { ServerTime } from './time';

const at = (ms: number) => new Date(ms).toUTCString();
const NOON = Date.UTC(2026, 0, 1, 12);

describe('the time of the server', () => {
  it('is ours where the two may agree', () => {
    const time = new ServerTime();
    expect(time.ahead).toBe(0);
    time.heard(at(NOON), NOON + 100, NOON + 180);
    time.heard(null, NOON, NOON);
    expect(time.ahead).toBe(0);
  });

  it('is found to a few hundredths when a device is minutes off', () => {
    const time = new ServerTime();
    const ahead = 187_350;
    for (let i = 0; i < 20; i++) {
      const asked = NOON + i * 1730;
      time.heard(at(asked + 20 + ahead), asked, asked + 40);
    }
    expect(Math.abs(time.ahead - ahead)).toBeLessThan(60);
  });

  it('follows a clock that was set anew', () => {
    const time = new ServerTime();
    time.heard(at(NOON + 60_000), NOON, NOON + 20);
    time.heard(at(NOON + 60_000), NOON + 60_100, NOON + 60_120);
    expect(time.ahead).toBe(0);
  });
});
