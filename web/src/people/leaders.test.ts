import { describe, expect, it } from 'vitest';
import { part } from '../games/part';
import type { GameSheet } from '../net/types';
import { modesAlone, ranked } from './leaders';

describe('the list of the strongest', () => {
  const leader = (name: string, rating: number, deviation: number) => ({
    person: name,
    name,
    rating,
    deviation,
    games: 9,
  });

  it('puts the bots where they stand by what is almost sure, and gives ranks to people alone', () => {
    const rows = ranked(
      [leader('Ada', 1900, 60), leader('Grace', 1950, 150)],
      [
        { bot: 'level1', rating: 760 },
        { bot: 'level3', rating: 1600 },
      ],
    );
    expect(rows.map((row) => [row.rank, row.name, row.sure])).toEqual([
      [1, 'Ada', 1720],
      [null, 'level3', 1600],
      [2, 'Grace', 1500],
      [null, 'level1', 760],
    ]);
  });

  it('keeps the order of people who are as strong', () => {
    expect(ranked([leader('Ada', 1500, 100), leader('Grace', 1500, 100)], []).map((row) => row.name)).toEqual([
      'Ada',
      'Grace',
    ]);
  });
});

describe('the levels played alone', () => {
  const sheet = (option: object) => part<GameSheet>({ options: [option] });

  it('are written as the server writes a mode: the usual one not at all', () => {
    expect(modesAlone(sheet({ name: 'level', kind: 'number', min: 1, max: 3, default: 1 }))).toEqual([
      { value: '1', mode: '' },
      { value: '2', mode: 'level=2' },
      { value: '3', mode: 'level=3' },
    ]);
    expect(modesAlone(sheet({ name: 'level', kind: 'choice', values: ['casual', 'hard'], default: 'hard' }))).toEqual([
      { value: 'casual', mode: 'level=casual' },
      { value: 'hard', mode: '' },
    ]);
    expect(modesAlone(sheet({ name: 'auction', kind: 'flag', default: false }))).toEqual([]);
  });
});
