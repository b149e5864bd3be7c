import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameClient } from '../games/client';
import { part } from '../games/part';
import type { Step, Table } from '../net/types';
import type { Playable } from './playable';
import { choose } from './settings.svelte';
import type { Line } from './story';
import { Watch } from './watch.svelte';

const room = part<GameClient<{ scores: number[]; scene?: boolean }>>({
  ownBoards: false,
  points: (view, seat) => ({ all: view.scores[seat] ?? 0 }),
  isScene: (_, view) => view.scene === true,
}) as GameClient;

function table(number: number, scores: number[], act: number[]): Table {
  return {
    id: 't',
    game: 'g',
    edition: 1,
    options: {},
    status: 'playing',
    number,
    seats: [{ kind: 'person' }, { kind: 'bot' }],
    mySeats: [0],
    act,
    viewer: 0,
    view: { scores },
    legal: { 0: ['go'] },
    gain: { 0: [0] },
    takeBack: [0],
  };
}

const line = (number: number, seat: number | null, words: string): Line => ({
  number,
  heard: number,
  seat,
  words,
  cell: 'a1',
  lays: 'a1',
  chance: seat === null,
  undone: false,
  unseen: false,
  earned: [],
});
const step = (number: number, scores: number[], more = {}) =>
  part<Step>({ number, act: [1], view: { scores, ...more } });

/** A game of which three things have happened: our move, our dice, the bot's move. */
function game(room: GameClient, steps = [step(2, [1, 0]), step(3, [4, 0]), step(4, [4, 2])]) {
  const source = {
    table: table(1, [0, 0], [0]) as Table | null,
    client: room,
    names: ['Ada', 'Bot'],
    title: 'Game',
    lines: [] as Line[],
    moment: null,
    sending: null,
    slow: false,
    asked: [] as number[][],
    play: () => Promise.resolve(true),
    takeBack: () => Promise.resolve(true),
    why: () => Promise.resolve(null),
    steps(seat: number, after: number, to: number) {
      this.asked.push([seat, after, to]);
      return Promise.resolve(steps.filter((s) => s.number > after && s.number <= to));
    },
  };
  const watch = new Watch(source as Playable);
  watch.hear();
  source.table = table(4, [4, 2], [0]);
  source.lines = [line(2, 0, 'lays'), line(3, null, 'dice'), line(4, 1, 'answers')];
  watch.hear();
  return { source, watch };
}

describe('watching', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
    choose('pace', 'normal');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('does not show again what was on the screen before it was told', async () => {
    const { source, watch } = game(room);
    watch.skip();
    source.asked.length = 0;
    Object.assign(source, { table: table(5, [6, 2], [1]), lines: [...source.lines, line(5, 0, 'lays')], foreseen: 5 });
    watch.hear();
    expect(source.asked).toEqual([]);
    expect(watch.table?.number).toBe(5);
    expect(watch.moment?.words).toBe('lays');
  });

  it('shows our move, our dice, then the others, each with the position of its moment', async () => {
    const { watch, source } = game(room);
    expect(watch.table?.number, 'nothing has happened on the screen yet').toBe(1);
    expect(watch.sending, 'and nothing can be done with what is old').not.toBeNull();
    const seen: unknown[] = [];
    await vi.advanceTimersByTimeAsync(0);
    for (let i = 0; i < 3; i++) {
      seen.push([watch.table?.view?.scores, watch.moment?.words, watch.lines.length]);
      await vi.runOnlyPendingTimersAsync();
    }
    expect(seen).toEqual([
      [[1, 0], 'lays', 1],
      [[4, 0], 'dice', 2],
      [[4, 2], 'answers', 3],
    ]);
    expect(source.asked).toEqual([[0, 1, 4]]);
    expect(watch.table).toBe(source.table);
  });

  it('tells what each step brought, also to those who did nothing', async () => {
    const { watch } = game(room);
    await vi.advanceTimersByTimeAsync(0);
    expect(watch.moment?.earned).toEqual([{ seat: 0, items: [{ key: 'all', points: 1 }] }]);
    await vi.runOnlyPendingTimersAsync();
    expect(watch.moment?.earned).toEqual([{ seat: 0, items: [{ key: 'all', points: 3 }] }]);
  });

  it('offers nothing to do before everything has been seen', async () => {
    const { watch } = game(room);
    await vi.advanceTimersByTimeAsync(0);
    expect(watch.table).toMatchObject({ legal: {}, takeBack: [], act: [1] });
    expect(watch.showing?.line.words).toBe('lays');
  });

  it('is where the game is as soon as somebody skips or plays', async () => {
    for (const hurry of [(w: Watch) => w.skip(), (w: Watch) => void w.play(0, 'go')]) {
      const { watch, source } = game(room);
      await vi.advanceTimersByTimeAsync(0);
      hurry(watch);
      expect(watch.table).toBe(source.table);
      expect(watch.showing).toBeNull();
      await vi.runAllTimersAsync();
      expect(watch.table).toBe(source.table);
    }
  });

  it('shows everything at once to those who want that, or do not look', async () => {
    choose('pace', 'once');
    expect(game(room).watch.table?.number).toBe(4);
    choose('pace', 'normal');
    vi.stubGlobal('document', { hidden: true });
    const { watch, source } = game(room);
    expect(watch.table?.number).toBe(4);
    expect(watch.moment?.words).toBe('answers');
    expect(source.asked).toEqual([]);
  });

  it('keeps a scene on the screen even if it is the last that happened', async () => {
    const { watch, source } = game(room, [step(4, [4, 2], { scene: true })]);
    await vi.advanceTimersByTimeAsync(0);
    expect(watch.showing?.isScene).toBe(true);
    expect(watch.table).not.toBe(source.table);
    await vi.runAllTimersAsync();
    expect(watch.table).toBe(source.table);
  });

  it('goes on after what it shows when more happens', async () => {
    const { watch, source } = game(room, [step(2, [1, 0]), step(3, [4, 0]), step(4, [4, 2]), step(5, [9, 2])]);
    await vi.advanceTimersByTimeAsync(0);
    source.table = table(5, [9, 2], [0]);
    source.lines = [...source.lines, line(5, 1, 'adds')];
    watch.hear();
    const words: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      await vi.advanceTimersByTimeAsync(0);
      words.push(watch.moment?.words);
      await vi.runOnlyPendingTimersAsync();
    }
    expect(words).toEqual(['lays', 'dice', 'answers', 'adds']);
    expect(watch.table).toBe(source.table);
  });

  it('makes nothing of what is only said, and of a story that starts again', async () => {
    const { watch, source } = game(room);
    await vi.runAllTimersAsync();
    source.table = table(5, [4, 2], [0]);
    watch.hear();
    expect(watch.table).toBe(source.table);
    source.table = table(2, [1, 0], [0]);
    source.lines = [];
    watch.hear();
    expect(watch.table).toBe(source.table);
  });

  it('does not wait long for steps that do not come', async () => {
    const { watch, source } = game(room);
    source.steps = () => new Promise(() => {});
    source.table = table(5, [9, 2], [0]);
    source.lines = [...source.lines, line(5, 1, 'adds')];
    watch.hear();
    await vi.advanceTimersByTimeAsync(0);
    expect(watch.table).not.toBe(source.table);
    await vi.runAllTimersAsync();
    expect(watch.table).toBe(source.table);
  });

  it('shows where the game is if nobody knows the steps', async () => {
    const { watch, source } = game(room, []);
    await vi.runAllTimersAsync();
    expect(watch.table).toBe(source.table);
  });
});
