import { describe, expect, it, vi } from 'vitest';
import type { Rules } from '../rules/rules';
import { Analyst, shares } from './analyst.svelte';
import { checked } from './fair';
import { asksFair, at, checking, momentIn } from './moment';
import { spread } from './picture';
import { Replay } from './replay.svelte';
import { earned, UNNAMED } from './tally';

vi.mock('../games/all', () => ({
  room: async () => ({
    sayMove: (move: string) => move,
    sayOutcome: (outcome: string) => outcome,
    parse: () => ({}),
    points: (view: { step: number }) => ({ steps: view.step }),
    score: (view: { step: number }) => view.step,
    opened: (views: { eyes: number }[], viewer: number) => ({ ...views[viewer], all: views.map(({ eyes }) => eyes) }),
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
      return {
        game: 'g',
        status: 'playing',
        names: [],
        act: [0],
        viewer: how.viewer ?? 0,
        view: { step, eyes: how.viewer },
      };
    },
    view: async (eyes: number, step: number) => ({ step, eyes }),
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

async function opened(mine: number[] = [], moment = { step: 0, isVeiled: false }) {
  const { rules: made, looks } = rules();
  const replay = new Replay(made, { ...PAST, mine });
  await replay.open(moment);
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

  it('is seen with all hands open: with the eyes of whoever moves, and what every seat knew', async () => {
    const { replay } = await opened();
    await replay.go(3);
    replay.look('open');
    await vi.waitFor(() => expect(replay.table?.view).toMatchObject({ step: 3, eyes: 1, all: [0, 1] }));
    expect(await replay.viewAt(2)).toMatchObject({ step: 2, eyes: 0, all: [0, 1] });
  });

  it('opens at a moment, and tells nothing of what comes after it if that is wished', async () => {
    const { replay } = await opened([], { step: 2, isVeiled: true });
    expect([replay.step, replay.end, replay.last]).toEqual([2, 2, 6]);
    await replay.go(replay.step + 1);
    await replay.go(1);
    expect([replay.step, replay.end]).toEqual([1, 3]);
    replay.veil(false);
    expect(replay.end).toBe(6);
    replay.veil(true);
    expect(replay.end).toBe(1);
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
    expect(analyst.tallies.map((row) => row.map(({ score }) => score)).at(-1)).toEqual([6, 6]);
    expect(analyst.earned(0)).toEqual([]);
    expect(analyst.earned(4)[1]).toEqual({ seat: 1, items: [{ key: 'steps', points: 1 }] });
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

describe('a moment in the address', () => {
  it('is written into it and read from it, and what makes no sense is the beginning', () => {
    const there = at('https://a.test/look/table/t?invite=i&step=3', { step: 12, isVeiled: true });
    expect(momentIn(new URL(there).search)).toEqual({ step: 12, isVeiled: true });
    expect(new URL(there).searchParams.get('invite')).toBe('i');
    expect(at(there, { step: 0, isVeiled: false })).toBe('https://a.test/look/table/t?invite=i');
    const asking = checking('https://a.test/look/table/t?invite=i');
    expect(asksFair(new URL(asking).search)).toBe(true);
    expect(asksFair(new URL(checking('https://a.test/look/here/t')).search)).toBe(true);
    expect(at(asking, { step: 0, isVeiled: false }), 'it is asked once').toBe('https://a.test/look/table/t?invite=i');
    for (const wrong of ['', '?step=-1', '?step=x', '?step=1.5']) expect(momentIn(wrong).step).toBe(0);
  });
});

describe('points', () => {
  it('are told with their reason, and what has none is told as well', () => {
    const before = [{ score: 1, items: { road: 1 } }];
    const after = [{ score: 7, items: { road: 3, beach: 2 } }];
    expect(earned(before, after)).toEqual([
      {
        seat: 0,
        items: [
          { key: 'road', points: 2 },
          { key: 'beach', points: 2 },
          { key: UNNAMED, points: 2 },
        ],
      },
    ]);
    expect(earned(after, after)).toEqual([]);
    expect(earned(undefined, after)).toEqual([]);
  });
});

describe('the chance of a game', () => {
  const record = (promise: object | undefined, reveal: object | undefined) =>
    `${JSON.stringify({ atoll: 1, fair: promise })}\n{"by":0,"do":"x"}\n${JSON.stringify({ end: true, fair: reveal })}\n`;
  const promise = { commitment: 'c', contributions: ['5', '7'] };
  const served = record(promise, { secret: 's' });
  const judge = (answer: object) => ({ verify: async () => answer }) as unknown as Rules;

  it('is fair if it follows from the secret, and ours if our number is in it', async () => {
    const fair = judge({ draws: 3 });
    expect(await checked(fair, served)).toEqual({ kind: 'fair', draws: 3, numbers: 2, isOurs: false });
    expect(await checked(fair, served, { commitment: 'c', number: 7 })).toMatchObject({ kind: 'fair', isOurs: true });
  });

  it('is not if the record, its promise or our number was changed', async () => {
    expect(await checked(judge({ wrong: 'draw 1 is off' }), served)).toEqual({
      kind: 'wrong',
      what: 'record',
      why: 'draw 1 is off',
    });
    const fair = judge({ draws: 3 });
    expect(await checked(fair, served, { commitment: 'd', number: 7 })).toMatchObject({ what: 'promise' });
    expect(await checked(fair, served, { commitment: 'c', number: 8 })).toMatchObject({ what: 'number' });
  });

  it('cannot be told without a secret', async () => {
    const never = judge({ draws: 0 });
    for (const each of [record(undefined, undefined), record(promise, undefined), 'x'])
      expect(await checked(never, each)).toEqual({ kind: 'unknown' });
  });
});

describe('a strip', () => {
  it('goes from the beginning to the end in even steps, each once', () => {
    expect(spread(10, 6)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(spread(2, 6)).toEqual([0, 1, 2]);
    expect(spread(0, 6)).toEqual([0]);
  });
});
