import { describe, expect, it } from 'vitest';
import { arrived, marked, Turns } from './turns.svelte';

const table = (id: string, isHere = false) => ({ id, game: 'islant', isHere });
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

describe('the mark before the title', () => {
  it('comes, changes and goes, and leaves the title as it was', () => {
    expect(marked('Islant · Atoll', 'Your turn', '')).toBe('Your turn · Islant · Atoll');
    expect(marked('Your turn · Islant · Atoll', 'Your turn (2)', 'Your turn')).toBe('Your turn (2) · Islant · Atoll');
    expect(marked('Your turn (2) · Atoll', '', 'Your turn (2)')).toBe('Atoll');
    expect(marked('Atoll', '', 'Your turn')).toBe('Atoll');
  });

  it('is put before the title of another screen, too', () => {
    expect(marked('Rules', 'Your turn', 'Your turn')).toBe('Your turn · Rules');
  });
});

describe('where it is our turn', () => {
  it('is what the server tells, and news are what it did not tell before', () => {
    const turns = new Turns();
    expect(turns.tell([table('a')])).toEqual([]); // what was so before we came
    expect(ids(turns.tell([table('a'), table('b')]))).toEqual(['b']);
    expect(turns.tell([table('b')])).toEqual([]);
    expect(ids(turns.tell([table('a'), table('b')]))).toEqual(['a']);
    expect(ids(arrived([table('a')], [table('a'), table('b')]))).toEqual(['b']);
  });

  it('is known best by the table on the screen', () => {
    const turns = new Turns();
    turns.tell([table('a'), table('b')]);
    expect(turns.show(table('a'), false, true)).toBe(false);
    expect(ids(turns.all)).toEqual(['b']);
    expect(turns.isWaiting).toBe(true);
    expect(turns.show(table('a'), true, false)).toBe(true);
    expect(ids(turns.all)).toEqual(['b', 'a']);
    expect(turns.tell([table('a'), table('b')])).toEqual([]); // seen already
    expect(turns.show(table('a'), true, false)).toBe(false); // still our turn
  });

  it('comes as news once, whoever tells it first', () => {
    const turns = new Turns();
    turns.tell([]);
    turns.show(table('a'), false, true);
    expect(ids(turns.tell([table('a')]))).toEqual(['a']); // while nobody looked
    expect(turns.show(table('a'), true, false)).toBe(false);
  });

  it('stays when the table is left, unless it was on this device', () => {
    const turns = new Turns();
    turns.show(table('a'), true, false);
    turns.leave('a');
    expect(ids(turns.all)).toEqual(['a']);
    turns.show(table('h', true), true, false);
    turns.leave('h');
    expect(ids(turns.all)).toEqual(['a']);
    expect(turns.isWaiting).toBe(false);
  });
});
