import { describe, expect, it } from 'vitest';
import type { Campaign, IslandBoard } from '../net/types';
import { added, canName, inOrder, ranks, stageOf, stickersOn, toldAfter } from './course';

const board = (progress: number, stickers: Record<string, string> = {}): IslandBoard => ({
  name: '',
  progress,
  log: 0,
  stickers,
  marks: {},
  terrain: [],
});

const campaign = (more: Partial<Campaign> = {}): Campaign => ({
  id: 'c',
  game: 'my-island',
  edition: 2,
  host: true,
  mySeats: [0],
  created: 0,
  over: false,
  next: 1,
  envelopes: 8,
  episodes: 24,
  nameless: 'Nameless Island',
  land: { rows: [], stickers: [] },
  seats: [4, 7, 4].map((progress) => ({ kind: 'person', name: 'Ada', board: board(progress) })),
  chapters: [],
  played: [],
  ...more,
});

const chapter = { chapter: 1, title: 'Arrival', episodes: [1, 2, 3], materials: [], opening: '' };
const current = { episode: 1, title: 'Ashore', before: '', sheet: [], scores: [], rewards: [] };

describe('the course of a campaign', () => {
  it('leads from the invitation through envelopes and letters to episodes', () => {
    expect(stageOf(campaign({ host: false, mySeats: [] }), 0)).toBe('join');
    expect(stageOf(campaign({ seats: [{ kind: 'open', board: board(0) }] }), 0)).toBe('gather');
    expect(stageOf(campaign(), 0)).toBe('sealed');
    expect(stageOf(campaign({ chapters: [chapter], current }), 0)).toBe('unread');
    expect(stageOf(campaign({ chapters: [chapter], current }), 1)).toBe('episode');
    expect(stageOf(campaign({ over: true }), 8)).toBe('over');
  });

  it('lets islands be named until something is opened', () => {
    expect(canName(campaign())).toBe(true);
    expect(canName(campaign({ table: 't' }))).toBe(false);
    expect(canName(campaign({ chapters: [chapter] }))).toBe(false);
  });

  it('ranks by circles, and who has as many shares a rank; at the end the server ranks', () => {
    expect(ranks(campaign())).toEqual([2, 1, 2]);
    expect(inOrder([2, 1, 2])).toEqual([1, 0, 2]);
    expect(ranks(campaign({ closing: { solution: [], ranks: [3, 1, 2], pages: [] } }))).toEqual([3, 1, 2]);
  });

  it('knows what an episode has added', () => {
    const before = board(3, { h1: 'wreck' });
    expect(added(before, board(5, { h1: 'wreck', c5: 'clearing' }))).toEqual({ circles: 2, cells: ['c5'] });
    expect(added(undefined, before)).toEqual({ circles: 3, cells: ['h1'] });
  });

  it('counts a sticker of several spaces once', () => {
    const look = { text: '', tile: false, blocked: false };
    const land = {
      rows: [],
      stickers: [
        { kind: 'glade', name: 'glade', ...look, spaces: [[0, 0] as number[], [1, 0], [0, 1]] },
        { kind: 'wreck', name: 'wreck', ...look },
        { kind: 'silt', name: 'silt', ...look },
      ],
    };
    const found = stickersOn(board(0, { a1: 'wreck', c5: 'glade', c6: 'glade', d6: 'glade', a9: 'wreck' }), land);
    expect(found.map(({ kind, count }) => [kind, count])).toEqual([
      ['glade', 1],
      ['wreck', 2],
    ]);
  });

  it('tells all islands of a screen what all hear once, and each its own', () => {
    expect(toldAfter([['bell', 'flag']], [1])).toEqual([
      { text: 'bell', seat: null },
      { text: 'flag', seat: null },
    ]);
    expect(
      toldAfter(
        [
          ['bell', 'flag'],
          ['bell', 'nails'],
        ],
        [0, 2],
      ),
    ).toEqual([
      { text: 'bell', seat: null },
      { text: 'flag', seat: 0 },
      { text: 'nails', seat: 2 },
    ]);
  });
});
