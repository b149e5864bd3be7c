import { describe, expect, it } from 'vitest';
import { brought, countOf, DECKS, earned, LADDER } from './achieved';
import type { Achievements, Numbers } from './person';

const at = (table: string, ...names: string[]) =>
  names.map((name) => ({ game: 'small-islands', name, table, earned: 1 }));
const all = (...achievements: ReturnType<typeof at>): Achievements => ({
  achievements,
  decks: { needed: 5, open: [] },
  records: [],
});
const kind = (games: number, table: string): Numbers => ({
  game: 'islant',
  mode: '',
  seats: 1,
  games,
  won: 0,
  lost: 0,
  points: 90,
  best: { score: 50, table, ended: 1 },
});

describe('what a game has brought', () => {
  const four = at('before', 'normal.points60', 'normal.ship10', 'normal.islands12', 'normal.allHouses');

  it('is what was earned at its table', () => {
    const { achieved } = brought('now', all(...four, ...at('now', 'advanced.joined')), []);
    expect(achieved.map((each) => each.name)).toEqual(['advanced.joined']);
    expect(brought('other', all(...four), [])).toEqual({ achieved: [], opened: [], best: null });
  });

  it('opens a deck with the fifth achievement of its mode, and not with the sixth', () => {
    const five = [...four, ...at('now', 'normal.shipFirst')];
    expect(brought('now', all(...five), []).opened).toEqual(['normal']);
    expect(brought('later', all(...five, ...at('later', 'normal.discovery4')), []).opened).toEqual([]);
    expect(brought('now', all(...four, ...at('now', 'advanced.joined')), []).opened).toEqual([]);
    expect(brought('now', all(...four, ...at('now', 'normal.shipFirst', 'normal.solo4')), []).opened).toEqual([
      'normal',
    ]);
  });

  it('is a best only if there was one to beat', () => {
    expect(brought('now', all(), [kind(1, 'now')]).best).toBeNull();
    expect(brought('now', all(), [kind(2, 'now')]).best?.best?.score).toBe(50);
    expect(brought('now', all(), [kind(2, 'before')]).best).toBeNull();
  });
});

describe('the Great Explorer', () => {
  it('has fourteen achievements, and the ladder four levels', () => {
    expect(Object.values(DECKS).map((deck) => deck.length)).toEqual([7, 7]);
    expect(LADDER).toEqual(['casual', 'standard', 'hard', 'impossible']);
  });

  it('counts a deck by its mode alone', () => {
    const some = at('t', 'normal.points60', 'advanced.joined', 'advanced.noShip');
    expect([countOf(some, 'normal'), countOf(some, 'advanced')]).toEqual([1, 2]);
    expect(earned(some, 'small-islands', 'advanced.joined')).toBeDefined();
    expect(earned(some, 'first-island', 'advanced.joined')).toBeUndefined();
  });
});
