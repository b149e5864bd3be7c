import { expect, it } from 'vitest';
import { seatNames } from './names';

it('numbers names that occur twice', () => {
  const seat = (name: string) => ({ kind: 'bot' as const, name });
  expect(seatNames([seat('Ada'), seat('greedy'), seat('greedy')])).toEqual(['Ada', 'greedy 1', 'greedy 2']);
});

it('gives bots a name for people', () => {
  const bot = (name: string) => ({ kind: 'bot' as const, name, bot: name });
  expect(seatNames([bot('greedy'), bot('level3'), bot('level3')])).toEqual([
    'Greedy bot',
    'Level 3 bot 1',
    'Level 3 bot 2',
  ]);
});
