import type { Course } from '../../lesson/lesson';
import { lessons as words } from './text/lessons';

const ETERNAL = { mode: 'eternal' };

/** The lessons play at the upper left coast, where two statues stand beside one space. */
export const course: Course = {
  words,
  lessons: [
    {
      id: 'first',
      seats: 2,
      options: ETERNAL,
      chance: [4, 7, 9, 1, 3, 19, 11, 16].map((card) => `card ${card}`),
      steps: [
        { key: 'island', point: [{ cell: 'a4' }, { cell: 'c4' }] },
        { key: 'first', point: [{ about: 'card' }, { cell: 'b1' }, { cell: 'b2' }], do: ['place b1 r0'] },
        { key: 'road', point: [{ cell: 'b3' }, { cell: 'c3' }], do: ['place c3 r5'] },
        { key: 'second', point: [{ cell: 'a2' }, { cell: 'a3' }], do: ['place a2 r0', 'place * *'], earns: 5 },
        { key: 'fields', point: [{ cell: 'd2' }, { cell: 'd3' }], do: ['place d2 r0', 'place **'] },
        { key: 'pass', point: [{ move: 'pass' }], do: ['pass'] },
        { key: 'farm', do: ['place **'], earns: 3 },
        { key: 'unseen', point: [{ seat: 1 }], do: ['place **', 'pass'] },
        { key: 'free', do: ['place **', 'pass'] },
        { key: 'largest' },
        { key: 'beach', point: [{ cell: 'i1' }, { cell: 'i4' }] },
      ],
    },
    {
      id: 'episodes',
      seats: 2,
      options: { mode: 'episode', episode: 1 },
      chance: ['card 2', 'card 5', 'card 20'],
      steps: [
        { key: 'story' },
        { key: 'shore', point: [{ cell: 'h2' }], do: ['place **'], earns: 1 },
        { key: 'join', do: ['place **'] },
        { key: 'more', do: ['place **'] },
        { key: 'circles' },
      ],
    },
  ],
};
