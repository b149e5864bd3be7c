import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameClient } from '../games/client';
import { part } from '../games/part';
import type { Table } from '../net/types';
import type { Playable } from './playable';
import { choose, readSettings } from './settings.svelte';
import type { Line } from './story';
import { PATIENCE, Turn } from './turn.svelte';

const room = part<GameClient>({
  ownBoards: false,
  turnOrder: ['r0', 'r1'],
  parse(move: string) {
    const [pick, cell, turn] = move.split(' ');
    return cell === undefined ? {} : { pick, cell, ...(turn === undefined ? {} : { turn }) };
  },
});

function table(legal: string[], ends: number[], gain: number[] = legal.map(() => 0)): Table {
  return {
    id: 't',
    game: 'g',
    edition: 1,
    options: {},
    status: 'playing',
    number: 1,
    seats: [{ kind: 'person' }, { kind: 'bot' }],
    mySeats: [0],
    act: [0],
    viewer: 0,
    view: {},
    legal: { 0: legal },
    gain: { 0: gain },
    ends: { 0: ends },
    takeBack: [],
  };
}

function at(start: Table) {
  const played: string[] = [];
  const source = {
    table: start as Table | null,
    client: room,
    names: ['Ada', 'Bot'],
    title: 'Game',
    lines: [] as Line[],
    moment: null,
    sending: null,
    slow: false,
    play: (_seat: number, move: string) => {
      played.push(move);
      return Promise.resolve(true);
    },
    takeBack: () => Promise.resolve(true),
    why: () => Promise.resolve(null),
  } satisfies Playable;
  return { turn: new Turn(source), played, source };
}

const LIST = table(['a c1 r0', 'a c1 r1', 'b c2', 'pass'], [1, 1, 0, 1]);

describe('a turn', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    choose('commit', 'wait');
  });

  it('keeps the last step for three seconds, and gives it back at once', () => {
    const { turn, played } = at(LIST);
    turn.pick('a');
    turn.aim('c1');
    turn.play(turn.aimed?.move ?? '');
    expect(turn.waiting?.choice.move).toBe('a c1 r0');
    expect(turn.takesBack).toBe(0);
    turn.takeBack();
    vi.advanceTimersByTime(PATIENCE * 2);
    expect(played).toEqual([]);
    turn.play('a c1 r1');
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(played).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(played).toEqual(['a c1 r1']);
    expect(turn.waiting).toBeNull();
  });

  it('knows why nothing can be taken back', () => {
    const line = part<Line>({ seat: 0, move: 'b c2', undone: false });
    const why = (start: Table, lines: Line[] = []) => {
      const { turn, source } = at(start);
      source.lines = lines;
      return turn.staysFor;
    };
    expect(why({ ...LIST, takeBack: [0] }, [line])).toBeNull();
    expect(why({ ...LIST, mySeats: [] }, [line])).toBe('watched');
    expect(why(LIST)).toBe('unmoved');
    expect(why(LIST, [{ ...line, seat: 1 }])).toBe('unmoved');
    expect(why(LIST, [{ ...line, undone: true }])).toBe('unmoved');
    expect(why(LIST, [line])).toBe('answered');
  });

  it('sends what does not end it at once', () => {
    const { turn, played } = at(LIST);
    turn.play('b c2');
    expect(played).toEqual(['b c2']);
  });

  it('waits for as long as it takes if that is wanted, and is not sent when the page is left', () => {
    choose('commit', 'confirm');
    const { turn, played } = at(LIST);
    turn.play('pass');
    vi.advanceTimersByTime(PATIENCE * 9);
    turn.leave();
    expect(played).toEqual([]);
    turn.commit();
    expect(played).toEqual(['pass']);
  });

  it('sends what waits for its time when the page is left', () => {
    const { turn, played } = at(LIST);
    turn.play('pass');
    turn.leave();
    expect(played).toEqual(['pass']);
  });

  it.each(['once', 'press'] as const)('waits for nothing if that is wanted: %s', (way) => {
    choose('commit', way);
    const { turn, played } = at(LIST);
    turn.play('pass');
    expect(played).toEqual(['pass']);
  });

  it('plays nothing that is not on the list', () => {
    const { turn, played } = at(LIST);
    expect(turn.play('resign')).toBeNull();
    expect(played).toEqual([]);
  });

  it('spells a question about a cell like the legal moves of the piece in hand', () => {
    const { turn } = at(LIST);
    expect(turn.spell('c9')).toBeNull();
    turn.pick('a');
    turn.turn(1);
    turn.turn(1);
    expect(turn.spell('c9')).toBe('a c9 r1');
  });
});

describe('settings', () => {
  it('are as usual where what was kept makes no sense', () => {
    const usual = readSettings(null);
    expect(usual).toMatchObject({
      commit: 'wait',
      pace: 'normal',
      theme: 'system',
      sounds: 'off',
      notices: 'off',
      handOver: 'cover',
    });
    expect(readSettings('{"commit":"confirm","other":"off"}')).toEqual({ ...usual, commit: 'confirm' });
    for (const kept of ['', 'x', '[]', 'null', '"x"', '{"commit":7}']) expect(readSettings(kept)).toEqual(usual);
  });
});
