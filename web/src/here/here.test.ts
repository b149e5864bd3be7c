import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '../net/api';
import type { Rules, Standing } from '../rules/rules';
import type { Kept } from './kept';

/** A game of three numbers: seats take turns to say the next one, and chance says every third. */
function tinyRules(said: string[] = []) {
  const standing = (): Standing => {
    const step = said.length;
    const next = step >= 9 ? 'over' : step % 3 === 2 ? 'chance' : 'seats';
    return { number: step, step, next, act: next === 'seats' ? [step % 3] : [] };
  };
  const rules = {
    start: async () => standing(),
    resume: async (record: string) => {
      said.splice(0, said.length, ...record.split('\n').filter(Boolean).slice(1));
      return standing();
    },
    restore: async () => standing(),
    snapshot: async () => said.join(),
    play: async (seat: number, move: string) => {
      if (!standing().act.includes(seat)) throw new Error('not now');
      said.push(`${seat} ${move}`);
      return standing();
    },
    draw: async () => {
      said.push('chance');
      return standing();
    },
    think: vi.fn(async (_: number, bot: string) => {
      if (breaking.includes(bot)) throw new Problem(500, 'internal', 'trap');
      return { move: breaking.length === 0 ? 'thought' : `thought by ${bot}`, imagined: 1 };
    }),
    record: async () => ['head', ...said].map((line) => line + '\n').join(''),
    view: async (viewer: number, step: number) => ({ viewer, said: said.slice(0, step) }),
    look: async ({ seats = [] }: { seats?: number[] }) => ({
      ...standing(),
      status: standing().next === 'over' ? 'over' : 'playing',
      names: [],
      mySeats: seats,
      viewer: seats[0] ?? -1,
      view: { said: [...said] },
      legal: {},
      gain: {},
      ends: {},
      takeBack: [],
    }),
    events: async (_: number[], after: number) =>
      said.slice(after).map((line, i) => {
        const number = after + i + 1;
        return line === 'chance'
          ? { number, kind: 'drawn', outcome: line }
          : { number, kind: 'moved', seat: Number(line[0]), move: line.slice(2) };
      }),
    close: vi.fn(),
  };
  return { rules: rules as unknown as Rules, said, think: rules.think };
}

/** The bots whose thoughts break the worker. */
let breaking: string[] = [];
const opened: ReturnType<typeof tinyRules>[] = [];
vi.mock('../rules/rules', async (original) => ({
  ...(await original<object>()),
  startRules: () => {
    // The first is the table's, the second the bots': they think about what the table's says.
    const fresh = tinyRules(opened.length % 2 === 1 ? opened.at(-1)?.said : []);
    opened.push(fresh);
    return fresh.rules;
  },
}));
vi.mock('../games/all', () => ({
  room: async () => ({
    sayMove: (move: string) => move,
    sayOutcome: (outcome: string) => outcome,
    parse: () => ({}),
    points: () => ({}),
    sayFate: (_: object, after: { said: string[] }, names: string[]) =>
      after.said.length === 9 ? [`the end for ${names[0]}`] : [],
  }),
}));

const kept = new Map<string, Kept>();
let isFull = false;
vi.mock('./kept', () => ({
  keptGame: async (id: string) => kept.get(id),
  keep: async (game: Kept) => {
    kept.set(game.id, game);
    return !isFull;
  },
}));

const { HereTable } = await import('./table.svelte');

const soon = (check: () => void) => vi.waitFor(check, 10_000);

const GAME: Kept = {
  id: 'g',
  game: 'islant',
  options: {},
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'level2', bot: 'level2' },
  ],
  seed: 'sea',
  record: '',
  status: 'playing',
  created: 1,
  changed: 1,
};

async function open(game: Partial<Kept> = {}) {
  kept.set('g', { ...GAME, ...game });
  const table = new HereTable('g');
  await soon(() => expect(table.table ?? table.problem).toBeTruthy());
  return table;
}

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { addEventListener: () => {} });
  opened.length = 0;
  kept.clear();
  isFull = false;
  breaking = [];
});

describe('a table on this device', () => {
  it('plays on by itself until it is our turn, and tells what happened', async () => {
    const table = await open();
    expect(await table.play(0, 'one')).toBe(true);
    await soon(() => expect(table.table?.number).toBe(3));
    expect(table.lines.map((line) => line.words)).toEqual(['one', 'thought', 'chance']);
    expect(table.table?.act).toEqual([0]);
    table.close();
  });

  it('has been kept when it is shown', async () => {
    const table = await open();
    await table.play(0, 'one');
    expect(kept.get('g')?.record).toContain('0 one\n');
    table.close();
  });

  it('goes on from its record where it was left', async () => {
    const table = await open({ record: 'head\n0 one\n1 two\nchance\n' });
    expect(table.table?.number).toBe(3);
    expect(table.lines).toHaveLength(3);
    table.close();
  });

  it('lets the bot go on that was to move when the page was closed', async () => {
    const table = await open({ record: 'head\n0 one\n' });
    await soon(() => expect(table.table?.number).toBe(3));
    table.close();
  });

  it('goes on with a simpler bot where one breaks the rules’ worker', async () => {
    breaking = ['level2', 'greedy'];
    const table = await open();
    await table.play(0, 'one');
    await soon(() => expect(table.table?.number).toBe(3));
    expect(table.lines.map((line) => line.words)).toEqual(['one', 'thought by random', 'chance']);
    expect(table.problem).toBe('');
    table.close();
  });

  it('shows each moment through the eyes of whoever looks', async () => {
    const table = await open();
    await table.play(0, 'one');
    await soon(() => expect(table.table?.number).toBe(3));
    const steps = await table.steps(0, 0, 3);
    expect(steps.map((step) => step.number)).toEqual([1, 2, 3]);
    expect(steps[1]?.view).toEqual({ viewer: 0, said: ['0 one', '1 thought'] });
    table.close();
  });

  it('is marked as over at its end', async () => {
    const table = await open({ record: 'head\n0 a\n1 b\nchance\n0 c\n1 d\nchance\n' });
    await table.play(0, 'last');
    await soon(() => expect(table.table?.status).toBe('over'));
    expect(kept.get('g')?.status).toBe('over');
    expect(table.lines.at(-1)?.words).toContain('the end for Ada');
    table.close();
  });

  it('is played on by a bot for somebody who resigns, and stays so', async () => {
    const table = await open();
    await table.resign(0);
    await soon(() => expect(table.table?.status).toBe('over'));
    expect(table.table?.mySeats).toEqual([]);
    expect(kept.get('g')?.seats[0]).toMatchObject({ kind: 'person', name: 'Ada', bot: 'greedy' });
    table.close();
    const later = await open(kept.get('g'));
    expect(later.table?.mySeats).toEqual([]);
    later.close();
  });

  it('says once that it cannot be kept, and goes on', async () => {
    isFull = true;
    const table = await open();
    expect(table.problem).toContain('does not keep');
    await table.play(0, 'one');
    await soon(() => expect(table.table?.number).toBe(3));
    expect(table.problem).toBe('');
    table.close();
  });

  it('that is not there says so', async () => {
    const table = new HereTable('nowhere');
    await soon(() => expect(table.problem).toContain('no such game'));
    table.close();
  });
});
