import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../net/api';
import type { Listener } from '../net/live';
import type { Table } from '../net/types';
import type { Ahead } from './ahead';
import { TableStore } from './store.svelte';

const api = vi.hoisted(() => ({ me: vi.fn(), show: vi.fn(), move: vi.fn() }));
let listener: Listener;
const stop = vi.fn();

vi.mock('../net/api', async (original) => ({ ...(await original<object>()), ...api }));
vi.mock('../net/live', () => ({
  follow: (_id: string, _invite: string, _diagram: boolean, heard: Listener) => {
    listener = heard;
    return stop;
  },
}));
vi.mock('../games/all', () => ({
  room: async () => ({ say: (move: string) => move, cellOf: () => null, parse: () => ({}), scores: () => [] }),
}));
vi.mock('../games/words', () => ({ titleOf: async () => 'Game' }));
vi.mock('./story', () => ({
  tell: (lines: object[], events: { number: number }[]) => [
    ...lines,
    ...events.map((event) => ({ number: event.number, heard: event.number, cell: null })),
  ],
  credit: (lines: object[]) => lines,
}));
const read = vi.hoisted(() => ({ last: 0 }));
vi.mock('./memory', () => ({
  recall: (_: string, lines: object[]) => lines,
  remember: () => {},
  lastRead: () => read.last,
  rememberRead: (_: string, number: number) => (read.last = number),
}));

function table(number: number): Table {
  return {
    id: 't',
    game: 'g',
    edition: 1,
    options: {},
    status: 'playing',
    number,
    seats: [{ kind: 'person', name: 'Ada' }],
    mySeats: [0],
    act: [0],
    view: {},
    legal: {},
    gain: {},
    takeBack: [],
  };
}

/** A store whose table has come to that number. */
async function open(number: number, ahead?: Ahead): Promise<TableStore> {
  api.show.mockResolvedValue(table(number));
  const store = new TableStore('t', undefined, ahead);
  await vi.advanceTimersByTimeAsync(10);
  listener.connected(true);
  return store;
}

const moved = (number: number, at = number) => ({ number, kind: 'moved', seat: 0, move: 'a', table: table(at) });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  api.me.mockResolvedValue({ id: 'g', name: 'Ada' });
});
afterEach(() => vi.useRealTimers());

test('a story that starts again is right, even if it is shorter', async () => {
  const store = await open(10);
  listener.event(moved(10));
  listener.reset();
  expect(store.lines).toEqual([]);
  listener.event(moved(3));
  expect(store.table?.number).toBe(3);
  expect(store.lines.map((line) => line.number)).toEqual([3]);
  listener.event(moved(4));
  expect(store.table?.number).toBe(4);
  api.move.mockResolvedValue({ number: 4 });
  expect(await store.play(0, 'a')).toBe(true);
  expect(api.move).toHaveBeenLastCalledWith('t', 0, 4, 'a');
});

test('an older table never replaces a newer one', async () => {
  const store = await open(10);
  listener.event(moved(9));
  expect(store.table?.number).toBe(10);
  listener.event(moved(11));
  expect(store.table?.number).toBe(11);
});

test('a move is sent with the same number until it is answered', async () => {
  const store = await open(5);
  api.move
    .mockRejectedValueOnce(new Problem(0, 'offline', 'no line'))
    .mockRejectedValueOnce(new Problem(503, 'storage', 'later'))
    .mockResolvedValue({ number: 6 });
  const played = store.play(0, 'a');
  await vi.advanceTimersByTimeAsync(10);
  expect(store.online).toBe(false);
  expect(store.sending?.move).toBe('a');
  listener.event(moved(6)); // it got there, only the answer was lost
  await vi.advanceTimersByTimeAsync(5000);
  expect(await played).toBe(true);
  expect(api.move.mock.calls).toEqual(Array(3).fill(['t', 0, 5, 'a']));
  expect(store.sending).toBeNull();
  expect(store.online).toBe(true);
});

test('a refused move is not repeated, and shows the table that came with the refusal', async () => {
  const store = await open(5);
  api.move.mockRejectedValue(new Problem(409, 'stale', 'Look again.', table(8)));
  expect(await store.play(0, 'a')).toBe(false);
  expect(api.move).toHaveBeenCalledTimes(1);
  expect(store.problem).toBe('Look again.');
  expect(store.table?.number).toBe(8);
});

