import type { Course } from '../../lesson/lesson';
import { OPENING, STACKS } from './prepared';
import { lessons as words } from './text/lessons.en';

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
      id: 'water',
      seats: 2,
      options: {},
      seed: '3',
      chance: [...STACKS, 'white farming fishing'],
      steps: [
        { key: 'start', before: OPENING, point: [{ pick: 'h05' }] },
        { key: 'turned', do: ['play **'], earns: 10 },
        { key: 'discard' },
      ],
    },
    {
      id: 'kingdoms',
      seats: 2,
      options: { kingdoms: true, auction: true },
      seed: '3',
      chance: STACKS,
      steps: [
        { key: 'sold', before: OPENING, point: [{ cell: 'f4' }] },
        { key: 'beside', do: ['play **'], earns: 20 },
        { key: 'capitol' },
      ],
    },
  ],
};
