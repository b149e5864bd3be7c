import { describe, expect, it } from 'vitest';
import { ago, counted } from './speech';

describe('how long ago something was', () => {
  const NOW = 1_700_000_000_000;
  it('is told in the largest unit that is full', () => {
    expect(ago(NOW - 20_000, NOW)).toBe('now');
    expect(ago(NOW - 5 * 60_000, NOW)).toBe('5 min ago');
    expect(ago(NOW - 3.5 * 3_600_000, NOW)).toBe('3 hr ago');
    expect(ago(NOW - 30 * 3_600_000, NOW)).toBe('yesterday');
  });

  it('is never in the future, whatever the clocks say', () => {
    expect(ago(NOW + 90_000, NOW)).toBe('now');
  });
});

describe('names', () => {
  it('that several share are told once, with how many there are', () => {
    expect(counted(['Ada', 'Random bot', 'Random bot'])).toEqual(['Ada', '2\u00a0×\u00a0Random bot']);
  });
});
