import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Known, Table, TableEvent } from '../net/types';
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
  restore: async (position: string) => asked.push(`restore ${position}`),
  look: async () => ({
    act: asked.at(-1) === 'play 0 hand over' ? [1] : [0],
    viewer: 0,
    view: { seen: asked.length },
    legal: { 0: ['b'] },
    gain: {},
    ends: {},
    takeBack: asked.at(-1) === 'play 0 turn up' ? [] : [0],
  }),
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

/** What the server deals; null for one that cannot be reached. */
let dealt: Known | null = null;
const deal = async (id: string, seat: number): Promise<Known> => {
  asked.push(`deal ${id} ${seat}`);
  if (!dealt) throw new Error('offline');
  return dealt;
};

function ahead(...events: TableEvent[]): Ahead {
  const made = new Ahead(() => rules, deal);
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

  it('is known at a table of any size', async () => {
    const crowd = { ...table(1), seats: Array.from({ length: 99 }, () => table(1).seats[0]!) };
    expect(await ahead(drawn(1, 'roll')).foresee(crowd, 0, 'a')).toMatchObject({ number: 1, legal: { 0: ['b'] } });
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

  it('is not known where the rules do not follow', async () => {
    const wrong = ahead(drawn(1, 'roll'));
    expect(await wrong.foresee(table(1), 0, 'nonsense')).toBeNull();
    expect(await wrong.foresee(table(1), 0, 'a')).toBeNull();
    expect(asked).toEqual(['resume 1', 'play 0 nonsense', 'close']);
  });

  it('is for the server to tell when it ends the game', async () => {
    expect(await ahead().foresee(table(0), 0, 'last')).toBeNull();
  });
});

describe('what follows from a move where something is hidden', () => {
  beforeEach(() => (dealt = { number: 1, seat: 0, position: 'p' }));

  it('is worked out from a position that the server deals, which is good for the moves after it', async () => {
    const it = ahead(drawn(1, null));
    expect(await it.foresee(table(1), 0, 'a')).toMatchObject({ number: 1, legal: { 0: ['b'] }, takeBack: [] });
    it.hear(moved(2, 0, 'a'));
    expect(await it.foresee(table(2), 0, 'b')).not.toBeNull();
    expect(asked).toEqual(['deal t 0', 'restore p', 'play 0 a', 'play 0 b']);
  });

  it('is dealt anew after what others do, after chance and after what is taken back', async () => {
    const events = [moved(2, 1, 'x'), drawn(2, 'roll'), drawn(2, null), moved(2, 1, null)];
    for (const event of [...events, { number: 2, kind: 'tookBack', seat: 0, takes: 1 } as const]) {
      asked = [];
      dealt = { number: 1, seat: 0, position: 'p' };
      const it = ahead(drawn(1, null));
      await it.why(table(1), 0, 'z');
      it.hear(event);
      dealt = { number: 2, seat: 0, position: 'q' };
      await it.why(table(2), 0, 'z');
      expect(asked).toEqual(['deal t 0', 'restore p', 'deal t 0', 'restore q']);
    }
  });

  it('is not shown when the move brings something to light, nor when it hands over to another seat of ours', async () => {
    for (const move of ['turn up', 'hand over']) {
      asked = [];
      const it = ahead(drawn(1, null));
      expect(await it.foresee({ ...table(1), mySeats: [0, 1] }, 0, move)).toBeNull();
      it.hear(moved(2, 0, move));
      dealt = { number: 2, seat: 0, position: 'q' };
      await it.why(table(2), 0, 'z');
      expect(asked).toContain('restore q');
      dealt = { number: 1, seat: 0, position: 'p' };
    }
  });

  it('is left to the server when it has gone on, or cannot be reached, and asked for again', async () => {
    const it = ahead(drawn(1, null));
    dealt = { number: 2, seat: 0, position: 'later' };
    expect(await it.foresee(table(1), 0, 'a')).toBeNull();
    dealt = null;
    expect(await it.foresee(table(1), 0, 'a')).toBeNull();
    dealt = { number: 1, seat: 0, position: 'p' };
    expect(await it.foresee(table(1), 0, 'a')).not.toBeNull();
  });
});

it('says why something cannot be played', async () => {
  expect(await ahead().why(table(0), 0, 'z')).toMatchObject({ code: 'far' });
});