test('what is said is counted until it was heard, and no line of the story', async () => {
  const store = await open(5);
  listener.event({ number: 6, kind: 'said', seat: 0, name: 'Grace', text: 'Hello', table: table(6) });
  expect(store.said.map((said) => said.text)).toEqual(['Hello']);
  expect(store.unheard).toBe(1);
  expect(store.lines).toEqual([]);
});

test('what was read before the page was loaded again is not new', async () => {
  const hello = { number: 6, kind: 'said', seat: 0, name: 'Grace', text: 'Hello', table: table(6) };
  const before = await open(5);
  listener.event(hello);
  before.hearAll();
  expect(before.unheard).toBe(0);
  const after = await open(5);
  listener.event(hello);
  expect(after.unheard).toBe(0);
  read.last = 0;
});

test('a table that does not exist is not asked for again', async () => {
  api.show.mockRejectedValue(new Problem(404, 'notFound', 'no'));
  const store = new TableStore('t', undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.show).toHaveBeenCalledTimes(1);
  expect(store.problem).not.toBe('');
});

test('a table that cannot be had just now is asked for until it can, unless the page is left', async () => {
  api.show.mockRejectedValueOnce(new Problem(0, 'offline', 'no'));
  const store = await open(5);
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.table?.number).toBe(5);
  store.close();
  expect(stop).toHaveBeenCalled();
});

/** Rules that foresee of every move that one called next may follow. */
const foreseeing = () =>
  ({
    hear: () => {},
    reset: () => {},
    close: () => {},
    prepare: () => {},
    why: async () => ({ code: 'far', parameters: {} }),
    foresee: async (now: Table) => ({ ...now, legal: { 0: ['next'] } }),
  }) as unknown as Ahead;

test('what follows from a move is seen before the server answers, and the next one goes out after it', async () => {
  const store = await open(1, foreseeing());
  let answer: (to: { number: number }) => void = () => {};
  api.move.mockReturnValueOnce(new Promise((done) => (answer = done))).mockResolvedValue({ number: 3 });
  const first = store.play(0, 'a');
  expect(store.sending).not.toBeNull();
  await vi.advanceTimersByTimeAsync(10);
  expect(store.sending).toBeNull();
  expect(store.table?.legal).toEqual({ 0: ['next'] });
  const second = store.play(0, 'next');
  expect(store.sending).toMatchObject({ move: 'next' });
  expect(await store.play(0, 'other')).toBe(false);
  expect(api.move).toHaveBeenCalledTimes(1);
  listener.event(moved(2));
  expect(store.foreseen).toBe(2);
  expect(store.table?.legal).toEqual({});
  answer({ number: 2 });
  expect(await first).toBe(true);
  await vi.advanceTimersByTimeAsync(10);
  listener.event(moved(3));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await second).toBe(true);
  expect(api.move).toHaveBeenLastCalledWith('t', 0, 2, 'next');
});

test('what was foreseen and is refused never happened', async () => {
  const store = await open(1, foreseeing());
  let refuse: (problem: Problem) => void = () => {};
  api.move.mockReturnValueOnce(new Promise((_, fail) => (refuse = fail)));
  const play = store.play(0, 'a');
  await vi.advanceTimersByTimeAsync(10);
  const next = store.play(0, 'next');
  refuse(new Problem(422, 'illegal', 'No.'));
  expect(await play).toBe(false);
  expect(await next).toBe(false);
  expect(store.table?.legal).toEqual({});
  expect(store.problem).toBe('No.');
  expect(store.sending).toBeNull();
});

test('why something cannot be played is answered in the page where it is known', async () => {
  const store = await open(1, foreseeing());
  expect(await store.why(0, 'z')).toMatchObject({ code: 'far' });
});

test('a line that tells what is known already lets nothing be drawn anew', async () => {
  const store = await open(3);
  const before = store.table;
  listener.event(moved(3));
  expect(store.table).toBe(before);
  listener.event(moved(4));
  expect(store.table?.number).toBe(4);
});
