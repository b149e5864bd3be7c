import { describe, expect, it, vi } from 'vitest';
import type { Rules } from '../rules/rules';
import { Analyst, shares } from './analyst.svelte';
import { Replay } from './replay.svelte';

vi.mock('../games/all', () => ({
  room: async () => ({
    sayMove: (move: string) => move,
    sayOutcome: (outcome: string) => outcome,
    parse: () => ({}),
    points: (view: { step: number }) => ({ steps: view.step }),
  }),
}));
vi.mock('../games/words', () => ({ titleOf: async () => 'Game' }));

/** Chance, then two seats in turn: six steps. */
const EVENTS = [1, 2, 3, 4, 5, 6].map((number) =>
  number % 3 === 1
    ? { number, kind: 'drawn', outcome: 'roll' }
    : { number, kind: 'moved', seat: (number + 1) % 3, move: `m${number}` },
);

function rules() {
  const looks: object[] = [];
  const made = {
    resume: async () => ({ step: EVENTS.length, number: EVENTS.length, next: 'over', act: [] }),
    events: async () => EVENTS,
    look: async (how: { step?: number; viewer?: number; seats: number[] }) => {
      looks.push(how);
      const step = how.step ?? EVENTS.length;
      return { game: 'g', status: 'playing', names: [], act: [0], viewer: how.viewer ?? 0, view: { step } };
    },
    view: async () => ({}),
    outlook: async (from: number, to: number) =>
      Array.from({ length: Math.min(to, EVENTS.length) - from + 1 }, (_, i) => [from + i, 0]),
    appraise: async (_: number, { step, move }: { step: number; move: string }) =>
      step === 1
        ? [{ move, points: 0 }]
        : [
            { move: 'best', points: 10 },
            { move, points: 10 - step },
          ],
    close: vi.fn(),
  };
  return { rules: made as unknown as Rules, looks };
}

const PAST = {
  record: '',
  seats: [
    { kind: 'person' as const, name: 'Ada' },
    { kind: 'bot' as const, name: 'level2', bot: 'level2' },
  ],
  mine: [],
};

async function opened(mine: number[] = []) {
  const { rules: made, looks } = rules();
  const replay = new Replay(made, { ...PAST, mine });
  await replay.open();
  return { replay, looks };
}

describe('a game that is over', () => {
  it('is shown from its beginning, step by step and no further than its end', async () => {
    const { replay } = await opened();
    expect([replay.step, replay.last]).toEqual([0, 6]);
    expect(replay.lines).toEqual([]);
    await replay.go(1);
    expect(replay.line?.words).toBe('roll');
    expect(replay.moment?.earned).toEqual([
      { seat: 0, items: [{ key: 'steps', points: 1 }] },
      { seat: 1, items: [{ key: 'steps', points: 1 }] },
    ]);
    expect(replay.next).toEqual({ seat: 0, move: 'm2' });
    await replay.go(99);
    expect(replay.step).toBe(6);
    expect(replay.moment).toBeNull();
    expect(replay.lines).toHaveLength(6);
  });

  it('is seen by whoever moves, by a seat, or by somebody who only watches', async () => {
    const { replay, looks } = await opened();
    await replay.go(3);
    expect(looks.at(-1)).toMatchObject({ viewer: 1, seats: [1] });
    replay.look(-1);
    await vi.waitFor(() => expect(looks.at(-1)).toMatchObject({ viewer: -1, seats: [] }));
    expect((await opened([0])).looks.at(-1)).toMatchObject({ viewer: 0 });
  });

  it('shows what was asked for last, however the answers come', async () => {
    const { replay } = await opened();
    await Promise.all([replay.go(2), replay.go(5), replay.go(4)]);
    expect(replay.table?.view).toMatchObject({ step: 4 });
  });
});

describe('the bots', () => {
  it('say who is ahead at every step', async () => {
    const { replay } = await opened();
    const analyst = new Analyst(rules().rules, replay);
    await analyst.open();
    expect(analyst.outlooks).toHaveLength(7);
    expect(analyst.outlooks[6]).toEqual([6, 0]);
    const [first = 0, second = 0] = shares([60, 50]);
    expect(first + second).toBeCloseTo(1);
    expect(first).toBeGreaterThan(0.7);
    expect(shares([-3, -3])).toEqual([0.5, 0.5]);
  });

  it('advise where something was decided', async () => {
    const { replay } = await opened();
    const analyst = new Analyst(rules().rules, replay);
    await analyst.advise(0);
    expect(analyst.decision).toBeNull();
    expect(analyst.isSettled(0)).toBe(true);
    await analyst.advise(2);
    expect(analyst.decision).toMatchObject({ seat: 1, move: 'm3', loss: 2 });
    expect(analyst.decision?.options.map((option) => option.isMade)).toEqual([false, true]);
  });

  it('review all decisions of a seat, the dearest first, until they are stopped', async () => {
    const { replay } = await opened();
    const analyst = new Analyst(rules().rules, replay);
    await analyst.reviewAll(1);
    expect(analyst.review).toMatchObject({ done: 2, total: 2, isRunning: false });
    expect(analyst.review?.found.map(({ step, loss }) => [step, loss])).toEqual([
      [5, 5],
      [2, 2],
    ]);
    await analyst.reviewAll(0); // of one of its two decisions there was no choice
    expect(analyst.review?.found.map(({ step }) => step)).toEqual([4]);
    const running = analyst.reviewAll(1);
    analyst.stop();
    await running;
    expect(analyst.review).toMatchObject({ done: 0, isRunning: false });
  });
});
