import { describe, expect, it } from 'vitest';
import { room } from '../all';
import { pictures } from '../pictures';
import { title } from '../words';
import { kinds, offered } from './choices';

const list = (moves: string[]) => moves.map((move) => ({ move, gain: 0, ends: false, covers: [] }));
const numbers = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

describe('a game without a room of its own', () => {
  it('is shown by the plain room, others by theirs', async () => {
    const plain = await room('connect-four');
    expect(plain.isText).toBe(true);
    expect(await room('toString')).toBe(plain);
    expect((await room('islant')).isText).toBeUndefined();
    expect(pictures).not.toHaveProperty('connect-four');
    expect(pictures).toHaveProperty('islant');
  });

  it('is called as the server calls it', () => {
    const sheet = { id: 'connect-four', title: 'Connect Four', about: '', minSeats: 2, maxSeats: 2, options: [] };
    expect(title('connect-four', [sheet])).toBe('Connect Four');
    expect(title('connect-four', [])).toBe('connect-four');
    expect(title('islant', [{ ...sheet, id: 'islant' }])).toBe('Islant');
  });

  it('says moves in the words of the notation', async () => {
    const plain = await room('connect-four');
    expect(plain.sayMove('drop 4', {})).toBe('drop 4');
    expect(plain.sayOutcome('roll 3 5', {}, [])).toBe('Chance: roll 3 5');
    expect(plain.parse('drop 4', {})).toEqual({});
  });

  it('asks for the kind of move only where there are many moves of several kinds', () => {
    expect(kinds(list(numbers(7).map((n) => `drop ${n}`)))).toEqual([]);
    expect(kinds(list(numbers(40).map((n) => `drop ${n}`)))).toEqual([]);
    const moves = list([...numbers(20).map((n) => `build ${n}`), 'pass', ...numbers(5).map((n) => `sell ${n}`)]);
    expect(kinds(moves)).toEqual(['build', 'pass', 'sell']);
    expect(offered(moves, 'sell').moves.map((m) => m.move)).toEqual(['sell 1', 'sell 2', 'sell 3', 'sell 4', 'sell 5']);
    expect(offered(moves, null).moves).toHaveLength(26);
    expect(offered(moves, 'gone')).toEqual({ moves, more: 0 });
  });

  it('leaves out what is too much for a list, and says so', () => {
    const { moves, more } = offered(list(numbers(1000).map((n) => `drop ${n}`)), null);
    expect(moves.length + more).toBe(1000);
    expect(more).toBeGreaterThan(0);
  });
});
