import { describe, expect, it } from 'vitest';
import {
  aim,
  aimed,
  begin,
  buttons,
  cancel,
  choices,
  lit,
  neighbour,
  pick,
  picks,
  reach,
  turn,
  turns,
} from './placing';

const ORDER = ['r0', 'r1', 'r2', 'r3'];
const parse = (move: string) => {
  const [piece, cell, t] = move.split(' ');
  return cell === undefined ? {} : { pick: piece, cell, turn: t };
};
const list = choices(['a c3 r0', 'a c3 r2', 'a c4 r1', 'b c3', 'end', 'skip'], [1, 4, 2, 0, 0, 0], parse);

describe('placing', () => {
  it('lists pieces, and moves that place nothing as buttons', () => {
    expect(picks(list)).toEqual(['a', 'b']);
    expect(buttons(list).map((c) => c.move)).toEqual(['end', 'skip']);
  });

  it('lights up the cells of the piece picked, with the best gain', () => {
    const state = pick(begin(list, ORDER), 'a');
    expect([...lit(state)]).toEqual([
      ['c3', 4],
      ['c4', 2],
    ]);
    expect(lit(begin(list, ORDER)).size).toBe(0);
  });

  it('picks by itself when there is but one piece', () => {
    expect(
      begin(
        list.filter((c) => c.pick !== 'a'),
        ORDER,
      ).picked,
    ).toBe('b');
  });

  it('lies at the turn that earns most until it is turned', () => {
    const state = aim(pick(begin(list, ORDER), 'a'), 'c3');
    expect(aimed(state)?.move).toBe('a c3 r2');
    expect(aimed(turn(state))?.move).toBe('a c3 r0');
    expect(aimed(aim(aim(turn(state), 'c4'), 'c3'))?.move).toBe('a c3 r2');
  });

  it('once turned, snaps to the next legal turn', () => {
    const state = turn(pick(begin(list, ORDER), 'a'));
    expect(state.turn).toBe('r0');
    expect(aim(state, 'c3').turn).toBe('r0');
    expect(aim(state, 'c4').turn).toBe('r1');
    expect(aim(turn(state), 'c3').turn).toBe('r2');
    expect(pick(state, 'b').isTurned).toBe(false);
  });

  it('turns through the legal turns of the cell only, both ways', () => {
    const state = aim(pick(begin(list, ORDER), 'a'), 'c3');
    expect(turns(state).map((c) => c.turn)).toEqual(['r0', 'r2']);
    expect(turn(state).turn).toBe('r0');
    expect(turn(turn(state)).turn).toBe('r2');
    expect(turn(state, -1).turn).toBe('r0');
  });

  it('turns a piece in the hand before it is aimed', () => {
    const state = turn(pick(begin(list, ORDER), 'a'));
    expect(state.turn).toBe('r0');
    expect(turn(state).turn).toBe('r1');
  });

  it('refuses cells and pieces that are not legal', () => {
    const state = pick(begin(list, ORDER), 'b');
    expect(aim(state, 'c4')).toBe(state);
    expect(pick(state, 'z')).toBe(state);
    expect(aimed(state)).toBeNull();
  });

  it('aims pieces without turns', () => {
    expect(aimed(aim(pick(begin(list, ORDER), 'b'), 'c3'))?.move).toBe('b c3');
  });

  it('cancels step by step', () => {
    const state = aim(pick(begin(list, ORDER), 'a'), 'c3');
    expect(cancel(state)).toMatchObject({ picked: 'a', cell: null });
    expect(cancel(cancel(state)).picked).toBeNull();
  });

  it('keeps the piece in hand over a new list if it is still there', () => {
    const state = aim(pick(begin(list, ORDER), 'a'), 'c3');
    expect(begin(list, ORDER, state)).toMatchObject({ picked: 'a', cell: null });
  });

  it('shows where a large piece would lie, and aims so that it covers the cell pointed at', () => {
    const next = (cell: string) => `c${Number(cell.slice(1)) + 1}`;
    const large = choices(['a c3 r0', 'a c5 r1'], [1, 4], parse, [], ({ cell = '' }) => [cell, next(cell)]);
    const state = pick(begin(large, ORDER), 'a');
    expect([...reach(state)]).toEqual([
      ['c3', 1],
      ['c4', 1],
      ['c5', 4],
      ['c6', 4],
    ]);
    expect(aimed(aim(state, 'c4'))?.move).toBe('a c3 r0');
    expect(aimed(aim(state, 'c6'))?.move).toBe('a c5 r1');
    expect(aim(state, 'c7')).toBe(state);
  });

  it('finds the neighbour that an arrow key means', () => {
    const cells: [string, { x: number; y: number }][] = [
      ['right', { x: 2, y: 0 }],
      ['far', { x: 9, y: 1 }],
      ['down', { x: 0, y: 1 }],
    ];
    expect(neighbour({ x: 0, y: 0 }, 'right', cells)).toBe('right');
    expect(neighbour({ x: 0, y: 0 }, 'down', cells)).toBe('down');
    expect(neighbour({ x: 0, y: 0 }, 'left', cells)).toBeNull();
  });
});
