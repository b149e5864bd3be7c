import { describe, expect, it } from 'vitest';
import type { Listed } from '../net/types';
import { part } from '../games/part';
import type { Kept } from '../here/kept';
import { inOrder, sayKept, sayStanding, sayWho } from './listed';

const BOTS = ['level2'];
const table = (changes: Partial<Listed>): Listed => ({
  id: 'a',
  game: 'islant',
  edition: 1,
  mode: '',
  status: 'playing',
  number: 1,
  openSeats: 0,
  act: [],
  changed: 0,
  players: ['Ada', 'level2'],
  mySeats: [0],
  ...changes,
});
const over = (scores: number[], ranks: number[], changes: Partial<Listed> = {}) =>
  table({ status: 'over', result: { scores, ranks, breakdown: [] }, ...changes });

describe('a table in a list', () => {
  it('says against whom, and whose turn it is', () => {
    expect(sayWho(table({}), BOTS)).toBe('against Level 2 bot');
    expect(sayWho(table({ players: ['Ada'] }), BOTS)).toBe('alone');
    expect(sayWho(table({ mySeats: undefined }), BOTS)).toBe('Ada and Level 2 bot');
    expect(sayWho(table({ mySeats: undefined, players: ['Ada', 'level2', 'level2'] }), BOTS)).toBe(
      'Ada and 2\u00a0×\u00a0Level 2 bot',
    );
    expect(sayStanding(table({ act: [0] }), BOTS, 0)).toBe('Your turn');
    expect(sayStanding(table({ act: [1] }), BOTS, 0)).toBe('Level 2 bot’s turn');
    expect(sayStanding(table({ act: [0, 1], mySeats: undefined }), BOTS, 0)).toBe('Ada and Level 2 bot’s turn');
    expect(sayStanding(table({ act: [0], deadline: 90_000_000 }), BOTS, 0)).toBe('Your turn · 1 day left');
    expect(sayStanding(table({ openSeats: 1, status: 'open' }), BOTS, 0)).toBe('1 seat open');
  });

  it('says who waits where a seat is kept for us, and that comes first', () => {
    const kept = table({ id: 'kept', status: 'open', openSeats: 2, act: [0, 2], players: ['Ada', 'Grace', 'Alan'] });
    expect(sayStanding(kept, BOTS, 0)).toBe('Grace waits for you');
    expect(sayStanding({ ...kept, players: ['', 'level2', ''] }, BOTS, 0)).toBe('A seat is kept for you');
    expect(sayStanding({ ...kept, mySeats: [1] }, BOTS, 0)).toBe('2 seats open');
    const other = table({ id: 'other', act: [1], changed: 9 });
    expect(inOrder([other, kept], new Set()).map(({ id }) => id)).toEqual(['kept', 'other']);
  });

  it('tells its end from one’s own seat', () => {
    expect(sayStanding(over([30, 34], [2, 1], { mySeats: [1] }), BOTS, 0)).toBe('You won 34 : 30');
    expect(sayStanding(over([30, 34], [2, 1]), BOTS, 0)).toBe('You lost 30 : 34');
    expect(sayStanding(over([30, 34], [2, 1], { mySeats: [0, 1] }), BOTS, 0)).toBe('30 : 34');
    expect(sayStanding(over([21], [1], { players: ['Ada'] }), BOTS, 0)).toBe('21 points');
    expect(sayStanding(over([5, 4, 3, 2, 1, 0], [1, 2, 3, 4, 5, 6]), BOTS, 0)).toBe('Place 1 of 6 · 5 points');
  });

  it('comes first where one is to act, then where there is a new result', () => {
    const tables = [
      over([1, 2], [2, 1], { id: 'old', changed: 90 }),
      table({ id: 'theirs', act: [1], changed: 50 }),
      over([1, 2], [2, 1], { id: 'new', changed: 10 }),
      table({ id: 'mine', act: [0], changed: 5 }),
      table({ id: 'open', status: 'open', openSeats: 1, changed: 1 }),
    ];
    expect(inOrder(tables, new Set(['new'])).map(({ id }) => id)).toEqual(['mine', 'new', 'open', 'theirs', 'old']);
  });

  it('comes before or after the games on this device by whether they are over', () => {
    const kept = (id: string, status: Kept['status'], changed: number, brought?: string) =>
      part<Kept>({ id, status, changed, brought, record: '' });
    const tables = [
      over([1, 2], [2, 1], { id: 'old', changed: 90 }),
      table({ id: 'theirs', act: [1], changed: 50 }),
      table({ id: 'mine', act: [0], changed: 5 }),
    ];
    const here = [
      kept('done', 'over', 95),
      kept('going', 'playing', 60),
      kept('long ago', 'playing', 1),
      kept('brought', 'over', 99, 't'),
    ];
    expect(inOrder(tables, new Set(), here).map(({ id }) => id)).toEqual([
      'mine',
      'going',
      'theirs',
      'long ago',
      'done',
      'old',
      'brought',
    ]);
  });
});

describe('a game that is kept on this device', () => {
  const [me, bot] = [{ kind: 'person', name: 'Ada' } as const, { kind: 'bot', name: 'level2', bot: 'level2' } as const];
  const record = '{"atoll":1}\n{"end":true,"scores":[34,30],"ranks":[1,2],"breakdown":[]}\n';

  it('waits for whoever holds the device, and tells how it ended', () => {
    expect(sayKept({ status: 'playing', seats: [me, bot], record: '' })).toBe('on this device · Your turn');
    expect(sayKept({ status: 'playing', seats: [me, me], record: '' })).toBe('on this device · in play');
    expect(sayKept({ status: 'over', seats: [me, bot], record })).toBe('on this device · finished · You won 34 : 30');
    expect(sayKept({ status: 'over', seats: [me, me], record, brought: 't' })).toBe(
      'on this device, also on the server · finished · 34 : 30',
    );
    expect(sayKept({ status: 'over', seats: [me], record: 'cut' })).toBe('on this device · finished');
  });
});
