import { episodes } from '../../../../games/my-island/src/main/resources/atoll/games/myisland/campaign.json';
import { explainBySheet } from './explain';
import { groups } from './groups';
import { describe, expect, it } from 'vitest';
import { choices, aim, begin, turn, turns } from '../../play/placing';
import { part } from '../part';
import { client } from './client';
import { layout, R, step, turned, type Offset } from './geometry';
import { parse, pickOf, read, stickerIn, tileIn, TURNS, write } from './notation';
import { stickerOf, symbols, tileOf, tilesInHand } from './terrain';
import type { View } from './view';
import { sayEarned, sayNote, saySymbols } from './words';

describe('the board of a campaign', () => {
  it('is cleared of its tiles for the new stickers, and of no others', () => {
    const tiles = [{ round: 1, spaces: [{ at: 'h1', symbols: ['field'] }] }];
    const seen = (phase: string, campaign: boolean) =>
      symbols(part<View>({ phase, campaign, seats: [{ tiles }] }), 0).has('h1');
    expect([seen('play', true), seen('end stickers', true), seen('over', true)]).toEqual([true, false, true]);
    expect(seen('start stickers', true)).toBe(true);
    expect(seen('play', false)).toBe(true);
  });
});

describe('the raft and the flood', () => {
  it('are explained by the paragraphs of the sheet that tell of them', () => {
    const view = part<View>({ sheet: ['Land.', 'Afloat.', 'A raft?'], twists: { raft: ['Afloat.'] } });
    expect(explainBySheet('Raft', 'raft', view).text).toBe('Afloat.');
    expect(explainBySheet('Flood', 'flood', view).text).not.toContain('Afloat.');
  });

  it('have such paragraphs in every episode that has them, and in no other', () => {
    for (const episode of episodes) {
      const twists = ('twists' in episode ? episode.twists : {}) as Record<string, number[]>;
      const has = [...('flood' in episode ? ['flood'] : []), ...('hold' in episode ? ['raft'] : [])];
      expect(Object.keys(twists), episode.title).toEqual(has);
      for (const paragraph of Object.values(twists).flat()) expect(episode.sheet[paragraph - 1]).toMatch(/\.$/);
    }
  });
});

describe('the notation of My Island', () => {
  it.each([
    ['place c5 r2', { pick: 'tile', cell: 'c5', turn: 'r2', lays: 'c5' }],
    ['place g3 f0', { pick: 'tile', cell: 'g3', turn: 'f0', lays: 'g3' }],
    ['place t12 c5 r2', { pick: 'tile 12', cell: 'c5', turn: 'r2', lays: 'c5' }],
    ['stick statue c5', { pick: 'stick statue', cell: 'c5' }],
    ['stick glade c5 r1', { pick: 'stick glade', cell: 'c5', turn: 'r1' }],
    ['stick second-wall t3.1', {}],
    ['keep barn', {}],
    ['hold', {}],
    ['pass', {}],
    ['stop', {}],
  ])('reads %s and writes it again', (move, parsed) => {
    expect(parse(move)).toEqual(parsed);
    const spoken = read(move);
    expect(spoken && write(spoken)).toBe(move);
  });

  it('reads stickers on tiles with tile and space', () => {
    expect(read('stick gate t12.2')).toEqual({ verb: 'mark', kind: 'gate', tile: 12, space: 2 });
  });

  it.each(['place c5', 'place c5 r6', 'place t5 r2', 'stick gate', 'keep', 'hold on', 'fly c5 r0'])(
    'does not know %s',
    (move) => {
      expect(read(move)).toBeNull();
      expect(parse(move)).toEqual({});
    },
  );

  it('names tiles where there is a choice of them', () => {
    expect(pickOf(5, part<View>({ card: 5, raft: false }))).toBe('tile');
    expect(pickOf(5, part<View>({ card: 5, raft: true }))).toBe('tile 5');
    expect(pickOf(5, part<View>({ open: [5, 1] }))).toBe('tile 5');
    expect(tileIn('tile', part<View>({ card: 7 }))).toBe(7);
    expect(tileIn('tile 12', part<View>({ card: 7 }))).toBe(12);
    expect([stickerIn('stick glade'), stickerIn('tile 2')]).toEqual(['glade', null]);
  });

  it('says what becomes of an open tile when another is placed, as the rules tell it', () => {
    const said = (unplaced: string) => client.sayGain?.('place t5 c5 r1', part<View>({ open: [5, 1], unplaced }));
    expect(said('raft')).toBe('tile 1 goes on the raft');
    expect(said('aside')).toBe('tile 1 is laid aside');
    expect(client.sayGain?.('place c5 r1', part<View>({ open: [7], card: 7 }))).toBe('');
  });

  it('turns through r0 to r5 and then f0 to f5', () => {
    const moves = ['place c5 f0', 'place c5 r4', 'place c5 r0', 'place c5 f3'];
    let state = aim(begin(choices(moves, [0, 0, 0, 0], parse), TURNS), 'c5');
    expect(turns(state).map((c) => c.turn)).toEqual(['r0', 'r4', 'f0', 'f3']);
    const seen = moves.map(() => (state = turn(state)).turn);
    expect(seen.toSorted()).toEqual(['f0', 'f3', 'r0', 'r4']);
  });
});

