import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table, TableEvent } from '../net/types';
import type { Rules } from '../rules/rules';
import { Ahead } from './ahead';

vi.mock('../rules/can', () => ({ canRunRules: () => true }));

/** Rules that note what they are asked. */
let asked: string[] = [];
const rules = {
  resume: async (record: string) => asked.push(`resume ${record.trimEnd().split('\n').length - 1}`),
  play: async (seat: number, move: string) => {
    asked.push(`play ${seat} ${move}`);
    if (move === 'nonsense') throw new Error('illegal');
    return { next: move === 'last' ? 'over' : 'seats' };
  },
  draw: async (outcome: string) => asked.push(`draw ${outcome}`),
  look: async () => ({ act: [0], viewer: 0, view: { seen: asked.length }, legal: { 0: ['b'] }, gain: {}, ends: {} }),
  why: async () => ({ code: 'far', with: {} }),
  close: () => asked.push('close'),
} as unknown as Rules;

const table = (number: number): Table => ({
  id: 't',
  game: 'g',
  edition: 1,
  options: {},
  status: 'playing',
  number,
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'level2', bot: 'level2' },
  ],
  mySeats: [0],
  act: [0, 1],
  view: {},
  legal: {},
  gain: {},
  takeBack: [0],
});
const moved = (number: number, seat: number, move: string | null): TableEvent => ({
  number,
  kind: 'moved',
  seat,
  move,
});
const drawn = (number: number, outcome: string | null): TableEvent => ({ number, kind: 'drawn', outcome });

function ahead(...events: TableEvent[]): Ahead {
  const made = new Ahead(() => rules);
  events.forEach((event) => made.hear(event));
  return made;
}

beforeEach(() => (asked = []));

describe('what follows from a move', () => {
  it('is known at once where everything was told, and nothing can be taken back until the server says so', async () => {
    const then = await ahead(drawn(1, 'roll'), moved(2, 1, 'x')).foresee(table(2), 0, 'a');
    expect(asked).toEqual(['resume 2', 'play 0 a']);
    expect(then).toMatchObject({ number: 2, legal: { 0: ['b'] }, act: [0], takeBack: [] });
  });

  it('is not played twice when the server tells the same', async () => {
    const it = ahead(drawn(1, 'roll'));
    await it.foresee(table(1), 0, 'a');
    it.hear(moved(2, 0, 'a'));
    it.hear(drawn(3, 'roll'));
    await it.foresee(table(3), 0, 'b');
    expect(asked).toEqual(['resume 1', 'play 0 a', 'draw roll', 'play 0 b']);
  });

  it('is forgotten when the server tells something else', async () => {
    const it = ahead(drawn(1, 'roll'));
    await it.foresee(table(1), 0, 'a');
    it.hear(moved(2, 1, 'x'));
    await it.foresee(table(2), 0, 'b');
    expect(asked).toEqual(['resume 1', 'play 0 a', 'resume 2', 'play 0 b']);
  });

  it('leaves out what was taken back, and what others did unseen until it comes to light', async () => {
    const it = ahead(moved(1, 0, 'a'), { number: 2, kind: 'tookBack', seat: 0, takes: 1 }, moved(3, 1, null));
    const then = await it.foresee(table(3), 0, 'b');
    expect(asked).toEqual(['resume 0', 'play 0 b']);
    expect(then?.act).toEqual([0, 1]);
    it.hear({ ...moved(4, 0, 'b'), reveals: [{ number: 3, seat: 1, move: 'x' }] });
    await it.foresee(table(4), 0, 'c');
    expect(asked.slice(2)).toEqual(['resume 2', 'play 0 c']);
  });

  it('is not known once something was told without its words, nor where the rules do not follow', async () => {
    const hidden = ahead(drawn(1, null));
    expect(await hidden.foresee(table(1), 0, 'a')).toBeNull();
    expect(hidden.isKnown).toBe(false);
    const wrong = ahead(drawn(1, 'roll'));
    expect(await wrong.foresee(table(1), 0, 'nonsense')).toBeNull();
    expect(await wrong.foresee(table(1), 0, 'a')).toBeNull();
    expect(asked).toEqual(['resume 1', 'play 0 nonsense', 'close']);
  });

  it('is for the server to tell when it ends the game', async () => {
    expect(await ahead().foresee(table(0), 0, 'last')).toBeNull();
  });
});

it('says why something cannot be played', async () => {
  expect(await ahead().why(table(0), 0, 'z')).toMatchObject({ code: 'far' });
});
