import { expect, it } from 'vitest';
import { seatNames } from './names';

it('numbers names that occur twice', () => {
  const seat = (name: string) => ({ kind: 'bot' as const, name });
  expect(seatNames([seat('Ada'), seat('greedy'), seat('greedy')])).toEqual(['Ada', 'greedy 1', 'greedy 2']);
});
