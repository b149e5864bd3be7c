import { describe, expect, it } from 'vitest';
import { asked, isAny, readFilter, writeFilter } from './filter';

describe('the filter of finished games', () => {
  it('stands in the address as it was chosen', () => {
    const address = '?game=islant&opponents=bots&result=won&when=week&unread=true';
    const filter = readFilter(address);
    expect(filter).toEqual({ game: 'islant', opponents: 'bots', result: 'won', when: 'week', unread: true });
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });

  it('does not matter where it makes no sense', () => {
    const any = readFilter('');
    expect(isAny(any)).toBe(true);
    expect(writeFilter(any)).toBe('');
    expect(readFilter('?game=%3Cb%3E&opponents=cats&result=&when=ever')).toEqual(any);
    expect(isAny(readFilter('?unread'))).toBe(false);
  });

  it('asks the server for what has ended since then', () => {
    const now = 1_790_000_000_000;
    expect(asked(readFilter('?when=week&result=lost'), now)).toEqual({
      result: 'lost',
      from: String(now - 7 * 86_400_000),
    });
    expect(asked(readFilter('?unread&game=my-island'), now)).toEqual({ game: 'my-island', unread: 'true' });
  });
});
