import type { Course } from '../../lesson/lesson';
import { FOR_SALE, HARBOURS, LAKE, OPENING, STACKS, THREE_JOINED } from './prepared';
import { lessons as words } from './text/lessons';

export const course: Course = {
  words,
  lessons: [
    {
      id: 'first',
      seats: 2,
      options: {},
      seed: '3',
      chance: [...STACKS, 'white farming fishing', 'white logging my-island'],
      steps: [
        { key: 'island', before: OPENING, point: [{ cell: 'd4' }, { cell: 'f4' }] },
        { key: 'hand', point: [{ pick: 'h11' }, { pick: 'h05' }, { pick: 'h08' }] },
        { key: 'roads', point: [{ pick: 'h11' }, { cell: 'e4' }], do: ['play h11 e4 r3'] },
        { key: 'dice', point: [{ about: 'white' }] },
        { key: 'worth', point: [{ about: 'white' }] },
        { key: 'take', point: [{ move: 'take t10' }], do: ['take t10', 'take *'] },
        { key: 'defend', do: ['defend **'] },
        { key: 'again', do: ['play **'], earns: 20 },
        { key: 'take2', do: ['take *'] },
        { key: 'third', point: [{ about: 'starter' }], do: ['play **'], earns: 15 },
        { key: 'take3', do: ['take *'] },
        { key: 'water' },
        { key: 'over', point: [{ about: 'out' }] },
      ],
    },
    {
      id: 'ports',
      seats: 2,
      options: {},
      seed: '184',
      steps: [
        { key: 'harbours', before: HARBOURS, point: [{ cell: 'a6' }, { cell: 'b5' }] },
        { key: 'third', point: [{ pick: 'q18' }, { cell: 'b6' }], do: ['play q18 b6 r0'] },
        { key: 'worth', point: [{ cell: 'a6' }, { cell: 'b5' }] },
        { key: 'dice', point: [{ cell: 'b6' }] },
        { key: 'take', do: ['take *'] },
      ],
    },
    {
      id: 'water',
      seats: 2,
      options: {},
      seed: '5',
      steps: [
        { key: 'lake', before: LAKE, point: [{ cell: 'd3' }] },
        { key: 'turn', point: [{ pick: 'water q25' }, { cell: 'd3' }], do: ['water **'] },
        { key: 'across', point: [{ cell: 'd4' }] },
        { key: 'take', do: ['take *'] },
        { key: 'discard' },
      ],
    },
    {
      id: 'auction',
      seats: 2,
      options: { auction: true },
      seed: '1',
      steps: [
        { key: 'sold', before: FOR_SALE, point: [{ cell: 'f7' }] },
        { key: 'beside', point: [{ pick: 't10' }, { cell: 'e7' }], do: ['play t10 e7 r1'] },
        { key: 'bid', point: [{ move: 'bid 5' }], do: ['bid 5'] },
        { key: 'more', point: [{ move: 'bid 15' }], do: ['bid 15'] },
        { key: 'bought', point: [{ cell: 'f7' }] },
      ],
    },
    {
      id: 'kingdoms',
      seats: 2,
      options: { kingdoms: true },
      seed: '8',
      steps: [
        { key: 'realm', before: THREE_JOINED, point: [{ cell: 'b4' }, { cell: 'c5' }, { cell: 'd5' }] },
        { key: 'fourth', point: [{ pick: 'h20' }, { cell: 'b3' }], do: ['play h20 b3 r1'] },
        { key: 'found', point: [{ move: 'capitol' }], do: ['capitol'] },
        { key: 'take', do: ['take *'] },
        { key: 'shields', point: [{ move: 'protect' }], do: ['protect'] },
        { key: 'attack', point: [{ cell: 'b3' }] },
      ],
    },
  ],
};