describe('the geometry of My Island', () => {
  it('turns by 60 degrees clockwise: east becomes south-east, and six turns are none', () => {
    expect(turned([1, 0], 'r1')).toEqual([0, 1]);
    expect(turned([1, 0], 'r3')).toEqual([-1, 0]);
    expect(turned([2, -1], null)).toEqual([2, -1]);
    expect(turned([2, -1], 'r0')).toEqual([2, -1]);
  });

  it('flips top to bottom, then turns (W28: tile 28 at g3, f0 covers g3, g4, g5, f6)', () => {
    const tile28: Offset[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
    ];
    const rows = [
      { x: 2, cells: ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'] },
      { x: 3, cells: ['g1', 'g2', 'g3', 'g4', 'g5'] },
      { x: 4, cells: ['h1', 'h2', 'h3', 'h4', 'h5'] },
    ];
    const { cells } = layout(part<View>({ rows }));
    const g3 = cells.get('g3')!;
    const covered = (way: string) =>
      tile28.map((s) => {
        const p = step(turned(s, way));
        return [...cells.values()].find((c) => Math.hypot(c.x - g3.x - p.x, c.y - g3.y - p.y) < 1)?.name;
      });
    expect(covered('r0')).toEqual(['g3', 'g4', 'g5', 'h5']);
    expect(covered('f0')).toEqual(['g3', 'g4', 'g5', 'f6']);
    expect(turned([1, 0], 'f1')).toEqual([0, 1]);
  });

  it('keeps neighbours one hex apart, along rows and across', () => {
    const { cells } = layout(
      part<View>({
        rows: [
          { x: 1, cells: ['a1', 'a2'] },
          { x: 0, cells: ['b1', 'b2', 'b3'] },
        ],
      }),
    );
    const gap = (a: string, b: string) =>
      Math.hypot(cells.get(a)!.x - cells.get(b)!.x, cells.get(a)!.y - cells.get(b)!.y);
    expect(gap('a1', 'a2')).toBeCloseTo(R * Math.sqrt(3));
    expect(gap('a1', 'b1')).toBeCloseTo(R * Math.sqrt(3));
    expect(gap('a1', 'b2')).toBeCloseTo(R * Math.sqrt(3));
  });
});

describe('what the view of My Island means', () => {
  const play = { phase: 'play', open: [1], raft: true, card: 1 };
  const tiles: View['tiles'] = [
    {
      tile: 1,
      spaces: [
        [0, 0],
        [1, 0],
      ],
      symbols: ['field', 'field'],
    },
  ];

  it('adds a seat’s own marks to its tiles', () => {
    const view = part<View>({ tiles, seats: [{}, { marks: { 't1.2': 'field', 't10.2': 'path' } }] });
    expect(tileOf(view, 1, 0).symbols).toEqual([['field'], ['field']]);
    expect(tileOf(view, 1, 1).symbols).toEqual([['field'], ['field', 'field']]);
    expect([['field'], ['house', 'house'], ['wall', 'path']].map(saySymbols)).toEqual([
      'field',
      'two houses',
      'wall and path',
    ]);
  });

  it('has the card’s tile and the raft’s in hand, until the seat has moved', () => {
    expect(tilesInHand(part<View>({ ...play, seats: [{ due: true, raft: 2 }] }), 0)).toEqual([1, 2]);
    expect(tilesInHand(part<View>({ ...play, open: [5, 1], seats: [{ due: true }] }), 0)).toEqual([5, 1]);
    expect(tilesInHand(part<View>({ ...play, seats: [{ due: false, raft: 2 }] }), 0)).toEqual([]);
  });

  it('says of a seat that it has moved, not what', () => {
    const say = (seat: Partial<View['seats'][number]>, view: Partial<View> = play) =>
      sayNote(part<View>({ ...view, seats: [{ in: true, toPlace: 0, ...seat }] }), 0);
    expect(say({ due: true })).toBe('');
    expect(say({ due: false })).toBe('moved');
    expect(say({ due: false, in: false })).toBe('stopped');
    expect(say({ due: true, toPlace: 2 }, { phase: 'end stickers' })).toBe('2 stickers left');
    expect(say({ due: false }, { phase: 'goals' })).toBe('goal chosen');
    expect(say({ due: false }, { phase: 'over' })).toBe('');
  });

  it('says where circles came from, lines of the table in its words', () => {
    const view = part<View>({ overview: { left: [{ key: 'circle-road', text: 'End: 2 or more roads' }] } });
    expect(sayEarned(4, { standing: 2, top: 0, 'circle-road': 1, goal: 1 }, view)).toBe(
      '4 circles: standing +2, End: 2 or more roads +1 and goal +1',
    );
    expect(sayEarned(0, { standing: 0 }, view)).toBe('0 circles');
  });

  it('knows stickers by the view, and by their kind alone without it', () => {
    const view = part<View>({
      stickers: [
        {
          kind: 'track',
          name: 'track',
          text: 'A path.',
          shows: 'path',
          spaces: [
            [0, 0],
            [1, 0],
            [2, 0],
          ],
        },
      ],
    });
    expect(stickerOf(view, 'track')).toMatchObject({
      shows: 'path',
      spaces: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    });
    expect(stickerOf(undefined, 'second-wall')).toMatchObject({ name: 'second wall', spaces: [[0, 0]] });
  });

  it('outlines groups and roads with what they have earned', () => {
    const view = part<View>({
      pieces: [
        { key: 'farm', points: 3 },
        { key: 'road', points: 5 },
      ],
      seats: [
        {
          groups: [
            { symbol: 'field', size: 2, spaces: ['a1', 'a2'], cubes: [{ key: 'farm' }] },
            { symbol: 'house', size: 1, spaces: ['b1'], cubes: [] },
          ],
          roads: [{ key: 'road', from: 'b1', spaces: ['b2'] }],
        },
      ],
    });
    const cells = new Map(['a1', 'a2', 'b1', 'b2'].map((name) => [name, { name, x: 0, y: 0, points: '' }]));
    expect(
      groups(view, 0, { box: [0, 0, 1, 1], cells }).map((g) => [g.cells.map((c) => c.name).join(' '), g.points]),
    ).toEqual([
      ['a1 a2', 3],
      ['b1 b2', 5],
    ]);
  });
});
